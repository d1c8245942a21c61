"""`python -m rumpus` is the command `rumpus`."""

from rumpus.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
