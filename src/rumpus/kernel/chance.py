"""Chance for bots and simulation: one quick stream of random words, the same in every speed.

Tables draw from another stream, one that nobody can steer (core/fairness.py). Here a `draw` is a flat row of DRAW ints,
a list when interpreted, an int64 array when compiled: the games of a key come out the same wherever they are played.

    0..3 the generator (SFC32 by Chris Doty-Humphrey: 32-bit words kept in wider ints)   4..7 the key
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence

DRAW = 8
_WORD = 0xFFFFFFFF


def draw_of(key: bytes, stream: int = 0) -> list[int]:
    """A fresh stream from a 32-byte key."""
    if len(key) != 32:
        raise ValueError(f"a key has 32 bytes, this one {len(key)}")
    mark = hashlib.sha256(key).digest()
    draw = [0, 0, 0, 0] + [int.from_bytes(mark[i : i + 4], "little") for i in range(0, 16, 4)]
    seek(draw, stream)
    return draw


def seek(draw: MutableSequence[int], stream: int) -> None:
    """Begin stream number `stream` of the same key."""
    low, high = stream & _WORD, stream >> 32
    draw[0] = _mix(draw[4] ^ low)
    draw[1] = _mix(draw[5] ^ _mix(low + high))
    draw[2] = _mix(draw[6] ^ high) ^ draw[7]
    draw[3] = 1
    for _ in range(3):
        word(draw)


def _mix(x: int) -> int:
    """Stir 32 bits; the factors are small enough that no product leaves 63 bits."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & _WORD
    x = ((x ^ (x >> 15)) * 0x735A2D97) & _WORD
    return x ^ (x >> 15)


def word(draw: MutableSequence[int]) -> int:
    """The next 32 random bits."""
    a, b, c = draw[0], draw[1], draw[2]
    w = (a + b + draw[3]) & _WORD
    draw[3] = (draw[3] + 1) & _WORD
    draw[0] = b ^ (b >> 9)
    draw[1] = (c + (c << 3)) & _WORD
    draw[2] = (((c << 21) | (c >> 11)) + w) & _WORD
    return w


def below(draw: MutableSequence[int], n: int) -> int:
    """A fair number from 0 to n − 1, for n up to 2³¹: the top of word × n, without a division unless the word lies so
    low that its outcome would be favoured; then it is drawn anew."""
    product = word(draw) * n
    if product & _WORD < n:
        unfair = 0x100000000 % n
        while product & _WORD < unfair:
            product = word(draw) * n
    return product >> 32


def pick(draw: MutableSequence[int], weights: Sequence[int], n: int) -> int:
    """An outcome 0 … n − 1 with chance in proportion to its weight."""
    whole = 0
    for i in range(n):
        whole += weights[i]
    r = below(draw, whole)
    for i in range(n):
        if r < weights[i]:
            return i
        r -= weights[i]
    return n - 1


def choose(draw: MutableSequence[int], pile: MutableSequence[int]) -> int:
    """Take a random card out of a pile; returns its kind. For `imagine`, which deals what nobody can know."""
    kind = pick(draw, pile, len(pile))
    pile[kind] -= 1
    return kind
