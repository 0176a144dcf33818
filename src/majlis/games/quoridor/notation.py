"""Quoridor in text: actions, positions as JSON, and positions as one line.

A line is `e1 e9 / c3h e5v / 9 9 / 1`: the pawns by seat, the fences (or `-`), the fences in hand by seat, and the seat
to move, counted from 1; written canonically: fences by rank, file, and across before upright.
"""

import re
from collections.abc import Mapping
from typing import Any

from majlis.errors import PositionError
from majlis.games.quoridor.state import ACROSS, ACTIONS, ANCHORS, DRAWN, FENCES, PASS, RUNNING, SQUARES, WON
from majlis.kernel.seeds import new_stream
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


def restore(position: Mapping[str, Any], states: Any, kernels: Any) -> None:
    """Fill a dealt state with described facts; a position that cannot be raises PositionError."""
    s = states[0]
    players, size, plies = int(s["players"]), int(s["opt_size"]), position.get("plies", 0)
    pawns = _squares(position, players, size)
    left = _counts(position, players)
    fences = _fences(position)
    turn = position.get("turn", 0)
    if not _is_number(turn, players - 1):
        raise PositionError(f"turn is {turn!r}; with {players} players it is 0 to {players - 1}")
    if not _is_number(plies, 200 * players):
        raise PositionError(f"plies is {plies!r}; it is a number from 0 to {200 * players}")
    if len(fences) + sum(left) > 20:
        raise PositionError(f"{len(fences)} fences on the board and {sum(left)} in hand; there are only 20")
    s["pawns"][:players] = pawns
    s["left"][:players] = 20
    for fence in fences:
        # Laid one by one by the rules themselves, so that whatever they forbid is refused.
        code = kernels.check(states, int(s["turn"]), ACROSS + fence)
        if code:
            name = kernels.game.reasons[code]
            raise PositionError(f"the fence {FENCE_TEXTS[fence]} cannot lie there: {name.name} ({name.rule})")
        kernels.play(states, new_stream(0), int(s["turn"]), ACROSS + fence)
    s["left"][:players] = left
    s["turn"], s["plies"] = turn, plies
    s["trail"] = 0
    trail = _trail(position, s, pawns)
    repeats = trail.count(trail[-1])
    if position.get("repeats", repeats) != repeats:
        raise PositionError(f"repeats is {position['repeats']!r}, but the trail holds the position {repeats} times")
    s["trail"][: len(trail)], s["trail_length"] = trail, len(trail)
    _settle(s, repeats)
    s["viewer"] = _viewer(position, players)


def _settle(s: Any, repeats: int) -> None:
    """Whether the position is over: a pawn of the seat that moved last has arrived, or the draw rules speak (Q-13)."""
    players, last = int(s["players"]), int(s["opt_size"]) - 1
    mover = (int(s["turn"]) - 1) % players
    lines = (
        (("rank", last), ("rank", 0)) if players == 2 else (("rank", last), ("file", last), ("rank", 0), ("file", 0))
    )
    arrived = []
    for seat, (axis, line) in enumerate(lines):
        rank, file = divmod(int(s["pawns"][seat]), 9)
        if (rank if axis == "rank" else file) == line:
            arrived.append(seat)
    s["outcome"], s["winner"] = RUNNING, -1
    if arrived == [mover]:
        s["outcome"], s["winner"] = WON, mover
    elif arrived:
        raise PositionError(
            f"the pawn of seat {arrived[0]} stands on its goal line, but it was seat {mover} that moved"
        )
    elif repeats >= 3 or int(s["plies"]) >= 200 * players:
        s["outcome"] = DRAWN


def _viewer(position: Mapping[str, Any], players: int) -> int:
    """Whose knowledge the facts are: the referee's where nobody is named, a spectator's where it says null."""
    viewer = position.get("viewer", REFEREE)
    if viewer is None:
        return SPECTATOR
    if viewer != REFEREE and not _is_number(viewer, players - 1):
        raise PositionError(f"viewer is {viewer!r}; it is null for a spectator or a seat from 0 to {players - 1}")
    return int(viewer)


def _trail(position: Mapping[str, Any], s: Any, pawns: list[int]) -> list[int]:
    """The positions since the last fence, each with the turn and the squares that it can have, the present one last."""
    turn, players, size = int(s["turn"]), int(s["players"]), int(s["opt_size"])
    trail = position.get("trail") or [_key(turn, pawns)]
    if not isinstance(trail, list) or trail[-1] != _key(turn, pawns):
        raise PositionError("the trail must end with the position itself; leave it out to begin a new one")
    if len(trail) > int(s["plies"]) + 1:
        raise PositionError(f"the trail holds {len(trail)} positions, but only {int(s['plies'])} plies were played")
    for age, key in enumerate(reversed(trail)):
        if not _is_number(key, 5 * SQUARES**players):
            raise PositionError(f"the trail holds {key!r}, which is no position")
        squares = [key // SQUARES**i % SQUARES for i in range(players)]
        on_board = all(square % 9 < size and square // 9 < size for square in squares)
        if key // SQUARES**players != (turn - age) % players + 1 or not on_board or len(set(squares)) < players:
            raise PositionError(f"the trail holds {key}, which cannot have stood {age} plies ago")
    return trail


def _is_number(value: object, most: int) -> bool:
    """Whether it is a whole number from 0 to `most`."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def _key(turn: int, pawns: list[int]) -> int:
    key = turn + 1
    for square in pawns:
        key = key * SQUARES + square
    return key


def _squares(position: Mapping[str, Any], players: int, size: int) -> list[int]:
    texts = position.get("pawns")
    if not isinstance(texts, list) or len(texts) != players:
        raise PositionError(f"pawns is {texts!r}; it is a list of {players} squares")
    for text in texts:
        square = ACTION_OF.get(text, ACTIONS) if isinstance(text, str) else ACTIONS
        if square >= SQUARES or square % 9 >= size or square // 9 >= size:
            raise PositionError(f"{text!r} is not a square of a {size} x {size} board")
    if len(set(texts)) < players:
        raise PositionError(f"two pawns cannot stand on one square: {' '.join(texts)}")
    return [ACTION_OF[text] for text in texts]


def _counts(position: Mapping[str, Any], players: int) -> list[int]:
    left = position.get("left")
    if not isinstance(left, list) or len(left) != players or not all(_is_number(count, 20) for count in left):
        raise PositionError(f"left is {left!r}; it is a list of {players} numbers from 0 to 20")
    return left


def _fences(position: Mapping[str, Any]) -> list[int]:
    texts = position.get("fences")
    if not isinstance(texts, list):
        raise PositionError(f"fences is {texts!r}; it is a list of fences such as 'e3h'")
    for text in texts:
        if not isinstance(text, str) or not ACROSS <= ACTION_OF.get(text, PASS) < PASS:
            raise PositionError(f"{text!r} is not a fence; a fence is written like 'e3h' or 'e3v'")
    return [ACTION_OF[text] - ACROSS for text in texts]


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
