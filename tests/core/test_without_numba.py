"""Everything works interpreted: where numba is missing, one waits longer, and that is all."""

from __future__ import annotations

import subprocess
import sys

import pytest

SCRIPT = """
import sys
sys.modules["numba"] = None          # as if it were not installed
sys.modules["numpy"] = None
from rumpus.cli import main
assert main(["simulate", "bounce", "--games", "50", "--json"]) == 0
assert main(["play", "beasty_bar", "--seats", "bot:regular,bot:child", "--plain", "--key", "00"]) == 0
assert "llvmlite" not in sys.modules
"""


@pytest.mark.slow
def test_simulation_and_bots_go_without_numba(tmp_path) -> None:
    import os

    environment = os.environ | {"RUMPUS_DATA": str(tmp_path), "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
