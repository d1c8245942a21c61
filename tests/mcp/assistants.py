"""Assistants for tests: real clients of the protocol, at a real room in this process."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from mcp import Client

from rumpus.mcp.connections import RoomConnections
from rumpus.mcp.tools import server_for

MOVES = re.compile(r"^  (\S+): ", re.MULTILINE)
KEY = re.compile(r"[\w-]{16,}\.\d\.[\w-]{40,}")
CODE = re.compile(r"with the code \w+")


class Refusal(Exception):
    """A tool answered with an error."""


class Assistant:
    """One seat: calls tools, and keeps a transcript of what was asked and answered."""

    def __init__(self, client: Client, name: str) -> None:
        self.client, self.name = client, name
        self.key = ""
        self.last = ""
        self.transcript: list[str] = []

    async def call(self, tool: str, **arguments: Any) -> str:
        answer = await self.client.call_tool(tool, arguments)
        text = "".join(part.text for part in answer.content)
        shown = {name: value for name, value in arguments.items() if name != "key"}
        mark = " (refused)" if answer.is_error else ""
        self.transcript.append(f"> {tool} {shown}{mark}\n{hide(text)}\n")
        if answer.is_error:
            raise Refusal(text)
        return text

    async def sit(self, **arguments: Any) -> str:
        text = await self.call("sit", name=self.name, **arguments)
        found = KEY.search(text)
        assert found is not None
        self.key, self.last = found[0], text
        return text

    async def ask(self, tool: str, **arguments: Any) -> str:
        self.last = await self.call(tool, key=self.key, **arguments)
        return self.last

    @property
    def moves(self) -> list[str]:
        """The codes that the last answer offers."""
        return MOVES.findall(self.last.partition("Your move: ")[2])

    @property
    def over(self) -> bool:
        return "The game is over." in self.last


def hide(text: str) -> str:
    """Without what differs from run to run, and what is nobody's business."""
    return CODE.sub("with the code CODE", KEY.sub("KEY", text))


@asynccontextmanager
async def joined(address: str, chance: Random) -> AsyncIterator[tuple[RoomConnections, Client]]:
    connections = RoomConnections(address, chance.randbytes)
    async with Client(server_for(connections)) as client:
        try:
            yield connections, client
        finally:
            await connections.close()


async def up_to_date(connections: RoomConnections, assistant: Assistant) -> None:
    """Everything that the room has sent to this seat so far was heard: an answer comes after it on the same line."""
    line, _, _ = await connections.seat(assistant.key, "en")
    await line.ask("rename", seat=line.seats[0], name=assistant.name)


async def play(connections: RoomConnections, players: list[Assistant], chance: Random, turns: int) -> None:
    """Whoever has a move makes one, drawn from `chance`; one after the other, so that it is repeatable."""
    for turn in range(turns):
        player = players[turn % len(players)]
        await up_to_date(connections, player)
        await player.ask("wait", seconds=0)
        if player.over:
            return
        if player.moves:
            await player.ask("act", moves=[chance.choice(player.moves)])
