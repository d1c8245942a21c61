"""Advice and review, for room, terminal and laboratory alike: what a strong bot thinks of a decision, before it is made
and after the game. Both know what the seat knew, and say how sure they are."""

from rumpus.bots.analysis.advice import Advice, MoveWorth, advise
from rumpus.bots.analysis.picture import picture
from rumpus.bots.analysis.review import Decision, GameReview, Mistake, WinChances, decisions_of, review

__all__ = [
    "Advice",
    "Decision",
    "GameReview",
    "Mistake",
    "MoveWorth",
    "WinChances",
    "advise",
    "decisions_of",
    "picture",
    "review",
]
