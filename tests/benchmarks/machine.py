"""The machine that a benchmark ran on, and tables of ratios."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from scarto_core.lab.processes import cores


def description() -> str:
    """Return the processor, how busy it is, and the versions that matter."""
    packages = ", ".join(filter(None, map(_version, ("numba", "numpy", "llvmlite"))))
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"{_processor()}, {cores()} core{'s' * (cores() != 1)}{load}; {platform.system()} {platform.machine()}; "
        f"{platform.python_implementation()} {platform.python_version()}{packages and ', '}{packages}"
    )


def table(rows: Iterable[tuple[str, float]], unit: str, scale: float = 1.0) -> None:
    """Print what each thing takes (in seconds, shown in `unit`), and how many times the first."""
    rows = list(rows)
    width = max(len(name) for name, _ in rows)
    for name, seconds in rows:
        print(f"{name:<{width}}  {seconds * scale:9.3f} {unit}  {seconds / rows[0][1]:8.2f} ×", flush=True)


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or sys.platform
    names = (line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.machine())


def _version(package: str) -> str:
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return ""
