"""A list that only grows, and can be tried on: a branch goes on from here without the trunk noticing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class BranchingList(Sequence[T], Generic[T]):
    """Branches share one list and remember how much of it is theirs, so a branch costs nothing. One branch of a trunk
    is tried at a time: what an abandoned one appended is cut off by the next to append."""

    __slots__ = ("_items", "_length")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._length = 0

    def branch(self) -> BranchingList[T]:
        new = object.__new__(type(self))
        new._items, new._length = self._items, self._length
        return new

    def append(self, item: T) -> None:
        if len(self._items) > self._length:
            del self._items[self._length :]
        self._items.append(item)
        self._length += 1

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return self._items[: self._length][index]
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._items[index if index >= 0 else self._length + index]
