"""What people type, made safe to keep and to show: plain text on one line, no tricks with direction or control."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from rumpus.table.wire import NAME_LIMIT, TALK_LIMIT

# Characters that change the direction of what follows, or hide: a name must not rearrange the line it stands in.
# Between letters these two show nothing: a name with one would be another's to the eye.
_JOINER = "\u200d"  # holds emoji together
_COLOURED = "\ufe0f"  # the emoji, not the sign
_TRICKS = {chr(n) for n in (*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070), 0xFEFF)} - {_JOINER}
# Letters and marks that show nothing: fillers, variation selectors, tags, blank patterns. A name made of them is none.
_BLANKS = {
    chr(n)
    for first, last in (
        (0x00AD, 0x00AD),
        (0x034F, 0x034F),
        (0x061C, 0x061C),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0E),
        (0xFFA0, 0xFFA0),
        (0xFFF0, 0xFFFC),
        (0x16FE4, 0x16FE4),
        (0x1D159, 0x1D159),
        (0x1D173, 0x1D17A),
        (0xE0000, 0xE0FFF),
    )
    for n in range(first, last + 1)
}
_MARKS = 3  # accents on one letter that any language of ours needs


def clean_name(text: str, others: Collection[str] = ()) -> str:
    """A second Zoë among others is Zoë 2: what happens is told by name."""
    name = apart = _first(_clean(text), NAME_LIMIT)
    number = 1
    while name and apart in others:
        number += 1
        apart = f"{_first(name, NAME_LIMIT - len(f' {number}'))} {number}"
    return apart


def clean_talk(text: str) -> str:
    return _first(_clean(text), TALK_LIMIT)


def _first(text: str, count: int) -> str:
    return text[:count].strip().rstrip(_JOINER)


def _clean(text: str) -> str:
    kept: list[str] = []
    marks, before, joins = 0, "", False  # before: of which category the last character was, variants aside
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category.startswith("Z") or character in "\t\n\r":
            character = " "
        elif character == _JOINER:
            joins = before[:1] == "S"
            continue
        elif (
            (character == _COLOURED and before[:1] not in ("S", "N", "P"))
            or character in _TRICKS
            or character in _BLANKS
            or category[0] == "C"
        ):
            continue
        if joins and category == "So":
            kept.append(_JOINER)
        joins = False
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if character != _COLOURED:
            before = category
        if marks <= _MARKS:
            kept.append(character)
    line = " ".join("".join(kept).split())
    return line if any(unicodedata.category(character)[0] in "LNPS" for character in line) else ""
