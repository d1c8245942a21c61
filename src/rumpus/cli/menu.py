"""`rumpus` alone, while there is no room: choose a game, and play it here."""

from __future__ import annotations

from rumpus.cli.games import numbers, shelf
from rumpus.cli.move_list import matching
from rumpus.cli.terminal import Terminal


def run(terminal: Terminal) -> int:
    found, broken = shelf()
    for error in broken:
        terminal.warn(error.told(terminal.phrases.language))
    terminal.say("menu-welcome")
    for number, game in enumerate(found, 1):
        terminal.line(f"{number:>3}  {terminal.paint(game.title, 'bold')}  {numbers(game, terminal.phrases)}")
    codes = [game.name.replace("_", "-") for game in found]
    while True:
        answer = terminal.ask(terminal.phrases("menu-which") + " ")
        if answer is None or answer.lower() in ("quit", "exit", "q"):
            return 0
        chosen = matching(answer, codes) if answer else []
        if len(chosen) == 1:
            break
        terminal.say("menu-again")
    from rumpus.cli.command import run as run_command

    plain = ["--plain"] if terminal.plain else []
    return run_command(["play", found[chosen[0]].name, "--lang", terminal.phrases.language, *plain])
