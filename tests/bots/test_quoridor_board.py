"""The engine's own board agrees with the referee: what is legal, how far it is, and who wins a race."""

import random
from collections import deque
from typing import Any

import numpy as np
import pytest

import majlis
from majlis.games.quoridor import engine
from majlis.games.quoridor.engine import endgame
from majlis.games.quoridor.engine.board import BOARD
from majlis.games.quoridor.engine.scratch import ENGINE_SCRATCH, NODE
from majlis.games.quoridor.notation import ACTION_OF, SQUARE_TEXTS
from majlis.kernel.seeds import blank, new_stream
from tests.oracles import quoridor as oracle


def begun(match: majlis.Match, level: int) -> tuple[Any, Any, Any]:
    """The board, the root and the outcomes of races with which the engine begins to think."""
    boards, nodes, outcomes = blank(BOARD), blank(NODE, 1), np.zeros(endgame.POSITIONS, np.int64)
    arrays = match._states, boards, nodes, blank(ENGINE_SCRATCH), outcomes
    engine.kernels()["engine_begin"](*arrays, new_stream(1), new_stream(0), level)
    return boards, nodes, outcomes


def listed(match: majlis.Match) -> tuple[dict[str, tuple[int, int]], Any]:
    """Every action the engine lists at its root, with the steps mover and opponent then have to go; and its board."""
    boards, nodes, _ = begun(match, 5)
    root = nodes[0]
    count = int(root["count"])
    rows = zip(root["moves"][:count], root["mine"][:count], root["yours"][:count])
    return {match.text(int(action)): (int(mine), int(yours)) for action, mine, yours in rows}, boards[0]


def walked(match: majlis.Match, seat: int) -> int:
    """Steps to a seat's goal, found square by square with the slow referee's fences."""
    state, size = match.state(), match.game.options["size"]
    barred = set()
    for fence in state["fences"]:
        x, y = ord(fence[0]) - 96, int(fence[1])
        if fence[2] == "h":
            barred |= {((x, y), (x, y + 1)), ((x + 1, y), (x + 1, y + 1))}
        else:
            barred |= {((x, y), (x + 1, y)), ((x, y + 1), (x + 1, y + 1))}
    start = (ord(state["pawns"][seat][0]) - 96, int(state["pawns"][seat][1]))
    goal, far, queue = (size, 1)[seat], {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        if here[1] == goal:
            return far[here]
        for across, along in oracle.DIRECTIONS:
            there = here[0] + across, here[1] + along
            way = min(here, there), max(here, there)
            if 1 <= there[0] <= size and 1 <= there[1] <= size and way not in barred and there not in far:
                far[there] = far[here] + 1
                queue.append(there)
    raise AssertionError("shut in")


def wander(match: majlis.Match, policy_rng: random.Random, plies: int, moves: float) -> None:
    """Play at random, pawns drawn to each other and moved with the given chance."""
    for _ in range(plies):
        if not match.actors():
            return
        [seat] = match.actors()
        legal = match.legal(seat)
        steps = [text for text in legal if len(text) == 2]
        match.play(seat, policy_rng.choice(steps if steps and policy_rng.random() < moves else legal))


@pytest.mark.parametrize("size", [5, 7, 9])
def test_the_list_of_actions_is_the_referees(size: int) -> None:
    jumps = 0
    for seed in range(12):
        policy_rng = random.Random(100 * size + seed)
        match = majlis.game("quoridor", size=size, fences=policy_rng.choice([2, 6, 10]), starter=1).start(seed=seed)
        while match.actors():
            if not any(match.state()["left"]):
                break  # A race without fences is counted out, not listed.
            [seat] = match.actors()
            actions, _ = listed(match)
            assert sorted(actions) == sorted(match.legal(seat)), match.line()
            here = ACTION_OF[match.state()["pawns"][seat]]
            jumps += any(abs(ACTION_OF[text] - here) not in (1, 9) for text in actions if len(text) == 2)
            wander(match, policy_rng, 1, 0.8)
    assert jumps > 10


@pytest.mark.parametrize("size", [5, 7, 9])
def test_steps_to_go_are_those_of_a_plain_walk(size: int) -> None:
    for seed in range(10):
        policy_rng = random.Random(seed)
        match = majlis.game("quoridor", size=size, starter=1).start(seed=seed)
        wander(match, policy_rng, policy_rng.randrange(4, 24), 0.4)
        if not match.actors():
            continue
        [seat] = match.actors()
        actions, board = listed(match)
        assert board["far"].tolist() == [walked(match, 0), walked(match, 1)]
        for text in policy_rng.sample(sorted(actions), min(12, len(actions))):
            after = match.copy()
            after.play(seat, text)
            assert actions[text] == (walked(after, seat), walked(after, 1 - seat)), (match.line(), text)


def test_a_board_after_a_line_of_play_is_the_board_set_up_anew() -> None:
    """Hash, ways and free slots do not depend on how a position came about."""
    for seed in range(20):
        match = majlis.game("quoridor", starter=1).start(seed=seed)
        wander(match, random.Random(seed), 20, 0.5)
        if match.actors():
            anew = match.game.position(match.state())
            assert begun(match, 5)[0].tobytes() == begun(anew, 5)[0].tobytes()


def brute_force(match: majlis.Match) -> dict[tuple[int, str, str], int]:
    """Outcomes of all positions without fences in hand, by the referee's own moves: plies to the win or the loss."""
    size = match.game.options["size"]
    squares = [text for text in SQUARE_TEXTS if int(text[1]) <= size and ord(text[0]) - 97 < size]
    replies: dict[tuple[int, str, str], list[tuple[int, str, str] | None]] = {}
    for turn in (0, 1):
        for first in squares:
            for second in squares:
                if first == second or int(first[1]) == size or int(second[1]) == 1:
                    continue
                facts = {**match.state(), "pawns": [first, second], "turn": turn, "trail": None, "repeats": 1}
                try:
                    placed = match.game.position(facts)
                except majlis.PositionError:
                    continue  # A pawn in a pocket that no way leads out of: such a position never comes about.
                found: list[tuple[int, str, str] | None] = []
                for text in placed.legal(turn):
                    arrives = int(text[1]) == (size, 1)[turn]
                    pawns = (text, second) if turn == 0 else (first, text)
                    found.append(None if arrives else (1 - turn, *pawns))
                replies[turn, first, second] = found
    outcomes: dict[tuple[int, str, str], int] = {}
    plies, changed = 1, True
    while changed:
        new = {}
        for position, found in replies.items():
            if position in outcomes:
                continue
            values = [-1 if reply is None else outcomes.get(reply, 0) for reply in found]
            if any(reply is None for reply in found) or any(value < 0 for value in values):
                new[position] = plies
            elif all(value > 0 for value in values):
                new[position] = -plies
        outcomes |= new
        changed, plies = bool(new), plies + 1
    return {position: outcomes.get(position, 0) for position in replies}


@pytest.mark.parametrize("seed", range(3))
def test_races_are_counted_exactly(seed: int) -> None:
    policy_rng = random.Random(seed)
    match = majlis.game("quoridor", size=5, fences=3, starter=1).start(seed=seed)
    while match.actors() and sum(match.state()["left"]) > 0:
        [seat] = match.actors()
        fences = [text for text in match.legal(seat) if len(text) == 3]
        match.play(seat, policy_rng.choice(fences or match.legal(seat)))
    expected = brute_force(match)
    outcomes = begun(match, 5)[2]
    for (turn, first, second), outcome in expected.items():
        at = (turn * 81 + ACTION_OF[first]) * 81 + ACTION_OF[second]
        assert outcomes[at] == outcome, (match.line(), turn, first, second)
    assert len(expected) > 400
