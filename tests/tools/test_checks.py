"""The checks: a test that passes only when run again is told, and system packages are not installed unasked."""

import json
import sys
import threading
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


def test_tests_keep_what_python_compiled_whatever_was_said_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    [found] = [check for check in checks.only_pytest(Path(sys.executable), []) if check.name == "pytest"]
    assert "PYTHONDONTWRITEBYTECODE" not in found.surroundings
    kept = Path(found.surroundings["PYTHONPYCACHEPREFIX"])
    assert kept.is_relative_to(checks.ROOT / "build"), "not beside the sources"


def test_checks_that_may_run_beside_each_other_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two that wait for each other end only if both run at once; what comes after waits for them."""
    meeting, ended = threading.Barrier(2, timeout=60), list[str]()

    def run(check: Check) -> checks.Outcome:
        if check.beside:
            meeting.wait()
        ended.append(check.name)
        return checks.Outcome(check.name, 0, 0.0)

    monkeypatch.setattr(checks, "_run", run)
    both = [Check(name, [], beside=True) for name in ("pyright", "web lint")]
    assert checks.run_checks([Check("page", []), *both, Check("pytest", [])]) == 0
    assert (ended[0], ended[-1]) == ("page", "pytest")


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
