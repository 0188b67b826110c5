"""What is said in which language, and the catalogues: complete, and equal to the source."""

from __future__ import annotations

import ast
import re
from concurrent.futures import ThreadPoolExecutor
from gettext import GNUTranslations
from io import BytesIO

import catalogues
import pytest

import scarto_core as sc
from scarto_core import words
from scarto_core.languages import LANGUAGES, decimal, gettext, language, ngettext, speak, spoken

OTHERS = catalogues.TRANSLATED
SAME = {"Scarto", "Menu", "normal", "Total", "No: {answer}.", "{n} s", *words.TRUMP_NAMES}
"""Words of another language that are written as in English."""
KING = sc.Card.parse("SK")
PACK = sc.pack(sc.ruleset("course"))


@pytest.fixture(scope="module")
def source():
    return catalogues.template()


def test_the_sentences_to_translate_are_those_of_the_source(source):
    kept = catalogues.template_path().read_bytes()
    assert kept == catalogues.as_text(source, header=False), "run make words"


@pytest.mark.parametrize("code", OTHERS)
def test_every_sentence_is_translated(source, code):
    assert catalogues.problems(catalogues.read(catalogues.catalogue_path(code), code), source) == []


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_in_english(code):
    for message in catalogues.read(catalogues.catalogue_path(code), code):
        for text, said in zip(catalogues._texts(message.id), catalogues._strings(message), strict=False):
            has_words = re.search(r"[^\W\d_]", re.sub(r"\{\w+\}", "", text))
            assert not has_words or said != text or text in SAME, text


@pytest.mark.parametrize("code", OTHERS)
def test_what_is_compiled_is_what_is_written(code):
    path = catalogues.catalogue_path(code)
    fresh = GNUTranslations(BytesIO(catalogues.compiled(catalogues.read(path, code))))
    kept = GNUTranslations(BytesIO(path.with_suffix(".mo").read_bytes()))
    contents = [{key: text for key, text in each._catalog.items() if key} for each in (fresh, kept)]
    assert contents[0] == contents[1], "run make words"
    assert len(contents[0]) > 300


# -- nothing passes by the catalogue

SAYING = {"Refused", "AnswerError", "IllegalPlay", "IllegalDiscard", "RecordError", "Choice"}
"""What tells a person something with its arguments; a question does so with those of these names:"""
TOLD = ("prompt", "note", "reason")


def spelled_out(value):
    """The words that an expression says without asking the catalogue; what stands before a colon is a place."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield from re.findall(r"[^\W\d_]+ [^\W\d_]+", value.value)
    elif isinstance(value, ast.JoinedStr):
        for part in value.values:
            yield from spelled_out(part)
    elif isinstance(value, (ast.BinOp, ast.IfExp)):
        for part in ast.iter_child_nodes(value):
            yield from spelled_out(part)


def test_nobody_is_told_anything_that_no_catalogue_has():
    for folder in catalogues.SOURCES:
        for path in (catalogues.ROOT / folder).rglob("*.py"):
            for call in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(call, ast.Call):
                    known = getattr(call.func, "id", "") in SAYING
                    told = [*(call.args if known else []), *(word.value for word in call.keywords if word.arg in TOLD)]
                    assert [words for value in told for words in spelled_out(value)] == [], (path.name, call.lineno)


def test_the_tables_of_words_are_read_in_their_own_modules():
    """Elsewhere they would be read without the catalogue."""
    tables = re.compile(r"\b(PAGE|SAYS|RULESETS|BOTS|HEADINGS|TITLES|COLUMNS|LISTS)\b")
    for path in (catalogues.ROOT / "widgets").rglob("*.py"):
        assert path.name == "text.py" or not tables.search(path.read_text("utf-8")), path


BROKEN = {
    "not translated": lambda catalog: catalog.get("Close").__setattr__("string", ""),
    "fuzzy": lambda catalog: catalog.get("Close").flags.add("fuzzy"),
    "other placeholders": lambda catalog: catalog.get("hand {n}").__setattr__("string", "mano {m}"),
    "left over": lambda catalog: catalog.add("No longer said", "Non si dice più"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_what_is_wrong_with_a_catalogue_is_found(source, fault):
    catalog = catalogues.read(catalogues.catalogue_path("it"), "it")
    BROKEN[fault](catalog)
    assert [line.split(":")[0] for line in catalogues.problems(catalog, source)] == [fault]


def test_a_form_for_many_that_is_missing_is_found(source):
    catalog = catalogues.read(catalogues.catalogue_path("it"), "it")
    message = catalog.get("{n} card in hand")
    message.string = (message.string[0], "", message.string[2])
    assert len(catalogues.problems(catalog, source)) == 1


@pytest.mark.parametrize("call", ["gettext(text)", "gettext(f'{n} cards')", "ngettext('one', forms[1], n)"])
def test_a_text_that_no_translator_could_see_is_refused(call):
    with pytest.raises(catalogues.NotLiteral, match="line 1"):
        list(catalogues.sentences(call, "scarto_core/some.py"))


def test_sentences_are_found_wherever_they_stand():
    code = """x = [f"{gettext('a')}", pgettext("w", "b", x=gettext("c" "d")), *(ngettext("e", "f", n) for n in x)]"""
    found = {(each.text, each.context) for each in catalogues.sentences(code, "x.py")}
    assert found == {("a", None), ("b", "w"), ("cd", None), (("e", "f"), None)}


# -- speaking


def test_english_is_spoken_unless_something_else_is_asked_for():
    assert spoken() == "en"
    with language("it"):
        assert words.the(KING) == "il re di spade"
        with language("es"):
            assert words.the(KING) == "el rey de espadas"
        assert words.the(KING) == "il re di spade"
    assert words.the(KING) == "the king of swords"


def test_an_error_inside_leaves_the_language_behind():
    with pytest.raises(ZeroDivisionError), language("it"):
        _ = 1 / 0
    assert spoken() == "en"


def test_another_thread_goes_on_in_its_own_language():
    with language("it"), ThreadPoolExecutor(1) as other:
        assert other.submit(spoken).result() == "en"


def test_a_notebook_can_speak_another_language_from_now_on():
    try:
        speak("es")
        assert words.suit_name("D") == "oros"
        with language("en"):
            assert words.suit_name("D") == "coins"
        assert ThreadPoolExecutor(1).submit(words.suit_name, "D").result() == "oros"
    finally:
        speak("en")


@pytest.mark.parametrize("code", ["fr", "IT", "", None, 7, ["it"]])
def test_a_language_that_there_is_not_is_refused_with_those_there_are(code):
    with pytest.raises(ValueError, match="en, it, es"), language(code):
        pass
    with pytest.raises(ValueError, match="en, it, es"):
        speak(code)


def test_what_no_catalogue_has_is_said_in_english():
    with language("it"):
        assert gettext("nobody translated {this}", this=1) == "nobody translated 1"  # a test is no source
        assert gettext("") == ""


@pytest.mark.parametrize(("n", "said"), [(0, "0 carte in mano"), (1, "1 carta in mano"), (2, "2 carte in mano")])
def test_the_form_follows_the_number(n, said):
    with language("it"):
        assert ngettext("{n} card in hand", "{n} cards in hand", n) == said


@pytest.mark.parametrize(("code", "said"), [("en", "-1.25"), ("it", "-1,25"), ("es", "-1,25")])
def test_decimals_are_written_as_the_language_writes_them(code, said):
    with language(code):
        assert decimal(-1.25, 2) == said
        assert decimal(3, 0) == "3"


# -- the names of the cards


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", [words.name, words.the, words.label])
def test_no_two_cards_have_one_name(code, name):
    with language(code):
        assert len({name(card) for card in PACK}) == 78


@pytest.mark.parametrize(
    ("code", "card", "bare", "full"),
    [
        ("it", "D1", "asso di denari", "l’asso di denari"),
        ("it", "C8", "8 di coppe", "l’8 di coppe"),
        ("it", "BQ", "regina di bastoni", "la regina di bastoni"),
        ("it", "T6", "Amanti, trionfo 6", "gli Amanti (trionfo 6)"),
        ("it", "T17", "Stelle, trionfo 17", "le Stelle (trionfo 17)"),
        ("it", "F", "Matto", "il Matto"),
        ("es", "D1", "as de oros", "el as de oros"),
        ("es", "CJ", "sota de copas", "la sota de copas"),
        ("es", "T2", "Papisa, triunfo 2", "la Papisa (triunfo 2)"),
        ("es", "F", "Loco", "el Loco"),
    ],
)
def test_cards_have_their_proper_articles(code, card, bare, full):
    with language(code):
        assert (words.label(card), words.the(card)) == (bare, full)


@pytest.mark.parametrize("code", OTHERS)
def test_cards_of_a_suit_carry_its_name_and_those_of_a_rank_its_word(code):
    with language(code):
        for card in PACK:
            if card.is_tarocco:
                continue
            rank, suit = re.fullmatch(r"(\w+) d[ie] (\w+)", words.name(card)).groups()
            assert suit == words.suit_name(card.suit)
            assert rank == re.match(r"\w+", words.name(f"S{str(card)[1:]}"))[0]
            assert words.the(card).endswith(words.name(card))


@pytest.mark.parametrize("code", OTHERS)
def test_trumps_carry_their_number(code):
    with language(code):
        for card in PACK:
            if card.is_trump:
                assert re.findall(r"\d+", words.name(card) + words.the(card)) == [str(card.rank)] * 2
