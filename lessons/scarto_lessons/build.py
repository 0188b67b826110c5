"""Writes the notebooks from their sources: `python -m scarto_lessons.build`, or with `--check` only compares.

Each `lessons/text/NN_name.md` (Jupytext Markdown) becomes `lessons/NN_name.ipynb`, and `lessons/text/demos/name.md`
becomes `lessons/demos/name.ipynb`. The notebooks have no outputs, and the same source gives the same bytes everywhere.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import jupytext
import nbformat

LESSONS = Path(__file__).resolve().parents[1]
TEXT = LESSONS / "text"

_KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def sources(text: Path = TEXT) -> list[Path]:
    """Return the sources of all notebooks, in order."""
    return sorted(text.rglob("*.md"))


def target(source: Path, text: Path = TEXT) -> Path:
    """Return where the notebook of a source goes: beside the folder `text`."""
    return (text.parent / source.relative_to(text)).with_suffix(".ipynb")


def notebook(source: Path) -> nbformat.NotebookNode:
    """Return the notebook that a source describes: bare cells, with ids that follow from what they hold."""
    read = jupytext.reads(source.read_text(encoding="utf-8"), fmt="md")
    seen: Counter[str] = Counter()
    cells = []
    for cell in read.cells:
        bare = nbformat.NotebookNode(cell_type=cell.cell_type, source=cell.source, metadata={})
        if cell.metadata.get("tags"):
            bare.metadata["tags"] = list(cell.metadata["tags"])
        if cell.cell_type == "code":
            bare.update(execution_count=None, outputs=[])
        bare["id"] = _cell_id(source.stem, cell, seen)
        cells.append(bare)
    # The title is what a browser's tab says of a page.
    title = read.cells[0].source.partition("\n")[0].removeprefix("# ")
    metadata = {"kernelspec": _KERNEL, "language_info": {"name": "python"}, "title": title}
    return nbformat.from_dict({"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5})


def _cell_id(stem: str, cell: nbformat.NotebookNode, seen: Counter[str]) -> str:
    """An id from the lesson and the content, so that a new cell does not rename those behind it."""
    digest = sha256(f"{cell.cell_type}\n{cell.source}".encode()).hexdigest()[:8]
    seen[digest] += 1
    again = f"-{seen[digest]}" if seen[digest] > 1 else ""
    return f"{stem[:40].replace('_', '-')}-{digest}{again}"


def written(source: Path) -> str:
    """Return the notebook of a source as the text of its file. Raises `nbformat.ValidationError` for a bad cell."""
    made = notebook(source)
    nbformat.validate(made)
    return str(nbformat.writes(made)).rstrip("\n") + "\n"


def differences(text: Path = TEXT) -> Iterator[str]:
    """Say of each notebook that is missing, out of date, or without a source."""
    targets = {target(source, text): source for source in sources(text)}
    for path, source in targets.items():
        if not path.exists():
            yield f"{path.name} is missing"
        elif path.read_text(encoding="utf-8") != written(source):
            yield f"{path.name} is not what {source.name} gives"
    for folder in {path.parent for path in targets}:
        for path in sorted(folder.glob("*.ipynb")):
            if path not in targets:
                yield f"{path.name} has no source"


def build(text: Path = TEXT) -> list[Path]:
    """Write the notebooks that are not up to date, and return them."""
    changed = []
    for source in sources(text):
        path, content = target(source, text), written(source)
        if not path.exists() or path.read_text(encoding="utf-8") != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8", newline="\n")
            changed.append(path)
    return changed


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m scarto_lessons.build", description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a notebook is not up to date")
    parser.add_argument("--text", type=Path, default=TEXT, help="the folder of the sources")
    wanted = parser.parse_args(arguments)
    if wanted.check:
        wrong = list(differences(wanted.text))
        print("\n".join([*wrong, "Write them with: python -m scarto_lessons.build"] if wrong else ["All up to date."]))
        return 1 if wrong else 0
    changed = build(wanted.text)
    print(f"{len(changed)} written: {' '.join(path.name for path in changed)}" if changed else "All up to date.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
