"""The README's two badges, which start the course on mybinder.org: where they lead, and how they look.

    .venv/bin/python .tools/badges.py            checks the README's links and pictures
    .venv/bin/python .tools/badges.py --write    makes both anew, after REPOSITORY or REF has changed
"""

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent
REPOSITORY = "OWNER/scarto"  # owner and name on GitHub, once it is published: the one place that says so
REF = "main"
README = ROOT / "README.md"
PICTURES = ROOT / "lessons" / "pictures"
LINE = re.compile(r"^\[!\[[^\n]*mybinder\.org[^\n]*$", re.MULTILINE)
SERVICES = {"lab/tree/": "JupyterLab", "voila/render/": "Voilà"}


@dataclass(frozen=True)
class Badge:
    """A badge: its file's `name`, what it says, and the `path` that it opens, such as `lab/tree/…`."""

    name: str
    says: tuple[str, str]
    path: str

    @property
    def link(self) -> str:
        """The address on mybinder.org."""
        return f"https://mybinder.org/v2/gh/{REPOSITORY}/{quote(REF, safe='')}?urlpath={quote(self.path, safe='')}"

    @property
    def markdown(self) -> str:
        """The badge as it stands in the README."""
        return f"[![{' '.join(self.says)}](lessons/pictures/{self.name}.svg)]({self.link})"

    @property
    def picture(self) -> str:
        """The badge as an SVG."""
        return _svg(*self.says)


BADGES = (
    Badge("badge_course", ("learn", "the course on Binder"), "lab/tree/lessons/00_welcome.ipynb"),
    Badge("badge_table", ("play", "the table on Binder"), "voila/render/lessons/demos/table.ipynb"),
)


def faults(readme: str, root: Path = ROOT) -> list[str]:
    """Return what is wrong with the badges of a README, a sentence each."""
    wrong = [f"{badge.name} does not stand in the README as it should: {badge.markdown}"
             for badge in BADGES if readme.count(badge.markdown) != 1]  # fmt: skip
    known = {badge.link for badge in BADGES}
    found = re.findall(r"https?://[^\s)]*mybinder\.org/v2[^\s)]*", readme)
    wrong += [f"an address leads elsewhere: {link}" for link in found if link not in known]
    for badge in BADGES:
        wrong += _faults_of(badge, root)
    return wrong


def write() -> None:
    """Put the badges into the README, in the place of those that are there, and draw them."""
    text = README.read_text("utf-8")
    lines = "\n".join(badge.markdown for badge in BADGES)
    README.write_text(re.sub(rf"(?:{LINE.pattern}\n?)+", lambda _: f"{lines}\n", text, count=1, flags=re.M), "utf-8")
    for badge in BADGES:
        (PICTURES / f"{badge.name}.svg").write_text(badge.picture, "utf-8")


def _faults_of(badge: Badge, root: Path) -> list[str]:
    service = next((start for start in SERVICES if badge.path.startswith(start)), None)
    if service is None:
        return [f"{badge.name} opens {badge.path}, which is neither JupyterLab nor Voilà"]
    notebook = root / badge.path.removeprefix(service)
    try:
        is_one = "cells" in json.loads(notebook.read_text("utf-8"))
    except (OSError, ValueError):
        is_one = False
    wrong = [] if is_one else [f"{badge.name} opens {notebook.relative_to(root)}, which is no notebook"]
    picture = root / PICTURES.relative_to(ROOT) / f"{badge.name}.svg"
    if not picture.is_file() or picture.read_text("utf-8") != badge.picture:
        wrong.append(f"{picture.relative_to(root)} is not what is drawn now")
    return wrong


def _svg(left: str, right: str) -> str:
    one, other = 7 * len(left) + 20, 7 * len(right) + 20
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" width="{one + other}" height="28" viewBox="0 0 {one + other} 28" role="img">
<title>{left} {right}</title>
<rect width="{one + other}" height="28" rx="5" fill="#0b5a3c"/>
<path d="M5 0H{one}V28H5A5 5 0 0 1 0 23V5A5 5 0 0 1 5 0" fill="#2b2b2b"/>
<g fill="#fff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="12" text-anchor="middle">
<text x="{one / 2:g}" y="18" textLength="{7 * len(left)}">{left}</text>
<text x="{one + other / 2:g}" y="18" textLength="{7 * len(right)}">{right}</text>
</g>
</svg>
"""


def main(arguments: list[str]) -> int:
    """Check or write; return the exit status."""
    if arguments == ["--write"]:
        write()
    wrong = faults(README.read_text("utf-8"))
    print("\n".join(wrong) or f"Both badges lead to {REPOSITORY} at {REF}, and open what is there.")
    if REPOSITORY.startswith("OWNER/"):
        print("Who owns the repository is still to be said, in .tools/badges.py; then write them anew with --write.")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
