"""The beat: what comes together is begun together, in order, and nothing is left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from rumpus.table.beat import Beat

Go = Callable[[Coroutine[Any, Any, Any]], Any]


def test_the_first_is_begun_in_the_next_turn_of_the_loop(go: Go) -> None:
    async def test() -> None:
        begun: list[int] = []
        Beat().add(partial(begun.append, 1))
        assert begun == []
        await asyncio.sleep(0)
        assert begun == [1]

    go(test())


def test_what_comes_soon_after_waits_for_one_beat(go: Go) -> None:
    async def test() -> None:
        beat, begun, end = Beat(), list[tuple[int, int]](), asyncio.Event()
        turns = 0

        def begin(number: int) -> None:
            begun.append((number, turns))
            if number == 4:
                end.set()

        beat.add(partial(begin, 1))
        await asyncio.sleep(0)
        for number in (2, 3, 4):
            beat.add(partial(begin, number))
            turns += 1
            await asyncio.sleep(0)
        await end.wait()
        assert begun == [(1, 0), (2, 3), (3, 3), (4, 3)], "in order, and the last three together"

    go(test())


def test_who_comes_again_after_the_answer_does_not_wait(go: Go) -> None:
    async def test() -> None:
        beat, begun = Beat(), list[int]()
        begin = partial(begun.append, 1)
        for times in (1, 2, 3):
            beat.add(begin)
            await asyncio.sleep(0)
            assert len(begun) == times

    go(test())


def test_what_a_beat_begins_may_ask_for_the_next(go: Go) -> None:
    async def test() -> None:
        beat, end = Beat(), asyncio.Event()
        beat.add(lambda: beat.add(end.set))
        await end.wait()

    go(test())
