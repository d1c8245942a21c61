"""Who somebody is, and where to tell them that it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from rumpus.table.wire import Look, Name
from rumpus.table.wire_http.bodies import Answer, Given


class Me(Answer):
    id: str
    """Public: what ratings are listed under. The key itself stays in the cookie."""
    name: str
    look: int


class ChangeMe(Given):
    name: Name | None = None
    look: Look | None = None


class Token(Answer):
    token: str


class AddNotice(Given):
    """Where to be told that it is your turn: a webhook's address, or a browser's push subscription."""

    kind: Literal["webhook", "push"]
    url: Annotated[str, Meta(max_length=2000)]
    keys: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=4)] = {}


class NoticeInfo(Answer):
    id: str
    kind: Literal["webhook", "push"]
    url: str
    created: float


class NoticeAdded(Answer):
    notice: NoticeInfo
    secret: str
    """With it the receiver of a webhook checks that a call is ours; shown once."""


class Notices(Answer):
    notices: list[NoticeInfo]
    push_key: str
    """The server's public key for push subscriptions; empty if it sends none."""
