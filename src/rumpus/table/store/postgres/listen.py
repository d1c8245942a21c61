"""Hearing what other servers append to the same PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from rumpus.table.store.changes import EVERYTHING, Callbacks
from rumpus.table.store.postgres.connection import PostgresConnection, is_lost
from rumpus.table.store.postgres.writer import CHANNEL

# A connection that died without a word is found out by asking it something now and then.
HEARTBEAT = 15.0
# What is passed on and kept nowhere: a payload holds 8000 bytes.
PASSING = "rumpus_passing"
PASS_ON = f"SELECT pg_notify('{PASSING}', $1)"
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0


class Listener:
    """Keeps one LISTEN connection, and makes a new one whenever it is lost."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[PostgresConnection]],
        origin: str,
        callbacks: Callbacks,
        hearing: Sequence[Callable[[str, str], None]],
    ) -> None:
        self._connect = connect
        self._origin = origin
        self._callbacks = callbacks
        self._hearing = hearing
        self._listening = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="rumpus-store-listener")

    async def listening(self) -> None:
        await self._listening.wait()

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                await self._hear()
                pause = FIRST_PAUSE
            except Exception as error:
                if not is_lost(error):  # worth a word to the operator, but not worth going deaf
                    self._report(error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _report(self, error: Exception) -> None:
        context = {"message": "the store cannot listen to PostgreSQL", "exception": error}
        asyncio.get_running_loop().call_exception_handler(context)

    async def _hear(self) -> None:
        """Listen until the connection is lost."""
        connection = await self._connect()
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._told)
            await connection.add_listener(PASSING, self._passed)
            if self._listening.is_set():
                self._callbacks.tell([(EVERYTHING, 0)])
            self._listening.set()
            while not lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), HEARTBEAT)
                    return
                await connection.fetchval("SELECT 1")
        finally:
            connection.terminate()

    def _told(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        origin, *grown = payload.split(" ")
        if origin == self._origin:  # told already, at commit
            return
        for table_id, _, seq in (change.partition(":") for change in grown):
            self._callbacks.tell([(table_id, int(seq))])

    def _passed(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        origin, table_id, text = payload.split(" ", 2)
        if origin != self._origin:
            for callback in self._hearing:
                callback(table_id, text)
