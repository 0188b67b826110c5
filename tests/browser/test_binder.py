"""What an image starts: JupyterLab on the welcome lesson, and Voilà inside it, closed as it is when it stands alone."""

from __future__ import annotations

import http.client
import os
import shutil
import subprocess

import environment
import pytest
import servers
from playwright.sync_api import expect
from visitor import PATIENCE

TOKEN = "for-this-test-alone"


class Image(servers.Server):
    """JupyterLab started by the image's own script, with a home folder that is not the repository, as on a hub."""

    def __init__(self, repository, home, variables, log):
        port = servers.free_port("127.0.0.1", [0])
        self.home = home
        program = [str(environment.PYTHON), "-m", "jupyterlab", "--no-browser", "--allow-root"]
        command = ["bash", str(repository / "binder/start"), *program,
                   "--ServerApp.ip=127.0.0.1", f"--ServerApp.port={port}", "--ServerApp.port_retries=0",
                   f"--ServerApp.root_dir={home}", "--ServerApp.log_level=ERROR", "--LabApp.log_level=ERROR"]
        own = {"REPO_DIR": str(repository), "HOME": str(home), "JUPYTER_TOKEN": TOKEN}
        super().__init__(command, "127.0.0.1", port, {**variables, **own}, log)


@pytest.fixture(scope="module")
def image(root, personal_files, server_log, tmp_path_factory):
    repository, home = tmp_path_factory.mktemp("srv") / "scarto", tmp_path_factory.mktemp("home")
    for folder in ("binder", "lessons", ".tools"):
        shutil.copytree(root / folder, repository / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (home / "lessons").mkdir()
    (home / "lessons" / "01_the_pack.ipynb").write_text("a learner's work")
    server = Image(repository, home, personal_files, server_log)
    yield server
    server.stop()


def get(image, path):
    connection = http.client.HTTPConnection(image.host, image.port, timeout=PATIENCE)
    connection.request("GET", path, headers={"Authorization": f"token {TOKEN}"})
    answer = connection.getresponse()
    return answer, answer.read().decode("utf-8", "replace")


def test_it_starts_on_the_welcome_lesson(image, page):
    page.goto(f"{image.url}/?token={TOKEN}")
    page.wait_for_url("**/lab/tree/lessons/00_welcome.ipynb*")
    expect(page.locator(".jp-Notebook")).to_be_visible()


def test_a_users_work_stays_and_new_lessons_come(image):
    lessons = image.home / "lessons"
    assert (lessons / "01_the_pack.ipynb").read_text() == "a learner's work"
    assert (lessons / "08_a_full_hand.ipynb").is_file()
    assert (lessons / "demos" / "table.ipynb").is_file()
    assert not (lessons / "scarto_lessons").exists()  # else an old copy would hide the one that is installed


def test_where_the_home_is_the_repository_nothing_is_copied(root, tmp_path):
    repository = tmp_path / "home"
    shutil.copytree(root / "binder", repository / "binder")
    subprocess.run(["bash", "binder/start", "true"], cwd=repository, check=True,
                   env={**os.environ, "HOME": str(repository), "REPO_DIR": str(repository)})
    assert [path.name for path in repository.iterdir()] == ["binder"]


def test_the_table_is_there_and_plays(image, page):
    page.goto(f"{image.url}/voila/render/lessons/demos/table.ipynb?token={TOKEN}")
    expect(page.locator("#loading")).to_have_count(0)
    expect(page.get_by_role("button", name="New hand").first).to_be_visible()


def test_voila_is_closed_as_it_is_when_it_stands_alone(image):
    page = "/voila/render/lessons/demos/index.ipynb"
    answer, body = get(image, f"{page}?theme=%3Cscript%3Ealert(1)%3C/script%3E&template=reveal")
    assert answer.status == 200
    assert "alert(1)" not in body
    assert "reveal" not in body
    assert "https://" not in answer.headers["Content-Security-Policy"]
    assert "unsafe" not in answer.headers["Content-Security-Policy"].split("script-src")[1].split(";")[0]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert get(image, "/voila/files/lessons/pictures/table.png")[0].status == 403


def test_without_the_token_nothing_is_open(image):
    for path in ("/voila/render/lessons/demos/index.ipynb", "/lab", "/api/contents"):
        connection = http.client.HTTPConnection(image.host, image.port, timeout=PATIENCE)
        connection.request("GET", path)
        assert connection.getresponse().status in (302, 403)
