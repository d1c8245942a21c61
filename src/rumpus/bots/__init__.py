"""Bots: players that receive what their seat knows, and nothing else.

bot = seat_bot(game, "shark", key)
bot.choose(know(state, seat), seat, game.legal(state, seat))
"""

from rumpus.bots.levels import LEVELS, Bot, Level, seat_bot

__all__ = ["LEVELS", "Bot", "Level", "seat_bot"]
