"""Machine code that several processes want at the same time is compiled by one of them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rumpus import speed
from rumpus.speed.cache import alone

pytestmark = pytest.mark.skipif(not speed.available(), reason="numba is not installed")

PROGRAM = """
import sys
from rumpus import speed
from rumpus.kernel import real
log = speed.compile_(real.log, ())
print("ready", flush=True)
sys.stdin.readline()
log(2.0)
print(sum(log.stats.cache_misses.values()), flush=True)
"""


@pytest.mark.slow
def test_two_processes_compile_once(tmp_path: Path) -> None:
    surroundings = {**os.environ, "RUMPUS_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", PROGRAM]
    processes = [
        subprocess.Popen(command, env=surroundings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    assert sorted(process.communicate(timeout=120)[0] for process in processes) == ["0\n", "1\n"]


HOLDER = """
import os, sys
from pathlib import Path
from rumpus.speed.cache import alone
if sys.argv[2] == "quiet":
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
with alone(Path(sys.argv[1])):
    print("holds", flush=True)
    sys.stdin.readline()
"""


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has what runs when nobody else does")
@pytest.mark.parametrize("kind", ["quiet", "plain"])
def test_nobody_waits_for_who_yields_to_everything(tmp_path: Path, kind: str) -> None:
    import fcntl

    path = tmp_path / "some.lock"
    command = [sys.executable, "-c", HOLDER, str(path), kind]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "holds\n"
        with path.open("ab") as lock:
            if kind == "plain":
                with pytest.raises(BlockingIOError):
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            else:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        holder.communicate("go\n")
    with alone(path):
        assert holder.returncode == 0
