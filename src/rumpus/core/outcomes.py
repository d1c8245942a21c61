"""What the outcomes of chance mean: declared in a game's `text.py` for each phase, for programs and the reference.

    OUTCOMES = {"who_begins": OutcomeWords("who begins", "seat"), "dice": OutcomeWords("a die", "number", 1)}

A phase called `*` stands for all that are not named.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rumpus.core.game import Game
    from rumpus.kernel.state import GameState


@dataclass(frozen=True)
class OutcomeWords:
    """Outcome n is what `of` has at n + first: a seat, a number, a word of the names of that kind; `cell x`: the number
    in cell n of field x; `among x`: the n-th seat of the bit set in field x."""

    says: str
    of: str
    first: int = 0
    drawn: bool = False  # the mover's own card for the next turn: what was played is done without it

    @property
    def meaning(self) -> str:
        kind, _, name = self.of.partition(" ")
        match kind:
            case "seat":
                return "outcome n is seat n"
            case "number":
                return f"outcome n is {self.first} + n" if self.first else "outcome n is n"
            case "cell":
                return f"outcome n is token n, with the value in cell n of `{name}`"
            case "among":
                return f"outcome n is the n-th seat, from 0, of the bit set `{name}`"
            case _:
                return f"outcome n is the word number {f'{self.first} + n' if self.first else 'n'} of `{kind}`"


def declared(game: Game) -> dict[str, OutcomeWords]:
    return dict(game.hooks.text.OUTCOMES)


def outcome_words(game: Game, s: GameState) -> list[str]:
    """A word for each outcome that chance has here; its number where the game declares nothing."""
    count = len(game.odds(s))
    words = _declared_here(game, s)
    return [str(n) if words is None else _word(game, s, words, n) for n in range(count)]


def only_draws(game: Game, s: GameState) -> bool:
    """Whether chance has nothing to say about what was just played: it only deals the mover a card for later."""
    words = _declared_here(game, s)
    return words is not None and words.drawn


def _declared_here(game: Game, s: GameState) -> OutcomeWords | None:
    found = declared(game)
    phase = game.names["phase"][getattr(s, "phase", 0)] if "phase" in game.names else ""
    return found.get(phase) or found.get("*")


def _word(game: Game, s: GameState, words: OutcomeWords, n: int) -> str:
    kind, _, name = words.of.partition(" ")
    match kind:
        case "seat":
            return f"seat {n}"
        case "number":
            return str(words.first + n)
        case "cell":
            return f"{getattr(s, name)[n]:+d}"
        case "among":
            return f"seat {[seat for seat in range(s.seats) if getattr(s, name) >> seat & 1][n]}"
        case _:
            return game.names[kind][words.first + n]
