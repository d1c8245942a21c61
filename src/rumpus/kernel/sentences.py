"""The sentences of a folder `locale/`, one catalogue a language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any


@cache
def sentences_in(folder: Path, language: str) -> Any:
    """A catalogue as a bundle of Fluent; to read one takes a twentieth of a second, so each is read once."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle: Any = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
