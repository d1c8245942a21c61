"""Sending without waiting: one slow reader must not hold up a table.

A task and a queue for each connection would do it, at a quarter of the whole cost of a move. Most sends do not wait at
all, so here each is begun at once, on the caller's stack, and only one that has to wait is carried on by the loop,
with what comes after it queued behind. A reader that falls too far behind is let go; it comes back for a snapshot.
Where there is a quick way out (quick.py), that is used instead.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, cast

Send = Callable[[Any], Awaitable[None]]

MOST_WAITING = 256  # messages
MOST_BYTES = 1_000_000


class Outbox:
    """Messages of one connection, in order. `on_slow` is called once, when it has fallen too far behind."""

    def __init__(self, send: Send, on_slow: Callable[[], None]) -> None:
        self._send = send
        self._on_slow = on_slow
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._busy = False
        self.closed = False

    def push(self, message: bytes) -> None:
        if self.closed:
            return
        if not self._busy:
            self._begin(message)
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self.close()
            self._on_slow()

    def close(self) -> None:
        self.closed = True
        self._waiting.clear()

    def _begin(self, message: bytes) -> None:
        event = {"type": "websocket.send", "text": message.decode()}
        self._step(cast(Coroutine[Any, Any, None], self._send(event)))

    def _step(self, sending: Coroutine[Any, Any, None]) -> None:
        """Run until it is sent or has to wait; what it waits for then calls us again."""
        try:
            wait = sending.send(None)
        except StopIteration:
            self._busy = False
        except Exception:  # the connection is gone; whoever reads from it notices
            self.close()
        else:
            self._busy = True
            self._wait(wait, sending)

    def _wait(self, wait: Any, sending: Coroutine[Any, Any, None]) -> None:
        if wait is None:  # a bare yield: once more when the loop comes round
            asyncio.get_running_loop().call_soon(self._go_on, sending)
        else:
            wait._asyncio_future_blocking = False
            wait.add_done_callback(partial(self._go_on, sending))

    def _go_on(self, sending: Coroutine[Any, Any, None], _: object = None) -> None:
        self._step(sending)
        while not self._busy and self._waiting and not self.closed:
            message = self._waiting.popleft()
            self._bytes -= len(message)
            self._begin(message)
