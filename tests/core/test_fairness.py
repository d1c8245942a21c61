"""The shared vectors: Python and the page must give the same keys and the same draws."""

import json
from pathlib import Path

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
