"""What every process beside the server is held to: it ends with the server, yields to it, and has so much memory."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

LAST = 19  # the niceness of what may wait for everything else


def limit_process(memory: int, nice: int) -> None:
    """To be called in the process. `memory` is in bytes of addresses; `nice` is 1 to 19, the highest yields to all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(nice)
    if nice == LAST and hasattr(os, "SCHED_IDLE"):  # niceness alone still takes turns with the server
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _end_with_the_server() -> None:
    """Also where it was killed, and in the middle of some work."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
