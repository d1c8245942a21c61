"""The shared vectors: Python and the page must give the same keys and the same draws."""

import json
from itertools import islice
from pathlib import Path

from rumpus.core.chacha import words
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
