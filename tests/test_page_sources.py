"""What the page's sources say by name is there, and what is there is used: custom properties, exports."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
FILES = {
    path: path.read_text(encoding="utf-8")
    for top in (WEB / "src", WEB / "build", ROOT / "src" / "rumpus" / "games")
    for path in sorted(top.rglob("*"))
    if path.suffix in {".ts", ".svelte", ".css", ".html"} and "node_modules" not in path.parts
}
SOURCE = "\n".join(FILES.values())


def test_every_custom_property_is_set_somewhere_and_used() -> None:
    needed = set(re.findall(r"var\((--[\w-]+)\s*\)", SOURCE))
    used = set(re.findall(r"(?:var|getPropertyValue)\(['\"`]?(--[\w-]+)", SOURCE))
    set_here = set(re.findall(r"(--[\w-]+)['\"`]?\s*[:,]", SOURCE)) | set(re.findall(r"style:(--[\w-]+)", SOURCE))
    assert sorted(needed - set_here) == [], "nothing sets them, and they have no fallback"
    assert sorted(name for name in set_here - used if SOURCE.count(name) == 1) == [], "nothing uses them"


# Game scripts, which are translated from Python, call these by their names.
CALLED_BY_SCRIPTS = WEB / "src" / "local" / "python"
EXPORT = re.compile(r"^export (?:async )?(?:function\*?|const|let|class) (\w+)", re.MULTILINE)


def test_every_exported_value_is_used_in_another_file() -> None:
    words = {path: Counter(re.findall(r"[\w$]+", text)) for path, text in FILES.items()}
    everywhere = sum(words.values(), Counter[str]())
    alone = [
        f"{path.relative_to(ROOT)}: {name}"
        for path, text in FILES.items()
        if path.suffix == ".ts" and CALLED_BY_SCRIPTS not in path.parents and "generated" not in path.parts
        for name in EXPORT.findall(text)
        if everywhere[name] == words[path][name]
    ]
    assert alone == []
