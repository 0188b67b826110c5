"""The kernels' own helpers on the path, and all kernels compiled once before they are used."""

import sys
from pathlib import Path

import pytest

from scarto_core import kernels

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(scope="session", autouse=True)
def _machine_code():
    kernels.warm(say=str)
    assert kernels.ready()
