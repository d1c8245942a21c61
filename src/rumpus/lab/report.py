"""A balance report as one HTML file that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

from rumpus import __version__
from rumpus.core.game import Game
from rumpus.core.options import plain_options, reconstructed
from rumpus.core.words import Words
from rumpus.kernel.options import Options
from rumpus.kernel.sentences import sentences_in
from rumpus.lab.balance import Balance, Use, noteworthy
from rumpus.lab.hints import SLIGHT, Hint, hints_of
from rumpus.lab.plots import PlotRow, bars, course, dots
from rumpus.lab.statistics import Interval, clear

LOCALE = Path(__file__).parent / "locale"
STYLE = Path(__file__).parent / "report.css"

UNEVEN = 0.10  # how far a seat is from its fair share, in parts of it


class Report:
    def __init__(self, game: Game, options: Options, language: str) -> None:
        self.game = game
        self.options = options
        self.language = language
        self._words = Words(game, language, [f"{n + 1}" for n in range(options.seats)], -1)
        self._bundle = sentences_in(LOCALE, language)

    def html(self, found: Balance, command: str) -> str:
        title = self.say("report-title", game=self.game.title)
        sections = (
            *(self._hints(found), self._seats(found), self._points(found), self._length(found)),
            *(self._suspense(found), self._choices(found), self._skill(found)),
        )
        body = "".join(f"<section>{section}</section>" for section in sections if section)
        return (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
            f"<style>{STYLE.read_text(encoding='utf-8')}</style></head><body><main>{self._header(found)}"
            f'<ul class="facts">{"".join(self._facts(found))}</ul>{body}'
            f"<section><h2>{self.said('report-again')}</h2><p>{self.said('report-key')}</p>"
            f"<code>{escape(command)}</code></section>"
            f"<footer>rumpus {escape(__version__)}</footer></main></body></html>\n"
        )

    # Words and numbers, as this reader writes them

    def say(self, message: str, **arguments: Any) -> str:
        pattern = self._bundle.get_message(message).value
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"message {message}: {errors[0]}")
        return str(text)

    def said(self, message: str, **arguments: Any) -> str:
        return escape(self.say(message, **arguments))

    def bot(self, name: str) -> str:
        return self.say(f"bot-{name}") if self._bundle.has_message(f"bot-{name}") else name

    def number(self, value: float, digits: int = 1, sign: str = "") -> str:
        text = f"{value:{sign}.{digits}f}".replace("-", "−")
        return text if self.language == "en" else text.replace(".", ",")

    def share(self, value: float) -> str:
        return self.number(100 * value) + "\u202f%"

    def tick(self, value: float) -> str:
        text = self.number(100 * value)
        return text.removesuffix(".0").removesuffix(",0") + "\u202f%"

    def plain_tick(self, value: float) -> str:
        text = f"{value:.6g}".replace("-", "−")
        return text if self.language == "en" else text.replace(".", ",")

    def between(self, value: Interval, part: float = 100.0, digits: int = 1, sign: str = "") -> str:
        low, high = (self.number(part * end, digits, sign) for end in (value.low, value.high))
        return f"{low} – {high}"

    # The parts of the page

    def _header(self, found: Balance) -> str:
        chips = [self.said("report-seats", seats=found.seats)]
        chips += [f"{escape(name)}: {escape(value)}" for name, value in self._setting()]
        lead = [self.said("report-made", games=found.games), self.said("report-intervals")]
        if reconstructed(self.options.deck):
            lead.append(self.said("report-reconstructed"))
        return (
            f'<header><p class="eyebrow">{self.said("report-kind")}</p><h1>{escape(self.game.title)}</h1>'
            f'<ul class="chips">{"".join(f"<li>{chip}</li>" for chip in chips)}</ul>'
            f'<p class="lead">{" ".join(lead)}</p></header>'
        )

    def _setting(self) -> Iterator[tuple[str, str]]:
        for name, value in plain_options(self.game, self.options).items():
            if isinstance(value, bool):
                yield self._words.say(f"option-{name}"), self.say("yes" if value else "no")
            elif isinstance(value, str):
                yield self._words.say(f"option-{name}"), self._words.say(f"option-{name}-{value}")
            else:
                yield self._words.say(f"option-{name}"), str(value)

    def _facts(self, found: Balance) -> Iterator[str]:
        yield self._seats_fact(found)
        if found.ladder:
            best = max(found.ladder, key=lambda step: step.share.value)
            skill = (best.share.value - 1 / found.seats) / (1 - 1 / found.seats)
            judged = "luck" if skill < 0.1 else "both" if skill < 0.5 else "skill"
            who = {"better": self.bot(best.better), "worse": self.bot(best.worse)}
            yield self._fact("skill", judged, self.share(best.share.value), self.between(best.share), **who)
        late = found.decided.value
        judged = "late" if late > 0.6 else "middle" if late > 0.35 else "early"
        yield self._fact("suspense", judged, self.share(late), self.between(found.decided))
        few, many = _percentile(found.lengths, 0.1), _percentile(found.lengths, 0.9)
        length = self.number(found.length.value), self.between(found.length, 1)
        yield self._fact("length", "", *length, few=few, many=many)
        yield self._fact("margin", "", self.number(found.margin.value, 2), self.between(found.margin, 1, 2))
        yield self._fact("shared", "", self.share(found.shared.value), self.between(found.shared))
        if found.nobody.value > 0:
            yield self._fact("nobody", "", self.share(found.nobody.value), self.between(found.nobody))

    def _seats_fact(self, found: Balance) -> str:
        """What stands out after correction; where nothing does, the range of all, and not whoever was luckiest."""
        shares = found.by_order or found.wins
        out = [share for share, away in zip(shares, clear(shares, found.fair), strict=True) if away]
        worst = max(out, key=lambda share: abs(share.value - found.fair), default=None)
        off = abs(worst.value - found.fair) / found.fair if worst is not None and found.fair else 0.0
        fair = self.share(found.fair)
        if worst is not None and off > SLIGHT:
            judged = "uneven" if off > UNEVEN else "slight"
            return self._fact("seats", judged, self.share(worst.value), self.between(worst), fair=fair)
        values = [share.value for share in shares]
        return self._fact("seats", "even", fair, f"{self.share(min(values))} – {self.share(max(values))}", "seats-even")

    def _fact(
        self, name: str, judged: str, value: str, between: str, about: str | None = None, **arguments: Any
    ) -> str:
        verdict = self.said(f"fact-{name}-{judged}" if judged else f"fact-{name}")
        loud = ' class="loud"' if judged in ("uneven", "luck", "early") else ""
        says = self.said(f"about-{about or name}", **arguments)
        return f"<li{loud}><strong>{verdict}</strong><b>{value}</b><span>{between}</span><span>{says}</span></li>"

    def _hints(self, found: Balance) -> str:
        hints = hints_of(self.game, self.options, found)
        if not hints:
            return ""
        rows = [
            f"<p>{escape(self.hint(one, found))}</p>" + (f"<code>{escape(one.command)}</code>" if one.command else "")
            for one in hints
        ]
        return self._head("hints") + "".join(rows)

    def hint(self, hint: Hint, found: Balance) -> str:
        """A hint as a sentence."""
        value, between, choice = self.share(hint.value.value), self.between(hint.value), ""
        if hint.use is not None:
            value, between = self.number(100 * hint.value.value, 1, "+"), self.between(hint.value, sign="+")
            choice = self._choice(hint.use)
        said = {"value": value, "between": between, "choice": choice, "number": hint.number}
        return self.say(f"hint-{hint.name}", fair=self.share(found.fair), **said)

    def _seats(self, found: Balance) -> str:
        turns = [self.say("order-first"), *(self.say("order-later", turns=i) for i in range(1, found.seats))]
        numbers = [self.say("seat", number=i + 1) for i in range(found.seats)]
        order = self._share_rows(turns[: len(found.by_order)], found.by_order, found.fair)
        seats = self._share_rows(numbers, found.wins, found.fair, seats=True)
        return self._head("seats") + "".join(
            dots(self.say(message), rows, self.tick, found.fair)
            for message, rows in (("seats-order", order), ("seats-number", seats))
        )

    def _points(self, found: Balance) -> str:
        rows = [
            PlotRow(self.say("seat", number=i + 1), v, self.number(v.value, 2), self.between(v, 1, 2), i)
            for i, v in enumerate(found.points)
        ]
        rows.append(
            PlotRow(
                self.say("points-winner"),
                found.winning,
                self.number(found.winning.value, 2),
                self.between(found.winning, 1, 2),
            )
        )
        return (
            self._head("points")
            + self._bars("points-all", found.histogram)
            + dots(self.say("points-mean"), rows, self.plain_tick)
        )

    def _length(self, found: Balance) -> str:
        counts: dict[int, int] = {}
        for length in found.lengths:
            counts[length] = counts.get(length, 0) + 1
        return self._head("length") + self._bars("length-all", counts)

    def _bars(self, message: str, counts: dict[int, int]) -> str:
        whole = sum(counts.values())
        mean = sum(value * count for value, count in counts.items()) / whole
        caption = self.say(message, mean=self.number(mean))
        return f"<h3>{escape(caption)}</h3>{bars(caption, counts, self.share, mean)}"

    def _suspense(self, found: Balance) -> str:
        said = self.said(
            "suspense-numbers",
            changes=self._mean(found.lead_changes),
            excitement=self._part(found.excitement),
            decided=self._part(found.decided),
        )
        caption = self.say("suspense-course")
        drawn = course(caption, found.course, self.tick, found.fair)
        return f"{self._head('suspense')}<h3>{escape(caption)}</h3>{drawn}<p>{said}</p>"

    def _choices(self, found: Balance) -> str:
        judged = {use.choice: use.worth for use in found.uses if use.worth is not None}
        away = dict(zip(judged, clear(list(judged.values()), 0.0), strict=True))  # among all, not only those shown
        rows = [
            PlotRow(
                self._choice(use),
                use.worth,
                self.number(100 * use.worth.value, 1, "+"),
                self.between(use.worth, sign="+"),
                away=away[use.choice],
                share=use.taken.value,
                share_says=self.number(100 * use.taken.value, 0) + "\u202f%",
            )
            for use in noteworthy(found.uses)
            if use.worth is not None
        ]
        if not rows:
            return ""
        names = (self.say("choices-taken"), self.say("choices-worth"))
        return self._head("choices") + dots(self.say("choices-table"), rows, self.tick, 0.0, names)

    def _choice(self, use: Use) -> str:
        moves = use.choice.moves
        if len(moves) == 1:
            return self._words.move(moves[0])
        kind, word = next(iter(self.game.moves[moves[0]].names.values()))
        return self._words.name(kind, word)

    def _skill(self, found: Balance) -> str:
        if not found.ladder:
            return ""
        names = [
            self.say("skill-step", better=self.bot(step.better), worse=self.bot(step.worse), games=step.games)
            for step in found.ladder
        ]
        rows = self._share_rows(names, [step.share for step in found.ladder], 1 / found.seats)
        return self._head("skill") + dots(self.say("skill-steps"), rows, self.tick, 1 / found.seats)

    def _share_rows(
        self, names: Sequence[str], values: Sequence[Interval], mark: float, seats: bool = False
    ) -> list[PlotRow]:
        """Shares beside each other; what lies away from the mark is told after correction for their number."""
        return [
            PlotRow(name, value, self.share(value.value), self.between(value), i if seats else -1, away)
            for i, (name, value, away) in enumerate(zip(names, values, clear(values, mark), strict=True))
        ]

    def _mean(self, value: Interval) -> str:
        return f"{self.number(value.value)} ({self.between(value, 1)})"

    def _part(self, value: Interval) -> str:
        return f"{self.share(value.value)} ({self.between(value)})"

    def _head(self, name: str) -> str:
        return f"<h2>{self.said(f'{name}-head')}</h2><p>{self.said(f'{name}-says')}</p>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines of plain text in columns."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    return [
        "  " + "   ".join(f"{cell:<{w}}" for cell, w in zip(row, widths, strict=True)).rstrip() for row in [head, *rows]
    ]


def _percentile(values: Sequence[int], part: float) -> int:
    return sorted(values)[round(part * (len(values) - 1))]
