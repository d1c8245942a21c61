"""A progress bar on stderr, where somebody looks at it."""

from __future__ import annotations

import sys
import time
from types import TracebackType

from rumpus.cli.phrases import Phrases

WIDTH = 30
PAUSE = 0.1  # seconds between two drawings


class Progress:
    """`with Progress(total, what, phrases) as progress: progress(done)`; a total of 0 only counts."""

    def __init__(self, total: int, what: str, phrases: Phrases) -> None:
        self.total = total
        self.what = what
        self._phrases = phrases
        self._drawn = 0.0
        self._shown = sys.stderr.isatty()

    def __enter__(self) -> Progress:
        return self

    def __call__(self, done: int) -> None:
        if not self._shown:
            return
        now = time.monotonic()
        if now - self._drawn < PAUSE:
            return
        self._drawn = now
        if self.total:
            full = WIDTH * done // self.total
            bar = f"[{'#' * full}{'.' * (WIDTH - full)}] {100 * done // self.total:>3} %"
        else:
            bar = self._phrases.number(done)
        print(f"\r{self.what}  {bar}\033[K", end="", file=sys.stderr, flush=True)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._drawn:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
