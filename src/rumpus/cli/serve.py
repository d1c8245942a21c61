"""rumpus serve: the room, for people at this machine, on this network, or anywhere."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from rumpus.cli.command import Parser
from rumpus.cli.phrases import Phrases
from rumpus.cli.terminal import Terminal

_EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - asked for by the user


def arguments(parser: Parser, phrases: Phrases) -> None:
    parser.add_argument("--host", metavar="ADDRESS", help=phrases("arg-host"))
    parser.add_argument("--port", metavar="N", type=int, help=phrases("arg-port"))
    parser.add_argument("--database", metavar="WHERE", help=phrases("arg-database"))
    parser.add_argument("--workers", metavar="N", type=int, help=phrases("arg-workers"))
    parser.add_argument("--settings", metavar="FILE", type=Path, help=phrases("arg-settings"))
    parser.add_argument("--origin", metavar="URL", action="append", help=phrases("arg-origin"))
    parser.add_argument("--no-browser", action="store_true", help=phrases("arg-no-browser"))
    parser.add_argument("--log-json", action="store_true", help=phrases("arg-log-json"))


def run(given: Namespace, terminal: Terminal) -> int:
    import msgspec

    from rumpus.mcp import BESIDE
    from rumpus.table.http.static_page import StaticPage
    from rumpus.table.serving import ROOM, set_up_logging
    from rumpus.table.serving import run as serve
    from rumpus.table.settings import read_settings
    from rumpus.table.transport.listening import listen

    flags = {
        "host": given.host,
        "port": given.port,
        "database": given.database,
        "workers": given.workers,
        "origins": given.origin,
        "browser": False if given.no_browser else None,
        "log_json": True if given.log_json else None,
    }
    settings = read_settings(flags, given.settings)
    teller = ServeTeller(terminal, json=given.json, log=settings.log_json)
    if settings.log_json:
        set_up_logging(settings)
    asyncio.run(_open_once(settings.database_address))
    listening = listen(settings.host, settings.port)
    port = int(listening.getsockname()[1])
    if settings.port not in (0, port):
        teller.say("serve-port-taken", wanted=str(settings.port), port=str(port))
    if not StaticPage().built:
        teller.say("serve-no-page")
    local = _welcome(teller, settings.host, port)
    if settings.browser and terminal.is_screen:
        _open_browser(local)
    # The port that was found: what stands beside the room goes to it by its address.
    served = msgspec.structs.replace(settings, port=port)
    serve(served, listening, lambda: teller.say("serve-stopping"), BESIDE if find_spec("mcp") else ROOM)
    return 0


async def _open_once(database: str) -> None:
    """Before anybody is told where the room is: a database that cannot be opened is said in one line."""
    from rumpus.cli.backup import bad_address
    from rumpus.kernel.errors import RumpusError
    from rumpus.table.store import StoreError, open_store
    from rumpus.table.transport.guest_keys import GuestKeys

    try:
        async with await open_store(database) as store:
            await GuestKeys(store).open(time.time())  # what a room reads first: a damaged file is found by it
    except StoreError as error:
        raise RumpusError("store-unopened", problem=error) from None
    except ValueError:
        raise bad_address(database) from None


class ServeTeller:
    """What is said about the room: sentences; with --json an object a line; in a JSON log lines of the log, so that
    whoever reads them together meets nothing else."""

    def __init__(self, terminal: Terminal, *, json: bool, log: bool) -> None:
        self.terminal = terminal
        self.draws = terminal.is_screen and not (terminal.plain or json or log)
        self._json, self._log = json, log

    def say(self, message: str, **arguments: str) -> None:
        text = self.terminal.phrases(message, **arguments)
        if self._json:
            self.terminal.data({"what": message.removeprefix("serve-"), **arguments, "text": text}, indent=None)
        elif self._log:
            logging.getLogger("rumpus.serve").info(text)
        else:
            self.terminal.line(text)
            sys.stdout.flush()  # whoever reads it from a pipe or a file waits for the address


def _welcome(teller: ServeTeller, host: str, port: int) -> str:
    """Say where the room is, and show phones the way if they can come in; returns the address for this machine."""
    from rumpus.table.transport.listening import network_address, url_of

    local = url_of("127.0.0.1" if host in _EVERYWHERE else host, port)
    teller.say("serve-open", address=local)
    if host in ("127.0.0.1", "::1", "localhost"):
        teller.say("serve-loopback")
        return local
    reachable = network_address() if host in _EVERYWHERE else host
    if reachable is not None:
        address = url_of(reachable, port)
        teller.say("serve-phones", address=address)
        if teller.draws:
            import segno

            segno.make(address, error="m", micro=False).terminal(compact=True)
    return local


def _open_browser(address: str) -> None:
    """When the server answers, on a thread: browsers are slow to start, and some wait for it."""
    import threading
    import time
    import urllib.error
    import urllib.request
    import webbrowser

    def wait_and_open() -> None:
        for _ in range(100):
            try:
                with urllib.request.urlopen(f"{address}/health", timeout=1):  # noqa: S310 - our own address
                    break
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        webbrowser.open(address)

    threading.Thread(target=wait_and_open, daemon=True).start()
