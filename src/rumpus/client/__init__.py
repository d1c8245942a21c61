"""A bot of yours, wherever it runs: in the arena and the terminal as a program, or in a room far away, with a token.

from rumpus.client import main

class Highest:
    name = "Highest"

    def choose(self, view, legal):      # what the seat knows, by field; the codes of its moves
        return legal[-1]                # one of them; None lets a moment pass that others may take

main(Highest)

`python highest.py` then is a bot program (docs/reference/bot-programs.md); `python highest.py --room URL --code BEAR`
sits down in a room, as anybody who comes there: under the same clocks, the same limits, with what its seat sees.
docs/how-to/write-a-bot.md shows both. For more than that: `RoomRequests` asks a room over HTTP, a `Line` is one seat's
socket, `take_seat` and `open_seat` sit down, `play_game` plays with a bot.
"""

from rumpus.bots.own import BadAnswer, Chooser, answer_lines
from rumpus.client.line import Line, NoLine, TableRefused
from rumpus.client.main import main
from rumpus.client.playing import play_game
from rumpus.client.requests import RoomProblem, RoomRequests
from rumpus.client.seats import open_seat, take_seat

__all__ = [
    "BadAnswer",
    "Chooser",
    "Line",
    "NoLine",
    "RoomProblem",
    "RoomRequests",
    "TableRefused",
    "answer_lines",
    "main",
    "open_seat",
    "play_game",
    "take_seat",
]
