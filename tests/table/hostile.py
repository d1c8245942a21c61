"""Messages that no page would send: what tests/table/test_hostile.py and benchmarks/hostile.py throw at a server."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

SCRIPT = "<script>alert(1)</script><img src=x onerror=alert(2)>{{7*7}}${7*7}'; DROP TABLE log; --"
ODD = ["", "\u0000", "\u202e\u2066", "\ud83d", "x" * 10_000, SCRIPT, "\x1b[2J", "ﷺ" * 300, "e" + "\u0301" * 500]
NUMBERS = [-1, 0, 1, 7, 8, 9, 2**31, 2**53, 2**63, 2**64, -(2**63), 1e308, 0.5, float("nan"), True, None]
TYPES = [
    "hello",
    "play",
    "preview",
    "odds",
    "advice",
    "say",
    "contribute",
    "sit",
    "stand",
    "rename",
    "add_bot",
    "clear",
    "change",
    "start",
    "rematch",
    "pause",
    "hand_over",
    "take_back",
    "new_link",
    "open",
    "ping",
    "welcome",
    "you",
    "snapshot",
    "step",
    "done",
    "refused",
    "bye",
    "__class__",
    "",
]
FIELDS = [
    "seat",
    "decision",
    "moves",
    "to",
    "text",
    "statement",
    "words",
    "name",
    "look",
    "level",
    "seats",
    "options",
    "deck",
    "pace",
    "way",
    "listed",
    "on",
    "key",
]


def messages(rng: random.Random, count: int) -> Iterator[bytes]:
    kinds = [_bytes, _deep, _wrong, _odd_fields, _almost, _cut, _huge, _doubled_keys]
    for _ in range(count):
        yield rng.choice(kinds)(rng)


def _bytes(rng: random.Random) -> bytes:
    return rng.randbytes(rng.randrange(200))


def _deep(rng: random.Random) -> bytes:
    depth = rng.choice([10, 1000, 5000])
    opening, closing = rng.choice([("[", "]"), ('{"a":', "}")])
    return (opening * depth + "1" + closing * depth).encode()[:16_000]


def _value(rng: random.Random) -> Any:
    kind = rng.randrange(6)
    if kind == 0:
        return rng.choice(NUMBERS)
    if kind == 1:
        return rng.choice(ODD)
    if kind == 2:
        return [rng.choice(NUMBERS) for _ in range(rng.randrange(100))]
    if kind == 3:
        return {rng.choice(ODD)[:50]: rng.choice(NUMBERS)}
    if kind == 4:
        return [[[]]]
    return rng.randrange(10)


def _dump(message: Any) -> bytes:
    return json.dumps(message, ensure_ascii=rng_ascii(message)).encode("utf-8", "surrogatepass")[:16_000]


def rng_ascii(message: Any) -> bool:
    return len(str(message)) % 2 == 0


def _wrong(rng: random.Random) -> bytes:
    return _dump({"t": rng.choice(TYPES), "id": _value(rng), rng.choice(FIELDS): _value(rng)})


def _odd_fields(rng: random.Random) -> bytes:
    message = {"t": rng.choice(TYPES), "id": rng.randrange(1000)}
    for name in rng.sample(FIELDS, rng.randrange(5)):
        message[name] = _value(rng)
    return _dump(message)


def _almost(rng: random.Random) -> bytes:
    """Well formed, and wrong in what it asks for."""
    seat = rng.randrange(8)
    choices: list[dict[str, Any]] = [
        {"t": "play", "seat": seat, "decision": rng.randrange(50), "moves": [rng.randrange(-5, 300)]},
        {"t": "play", "seat": seat, "decision": 2**52, "moves": ["roll"] * 64},
        {"t": "preview", "seat": seat, "decision": rng.randrange(5), "moves": [rng.randrange(-5, 300)]},
        {"t": "odds", "seat": seat},
        {"t": "advice", "seat": seat, "decision": rng.randrange(5)},
        {"t": "say", "seat": seat, "text": SCRIPT[:280]},
        {"t": "say", "seat": seat, "to": rng.randrange(8), "text": "psst"},
        {"t": "say", "seat": seat, "statement": {"code": "x", "slots": {"seat": 2**60}}},
        {"t": "sit", "seat": seat, "name": SCRIPT[:24], "look": rng.randrange(1, 9), "words": "00"},
        {"t": "contribute", "seat": seat, "words": "ff" * 64},
        {"t": "stand", "seat": seat},
        {"t": "rename", "seat": seat, "name": "\u202e\u0007x"},
        {"t": "add_bot", "level": SCRIPT[:24]},
        {"t": "clear", "seat": seat},
        {"t": "change", "options": {"__class__": 1}, "deck": {"x": [[1]]}},
        {"t": "start"},
        {"t": "rematch"},
        {"t": "pause", "seat": seat, "on": True},
        {"t": "hand_over", "seat": seat, "level": "random"},
        {"t": "take_back", "seat": seat},
        {"t": "new_link", "seat": seat},
        {"t": "open", "key": "A" * 43},
        {"t": "hello", "token": "A" * 43},
        {"t": "hello", "version": 99},
        {"t": "hello", "watch": True},
    ]
    return _dump(rng.choice(choices) | {"id": rng.randrange(100)})


def _cut(rng: random.Random) -> bytes:
    whole = _almost(rng)
    return whole[: rng.randrange(len(whole))]


def _huge(rng: random.Random) -> bytes:
    return _dump({"t": "say", "seat": 0, "text": "x" * rng.choice([281, 5000, 15_000])})


def _doubled_keys(rng: random.Random) -> bytes:
    return b'{"t":"play","t":"start","seat":0,"seat":1,"decision":0,"decision":0,"moves":[0],"moves":[1]}'
