"""Bots: players that receive what their seat knows, and nothing else.

bot = seat_bot(game, "shark", key)
bot.choose(know(state, seat), seat, game.legal(state, seat))     # a move, or None: let the moment pass (in a window)
bot.say(know(state, seat), seat, talk)                           # statements, where a game has talk for bots
"""

from rumpus.bots.bot import Bot, any_bot, check_word, patience_of, seat_bot, steady_bot
from rumpus.bots.levels import LEVELS, Level, UnknownLevel
from rumpus.bots.program import BadProgram, ProgramBot
from rumpus.bots.talk import Spoken

__all__ = [
    "LEVELS",
    "BadProgram",
    "Bot",
    "Level",
    "ProgramBot",
    "Spoken",
    "UnknownLevel",
    "any_bot",
    "check_word",
    "patience_of",
    "seat_bot",
    "steady_bot",
]
