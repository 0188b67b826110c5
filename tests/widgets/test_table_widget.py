"""The widget round the session: what it sends, what it ignores, and the words it needs."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import ipywidgets
import pytest
import scarto_widgets
from scarto_widgets import Table
from scarto_widgets.deck import shared_deck
from scarto_widgets.text import PAGE, words
from table_playing import move, play_on

import scarto_core as sc

STATIC = Path(scarto_widgets.__file__).parent / "static" / "table"
SOURCES = {path.name: path.read_text(encoding="utf-8") for path in sorted(STATIC.iterdir())}


@pytest.fixture
def table() -> Table:
    return Table(seed=7)


def listen(table: Table) -> list[dict]:
    sent: list[dict] = []
    table.comm.publish_msg = lambda kind, data=None, **_: sent.append(data)
    return sent


def custom(table: Table, content: object) -> None:
    table._handle_msg({"content": {"data": {"method": "custom", "content": content}}})


def test_a_click_is_answered_with_one_state(table):
    play_on(table.session, "play")
    table.refresh()
    sent = listen(table)
    custom(table, move(table.session))
    assert [message["method"] for message in sent] == ["update"]
    assert list(sent[0]["state"]) == ["now"]
    assert "options" not in sent[0]["state"]["now"]


@pytest.mark.parametrize("players", [3, 4])
def test_the_answer_to_a_click_is_small_and_repeats_neither_drawings_nor_words(players):
    table = Table(sc.ruleset("course").with_(players=players), seed=7)
    sent = listen(table)
    play_on(table.session, "play")
    table.refresh()
    while table.hand.phase != "done":
        before = len(sent)
        custom(table, move(table.session))
        assert len(sent) == before + 1
        assert set(sent[-1]["state"]) == {"now"}
        assert len(json.dumps(sent[-1])) < 4_000


@pytest.mark.parametrize("deck", ["piemontese", "french"])
def test_all_that_a_page_with_a_table_is_sent_weighs_less_than_300_kilobytes(deck):
    ipywidgets.Widget.close_all()
    table = Table(seed=7, deck=deck)
    sent = [*table.get_state().values(), table.deck.sprite, table.deck.french]
    weight = sum(len(gzip.compress(json.dumps(part).encode())) for part in sent)
    assert 30_000 < weight < 300_000


def test_a_refusal_is_a_message_and_no_state(table):
    sent = listen(table)
    custom(table, {"kind": "nonsense"})
    assert [message["method"] for message in sent] == ["custom"]
    assert sent[0]["content"]["kind"] == "refused"


@pytest.mark.parametrize("trait", ["now", "options", "words", "deck", "_esm", "_css", "layout", "no_such", "__class__"])
def test_what_the_page_writes_is_ignored_and_answered_with_the_truth(table, trait):
    before = table.get_state()
    sent = listen(table)
    table._handle_msg({"content": {"data": {"method": "update", "state": {trait: {"view": "mine"}}}}})
    assert table.get_state() == before
    assert [message["state"] for message in sent] == ([{trait: before[trait]}] if trait in before else [])


@pytest.mark.parametrize(
    "message", [{}, {"content": None}, {"content": {"data": 7}}, {"content": {"data": {"method": ["x"]}}},
                {"content": {"data": {"method": "update", "state": None}}},
                {"content": {"data": {"method": "update", "state": {"state": 1}, "buffer_paths": [["x", "y"]]}}}],
)  # fmt: skip
def test_messages_without_form_are_dropped_in_silence(table, message, capsys):
    before = table.get_state()
    table._handle_msg(message)
    assert table.get_state() == before
    assert capsys.readouterr() == ("", "")


def test_all_tables_share_one_deck_that_can_be_closed(table):
    other = Table(seed=8)
    assert table.deck is other.deck is shared_deck()
    assert 'id="scarto-SK"' in table.deck.sprite
    assert "sprite" not in table.get_state()
    ipywidgets.Widget.close_all()
    assert Table().deck.comm is not None


def test_the_french_drawings_are_sent_when_asked_for_and_once(monkeypatch):
    ipywidgets.Widget.close_all()
    table, other = Table(seed=7), Table(seed=8)
    assert table.deck.french == ""
    said: list[dict] = []
    monkeypatch.setattr(table.deck.comm, "publish_msg", lambda kind, data=None, **_: said.append(data))
    for widget in (table, other, table):
        custom(widget, {"kind": "deck", "name": "french"})
        assert widget.state["options"]["deck"] == "french"
    assert [list(message["state"]) for message in said] == [["french"]]
    assert 'id="scarto-french-SK"' in table.deck.french


def test_a_table_can_be_laid_with_french_cards():
    table = Table(seed=7, deck="french")
    assert table.deck.french
    custom(table, {"kind": "deck", "name": "piemontese"})
    assert table.state["options"]["deck"] == "piemontese"
    with pytest.raises(ValueError, match="piemontese, french"):
        Table(deck="spanish")


def test_the_hand_and_the_match_are_at_hand(table):
    assert table.hand is table.match.hands[-1]


def test_wrong_arguments_are_refused_in_one_sentence():
    with pytest.raises(ValueError, match="no bot; there are"):
        Table(bots=("club", "nobody"))


def used_keys() -> set[str]:
    """The keys of the catalogue that the page's source names, as far as a search can tell."""
    text = "\n".join(source for name, source in SOURCES.items() if name.endswith(".js"))
    return set(re.findall(r'"([a-z_]+)"', text)) | set(re.findall(r"`([a-z_]*)\$\{", text))


def test_every_sentence_that_the_page_asks_for_is_in_the_catalogue():
    text = "\n".join(SOURCES.values())
    asked = set(re.findall(r'\bt\("([a-z_]+)"', text)) | set(re.findall(r'\.button\("([a-z_]+)"', text))
    counted = set(re.findall(r'\bcount\("([a-z_]+)"', text))
    assert asked <= PAGE.keys()
    assert {f"{key}_{form}" for key in counted for form in ("one", "many")} <= PAGE.keys()


def test_no_sentence_of_the_catalogue_is_left_over():
    used = used_keys()
    shapes = (r"^(you|they)_", r"_(one|many)$", r"_(title|about|yes)$")
    for key in PAGE:
        stems = {key, *(re.sub(shape, "", key) for shape in shapes)}
        begun = any(stem and stem != key and key.startswith(stem) for stem in used if stem.endswith("_"))
        composed = re.match(r"(you_win|they_win|hand_shared|match_shared|points?_in_cards?$)", key)
        assert stems & used or begun or composed, key


def test_every_card_and_suit_has_a_name():
    catalogue = words()
    assert len(catalogue["cards"]) == 78
    assert catalogue["cards"]["D1"] == "ace of coins"
    assert catalogue["cards"]["T20"] == "Angelo, trump 20"
    assert set(catalogue["suits"]) == set("SBCDT")


def test_the_page_asks_no_other_host():
    for name, source in SOURCES.items():
        assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|@import|\bimport\b", source), name
