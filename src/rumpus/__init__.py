"""Rumpus: the game room for five party games."""

__version__ = "0.1.0"
