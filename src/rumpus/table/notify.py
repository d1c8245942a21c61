"""Notices: telling somebody who is not here that it is their turn."""

from __future__ import annotations

from rumpus.table.fold import Fold
from rumpus.table.metrics import Metrics
from rumpus.table.settings import Settings
from rumpus.table.store import Store


class Notifier:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.push_key = ""

    def turn(self, fold: Fold) -> None:
        pass

    async def close(self) -> None:
        pass
