"""Machine code that several processes want at the same time is compiled by one of them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rumpus import speed

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
