"""The state of a game as plain numbers, with visibility declared on each field.

A game's state is a class; its fields are ints and (nested) lists of ints of fixed shape:

    class State(GameState):
        seats: int = field(see=ALL)                                # how many play
        hand: list[list[int]] = field(4, 12, see=OWNER, of=ANIMAL)  # each seat sees its own row
        pile: list[int] = field(12)                                # nothing said: nobody sees it

The class itself is the interpreted form (plain ints and lists, quick in CPython); `dtype()` is the same layout as a
NumPy record for compiled play; `pack()` gives the same bytes for both.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from itertools import chain
from typing import Any, ClassVar, Self, cast

from rumpus.kernel.names import Names


@dataclass(frozen=True)
class Visibility:
    """Who sees a cell. `mask` names a field whose cells are bit sets of seats (bit 8: watchers)."""

    word: str
    mask: str = ""


NOBODY = Visibility("nobody")
ALL = Visibility("all")
OWNER = Visibility("owner")  # the first axis is the seat: each sees its own row


def by(mask: str) -> Visibility:
    """Seen by the seats in the field `mask`, which has the same shape, or the first axes of it."""
    return Visibility("by", mask)


@dataclass(frozen=True)
class Field:
    name: str
    shape: tuple[int, ...]
    see: Visibility  # what the screen may show
    know: Visibility  # what bots and information states may use: what was ever known
    of: Names | None  # the words for the values
    counts: Names | None  # a pile: the words for the last index
    width: int  # bits of a cell when stored

    @property
    def size(self) -> int:
        size = 1
        for n in self.shape:
            size *= n
        return size

    def zero(self) -> Any:
        return _nest([0] * self.size, self.shape)


_CODE = {8: "b", 16: "h", 32: "i", 64: "q"}


def field(
    *shape: int,
    see: Visibility = NOBODY,
    know: Visibility | None = None,
    of: Names | None = None,
    counts: Names | None = None,
    width: int = 8,
) -> Any:
    """Declare a field. Without `see` nobody sees it; without `know` what is known is what is seen."""
    for name, given in (("see", see), ("know", see if know is None else know)):
        if type(cast(object, given)) is not Visibility:
            raise TypeError(f"{name}={given!r}: ALL, OWNER, NOBODY or by('field') says who")
    for name, words in (("of", of), ("counts", counts)):
        if words is not None and type(cast(object, words)) is not Names:
            raise TypeError(f"{name}={words!r}: Names('kind', 'first second …') has the words")
    if width not in _CODE:
        raise ValueError(f"width={width}: a cell has {', '.join(map(str, _CODE))} bits")
    return Field("", shape, see, see if know is None else know, of, counts, width)


class FieldOverflow(ValueError):
    """A number does not fit the width its field declares."""


class GameState:
    fields: ClassVar[tuple[Field, ...]] = ()
    seats: int  # how many play: a field that every game declares
    _layout: ClassVar[tuple[Field, ...]] = ()
    _struct: ClassVar[struct.Struct] = struct.Struct("")
    _rows: ClassVar[tuple[str, ...]] = ()
    _deep: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        found: list[Field] = []
        for name, value in list(vars(cls).items()):
            if isinstance(value, Field):
                found.append(Field(name, value.shape, value.see, value.know, value.of, value.counts, value.width))
        names = {f.name: f for f in found}
        for f in found:
            _check_shape(f, str(cls.__annotations__.get(f.name, "")))
            _check(f, f.see, names, "see")
            _check(f, f.know, names, "know")
        cls.fields = tuple(found)
        # Widest first: no padding between fields, so the packed bytes are NumPy's aligned bytes.
        cls._layout = tuple(sorted(found, key=lambda f: -f.width))
        code = "<" + "".join(f"{f.size}{_CODE[f.width]}" for f in cls._layout)
        widest = max((f.width for f in found), default=8) // 8
        cls._struct = struct.Struct(code + "x" * (-struct.calcsize(code) % widest))
        cls._rows = tuple(f.name for f in found if len(f.shape) == 1)
        cls._deep = tuple(f.name for f in found if len(f.shape) > 1)

    def __init__(self) -> None:
        for f in self.fields:
            setattr(self, f.name, f.zero())

    def copy(self) -> Self:
        new = object.__new__(type(self))
        cells = new.__dict__
        cells.update(self.__dict__)
        for name in self._rows:
            cells[name] = cells[name][:]
        for name in self._deep:
            cells[name] = _deep_copy(cells[name])
        return new

    def pack(self) -> bytes:
        """The bytes of this record, the same as those of its NumPy row."""
        cells: list[int] = []
        for f in self._layout:
            _flatten(getattr(self, f.name), len(f.shape), cells)
        try:
            return self._struct.pack(*cells)
        except struct.error:
            raise FieldOverflow(self._misfit()) from None

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        new = object.__new__(cls)
        new.load(data)
        return new

    def load(self, data: bytes) -> None:
        cells = self._struct.unpack(data)
        at = 0
        for f in self._layout:
            setattr(self, f.name, _nest(list(cells[at : at + f.size]), f.shape))
            at += f.size

    @classmethod
    def size(cls) -> int:
        return cls._struct.size

    @classmethod
    def offsets(cls) -> dict[str, int]:
        """Where each field begins in the packed bytes."""
        found, at = dict[str, int](), 0
        for f in cls._layout:
            found[f.name] = at
            at += f.size * f.width // 8
        return found

    @classmethod
    def dtype(cls) -> Any:
        """The NumPy form, for compiled play."""
        import numpy

        cells: list[tuple[str, str, tuple[int, ...]]] = [(f.name, f"i{f.width // 8}", f.shape) for f in cls._layout]
        # Bytes at the end that only fill up are a field too: NumPy does not copy what has no name.
        rest = cls._struct.size - sum(f.size * f.width // 8 for f in cls._layout)
        return numpy.dtype([*cells, ("rest", "i1", (rest,))] if rest else cells, align=True)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == cast(GameState, other).__dict__

    __hash__ = None  # type: ignore[assignment]

    def _misfit(self) -> str:
        for f in self._layout:
            cells: list[int] = []
            _flatten(getattr(self, f.name), len(f.shape), cells)
            edge = 1 << (f.width - 1)
            if len(cells) != f.size:
                return f"{f.name} has {len(cells)} cells, declared are {f.size}"
            for value in cells:
                if not hasattr(value, "__index__"):
                    return f"{f.name} holds {value!r}, which is no whole number"
                if not -edge <= value < edge:
                    return f"{f.name} holds {value}, which does not fit {f.width} bits: field(width=…) has more"
        raise AssertionError("every cell fits")


def _check_shape(f: Field, written: str) -> None:
    """Where a field is written as `int` or `list[…]`, it has as many sizes; and no place without a kind."""
    depth = written.count("list[")
    if (depth or written in ("int", str(int))) and depth != len(f.shape):
        kind = written if depth else "int"
        raise TypeError(f"{f.name} is written as {kind}, so field(…) begins with {depth} sizes, not {len(f.shape)}")
    if f.counts is not None and f.shape[-1:] > (len(f.counts),):
        raise TypeError(f"{f.name} counts {len(f.counts)} kinds ({f.counts.kind}), so its last size is that at most")


def _check(f: Field, visibility: Visibility, names: dict[str, Field], sense: str) -> None:
    if visibility.word == "owner" and not f.shape:
        raise TypeError(f"{f.name}: OWNER needs a first axis of seats")
    if visibility.word == "by":
        mask = names.get(visibility.mask)
        if mask is None or mask.shape != f.shape[: len(mask.shape)]:
            raise TypeError(f"{f.name}: by({visibility.mask!r}) needs a field of that name and shape")
        # In the same sense: who knows a card may be common knowledge that a screen must not keep (Bloops).
        if getattr(mask, sense) != ALL:
            raise TypeError(f"{f.name}: the mask {visibility.mask!r} must be open to all, or it would tell by itself")


def _nest(cells: list[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return cells[0]
    if len(shape) == 1:
        return cells
    step = len(cells) // shape[0] if shape[0] else 0
    return [_nest(cells[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]


def _flatten(value: Any, depth: int, cells: list[int]) -> None:
    if depth == 0:
        cells.append(value)
        return
    for _ in range(depth - 1):
        value = chain.from_iterable(value)
    cells.extend(value)


def _deep_copy(value: list[Any]) -> list[Any]:
    return [row[:] if isinstance(row[0], int) else _deep_copy(row) for row in value]
