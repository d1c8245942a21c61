"""Fair play: a deal that neither the server nor a seat can steer, and that everybody can check afterwards.

Before the game the server shows a commitment, the hash of its secret. Then every seat contributes words of its own; a
seat that vanishes contributes nothing. Secret and contributions together make the key, and draw number n comes from
stream n of that key (chacha.py). At the end the secret is shown: `check_draws` recomputes every outcome.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rumpus.core.chacha import first_word, words
from rumpus.kernel.errors import RumpusError


class UnfairDeal(RumpusError):
    """A commitment or a draw that does not follow from the secret; names the first that differs."""


@dataclass(frozen=True)
class Draw:
    """One outcome of chance with the weights it had."""

    odds: Sequence[int]
    outcome: int


def commitment(secret: bytes) -> str:
    return hashlib.sha256(b"rumpus commitment\0" + secret).hexdigest()


def key_of(secret: bytes, contributions: Iterable[bytes]) -> bytes:
    """The key of a game. Each contribution is preceded by its length: no two lists of them give the same bytes."""
    mark = hashlib.sha256(b"rumpus key\0" + len(secret).to_bytes(4, "big") + secret)
    for contribution in contributions:
        mark.update(len(contribution).to_bytes(4, "big") + contribution)
    return mark.digest()


def outcome_of(key: bytes, number: int, odds: Sequence[int]) -> int:
    """What draw number `number` of a game gives, with these weights, whose sum is at most 2³¹."""
    whole = sum(odds)
    unfair = 0x100000000 % whole
    # The top of word × whole is a fair number below `whole`, once the few words that would favour some are left out.
    product = first_word(key, number) * whole
    if product & 0xFFFFFFFF < unfair:
        product = next(p for word in words(key, number) if (p := word * whole) & 0xFFFFFFFF >= unfair)
    rest = product >> 32
    for outcome, weight in enumerate(odds):
        if rest < weight:
            return outcome
        rest -= weight
    raise AssertionError("the weights add up")


def check_draws(shown: str, secret: bytes, contributions: Iterable[bytes], draws: Iterable[Draw]) -> int:
    """Check a finished game; returns how many draws there were, or raises UnfairDeal at the first that differs."""
    if commitment(secret) != shown:
        raise UnfairDeal("deal-secret")
    key = key_of(secret, contributions)
    count = 0
    for count, draw in enumerate(draws, 1):
        if not 0 < sum(draw.odds) <= 1 << 31 or min(draw.odds) < 0:
            raise UnfairDeal(f"draw {count} has weights that chance cannot have")
        expected = outcome_of(key, count - 1, draw.odds)
        if expected != draw.outcome:
            raise UnfairDeal("deal-draw", draw=count, expected=expected, outcome=draw.outcome)
    return count
