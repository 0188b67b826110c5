"""Each table speaks its own language; changing it changes nothing else."""

from __future__ import annotations

import pytest
from scarto_widgets import Table, TableSession
from scarto_widgets.text import LISTS, PAGE, words
from table_playing import move, play_on, refused

from scarto_core.languages import LANGUAGES, language, speak

OTHERS = [code for code in LANGUAGES if code != "en"]


def say(table: Table, content: object) -> None:
    table._handle_msg({"content": {"data": {"method": "custom", "content": content}}})


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_gets_every_word_in_its_language(code):
    with language(code):
        said = words()
    assert said["lang"] == code
    assert said["text"].keys() == PAGE.keys()
    assert len(said["cards"]) == len(said["the"]) == 78
    assert len(set(said["ordinals"])) == 21
    assert said["languages"] == LANGUAGES


def test_the_english_catalogue_is_the_table_of_the_source():
    assert words()["text"] == PAGE
    assert words()["ordinals"] == LISTS["ordinals"].split(", ")


def test_a_table_is_laid_in_a_language():
    table = Table(seed=7, language="it")
    assert table.words["text"]["undo"] == "Annulla"
    assert table.state["names"][0] == "Tu"
    assert table.state["options"]["rulesets"][0]["title"] == "Regole del corso"
    with pytest.raises(ValueError, match="en, it, es"):
        Table(language="fr")


def test_the_page_chooses_another_language_and_the_hand_goes_on():
    table = Table(seed=7)
    play_on(table.session, "play")
    record, words_before = table.hand.to_record(), table.words
    say(table, {"kind": "language", "name": "es"})
    assert table.words["lang"] == table.state["options"]["language"] == "es"
    assert table.hand.to_record() == record
    say(table, {"kind": "language", "name": "en"})
    assert table.words == words_before
    say(table, {"kind": "language", "name": "fr"})
    assert table.words == words_before


def test_words_are_sent_only_when_the_language_changes():
    table = Table(seed=7, language="it")
    play_on(table.session, "play")
    sent: list[dict] = []
    table.comm.publish_msg = lambda kind, data=None, **_: sent.append(data)
    say(table, move(table.session))
    assert [list(message["state"]) for message in sent] == [["now"]]


def test_choosing_a_language_is_no_beginning_of_play():
    session = TableSession(seed=7)
    session.handle({"kind": "language", "name": "it"})
    assert session.fresh
    assert session.state()["ticket"] is None


def test_two_tables_of_a_notebook_speak_two_languages():
    one, other = TableSession(seed=7, language="it"), TableSession(seed=7, language="es")
    assert refused(one, None) == "Il tavolo non capisce questo messaggio."
    assert refused(other, None) == "La mesa no entiende ese mensaje."
    assert one.hand.to_record() == other.hand.to_record()


def test_a_table_without_a_language_speaks_that_of_the_notebook():
    session = TableSession(seed=7)
    try:
        speak("it")
        assert session.state()["names"][0] == "Tu"
        assert refused(session, None).startswith("Il tavolo")
    finally:
        speak("en")
    assert session.state()["names"][0] == "You"
