"""Carrying the write-ahead log over into the database file, beside the writer instead of in its way.

SQLite would do this inside whichever commit makes the log long, and that one move would wait for many pages. Here a
thread carries most of it; the writer's own limit stays, as the moment when the log begins anew.
"""

import sqlite3
import threading

# Jobs between two rounds: a job writes a few pages.
EVERY = 250
# Pages at which the writer finishes the rest itself. Small enough that reading through the log stays quick.
WRITER_LIMIT = 4000


class Checkpoints:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._jobs = 0
        self._wake = threading.Event()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="rumpus-store-checkpoints", daemon=True)
        self._thread.start()

    def count(self, jobs: int) -> None:
        """Called by the writer after each commit."""
        self._jobs += jobs
        if self._jobs >= EVERY:
            self._jobs = 0
            self._wake.set()

    def close(self) -> None:
        self._closed = True
        self._wake.set()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while self._wake.wait() and not self._closed:
            self._wake.clear()
            try:
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            except sqlite3.OperationalError:  # busy, or the disk is full: the writer will say so if it matters
                continue
