"""Notices as documents: where a guest wants to be told of a turn, checked before anything is ever sent there."""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

import msgspec

from rumpus.table.notices.post import leads_inside
from rumpus.table.refusal import Refusal
from rumpus.table.settings import Settings
from rumpus.table.store import Notice, Store
from rumpus.table.wire_http import AddNotice, NoticeAdded, NoticeInfo

MOST = 10  # a guest's


class Target(msgspec.Struct):
    url: str
    secret: str = ""  # signs a webhook's calls
    keys: dict[str, str] = {}  # of a browser's push subscription


read_target = msgspec.json.Decoder(Target).decode


def info(notice: Notice) -> NoticeInfo:
    return NoticeInfo(notice.id, notice.kind, read_target(notice.target).url, notice.created)


async def add_notice(store: Store, settings: Settings, guest: str, wish: AddNotice, now: float) -> NoticeAdded:
    host, port = _host_of(wish.url)
    if wish.kind == "webhook" and not settings.webhooks:
        raise Refusal("option", "this server sends no webhooks")
    if wish.kind == "push" and (not settings.push_contact or set(wish.keys) != {"p256dh", "auth"}):
        raise Refusal("option", "this server sends no push messages, or the subscription lacks its keys")
    if len(await store.notices(guest)) >= MOST:
        raise Refusal("full")
    if await leads_inside(host, port):
        raise Refusal("option", "an address that everybody can reach")
    secret = secrets.token_urlsafe(24) if wish.kind == "webhook" else ""
    target = msgspec.json.encode(Target(wish.url, secret, wish.keys))
    notice = Notice(secrets.token_urlsafe(12), guest, wish.kind, target, now)
    await store.put(notice)
    return NoticeAdded(info(notice), secret)


def _host_of(url: str) -> tuple[str, int]:
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port or 443
        plain = url.isascii() and url.isprintable() and " " not in url and not parts.username and not parts.password
    except ValueError:
        host, port, plain, parts = None, 0, False, None
    if parts is None or parts.scheme != "https" or not host or not plain:
        raise Refusal("option", "an https:// address in plain ASCII, without a name and password in it")
    return host, port
