"""JupyterLab and Voilà as the course starts them."""

from __future__ import annotations

import http.client
import json

import pytest
from playwright.sync_api import expect


def get(server, path):
    """Return status and body of a page, as a visitor without a browser gets them."""
    connection = http.client.HTTPConnection(server.host, server.port, timeout=30)
    connection.request("GET", path)
    answer = connection.getresponse()
    return answer.status, answer.read().decode("utf-8", "replace")


def kernel_of(page):
    return json.loads(page.locator("#jupyter-config-data").text_content())["kernelId"]


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
    kernel = f"/api/kernels/{kernel_of(page)}"
    assert get(voila, kernel)[0] == 200
    page.goto("about:blank")
    wait_for(lambda: get(voila, kernel)[0] == 404)


def test_a_demo_opens_in_jupyterlabs_server_too(page, lab):
    page.goto(f"{lab.url}/voila/render/demos/index.ipynb?token={lab.token}")  # the way Binder shows it
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.locator("#loading")).to_have_count(0)


def test_leaving_a_demo_ends_its_kernel_before_its_widgets_are_there(page, voila, voila_url, wait_for):
    page.goto(voila_url("index.ipynb"), wait_until="commit")
    page.wait_for_selector("#jupyter-config-data", state="attached")
    kernel = f"/api/kernels/{kernel_of(page)}"
    page.goto("about:blank")
    wait_for(lambda: get(voila, kernel)[0] == 404)


def test_the_visitor_cannot_choose_theme_or_template(voila):
    script = "<script>alert(1)</script>"
    status, body = get(voila, "/voila/render/index.ipynb?theme=%3Cscript%3Ealert(1)%3C/script%3E&template=reveal")
    assert status == 200
    assert script not in body
    assert "reveal" not in body


@pytest.mark.parametrize("path", [
    "/voila/files/index.ipynb", "/voila/files/../00_welcome.ipynb", "/voila/files/picture.png",
    "/voila/render/../00_welcome.ipynb", "/voila/render/..%2F00_welcome.ipynb", "/api/contents", "/terminals/1",
])
def test_nothing_but_the_demos_is_served(voila, path):
    assert get(voila, path)[0] in (403, 404, 405, 500)


def test_an_unknown_demo_is_a_plain_page(page, voila_url, expected_errors):
    expected_errors.append("404")
    page.goto(voila_url("nonsense.ipynb"))
    assert page.title() == "Scarto"
    expect(page.get_by_role("heading")).to_contain_text("404")
