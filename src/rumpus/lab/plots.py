"""Plots as HTML: a table of dots with their intervals, bars, a course with its band.

Positions are percentages, so a plot fits a phone and a wall; text stays text of its own size, and whoever cannot see
dots hears a table of numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from rumpus.lab.statistics import Interval

Say = Callable[[float], str]  # a number as text, in the reader's language


@dataclass(frozen=True)
class PlotRow:
    name: str
    value: Interval
    says: str  # the value as text
    between: str  # its interval as text
    seat: int = -1  # whose row it is: it wears that colour
    away: bool = False  # further from the mark than luck explains
    share: float = -1.0  # a second number of the row, drawn as a bar
    share_says: str = ""


def dots(
    caption: str, rows: Sequence[PlotRow], tick: Say, mark: float | None = None, names: tuple[str, str] = ("", "")
) -> str:
    """One row each: a dot and its interval; `mark` is a line to compare with. `names` head the bar and the dots, where
    rows have a bar."""
    if not rows:
        return ""
    low, high = _span([row.value for row in rows], mark)
    bar = any(row.share >= 0 for row in rows)
    body = "".join(_row(row, low, high, mark, bar) for row in rows)
    ticks = "".join(f'<i style="left:{_at(value, low, high)}">{escape(tick(value))}</i>' for value in _ticks(low, high))
    head = (
        f"<thead><tr><td></td><th>{escape(names[0])}</th><th>{escape(names[1])}</th><td></td></tr></thead>"
        if bar
        else ""
    )
    before = "<td></td><td></td>" if bar else "<td></td>"
    foot = f'<tr class="scale" aria-hidden="true">{before}<td><div>{ticks}</div></td><td></td></tr>'
    return (
        f'<table class="dots{" with-bar" if bar else ""}"><caption>{escape(caption)}</caption>{head}'
        f"<tbody>{body}</tbody><tfoot>{foot}</tfoot></table>"
    )


def _row(row: PlotRow, low: float, high: float, mark: float | None, bar: bool) -> str:
    seat = f'<b class="seat s{row.seat % 8 + 1}" aria-hidden="true"></b>' if row.seat >= 0 else ""
    line = f'<i class="mark" style="left:{_at(mark, low, high)}"></i>' if mark is not None else ""
    left, right = _at(row.value.low, low, high), _at(row.value.high, low, high)
    share = (
        f'<td class="bar"><div><i style="width:{100 * row.share:.1f}%"></i></div>{escape(row.share_says)}</td>'
        if bar
        else ""
    )
    return (
        f'<tr class="{"away" if row.away else "near"}"><th scope="row">{seat}{escape(row.name)}</th>{share}'
        f'<td class="track"><div aria-hidden="true">{line}'
        f'<i class="whisker" style="left:{left};right:calc(100% - {right})"></i>'
        f'<i class="dot" style="left:{_at(row.value.value, low, high)}"></i></div></td>'
        f'<td class="number">{escape(row.says)} <small>{escape(row.between)}</small></td></tr>'
    )


def bars(caption: str, counts: dict[int, int], share: Say, mean: float, most: int = 40) -> str:
    """How often each whole number came; many numbers are put together."""
    if not counts:
        return ""
    low, high = min(counts), max(counts)
    step = max(1, -(-(high - low + 1) // most))
    bins = [0] * ((high - low) // step + 1)
    for value, count in counts.items():
        bins[(value - low) // step] += count
    whole, tallest = sum(bins), max(bins)
    every = max(1, -(-len(bins) // 8))
    columns: list[str] = []
    for i, count in enumerate(bins):
        first = low + i * step
        name = f"{first}" if step == 1 else f"{first} … {first + step - 1}"
        label = f"<span>{first}</span>" if i % every == 0 else ""
        says, tall = escape(share(count / whole), quote=True), 100 * count / tallest
        columns.append(f'<i title="{name}: {says}"><b style="height:{tall:.1f}%"></b>{label}</i>')
    at = 100 * (mean - low + 0.5) / (len(bins) * step)  # a whole number stands in the middle of its place
    line = f'<u style="left:{at:.2f}%"></u>'
    return f'<div class="bars" role="img" aria-label="{escape(caption, quote=True)}">{"".join(columns)}{line}</div>'


def course(caption: str, points: Sequence[tuple[float, Interval]], share: Say, mark: float) -> str:
    """A share from 0 to 1 along a way from 0 to 1, with its band."""
    upper = " ".join(f"{100 * at:.1f},{100 - 100 * v.high:.2f}" for at, v in points)
    lower = " ".join(f"{100 * at:.1f},{100 - 100 * v.low:.2f}" for at, v in reversed(points))
    line = " ".join(f"{100 * at:.1f},{100 - 100 * v.value:.2f}" for at, v in points)
    grid = "".join(f'<path class="grid" d="M0 {y}H100"/>' for y in (0, 25, 50, 75, 100))
    scale = "".join(f'<i style="top:{100 - 100 * t:.0f}%">{escape(share(t))}</i>' for t in (0.0, 0.25, 0.5, 0.75, 1.0))
    way = "".join(f'<i style="left:{100 * t:.0f}%">{escape(share(t))}</i>' for t in (0.0, 0.5, 1.0))
    return (
        f'<div class="course" role="img" aria-label="{escape(caption, quote=True)}"><div class="up">{scale}</div>'
        f'<svg viewBox="0 0 100 100" preserveAspectRatio="none">{grid}'
        f'<path class="mark" d="M0 {100 - 100 * mark:.2f}H100"/>'
        f'<polygon class="band" points="{upper} {lower}"/><polyline class="line" points="{line}"/></svg>'
        f'<div class="along">{way}</div></div>'
    )


def _span(shown: Sequence[Interval], mark: float | None) -> tuple[float, float]:
    edges = [edge for value in shown for edge in (value.low, value.high)] + ([mark] if mark is not None else [])
    low, high = min(edges), max(edges)
    room = (high - low or 1.0) * 0.06
    return low - room, high + room


def _at(value: float, low: float, high: float) -> str:
    return f"{100 * (value - low) / (high - low):.2f}%"


def _ticks(low: float, high: float) -> list[float]:
    """Some three to five round numbers between."""
    step = 1e-6
    for factor in (2, 2.5, 2) * 10:
        if (high - low) / step <= 5:
            break
        step *= factor
    first = -(-low // step)
    return [n * step for n in range(int(first), int(high // step) + 1)]
