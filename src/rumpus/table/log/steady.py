"""Time that does not jump. A room takes the wall's time once, when it starts, and counts on from there: when somebody
sets the machine's clock, or a machine without a battery finds out what year it is, no clock at a table runs out or
stands still. Rows have the wall's time as far as it was right at the start."""

from __future__ import annotations

import time
from collections.abc import Callable

SKEW = 5.0  # seconds by which servers of one room may differ


def _elapsed() -> float:
    """Seconds, also those that the machine slept, where it can tell."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


def steady_time(wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = _elapsed) -> Callable[[], float]:
    start = wall() - elapsed()
    return lambda: start + elapsed()
