"""The one door out. What leaves the engine for a seat, a watcher, a bot, a log, a replay or an error passes here.

`see` is what a screen may show, `know` what a bot may use. Both are functions of (state, seat) and the declarations
on the fields; what is not declared is hidden. WATCHER is the seat of all who only watch.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from rumpus.core.game import Event
from rumpus.kernel.events import EventKind
from rumpus.kernel.state import Field, GameState, Visibility

View = dict[str, Any]  # field name -> int, or nested lists of int; None where the seat may not look

R = TypeVar("R", bound=GameState)


def see(s: GameState, seat: int) -> View:
    """What the seat sees now: every declared field, with None for each cell that it may not see."""
    return {f.name: _shown(s, f, f.see, seat, None) for f in s.fields if f.see.word != "nobody"}


def see_open(s: GameState) -> View:
    """The fields that everybody sees, as they stand in the state: to be read at once, not kept."""
    cells = vars(s)
    return {name: cells[name] for name in _open_fields(type(s))}


@cache
def _open_fields(kind: type[GameState]) -> tuple[str, ...]:
    return tuple(f.name for f in kind.fields if f.see.word == "all")


def see_field(s: GameState, f: Field, seat: int) -> Any:
    """One field as `see` shows it, for a table that tells only what has changed."""
    return _shown(s, f, f.see, seat, None)


def know(s: R, seat: int) -> R:
    """What the seat may ever have known: a state of the same shape, zero wherever it cannot know."""
    known = s.copy()
    for f in s.fields:
        setattr(known, f.name, _shown(s, f, f.know, seat, 0))
    return known


def see_event(kind: EventKind, event: Event, seat: int) -> Event:
    """An event as the seat may know it."""
    shown: dict[str, int | None] = {}
    for argument in kind.arguments:
        only = kind.arguments[argument.only].name if argument.only >= 0 else ""
        hidden = only != "" and event.arguments[only] != seat
        shown[argument.name] = None if hidden else event.arguments[argument.name]
    return Event(event.kind, shown)


def _shown(s: GameState, f: Field, visibility: Visibility, seat: int, hidden: int | None) -> Any:
    value = getattr(s, f.name)
    match visibility.word:
        case "all":
            return _copied(value)
        case "owner":
            return [_copied(row) if i == seat else _blank(row, hidden) for i, row in enumerate(value)]
        case "by":
            return _masked(value, getattr(s, visibility.mask), seat, hidden)
        case _:
            return _blank(value, hidden)


def _masked(value: Any, mask: Any, seat: int, hidden: int | None) -> Any:
    if isinstance(mask, int):
        return _copied(value) if mask >> seat & 1 else _blank(value, hidden)
    return [_masked(v, m, seat, hidden) for v, m in zip(value, mask, strict=True)]


def _copied(value: Any) -> Any:
    if isinstance(value, int):
        return value
    return value[:] if isinstance(value[0], int) else [_copied(v) for v in value]


def _blank(value: Any, hidden: int | None) -> Any:
    if isinstance(value, int):
        return hidden
    return [hidden] * len(value) if isinstance(value[0], int) else [_blank(v, hidden) for v in value]
