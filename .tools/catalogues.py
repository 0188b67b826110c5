"""Keep the translations equal to the source: `make words` extracts, updates and compiles the catalogues.

Sentences are found in calls of `gettext`, `ngettext` and `pgettext`, in the tables of the modules called `text` (whose
keys tell translators where a sentence stands; `…_one` and `…_many` are one sentence in two forms), and among the names
of the cards.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from scarto_core import pack, ruleset
from scarto_core.languages import DOMAIN, LANGUAGES, LOCALE, SOURCE
from scarto_core.words import RANK_NAMES, SUIT_NAMES, TRUMP_NAMES, english_name, in_english

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("scarto_core", "widgets/scarto_widgets")
CALLS = {"gettext": 1, "ngettext": 2, "pgettext": 2}
"""The functions that translate, each with how many of its arguments are texts."""
TRANSLATED = tuple(code for code in LANGUAGES if code != SOURCE)


class Found(NamedTuple):
    """A sentence of the source: one text, or its two forms."""

    text: str | tuple[str, str]
    line: int
    context: str | None = None
    comment: str = ""


class NotLiteral(ValueError):
    """Raised for a text that can only be known when the program runs."""


def template() -> Catalog:
    """Return all sentences of the source, in the order of the files."""
    found = Catalog(domain=DOMAIN, charset="utf-8")
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*.py")):
            where = path.relative_to(ROOT).as_posix()
            for each in sentences(path.read_text("utf-8"), where):
                comment = [each.comment] if each.comment else []
                found.add(each.text, locations=[(where, 0)], auto_comments=comment, context=each.context)
    for text in card_names():
        found.add(text, locations=[("scarto_core/words.py", 0)])
    return found


def card_names() -> list[str]:
    """Return what suits, ranks and cards are called, without and with an article."""
    cards = pack(ruleset("course"))
    parts = [*SUIT_NAMES.values(), *RANK_NAMES.values(), *TRUMP_NAMES]
    return [*parts, *map(english_name, cards), *map(in_english, cards)]


def sentences(source: str, where: str) -> Iterator[Found]:
    """Yield the sentences of one file. Raises `NotLiteral` for one that a translator could never see."""
    tree = ast.parse(source)
    if Path(where).name == "text.py":
        yield from _tables(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (called := _name(node.func)) in CALLS and not _passes_on(node, where):
            texts = node.args[: CALLS[called]]
            if not all(isinstance(text, ast.Constant) and isinstance(text.value, str) for text in texts):
                raise NotLiteral(f"{where}, line {node.lineno}: {called} needs its text as it stands")
            first, *rest = (text.value for text in texts)
            if called == "pgettext":
                yield Found(rest[0], node.lineno, context=first)
            else:
                yield Found((first, rest[0]) if rest else first, node.lineno)


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else ""


def _passes_on(node: ast.Call, where: str) -> bool:
    """Names of cards and the tables are looked up by what is found elsewhere."""
    return where.endswith(("/words.py", "/text.py")) and not isinstance(node.args[0], ast.Constant)


def _tables(tree: ast.Module) -> Iterator[Found]:
    """Yield the texts of a module's tables: dictionaries with capital names."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict) and _name(node.targets[0]).isupper():
            yield from _entries(ast.literal_eval(node.value), node.lineno, _name(node.targets[0]))


def _entries(table: dict[str, object], line: int, title: str) -> Iterator[Found]:
    for key, value in table.items():
        if isinstance(value, tuple):
            yield from (Found(text, line, comment=f"{title}: {key}") for text in value)
        elif key.endswith("_one") and f"{key[:-4]}_many" in table:
            yield Found((str(value), str(table[f"{key[:-4]}_many"])), line, comment=f"{title}: {key[:-4]}")
        elif not (key.endswith("_many") and f"{key[:-5]}_one" in table):
            yield Found(str(value), line, comment=f"{title}: {key}")


# -- the files


def template_path() -> Path:
    """Return where the sentences to translate are kept."""
    return LOCALE / f"{DOMAIN}.pot"


def catalogue_path(code: str) -> Path:
    """Return where the translations into a language are kept."""
    return LOCALE / code / "LC_MESSAGES" / f"{DOMAIN}.po"


def as_text(catalog: Catalog, *, header: bool = True) -> bytes:
    """Return a catalogue as a PO file: files without line numbers, so that it changes only where sentences do."""
    buffer = BytesIO()
    write_po(buffer, catalog, width=120, omit_header=not header, include_lineno=False, ignore_obsolete=True)
    return buffer.getvalue()


def read(path: Path, code: str | None = None) -> Catalog:
    """Return the catalogue in a PO file."""
    with path.open("rb") as file:
        return read_po(file, locale=code, domain=DOMAIN)


def compiled(catalog: Catalog) -> bytes:
    """Return a catalogue as the MO file that the course reads."""
    buffer = BytesIO()
    write_mo(buffer, catalog)
    return buffer.getvalue()


def updated(code: str, source: Catalog) -> Catalog:
    """Return the translations into a language with the sentences of the source; new ones have none yet."""
    path = catalogue_path(code)
    catalog = read(path, code) if path.exists() else Catalog(code, DOMAIN, fuzzy=False)
    catalog.project, catalog.version, catalog.header_comment = "Scarto", "1", f"# Scarto: {LANGUAGES[code]}"
    catalog.last_translator = catalog.language_team = "The Scarto authors"
    catalog.msgid_bugs_address = ""
    if isinstance(catalog.revision_date, str):  # a new catalogue has a form to fill in there
        catalog.revision_date = catalog.creation_date
    catalog.update(source, no_fuzzy_matching=True, update_creation_date=False)
    return catalog


def problems(catalog: Catalog, source: Catalog) -> list[str]:
    """Return what is wrong with a catalogue, a line for each: missing, fuzzy, left over, other placeholders."""
    found = []
    for wanted in source:
        given = catalog.get(wanted.id, wanted.context) if wanted.id else None
        if wanted.id and (given is None or not all(_strings(given))):
            found.append(f"not translated: {wanted.id}")
    for given in catalog:
        if given.id and source.get(given.id, given.context) is None:
            found.append(f"left over: {given.id}")
        if given.id and given.fuzzy:
            found.append(f"fuzzy: {given.id}")
        found += _misfits(given)
    return found + [f"left over: {message.id}" for message in catalog.obsolete.values()]


def _misfits(message: Message) -> list[str]:
    """Every form must hold the placeholders of the source; the form for one may leave the number out."""
    if not message.id:
        return []
    wanted = [_placeholders(text) for text in _texts(message.id)]
    return [
        f"other placeholders: {text}" for text in _strings(message) if text and _placeholders(text) not in wanted
    ]  # fmt: skip


def _texts(value: object) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value or ("",))  # type: ignore[call-overload]  # texts


def _strings(message: Message) -> tuple[str, ...]:
    return _texts(message.string)


def _placeholders(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


def main() -> int:
    """Write the template, the translations and what is compiled from them; say what is not translated yet."""
    source = template()
    LOCALE.mkdir(exist_ok=True)
    template_path().write_bytes(as_text(source, header=False))
    open_points = 0
    for code in TRANSLATED:
        catalog, path = updated(code, source), catalogue_path(code)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(as_text(catalog))
        path.with_suffix(".mo").write_bytes(compiled(catalog))
        for line in (found := problems(catalog, source)):
            print(f"{code}: {line}")
        open_points += len(found)
    return int(open_points > 0)


if __name__ == "__main__":
    sys.exit(main())
