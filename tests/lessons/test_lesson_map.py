"""The map of lessons: what is done, links that lead somewhere, and saving and loading."""

import base64
import re
from datetime import UTC, datetime

from scarto_lessons import progress, progress_map
from scarto_lessons.build import TEXT
from scarto_lessons.catalog import LESSONS
from scarto_lessons.lesson_map import _upload


def test_the_map_shows_every_lesson_and_what_is_done():
    for key in ("q1", "q2", "q3"):
        progress.note_exercise("02", key, True)
    progress.note_exercise("03", "q1", False)
    for streak in (1, 2, 3):
        progress.note_answer("02", "which_wins", streak != 3, streak)
    text = str(progress_map())
    assert "02 Card ranking: 3 of 3 exercises; drill: 67% of 3 right, 3 in a row" in text
    assert "03 The deal and the scarto: 0 of 4 exercises" in text
    html = progress_map().html()
    assert html.count("✔ done") == 1
    for lesson in LESSONS:
        assert f'<a href="{lesson.name}.ipynb">' in html


def chosen(content):
    """The value of the button once a file is chosen."""
    now = datetime.now(UTC)
    return ({"name": "x", "type": "", "size": len(content), "last_modified": now, "content": memoryview(content)},)


def test_every_lesson_of_the_catalog_has_a_source_and_the_other_way_round():
    assert [lesson.name for lesson in LESSONS] == sorted(path.stem for path in TEXT.glob("*.md"))


def test_the_progress_can_be_saved_and_loaded(progress_file):
    progress.note_exercise("02", "q1", True)
    [data] = re.findall(r'href="data:application/json;base64,([^"]+)"', progress_map().html())
    progress_file.unlink()
    button, answer = _upload().children
    button.value = chosen(base64.b64decode(data))
    assert "Loaded" in answer.value
    assert progress.load()["lessons"]["02"]["exercises"]["q1"]["done"]


def test_loading_something_else_says_so():
    button, answer = _upload().children
    button.value = chosen(b"\x89PNG <b>")
    assert "not a progress file" in answer.value


def test_it_shows_itself_with_what_is_wrong_with_the_file(progress_file, capsys):
    progress_file.parent.mkdir()
    progress_file.write_text("damaged")
    progress_map()._ipython_display_()
    assert "set aside" in capsys.readouterr().out
