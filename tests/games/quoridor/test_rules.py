"""Every rule of Quoridor, by its number."""

import pytest

import majlis
from majlis import Result
from tests.games.quoridor.tables import fences, game, legal, moves, play, table, why

pytestmark = pytest.mark.interpreted

WALK = ("e2", "e8", "e1", "e9")
"""Both pawns out and back: the position stands again."""


def test_q1_the_first_pawn_on_the_opposite_side_wins() -> None:
    match = table("a8 e5 / - / 10 10 / 1")
    assert play(match, "a9") == ["moved", "arrived"]
    assert match.result() == Result((1, 2), (1, 0))
    assert match.actors() == ()


def test_q1_nothing_lies_outside_the_board() -> None:
    assert why(table("c1 c5 / - / 2 2 / 1", size=5), "f1") == ("Q-1", "off_board")
    assert why(table("c1 c5 / - / 2 2 / 1", size=5), "e1v") == ("Q-1", "off_board")


def test_q2_two_players_begin_in_the_middle_of_their_sides() -> None:
    assert game().start(0).line() == "e1 e9 / - / 10 10 / 1"


def test_q2_four_players_sit_clockwise() -> None:
    assert game(4).start(0).line() == "e1 a5 e9 i5 / - / 5 5 5 5 / 1"


@pytest.mark.parametrize(
    ("line", "goal"),
    [
        ("b8 e5 d5 f5 / - / 5 5 5 5 / 1", "b9"),
        ("e4 h2 d5 f5 / - / 5 5 5 5 / 2", "i2"),
        ("e4 e5 b2 f5 / - / 5 5 5 5 / 3", "b1"),
        ("e4 e5 d5 b7 / - / 5 5 5 5 / 4", "a7"),
    ],
)
def test_q2_each_of_four_has_the_opposite_side_as_goal(line: str, goal: str) -> None:
    match = table(line)
    seat = match.actors()[0]
    assert play(match, goal)[-1] == "arrived"
    result = match.result()
    assert result is not None
    assert result.places == tuple(1 if other == seat else 2 for other in range(4))


def test_q2_anothers_goal_line_is_nothing_to_a_pawn() -> None:
    match = table("b4 e5 d5 f5 / - / 5 5 5 5 / 1")
    assert play(match, "a4") == ["moved"]


@pytest.mark.parametrize("players", [2, 4])
def test_q3_who_moves_first_is_drawn_from_the_seed_and_told(players: int) -> None:
    """Every seat is drawn sometimes, the same seed draws the same, and the lot is an event for everybody."""
    game = majlis.game("quoridor", players=players)
    drawn = []
    for seed in range(40):
        match = game.start(seed)
        [seat] = match.actors()
        drawn.append(seat)
        assert match.opening() == [{"event": "drawn_to_begin", "seat": seat}]
        assert game.start(seed).hash() == match.hash()
    assert set(drawn) == set(range(players))


@pytest.mark.parametrize("starter", [1, 2, 3, 4])
def test_q3_the_table_may_name_who_begins_and_turns_go_on_clockwise(starter: int) -> None:
    """Base lines and goals stay by seat; only the first turn moves. Nothing is drawn, so nothing is told."""
    match = game(4, starter=starter).start(0)
    assert match.line() == f"e1 a5 e9 i5 / - / 5 5 5 5 / {starter}"
    assert match.opening() == []
    order = []
    for _ in range(5):
        order.append(match.actors()[0])
        play(match, legal(match)[-1])
    assert order == [(starter - 1 + step) % 4 for step in range(5)]


def test_q3_a_match_from_a_position_draws_no_lot() -> None:
    game = majlis.game("quoridor")
    for turn in (1, 2):
        match = game.position(f"e1 e9 / - / 10 10 / {turn}", seed=turn)
        assert match.actors() == (turn - 1,)
        assert match.opening() == []


def test_q3_whoever_begins_a_position_repeats_and_a_limit_counts_by_plies() -> None:
    """Q-13 stays by ply: after two walks out and back the start stands for the third time."""
    match = game(starter=2).start(0)
    back = ("e8", "e2", "e9", "e1")
    assert play(match, *back, *back) == ["moved", "drawn_by_repetition"]
    assert (match.state()["plies"], match.state()["turn"]) == (8, 1)


def test_q3_the_second_seat_wins_on_its_own_goal_line_when_it_begins() -> None:
    match = game(starter=2, size=5).start(0)
    assert play(match, "c4", "b1", "c3", "a1", "c2", "b1", "c1")[-1] == "arrived"
    assert match.result() == Result((2, 1), (0, 1))


def test_q3_seat_0_moves_first_with_the_fences_and_size_chosen() -> None:
    match = game(fences=3, size=7).start(0)
    assert match.actors() == (0,)
    assert match.line() == "d1 d7 / - / 3 3 / 1"
    assert game(4, fences=0, size=5).start(0).line() == "c1 a3 c5 e3 / - / 0 0 0 0 / 1"


def test_q4_a_turn_is_a_pawn_move_or_a_fence() -> None:
    match = game().start(0)
    assert len(moves(match)) + len(fences(match)) == len(legal(match)) == 131
    play(match, "e2", "e4h")
    assert match.line() == "e2 e9 / e4h / 10 9 / 1"


def test_q4_only_the_seat_in_turn_plays() -> None:
    refusal = game().start(0).why(1, "e8")
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("Q-4", "not_your_turn")
    assert game().start(0).legal(1) == []


def test_q4_without_fences_one_must_move() -> None:
    match = table("e1 e9 / - / 0 10 / 1")
    assert legal(match) == ["d1", "f1", "e2"]
    assert why(match, "e4h") == ("Q-4", "no_fences")


def test_q5_a_pawn_goes_one_square_also_backwards() -> None:
    match = table("e4 e9 / - / 0 0 / 1")
    assert moves(match) == ["d4", "e3", "e5", "f4"]
    assert why(match, "e6") == ("Q-5", "too_far")
    assert why(match, "e4") == ("Q-5", "too_far")


def test_q5_fences_block_a_pawn() -> None:
    match = table("e4 e9 / e4h d4v / 0 0 / 1")
    assert moves(match) == ["e3", "f4"]
    assert why(match, "e5") == ("Q-5", "fence_between")
    assert why(match, "d4") == ("Q-5", "fence_between")


def test_q6_a_fence_bars_the_two_pairs_beside_it() -> None:
    for square, open_way in (("d4", True), ("e4", False), ("f4", False), ("g4", True)):
        assert (f"{square[0]}5" in moves(table(f"{square} e9 / e4h / 0 0 / 1"))) is open_way
    for square, open_way in (("e3", True), ("e4", False), ("e5", False), ("e6", True)):
        assert (f"f{square[1]}" in moves(table(f"{square} a9 / e4v / 0 0 / 1"))) is open_way


def test_q6_fences_neither_cross_nor_overlap() -> None:
    match = table("e1 e9 / e4h c6v / 9 9 / 1")
    for text, code in {
        "e4h": "fence_laid",
        "e4v": "fence_crosses",
        "d4h": "fence_overlaps",
        "f4h": "fence_overlaps",
        "c6h": "fence_crosses",
        "c5v": "fence_overlaps",
        "c7v": "fence_overlaps",
    }.items():
        assert why(match, text) == ("Q-6", code)
        assert text not in fences(match)


def test_q6_touching_ends_and_joints_are_legal() -> None:
    match = table("e1 e9 / e4h c6v / 9 9 / 1")
    assert {"c4h", "g4h", "d4v", "f4v", "e3v", "e5v", "c4v", "c8v", "b6h", "d6h"} <= fences(match)
    assert len(fences(match)) == 128 - 2 * 4


def test_q6_a_fence_fits_between_two_of_its_line() -> None:
    assert "c4h" in fences(table("e1 e9 / a4h e4h / 9 9 / 1"))


@pytest.mark.parametrize("size", [5, 7, 9])
def test_q6_no_fence_leaves_the_board(size: int) -> None:
    assert len(fences(game(size=size).start(0))) == 2 * (size - 1) ** 2


def test_q7_everybody_keeps_a_way() -> None:
    """Fences reach from file a to file h and on up to the seventh rank; the last gap is the i file."""
    match = table("e1 e9 / a4h c4h e4h g4h h5v / 7 8 / 1")
    assert why(match, "h6h") == ("Q-7", "closes_way")
    assert "h6h" not in fences(match)
    assert why(match, "h7h") is None


def test_q7_the_placer_too_must_keep_a_way() -> None:
    match = table("a1 e9 / a2h / 9 9 / 1")
    assert why(match, "b1v") == ("Q-7", "closes_way")
    assert why(table("a1 e9 / a2h / 9 9 / 2"), "b1v") == ("Q-7", "closes_way")


def test_q7_a_pocket_without_a_pawn_may_be_closed() -> None:
    match = table("e1 e9 / a2h / 9 9 / 1")
    assert why(match, "b1v") is None
    assert play(match, "b1v") == ["fence"]


def test_q7_a_goal_line_may_not_be_shut_off_while_pawns_do_not_count() -> None:
    match = table("e1 e9 / a8h c8h e8h / 8 8 / 1")
    assert why(match, "g8h") is None
    play(match, "g8h")
    assert why(match, "h8v") == ("Q-7", "closes_way")
    assert why(table("i8 e9 / a8h c8h e8h / 8 8 / 2"), "g8h") is None


def test_q7_of_four_each_is_looked_at_for_its_own_goal() -> None:
    """A wall from bottom to top shuts in those who must cross it, and they sit only at a table of four."""
    assert why(table("c1 a5 e9 i5 / d1v d3v d5v d7v e8h / 3 3 3 3 / 1"), "f8v") == ("Q-7", "closes_way")
    assert why(table("c1 e9 / d1v d3v d5v d7v e8h / 7 8 / 1"), "f8v") is None


def test_q8_a_pawn_jumps_straight_over_its_neighbour() -> None:
    match = table("e4 e5 / - / 0 0 / 1")
    assert moves(match) == ["d4", "e3", "e6", "f4"]
    assert why(match, "e5") == ("Q-8", "occupied")
    assert play(match, "e6") == ["jumped"]


def test_q8_a_fence_between_forbids_the_jump() -> None:
    match = table("e4 e5 / e4h / 0 0 / 1")
    assert moves(match) == ["d4", "e3", "f4"]
    assert why(match, "e6") == ("Q-5", "fence_between")


def test_q9_no_diagonal_while_the_straight_jump_is_open() -> None:
    assert why(table("e4 e5 / - / 0 0 / 1"), "d5") == ("Q-9", "straight_open")


def test_q9_no_diagonal_without_a_neighbour() -> None:
    assert why(table("e4 e9 / - / 0 0 / 1"), "d5") == ("Q-8", "no_neighbour")


def test_q9_a_fence_behind_opens_the_diagonals() -> None:
    match = table("e4 e5 / e5h / 0 0 / 1")
    assert moves(match) == ["d4", "d5", "e3", "f4", "f5"]
    assert why(match, "e6") == ("Q-9", "behind_blocked")
    assert play(match, "d5") == ["jumped"]


def test_q9_a_fence_beside_the_neighbour_closes_that_side() -> None:
    match = table("e4 e5 / e5h d4v / 0 0 / 1")
    assert moves(match) == ["e3", "f4", "f5"]
    assert why(match, "d5") == ("Q-9", "side_blocked")


def test_q9_the_edge_behind_opens_the_diagonals_and_they_win() -> None:
    for goal in ("d9", "f9"):
        match = table("e8 e9 / - / 10 10 / 1")
        assert moves(match) == ["d8", "d9", "e7", "f8", "f9"]
        assert play(match, goal) == ["jumped", "arrived"]
        result = match.result()
        assert result is not None
        assert result.places == (1, 2)


def test_q9_a_diagonal_sideways() -> None:
    assert moves(table("b5 a5 / - / 0 0 / 1")) == ["a4", "a6", "b4", "b6", "c5"]


def test_q10_a_third_pawn_closes_the_jump_and_opens_no_diagonal() -> None:
    match = table("e4 e5 e6 i5 / - / 0 0 0 0 / 1")
    assert moves(match) == ["d4", "e3", "f4"]
    assert why(match, "e6") == ("Q-10", "third_pawn")
    assert why(match, "d5") == ("Q-10", "third_pawn")


def test_q10_by_house_rule_a_third_pawn_opens_the_diagonals() -> None:
    match = table("e4 e5 e6 i5 / - / 0 0 0 0 / 1", third_pawn="diagonal")
    assert moves(match) == ["d4", "d5", "e3", "f4", "f5"]
    assert why(match, "e6") == ("Q-10", "third_pawn")


def test_q10_a_diagonal_never_lands_on_a_pawn() -> None:
    match = table("e4 e5 e6 d5 / - / 0 0 0 0 / 1", third_pawn="diagonal")
    assert why(match, "d5") == ("Q-8", "occupied")
    assert "f5" in moves(match)


def test_q10_a_fence_before_the_third_pawn_opens_the_diagonals() -> None:
    assert moves(table("e4 e5 e6 i5 / e5h / 0 0 0 0 / 1")) == ["d4", "d5", "e3", "f4", "f5"]


def test_q11_who_can_do_nothing_passes() -> None:
    match = table("a1 b1 e9 c1 / a1h / 0 5 5 5 / 1")
    assert legal(match) == ["pass"]
    assert play(match, "pass") == ["passed"]
    assert match.line() == "a1 b1 e9 c1 / a1h / 0 5 5 5 / 2"


def test_q11_there_is_no_other_pass() -> None:
    assert why(game().start(0), "pass") == ("Q-11", "may_move")
    shut = table("a1 b1 e9 c1 / a1h / 1 5 5 5 / 1")
    assert moves(shut) == []
    assert why(shut, "pass") == ("Q-11", "may_move")
    assert "pass" not in legal(shut)


def test_q12_of_four_the_others_share_the_loss() -> None:
    match = table("e4 e5 b2 f5 / - / 5 5 5 5 / 3")
    play(match, "b1")
    assert match.result() == Result((2, 2, 1, 2), (0, 0, 1, 0))
    refusal = match.why(3, "g5")
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("Q-12", "over")


def test_q12_partners_win_together() -> None:
    match = table("e4 e5 b2 f5 / - / 5 5 5 5 / 3", teams="yes")
    play(match, "b1")
    assert match.result() == Result((1, 2, 1, 2), (1, 0, 1, 0))


def test_q13_the_third_time_is_a_draw() -> None:
    match = game().start(0)
    play(match, *WALK, *WALK[:3])
    assert match.result() is None
    assert play(match, WALK[3]) == ["moved", "drawn_by_repetition"]
    assert match.result() == Result((1, 1), (0, 0))


def test_q13_a_fence_makes_every_position_new() -> None:
    match = game().start(0)
    play(match, *WALK, "a1h", "a3h", *WALK)
    assert match.state()["repeats"] == 2
    play(match, *WALK[:3])
    assert match.result() is None
    assert play(match, WALK[3])[-1] == "drawn_by_repetition"


@pytest.mark.parametrize(("line", "last"), [("e4 e6 / - / 9 9 / 1", 399), ("e4 a5 e9 i5 / - / 5 5 5 5 / 1", 799)])
def test_q13_a_game_has_a_last_ply(line: str, last: int) -> None:
    match = table(line, plies=last - 1)
    assert play(match, "e3") == ["moved"]
    match = table(line, plies=last)
    assert play(match, "e3") == ["moved", "drawn_by_length"]
    result = match.result()
    assert result is not None
    assert set(result.places) == {1}


def test_q13_a_win_on_the_last_ply_is_a_win() -> None:
    match = table("a8 e5 / - / 10 10 / 1", plies=399)
    assert play(match, "a9") == ["moved", "arrived"]
    assert match.result() == Result((1, 2), (1, 0))
