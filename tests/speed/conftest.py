"""The page's half of what is compared with Python, run by Node."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools.page import WEB, find_node


@pytest.fixture(scope="session")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's runtime and the comparison, as one file for Node."""
    file = tmp_path_factory.mktemp("runner") / "script.mjs"
    node("node_modules/.bin/rolldown", "src/local/lockstep/script.ts", "--platform", "node", "--file", str(file))
    return file


def node(*command: str) -> None:
    found = find_node()
    done = subprocess.run(command, cwd=WEB, env=found.surroundings, capture_output=True, text=True)
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]


def differences(runner: Path, folder: Path, reference: dict[str, Any]) -> dict[str, list[str]]:
    """What the page answers otherwise, by game or function."""
    file, report = folder / "reference.json", folder / "report.json"
    file.write_text(json.dumps({"games": {}, "snippets": None, "runtime": None, **reference, "report": str(report)}))
    node("node", str(runner), str(file))
    return json.loads(report.read_text())
