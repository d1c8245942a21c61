"""What a person may want of an assistant, ready to be sent: MCP prompts, in the language that is asked for.

They name the tools and give their arguments, so that what was chosen in the form is what is done."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from mcp.server.mcpserver import MCPServer
from pydantic import Field

from rumpus.bots import LEVELS
from rumpus.core import catalogue
from rumpus.core.words import LANGUAGES
from rumpus.kernel.errors import RumpusError
from rumpus.kernel.sentences import sentences_in

_FOLDER = Path(__file__).parent / "locale"

# The protocol's arguments of prompts are texts, whatever they mean.
A_GAME = Annotated[str, Field(description=f"one of {', '.join(game.name for game in catalogue.games())}")]
A_LEVEL = Annotated[str, Field(description=f"how strong the bots are: {', '.join(LEVELS)}; regular where none is said")]
A_COUNT = Annotated[str, Field(description="how many seats the table has; as many as are usual where it is not said")]
A_CODE = Annotated[str, Field(description="the four letters that the table's page shows")]
A_KEY = Annotated[str, Field(description="the seat key, where the game was not played in this conversation")]
A_LANGUAGE = Annotated[str, Field(description=f"one of {', '.join(LANGUAGES)}; en where none is said")]


def add_prompts(server: MCPServer[Any]) -> None:
    @server.prompt(
        name="play",
        title="Play a game with me",
        description="Together at one seat against bots: the assistant shows what the seat sees, you choose.",
    )
    def play(game: A_GAME, level: A_LEVEL = "", seats: A_COUNT = "", language: A_LANGUAGE = "") -> str:
        found, spoken, level = catalogue.game(game), _language("play", language), level or "regular"
        _one_of("play", "level", level, list(LEVELS))
        _one_of("play", "seats", seats, ["", *map(str, found.seats)])
        count = int(seats) if seats else found.usual_seats
        sit = {"game": found.name, "seats": count, "bots": [level] * (count - 1), "language": spoken}
        return _said("prompt-play", spoken, title=found.title, sit=_json(sit), rules=_rules_of(found.name, spoken))

    @server.prompt(
        name="join",
        title="Join my table",
        description="The assistant takes a seat of its own at the table behind a code, and plays against you.",
    )
    def join(code: A_CODE, language: A_LANGUAGE = "") -> str:
        spoken = _language("join", language)
        return _said("prompt-join", spoken, sit=_json({"code": code, "language": spoken}))

    @server.prompt(name="explain", title="Explain a game", description="Its rules, in words that one can ask about.")
    def explain(game: A_GAME, language: A_LANGUAGE = "") -> str:
        found, spoken = catalogue.game(game), _language("explain", language)
        return _said("prompt-explain", spoken, title=found.title, rules=_rules_of(found.name, spoken))

    @server.prompt(
        name="look-back",
        title="Look back at a finished game",
        description="What was surely a mistake in a game that is over, and what would have been better.",
    )
    def look_back(key: A_KEY = "", language: A_LANGUAGE = "") -> str:
        spoken = _language("look-back", language)
        if key:
            return _said("prompt-look-back-key", spoken, review=_json({"key": key, "language": spoken}))
        return _said("prompt-look-back", spoken, language=spoken)

    del play, join, explain, look_back  # they live on in the server


def _language(prompt: str, given: str) -> str:
    _one_of(prompt, "language", given, ["", *LANGUAGES])
    return given or LANGUAGES[0]


def _one_of(prompt: str, argument: str, value: str, choices: Sequence[str]) -> None:
    if value not in choices:
        expected = ", ".join(filter(None, choices))
        raise RumpusError("tool-argument", tool=prompt, argument=argument, kind="choice", expected=expected)


def _rules_of(game: str, language: str) -> str:
    return _json({"game": game, "language": language})


def _json(arguments: dict[str, Any]) -> str:
    return json.dumps(arguments, ensure_ascii=False)


def _said(message: str, language: str, /, **arguments: Any) -> str:
    bundle = sentences_in(_FOLDER, language)
    text, problems = bundle.format_pattern(bundle.get_message(message).value, arguments)
    if problems:
        raise ValueError(f"message {message}: {problems[0]}")
    return str(text)
