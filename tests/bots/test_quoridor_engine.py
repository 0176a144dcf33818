"""Quoridor's engine as a bot: it plays by the rules, sees what it must see, and thinks in pieces as in one go."""

import random
from collections import deque
from typing import Any

import pytest

import majlis
from majlis.decision import Decision, Search
from majlis.games.quoridor import engine
from majlis.games.quoridor.engine.board import BARS, SLOT
from majlis.games.quoridor.state import ACROSS
from majlis.kernel.seeds import new_stream


def begun(match: majlis.Match, level: int, seed: int = 1) -> Search:
    [seat] = match.actors()
    thinking = engine.begin(match.game, match.hidden(seat), seat, level, new_stream(seed))
    assert thinking is not None
    return thinking


def considered(match: majlis.Match, level: int = 5, iterations: int = 20, seed: int = 1) -> Decision:
    """What the engine thinks after so many iterations."""
    thinking = begun(match, level, seed)
    thinking.work(iterations)
    return thinking.decision()


def at(line: str, size: int = 9, fences: int = 10) -> majlis.Match:
    return majlis.game("quoridor", size=size, fences=fences).position(line)


def test_a_search_bot_plays_quoridor_by_this_engine() -> None:
    match = majlis.game("quoridor").start(seed=1)
    thinking = majlis.bot("search", 2).begin(match.game, match.hidden(0), 0, new_stream(1))
    assert isinstance(thinking, engine.EngineSearch)


def test_a_caller_may_let_it_think_longer_than_its_level_does() -> None:
    match = majlis.game("quoridor").start(seed=1)
    view, [seat] = match.hidden(0), match.actors()
    usual = engine.begin(match.game, view, seat, 4, new_stream(1))
    longer = engine.begin(match.game, view, seat, 4, new_stream(1), 50)
    assert usual is not None
    assert longer is not None
    for thinking in (usual, longer):
        thinking.work(usual.budget)
    assert (usual.done, longer.done, longer.budget) == (True, False, 50)
    assert longer.decision() == usual.decision()
    longer.work(50)
    assert longer.done


def test_nobody_thinks_longer_about_a_race_that_is_counted_out() -> None:
    match = majlis.game("quoridor", fences=0).start(seed=1)
    thinking = engine.begin(match.game, match.hidden(0), match.actors()[0], 5, new_stream(1), 50)
    assert thinking is not None
    assert (thinking.done, thinking.budget) == (True, 0)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("size", "starter"), [(5, 2), (9, 1)])
def test_every_action_of_a_game_against_itself_is_legal(level: int, size: int, starter: int) -> None:
    """Whoever begins (Q-3)."""
    match = majlis.game("quoridor", size=size, starter=starter).start(seed=level)
    while match.actors():
        [seat] = match.actors()
        decision = considered(match, level, 2, seed=match.ply)
        assert {action for action, _, _ in decision.candidates} <= set(match.legal_actions(seat))
        match.play_action(seat, decision.action)
    assert match.result() is not None


def test_four_players_are_left_to_the_common_search() -> None:
    match = majlis.game("quoridor", players=4, starter=1).start(seed=1)
    assert engine.begin(match.game, match.hidden(0), 0, 5, new_stream(1)) is None


@pytest.mark.interpreted
@pytest.mark.parametrize("level", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("line", "wins"),
    [
        ("b8 e5 / - / 3 3 / 1", {"b9"}),
        ("e8 e9 / - / 3 3 / 1", {"d9", "f9"}),  # Aside of a pawn with its back to the edge.
        ("e7 e8 / - / 0 4 / 1", {"e9"}),  # Straight over it.
        ("a1 h2 / a1v / 1 1 / 2", {"h1"}),
    ],
)
def test_a_win_in_one_is_seen(level: int, line: str, wins: set[str]) -> None:
    match = at(line)
    decision = considered(match, level)
    assert match.text(decision.action) in wins
    assert decision.candidates[0][1] > 0.99


@pytest.mark.parametrize("level", [3, 4, 5])
@pytest.mark.parametrize(
    "line",
    [
        "e2 e8 / - / 3 3 / 2",
        "b6 h2 / - / 2 2 / 1",
        "c4 a2 / c1h / 1 0 / 1",
    ],
)
def test_an_arrival_in_one_is_hindered(level: int, line: str) -> None:
    match = at(line)
    [seat] = match.actors()
    match.play_action(seat, considered(match, level).action)
    if match.actors():
        goal = "91"[1 - seat]
        assert not [text for text in match.legal(1 - seat) if len(text) == 2 and text[1] == goal]


def winning(match: majlis.Match, plies: int) -> set[str]:
    """The actions that force an arrival within so many plies, by trying everything."""
    [seat] = match.actors()
    found = set()
    for text in match.legal(seat):
        after = match.copy()
        after.play(seat, text)
        if not after.actors():
            if len(text) == 2 and after.state()["repeats"] < 3:
                found.add(text)
        elif plies > 1 and all(
            not reply_wins and winning(reply, plies - 2) for reply, reply_wins in _replies(after, 1 - seat)
        ):
            found.add(text)
    return found


def _replies(match: majlis.Match, seat: int) -> list[tuple[majlis.Match, bool]]:
    replies = []
    for text in match.legal(seat):
        reply = match.copy()
        reply.play(seat, text)
        replies.append((reply, not reply.actors()))
    return replies


def test_wins_in_three_are_found_wherever_there_are_some() -> None:
    found = 0
    for seed in range(60):
        policy_rng = random.Random(seed)
        match = majlis.game("quoridor", size=5, fences=1, starter=1).start(seed=seed)
        for _ in range(policy_rng.randrange(3, 8)):
            if match.actors():
                [seat] = match.actors()
                steps = sorted((text for text in match.legal(seat) if len(text) == 2), key=lambda text: text[1])
                match.play(seat, steps[seat - 1] if policy_rng.random() < 0.6 else policy_rng.choice(match.legal(seat)))
        if not match.actors() or winning(match, 1):
            continue
        wins = winning(match, 3)
        if wins:
            found += 1
            assert match.text(considered(match).action) in wins, match.line()
    assert found >= 5


def test_a_race_is_played_out_as_it_was_counted() -> None:
    """Without fences in hand the chances are certainties, and both sides' best play bears them out."""
    for line in ("c2 g8 / c4h g5h e5v / 0 0 / 1", "e4 e6 / d5v f5v / 0 0 / 2", "d4 d5 / - / 0 0 / 1"):
        match = at(line)
        [seat] = match.actors()
        expected = considered(match).candidates[0][1]
        assert expected in (0.0, 0.5, 1.0)
        while match.actors():
            [mover] = match.actors()
            thinking = begun(match, 5)
            assert thinking.done
            match.play_action(mover, thinking.decision().action)
        result = match.result()
        assert result is not None
        assert (0.5 if sum(result.places) == 2 else float(result.places[seat] == 1)) == expected


def test_thinking_in_pieces_is_thinking_in_one_go() -> None:
    match = at("e4 e6 / c3h e5v f4h / 7 8 / 2")
    whole, pieces = begun(match, 5), begun(match, 5)
    whole.work(24)
    for count in (1, 7, 3, 13):
        pieces.work(count)
    assert pieces.decision() == whole.decision()


def test_the_same_stream_gives_the_same_thought_and_moves_on() -> None:
    match = majlis.game("quoridor", starter=1).start(seed=3)
    for level in (1, 3, 5):
        assert considered(match, level, seed=9) == considered(match, level, seed=9)
    rng = new_stream(9)
    before = rng.tobytes()
    assert engine.begin(match.game, match.hidden(0), 0, 1, rng) is not None
    assert rng.tobytes() != before


@pytest.mark.interpreted
def test_a_child_plays_differently_from_day_to_day() -> None:
    match = at("e4 e6 / - / 8 8 / 1")
    assert len({considered(match, 1, seed=seed).action for seed in range(30)}) > 2


@pytest.mark.interpreted
def test_a_single_action_needs_no_thought() -> None:
    match = at("a1 e5 / a1v / 0 4 / 1")
    assert len(match.legal(0)) == 1
    thinking = begun(match, 5)
    assert thinking.done
    assert thinking.decision().action == match.legal_actions(0)[0]


def test_chances_are_ordered_and_attention_adds_up() -> None:
    match = majlis.game("quoridor", starter=1).start(seed=1)
    decision = considered(match)
    assert decision.action == decision.candidates[0][0]
    chances = [chance for _, chance, _ in decision.candidates]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert sum(share for _, _, share in decision.candidates) == pytest.approx(1)
    assert len(decision.candidates) == len(match.legal(0))


def test_the_budget_is_kept() -> None:
    thinking = begun(majlis.game("quoridor", starter=1).start(seed=1), 4)
    thinking.work(10 * thinking.budget)
    assert thinking.done
    settled = thinking.decision()
    thinking.work(5)
    assert thinking.decision() == settled


def test_a_third_repetition_is_known_to_be_a_draw() -> None:
    """Whoever is losing takes the draw (Q-13), and whoever is winning does not give it."""
    match = at("e8 a3 / e8h / 0 0 / 2")
    for _ in range(60):
        if not match.actors():
            break
        [seat] = match.actors()
        match.play_action(seat, considered(match).action)
    assert match.result() is not None
    assert match.state()["repeats"] == 1


def walked(board: Any, seat: int, *fences: int) -> int | None:
    """Steps to a seat's goal on a board of the engine's with further fences laid; None if there is no way."""
    words = [*board["north"], *board["east"]]
    for fence in fences:
        words = [word & ~BARS[fence, k] for k, word in enumerate(words)]
    north, east = (int(words[0]) | int(words[1]) << 54, int(words[2]) | int(words[3]) << 54)
    start = int(board["pawns"][seat])
    far, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        if here // 9 == (8, 0)[seat]:
            return far[here]
        ways = [(north >> here, 9), (east >> here, 1)]
        ways += [(north >> here - 9, -9)] if here >= 9 else []
        ways += [(east >> here - 1, -1)] if here >= 1 else []
        for way, step in ways:
            if way & 1 and here + step not in far:
                far[here + step] = far[here] + 1
                queue.append(here + step)
    return None


def free(board: Any) -> list[int]:
    """The fences for which there is room."""
    words = [int(board[name][0]) | int(board[name][1]) << 54 for name in ("across", "upright")]
    return [fence for fence in range(128) if words[fence // 64] >> int(SLOT[fence]) & 1]


def overlap(one: int, other: int) -> bool:
    """Whether two fences cross or lie on each other."""
    apart = abs(int(SLOT[one] - SLOT[other]))
    return apart == 0 or (one // 64 == other // 64 and apart == (1, 9)[one // 64])


def test_at_every_ply_the_list_holds_the_fences_that_forestall_a_trap() -> None:
    """Where the opponent has a fence worth three steps, all that make it impossible are looked at."""
    seen = 0
    for line in (
        "e4 e6 / c3h e5v f4h / 7 8 / 2",
        "d5 e4 / a3h c3h e3h g3h f5v d6h / 5 5 / 1",
        "e5 d6 / c5h e6h g6h b4v h4v d3h / 4 6 / 2",
    ):
        thinking = begun(at(line), 5)
        assert isinstance(thinking, engine.EngineSearch)
        _, boards, nodes, scratch, _ = thinking._arrays
        for _ in range(40):
            thinking.work(1)
            for ply in range(2, int(scratch[0]["ply"])):
                board, node = boards[ply], nodes[ply]
                seat = int(board["turn"])
                if 0 in board["left"]:
                    continue
                now = walked(board, seat)
                assert now is not None
                lengths = {fence: walked(board, seat, fence) for fence in free(board)}
                traps = {
                    fence: far
                    for fence, far in lengths.items()
                    if far is not None and far >= now + 3 and walked(board, 1 - seat, fence) is not None
                }
                if list(traps.values()).count(max(traps.values(), default=0)) != 1:
                    continue
                trap = max(traps, key=lambda fence: traps[fence])
                guards = {
                    ACROSS + fence
                    for fence in lengths
                    if (overlap(fence, trap) or walked(board, seat, fence, trap) is None)
                    and lengths[fence] is not None
                    and walked(board, 1 - seat, fence) is not None
                }
                assert guards <= set(node["moves"][: int(node["count"])].tolist())
                seen += len(guards)
    assert seen > 50
