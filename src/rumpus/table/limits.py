"""How much one connection, one address or one guest may ask for."""

from __future__ import annotations

from collections.abc import Callable


class Bucket:
    """Holds at most `most` tokens and gains `rate` a second; each thing done takes one."""

    def __init__(self, rate: float, most: float, now: Callable[[], float]) -> None:
        self.rate, self.most, self.now = rate, most, now
        self.tokens, self.at = most, now()

    def take(self, tokens: float = 1.0) -> bool:
        at = self.now()
        self.tokens = min(self.most, self.tokens + max(0.0, at - self.at) * self.rate)
        self.at = at
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True


class Buckets:
    """A bucket for each of many, the longest unused forgotten first."""

    def __init__(self, rate: float, most: float, now: Callable[[], float], limit: int = 10_000) -> None:
        self.rate, self.most, self.now, self.limit = rate, most, now, limit
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, tokens: float = 1.0) -> bool:
        bucket = self._buckets.pop(who, None) or Bucket(self.rate, self.most, self.now)
        self._buckets[who] = bucket  # at the end: a dict keeps its order
        if len(self._buckets) > self.limit:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(tokens)
