"""The terminal: the command `rumpus` and all that it does.

`main` is the door: it runs one command, and turns whatever goes wrong into one line and an exit code.
Nothing heavy is imported here or in any command before it is needed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

OK, UNEXPECTED, USAGE, INTERRUPTED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    from rumpus.cli.command import run
    from rumpus.kernel.errors import RumpusError

    try:
        code = run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
    except RumpusError as error:
        return _fail(str(error), USAGE)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return OK
    except Exception as error:
        if os.environ.get("RUMPUS_DEBUG") == "1":
            raise
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        return _fail(f"unexpected {what} (RUMPUS_DEBUG=1 shows where)", UNEXPECTED)
    return code


def _fail(message: str, code: int) -> int:
    print("rumpus: " + " ".join(message.split()), file=sys.stderr)
    return code


def _forget_output() -> None:
    """Whoever read our output has left; Python must not complain about the rest when it flushes at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
