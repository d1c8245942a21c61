"""Settings of a room: from flags, the environment (RUMPUS_PORT=…) or a TOML file, in this order."""

from __future__ import annotations

import base64
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec

from rumpus.kernel.errors import RumpusError

PUSH_KEY = 32  # bytes


class BadSetting(RumpusError):
    """A setting that is unknown or cannot be read; names it."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    database: str = ""  # a SQLite file or a postgresql:// address; empty: in the user's data folder
    host: Annotated[str, msgspec.Meta(min_length=1)] = "127.0.0.1"  # an empty one would be every address there is
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8000  # 0: any that is free
    network: str = ""  # where "let phones in" listens; empty: this machine's address on its network; off: nowhere
    workers: Annotated[int, msgspec.Meta(ge=1)] = 1
    origins: list[str] = []  # further addresses under which the pages of this room are opened
    behind_proxy: bool = False  # believe X-Forwarded-For and -Proto
    browser: bool = True
    log_json: bool = False
    bots: Annotated[int, msgspec.Meta(ge=0)] = 0  # processes for bots; 0: one less than there are cores, at least two
    bot_pauses: bool = True  # bots take as long as people would
    local_games: bool = True  # compile games for pages that play without the room, in the background, when one asks
    rate: Annotated[float, msgspec.Meta(gt=0, le=1e9)] = 1.0  # how many times the usual limits on requests and messages
    sockets: Annotated[int, msgspec.Meta(ge=1)] = 20_000  # at once, in each process
    connections: Annotated[int, msgspec.Meta(ge=1)] = 256  # from one address, in each process
    watchers: Annotated[int, msgspec.Meta(ge=0)] = 100  # at one table; who holds a seat is not counted
    tables_each: Annotated[int, msgspec.Meta(ge=1)] = 50  # of one guest at once: not over yet, and touched within a day
    away_after: Annotated[float, msgspec.Meta(ge=0, le=1e9)] = (
        8.0  # seconds without a connection until somebody counts as away
    )
    host_key: str = ""  # who sends it as a bearer token keeps this room; empty: the one that `rumpus admin key` made
    keep_days: Annotated[int, msgspec.Meta(ge=0)] = 0  # so long finished games are kept; 0: for ever
    metrics_key: str = ""  # who sends it as a bearer token may read /metrics; empty: nobody
    webhooks: bool = True
    push_contact: str = ""  # mailto: or https: address that push services may complain to; empty: no push
    push_key: str = ""  # the private key for push, in base64; empty: made and kept in the data folder

    @property
    def database_address(self) -> str:
        return self.database or str(data_folder() / "room.sqlite")


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "rumpus"


def read_settings(
    given: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """Flags that were given win over the environment, which wins over the file."""
    environment = os.environ if environment is None else environment
    found = dict[str, Any]()
    if file is not None:
        found |= _file(file)
    for field in msgspec.structs.fields(Settings):
        value = environment.get(f"RUMPUS_{field.name.upper()}")
        if value is not None:
            found[field.name] = _parse(field.name, field.type, value)
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise _wrong(str(error), found) from None
    for origin in settings.origins:
        if not _is_origin(origin):
            raise BadSetting("setting-wrong", name="origins", value=origin)
    if settings.push_key and not _is_push_key(settings.push_key):
        raise BadSetting("setting-wrong", name="push_key", value="…")
    return settings


def _is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc)


def _is_push_key(text: str) -> bool:
    """A number of 32 bytes, in base64."""
    try:
        return len(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))) == PUSH_KEY
    except ValueError:
        return False


def _wrong(said: str, found: Mapping[str, Any]) -> BadSetting:
    """msgspec has English sentences only: the name is taken out of them."""
    if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", said):
        return BadSetting("setting-unknown", name=unknown[1])
    name = re.sub(r".*`\$\.(\w+).*`", r"\1", said)
    return BadSetting("setting-wrong", name=name, value=str(found.get(name, "")))


def _file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting("file-problem", path=path, problem=error) from None


def _parse(name: str, kind: Any, value: str) -> Any:
    kind = getattr(kind, "__origin__", kind)  # Annotated[int, …] is read as int
    if kind is bool:
        words = {
            "1": True,
            "true": True,
            "yes": True,
            "on": True,
            "0": False,
            "false": False,
            "no": False,
            "off": False,
        }
        if value.lower() not in words:
            raise BadSetting("setting-flag", name=f"RUMPUS_{name.upper()}", value=value)
        return words[value.lower()]
    if kind in (int, float, str):
        return value
    return [word for word in value.replace(",", " ").split() if word]
