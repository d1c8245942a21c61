"""The terminal: the command `rumpus` and all that it does.

`main` runs one command, and turns whatever goes wrong into one line and an exit code.
Nothing heavy is imported here or in any command before it is needed.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rumpus.kernel.errors import RumpusError

OK, UNEXPECTED, USAGE, INTERRUPTED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    try:
        return _main(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:  # while modules are read, too
        if sys.stderr.isatty():  # after the ^C
            print(file=sys.stderr)
        return INTERRUPTED


def _main(words: list[str]) -> int:
    from rumpus.cli.command import run
    from rumpus.kernel.errors import RumpusError

    try:
        code = run(words)
        sys.stdout.flush()
    except RumpusError as error:
        return _fail(error, USAGE, words)
    except BrokenPipeError:
        _forget_output()
        return OK
    except OSError as error:
        if not error.filename or os.environ.get("RUMPUS_DEBUG") == "1":
            return _unexpected(error, words)
        return _fail(RumpusError("file-problem", path=error.filename, problem=error), USAGE, words)
    except Exception as error:
        return _unexpected(error, words)
    return code


def _unexpected(error: Exception, words: list[str]) -> int:
    from rumpus.kernel.errors import RumpusError

    if os.environ.get("RUMPUS_DEBUG") == "1":
        raise error
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return _fail(RumpusError("unexpected", problem=what), UNEXPECTED, words)


def _fail(error: RumpusError, code: int, argv: list[str]) -> int:
    """One line in the reader's language; with --json one object, whose code and arguments do not change."""
    from rumpus.cli.phrases import spoken_language
    from rumpus.cli.terminal import harmless

    language = spoken_language(argv)
    text = json.dumps({"error": error.data(language)}, ensure_ascii=False) if "--json" in argv else ""
    print(text or harmless("rumpus: " + " ".join(error.told(language).split())), file=sys.stderr)
    return code


def _forget_output() -> None:
    """Whoever read our output has left; Python must not complain about the rest when it flushes at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
