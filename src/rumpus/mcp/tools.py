"""The tools an assistant has: list, sit, look, rules, moves, act, say, wait, advise, review. And rules and cards as
resources, and what people may want as prompts (`prompts.py`)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import Annotated, Any, Literal, cast

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.resources import FunctionResource
from mcp.shared.exceptions import MCPError
from mcp_types import INVALID_PARAMS
from pydantic import Field, ValidationError

from rumpus import __version__
from rumpus.bots import LEVELS
from rumpus.client.line import Line, TableRefused
from rumpus.client.requests import read_link
from rumpus.core import catalogue
from rumpus.core.game import Game
from rumpus.core.options import options_for
from rumpus.core.words import LANGUAGES, Words
from rumpus.kernel.errors import RumpusError
from rumpus.mcp.connections import RoomConnections, seat_key
from rumpus.mcp.prompts import add_prompts
from rumpus.mcp.telling import TableTeller, cards_text, rules_text
from rumpus.table.wire import Previewed

INSTRUCTIONS = (
    "Rumpus is a room for party games with hidden information. Use `list` to see games and tables, `sit` to take a "
    "seat: it answers with a seat key, which every other tool needs. Keep it to yourself: whoever has it plays your "
    "seat. Read `rules` once, then go round: `wait` until it is your move, `look` if you want the whole table, `act` "
    "with move codes. You are told what your seat may know and nothing more. Others at the table may be people: be "
    "kind, be quick, and never claim to see what you cannot."
)

LONGEST_WAIT = 120.0  # seconds
MOST_FORESEEN = 12  # moves that are looked into; where there are more, their own sentences have to do
MARKDOWN = "text/markdown"

Language = Literal["en", "nl", "fr"]
Key = Annotated[str, Field(description="the seat key that `sit` gave you")]
Words3 = Annotated[Language, Field(description="language of the answer")]


def server_for(connections: RoomConnections) -> MCPServer[Any]:
    server = _Server("rumpus", title="Rumpus", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING")
    _finding(server, connections)
    _playing(server, connections)
    _thinking(server, connections)
    _resources(server)
    add_prompts(server)
    return server


class _Server(MCPServer[Any]):
    """Arguments that do not fit are refused in our words, and in the language that was asked for."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        unknown = await self._unknown(name, arguments)
        if unknown:  # the library would let them fall, and another game begin than was asked for
            raise ToolError(_told_in(arguments, unknown))
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            cause: BaseException | None = error
            said = ""
            while isinstance(cause, ToolError):  # the library wraps what a tool raises
                said, cause = str(cause), cause.__cause__
            if isinstance(cause, ValidationError):
                said = _told_in(arguments, [_misfit(name, dict(one)) for one in cause.errors()])
            elif isinstance(cause, RumpusError):
                said = _told_in(arguments, [cause])
            elif cause is not None:
                raise
            raise ToolError(said) from None

    async def get_prompt(self, name: str, arguments: dict[str, Any] | None = None, context: Any = None) -> Any:
        given = arguments or {}
        prompt = next((prompt for prompt in await self.list_prompts() if prompt.name == name), None)
        if prompt is not None:
            known = {one.name: one.required for one in prompt.arguments or []}
            missing = [argument for argument, required in known.items() if required and argument not in given]
            wrong = [*_misnamed(name, given, known), *(_wrong(name, argument, "missing") for argument in missing)]
            if wrong:
                raise MCPError(INVALID_PARAMS, _told_in(given, wrong))
        try:
            return await super().get_prompt(name, arguments, context)
        except ValueError as error:
            cause: BaseException | None = error
            while cause is not None and not isinstance(cause, RumpusError):  # the library wraps what a prompt raises
                cause = cause.__cause__
            raise MCPError(INVALID_PARAMS, str(error) if cause is None else _told_in(given, [cause])) from None

    async def _unknown(self, name: str, arguments: dict[str, Any]) -> list[RumpusError]:
        known = next((tool.input_schema["properties"] for tool in await self.list_tools() if tool.name == name), None)
        return [] if known is None else _misnamed(name, arguments, known)


def _misnamed(what: str, arguments: Iterable[str], known: Collection[str]) -> list[RumpusError]:
    return [_wrong(what, argument, "extra") for argument in arguments if argument not in known]


def _wrong(what: str, argument: str, kind: str) -> RumpusError:
    return RumpusError("tool-argument", tool=what, argument=argument, kind=kind, expected="")


def _told_in(arguments: dict[str, Any], problems: Sequence[RumpusError]) -> str:
    """In the language that was asked for."""
    language = str(arguments.get("language"))
    return "\n".join(problem.told(language if language in LANGUAGES else "en") for problem in problems)


_KINDS = {
    "missing": "missing",
    "literal_error": "choice",
    "greater_than_equal": "least",
    "less_than_equal": "most",
    "string_too_long": "long",
    "too_long": "long",
    "too_short": "short",
}


def _misfit(tool: str, problem: dict[str, Any]) -> RumpusError:
    """What pydantic found, as an error of ours."""
    kind = str(problem["type"])
    limits = cast(dict[str, Any], problem.get("ctx", {}))
    expected = next(
        (limits[key] for key in ("expected", "ge", "le", "max_length", "min_length") if key in limits), None
    )
    word = kind.removesuffix("_type").removesuffix("_parsing").partition("_")[0]
    place = ".".join(map(str, problem["loc"]))
    wanted = word if expected is None else expected
    return RumpusError("tool-argument", tool=tool, argument=place, kind=_KINDS.get(kind, "other"), expected=wanted)


def _finding(server: MCPServer[Any], connections: RoomConnections) -> None:
    @server.tool(name="list", description="The games of this room, its open tables, and the levels of bots.")
    async def list_(language: Words3 = "en") -> str:
        lines = ["Games:"]
        for game in catalogue.games():
            options = ", ".join(game.facts.options) or "none"
            about = Words(game, language, [], -1).say("about")
            seats = f"{game.seats.start} to {game.seats.stop - 1} seats, usually {game.usual_seats}"
            lines.append(f"  {game.name}: {game.title}. {about} ({seats}; options: {options})")
        with_problem = await _told(connections.room.lobby())
        tables = with_problem.get("listed", [])
        lines.append("Open tables:" if tables else "Open tables: none is listed. A code lets you in anywhere.")
        lines += [f"  {t['code']}: {t['title']}, {t['phase']}, {t['free']} free seats" for t in tables]
        lines.append(f"Levels of bots: {', '.join(LEVELS)}")
        return "\n".join(lines)

    @server.tool(
        description="Take a seat and get its key: at a new table of `game` (bots fill the other seats, and it begins "
        "at once, unless `people` is true), at the table behind a four-letter `code`, or by the private `link` that "
        "somebody gave you."
    )
    async def sit(
        game: Annotated[str, Field(description="make a new table of this game")] = "",
        code: Annotated[str, Field(description="join the table with this code")] = "",
        link: Annotated[str, Field(description="take the seat behind this private link")] = "",
        name: Annotated[str, Field(description="what others call you", max_length=24)] = "Assistant",
        seats: Annotated[int | None, Field(description="seats of a new table")] = None,
        bots: Annotated[list[str], Field(description="levels of bots at a new table; regular where none is said")] = [],  # noqa: B006
        people: Annotated[bool, Field(description="leave the seats that `bots` does not fill to people")] = False,
        options: Annotated[dict[str, Any], Field(description="options of a new table")] = {},  # noqa: B006
        language: Words3 = "en",
    ) -> str:
        if [bool(game), bool(code), bool(link)].count(True) != 1:
            raise ToolError("sit-one-of") from RumpusError("sit-one-of")
        token = await _told(connections.room.new_token())
        if link:
            table, key = read_link(link)
            line, seat = await _told(connections.open_link(table, token, key))
        else:
            if game:
                wish = await _told(_wish(game, seats, bots, people, options))
                table = await _told(connections.room.make(token, wish))
            else:
                table = await _told(connections.room.table_of_code(token, code))
            line, seat = await _told(connections.sit(table, token, name))
            if game and not people:
                await _told(line.ask("start"))
                await _ready(line, seat)
        teller = TableTeller(line, seat, language)
        line.take_news(seat)
        return f"Your seat key: {seat_key(table, seat, token)}\n\n{teller.table()}"

    @server.tool(description="The rules of a game for players, whole, as Markdown.")
    async def rules(game: str, language: Words3 = "en") -> str:
        return await _told(_rules(game, language))


async def _wish(game: str, seats: int | None, bots: list[str], people: bool, options: dict[str, Any]) -> dict[str, Any]:
    found = catalogue.game(game)
    count = options_for(found, seats, options).seats  # said by name, before the room says it by its schema
    if len(bots) >= count:
        expected = str(count - 1)
        raise RumpusError("tool-argument", tool="sit", argument="bots", kind="long", expected=expected)
    levels = bots if people else (bots + ["regular"] * count)[: count - 1]
    return {
        "game": found.name,
        "seats": count,
        "options": options,
        "bots": levels,
        "pace": "relaxed",
        "listed": people,
        "sit": True,
    }


async def _said(game: Game, statement: str) -> dict[str, Any]:
    read = game.hooks.text.read_statement
    if read is None:
        raise RumpusError("statement-unknown", text=statement, title=game.title, statements=[])
    code, slots = read(statement)
    return {"statement": {"code": code, "slots": slots}}


async def _rules(game: str, language: str) -> str:
    return rules_text(catalogue.game(game), language)


def _playing(server: MCPServer[Any], connections: RoomConnections) -> None:
    @server.tool(description="Everything your seat sees now: the table, the seats, what is asked of you.")
    async def look(key: Key, language: Words3 = "en") -> str:
        _, _, teller = await _told(connections.seat(key, language))
        return teller.table()

    @server.tool(description="Your possible moves now: a code and a sentence each, and what it does on this board.")
    async def moves(key: Key, language: Words3 = "en") -> str:
        line, seat, teller = await _told(connections.seat(key, language))
        return teller.question(await _told(_does(line, seat, teller)))

    @server.tool(
        description="Make moves by their codes, one after the other as long as you are asked; then what came of it. "
        "['start'] deals at a table of yours that has not begun."
    )
    async def act(
        key: Key, moves: Annotated[list[str], Field(min_length=1, max_length=64)], language: Words3 = "en"
    ) -> str:
        line, seat, teller = await _told(connections.seat(key, language))
        if line.table is not None and line.table.phase == "open" and moves == ["start"]:
            await _told(line.ask("start"))
            await _ready(line, seat)
        else:
            asked = line.asked.get(seat)
            if asked is None:
                raise ToolError(teller.question())
            await _told(line.ask("play", seat=seat, decision=asked.decision, moves=moves))
        return _account(line, seat, teller)

    @server.tool(
        description="Say something at the table: free `text`, or a quick `statement` where the game has them, written "
        "as its rules list them (`ask-join seat-2 formation-2`). Everything counts from 1; `to` whispers to a seat."
    )
    async def say(
        key: Key,
        text: Annotated[str, Field(max_length=280)] = "",
        statement: str = "",
        to: int | None = None,
        language: Words3 = "en",
    ) -> str:
        line, seat, teller = await _told(connections.seat(key, language))
        words = await _told(_said(teller.game, statement)) if statement else {"text": text}
        await _told(line.ask("say", seat=seat, to=None if to is None else to - 1, **words))
        return "Said."

    @server.tool(
        description="Wait until it is your move, the game is over or somebody speaks (or, with until='anything', until "
        "anything happens that you can see); then what happened meanwhile."
    )
    async def wait(
        key: Key,
        until: Literal["my-move", "anything"] = "my-move",
        seconds: Annotated[float, Field(ge=0, le=LONGEST_WAIT)] = 60,
        language: Words3 = "en",
    ) -> str:
        line, seat, teller = await _told(connections.seat(key, language))

        def due() -> bool:
            news = line.news.get(seat, [])
            spoken = any(type(message).__name__ == "Talked" for message in news)
            mine = line.asked.get(seat) is not None or line.result is not None
            return mine or spoken or (until == "anything" and bool(news)) or not line.alive

        async with line.changed:
            if not due():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(line.changed.wait_for(due), seconds)
        return _account(line, seat, teller)


def _thinking(server: MCPServer[Any], connections: RoomConnections) -> None:
    @server.tool(
        description="What a strong bot would do in your place, from what you can know, and how sure that is. Only "
        "where you play bots for fun; the game then counts for no rating."
    )
    async def advise(key: Key, language: Words3 = "en") -> str:
        line, seat, teller = await _told(connections.seat(key, language))
        asked = line.asked.get(seat)
        if asked is None:
            raise ToolError(teller.question())
        return teller.advice(await _told(line.ask("advice", seat=seat, decision=asked.decision)))

    @server.tool(
        description="After the game: how many decisions were judged, which were surely mistakes, and what would have "
        "been better. Takes up to some minutes."
    )
    async def review(key: Key, language: Words3 = "en") -> str:
        line, _, teller = await _told(connections.seat(key, language))
        if line.result is None:
            raise ToolError(f"A review comes after the game, and this one goes on.\n{teller.question()}")
        return teller.review(await _told(connections.review(line)))


def _account(line: Line, seat: int, teller: TableTeller) -> str:
    said = teller.story(line.take_news(seat))
    return "\n".join([*said, "", teller.question()] if said else [teller.question()])


async def _does(line: Line, seat: int, teller: TableTeller) -> dict[str, str]:
    """What each move comes to, by its code: as the page says it beside a chosen card. Nothing at strict tables."""
    asked = line.asked.get(seat)
    found: dict[str, str] = {}
    if asked is None or len(asked.legal) > MOST_FORESEEN:
        return found
    for move in asked.legal:
        try:
            seen = await line.ask("preview", seat=seat, decision=asked.decision, moves=[move.code])
        except TableRefused:
            break
        found[move.code] = teller.sentences(cast(Previewed, seen).said)
    return found


async def _ready(line: Line, seat: int) -> None:
    """The deal has come: a snapshot or a step with the game's view."""
    async with line.changed:
        await asyncio.wait_for(line.changed.wait_for(lambda: bool(line.views.get(seat))), 20)


async def _told(work: Any) -> Any:
    """What a user can do wrong becomes an answer that an assistant can read, not a broken tool."""
    try:
        return await work
    except RumpusError as error:
        raise ToolError(str(error)) from error


def _resources(server: MCPServer[Any]) -> None:
    """Listed for every game and language that is here; the same addresses work for a game that comes later."""
    kinds = {"rules": (rules_text, "the rules of {}"), "cards": (cards_text, "the cards of {}, and what they do")}
    for kind, (text, about) in kinds.items():
        _template(server, kind, text, about.format("a game"))
        for game in catalogue.games():
            for language in LANGUAGES:
                address, told = f"rumpus://{kind}/{game.name}/{language}", about.format(game.title)
                read = partial(text, game, language)
                server.add_resource(
                    FunctionResource.from_function(
                        read, address, name=f"{kind}-{game.name}-{language}", description=told, mime_type=MARKDOWN
                    )
                )


def _template(server: MCPServer[Any], kind: str, text: Callable[[Game, str], str], about: str) -> None:
    @server.resource(f"rumpus://{kind}/{{game}}/{{language}}", name=kind, mime_type=MARKDOWN, description=about)
    def read(game: str, language: str) -> str:
        return text(catalogue.game(game), language)

    del read  # it lives on in the server
