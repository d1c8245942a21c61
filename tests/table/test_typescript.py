"""The page's types are those of the wire."""

from pathlib import Path

from rumpus.table.typescript import typescript

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "wire" / "messages.ts"


def test_the_page_has_the_types_of_today() -> None:
    again = "rumpus wire --typescript web/src/wire/messages.ts"
    assert WRITTEN.read_text(encoding="utf-8") == typescript(), f"the wire has changed: {again}"
