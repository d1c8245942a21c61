"""rumpus admin: what goes on in a running room, and the little that its host may do about it."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from argparse import Namespace
from typing import Any
from urllib.parse import quote

from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal
from rumpus.kernel.errors import RumpusError

ACTIONS = ("tables", "people", "load", "close", "open", "mute", "unmute", "out", "door", "say", "retention", "key")
PATIENCE = 30.0


class BadAdmin(RumpusError):
    """What an action of `rumpus admin` needs and was not given, or what the room said to it."""


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("action", metavar="ACTION", nargs="?", default="tables", help=phrases("arg-admin-action"))
    parser.add_argument("what", metavar="WHAT", nargs="*", help=phrases("arg-admin-what"))
    parser.add_argument("--address", metavar="URL", help=phrases("arg-admin-address"))
    parser.add_argument("--key", metavar="KEY", help=phrases("arg-admin-key"))
    parser.add_argument("--yes", action="store_true", help=phrases("arg-admin-yes"))


def run(given: Namespace, terminal: Terminal) -> int:
    if given.action not in ACTIONS:
        raise BadAdmin("admin-unknown", action=given.action, actions=ACTIONS)
    if given.action == "key":
        return _key(given, terminal)
    room = RoomKeeper(given)
    answer = _do(room, given)
    if given.json:
        terminal.data(answer)
    elif given.action == "retention":
        terminal.say("admin-forgotten" if answer["gone"] else "admin-would-forget", count=answer["tables"])
    elif given.action == "people":
        _people(terminal, answer)
    elif given.action == "load":
        _load(terminal, answer)
    else:
        _tables(terminal, answer)
    return 0


def _key(given: Namespace, terminal: Terminal) -> int:
    """At the machine itself: the key is a file that only its owner may read."""
    from rumpus.table.host_key import host_key_file, make_host_key

    try:
        key = make_host_key()
    except OSError as error:
        raise RumpusError("file-unwritable", path=host_key_file(), problem=error) from None
    if given.json:
        terminal.data({"key": key, "file": str(host_key_file())})
    else:
        terminal.line(key)
        terminal.warn(terminal.phrases("admin-key-kept", file=str(host_key_file())))
    return 0


class RoomKeeper:
    """A running room, asked over its own interface with the host key."""

    def __init__(self, given: Namespace) -> None:
        from rumpus.table.host_key import host_key
        from rumpus.table.settings import read_settings

        settings = read_settings({})
        self.address = (given.address or f"http://127.0.0.1:{settings.port}").rstrip("/")
        self.key = given.key or host_key(settings)
        if not self.key:
            raise BadAdmin("admin-no-key")
        if not self.address.startswith(("http://", "https://")):
            raise BadAdmin("admin-address", address=self.address)

    def ask(self, path: str = "", **body: Any) -> dict[str, Any]:
        request = urllib.request.Request(  # noqa: S310 - http or https, as checked
            f"{self.address}/api/host{path}",
            data=json.dumps(body).encode() if body else None,
            headers={"authorization": f"Bearer {self.key}", "x-rumpus": "1", "content-type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - as above
                return json.load(answer)
        except urllib.error.HTTPError as error:
            problem = _problem(error)
            raise BadAdmin("admin-refused", address=self.address, problem=problem) from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise BadAdmin("admin-unreached", address=self.address, problem=reason) from None

    def table(self, code: str) -> str:
        """The id of a table that is on, by its code or its id."""
        for table in self.ask()["tables"]:
            if code.upper() == table["code"] or code == table["id"]:
                return str(table["id"])
        raise BadAdmin("admin-no-table", code=code)


def _problem(error: urllib.error.HTTPError) -> str:
    try:
        said = json.load(error)
        return str(said["detail"] or said["why"])
    except (ValueError, KeyError, TypeError):
        return f"HTTP {error.code}"


def _do(room: RoomKeeper, given: Namespace) -> dict[str, Any]:
    what: list[str] = given.what
    match given.action:
        case "tables" | "people" | "load":
            return room.ask()
        case "close" | "open":
            return room.ask(f"/tables/{quote(room.table(_one(given)))}/close", on=given.action == "close")
        case "mute" | "unmute":
            seat = {} if len(what) < 2 else {"seat": _number(given, what[1]) - 1}
            return room.ask(f"/tables/{quote(room.table(_one(given)))}/mute", on=given.action == "mute", **seat)
        case "out":
            seat = _number(given, what[1] if len(what) > 1 else "") - 1
            return room.ask(f"/tables/{quote(room.table(_one(given)))}/show_out", seat=seat)
        case "door":
            if what not in (["open"], ["closed"]):
                raise BadAdmin("admin-needs", action="door", what="open|closed")
            return room.ask("/door", on=what == ["open"])
        case "say":
            return room.ask("/say", text=" ".join(what) or _one(given))
        case _:
            return room.ask("/retention", days=_number(given, _one(given)), really=given.yes)


def _one(given: Namespace) -> str:
    if not given.what:
        needs = {"say": "TEXT", "retention": "DAYS"}.get(given.action, "CODE")
        raise BadAdmin("admin-needs", action=given.action, what=needs)
    return str(given.what[0])


def _number(given: Namespace, text: str) -> int:
    if not text.isdigit() or not 1 <= int(text) <= 36500:
        what = "DAYS" if given.action == "retention" else "CODE SEAT"
        raise BadAdmin("admin-needs", action=given.action, what=what)
    return int(text)


def _tables(terminal: Terminal, view: dict[str, Any]) -> None:
    tables = view["tables"]
    people = sum(seat["kind"] == "person" for table in tables for seat in table["seats"])
    terminal.say("admin-tables", tables=len(tables), people=people)
    for table in tables:
        taken = [seat for seat in table["seats"] if seat["kind"] != "free"]
        names = ", ".join(seat["name"] or "?" for seat in taken)
        notes = [terminal.phrases(f"admin-phase-{table['phase']}")]
        notes += [terminal.phrases(f"admin-{mark}") for mark in ("muted", "closed") if table[mark]]
        minutes = max(0, round((time.time() - table["created"]) / 60))
        title = table["title"] or terminal.phrases("admin-evening")
        terminal.line(f"  {table['code']:<5} {title:<16} {names}  ({', '.join(notes)}, {minutes} min)")
    if not view["door"]:
        terminal.say("admin-door-closed")


def _people(terminal: Terminal, view: dict[str, Any]) -> None:
    for table in view["tables"]:
        for seat in table["seats"]:
            if seat["kind"] == "person":
                marks = [terminal.phrases(f"admin-{mark}") for mark in ("away", "muted", "resigned") if seat[mark]]
                name = seat["name"] or "?"
                terminal.line(
                    f"  {table['code']:<5} {seat['seat'] + 1}  {name}{'  ' if marks else ''}{', '.join(marks)}"
                )
    for program in view["programs"]:
        seats = ", ".join(str(seat + 1) for seat in program["seats"]) or "-"
        terminal.line(f"  {program['code']:<5} {seats}  {program['name'] or '?'}  {terminal.phrases('admin-program')}")


def _load(terminal: Terminal, view: dict[str, Any]) -> None:
    load = view["load"]
    bars = "▁▂▃▄▅▆▇█"
    terminal.line("".join(bars[min(7, int(minute * 8))] for minute in load["minutes"]))
    numbers = {"memory": load["memory"] / 1e6, "most": load["memory_most"] / 1e6}
    numbers |= {"processor": 100 * load["processor"], "slowest": 1000 * load["slowest"]}
    rounded = {name: round(number) for name, number in numbers.items()}
    terminal.say("admin-load", sockets=load["sockets"], **rounded)
    if load["room_for"] is not None:
        terminal.say("admin-room-for", tables=load["room_for"])
