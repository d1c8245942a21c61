"""How a wheel is made: what it depends on comes from requirements/, and the page is built into it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent


def wanted(name: str) -> list[str]:
    """The packages that requirements/NAME.in names, one a line."""
    lines = (line.split("#")[0].strip() for line in (ROOT / "requirements" / f"{name}.in").read_text().splitlines())
    return [line for line in lines if line and not line.startswith("-")]


class RequirementsAreTheTruth(MetadataHookInterface):
    """Fills in `dependencies` and `optional-dependencies`, so that each package is named in one place only."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        extras = wanted("extras")
        metadata["dependencies"] = wanted("base")
        metadata["optional-dependencies"] = {
            "test": wanted("test"),
            "extras": extras,
            **{re.split(r"[^\w.-]", extra)[0].replace("_", "-"): [extra] for extra in extras},
        }


class PageInTheWheel(BuildHookInterface):
    """Builds web/ and puts the bundle into the wheel; an editable install serves what `./rumpus` built instead."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not (ROOT / "web" / "package.json").exists():
            return
        sys.path.insert(0, str(ROOT))
        from tools.page import build_page

        build_page()
        build_data["artifacts"].append("src/rumpus/table/page/**")
