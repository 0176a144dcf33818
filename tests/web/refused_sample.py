"""Python that the translator refuses, each for a reason of its own."""

from typing import Any


def stepped(rows: list[int]) -> list[int]:
    return rows[::2]


def keyed(rows: list[Any]) -> dict[Any, int]:
    return dict.fromkeys(rows, 1)


def summed(a: Any, b: Any) -> Any:
    return a + b


def unordered(rows: list[int]) -> list[int]:
    return [row + 1 for row in set(rows)]


def formatted(number: int) -> str:
    return f"{number:03}"


def paired(rows: list[int]) -> int:
    found: dict[tuple[int, int], int] = {}
    return len(found) + len(rows)


def opened(name: str) -> Any:
    with open(name) as file:
        return file
