"""JupyterLab and Voilà as the course starts them."""

from __future__ import annotations

import gzip
import http.client
import json

import pytest
import servers
from playwright.sync_api import expect
from visitor import PATIENCE


def get(server, path):
    """Return status and body of a page, as a visitor without a browser gets them."""
    connection = http.client.HTTPConnection(server.host, server.port, timeout=PATIENCE)
    connection.request("GET", path)
    answer = connection.getresponse()
    return answer.status, answer.read().decode("utf-8", "replace")


def fetch(server, path, **headers):
    """Return the answer to a request with headers of the test's choice, its `content` as it was sent."""
    connection = http.client.HTTPConnection(server.host, server.port, timeout=PATIENCE)
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    answer.content = answer.read()
    return answer


def kernel_of(page):
    return json.loads(page.locator("#jupyter-config-data").text_content())["kernelId"]


def is_running(page, kernel, server):
    """Say whether a kernel runs, asking with the page's own cookies."""
    return page.context.request.get(f"{server.url}/api/kernels/{kernel}").status == 200


def test_jupyterlab_opens_and_runs_the_welcome_lesson(open_in_lab, run_all):
    page = open_in_lab("00_welcome.ipynb")
    run_all(page)
    expect(page.locator(".jp-OutputArea-output").first).to_be_visible()
    expect(page.locator("[data-mime-type='application/vnd.jupyter.stderr']")).to_have_count(0)


def test_jupyterlab_has_no_news_and_no_extension_manager(open_in_lab):
    page = open_in_lab("00_welcome.ipynb")
    expect(page.get_by_text("Would you like to get notified")).to_have_count(0)
    expect(page.locator("[data-id='extensionmanager.main-view']")).to_have_count(0)


def test_jupyterlab_is_closed_without_the_token(lab):
    assert get(lab, "/api/contents")[0] == 403


def test_a_demo_has_language_title_and_landmark_and_no_accessibility_fault(open_in_voila, axe):
    page = open_in_voila("index.ipynb")
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.title()
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.locator("#loading")).to_have_count(0)
    assert axe(page) == []


def test_the_root_of_the_demos_is_the_index(page, voila):
    page.goto(f"{voila.url}/")
    page.wait_for_url("**/voila/render/index.ipynb")
    expect(page.get_by_role("main")).to_be_visible()


def test_a_demo_shows_no_code(open_in_voila):
    page = open_in_voila("index.ipynb")
    expect(page.locator(".jp-InputArea-editor")).to_have_count(0)


def test_leaving_a_demo_ends_its_kernel(open_in_voila, voila, wait_for):
    page = open_in_voila("index.ipynb")
    kernel = kernel_of(page)
    assert is_running(page, kernel, voila)
    page.goto("about:blank")
    wait_for(lambda: not is_running(page, kernel, voila))


def test_a_demo_opens_in_jupyterlabs_server_too(page, lab):
    page.goto(f"{lab.url}/voila/render/demos/index.ipynb?token={lab.token}")  # the way Binder shows it
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.locator("#loading")).to_have_count(0)


def test_an_unknown_demo_in_jupyterlabs_server_is_called_what_it_is(page, lab, expected_errors):
    expected_errors.append("404")
    assert page.goto(f"{lab.url}/voila/render/demos/none.ipynb?token={lab.token}").status == 404
    expect(page.get_by_role("heading")).to_have_text("Not Found 404")


def test_leaving_a_demo_ends_its_kernel_before_its_widgets_are_there(page, voila, voila_url, wait_for):
    page.goto(voila_url("index.ipynb"), wait_until="commit")
    page.wait_for_selector("#rendered_cells", state="attached")  # what says farewell has been read before it
    kernel = kernel_of(page)
    assert is_running(page, kernel, voila)
    page.goto("about:blank")
    wait_for(lambda: not is_running(page, kernel, voila))


def test_a_full_room_says_so_and_lets_the_next_in_when_somebody_leaves(
    lessons, personal_files, tmp_path, new_page, expected_errors, axe, wait_for
):
    expected_errors.append("503")
    port, log = servers.free_port("127.0.0.1", [0]), (tmp_path / "log").open("w+")
    server = servers.Demo(lessons / "demos", "127.0.0.1", port, room=1, variables=personal_files, log=log)
    try:
        inside, outside = new_page(), new_page()
        inside.goto(server.page("index.ipynb"))
        expect(inside.locator("#loading")).to_have_count(0)
        kernel = kernel_of(inside)
        assert outside.goto(server.page("index.ipynb")).status == 503
        expect(outside.get_by_role("main")).to_contain_text("All seats are taken")
        assert axe(outside) == []
        inside.goto("about:blank")
        wait_for(lambda: not is_running(inside, kernel, server))
        assert outside.goto(server.page("index.ipynb")).status == 200
        expect(outside.locator("#loading")).to_have_count(0)
        outside.goto("about:blank")
    finally:
        server.stop()
    log.seek(0)
    said = log.read()
    log.close()
    assert "503 GET /voila/render/index.ipynb" in said  # whoever runs it is told that, and not of kernels that are gone
    assert "404 GET" not in said
    assert "does not exist" not in said
    assert "Traceback" not in said


@pytest.mark.parametrize("path", [
    "/voila/static/voila.js", "/voila/labextensions/@jupyter-widgets/jupyterlab-manager/package.json",
])
def test_files_are_sent_small_and_come_out_whole(voila, path):
    small, whole = (fetch(voila, path, Accept_Encoding=coding) for coding in ("gzip", "identity"))
    assert small.headers["Content-Encoding"] == "gzip"
    assert len(small.content) < 0.6 * len(whole.content)
    assert gzip.decompress(small.content) == whole.content
    again = fetch(voila, path, Accept_Encoding="gzip", If_Modified_Since=small.headers["Last-Modified"])
    assert (again.status, again.content) == (304, b"")
    part = fetch(voila, path, Accept_Encoding="gzip", Range="bytes=2-9")
    assert (part.status, part.content) == (200, small.content)


def test_an_unknown_demo_is_a_plain_page(page, voila_url, expected_errors):
    expected_errors.append("404")
    page.goto(voila_url("nonsense.ipynb"))
    assert page.title() == "Scarto"
    expect(page.get_by_role("heading")).to_contain_text("404")
