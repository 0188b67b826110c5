"""Notebooks come from their sources: bare, the same everywhere, and up to date."""

import json
import re
import shutil

import pytest
from replay import SAMPLE
from scarto_lessons import build


@pytest.fixture
def text(tmp_path):
    """A folder of sources with one lesson and one demo in it."""
    folder = tmp_path / "text"
    (folder / "demos").mkdir(parents=True)
    shutil.copy(SAMPLE, folder / "02_sample.md")
    (folder / "demos" / "pack.md").write_text("# The pack\n\n```python\nimport scarto_core\n```\n")
    return folder


def test_the_lessons_in_the_repository_are_up_to_date():
    assert list(build.differences()) == []


def test_lessons_and_demos_go_to_their_places(text):
    written = build.build(text)
    assert [path.relative_to(text.parent).as_posix() for path in written] == ["02_sample.ipynb", "demos/pack.ipynb"]
    assert build.build(text) == []
    assert list(build.differences(text)) == []


def test_a_notebook_is_bare(text):
    notebook = json.loads(build.written(SAMPLE))
    assert set(notebook) == {"cells", "metadata", "nbformat", "nbformat_minor"}
    assert set(notebook["metadata"]) == {"kernelspec", "language_info", "title"}
    assert "".join(notebook["cells"][0]["source"]).startswith(f"# {notebook['metadata']['title']}\n")
    assert notebook["metadata"]["language_info"] == {"name": "python"}
    for cell in notebook["cells"]:
        assert cell.get("outputs", []) == []
        assert cell.get("execution_count") is None
        assert set(cell["metadata"]) <= {"tags"}
        assert re.fullmatch(r"02-sample-[0-9a-f]{8}(-\d+)?", cell["id"])
    tags = {tag for cell in notebook["cells"] for tag in cell["metadata"].get("tags", [])}
    assert tags >= {"exercise-q2", "check-q2"}


def test_ids_are_unique_and_stay_when_a_cell_is_added(text):
    source = text / "02_sample.md"
    before = [cell.id for cell in build.notebook(source).cells]
    source.write_text("One cell more.\n\n```python\n1\n```\n\n```python\n1\n```\n\n" + source.read_text())
    after = [cell.id for cell in build.notebook(source).cells]
    assert len(after) == len(set(after))
    assert set(before) - {before[0]} <= set(after)


def test_check_says_what_is_wrong_and_writes_nothing(text, capsys):
    assert build.main(["--check", "--text", str(text)]) == 1
    assert "02_sample.ipynb is missing" in capsys.readouterr().out
    assert build.main(["--text", str(text)]) == 0
    assert build.main(["--check", "--text", str(text)]) == 0
    notebook = text.parent / "02_sample.ipynb"
    notebook.write_text(notebook.read_text().replace("A sample", "Another"))
    (text.parent / "99_stray.ipynb").write_text("{}")
    capsys.readouterr()
    assert build.main(["--check", "--text", str(text)]) == 1
    assert capsys.readouterr().out.splitlines()[:2] == [
        "02_sample.ipynb is not what 02_sample.md gives",
        "99_stray.ipynb has no source",
    ]
