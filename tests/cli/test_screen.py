"""The real command on a real terminal (a pty): colour, prompts, a whole game of Bounce, and the menu."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from pathlib import Path

from rumpus.core.archive import load_record

LONGEST = 60.0  # seconds without a word from the other side: it hangs


def _listen_to_control_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell's background jobs inherit deafness to it
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Screen:
    """A command on a terminal of its own."""

    def __init__(self, *argv: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rumpus", *argv],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=os.environ | {"TERM": "xterm-256color"} | environment,
            start_new_session=True,
            preexec_fn=_listen_to_control_c,
        )
        os.close(slave)

    def talk(self, answer: Callable[[str], str | None]) -> str:
        """Answers every prompt until the command ends; returns all that was on the screen."""
        seen, answered = "", 0
        try:
            for text in self._read():
                seen += text
                reply = answer(seen[answered:])
                if reply is not None:
                    answered = len(seen)
                    os.write(self.master, reply.encode())
            self.process.wait(LONGEST)
        finally:
            self.process.kill()
            os.close(self.master)
        return seen

    def _read(self) -> Iterator[str]:
        while True:
            ready, _, _ = select.select([self.master], [], [], LONGEST)
            assert ready, "the command says nothing and does not end"
            try:
                data = os.read(self.master, 65536)
            except OSError:  # how Linux says that the other side has closed
                return
            if not data:
                return
            yield data.decode(errors="replace")


def enter_at_prompts(seen: str) -> str | None:
    return "\n" if seen.endswith(("> \x1b[0m", "> ")) else None


def test_a_whole_game_of_bounce_on_a_screen(tmp_path: Path) -> None:
    path = tmp_path / "screen.rump"
    screen = Screen("play", "bounce", "--key", "7", "--save", str(path))
    seen = screen.talk(enter_at_prompts)
    assert screen.process.returncode == 0
    assert load_record(path).finished
    assert "\x1b[33mYou\x1b[0m" in seen, "names have colours"
    assert re.search(r"1\. .* jumps? of 15", seen)


def test_no_colour_where_it_is_not_wanted(tmp_path: Path) -> None:
    path = tmp_path / "plain.rump"
    screen = Screen("play", "bounce", "--key", "7", "--save", str(path), NO_COLOR="1")
    seen = screen.talk(enter_at_prompts)
    assert screen.process.returncode == 0
    assert "\x1b[3" not in seen


def test_control_c_leaves_with_130_and_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "left.rump"
    screen = Screen("play", "bounce", "--key", "7", "--save", str(path))
    prompts = 0

    def answer(seen: str) -> str | None:
        nonlocal prompts
        if enter_at_prompts(seen) is None:
            return None
        prompts += 1
        return "\n" if prompts < 3 else "\x03"

    seen = screen.talk(answer)
    assert screen.process.returncode == 130
    assert not load_record(path).finished
    assert "Traceback" not in seen


def test_plain_text_on_a_screen_is_plain(tmp_path: Path) -> None:
    screen = Screen("play", "bounce", "--seats", "me", "--plain", RUMPUS_DATA=str(tmp_path))
    seen = screen.talk(lambda seen: "quit\n" if seen.endswith("> ") else None)
    assert "nothing is kept" in seen
    assert "\x1b" not in seen


def test_the_menu_offers_the_games(tmp_path: Path) -> None:
    screen = Screen("--plain", "--lang", "nl", RUMPUS_DATA=str(tmp_path))
    # Not Bounce: there a bot that begins with three sixes has won before anybody is asked.
    answers = iter(["dam\n", "beasty\n", "quit\n"])
    seen = screen.talk(lambda seen: next(answers) if seen.endswith((": ", "> ")) else None)
    assert screen.process.returncode == 0
    assert "Wat spelen we?" in seen
    assert "Die staat er niet bij." in seen
    assert "niets bewaard" in seen


def test_a_look_does_not_stay_in_the_scrollback(tmp_path: Path) -> None:
    """Bloops: also for a screen reader; where nothing can be cleared, that is said."""
    argv = ["play", "bloops", "--seats", "me,bot:random", "--key", "1", "--plain", "--save"]
    for kind, mark in (("xterm-256color", "\x1b[3J"), ("dumb", "do not scroll back")):

        def answer(text: str, mark: str = mark) -> str | None:
            if text.endswith("nobody else looks. "):
                return "\n"
            if not text.endswith("> "):
                return None
            return "quit\n" if mark in text else "got-it\n"

        seen = Screen(*argv, str(tmp_path / f"{kind}.rump"), TERM=kind, RUMPUS_LANG="en").talk(answer)
        before, asked, seen = seen.rpartition("nobody else looks. ")
        assert bool(asked) == (kind == "dumb"), "what stays is shown when the reader is ready"
        assert "Your card 4 is" not in before
        assert "Your card 4 is" in seen
        looked, _, after = seen.partition(mark)
        assert "Your card 4 is" in looked
        assert "Your card 4 is" not in after
