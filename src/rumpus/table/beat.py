"""The beat: what many sockets send within a few milliseconds is dealt with together.

Where little happens, a message is dealt with at once. In a busy room, what comes within EVERY seconds of the last beat
waits for the next one: code and tables are still in the caches of the processor, and one wake-up and one commit serve
several moves. At 500 moves a second that takes a fifth off the CPU of each, and adds three milliseconds that nobody
feels (benchmarks/load.py). Whoever sends the next message upon the answer to the last is alone, and waits for nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

EVERY = 0.004  # seconds


class Beat:
    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []
        self._begun: list[Callable[[], None]] = []  # by the last beat
        self._last = 0.0

    def add(self, begin: Callable[[], None]) -> None:
        """Call `begin` at the next beat."""
        self._waiting.append(begin)
        if len(self._waiting) > 1:
            return
        loop = asyncio.get_running_loop()
        wait = self._last + EVERY - loop.time()
        if wait > 0 and begin not in self._begun:
            loop.call_later(wait, self._strike)
        else:
            loop.call_soon(self._strike)

    def _strike(self) -> None:
        self._last = asyncio.get_running_loop().time()
        self._begun, self._waiting = self._waiting, []
        for begin in self._begun:
            begin()
