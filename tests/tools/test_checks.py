"""The checks: a test that passes only when run again is told, and system packages are not installed unasked."""

import json
import sys
from pathlib import Path

import pytest

from tools import checks, chromium
from tools.checks import Check


def test_what_passes_only_the_second_time_is_called_flaky(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    remembered = tmp_path / ".pytest_cache/v/cache/lastfailed"
    remembered.parent.mkdir(parents=True)

    def python(failed: dict[str, bool], status: int) -> list[str]:
        write = f"pathlib.Path({str(remembered)!r}).write_text({json.dumps(failed)!r})"
        return [sys.executable, "-c", f"import pathlib, sys; {write}; sys.exit({status})"]

    first = python({"tests/a.py::test_sometimes": True, "tests/a.py::test_never": True}, 1)
    outcome = checks._run(Check("browser", first, again=python({"tests/a.py::test_never": True}, 1)))
    assert outcome.status == 1
    assert outcome.flaky == ("tests/a.py::test_sometimes",)
    outcome = checks._run(Check("browser", first, again=python({}, 0)))
    assert outcome.status == 0
    assert "flaky: tests/a.py::test_sometimes" in str(outcome)


@pytest.mark.parametrize(("said", "installs"), [("", False), ("no", False), ("yes", True)])
def test_chromium_is_installed_only_where_somebody_said_so(
    monkeypatch: pytest.MonkeyPatch, said: str, installs: bool
) -> None:
    asked: list[tuple[str, ...]] = []
    monkeypatch.setenv("RUMPUS_INSTALL", said)
    monkeypatch.delenv("RUMPUS_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium.shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr(chromium.os, "geteuid", lambda: 0)
    monkeypatch.setattr(chromium, "_apt", lambda *arguments: asked.append(arguments))
    assert chromium.find_chromium() is None
    assert bool(asked) == installs
