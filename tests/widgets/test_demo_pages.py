"""What stands round the demo pages: the words of their notebooks, in every language."""

from __future__ import annotations

import json
import re
from html import unescape

import nbformat
import pytest
from scarto_widgets import demos
from scarto_widgets.demos.text import FRAME, PAGES, in_languages, wanted

from scarto_core.languages import LANGUAGES, language


def test_every_notebook_has_its_frame_and_says_the_same(root):
    """In JupyterLab a demo shows its own heading, on its page the frame stands in for it."""
    folder = root / "lessons" / "demos"
    assert sorted(path.stem for path in folder.glob("*.ipynb")) == sorted(PAGES)
    for name, (heading, sentence, *_) in PAGES.items():
        words = nbformat.read(folder / f"{name}.ipynb", as_version=4).cells[0].source
        assert words.startswith(f"# {heading}\n"), name
        assert words.endswith(sentence), name
    assert [demo.page for demo in demos.DEMOS] == [name for name in PAGES if name != "index"]


@pytest.mark.parametrize("name", PAGES)
def test_a_frame_says_everything_in_every_language(name):
    frame = demos.header(name)
    titles = json.loads(unescape(re.search(r'data-titles="([^"]*)"', frame)[1]))
    assert titles == in_languages(PAGES[name][0])
    for code in LANGUAGES:
        said = re.findall(rf'<span class="sc-say" lang="{code}">([^<]*)</span>', frame)
        with language(code):
            assert titles[code] in [unescape(text) for text in said]
        assert len(said) == (2 if name == "index" else 3)
    assert frame.count("data-speak=") == len(LANGUAGES)
    assert ("index.ipynb" in frame) == (name != "index")


def test_a_notebook_that_is_no_demo_keeps_its_own_heading():
    assert demos.header("my_own") == ""


def test_the_index_invites_in_every_language():
    shown = demos.DemoPages()._repr_html_()
    for text in ("Play a hand against two bots.", FRAME["demos"]):
        assert all(said in unescape(shown) for said in in_languages(text).values())


@pytest.mark.parametrize(("chosen", "accepted", "spoken"), [
    ("es", "it", "es"),
    ("", "it-CH,it;q=0.9,en;q=0.8", "it"),
    ("", "de-CH, es;q=0.5", "es"),
    ("", "", "en"),
    ("<script>", "fr", "en"),
    ("../it", "*", "en"),
])  # fmt: skip
def test_a_visitor_is_spoken_to_in_the_language_chosen_or_accepted(chosen, accepted, spoken):
    assert wanted(chosen, accepted) == spoken
