"""The deal can be checked from docs/reference/fairness.md alone: a second implementation, written from that page.

It imports nothing that draws; what it works out is compared with the page's vectors, and with a game that was played.
"""

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference" / "fairness.md").read_text(encoding="utf-8")
VECTOR = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0])
MORE = json.loads((ROOT / "tests" / "vectors" / "fairness.json").read_text())

COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]


def u32be(number: int) -> bytes:
    return bytes(number >> shift & 255 for shift in (24, 16, 8, 0))


def promised(secret: bytes) -> str:
    return sha256(b"rumpus commitment\0" + secret).hexdigest()


def mixed(secret: bytes, contributions: list[bytes]) -> bytes:
    parts = [b"rumpus key\0"]
    for each in (secret, *contributions):
        parts += [u32be(len(each)), each]
    return sha256(b"".join(parts)).digest()


def block(key: bytes, stream: int, number: int) -> list[int]:
    begin = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    begin += [int.from_bytes(key[at : at + 4], "little") for at in range(0, 32, 4)]
    begin += [number, stream % 2**32, stream // 2**32, 0]
    x = begin[:]
    for _ in range(4):
        for a, b, c, d in COLUMNS + DIAGONALS:
            for one, two, three, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[one] = (x[one] + x[two]) % 2**32
                stirred = x[three] ^ x[one]
                x[three] = (stirred << turn | stirred >> 32 - turn) % 2**32
    return [(one + other) % 2**32 for one, other in zip(begin, x, strict=True)]


def stream_of(key: bytes, draw: int) -> Iterator[int]:
    number = 0
    while True:
        yield from block(key, draw, number)
        number += 1


def drawn(key: bytes, draw: int, odds: list[int]) -> int:
    whole = sum(odds)
    for word in stream_of(key, draw):
        product = word * whole
        if product % 2**32 >= 2**32 % whole:
            break
    rest, upto = product >> 32, 0
    for outcome, weight in enumerate(odds):
        upto += weight
        if rest < upto:
            return outcome
    raise AssertionError


@pytest.mark.parametrize("vector", [VECTOR, *MORE])
def test_the_vectors(vector: dict) -> None:
    secret = bytes.fromhex(vector["secret"])
    key = mixed(secret, [bytes.fromhex(words) for words in vector["contributions"]])
    assert promised(secret) == vector["commitment"]
    assert key.hex() == vector["key"]
    for stream, shown in vector.get("words", {}).items():
        words = stream_of(key, int(stream))
        assert [f"{next(words):08x}" for _ in shown] == shown
    for number, draw in enumerate(vector["draws"]):
        assert drawn(key, number, draw["odds"]) == draw["outcome"]


def test_some_of_the_vectors_leave_words_out() -> None:
    """Else an implementation without that rule would pass."""
    key = bytes.fromhex(VECTOR["key"])
    left_out = [
        number
        for number, draw in enumerate(VECTOR["draws"])
        if next(stream_of(key, number)) * sum(draw["odds"]) % 2**32 < 2**32 % sum(draw["odds"])
    ]
    assert left_out


def test_a_game_that_was_played() -> None:
    from rumpus.core import catalogue
    from rumpus.core.archive import record_of, write_record
    from rumpus.core.options import options_for
    from rumpus.core.session import Session

    secret, given = bytes(range(100, 132)), [b"", b"words of mine", bytes(64)]
    for game in catalogue.games():
        count = min(max(3, game.seats.start), game.seats.stop - 1)
        contributions = (given * 3)[:count]
        session = Session(game, options_for(game, count, {}), mixed(secret, contributions))
        chance = Random(5)
        session.settle()
        for _ in range(60):
            if session.over:
                break
            seat = chance.choice(session.waiting)
            session.play(seat, chance.choice(session.legal(seat)))
            session.settle()
        names = [f"p{seat}" for seat in range(count)]
        text = write_record(
            record_of(session, names, commitment=promised(secret), contributions=contributions, secret=secret)
        )
        lines = [json.loads(line) for line in text.rstrip("\n").split("\n")]
        assert lines[0]["commitment"] == promised(secret)
        key = mixed(secret, [bytes.fromhex(words) for words in lines[0]["contributions"]])
        landed = [line for line in lines if "land" in line]
        assert landed
        assert [drawn(key, n, line["odds"]) for n, line in enumerate(landed)] == [line["land"] for line in landed]
