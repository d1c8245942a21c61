"""The random stream: the published ChaCha8 keystream, fair numbers, fair picks."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.kernel.chance import below, choose, draw_of, pick, seek, word


def test_the_published_keystream_of_eight_rounds() -> None:
    """Key and nonce zero, block zero: the first bytes that every ChaCha8 gives."""
    draw = draw_of(bytes(32))
    stream = b"".join(word(draw).to_bytes(4, "little") for _ in range(8))
    assert stream.hex() == "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"


def test_the_counter_goes_on_from_block_to_block() -> None:
    draw = draw_of(bytes(range(32)))
    words = [word(draw) for _ in range(48)]
    assert len(set(words)) == 48
    assert draw[9] == 3


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


@given(st.binary(min_size=32, max_size=32), st.integers(1, 2**32 - 1))
def test_below_stays_below(key: bytes, n: int) -> None:
    assert 0 <= below(draw_of(key), n) < n


def test_below_throws_the_unfair_rest_away() -> None:
    draw = draw_of(bytes(32))
    draw[10], draw[11], draw[12] = 0, 0xFFFFFFFF, 5  # the first word lies in the rest above 2³² − 2³² % 3
    assert below(draw, 3) == 2


def test_picks_follow_the_weights() -> None:
    draw = draw_of(bytes(32))
    counted = Counter(pick(draw, [1, 0, 3], 3) for _ in range(8000))
    assert counted[1] == 0
    assert abs(counted[0] - 2000) < 5 * (8000 * 0.25 * 0.75) ** 0.5


def test_choose_takes_the_card_out() -> None:
    draw, pile = draw_of(bytes(32)), [2, 0, 1]
    assert sorted(choose(draw, pile) for _ in range(3)) == [0, 0, 2]
    assert pile == [0, 0, 0]
