"""What matters in a position, for whoever follows a match by ear: from a view alone, so it tells nothing else."""

from typing import Any

FILES = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
WAYS = [(0, 1), (1, 0), (0, -1), (-1, 0)]


def facts(view: Any) -> list[dict[str, Any]]:
    """How many steps everybody has to go if nobody stands in the way, their fences, and where others lie."""
    found: list[dict[str, Any]] = []
    for seat, place in enumerate(view["pawns"]):
        found.append({"event": "now_steps", "seat": seat, "place": place, "steps": _steps(view, seat)})
    for seat, left in enumerate(view["left"]):
        found.append({"event": "now_fences", "seat": seat, "left": left})
    if len(view["fences"]) > 0:
        found.append({"event": "now_laid", "fences": ", ".join(view["fences"])})
    return found


def is_news(fact: dict[str, Any]) -> bool:
    """Whether it is told as soon as it holds: a way that has become shorter or longer."""
    return bool(fact["event"] == "now_steps" and fact["steps"] > 0)


def _steps(view: Any, seat: int) -> int:
    """The length of a pawn's shortest way around the fences, as if it were alone on the board (Q-7)."""
    size = int(view["options"]["size"])
    barred = _barred(view["fences"])
    place = str(view["pawns"][seat])
    here = [FILES.index(place[0]) + 9 * (int(place[1]) - 1)]
    seen = set(here)
    steps = 0
    while len(here) > 0 and not any(_is_goal(len(view["pawns"]), size, seat, square) for square in here):
        steps += 1
        beyond: list[int] = []
        for square in here:
            for way in WAYS:
                file, rank = square % 9 + way[0], square // 9 + way[1]
                there = file + 9 * rank
                is_on_board = 0 <= file < size and 0 <= rank < size
                if is_on_board and there not in seen and _edge(square, there) not in barred:
                    seen.add(there)
                    beyond.append(there)
        here = beyond
    return steps


def _is_goal(players: int, size: int, seat: int, square: int) -> bool:
    """Whether a square lies on the side that a seat is heading for (Q-1, Q-2)."""
    file, rank = square % 9, square // 9
    if players == 2 or seat % 2 == 0:
        return rank == (size - 1 if seat == 0 else 0)
    return file == (size - 1 if seat == 1 else 0)


def _edge(one: int, other: int) -> str:
    """What lies between two neighbours."""
    return f"{min(one, other)} {max(one, other)}"


def _barred(fences: list[str]) -> set[str]:
    """The edges that fences lie on: two each."""
    found: list[str] = []
    for fence in fences:
        first = FILES.index(fence[0]) + 9 * (int(fence[1]) - 1)
        step, along = (9, 1) if fence[2] == "h" else (1, 9)
        found.append(_edge(first, first + step))
        found.append(_edge(first + along, first + along + step))
    return set(found)
