"""The learner's progress: one small JSON file of their own, which nothing that goes wrong may make fatal.

`{"format": "scarto-progress", "version": 1, "lessons": {"02": {"exercises": {"q1": {"done": true, "tries": 2}},
"drills": {"which_wins": {"asked": 40, "right": 36, "best": 12}}}}}`

Every change reads the file, changes it and replaces it while holding a lock, so notebooks open at the same time do not
lose each other's progress. The file lies in the user's data folder; `SCARTO_PROGRESS` names another.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import platformdirs

from .locking import locked

FORMAT = "scarto-progress"
VERSION = 1

Data = dict[str, Any]

_news: list[str] = []
_said: set[str] = set()
_memory: dict[Path, Data] = {}
"""What could not be written, by the file it was meant for: it lasts as long as the kernel."""


class ProgressError(ValueError):
    """Raised for an imported text that is no progress; `str` says so in words."""


class _NewerError(Exception):
    """The file was written by a newer version of the course."""


def path() -> Path:
    """Return where the progress is kept."""
    chosen = os.environ.get("SCARTO_PROGRESS")
    place = Path(chosen) if chosen else Path(platformdirs.user_data_dir("scarto", appauthor=False)) / "progress.json"
    try:
        return place.resolve()  # a link, into a synced folder perhaps, stays one
    except (OSError, RuntimeError):
        return place


def load() -> Data:
    """Return the progress as it stands: for each lesson its exercises and drills."""
    where = path()
    try:
        return _memory[where] if where in _memory else _parse(where.read_bytes())
    except FileNotFoundError:
        return _empty()
    except (ValueError, OSError, _NewerError):
        return _change(lambda data: None)


def news() -> list[str]:
    """Return what the learner has to be told about the file, each thing once."""
    fresh = [sentence for sentence in _news if sentence not in _said]
    _said.update(fresh)
    _news.clear()
    return fresh


# -- what is noted


def note_exercise(lesson: str, key: str, correct: bool) -> None:
    """Note a try at an exercise. What was once correct stays done."""

    def edit(data: Data) -> None:
        entry = _entry(data, lesson, "exercises", key, {"done": False, "tries": 0})
        entry["tries"] += 1
        entry["done"] = entry["done"] or correct

    _change(edit)


def note_answer(lesson: str, drill: str, correct: bool, streak: int) -> None:
    """Note an answer in a drill, and how many in a row have been right with it."""

    def edit(data: Data) -> None:
        entry = _entry(data, lesson, "drills", drill, {"asked": 0, "right": 0, "best": 0})
        entry["asked"] += 1
        entry["right"] += correct
        entry["best"] = max(entry["best"], streak)

    _change(edit)


def reset(lesson: str | int) -> None:
    """Forget what was done in one lesson: `reset("03")`. Raises `ValueError` if there is no such lesson."""
    number = str(lesson).zfill(2)
    if not str(lesson).isdecimal() or len(number) > 2:
        raise ValueError(f'lessons are called by number, reset("03"), not {str(lesson)[:40]!r}')
    _change(lambda data: data["lessons"].pop(number, None))


def export_text() -> str:
    """Return the progress as text, to be saved and read by `import_text` elsewhere."""
    return json.dumps(load(), indent=1, sort_keys=True)


def import_text(text: str | bytes) -> None:
    """Add exported progress to what is there: of each thing the better of the two. Raises `ProgressError`."""
    try:
        other = _parse(bytes(text) if not isinstance(text, str) else text)
    except _NewerError:
        raise ProgressError("This file comes from a newer version of the course.") from None
    except ValueError:
        raise ProgressError("This is not a progress file of the course.") from None

    def edit(data: Data) -> None:
        for lesson, sections in other["lessons"].items():
            for section, entries in sections.items():
                for name, theirs in entries.items():
                    ours = _entry(data, lesson, section, name, {})
                    ours.update({key: max(value, ours.get(key, value)) for key, value in theirs.items()})

    _change(edit)


def _entry(data: Data, lesson: str, section: str, name: str, new: Data) -> Data:
    sections = data["lessons"].setdefault(lesson, {})
    entry: Data = sections.setdefault(section, {}).setdefault(name, {})
    for key, value in new.items():
        entry.setdefault(key, value)
    return entry


# -- the file


def _change(edit: Callable[[Data], object]) -> Data:
    where = path()
    if where not in _memory:
        try:
            return _change_file(where, edit)
        except (OSError, _NewerError) as error:
            _keep_in_memory(where, error)
    edit(_memory[where])
    return _memory[where]


def _change_file(where: Path, edit: Callable[[Data], object]) -> Data:
    where.parent.mkdir(parents=True, exist_ok=True)
    with locked(where.with_suffix(".lock")):
        data = _read(where)
        edit(data)
        _write(where, data)
    return data


def _read(where: Path) -> Data:
    """Read the file; a damaged one is set aside under a name of its own. Raises `OSError` and `_NewerError`."""
    try:
        content = where.read_bytes()
    except FileNotFoundError:
        return _empty()
    try:
        return _parse(content)
    except ValueError:
        aside = where.with_name(f"{where.stem}.damaged-{sha256(content).hexdigest()[:8]}{where.suffix}")
        where.replace(aside)
        _news.append(f"The file with your progress was damaged. It is set aside as {aside}, and a new one begun.")
        return _empty()


def _write(where: Path, data: Data) -> None:
    """Write next to the file, then put it in place: whoever reads sees the old one or the new one."""
    draft = where.with_name(f"{where.name}.{os.getpid()}.tmp")
    try:
        with draft.open("w", encoding="utf-8") as file:
            json.dump(data, file, indent=1, sort_keys=True)
            file.flush()
            os.fsync(file.fileno())
        _put(draft, where)
    finally:
        draft.unlink(missing_ok=True)


def _put(draft: Path, where: Path) -> None:
    for wait in (0.02, 0.1, 0.5):
        try:
            draft.replace(where)
            return
        except PermissionError:  # on Windows, while somebody is just reading it
            time.sleep(wait)
    draft.replace(where)


def _empty() -> Data:
    return {"format": FORMAT, "version": VERSION, "lessons": {}}


def _keep_in_memory(where: Path, error: Exception) -> None:
    """Go on without the file, which stays as it is, and say so once."""
    if isinstance(error, _NewerError):
        why = "was written by a newer version of the course and is left as it is"
    else:
        why = f"cannot be used ({error.strerror or type(error).__name__})" if isinstance(error, OSError) else "fails"
    _news.append(f"The file with your progress, {where}, {why}. What you do now is kept until the kernel ends.")
    try:
        known = _read(where)
    except (OSError, _NewerError):
        known = _empty()
    _memory[where] = known


def _parse(content: str | bytes) -> Data:
    """Read and check a file's content. Raises `ValueError` for a damaged one, `_NewerError` for one of the future."""
    try:
        data = json.loads(content)
    except RecursionError:
        raise ValueError("nested too deep") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or type(data.get("version")) is not int:
        raise ValueError("no progress file")
    if data["version"] > VERSION:
        raise _NewerError
    if not _all_well(data.get("lessons")):
        raise ValueError("no such progress")
    return data


def _all_well(lessons: object) -> bool:
    """True if lessons hold sections, these hold entries, and these hold numbers (or true and false) from 0 up."""
    level: list[object] = [lessons]
    for _ in range(4):
        if not all(isinstance(part, dict) for part in level):
            return False
        level = [value for part in level for value in part.values()]  # type: ignore[attr-defined]
    return all(isinstance(value, int) and value >= 0 for value in level)
