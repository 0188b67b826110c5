"""The progress file: nothing that happens to it loses more than it must, and nothing is fatal."""

import json
import os
import subprocess
import sys
import threading

import pytest
from scarto_lessons import progress
from scarto_lessons.locking import locked

ROOT = os.pathsep.join(sys.path)


def done(lesson="02", key="q1"):
    """The entry of an exercise as it stands in the progress."""
    return progress.load()["lessons"].get(lesson, {}).get("exercises", {}).get(key)


def test_there_is_nothing_at_first_and_looking_writes_nothing(progress_file):
    assert progress.load()["lessons"] == {}
    assert not progress_file.exists()
    assert progress.news() == []


def test_what_was_once_right_stays_done(progress_file):
    for correct in (False, True, False):
        progress.note_exercise("02", "q1", correct)
    assert done() == {"done": True, "tries": 3}
    assert json.loads(progress_file.read_text())["version"] == 1


def test_drills_keep_the_best_streak():
    for correct, streak in ((True, 1), (True, 2), (False, 0), (True, 1)):
        progress.note_answer("04", "legal_play", correct, streak)
    assert progress.load()["lessons"]["04"]["drills"] == {"legal_play": {"asked": 4, "right": 3, "best": 2}}


def test_the_standard_place_is_the_users_data_folder(monkeypatch):
    monkeypatch.delenv("SCARTO_PROGRESS")
    assert progress.path().name == "progress.json"
    assert "scarto" in progress.path().parts
    monkeypatch.setenv("SCARTO_PROGRESS", "")
    assert progress.path().name == "progress.json"


def test_one_lesson_can_be_reset():
    for lesson in ("02", "03"):
        progress.note_exercise(lesson, "q1", True)
    progress.reset("03")
    assert done("03") is None
    assert done("02")
    progress.reset(2)
    assert done("02") is None
    for wrong in ("three", "../x", ""):
        with pytest.raises(ValueError, match="by number"):
            progress.reset(wrong)


# -- damage


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe\x00",
        b"[]",
        b"null",
        b'{"version": 1}',
        b'{"format": "scarto-progress", "version": "1", "lessons": {}}',
        b'{"format": "scarto-progress", "version": true, "lessons": {}}',
        b'{"format": "scarto-progress", "version": 1, "lessons": []}',
        b'{"format": "scarto-progress", "version": 1, "lessons": {"02": {"exercises": {"q1": {"tries": "x"}}}}}',
        b'{"format": "scarto-progress", "version": 1, "lessons": {"02": {"exercises": {"q1": 1}}}}',
        b'{"format": "scarto-progress", "version": 1, "lessons": {"02": {"exercises": {"q1": {"tries": -4}}}}}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_set_aside(progress_file, content):
    progress_file.parent.mkdir()
    progress_file.write_bytes(content)
    assert progress.load()["lessons"] == {}
    progress.note_exercise("02", "q1", True)
    assert done()["done"]
    aside = list(progress_file.parent.glob("mine.damaged-*.json"))
    assert [path.read_bytes() for path in aside] == [content]
    assert "set aside" in progress.news()[0]
    assert progress.news() == []


def test_two_damaged_files_do_not_replace_each_other(progress_file):
    progress_file.parent.mkdir()
    for content in ("one", "two"):
        progress_file.write_text(content)
        progress.load()
    assert len(list(progress_file.parent.glob("mine.damaged-*.json"))) == 2


def test_entries_with_fields_missing_are_completed(progress_file):
    progress_file.parent.mkdir()
    lessons = {"02": {"exercises": {"q1": {"done": True}}}}
    old = {"format": "scarto-progress", "version": 1, "extra": 5, "lessons": lessons}
    progress_file.write_text(json.dumps(old))
    progress.note_exercise("02", "q1", False)
    assert done() == {"done": True, "tries": 1}
    assert json.loads(progress_file.read_text())["extra"] == 5


def test_a_file_of_a_newer_version_is_left_as_it_is(progress_file):
    progress_file.parent.mkdir()
    newer = '{"format": "scarto-progress", "version": 2, "stars": 5}'
    progress_file.write_text(newer)
    progress.note_exercise("02", "q1", True)
    progress.reset("03")
    assert done()["done"]
    assert progress_file.read_text() == newer
    assert [sentence for sentence in progress.news() if "newer version" in sentence]
    progress.note_exercise("02", "q2", True)
    assert progress.news() == []


def test_a_place_that_cannot_be_written_is_not_fatal_and_said_once(tmp_path, monkeypatch):
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    monkeypatch.setenv("SCARTO_PROGRESS", str(in_the_way / "mine.json"))
    progress.note_exercise("02", "q1", True)
    progress.note_exercise("02", "q2", True)
    assert done("02", "q1")["done"]
    assert done("02", "q2")["done"]
    [said] = progress.news()
    assert "cannot be used" in said
    progress.note_exercise("02", "q3", True)
    assert progress.news() == []


def test_a_folder_in_its_place_is_not_fatal(progress_file):
    progress_file.mkdir(parents=True)
    progress.note_exercise("02", "q1", True)
    assert done()["done"]


def test_a_full_disk_loses_nothing_that_was_there(progress_file, monkeypatch):
    progress.note_exercise("02", "q1", True)
    before = progress_file.read_bytes()

    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(progress.json, "dump", full)
    progress.note_exercise("02", "q2", True)
    assert progress_file.read_bytes() == before
    assert done("02", "q2")["done"]
    assert done("02", "q1")["done"]
    assert "No space left" in progress.news()[0]
    assert list(progress_file.parent.glob("*.tmp")) == []


# -- several at once


def test_two_notebooks_do_not_lose_each_others_progress(progress_file):
    work = (
        "from scarto_lessons import locking, progress\nlocking._PATIENCE = 300\n"
        "for i in range(60): progress.note_exercise('02', '{}', i == 59)"
    )
    env = {**os.environ, "PYTHONPATH": ROOT}
    names = ("q1", "q2", "q1")
    both = [subprocess.Popen([sys.executable, "-c", work.format(name)], env=env) for name in names]
    assert [process.wait(300) for process in both] == [0, 0, 0]
    assert done("02", "q1") == {"done": True, "tries": 120}
    assert done("02", "q2") == {"done": True, "tries": 60}


def test_threads_of_one_kernel_do_not_lose_each_others_progress(monkeypatch):
    monkeypatch.setattr("scarto_lessons.locking._PATIENCE", 300)

    def work():
        for _ in range(25):
            progress.note_answer("02", "which_wins", True, 1)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert progress.load()["lessons"]["02"]["drills"]["which_wins"]["asked"] == 75


def test_a_lock_that_is_never_let_go_is_not_waited_for_in_vain(progress_file, monkeypatch):
    monkeypatch.setattr("scarto_lessons.locking._PATIENCE", 0.1)
    progress_file.parent.mkdir()
    with locked(progress_file.with_suffix(".lock")):
        progress.note_exercise("02", "q1", True)
    assert done()["done"]


# -- taking it along


def test_export_and_import_keep_the_better_of_both(progress_file):
    progress.note_exercise("02", "q1", True)
    progress.note_answer("02", "which_wins", True, 9)
    saved = progress.export_text()
    progress_file.unlink()
    for _ in range(3):
        progress.note_exercise("02", "q1", False)
    progress.note_exercise("04", "q2", True)
    for _ in range(2):  # loading the same file twice counts nothing twice
        progress.import_text(saved.encode())
    assert done("02", "q1") == {"done": True, "tries": 3}
    assert done("04", "q2") == {"done": True, "tries": 1}
    assert progress.load()["lessons"]["02"]["drills"] == {"which_wins": {"asked": 1, "right": 1, "best": 9}}


@pytest.mark.parametrize(
    "text", ["", "hello", "[]", '{"format": "other"}', b"\xff", '{"format": "scarto-progress", "version": 9}']
)
def test_a_strange_file_is_refused_in_words_and_changes_nothing(progress_file, text):
    progress.note_exercise("02", "q1", True)
    before = progress_file.read_bytes()
    with pytest.raises(progress.ProgressError, match="This"):
        progress.import_text(text)
    assert progress_file.read_bytes() == before
