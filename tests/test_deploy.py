"""What lies in deploy/ for hosts: it names settings and metrics that there are."""

from __future__ import annotations

import configparser
import json
import re
from pathlib import Path

import msgspec

from rumpus.table.metrics import Metrics
from rumpus.table.settings import Settings

DEPLOY = Path(__file__).parent.parent / "deploy"


def test_the_unit_names_settings_that_there_are() -> None:
    text = (DEPLOY / "rumpus.service").read_text(encoding="utf-8")
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(text)
    assert set(unit) >= {"Unit", "Service", "Install"}
    assert unit["Service"]["ExecStart"].endswith("rumpus serve")
    named = {name.lower() for name in re.findall(r"RUMPUS_([A-Z_]+)=", text)}
    assert named <= {field.name for field in msgspec.structs.fields(Settings)}
    assert named >= {"browser", "log_json", "database"}


def test_the_board_draws_what_the_room_counts() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    counted = set(re.findall(r"^(rumpus_\w+)", Metrics().text(0, 0, {}), re.MULTILINE))
    drawn = {
        name for panel in board["panels"] for one in panel["targets"] for name in re.findall(r"rumpus_\w+", one["expr"])
    }
    assert drawn <= counted, drawn - counted
    assert counted - drawn <= {"rumpus_move_seconds_sum"}, "all of it is drawn"
    ids = [panel["id"] for panel in board["panels"]]
    assert len(ids) == len(set(ids))


def test_the_log_is_rotated_without_a_restart() -> None:
    assert "copytruncate" in (DEPLOY / "rumpus.logrotate").read_text(encoding="utf-8")
