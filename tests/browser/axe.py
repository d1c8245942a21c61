"""axe-core over what is on the page now."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RULES = {"runOnly": {"type": "tag", "values": TAGS}}


def complaints(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("rules => axe.run(document, rules)", RULES)
    nodes = [(entry["id"], node) for entry in found["violations"] for node in entry["nodes"]]
    return [f"{rule}: {node['target']} {node['html'][:120]}" for rule, node in nodes]
