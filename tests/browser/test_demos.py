"""The demo pages as Voilà serves them: something to do in the first screen, a way back, and nobody shut out."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from waiting import answered

PAGES = sorted(path.stem for path in (Path(__file__).parents[2] / "lessons" / "demos").glob("*.ipynb"))
TO_DO = ".sc-demos a, .sc-hand.is-mine button.sc-card, .sd-choice, .sd-number, [data-card]"
SCREENS = {"wide": {"width": 1280, "height": 720}, "phone": {"width": 390, "height": 780}}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", PAGES)
def test_a_demo_begins_with_something_to_do_and_leads_back(new_page, voila_url, axe, name, screen):
    page = new_page(viewport=SCREENS[screen], reduced_motion="reduce")
    page.goto(voila_url(f"{name}.ipynb"))
    first = page.locator(TO_DO).first
    expect(first).to_be_visible()
    expect(first).to_be_in_viewport(ratio=0.5)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert axe(page) == []
    if name == "index":
        links = page.locator(".sc-demos a")
        others = [f"{other}.ipynb" for other in PAGES if other != name]
        assert sorted(link.get_attribute("href") for link in links.all()) == others
        expect(links.last).to_be_in_viewport(ratio=0.9)
    else:
        back = page.get_by_role("link", name="All pages")
        expect(back).to_be_in_viewport()
        assert back.get_attribute("href") == "index.ipynb"


def test_from_the_index_to_the_table_and_back(page, voila_url):
    page.goto(voila_url("index.ipynb"))
    page.get_by_role("link", name="The table").click()
    expect(page.locator(".sc-hand.is-mine")).to_be_visible()
    expect(page.locator(".sc-hand").first).to_be_in_viewport(ratio=0.98)
    page.get_by_role("link", name="All pages").click()
    expect(page.locator(".sc-demos a")).to_have_count(len(PAGES) - 1)


def test_a_click_is_one_small_message_each_way(page, voila_url):
    """The rest is Jupyter's own "busy" and "idle", which go with every message to a kernel."""
    frames: list[tuple[str, bytes]] = []

    def listen(socket) -> None:
        socket.on("framesent", lambda frame: frames.append(("sent", _bytes(frame))))
        socket.on("framereceived", lambda frame: frames.append(("received", _bytes(frame))))

    page.on("websocket", listen)
    page.add_init_script("localStorage['scarto-speed'] = 'off'")
    page.goto(voila_url("table.ipynb"))
    _come_to_a_turn(page)
    for _ in range(3):
        frames.clear()
        held = page.locator("button.sc-card").count()
        page.locator('button.sc-card[data-allowed="yes"]').first.click(position={"x": 8, "y": 12})
        answered(page)
        expect(page.locator("button.sc-card")).to_have_count(held - 1)
        expect(page.locator(".sc-hand.is-mine")).to_be_visible()
        assert [way for way, frame in frames if _is_of_a_widget(frame)] == ["sent", "received"]
        assert max(len(frame) for _, frame in frames) < 5_000


def _is_of_a_widget(frame: bytes) -> bool:
    return b'"method":"custom"' in frame.replace(b" ", b"") or b'"method":"update"' in frame.replace(b" ", b"")


def _bytes(frame: object) -> bytes:
    return frame if isinstance(frame, bytes) else str(frame).encode()


def _come_to_a_turn(page: Page) -> None:
    expect(page.locator(".sc-hand.is-mine")).to_be_visible()
    lay_away = page.get_by_role("button", name="Lay away", exact=True)
    if lay_away.count():
        for card in page.locator('button.sc-card[data-allowed="yes"]').all()[:3]:
            card.click(position={"x": 8, "y": 12})
        lay_away.click()
        answered(page)
        expect(lay_away).to_have_count(0)
        expect(page.locator(".sc-hand.is-mine")).to_be_visible()


def test_a_kernel_that_died_says_so_and_the_hand_goes_on_in_another(page, voila_url, expected_errors, kernel_ends):
    expected_errors += ["WebSocket", "404", "Failed to load resource", "kernel", "Kernel"]
    page.add_init_script("localStorage['scarto-speed'] = 'off'")
    page.goto(voila_url("table.ipynb"))
    _come_to_a_turn(page)
    page.locator('button.sc-card[data-allowed="yes"]').first.click(position={"x": 8, "y": 12})
    answered(page)
    expect(page.locator(".sc-hand.is-mine")).to_be_visible()
    held = page.locator("button.sc-card").count()
    page.evaluate("""async () => {
        const form = new FormData();
        form.append("_xsrf", (document.cookie.match(/\\b_xsrf=([^;]*)/) || ["", ""])[1]);
        const { kernelId, baseUrl } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
        await fetch(`${baseUrl}voila/api/shutdown/${kernelId}`, { method: "POST", body: form });
    }""")
    page.locator('button.sc-card[data-allowed="yes"]').first.click(position={"x": 8, "y": 12})
    again = page.get_by_role("button", name="Start again")
    expect(again).to_be_visible()
    expect(page.locator("button.sc-card")).to_have_count(held)      # the card that nobody took is back
    again.click()
    expect(page.locator(".sc-said")).to_contain_text("unfinished")
    page.get_by_role("button", name="Go on with it").click()
    expect(page.locator("button.sc-card")).to_have_count(held)
