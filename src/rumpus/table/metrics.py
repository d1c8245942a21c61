"""What the room counts, in the text form that Prometheus reads. No names, no keys, no tables' ids."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping

DROPPED = ("half_request", "slow", "too_many")  # why connections are ended (throttle.py)
_EDGES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.messages = 0
        self.moves = 0
        self.bot_moves = 0
        self.refusals = 0
        self.failures = 0
        self.tables_made = 0
        self.games_finished = 0
        self.notices_sent = 0
        self.notices_failed = 0
        self._latency = [0] * (len(_EDGES) + 1)
        self._latency_sum = 0.0
        self.slowest = 0.0  # of those answered lately

    def answered(self, seconds: float) -> None:
        """A move was acknowledged this long after it arrived."""
        self.moves += 1
        self._latency[bisect_left(_EDGES, seconds)] += 1
        self._latency_sum += seconds
        self.slowest = max(self.slowest, seconds)

    def text(self, tables: int, sockets: int, dropped: Mapping[str, int]) -> str:
        lines: list[str] = []
        _number(lines, "rumpus_sockets", "gauge", "Connections open now.", sockets)
        _number(lines, "rumpus_tables", "gauge", "Tables in memory.", tables)
        counters = (
            ("messages", "Messages received."),
            ("bot_moves", "Moves made by bots."),
            ("refusals", "Messages refused."),
            ("failures", "Unexpected failures."),
            ("tables_made", "Tables made."),
            ("games_finished", "Games played to the end."),
            ("notices_sent", "Notices delivered."),
            ("notices_failed", "Notices given up."),
        )
        for name, about in counters:
            _number(lines, f"rumpus_{name}_total", "counter", about, getattr(self, name))
        lines.append("# HELP rumpus_dropped_total Connections ended: too many, slow to read, half a request.")
        lines.append("# TYPE rumpus_dropped_total counter")
        lines += [f'rumpus_dropped_total{{why="{why}"}} {dropped.get(why, 0)}' for why in DROPPED]
        lines.append("# HELP rumpus_move_seconds From a move's arrival to its acknowledgement.")
        lines.append("# TYPE rumpus_move_seconds histogram")
        total = 0
        for edge, count in zip((*map(str, _EDGES), "+Inf"), self._latency, strict=True):
            total += count
            lines.append(f'rumpus_move_seconds_bucket{{le="{edge}"}} {total}')
        lines.append(f"rumpus_move_seconds_sum {self._latency_sum}")
        lines.append(f"rumpus_move_seconds_count {self.moves}")
        return "\n".join(lines) + "\n"


def _number(lines: list[str], name: str, kind: str, about: str, value: float) -> None:
    lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value}"]
