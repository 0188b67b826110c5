"""What the tests of the laboratory share: where the badly behaved players are, and a check that no process stays."""

import sys
from pathlib import Path

import psutil
import pytest

sys.path.insert(0, str(Path(__file__).parent))  # the lab's worker processes look where this one does


@pytest.fixture(autouse=True)
def no_process_stays():
    before = set(psutil.Process().children(recursive=True))
    yield
    left = set(psutil.Process().children(recursive=True)) - before
    # The standard library's own helper, which a cluster starts, stays until the end.
    assert not [process for process in left if "multiprocessing.resource_tracker" not in " ".join(process.cmdline())]
