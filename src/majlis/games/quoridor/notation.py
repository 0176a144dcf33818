"""Quoridor in text: actions, positions as JSON, and positions as one line.

A line is `e1 e9 / c3h e5v / 9 9 / 1`: the pawns by seat, the fences (or `-`), the fences in hand by seat, and the seat
to move, counted from 1; written canonically: fences by rank, file, and across before upright.
"""

import re
from typing import Any

from majlis.errors import PositionError
from majlis.games.quoridor.state import ANCHORS, FENCES, SQUARES
from majlis.kernel.viewers import REFEREE, SPECTATOR

SQUARE_TEXTS = [f"{'abcdefghi'[square % 9]}{square // 9 + 1}" for square in range(SQUARES)]
FENCE_TEXTS = [
    f"{'abcdefgh'[fence % ANCHORS % 8]}{fence % ANCHORS // 8 + 1}{'h' if fence < ANCHORS else 'v'}"
    for fence in range(FENCES)
]
TEXTS = [*SQUARE_TEXTS, *FENCE_TEXTS, "pass"]
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}

IS_OPEN = True
"""Nothing is hidden: what one viewer is shown and told holds for all."""
EVERY_BIT = (1 << 64) - 1
"""Makes a word of the record a number that is not negative."""

NUMBER = "(?:0|[1-9][0-9]?)"
LINE = re.compile(rf"([a-i1-9 ]+) / (-|[a-h1-8hv ]+) / ({NUMBER}(?: {NUMBER})*) / ([1-4])")


text = TEXTS.__getitem__
"""The text of an action; asked for every legal one at every ply."""


def action(text: str) -> int | None:
    """The action a text stands for, or None."""
    return ACTION_OF.get(text)


def laid(s: Any) -> list[str]:
    """The fences on the board, by rank, file, and across before upright."""
    across, upright = (word & EVERY_BIT for word in s["laid"].tolist())
    found, anchors = [], across | upright
    while anchors:
        bit = anchors & -anchors
        anchor = bit.bit_length() - 1
        if across & bit:
            found.append(FENCE_TEXTS[anchor])
        if upright & bit:
            found.append(FENCE_TEXTS[ANCHORS + anchor])
        anchors ^= bit
    return found


def describe(s: Any) -> dict[str, Any]:
    """A state or view as JSON-able facts."""
    players, last = int(s["players"]), int(s["trail_length"])
    trail = s["trail"][:last].tolist()
    viewer = int(s["viewer"])
    facts = {
        "pawns": [SQUARE_TEXTS[square] for square in s["pawns"][:players].tolist()],
        "fences": laid(s),
        "left": s["left"][:players].tolist(),
        "turn": int(s["turn"]),
        "plies": int(s["plies"]),
        "repeats": trail.count(trail[-1]),
        "trail": trail,
    }
    if viewer != REFEREE:
        facts["viewer"] = None if viewer == SPECTATOR else viewer
    return facts


def write_line(s: Any) -> str:
    """The position on one line; plies played and earlier positions are not in it."""
    facts = describe(s)
    left = " ".join(str(count) for count in facts["left"])
    return f"{' '.join(facts['pawns'])} / {' '.join(facts['fences']) or '-'} / {left} / {facts['turn'] + 1}"


def read_line(line: str) -> dict[str, Any]:
    """The facts of a line, for `restore`."""
    parts = LINE.fullmatch(line)
    if parts is None:
        raise PositionError(f"{line!r} is not a position; one is written like 'e1 e9 / c3h e5v / 9 9 / 1'")
    pawns, fences, left, turn = parts.groups()
    return {
        "pawns": pawns.split(" "),
        "fences": [] if fences == "-" else fences.split(" "),
        "left": [int(count) for count in left.split(" ")],
        "turn": int(turn) - 1,
    }
