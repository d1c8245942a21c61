"""The shared vectors: Python and the page must give the same keys and the same draws."""

import json
from itertools import islice
from pathlib import Path

from rumpus.core.chacha import first_word, words
from rumpus.core.fairness import commitment, key_of, outcome_of

VECTORS = json.loads((Path(__file__).parent.parent / "vectors" / "fairness.json").read_text())


def test_the_vectors() -> None:
    for vector in VECTORS:
        secret = bytes.fromhex(vector["secret"])
        contributions = [bytes.fromhex(c) for c in vector["contributions"]]
        assert commitment(secret) == vector["commitment"]
        key = key_of(secret, contributions)
        assert key.hex() == vector["key"]
        for number, draw in enumerate(vector["draws"]):
            assert outcome_of(key, number, draw["odds"]) == draw["outcome"]


def test_contributions_cannot_be_shifted() -> None:
    assert key_of(b"s", [b"ab", b"c"]) != key_of(b"s", [b"a", b"bc"])
    assert key_of(b"s", [b""]) != key_of(b"s", [])


def test_the_published_keystream_of_eight_rounds() -> None:
    """Key and nonce zero, block zero: the first bytes that every ChaCha8 gives."""
    stream = b"".join(word.to_bytes(4, "little") for word in islice(words(bytes(32), 0), 8))
    assert stream.hex() == "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"


def test_the_stream_goes_on_from_block_to_block() -> None:
    assert len(set(islice(words(bytes(range(32)), 3), 100))) == 100


def test_streams_beside_each_other_are_their_own() -> None:
    key = bytes(range(32))
    firsts = [first_word(key, stream) for stream in range(40)]
    assert firsts == [next(words(key, stream)) for stream in range(40)]
    assert len(set(firsts)) == 40


def test_a_word_that_would_favour_some_is_left_out() -> None:
    """With three weights of 2²⁹ a quarter of all words is left out: then the next word of the stream decides."""
    key, odds = bytes(32), [1 << 29] * 3
    whole, late = sum(odds), 0
    for number in range(50):
        fair = [word for word in islice(words(key, number), 20) if word * whole & 0xFFFFFFFF >= (1 << 32) % whole]
        assert outcome_of(key, number, odds) == (fair[0] * whole >> 32) // (1 << 29)
        late += fair[0] != first_word(key, number)
    assert late > 5
