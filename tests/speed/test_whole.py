"""A function and what it calls, compiled as one; everything else that numba compiles in this process stays as it is."""

from __future__ import annotations

import threading

import pytest

from rumpus import speed

pytestmark = pytest.mark.skipif(not speed.available(), reason="numba is not installed")


def square(n: int) -> int:
    return n * n


def sum_of_squares(n: int) -> int:
    total = 0
    for i in range(n):
        total += square(i)
    return total


def twice(n: int) -> int:
    return sum_of_squares(n) + sum_of_squares(n)


def test_the_whole_means_the_same_and_only_the_outermost_is_emitted() -> None:
    import numba

    from rumpus.speed.whole import InnerLibrary, as_a_whole

    for function in (square, sum_of_squares):
        speed.allow(function)
    compiled = numba.njit(twice)
    with as_a_whole("twice"):
        compiled.compile((numba.int64,))
    assert compiled(10) == twice(10) == 570
    [result] = compiled.overloads.values()
    assert not isinstance(result.library, InnerLibrary)
    # Beside them stands what numba itself may have compiled for somebody else before, in its usual way.
    inner = {
        one.name.split("::")[-1].split("$")[0].split("(")[0]: type(one) for one in result.library._linking_libraries
    }
    assert inner["sum_of_squares"] is InnerLibrary, inner
    # What was gathered for one is there for the next, and a caller of another kind finds it too.
    again = numba.njit(lambda n: sum_of_squares(n) - square(n))
    assert again(5) == 30 - 25


def test_another_thread_compiles_meanwhile_as_usual() -> None:
    import numba

    from rumpus.speed.whole import as_a_whole

    found: list[int] = []
    other = threading.Thread(target=lambda: found.append(numba.njit(lambda n: n + 1)(1)))
    with as_a_whole("twice"):
        other.start()
        other.join()
    assert found == [2]
