"""Noticing what other processes append to the same SQLite file.

To ask for the rows after the last one seen costs 3.5 µs when there are none, hardly more than `PRAGMA data_version`
(3.0 µs), so the question itself is the poll and no table of changes is needed. What costs is to wake up a hundred
times a second for nothing: about 1 % of a core. So an idle room waits for Linux to say that the write-ahead log was
written, and asks only for a while after that. Elsewhere it polls. benchmarks/store.py measures delay and cost.
"""

import asyncio
import os
import sqlite3
from pathlib import Path

from rumpus.table.store.changes import Callbacks
from rumpus.table.store.sqlite.inotify import forget_writes, watch_writes

# Between two questions while there is something going on, and where the system does not tell of writes.
INTERVAL = 0.01
# A write is told before its commit is visible, because the disk comes in between: ask soon, and for some time.
SOON, AWAKE = 0.001, 0.2
# Whatever the system tells or forgets to tell.
AT_LEAST_EVERY = 1.0

# rowid is the order of commits: the last row of the log is never deleted (`Store.forget`), so no number comes again.
_NEW = "SELECT rowid, table_id, seq FROM log WHERE rowid > ? ORDER BY rowid"
_LAST = "SELECT coalesce(max(rowid), 0) FROM log"


class Watch:
    """Asks on the event loop itself: cheaper than waking a thread, which would need the loop's lock anyway."""

    def __init__(self, path: Path, connection: sqlite3.Connection, callbacks: Callbacks) -> None:
        self._connection = connection
        self._callbacks = callbacks
        self._loop = asyncio.get_running_loop()
        self._own: dict[str, int] = {}
        [self._seen] = connection.execute(_LAST).fetchone()  # which also makes the write-ahead log, if there is none
        self._writes = watch_writes(path.with_name(path.name + "-wal"))
        self._awake_until = self._loop.time()
        self._stop = callbacks.add(self._remember)
        self._timer = self._loop.call_later(INTERVAL, self._poll)

    def close(self) -> None:
        self._timer.cancel()
        self._stop()
        self._connection.close()
        if self._writes is not None:
            self._loop.remove_reader(self._writes)
            os.close(self._writes)

    def _remember(self, table_id: str, seq: int) -> None:
        """What this process appended was told already."""
        self._own[table_id] = seq

    def _poll(self) -> None:
        now = self._loop.time()
        if self._writes is None or now < self._awake_until:
            self._timer = self._loop.call_later(INTERVAL, self._poll)
        else:
            self._timer = self._loop.call_later(AT_LEAST_EVERY, self._poll)
            forget_writes(self._writes)  # before asking: what is written from here on will wake us
            self._loop.add_reader(self._writes, self._wake)
        if self._ask():
            self._awake_until = now + AWAKE

    def _wake(self) -> None:
        """Written to. No more of that until we fall asleep again: under load the timer is enough."""
        assert self._writes is not None
        self._loop.remove_reader(self._writes)
        self._timer.cancel()
        self._awake_until = self._loop.time() + AWAKE
        self._timer = self._loop.call_later(SOON, self._poll)

    def _ask(self) -> bool:
        try:
            rows = self._connection.execute(_NEW, (self._seen,)).fetchall()
        except sqlite3.OperationalError:  # busy: the next time will do
            return False
        if not rows:
            return False
        self._seen = rows[-1][0]
        grown: dict[str, int] = {table_id: seq for _, table_id, seq in rows}
        self._callbacks.tell([(table_id, seq) for table_id, seq in grown.items() if self._own.get(table_id) != seq])
        self._own.clear()
        return True
