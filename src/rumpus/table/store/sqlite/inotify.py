"""Linux's way to be told that a file was written, where there is one."""

import ctypes
import os
import sys
from pathlib import Path

_IN_MODIFY = 0x2


def watch_writes(path: Path) -> int | None:
    """A descriptor that becomes readable when the file is written, or None where the system has no such thing."""
    if not sys.platform.startswith("linux"):
        return None
    libc = ctypes.CDLL(None, use_errno=True)
    descriptor = libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
    if descriptor < 0:
        return None
    if libc.inotify_add_watch(descriptor, os.fsencode(path), _IN_MODIFY) < 0:
        os.close(descriptor)
        return None
    return descriptor


def forget_writes(descriptor: int) -> None:
    """Read away what has been told so far."""
    try:
        while os.read(descriptor, 65536):
            pass
    except BlockingIOError:
        return
