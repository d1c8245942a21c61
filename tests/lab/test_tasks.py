"""Work for several processes: what Ctrl-C does to them."""

from __future__ import annotations

import signal
import time
from functools import partial

import pytest

from rumpus.lab.tasks import as_done, processes

posix = pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="Windows has no such signals")


@posix
def test_ctrl_c_is_for_whoever_began_the_others() -> None:
    """A terminal sends it to all of them, and each would tell at length where it was."""
    told = list(as_done(processes(1), signal.raise_signal, [signal.SIGINT, signal.SIGINT], 2))
    assert told == [(signal.SIGINT, None), (signal.SIGINT, None)]


@posix
def test_programs_that_they_begin_hear_it() -> None:
    """Held back only while a process is begun, here and there."""
    [(_, masked)] = as_done(processes(1), partial(signal.pthread_sigmask, signal.SIG_BLOCK), [()], 1)
    assert signal.SIGINT not in masked
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_nobody_waits_for_what_nobody_listens_to() -> None:
    done = as_done(processes(2), time.sleep, [0, 3600, 3600], 3)
    assert next(iter(done)) == (0, None)
    done.close()  # type: ignore[attr-defined]
