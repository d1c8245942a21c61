"""Answers that cost much and may be some seconds old: worked out once, however many ask for them meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Briefly(Generic[T]):
    """`seconds`: for so long an answer is good."""

    def __init__(self, seconds: float, now: Callable[[], float]) -> None:
        self._seconds, self._now = seconds, now
        self._kept: dict[str, tuple[float, T]] = {}
        self._one_at_a_time = asyncio.Lock()

    async def get(self, key: str, work: Callable[[], Awaitable[T]]) -> T:
        async with self._one_at_a_time:
            at, kept = self._kept.get(key, (None, None))
            if at is None or kept is None or not 0 <= self._now() - at < self._seconds:
                kept = await work()
                self._kept[key] = self._now(), kept
            return kept
