"""What all tests share."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import servers


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the folder of the project."""
    return Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session", autouse=True)
def personal_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Keep every test out of the user's own Jupyter settings and progress; return the variables that do it."""
    variables = servers.private_settings(tmp_path_factory.mktemp("home"))
    with pytest.MonkeyPatch.context() as patch:
        for name, value in variables.items():
            patch.setenv(name, value)
        yield variables


@pytest.fixture
def wait_for() -> Callable[[Callable[[], bool]], None]:
    """Return a function that waits until its argument, a condition, holds; TimeoutError if it never does."""

    def wait(condition: Callable[[], bool], patience: float = 300) -> None:
        end = time.monotonic() + patience
        while not condition():
            if time.monotonic() > end:
                raise TimeoutError("the condition never held")
            time.sleep(0.02)

    return wait
