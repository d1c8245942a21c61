"""How sure a mean is. Outcomes lie between 0 and 1: a win, a share of one, a place.

Wilson's score interval, with the mean in the place of the share of wins: no outcome between 0 and 1 varies more than a
win or a loss of the same mean, so it is rather too wide than too narrow, also with few visits. For the difference of
two means: Newcombe's combination of two such intervals.
"""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054  # the normal distribution holds 95 % within so many deviations on both sides
Z99 = 2.5758293035489004


def mean_interval(mean: float, n: int, z: float = Z95) -> tuple[float, float]:
    """Where the mean of n outcomes may truly lie."""
    if n == 0:
        return 0.0, 1.0
    spread = z * sqrt(max(0.0, mean * (1 - mean)) / n + z * z / (4 * n * n))
    middle = mean + z * z / (2 * n)
    whole = 1 + z * z / n
    low, high = (middle - spread) / whole, (middle + spread) / whole
    return max(0.0, min(low, mean)), min(1.0, max(high, mean))  # at 0 and 1, rounding alone could pass the mean


def difference_interval(mean: float, n: int, other: float, m: int, z: float = Z95) -> tuple[float, float]:
    """Where `mean - other` may truly lie."""
    low, high = mean_interval(mean, n, z)
    other_low, other_high = mean_interval(other, m, z)
    below = sqrt((mean - low) ** 2 + (other_high - other) ** 2)
    above = sqrt((high - mean) ** 2 + (other - other_low) ** 2)
    return mean - other - below, mean - other + above
