"""No bot misses what wins at once, and what is said to win does, in every game and by all of its usual rules."""

import numpy as np

import majlis
from majlis.bots.levels import HIGHEST, LOWEST
from majlis.kernel.impressions import AT_ONCE
from majlis.kernel.seeds import new_stream
from tests import instincts

SHORT = {"taki": {"players": 3}, "nahs": {"players": 2, "stages": 1}, "toitoi": {"players": 2, "rounds": 1}}
"""Tables at which the first to be done wins the match."""
WORLDS = 5
LEAST = {"jackaroo": 4, "nahs": 1, "quoridor": 4, "taki": 4, "toitoi": 0}
"""In how many of the matches there is such a moment, at least: the last card of Wajh Al-Nahs is mostly turned blind."""


def wins(match: majlis.Match, seat: int, action: int) -> bool:
    """Whether an action ends the match with the seat's side first and alone, in several worlds that fit its view."""
    ops, side = match.game.ops, match.game.definition.side(match.game.options)
    for number in range(WORLDS):
        world, rng = ops.determinized(match.hidden(seat), new_stream(number)), new_stream(number)
        ops.play(world, rng, seat, action)
        result = ops.result(world)
        if result is None or result[0][seat] != 1 or result[0].count(1) > side:
            return False
    return True


def marked(match: majlis.Match, seat: int) -> set[int]:
    """The actions that are said to end the matter."""
    game = match.game.definition
    actions, quiet, lures = np.zeros(game.most_legal, np.int64), np.zeros(game.most_legal), np.zeros(game.most_legal)
    count = game.bound(instincts)["impressions"](match.hidden(seat), 0, seat, actions, quiet, lures)
    return {int(action) for action, how in zip(actions[:count], quiet[:count], strict=True) if how == AT_ONCE}


def test_what_wins_at_once_is_known_and_played_by_every_level(with_instinct: str) -> None:
    game = majlis.game(with_instinct, **SHORT.get(with_instinct, {}))
    found, player = 0, majlis.bot("instinct", 5)
    for seed in range(5):
        match, rng = game.start(seed=seed), new_stream(seed)
        while match.actors():
            seat = match.actors()[0]
            known = marked(match, seat)
            if known:
                assert all(wins(match, seat, action) for action in known)
                found += 1
                for level in range(LOWEST, HIGHEST):
                    for kind in ("instinct", "search"):
                        thinking = majlis.bot(kind, level)
                        for _ in range(3):
                            assert thinking.think(game, match.hidden(seat), seat, rng).action in known
            match.play_action(seat, player.think(game, match.hidden(seat), seat, rng).action)
        assert_foreseen(match)
    assert found >= LEAST[with_instinct]


def assert_foreseen(match: majlis.Match) -> None:
    """What ended a match for sure, by a hand that went out or a piece that arrived, was known to end it.

    In Toi Toi it may be sure for other reasons: the others are too far behind for any card that is still hidden.
    """
    again, last = match.anew(), match.log[-1]
    for move in match.log[:-1]:
        again.play_action(move.seat, move.action)
    is_choice = len(again.legal_actions(last.seat)) > 1
    if is_choice and match.game.key != "toitoi" and wins(again, last.seat, last.action):
        assert last.action in marked(again, last.seat)
