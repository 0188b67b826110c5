"""What every test of the lessons shares: the helpers' folder on the path, and a progress file of its own."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from scarto_lessons import progress


@pytest.fixture(autouse=True)
def progress_file(tmp_path, monkeypatch):
    """The progress file of this test; nothing is left in memory from the test before."""
    path = tmp_path / "progress" / "mine.json"
    monkeypatch.setenv("SCARTO_PROGRESS", str(path))
    for left in (progress._memory, progress._news, progress._said):
        left.clear()
    return path
