"""The room as a process: what it says, and to whom."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path

import pytest

from rumpus.table.transport.listening import listen


def answers(port: int) -> bool:
    asking = HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        asking.request("GET", "/health")
        return asking.getresponse().status == 200
    except OSError:
        return False
    finally:
        asking.close()


COMMAND = [sys.executable, "-m", "rumpus", "serve", "--port", "0", "--no-browser"]


@pytest.mark.slow
@pytest.mark.parametrize("flag", ["--log-json", "--json"])
def test_programs_read_nothing_but_json_lines(tmp_path: Path, flag: str) -> None:
    """Both streams in one, as a log collector has them."""
    database = ["--database", str(tmp_path / "room.sqlite")]
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "RUMPUS_LANG": "en"}
    server = subprocess.Popen(
        [*COMMAND, *database, flag], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    )
    try:
        assert server.stdout is not None
        lines = [server.stdout.readline()]
        while "http://127.0.0.1:" not in lines[-1]:
            assert lines[-1], lines
            lines.append(server.stdout.readline())
        port = int(re.findall(r"http://127\.0\.0\.1:(\d+)", lines[-1])[0])
        while server.poll() is None and not answers(port):
            pass
        server.send_signal(signal.SIGTERM if flag == "--log-json" else signal.SIGINT)
        lines += server.stdout.readlines()
    finally:
        server.kill()
        server.wait()
    told = [json.loads(line) for line in lines]
    assert any("Closing the room" in line["text"] for line in told)
    if flag == "--json":
        opened = next(line for line in told if line["what"] == "open")
        assert opened["address"].startswith("http://127.0.0.1:")


def test_who_comes_before_the_room_is_ready_waits() -> None:
    """The address is told before the server has begun: a program that reads it is not turned away."""
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        socket.create_connection(("127.0.0.1", port), timeout=5).close()
        with listen("127.0.0.1", port) as second:
            assert second.getsockname()[1] != port, "two rooms never share a port"
