"""How often one person, and one address, may ask what costs more than reading a page."""

from __future__ import annotations

from collections.abc import Callable

from rumpus.table.transport.limits import Buckets

SHARING = 4  # times as much from one address: a household


class ShelfLimits:
    def __init__(self, rate: float, now: Callable[[], float]) -> None:
        self._now = now
        self._exports = self._pair(rate / 30, 3 * rate)
        self._passes = self._pair(rate / 20, 6 * rate)
        self._takes = self._pair(rate / 5, 6 * rate)
        self._deletes = self._pair(rate / 60, 2 * rate)

    def _pair(self, rate: float, most: float) -> tuple[Buckets, Buckets]:
        return Buckets(rate, most, self._now), Buckets(SHARING * rate, SHARING * most, self._now)

    def export(self, person: str, address: str) -> bool:
        return _take(self._exports, person, address)

    def lend(self, person: str, address: str) -> bool:
        return _take(self._passes, person, address)

    def take(self, person: str, address: str) -> bool:
        return _take(self._takes, person, address)

    def delete(self, person: str, address: str) -> bool:
        return _take(self._deletes, person, address)


def _take(buckets: tuple[Buckets, Buckets], person: str, address: str) -> bool:
    by_person, by_address = buckets
    return by_address.take(address) and by_person.take(person)
