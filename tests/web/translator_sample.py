"""Python whose meaning a translation could easily miss; test_translator.py runs it in both languages."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

LONG = [f"{number}: {'odd' if number % 2 else 'even'}" for number in range(60)]
WORDS = {"one": 1, "two": 2}
MASK = (1 << 64) - 1


class Pair(NamedTuple):
    """Two numbers."""

    first: int
    second: int = 7


@dataclass
class Tally:
    """A sum and what it is made of."""

    parts: list[int]
    default: int = 0

    def add(self, *numbers: int) -> int:
        for number in numbers:
            self.parts.append(number)
        return self.total

    @staticmethod
    def doubled(number: int) -> int:
        return 2 * number

    def add_doubled(self, number: int) -> int:
        return self.add(self.doubled(number))

    @property
    def total(self) -> int:
        return sum(self.parts) + self.default


def numbers(a: int, b: int) -> list[Any]:
    """Division, remainders and powers of negative numbers."""
    if b == 0:
        return []
    return [a // b, a % b, *divmod(a, b), a * b, abs(a - b), -a % 5, a // -3, min(a, b), max(a, b, 0)]


def bits(a: int, b: int) -> list[int]:
    wide = (a << 40) ^ b
    return [a & b, a | b, a ^ b, a >> 2, ~a, wide & MASK, wide >> 38 & 7, (a & MASK).bit_length(), a << 3]


def lists(rows: list[int]) -> list[Any]:
    found, copy = [], list(rows)
    for number, row in enumerate(rows, start=1):
        if row < 0:
            continue
        found.append(number * row)
    copy.sort(key=lambda each: (each % 3, -each))
    return [found, rows[1:], rows[:-1], rows[-2:5], copy, sorted(rows), [None] * len(rows), rows + found, rows.count(1)]


def falling(rows: list[int]) -> list[list[int]]:
    """The greatest first; what is equal stays in its order."""
    return [sorted(rows, reverse=True), sorted(rows, key=lambda each: each % 3, reverse=True)]


def rounded(number: float) -> list[float]:
    return [round(number, 2), round(number * 10, 1), math.log2(10)]


def same(number: int) -> list[bool]:
    """Whether two are one, not whether they are alike."""
    one, other = Tally([number]), Tally([number])
    again = one
    return [one is other, one is not other, one is again, again is not one, one.add_doubled(2) == number + 4]


def ends(rows: list[int]) -> list[int]:
    first, *rest = rows
    return [first, rows[-1], len(rest), sum(rest), rows.index(max(rows))]


def truths(number: int, text: str, rows: list[int], nothing: int | None) -> list[Any]:
    kept = rows or [number]
    shown = text and rows
    name = text or "none"
    if not rows or (number and text):
        name += "!"
    return [
        kept,
        shown,
        name,
        bool(rows),
        not text,
        nothing is None,
        nothing or 5,
        any(rows),
        all(rows),
        1 if rows else 2,
    ]


def equals(a: Any, b: Any) -> list[bool]:
    return [a == b, a != b, [a, 1] == [b, 1], {"x": a} == {"x": b}, a in [b], a in (b, 3), a is None, (a == b) == 1]


def order(rows: list[list[int]]) -> list[Any]:
    best = min((row for row in rows if row), default=None)
    return [best, max(rows), sorted(rows), rows[0] <= rows[-1], sorted(["b", "B", "a", "\U0001f600", "\uffee"])]


def chains(low: int, number: int, high: int) -> list[bool]:
    return [low <= number < high, low < number == high, low != number != high, not low <= number]


def names(text: str) -> list[Any]:
    card, *words = text.split(" ")
    found = next((word for word in words if word.startswith("m")), None)
    given = [number for number in range(8) if number % 3 if number > 1]
    return [
        card,
        words,
        found,
        WORDS.get(card, 0),
        card in WORDS,
        "o" in text,
        text[1:3],
        text[-1:],
        f"{card}-{len(words)}!",
        given,
    ]


def dictionaries(count: int) -> list[Any]:
    by_number = {number: number * number for number in range(count, 0, -1)}
    by_name: dict[str, Any] = {f"n{number}": number for number in by_number}
    by_name |= {"last": count}
    by_name["more"] = [*by_number.values()]
    total = 0
    for key, value in by_number.items():
        total += key * value
    return [list(by_number), by_number.get(9), total, {**by_name, "n1": "x"}, sorted(by_number), dict.fromkeys("ab", 0)]


def loops(limit: int) -> list[int]:
    """Names that outlive their block, and one that is changed in a loop."""
    last, seen = -1, []
    while limit > 0:
        limit -= 3
        if limit % 2:
            last = limit
            continue
        for step in range(limit, 0, -2):
            if step == 4:
                break
            seen.append(step)
    first, second = last, limit
    first, second = second, first
    return [last, limit, first, second, *seen]


def sets(a: list[int], b: list[int]) -> list[Any]:
    mine, theirs = set(a), frozenset(b)
    return [mine <= theirs, sorted(mine & theirs), sorted(mine - theirs), len(mine | theirs), 3 in mine]


class Swap:
    """Attributes that are given each other's values, a dictionary that begins empty, and a twin."""

    def __init__(self, number: int) -> None:
        self.old: dict[int, int] = {number: 1}
        self.new: dict[int, int] = {}

    @classmethod
    def made(cls, number: int) -> "Swap":
        return cls(number)

    def turn(self) -> list[int]:
        self.old, self.new = {}, self.old
        self.old[7] = 2
        return [*self.old, *self.new]

    def twin(self) -> "Swap":
        twin = Swap.__new__(Swap)
        twin.__dict__.update(self.__dict__)
        return twin


def swaps(number: int) -> list[Any]:
    one = Swap.made(number)
    first, other = one.turn(), one.twin()
    return [first, other.turn(), one.turn(), sorted(other.new), type(number) is int]


class Bag:
    """What can be added to below the line that makes it."""

    def __init__(self, *held: int) -> None:
        self._held = list(held)

    def add(self, number: int) -> tuple[int, ...]:
        self._held.append(number)
        return (number, number + 1)

    def sum(self) -> int:
        return sum(self._held)


BAG = Bag(3)
FOUR, FIVE = BAG.add(4)
BAG.add(FIVE * 10)


def additions(number: int) -> list[int]:
    return [BAG.sum() + number, FOUR, FIVE]


def objects(number: int) -> list[Any]:
    pair, tally = Pair(number), Tally([number], default=2)
    return [
        pair.first,
        pair.second,
        pair == Pair(number, 7),
        tally.add(1, 2),
        tally.total,
        Pair(second=1, first=2).first,
    ]


def caught(text: str, rows: Sequence[int]) -> Any:
    try:
        return int(text) + rows[int(text)]
    except ValueError as error:
        return f"no number: {len(str(error)) > 0}"
    except IndexError:
        return "no such place"


def shown(value: Any) -> list[str]:
    return [str(value), repr(value), f"{value!r} {value}"]


def lookups(place: int) -> list[Any]:
    grid = [(row, [row * column for column in range(3)]) for row in range(3)]
    return [
        LONG[place],
        grid[place % 3][1],
        [(a, b) for a, (b, *_) in grid if b == 0],
        [x for _, row in grid for x in row],
    ]
