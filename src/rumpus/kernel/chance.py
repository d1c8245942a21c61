"""Chance: one stream of random words, the same in every speed and in the browser.

ChaCha with eight rounds, on 32-bit words kept in wider ints. A `draw` is a flat row of DRAW ints, a list when
interpreted, an int64 array when compiled:

    0..7 key   8 stream   9 next block   10 next word in the block (16: none left)   11..26 the block
"""

from collections.abc import MutableSequence, Sequence

DRAW = 27
_BLOCK = 11
_WORD = 0xFFFFFFFF


def draw_of(key: bytes, stream: int = 0) -> list[int]:
    """A fresh stream from a 32-byte key."""
    if len(key) != 32:
        raise ValueError(f"a key has 32 bytes, this one {len(key)}")
    words = [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
    return words + [stream, 0, 16] + [0] * 16


def seek(draw: MutableSequence[int], stream: int) -> None:
    """Begin another stream of the same key."""
    draw[8] = stream
    draw[9] = 0
    draw[10] = 16


def _constant(i: int) -> int:
    # "expand 32-byte k", the four words that begin every ChaCha block
    if i == 0:
        return 0x61707865
    if i == 1:
        return 0x3320646E
    if i == 2:
        return 0x79622D32
    return 0x6B206574


def _quarter(x: MutableSequence[int], ia: int, ib: int, ic: int, di: int) -> None:
    a, b, c, d = x[ia], x[ib], x[ic], x[di]
    a = (a + b) & _WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & _WORD
    c = (c + d) & _WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & _WORD
    a = (a + b) & _WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & _WORD
    c = (c + d) & _WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & _WORD
    x[ia], x[ib], x[ic], x[di] = a, b, c, d


def _refill(draw: MutableSequence[int]) -> None:
    o = _BLOCK
    for i in range(4):
        draw[o + i] = _constant(i)
    for i in range(8):
        draw[o + 4 + i] = draw[i]
    draw[o + 12] = draw[9]
    draw[o + 13] = draw[8]
    draw[o + 14] = 0
    draw[o + 15] = 0
    for _ in range(4):
        for i in range(4):
            _quarter(draw, o + i, o + 4 + i, o + 8 + i, o + 12 + i)
        for i in range(4):
            _quarter(draw, o + i, o + 4 + (i + 1) % 4, o + 8 + (i + 2) % 4, o + 12 + (i + 3) % 4)
    for i in range(4):
        draw[o + i] = (draw[o + i] + _constant(i)) & _WORD
    for i in range(8):
        draw[o + 4 + i] = (draw[o + 4 + i] + draw[i]) & _WORD
    draw[o + 12] = (draw[o + 12] + draw[9]) & _WORD
    draw[o + 13] = (draw[o + 13] + draw[8]) & _WORD
    draw[9] += 1
    draw[10] = 0


def word(draw: MutableSequence[int]) -> int:
    """The next 32 random bits."""
    if draw[10] == 16:
        _refill(draw)
    w = draw[_BLOCK + draw[10]]
    draw[10] += 1
    return w


def below(draw: MutableSequence[int], n: int) -> int:
    """A fair number from 0 to n − 1: words in the unfair rest at the top are thrown away."""
    limit = 0x100000000 - 0x100000000 % n
    w = word(draw)
    while w >= limit:
        w = word(draw)
    return w % n


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
