"""The quick random stream: streams that differ, fair numbers, fair picks."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.kernel.chance import below, choose, draw_of, pick, seek, word


def test_streams_differ_and_can_be_found_again() -> None:
    draw = draw_of(bytes(32), 1)
    first = word(draw)
    seek(draw, 2)
    assert word(draw) != first
    seek(draw, 1)
    assert word(draw) == first


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        draw_of(b"short")


@given(st.binary(min_size=32, max_size=32), st.integers(1, 2**31))
def test_below_stays_below(key: bytes, n: int) -> None:
    assert 0 <= below(draw_of(key), n) < n


def test_below_throws_the_unfair_words_away() -> None:
    draw = draw_of(bytes(32))
    draw[0] = draw[1] = draw[3] = 0  # the next word is 0, which with n = 3 would favour the outcome 0
    draw[2] = 12345
    after = list(draw)
    assert word(after) == 0
    assert below(draw, 3) == word(after) * 3 >> 32
    assert draw == after


def test_words_are_even_in_every_bit() -> None:
    draw, n = draw_of(bytes(range(32))), 4000
    words = [word(draw) for _ in range(n)]
    for place in range(32):
        assert abs(sum(w >> place & 1 for w in words) - n / 2) < 5 * (n / 4) ** 0.5


def test_neighbouring_streams_have_nothing_in_common() -> None:
    first = [word(draw_of(bytes(32), stream)) for stream in range(4000)]
    assert len(set(first)) == 4000
    changed = sum((a ^ b).bit_count() for a, b in pairwise(first)) / 3999
    assert abs(changed - 16) < 0.3


def test_below_is_even() -> None:
    counted = Counter(below(draw, 5) for draw in [draw_of(bytes(32))] for _ in range(10_000))
    assert all(abs(n - 2000) < 5 * (10_000 * 0.2 * 0.8) ** 0.5 for n in counted.values())


def test_picks_follow_the_weights() -> None:
    draw = draw_of(bytes(32))
    counted = Counter(pick(draw, [1, 0, 3], 3) for _ in range(8000))
    assert counted[1] == 0
    assert abs(counted[0] - 2000) < 5 * (8000 * 0.25 * 0.75) ** 0.5


def test_choose_takes_the_card_out() -> None:
    draw, pile = draw_of(bytes(32)), [2, 0, 1]
    assert sorted(choose(draw, pile) for _ in range(3)) == [0, 0, 2]
    assert pile == [0, 0, 0]
