"""Who may know what: the one way out. What leaves for a seat, a watcher, a bot, a log or an error passes here.

`see` is what a screen may show, `know` what a bot may use. Each field declares both; `access_rules` reads these
declarations, and nothing else does. `may_look` decides about a cell, the same function in Python and in machine code:

    see, know       a state as a seat may look at it
    walk_source     the same walk as source to compile: hiding (below), observations (lab), information sets (bots)
    spans           the same as numbers, for who has only the bytes of a state

What is not declared is hidden. WATCHER is the seat of all who only watch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import Any, Literal, TypeVar

from rumpus.core.game import Event
from rumpus.kernel.events import EventKind
from rumpus.kernel.state import ALL, Field, GameState

Sense = Literal["see", "know", "whole"]  # whole: as if all were open, for the clairvoyant that bots are measured with
View = dict[str, Any]  # field name -> int, or nested lists of int; None where the seat may not look

R = TypeVar("R", bound=GameState)

TO_NOBODY, TO_ALL, TO_OWNER, TO_MASK = range(4)
_TO = {"nobody": TO_NOBODY, "all": TO_ALL, "owner": TO_OWNER, "by": TO_MASK}


def may_look(to: int, key: int, seat: int) -> bool:
    """The first promise: whether a seat may look at a cell. `key` is the seat whose row it lies in (TO_OWNER), or the
    bit set of the seats that may (TO_MASK)."""
    if to == TO_OWNER:
        return key == seat
    if to == TO_MASK:
        return key >> seat & 1 == 1
    return to == TO_ALL


@dataclass(frozen=True)
class AccessRule:
    """Who may look at a field."""

    name: str
    field: Field
    to: int
    mask: str  # TO_MASK: the field that holds the keys
    axes: int  # so many of the first axes have keys; what lies under one key opens together
    column: int  # where an observation has the first of its cells

    @property
    def shape(self) -> tuple[int, ...]:
        """Of what an observation has of it: a seat's own row is one row."""
        return self.field.shape[1:] if self.to == TO_OWNER else self.field.shape


@lru_cache(maxsize=256)
def access_rules(kind: type[GameState], sense: Sense) -> tuple[AccessRule, ...]:
    """Every field of a state, in the order of its declaration."""
    axes = {f.name: len(f.shape) for f in kind.fields}
    rules: list[AccessRule] = []
    column = 1  # the first is the seat itself
    for f in kind.fields:
        declared = {"see": f.see, "know": f.know, "whole": ALL}[sense]
        to = _TO[declared.word]
        keyed = axes[declared.mask] if declared.mask else int(to == TO_OWNER)
        rule = AccessRule(f.name, f, to, declared.mask, keyed, column)
        rules.append(rule)
        column += prod(rule.shape) if to != TO_NOBODY else 0
    return tuple(rules)


# As Python has a state: ints and nested lists


def see(s: GameState, seat: int) -> View:
    """What the seat sees now: every declared field, with None for each cell that it may not see."""
    return {rule.name: shown(s, rule, seat) for rule in access_rules(type(s), "see") if rule.to != TO_NOBODY}


def know(s: R, seat: int) -> R:
    """What the seat may ever have known: a state of the same shape, zero wherever it cannot know."""
    known = object.__new__(type(s))
    for rule in access_rules(type(s), "know"):
        setattr(known, rule.name, shown(s, rule, seat, 0))
    return known


def see_open(s: GameState) -> View:
    """The fields that everybody sees, as they stand in the state: to be read at once, not kept."""
    cells = vars(s)
    return {name: cells[name] for name in _open_names(type(s))}


@lru_cache(maxsize=64)
def _open_names(kind: type[GameState]) -> tuple[str, ...]:
    return tuple(rule.name for rule in access_rules(kind, "see") if rule.to == TO_ALL)


def shown(s: GameState, rule: AccessRule, seat: int, hidden: int | None = None) -> Any:
    """One field as the seat may look at it."""
    value, keys = getattr(s, rule.name), 0
    if rule.to == TO_OWNER:
        keys = range(len(value))
    elif rule.to == TO_MASK:
        keys = getattr(s, rule.mask)
    return _walk(value, rule.to, keys, seat, hidden)


def _walk(value: Any, to: int, keys: Any, seat: int, hidden: int | None) -> Any:
    if isinstance(keys, int):
        return _copied(value) if may_look(to, keys, seat) else _blank(value, hidden)
    pairs = zip(value, keys, strict=True)
    if isinstance(keys[0], int):  # the same without another call for each
        return [_copied(part) if may_look(to, key, seat) else _blank(part, hidden) for part, key in pairs]
    return [_walk(part, to, key, seat, hidden) for part, key in pairs]


def _copied(value: Any) -> Any:
    if isinstance(value, int):
        return value
    return value[:] if isinstance(value[0], int) else [_copied(v) for v in value]


def _blank(value: Any, hidden: int | None) -> Any:
    if isinstance(value, int):
        return hidden
    return [hidden] * len(value) if isinstance(value[0], int) else [_blank(v, hidden) for v in value]


# As source, which runs as it is and compiled


def walk_source(kind: type[GameState], sense: Sense, statement: str, hidden: bool = False) -> list[str]:
    """Lines of a function of `s` and `seat` that do the statement with each cell the seat may look at; or, `hidden`,
    with each other one. {cell} is the cell, {column} its place in an observation."""
    lines: list[str] = []
    for rule in access_rules(kind, sense):
        if rule.to == (TO_ALL if hidden else TO_NOBODY):
            continue
        own = rule.to == TO_OWNER and not hidden  # then no other row comes into question
        cell, column, pad = f"s.{rule.name}" + ("[seat]" if own else ""), "", "    "
        key = f"s.{rule.mask}" + "".join(f"[i{axis}]" for axis in range(rule.axes)) if rule.mask else "i0"
        for axis, length in enumerate((*rule.field.shape, None)):
            if axis == rule.axes and rule.to in (TO_OWNER, TO_MASK) and not own:
                lines.append(f"{pad}if {'not ' if hidden else ''}may_look({rule.to}, {key}, seat):")
                pad += "    "
            if length is not None and not (own and axis == 0):
                lines.append(f"{pad}for i{axis} in range({length}):")
                pad += "    "
                cell += f"[i{axis}]"
                column = f"({column}) * {length} + i{axis}" if column else f"i{axis}"
        place = f"{rule.column} + {column}" if column else str(rule.column)
        lines.append(pad + statement.format(cell=cell, column=place))
    return lines


def function_of(name: str, kind: type[GameState], lines: Sequence[str], **constants: Any) -> Any:
    """The function that such lines define."""
    scope: dict[str, Any] = {"may_look": may_look, **constants}
    exec(compile("\n".join(lines) + "\n", f"<{name} of {kind.__module__}>", "exec"), scope)  # noqa: S102 - our own lines
    return scope[name]


def hide_of(kind: type[GameState]) -> Callable[[Any, int], None]:
    """`hide(s, seat)`: `know` in place, every cell that the seat cannot know becomes 0."""
    lines = walk_source(kind, "know", "{cell} = hidden", hidden=True)
    return function_of("hide", kind, ["def hide(s, seat):", "    hidden = 0", *lines])


# As numbers


@dataclass(frozen=True)
class Span:
    """Cells that lie side by side in a packed state and open together."""

    field: str
    offset: int  # in bytes
    count: int
    width: int  # bits of a cell
    to: int
    key: int  # TO_OWNER: the seat; TO_MASK: the offset of the cell that holds the key
    key_width: int  # TO_MASK: its bits
    column: int  # of the first cell, in an observation


def spans(kind: type[GameState], sense: Sense) -> list[Span]:
    fields, offsets = {f.name: f for f in kind.fields}, kind.offsets()
    found: list[Span] = []
    for rule in access_rules(kind, sense):
        f = rule.field
        width, count = f.width // 8, prod(f.shape[rule.axes :])
        key_width = fields[rule.mask].width if rule.mask else 0
        for i in range(prod(f.shape[: rule.axes])):
            key = offsets[rule.mask] + i * key_width // 8 if rule.mask else i
            column = rule.column + (0 if rule.to == TO_OWNER else i * count)
            at = offsets[f.name] + i * count * width
            found.append(Span(f.name, at, count, f.width, rule.to, key, key_width, column))
    return found


# About a game as a whole


def seen_fields(kind: type[GameState]) -> tuple[Field, ...]:
    """Those that a view has."""
    return tuple(rule.field for rule in access_rules(kind, "see") if rule.to != TO_NOBODY)


def hidden_fields(kind: type[GameState]) -> tuple[Field, ...]:
    """Those that are not open to everybody; none in a game without secrets."""
    return tuple(rule.field for rule in access_rules(kind, "see") if rule.to != TO_ALL)


def owned_fields(kind: type[GameState]) -> tuple[Field, ...]:
    """Those of which each seat sees its own row. Asked of the declarations, since the page's script asks it, too, and
    knows no access rules."""
    return tuple(f for f in kind.fields if f.see.word == "owner")


def passing_fields(kind: type[GameState]) -> tuple[Field, ...]:
    """Those that a seat may remember longer than its screen may show them (Bloops)."""
    return tuple(f for f in kind.fields if f.see != f.know)


# Events


def see_event(kind: EventKind, event: Event, seat: int) -> Event:
    """An event as the seat may know it."""
    arguments: dict[str, int | None] = {}
    for argument in kind.arguments:
        only = kind.arguments[argument.only].name if argument.secret else ""
        hidden = only != "" and event.arguments[only] != seat
        arguments[argument.name] = None if hidden else event.arguments[argument.name]
    return Event(event.kind, arguments)


def event_rows(kind: EventKind) -> list[list[Any]]:
    """A kind's arguments as plain data: the name, what it counts, and which of them holds the only seat to know it."""
    return [[argument.name, argument.of, argument.only] for argument in kind.arguments]


def insiders(kind: EventKind, event: Event) -> set[int | None]:
    """The seats that are told more of an event than all others."""
    return {event.arguments[kind.arguments[a.only].name] for a in kind.arguments if a.secret}
