"""exp and log, the same to the last bit on every machine: C libraries differ there, and a browser has none.

Only additions, multiplications and divisions, which IEEE 754 defines exactly. The reductions and the polynomials are
those of fdlibm, whose error is less than one unit in the last place.
"""

import math

from majlis.kernel.jit import rule

LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
"""ln 2 in two parts; the first has so few digits that its multiples are exact."""
INVERSE_LN2 = 1.44269504088896338700
SQRT2 = 1.41421356237309514547
LARGEST, SMALLEST = 7.09782712893383973096e02, -7.45133219101941108420e02
"""Beyond these exp is infinite, or less than the smallest number there is."""
STEP = 1000
"""So far in one go: 2 to this power, up or down, is a number of full precision."""


@rule
def power_of_two(k: int) -> float:
    """2 to a whole power from -1022 to 1023, exactly."""
    power, square = 1.0, 2.0 if k >= 0 else 0.5
    left = abs(k)
    while left > 0:
        if left & 1 == 1:
            power *= square
        left >>= 1
        if left > 0:
            square *= square
    return power


@rule
def exp(x: float) -> float:
    """e to the power of x."""
    if x > LARGEST:
        return math.inf
    if x < SMALLEST:
        return 0.0
    k = 0
    if abs(x) > 0.5 * LN2_HIGH:
        k = int(INVERSE_LN2 * x + (0.5 if x > 0.0 else -0.5))
    high = x - k * LN2_HIGH
    low = k * LN2_LOW
    rest = high - low
    t = rest * rest
    # The even part of a continued fraction of exp, on -ln 2 / 2 to ln 2 / 2.
    even = 1.66666666666666019037e-01 + t * (
        -2.77777777770155933842e-03
        + t * (6.61375632143793436117e-05 + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08))
    )
    c = rest - t * even
    y = 1.0 - ((low - (rest * c) / (2.0 - c)) - high)
    if k > STEP:
        return y * power_of_two(k - STEP) * power_of_two(STEP)
    if k < -STEP:
        return y * power_of_two(k + STEP) * power_of_two(-STEP)
    return y * power_of_two(k)


@rule
def log(x: float) -> float:
    """The natural logarithm of a positive number."""
    k = 0
    m = x
    if m < power_of_two(-STEP):
        m *= power_of_two(STEP)
        k = -STEP
    step = 512
    while step > 0:
        power = power_of_two(step)
        if m >= power:
            m /= power
            k += step
        elif m < 2.0 / power:
            m *= power
            k -= step
        step >>= 1
    if m > SQRT2:
        m *= 0.5
        k += 1
    f = m - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    odd = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    even = z * (
        6.666666666666735130e-01
        + w * (2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01))
    )
    half = 0.5 * f * f
    return k * LN2_HIGH - ((half - (s * (half + odd + even) + k * LN2_LOW)) - f)
