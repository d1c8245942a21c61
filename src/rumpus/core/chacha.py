"""ChaCha with eight rounds: the stream that tables draw from, the same here and in the browser.

Block after block of sixteen 32-bit words from a key of 32 bytes and the number of a stream.
"""

from __future__ import annotations

from collections.abc import Iterator

_WORD = 0xFFFFFFFF
_CONSTANTS = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]  # "expand 32-byte k"
_COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
_DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]


def words(key: bytes, stream: int) -> Iterator[int]:
    """The random words of a stream, without end."""
    number = 0
    while True:
        yield from _block(key, stream, number)
        number += 1


def _block(key: bytes, stream: int, number: int) -> list[int]:
    key_words = [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
    start = [*_CONSTANTS, *key_words, number & _WORD, stream & _WORD, stream >> 32 & _WORD, 0]
    x = list(start)
    for _ in range(4):
        for places in (*_COLUMNS, *_DIAGONALS):
            _quarter(x, *places)
    return [(a + b) & _WORD for a, b in zip(x, start, strict=True)]


def _quarter(x: list[int], a: int, b: int, c: int, d: int) -> None:
    """Written out: a table draws a block for every card, and calls would cost more than the sums."""
    p, q, r, s = x[a], x[b], x[c], x[d]
    p = (p + q) & _WORD
    s ^= p
    s = (s << 16 | s >> 16) & _WORD
    r = (r + s) & _WORD
    q ^= r
    q = (q << 12 | q >> 20) & _WORD
    p = (p + q) & _WORD
    s ^= p
    s = (s << 8 | s >> 24) & _WORD
    r = (r + s) & _WORD
    q ^= r
    q = (q << 7 | q >> 25) & _WORD
    x[a], x[b], x[c], x[d] = p, q, r, s
