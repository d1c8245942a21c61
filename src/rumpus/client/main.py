"""The command line of a bot of one's own: `main(MyBot)` at the end of its file."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout

from rumpus.bots.own import Chooser, answer_lines, name_of
from rumpus.client.line import Line
from rumpus.client.playing import come_back, play_game
from rumpus.client.requests import RoomRequests, read_link
from rumpus.client.seats import open_seat, take_seat
from rumpus.kernel.errors import RumpusError
from rumpus.table import wire


def main(make: Callable[[], Chooser], arguments: Sequence[str] | None = None) -> None:
    """Without `--room`: a bot program, which the arena or the terminal asks by lines. What the bot prints goes where it
    is shown: answers have standard output for themselves."""
    parser = _parser()
    given = parser.parse_args(arguments)
    if given.room is None and (given.code or given.link or given.make):
        parser.error("--code, --link and --make want --room URL")
    try:
        if given.room is None:
            answers = sys.stdout
            with redirect_stdout(sys.stderr):
                answer_lines(make(), sys.stdin, answers)
        else:
            result = asyncio.run(_at_a_table(given, make()))
            print("places", *result.places, "points", *result.points)
    except RumpusError as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="A bot: asked by lines of JSON, or at a table of a room.")
    parser.add_argument("--room", metavar="URL", help="the room to play in")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--code", help="four letters: take a free seat at that table")
    where.add_argument("--link", metavar="URL", help="the seat behind this private link")
    where.add_argument("--make", metavar="GAME", help="make a table, and deal when it is full")
    parser.add_argument("--seats", metavar="N", type=int, help="of a table that is made")
    parser.add_argument("--bots", metavar="LEVEL,…", default="", help="bots of the room at a table that is made")
    parser.add_argument("--pace", choices=["live", "relaxed", "correspondence"], default="live", help="of such a table")
    parser.add_argument("--token", help="of the guest who plays; without it the room gives a new one")
    parser.add_argument("--name", help="what others call the bot")
    return parser


async def _at_a_table(given: argparse.Namespace, bot: Chooser) -> wire.Result:
    room = RoomRequests(given.room)
    token = given.token or await room.new_token()
    name = given.name or name_of(bot)[:24]
    if given.link:
        table, key = read_link(given.link)
    elif given.make:
        bots = [level for level in given.bots.split(",") if level]
        wish = {"game": given.make, "bots": bots, "sit": True, "name": name, "pace": given.pace}
        table, key = await room.make(token, wish | ({"seats": given.seats} if given.seats else {})), ""
    elif given.code:
        table, key = await room.table_of_code(token, given.code), ""
    else:
        raise RumpusError("bot-where")
    line = Line(room.server, table, token)
    try:
        await line.open()
        seat = await open_seat(line, key) if key else await take_seat(line, name)
        if given.make:
            await full_table(line)
            await line.ask("start")
        return await play_game(line, seat, bot)
    finally:
        await line.close()


async def full_table(line: Line) -> None:
    def full() -> bool:
        return all(chair.kind != "free" for chair in line.chairs)

    if line.table is not None and not full():
        print(f"at the table {line.table.code}: waiting until every seat is taken", file=sys.stderr)
    while not full():
        async with line.changed:
            await line.changed.wait_for(lambda: full() or not line.alive)
        if not line.alive:
            await come_back(line)
