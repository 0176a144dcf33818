"""Positions of Quoridor read from JSON: checked, then written into a record."""

from collections.abc import Mapping
from typing import Any

from majlis.errors import PositionError
from majlis.games.position_reader import is_whole, wrong
from majlis.games.quoridor import effects
from majlis.games.quoridor.legality import pawns as pawn_rules
from majlis.games.quoridor.notation import ACTION_OF, FENCE_TEXTS
from majlis.games.quoridor.state import ACROSS, ACTIONS, DRAWN, PASS, RUNNING, SQUARES, WON
from majlis.kernel.interpreted import in_python
from majlis.kernel.seeds import new_stream
from majlis.kernel.viewers import REFEREE, SPECTATOR

is_goal, packed = in_python(pawn_rules.is_goal), in_python(effects.packed)


def restore(position: Mapping[str, Any], states: Any, ops: Any) -> None:
    """Fill a dealt state with described facts; a position that cannot be raises PositionError."""
    s = states[0]
    players, size, plies = int(s["players"]), int(s["opt_size"]), position.get("plies", 0)
    pawns = _squares(position, players, size)
    left = _counts(position, players)
    fences = _fences(position)
    turn = position.get("turn", 0)
    if not is_whole(turn, 0, players - 1):
        raise PositionError(f"turn is {turn!r}; with {players} players it is 0 to {players - 1}")
    if not is_whole(plies, 0, 200 * players):
        raise PositionError(f"plies is {plies!r}; it is a number from 0 to {200 * players}")
    if len(fences) + sum(left) > 20:
        raise PositionError(f"{len(fences)} fences on the board and {sum(left)} in hand; there are only 20")
    s["pawns"][:players] = pawns
    s["left"][:players] = 20
    for fence in fences:
        # Laid one by one by the rules themselves, so that whatever they forbid is refused.
        code = ops.check(states, int(s["turn"]), ACROSS + fence)
        if code:
            name = ops.game.reasons[code]
            raise PositionError(f"the fence {FENCE_TEXTS[fence]} cannot lie there: {name.name} ({name.rule})")
        ops.play(states, new_stream(0), int(s["turn"]), ACROSS + fence)
    s["left"][:players] = left
    s["turn"], s["plies"] = turn, plies
    s["trail"] = 0
    trail = _trail(position, s)
    repeats = trail.count(trail[-1])
    if position.get("repeats", repeats) != repeats:
        raise PositionError(f"repeats is {position['repeats']!r}, but the trail holds the position {repeats} times")
    s["trail"][: len(trail)], s["trail_length"] = trail, len(trail)
    _settle(s, repeats)
    s["viewer"] = _viewer(position, players)


def _settle(s: Any, repeats: int) -> None:
    """Whether the position is over: a pawn of the seat that moved last has arrived, or the draw rules speak (Q-13)."""
    players = int(s["players"])
    mover = (int(s["turn"]) - 1) % players
    arrived = [seat for seat in range(players) if is_goal(s, seat, int(s["pawns"][seat]))]
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
    if not is_whole(viewer, REFEREE, players - 1):
        raise wrong("viewer", viewer, f"it is null for a spectator or a seat from 0 to {players - 1}")
    return viewer


def _trail(position: Mapping[str, Any], s: Any) -> list[int]:
    """The positions since the last fence, each with the turn and the squares that it can have, the present one last."""
    turn, players, size = int(s["turn"]), int(s["players"]), int(s["opt_size"])
    present = packed(s)
    trail = position.get("trail") or [present]
    if not isinstance(trail, list) or trail[-1] != present:
        raise PositionError("the trail must end with the position itself; leave it out to begin a new one")
    if len(trail) > int(s["plies"]) + 1:
        raise PositionError(f"the trail holds {len(trail)} positions, but only {int(s['plies'])} plies were played")
    for age, key in enumerate(reversed(trail)):
        if not is_whole(key, 0, 5 * SQUARES**players):
            raise PositionError(f"the trail holds {key!r}, which is no position")
        squares = [key // SQUARES**i % SQUARES for i in range(players)]
        on_board = all(square % 9 < size and square // 9 < size for square in squares)
        if key // SQUARES**players != (turn - age) % players + 1 or not on_board or len(set(squares)) < players:
            raise PositionError(f"the trail holds {key}, which cannot have stood {age} plies ago")
    return trail


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
    if not isinstance(left, list) or len(left) != players or not all(is_whole(count, 0, 20) for count in left):
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
