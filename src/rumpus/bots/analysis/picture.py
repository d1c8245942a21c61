"""The curves of a review as an SVG of its own: no script, no font, readable in print."""

from __future__ import annotations

from rumpus.bots.analysis.review import GameReview

_COLOURS = ("#c8553d", "#2d6a8f", "#588157", "#8d6a9f", "#c99a2e", "#3d5a80", "#9c4a6c", "#4f6d3a")
_WIDTH, _HEIGHT, _LEFT, _TOP = 720, 300, 52, 24


def picture(found: GameReview, title: str, names: list[str]) -> str:
    last = max((point.step for point in found.points), default=0) or 1
    height = _TOP + _HEIGHT + 48 + 18 * ((len(names) + 3) // 4)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_LEFT + _WIDTH + 16} {height}" '
        f'font-family="sans-serif" font-size="12" role="img" aria-label="{_plain(title)}">',
        f'<rect width="100%" height="100%" fill="#fffdf8"/><text x="{_LEFT}" y="16">{_plain(title)}</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        y = _TOP + _HEIGHT * (100 - percent) / 100
        lines.append(
            f'<line x1="{_LEFT}" x2="{_LEFT + _WIDTH}" y1="{y:.1f}" y2="{y:.1f}" stroke="#d9d2c4"/>'
            f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>'
        )
        step, x = round(last * percent / 100), _LEFT + _WIDTH * percent / 100
        lines.append(f'<text x="{x:.1f}" y="{_TOP + _HEIGHT + 16}" text-anchor="middle">{step}</text>')
    for seat, name in enumerate(names):
        colour = _COLOURS[seat % len(_COLOURS)]
        points = " ".join(
            f"{_LEFT + _WIDTH * m.step / last:.1f},{_TOP + _HEIGHT * (1 - m.chances[seat]):.1f}" for m in found.points
        )
        x, y = _LEFT + 170 * (seat % 4), _TOP + _HEIGHT + 42 + 18 * (seat // 4)
        lines.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{points}"/>')
        lines.append(f'<rect x="{x}" y="{y - 9}" width="10" height="10" fill="{colour}"/>')
        lines.append(f'<text x="{x + 16}" y="{y}">{_plain(name)}</text>')
    for mistake in found.mistakes[:5]:
        x = _LEFT + _WIDTH * mistake.step / last
        lines.append(f'<circle cx="{x:.1f}" cy="{_TOP + 6}" r="4" fill="{_COLOURS[mistake.seat % len(_COLOURS)]}"/>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def _plain(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
