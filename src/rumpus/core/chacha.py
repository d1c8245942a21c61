"""ChaCha with eight rounds: the stream that tables draw from, the same here and in the browser.

Block after block of sixteen 32-bit words from a key of 32 bytes and the number of a stream.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence

_WORD = 0xFFFFFFFF
_CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # "expand 32-byte k"

# The sixteen words are four rows of four. A row is one int with a lane of 64 bits for each word, so that Python's long
# integers do four sums at once: a table draws a block for every card, and this is three times as fast.
_LANE = 64
_LANES = sum(_WORD << (_LANE * i) for i in range(4))
_ALL = (1 << 4 * _LANE) - 1


def words(key: bytes, stream: int) -> Iterator[int]:
    """The random words of a stream, without end."""
    number = 0
    while True:
        yield from _block(key, stream, number)
        number += 1


def _block(key: bytes, stream: int, number: int) -> list[int]:
    k = struct.unpack("<8I", key)
    rows = (
        _row(_CONSTANTS),
        _row(k[:4]),
        _row(k[4:]),
        _row((number & _WORD, stream & _WORD, stream >> 32 & _WORD, 0)),
    )
    a, b, c, d = rows
    for _ in range(4):
        a, b, c, d = _quarters(a, b, c, d)  # the columns
        b, c, d = _turn(b, 1), _turn(c, 2), _turn(d, 3)
        a, b, c, d = _quarters(a, b, c, d)  # the diagonals
        b, c, d = _turn(b, 3), _turn(c, 2), _turn(d, 1)
    return [(row + start >> _LANE * i) & _WORD for row, start in zip((a, b, c, d), rows, strict=True) for i in range(4)]


def _row(four: Sequence[int]) -> int:
    return four[0] | four[1] << _LANE | four[2] << 2 * _LANE | four[3] << 3 * _LANE


def _turn(row: int, places: int) -> int:
    """Move every word that many lanes down, round the corner."""
    return (row >> _LANE * places | row << _LANE * (4 - places)) & _ALL


def _quarters(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Four quarter rounds at once. What leaves a word's 32 bits lands between the lanes, and is masked away."""
    a = (a + b) & _LANES
    d ^= a
    d = (d << 16 | d >> 16) & _LANES
    c = (c + d) & _LANES
    b ^= c
    b = (b << 12 | b >> 20) & _LANES
    a = (a + b) & _LANES
    d ^= a
    d = (d << 8 | d >> 24) & _LANES
    c = (c + d) & _LANES
    b ^= c
    b = (b << 7 | b >> 25) & _LANES
    return a, b, c, d
