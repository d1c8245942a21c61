"""A record's text with some of its talk left out, or with other names: line by line, because it may be of rules that
nobody has any more. The steps stay as they are, and with them everything that can be checked."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rumpus.core.record_text import check_sum, json_line, lines_of
from rumpus.table.log.entries import UNSAID

_SAY = '{"say":'
Talk = dict[str, Any]
Editor = Callable[[int, Talk], Talk | None]  # the number of what was said, and what it was: what stands there instead


def without_whispers_of_others(text: str, mine: Sequence[int]) -> str:
    """As one of its seats may read it."""

    def heard(_: int, said: Talk) -> Talk | None:
        party = (said.get("seat"), *said.get("to", ()))
        return said if "to" not in said or any(seat in party for seat in mine) else None

    return _edited(text, {}, heard)


def without_person(text: str, names: Mapping[int, str], said: Sequence[bool], seats: Sequence[int]) -> str:
    """Without what one person said: by what the log knows of each line of talk (`said`: theirs); where the record has
    other lines than the log, without all that was said from their seats. The lines stay: reviews and links count them.
    """
    count = sum(line.startswith(_SAY) for line in lines_of(text))

    def unsaid(number: int, line: Talk) -> Talk:
        theirs = said[number] if count == len(said) else line.get("seat") in seats
        kept = {name: value for name, value in line.items() if name != "statement"}
        return kept | {"text": UNSAID} if theirs else line

    return _edited(text, names, unsaid)


def _edited(text: str, names: Mapping[int, str], edit: Editor) -> str:
    first, *middle, last = lines_of(text)
    header, end = json.loads(first), json.loads(last)
    header["seats"] = [names.get(seat, name) for seat, name in enumerate(header["seats"])]
    lines, number = [json_line(header)], 0
    for line in middle:
        if not line.startswith(_SAY):
            lines.append(line)
            continue
        said = edit(number, json.loads(line)["say"])
        number += 1
        if said is not None:
            lines.append(json_line({"say": said}))
    end["check"] = check_sum(lines)
    return "\n".join((*lines, json_line(end))) + "\n"
