"""Plain data from outside, as JSON and TOML have it: told apart once, in a way that the type checker follows."""

from __future__ import annotations

from typing import Any, TypeGuard


def is_list(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def is_table(value: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)
