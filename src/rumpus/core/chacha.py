"""ChaCha with eight rounds: the stream that tables draw from, the same here and in the browser.

Block after block of sixteen 32-bit words from a key of 32 bytes and the number of a stream. A table takes the first
word of one stream after the other, so eight neighbouring streams are worked out at once and remembered for a while.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from functools import lru_cache

_WORD = 0xFFFFFFFF
_CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # "expand 32-byte k"

# The sixteen words of a block are four rows of four. A row of all eight blocks is one int with a lane of 64 bits for
# each word, so that Python's long integers do 32 sums at once: a fifth of the time, for each, of one block alone.
_BLOCKS = 8
_LANE, _BLOCK = 64, 4 * 64
_EVERY_BLOCK = sum(1 << _BLOCK * block for block in range(_BLOCKS))
_LANES = sum(_WORD << _LANE * lane for lane in range(4)) * _EVERY_BLOCK
# Of each block, the lanes that stay inside when a row moves down by so many, and those that come round the corner.
_STAY = [sum(_WORD << _LANE * lane for lane in range(4 - places)) * _EVERY_BLOCK for places in range(4)]
_ROUND = [_LANES ^ stay for stay in _STAY]


def words(key: bytes, stream: int) -> Iterator[int]:
    """The random words of a stream, without end."""
    block, number = stream % _BLOCKS, 0
    while True:
        for row in _rows(key, stream - block, number):
            for lane in range(4):
                yield row >> _BLOCK * block + _LANE * lane & _WORD
        number += 1


def first_word(key: bytes, stream: int) -> int:
    """The first of a stream's words, which is nearly always enough."""
    return _first_words(key, stream // _BLOCKS)[stream % _BLOCKS]


@lru_cache(maxsize=1024)
def _first_words(key: bytes, eight: int) -> tuple[int, ...]:
    row = _rows(key, eight * _BLOCKS, 0)[0]
    return tuple(row >> _BLOCK * block & _WORD for block in range(_BLOCKS))


def _rows(key: bytes, first: int, number: int) -> tuple[int, int, int, int]:
    """The rows of block `number` of the eight streams from `first` on."""
    k = struct.unpack("<8I", key)
    counters = 0
    for block, stream in enumerate(range(first, first + _BLOCKS)):
        counters |= _row((number & _WORD, stream & _WORD, stream >> 32 & _WORD, 0)) << _BLOCK * block
    a, b, c, d = start = (
        _row(_CONSTANTS) * _EVERY_BLOCK,
        _row(k[:4]) * _EVERY_BLOCK,
        _row(k[4:]) * _EVERY_BLOCK,
        counters,
    )
    for _ in range(4):
        a, b, c, d = _quarters(a, b, c, d)  # the columns
        b, c, d = _turn(b, 1), _turn(c, 2), _turn(d, 3)
        a, b, c, d = _quarters(a, b, c, d)  # the diagonals
        b, c, d = _turn(b, 3), _turn(c, 2), _turn(d, 1)
    return a + start[0] & _LANES, b + start[1] & _LANES, c + start[2] & _LANES, d + start[3] & _LANES


def _row(four: Sequence[int]) -> int:
    return four[0] | four[1] << _LANE | four[2] << 2 * _LANE | four[3] << 3 * _LANE


def _turn(row: int, places: int) -> int:
    """Move every word of a block that many lanes down, round the corner."""
    return row >> _LANE * places & _STAY[places] | row << _LANE * (4 - places) & _ROUND[places]


def _quarters(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Four quarter rounds of every block at once. What leaves a word's 32 bits lands between the lanes, and is masked
    away."""
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
