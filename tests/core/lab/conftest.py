"""What the tests of the laboratory share: where the badly behaved players are, and a check that no process stays."""

import contextlib
import sys
from pathlib import Path

import psutil
import pytest

sys.path.insert(0, str(Path(__file__).parent))  # the lab's worker processes look where this one does


@pytest.fixture(autouse=True)
def no_process_stays():
    before = set(psutil.Process().children(recursive=True))
    yield
    _, stayed = psutil.wait_procs(set(psutil.Process().children(recursive=True)) - before - helpers(), timeout=60)
    assert not stayed


def helpers():
    """The standard library's own helpers, which a cluster starts and which stay until the end."""
    found = set()
    for process in psutil.Process().children(recursive=True):
        with contextlib.suppress(psutil.NoSuchProcess):
            if "multiprocessing.resource_tracker" in " ".join(process.cmdline()):
                found.add(process)
    return found
