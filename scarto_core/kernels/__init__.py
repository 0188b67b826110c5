"""The fast engine: playouts and exact endings at the speed of the machine (extra `fast`: numba, numpy).

Elsewhere in this project cleverness that a learner could not follow is not welcome. Here it is: a bot plays thousands
of hands to their end before it chooses a card, and every one of them is up to seventy-five plays. So a hand is a flat
array of whole numbers, sets of cards are pairs of words, and what can be looked up is not computed. The rules are not
said a second time for that: they are read from the same `Tables` as the engine's (see `arrays`), and the tests play the
two against each other.

The same source runs without numba, some hundred times slower, and gives the same results bit for bit.

Importing this package loads nothing. The modules of it import numba; the first call of `warm` on a machine compiles (in
less than 20 seconds), later ones load what was compiled (in less than one). Whoever cannot wait calls
`warm(background=True)`, and asks `ready` before each choice whether to make it with the kernels or without.
"""

from __future__ import annotations

import atexit
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from importlib import import_module, util
from pathlib import Path

MODULES = (
    "play",
    "policies",
    "playouts",
    "against",
    "each",
    "scarto_core.worlds.draw",
    "scarto_core.worlds.chains",
)
"""The modules that have kernels for Python to call: of this package, or anywhere by their full name."""

_log = logging.getLogger(__name__)

_SAYING = "Compiling the fast engine: this is done once and takes about a quarter of a minute."
_SOURCES = str(Path(__file__).parents[2])
_lock = threading.Lock()
_ready = threading.Event()
_loading = threading.Lock()
_worker: threading.Thread | None = None


def available() -> bool:
    """Return True if numba and numpy are installed, so that there is something to warm up."""
    return util.find_spec("numba") is not None and util.find_spec("numpy") is not None


def ready() -> bool:
    """Return True if kernels can be called here and now without waiting for anything: they are machine code, loaded.

    Without numba that is never so: then the modules can be used at once, but they are as slow as Python.
    """
    return _ready.is_set()


def warm(background: bool = False, say: Callable[[str], object] | None = None) -> None:
    """Make the kernels ready: load their machine code, and compile it first where that was never done.

    In the background it returns at once; another process compiles, so nothing here waits for it. `say` is called with
    one sentence if there is something to wait for; left out, it is logged. Without numba nothing happens.
    """
    global _worker
    if ready() or not available():
        return
    with _lock:
        if _worker is None or not _worker.is_alive():
            arguments = (say or _log.warning, background)
            _worker = threading.Thread(target=_prepare, args=arguments, name="scarto-kernels", daemon=True)
            _worker.start()
    if not background:
        _worker.join()


def wait(timeout: float | None = None) -> bool:
    """Wait, so many seconds at most, for kernels that are being made ready; return whether they are."""
    if _worker is not None:
        _worker.join(timeout)
    return ready()


def _prepare(say: Callable[[str], object], apart: bool) -> None:
    """Load the kernels' machine code, after another process has compiled what is missing if it is to be done apart."""
    from . import cache

    if not cache.complete():
        say(_SAYING)
        with cache.turn():
            if not cache.complete():  # another process may have done it meanwhile
                (_compile_apart if apart else _load)()
    _load()


def _compile_apart() -> None:
    """Have another process compile. It takes no turn of its own: this one has it."""
    from . import cache

    code = f"import sys; sys.path.insert(0, {_SOURCES!r}); from scarto_core import kernels; kernels._load()"
    variables = {**os.environ, "NUMBA_CACHE_DIR": str(cache.folder().parent)}
    subprocess.run([sys.executable, "-c", code], env=variables, check=False)


def _load() -> None:
    from . import cache, jit

    with _loading:
        if jit.COMPILED:
            for module in MODULES:
                import_module(module if "." in module else f"{__name__}.{module}")
            jit.compile_all()
            cache.mark_complete()
            _ready.set()


# A program that ends waits for machine code that is just being loaded, and none is loaded after that.
atexit.register(_loading.acquire)
