"""Find the Chromium that the browser tests drive."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

_COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")

_APPLICATIONS = {
    "darwin": (
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    ),
    "win32": (
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
        r"C:\Program Files\Microsoft\Edge\Application\msedge.exe",
    ),
}

_WITHOUT = """
    AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose
    HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints
    PaintHolding PreconnectToSearch ThirdPartyStoragePartitioning
    WebUIOmniboxAimPopup WebUIOmniboxFullPopup WebUIOmniboxPopup
""".split()
"""What Playwright goes without, whose own list this one replaces, and the pages of the address bar: they would be
loaded along with each of ours, and take a quarter of the time."""

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
         "--disable-background-networking", "--disable-component-update", f"--disable-features={','.join(_WITHOUT)}"]
"""What it is started with: nothing of its own goes out to the network."""

MISSING = """\
The browser tests need Chromium, and none was found. Install it:
    Debian          sudo apt-get install chromium
    Ubuntu          sudo snap install chromium
    macOS, Windows  install Chrome, Chromium or Edge
or name another one:  CHROMIUM=/path/to/chromium"""


def find() -> str | None:
    """Return the path of a Chromium that starts, or None; `CHROMIUM` in the environment goes first."""
    chosen = os.environ.get("CHROMIUM")
    if chosen:
        return chosen if _starts(chosen) else None
    found = [shutil.which(command) for command in _COMMANDS]
    candidates = [path for path in found if path] + list(_APPLICATIONS.get(sys.platform, ()))
    return next((path for path in candidates if _starts(path)), None)


def _starts(path: str) -> bool:
    # Ubuntu's `chromium-browser` may be a stub that only says which snap to install: existing is not enough.
    if not Path(path).is_file():
        return False
    if os.name == "nt":  # there `--version` would open a window
        return True
    return subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0
