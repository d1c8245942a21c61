"""Refusals: what somebody may not do here, as the wire says it."""

from __future__ import annotations

from rumpus.table.wire import Why


class Refusal(Exception):
    """Nothing has changed. `played` counts the moves of a composed play that stand nevertheless."""

    def __init__(self, why: Why, detail: str = "", played: int = 0) -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why: Why = why
        self.detail = detail
        self.played = played
