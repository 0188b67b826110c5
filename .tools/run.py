"""Set up Scarto and run it: the one command behind the Makefile, and in its place where there is no make.

    python .tools/run.py lab     JupyterLab on the lessons
    python .tools/run.py demo    the demo pages, without code
    python .tools/run.py test    every check: lint, types, tests, examples, notebooks, browser
    python .tools/run.py bench   what things cost, as ratios
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import chromium
import environment
import servers
from environment import PYTHON, ROOT

STAGES = {
    "lint": ["ruff", "check"],
    "types": ["mypy"],
    "tests": ["pytest", "tests", "--ignore=tests/browser", "--numprocesses=auto"],
    "examples": ["pytest", "--doctest-modules", "scarto_core"],
    "notebooks": ["pytest", "--nbval-lax", "--nbval-current-env", "--nbval-cell-timeout=600",
                  "--nbval-kernel-startup-timeout=300", "lessons"],
    "browser": ["pytest", "tests/browser", "--numprocesses=auto", "--dist=loadfile"],
}


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says; return the exit status."""
    wanted = _parser().parse_args(arguments)
    for name in ("SIGTERM", "SIGHUP"):  # end as on Ctrl-C: in order, servers and kernels too
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _interrupt)
    try:
        return int(wanted.run(wanted))
    except (environment.SetupError, servers.ServerError) as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted.", file=sys.stderr)
        return 130


def lab(wanted: argparse.Namespace) -> int:
    """Open JupyterLab on the welcome lesson, or print where it is if no browser can be opened."""
    environment.make_ready()
    port = servers.free_port(wanted.host, _ports(wanted.port or 8888))
    first = "00_welcome.ipynb"
    server = servers.Lab(ROOT / "lessons", first, wanted.host, port, browser=_can_open_browser())
    return _serve(server, server.notebook(first), "JupyterLab")


def demo(wanted: argparse.Namespace) -> int:
    """Serve the demo pages and print where they are."""
    environment.make_ready()
    port = servers.free_port(wanted.host, _ports(wanted.port or 8866))
    names = wanted.name.replace(",", " ").split()
    server = servers.Demo(ROOT / "lessons" / "demos", wanted.host, port, room=wanted.room, names=names)
    return _serve(server, f"{server.url}/", "the demo pages")


def test(wanted: argparse.Namespace) -> int:
    """Run the stages in order; the first that fails is the last."""
    stages = wanted.stages or list(STAGES)
    browser = chromium.find() if "browser" in stages else ""
    if browser is None:
        raise environment.SetupError(chromium.MISSING)
    environment.make_ready()
    with tempfile.TemporaryDirectory(prefix="scarto-test-") as folder:
        variables = environment.child_environment(**servers.private_settings(Path(folder)), CHROMIUM=browser)
        for number, stage in enumerate(stages, start=1):
            print(f"\n=== {number}/{len(stages)} {stage}: {' '.join(STAGES[stage])}", flush=True)
            status = subprocess.run([PYTHON, "-m", *STAGES[stage]], cwd=ROOT, env=variables, check=False).returncode
            if status:
                print(f"\nThe stage '{stage}' failed.", file=sys.stderr)
                return status
    return 0


def bench(wanted: argparse.Namespace) -> int:
    """Run the benchmarks, or those named, and print ratios."""
    environment.make_ready()
    environment.add_what_benchmarks_compare_with()
    command = [PYTHON, "tests/benchmarks", *wanted.names]
    return subprocess.run(command, cwd=ROOT, env=environment.child_environment(), check=False).returncode


def lock(wanted: argparse.Namespace) -> int:
    """Write the lock files anew from pyproject.toml."""
    environment.write_lock(wanted.upgrade)
    return 0


def words(wanted: argparse.Namespace) -> int:
    """Take the sentences from the source and compile their translations; say which ones are missing."""
    environment.make_ready()
    return subprocess.run([PYTHON, ".tools/catalogues.py"], cwd=ROOT, check=False).returncode


def setup(wanted: argparse.Namespace) -> int:
    """Make the virtual environment, and nothing else."""
    environment.make_ready()
    return 0


def _serve(server: servers.Server, url: str, what: str) -> int:
    print(f"\n    {what[0].upper()}{what[1:]}:  {url}\n", flush=True)
    if server.host in servers.ANYWHERE:
        here, there = servers.reachable(server.host), servers.names_on_the_network()
        print(f"    On another machine, write {' or '.join(there)} in place of {here}.\n", flush=True)
    print("    Ctrl-C ends it.\n", flush=True)
    try:
        return server.wait()
    except KeyboardInterrupt:
        print("\nStopping.", flush=True)
        return 0
    finally:
        server.stop()


def _can_open_browser() -> bool:
    if os.name == "nt" or sys.platform == "darwin":
        return True
    has_display = bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return has_display and os.geteuid() != 0  # browsers refuse to run as root


def _port(text: str) -> int:
    """Read a port. Raises `ArgumentTypeError`, saying what would do."""
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError(f"a port is a number from 1 to 65535, not {text}")
    return int(text)


def _room(text: str) -> int:
    """Read a number of seats. Raises `ArgumentTypeError`, saying what would do."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a room has one seat or more, not {text}")
    return int(text)


def _ports(first: int) -> range:
    return range(first, first + 50)


def _interrupt(signum: int, frame: object) -> None:
    raise KeyboardInterrupt


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="run.py", description="Set up Scarto and run it.")
    commands = parser.add_subparsers(required=True, metavar="command")
    for run in (lab, demo):
        command = commands.add_parser(run.__name__, help=run.__doc__)
        command.add_argument("--host", default="127.0.0.1", help="where to listen (default: this machine only)")
        command.add_argument("--port", type=_port, help="the first port to try")
        command.set_defaults(run=run)
    command.add_argument("--room", type=_room, default=60, help="how many pages may be open at once (default: 60)")
    command.add_argument("--name", default="", help="names by which a browser may ask, besides this machine's own")
    command = commands.add_parser("test", help=test.__doc__)
    command.add_argument("stages", nargs="*", metavar="stage", type=_stage, help=" ".join(STAGES))
    command.set_defaults(run=test)
    command = commands.add_parser("bench", help=bench.__doc__)
    command.add_argument("names", nargs="*", metavar="name", help="a file of tests/benchmarks, without .py")
    command.set_defaults(run=bench)
    command = commands.add_parser("lock", help=lock.__doc__)
    command.add_argument("--upgrade", action="store_true", help="take the newest versions")
    command.set_defaults(run=lock)
    commands.add_parser("words", help=words.__doc__).set_defaults(run=words)
    commands.add_parser("setup", help=setup.__doc__).set_defaults(run=setup)
    return parser


def _stage(name: str) -> str:
    if name not in STAGES:  # `choices` would also refuse the empty list
        raise argparse.ArgumentTypeError(f"{name!r} is none of {', '.join(STAGES)}")
    return name


if __name__ == "__main__":
    sys.exit(main())
