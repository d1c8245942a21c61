"""The docs as HTML: nothing that axe complains of, nothing wider than a phone, by day and by night, by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import complaints
from tools.site import Site

WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.slow
def test_the_docs_are_open_to_everybody(browser: Browser, tmp_path: Path) -> None:
    Site(tmp_path).write()
    context = browser.new_context(viewport={"width": 360, "height": 800})
    page = context.new_page()
    for name in ("reference/settings", "project/ARCHITECTURE", "tutorial/first-match", "index"):
        page.emulate_media(color_scheme="light" if name == "project/ARCHITECTURE" else "dark")
        page.goto((tmp_path / f"{name}.html").as_uri())
        assert page.evaluate(WIDER) == 0
        assert complaints(page) == []
    page.emulate_media(color_scheme="light")
    assert complaints(page) == []
    page.reload()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the map")).to_be_focused()
    page.get_by_role("link", name="A first evening →").click()
    expect(page).to_have_title("A first evening · Rumpus")
    context.close()
