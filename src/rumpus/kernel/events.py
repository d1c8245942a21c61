"""Events: what just happened, for the page to animate and the text to speak.

A game declares its kinds once, in one line each:

    event = Events()
    DREW = event("drew seat card:animal@seat")     # the card is for that seat alone

The first word is the kind. Each further word is an argument: `name`, `name:of` (a seat, or a `Names` kind; a plain
number otherwise) and `@seat` if only the seat held by the argument `seat` may know it. An argument called `seat`
is a seat without saying so.
"""

from dataclasses import dataclass
from typing import TypeAlias

Log: TypeAlias = "list[tuple[int, ...]] | None"


@dataclass(frozen=True)
class Argument:
    name: str
    of: str  # "seat", "number", or the kind of a Names
    only: int  # index of the argument that holds the one seat that may know this; -1: everybody

    @property
    def secret(self) -> bool:
        return self.only >= 0


@dataclass(frozen=True)
class EventKind:
    name: str
    arguments: tuple[Argument, ...]


class Events:
    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def __call__(self, declaration: str) -> int:
        name, *words = declaration.split()
        names = [word.split("@")[0].split(":")[0] for word in words]
        arguments: list[Argument] = []
        for word in words:
            front, _, only = word.partition("@")
            argument, _, of = front.partition(":")
            if not of:
                of = "seat" if argument == "seat" else "number"
            if only and only not in names:
                raise ValueError(f"event {name}: {word} is for a seat in {only!r}; there are {', '.join(names)}")
            arguments.append(Argument(argument, of, names.index(only) if only else -1))
        if len(arguments) > 8:
            raise ValueError(f"event {name}: at most eight arguments")
        self.kinds.append(EventKind(name, tuple(arguments)))
        return len(self.kinds) - 1


def tell(
    log: Log, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0, h: int = 0
) -> None:
    """Write an event; costs nothing when nobody listens (compiled, the branch is pruned)."""
    if log is not None:
        log.append((kind, a, b, c, d, e, f, g, h))
