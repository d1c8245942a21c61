"""Piles, lines and hands, on lists and arrays alike.

A *pile* is a multiset: `pile[kind]` is how many of that kind are in it. The future is not stored: a card comes into
being when chance draws it. A *line* is an ordered row with its own length: `line[0:n]`, the rest zero.
"""

from collections.abc import MutableSequence, Sequence

Cells = MutableSequence[int]


def total(pile: Sequence[int]) -> int:
    n = 0
    for count in pile:
        n += count
    return n


def add_all(pile: Cells, other: Cells) -> None:
    """Tip one pile into another; the other is empty afterwards."""
    for kind in range(len(pile)):
        pile[kind] += other[kind]
        other[kind] = 0


def clear(cells: Cells) -> None:
    for i in range(len(cells)):
        cells[i] = 0


def push(line: Cells, n: int, card: int) -> int:
    """Put a card at the end of a line of n; returns the new length."""
    line[n] = card
    return n + 1


def insert(line: Cells, n: int, at: int, card: int) -> int:
    """Put a card at place `at`, the rest moves back; returns the new length."""
    i = n
    while i > at:
        line[i] = line[i - 1]
        i -= 1
    line[at] = card
    return n + 1


def remove(line: Cells, n: int, at: int) -> int:
    """Take out the card at place `at`, the rest closes the gap; returns the new length."""
    for i in range(at, n - 1):
        line[i] = line[i + 1]
    line[n - 1] = 0
    return n - 1


def find(line: Sequence[int], n: int, card: int) -> int:
    """Where a card stands, or -1."""
    for i in range(n):
        if line[i] == card:
            return i
    return -1


def place_by(points: Sequence[int], places: Cells, n: int) -> None:
    """Places from points: most is first, equals share a place."""
    for seat in range(n):
        place = 1
        for other in range(n):
            if points[other] > points[seat]:
                place += 1
        places[seat] = place
