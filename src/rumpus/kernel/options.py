"""What a table is set up with: the number of seats, the options chosen, and the deck data."""

from dataclasses import dataclass
from dataclasses import field as attribute
from typing import Any


@dataclass(frozen=True)
class Options:
    seats: int
    chosen: dict[str, Any] = attribute(default_factory=dict[str, Any])
    deck: dict[str, Any] = attribute(default_factory=dict[str, Any])

    def number(self, name: str) -> int:
        """A flag (0 or 1), a whole number, or the index of a choice."""
        return int(self.chosen[name])
