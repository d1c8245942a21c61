"""Telling a process that a table has grown."""

import asyncio
from collections.abc import Callable, Iterable

# Called on the event loop with the table's id and its last row's number.
Callback = Callable[[str, int], None]

# Told instead of a table's id when messages may have been missed: read again whatever you are watching.
EVERYTHING = ""


class Callbacks:
    """Those who want to know. One that raises is reported to the loop and does not silence the others."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._callbacks: list[Callback] = []

    def __len__(self) -> int:
        return len(self._callbacks)

    def add(self, callback: Callback) -> Callable[[], None]:
        """Returns the way to stop."""
        self._callbacks.append(callback)

        def stop() -> None:
            if callback in self._callbacks:
                self._callbacks.remove(callback)

        return stop

    def tell(self, changes: Iterable[tuple[str, int]]) -> None:
        for table_id, seq in changes:
            for callback in tuple(self._callbacks):
                try:
                    callback(table_id, seq)
                except Exception as error:
                    self._loop.call_exception_handler({"message": "a store callback failed", "exception": error})
