"""A bot as a Python class: the last of the legal moves; in Beasty Bar that is the strongest animal in hand.

rumpus arena beasty_bar --bots "greedy,program:python3 examples/bots/own.py" --games 20
python3 examples/bots/own.py --room http://127.0.0.1:8000 --code BEAR           a seat at somebody's table
python3 examples/bots/own.py --room http://127.0.0.1:8000 --make beasty_bar --seats 2 --bots regular
"""

from typing import Any

from rumpus.client import main


class Highest:
    name = "Highest"

    def begin(self, game: str, seat: int, seats: int) -> None:
        """Told once; a bot that needs none of it leaves this out."""

    def choose(self, view: dict[str, Any], legal: list[str]) -> str | None:
        return legal[-1]


if __name__ == "__main__":
    main(Highest)
