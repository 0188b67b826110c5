"""The README's badges lead to notebooks that are there."""

from __future__ import annotations

import shutil
import xml.etree.ElementTree as ET

import badges
import pytest


@pytest.fixture
def readme(root):
    return (root / "README.md").read_text("utf-8")


@pytest.fixture
def elsewhere(root, tmp_path, monkeypatch):
    """Work on a copy of the README and of what its badges lead to."""
    shutil.copytree(root / "lessons", tmp_path / "lessons", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    shutil.copy(root / "README.md", tmp_path)
    monkeypatch.setattr(badges, "README", tmp_path / "README.md")
    monkeypatch.setattr(badges, "PICTURES", tmp_path / "lessons" / "pictures")
    monkeypatch.setattr(badges, "ROOT", tmp_path)
    return tmp_path


def test_both_badges_stand_in_the_readme_and_lead_where_they_should(readme):
    assert badges.faults(readme) == []


@pytest.mark.parametrize(("right", "wrong"), [
    ("/main?", "/other?"), ("%2F", "/"), ("gh/", "gl/"), ("table.ipynb", "tables.ipynb"), ("voila%2F", "voila%252F"),
    ("urlpath", "filepath"), ("badge_table.svg", "badge_course.svg"), ("[![play", "![play"),
])  # fmt: skip
def test_a_badge_that_leads_elsewhere_is_found(readme, right, wrong):
    assert badges.faults(readme.replace(right, wrong))


@pytest.mark.parametrize("gone", ["lessons/00_welcome.ipynb", "lessons/demos/table.ipynb"])
def test_a_badge_that_opens_no_notebook_is_found(elsewhere, readme, gone):
    (elsewhere / gone).write_text("{}")
    assert badges.faults(readme, elsewhere) == [f"{badge} opens {gone}, which is no notebook"
                                                for badge in ("badge_course", "badge_table")
                                                if ("table" in badge) == ("table" in gone)]  # fmt: skip
    (elsewhere / gone).unlink()
    assert badges.faults(readme, elsewhere)


def test_another_repository_is_written_into_both(elsewhere, monkeypatch):
    monkeypatch.setattr(badges, "REPOSITORY", "somebody/cards")
    monkeypatch.setattr(badges, "REF", "next/one")
    before = badges.README.read_text("utf-8")
    assert badges.faults(before, elsewhere)
    assert badges.main(["--write"]) == 0
    after = badges.README.read_text("utf-8")
    assert badges.faults(after, elsewhere) == []
    assert after.count("https://mybinder.org/v2/gh/somebody/cards/next%2Fone?urlpath=") == 2
    assert after.count("\n") == before.count("\n")


def test_the_pictures_are_drawings_with_a_title():
    for badge in badges.BADGES:
        title = ET.fromstring(badge.picture).find("{http://www.w3.org/2000/svg}title")
        assert title.text == " ".join(badge.says)
