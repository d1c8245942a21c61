"""The commands as a user has them, but with a home of their own."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from rumpus.cli import main


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for variable in ("RUMPUS_GAMES", "RUMPUS_DEBUG", "RUMPUS_INTERPRET", "NO_COLOR", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("RUMPUS_LANG", "en")
    monkeypatch.setenv("RUMPUS_DATA", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture
def rumpus(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """rumpus("play", "bounce", answers="1\\n2\\n"): one command in this process."""

    def run(*argv: str, answers: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(answers.encode()), encoding="utf-8"))
        code = main(argv)
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return run
