"""Pictures laid beside those they should be like: one page, a row a screen."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

STYLE = """
body { margin: 0; padding: 16px; font: 15px/1.35 system-ui, sans-serif; background: #ddd; color: #222; }
section { margin-bottom: 28px; }
h2 { margin: 0 0 6px; }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
figure { margin: 0; }
figcaption { font-size: 12px; }
.like { padding: 8px; background: #f4d98b; border-radius: 8px; }
img { display: block; height: 380px; max-width: 100%; object-fit: contain; object-position: top left; }
.wrong { color: #b00; white-space: pre-line; }
"""


@dataclass
class Shown:
    """One screen: its pictures by name, and what does not fit on them."""

    name: str
    like: str
    pictures: list[Path] = field(default_factory=list[Path])
    wrong: list[str] = field(default_factory=list[str])


def references(folder: Path | None) -> list[Path]:
    return sorted(folder.glob("*.png")) if folder else []


def write_sheet(file: Path, screens: Iterable[Shown], folder: Path | None) -> None:
    """Beside each screen stand the references whose names its pattern is found in; the rest follow at the end."""
    left = references(folder)
    parts: list[str] = []
    for screen in screens:
        like = [picture for picture in references(folder) if screen.like and re.search(screen.like, picture.stem)]
        left = [picture for picture in left if picture not in like]
        parts.append(_section(file.parent, screen.name, like, screen.pictures, screen.wrong))
    if left:
        parts.append(_section(file.parent, "beside no screen", left, [], []))
    head = f"<!doctype html><meta charset=utf-8><title>Rumpus, every screen</title><style>{STYLE}</style>"
    file.write_text(head + "".join(parts), encoding="utf-8")


def _section(home: Path, name: str, like: list[Path], pictures: list[Path], wrong: list[str]) -> str:
    shown = "".join(_figure(home, picture, "like") for picture in like)
    shown += "".join(_figure(home, picture, "") for picture in pictures)
    said = f'<p class="wrong">{escape(chr(10).join(wrong))}</p>' if wrong else ""
    return f'<section id="{escape(name)}"><h2>{escape(name)}</h2>{said}<div class="row">{shown}</div></section>'


def _figure(home: Path, picture: Path, kind: str) -> str:
    address = escape(os.path.relpath(picture, home), quote=True)
    return (
        f'<figure class="{kind}"><a href="{address}"><img src="{address}" loading="lazy" alt=""></a>'
        f"<figcaption>{escape(picture.stem)}</figcaption></figure>"
    )
