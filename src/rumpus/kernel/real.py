"""Logarithm and exponential in plain arithmetic: the same bits wherever they are computed.

Each platform's own differ in the last bit, and with it a search goes another way. Here is nothing but sums, products
and quotients of doubles, which IEEE 754 rounds in one way only, as it does `math.sqrt`. Both lie within two units in
the last place of the true value.
"""

from __future__ import annotations

from math import inf

# The logarithm of 2 in two parts: the first has 40 bits, so its products with exponents are exact.
_LN2_HIGH = 0.6931471805592082
_LN2_LOW = 7.371002565167799e-13
_PER_LN2 = 1.4426950408889634
_ROOT_2 = 1.4142135623730951
_LARGEST = 1.7976931348623157e308
_HIGHEST, _LOWEST = 709.782712893384, -745.1332191019412  # beyond: infinity, 0


def log(x: float) -> float:
    """The natural logarithm; −∞ where there is none."""
    if x <= 0.0:
        return -inf
    if x > _LARGEST:
        return x
    power = 0.0  # of 2, until what is left lies around 1
    while x < 1.0:
        x *= 4294967296.0
        power -= 32.0
    while x >= 4294967296.0:
        x *= 2.3283064365386963e-10
        power += 32.0
    if x >= 65536.0:
        x *= 1.52587890625e-05
        power += 16.0
    if x >= 256.0:
        x *= 0.00390625
        power += 8.0
    if x >= 16.0:
        x *= 0.0625
        power += 4.0
    if x >= 4.0:
        x *= 0.25
        power += 2.0
    if x >= 2.0:
        x *= 0.5
        power += 1.0
    if x > _ROOT_2:
        x *= 0.5
        power += 1.0
    # log x = 2 (f + f³/3 + f⁵/5 + …); f² is below 0.03, so nine terms are enough. In pairs, which need not wait for
    # each other.
    f = (x - 1.0) / (x + 1.0)
    z = f * f
    z2 = z * z
    z4 = z2 * z2
    first = (1 / 3 + z * (1 / 5)) + z2 * (1 / 7 + z * (1 / 9))
    second = (1 / 11 + z * (1 / 13)) + z2 * (1 / 15 + z * (1 / 17))
    rest = z * (first + z4 * (second + z4 * (1 / 19)))
    return power * _LN2_HIGH + (2.0 * f + (2.0 * f * rest + power * _LN2_LOW))


def exp(x: float) -> float:
    """e to the power of x."""
    if x > _HIGHEST:
        return inf
    if x < _LOWEST:
        return 0.0
    power = int(x * _PER_LN2 + (0.5 if x > 0.0 else -0.5))  # of 2; what is left lies within 0.35 of 0
    r = (x - power * _LN2_HIGH) - power * _LN2_LOW
    # e^r = 1 + r + r²/2! + r³/3! + … as far as 1/13!, in pairs again
    r2 = r * r
    r4 = r2 * r2
    first = (1 / 2 + r * (1 / 6)) + r2 * (1 / 24 + r * (1 / 120))
    second = (1 / 720 + r * (1 / 5040)) + r2 * (1 / 40320 + r * (1 / 362880))
    third = (1 / 3628800 + r * (1 / 39916800)) + r2 * (1 / 479001600 + r * (1 / 6227020800))
    rest = r2 * (first + r4 * (second + r4 * third))
    half = power // 2  # in two steps: the whole power may be out of reach where the result is not
    return (1.0 + (r + rest)) * power_of_two(half) * power_of_two(power - half)


def power_of_two(n: int) -> float:
    result, square = 1.0, 2.0
    if n < 0:
        square = 0.5
        n = -n
    while n > 0:
        if n & 1:
            result *= square
        square *= square
        n >>= 1
    return result
