"""Every request's body and every response's, and the one refusal."""

from __future__ import annotations

import msgspec


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """A request's body."""


class Answer(msgspec.Struct):
    """A response's body."""


class Problem(Answer):
    """Why a request was refused: `why` for the page, `detail` for developers."""

    why: str
    detail: str
