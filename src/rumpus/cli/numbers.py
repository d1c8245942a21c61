"""Shares and means with their intervals, as the reader's language writes numbers."""

from __future__ import annotations

from rumpus.cli.phrases import Phrases
from rumpus.lab.statistics import Interval


def percent(value: float, phrases: Phrases, places: int = 0) -> str:
    """A share between 0 and 1 as a number of a hundred, without its sign."""
    return phrases.number(100 * value, places)


def share(interval: Interval, phrases: Phrases, places: int = 1) -> str:
    low, high = percent(interval.low, phrases, places), percent(interval.high, phrases, places)
    return f"{percent(interval.value, phrases, places)} % ({low} – {high})"


def mean(interval: Interval, phrases: Phrases, places: int = 2) -> str:
    value = phrases.number(interval.value, places)
    if not interval.known:  # from one game: nothing to go by
        return value
    return f"{value} ({phrases.number(interval.low, places)} – {phrases.number(interval.high, places)})"
