"""How much one person, one seat or one address may ask for."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Mapping
from typing import Any


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


class MessageLimits:
    """What people ask of a table: counted for who asks and for their address, however many connections they have."""

    def __init__(self, rate: float, now: Callable[[], float]) -> None:
        self._messages = Buckets(30 * rate, 60 * rate, now)
        self._address_messages = Buckets(120 * rate, 480 * rate, now)
        self._talk = Buckets(rate, 6 * rate, now)
        self._address_talk = Buckets(4 * rate, 24 * rate, now)
        self._faces = Buckets(rate / 2, max(1.0, rate), now)
        self._address_faces = Buckets(4 * rate, 16 * rate, now)
        self._asks = Buckets(rate / 5, 3 * rate, now)
        self._address_asks = Buckets(rate, 12 * rate, now)
        self._settings = Buckets(rate, 20 * rate, now)
        self._address_settings = Buckets(4 * rate, 80 * rate, now)
        self._joins = Buckets(2 * rate, 40 * rate, now)
        self._previews = Buckets(10 * rate, 20 * rate, now)
        self._advice = Buckets(rate / 2, 4 * rate, now)
        self._address_advice = Buckets(2 * rate, 16 * rate, now)
        self._look_back = Buckets(rate / 2, 6 * rate, now)
        self._address_look_back = Buckets(2 * rate, 24 * rate, now)

    def message(self, person: str, address: str) -> bool:
        return self._address_messages.take(address) and self._messages.take(person)

    def talk(self, person: str, address: str, table: str, seat: int) -> bool:
        """A seat may be held by several people: what is said from it counts for the seat too."""
        return (
            self._address_talk.take(address) and self._talk.take(person) and self._talk.take(f"seat {seat} of {table}")
        )

    def react(self, person: str, address: str, table: str, seat: int) -> bool:
        """One face in two seconds, of each person and of each seat."""
        seat_key = f"seat {seat} of {table}"
        return self._address_faces.take(address) and self._faces.take(person) and self._faces.take(seat_key)

    def ask(self, person: str, address: str) -> bool:
        """What others must answer: for a chair, to take a move back."""
        return self._address_asks.take(address) and self._asks.take(person)

    def setting(self, person: str, address: str) -> bool:
        """To change a table's setting: a word of it writes the whole, house deck and all, to the log."""
        return self._address_settings.take(address) and self._settings.take(person)

    def join(self, address: str) -> bool:
        """To come as a watcher, which costs more than other messages."""
        return self._joins.take(address)

    def advice(self, person: str, address: str) -> bool:
        return self._address_advice.take(address) and self._advice.take(person)

    def look_back(self, person: str, address: str) -> bool:
        """At a game that is on, which is played again for it."""
        return self._address_look_back.take(address) and self._look_back.take(person)

    def preview(self, person: str) -> bool:
        return self._previews.take(person)


def network_of(address: str) -> str:
    """Who counts as one address: with IPv6 a household has 2**64 of them, and one may write IPv4 as IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False).network_address)


def address_of(scope: Mapping[str, Any]) -> str:
    """Where a request comes from, for what is limited by address."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else ""
