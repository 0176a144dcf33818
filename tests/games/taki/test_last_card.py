"""Last card! (T-25)"""

import numpy as np
import pytest

from majlis.games.taki import GAME
from majlis.games.taki.state import LAST, WAIT
from majlis.kernel.seeds import new_stream
from majlis.match.game_ops import ops_of
from tests.games.taki.tables import play, refused, sizes, table


def test_who_falls_to_one_card_must_say_so_before_another_acts() -> None:
    """T-25: else they draw four just before that act."""
    match = play(table("r5 b3 | r4 g5 | g6 g8", "r7"), "r5")
    assert match.state()["debts"] == [0]
    assert match.actors() == (0, 1)
    assert match.legal(0) == ["last!"]
    said = play(match.copy(), "0:last!", "r4")
    assert sizes(said)[0] == 1
    forgot = play(match.copy(), "r4")
    assert (sizes(forgot)[0], forgot.state()["debts"]) == (5, [1])


@pytest.mark.parametrize("number", [1, 8])
def test_the_penalty_may_be_another(number: int) -> None:
    """T-25: opt last_card_draw."""
    match = play(table("r5 b3 | r4 g5 g6", "r7", last_card_draw=number), "r5", "draw")
    assert sizes(match)[0] == 1 + number


def test_several_seats_may_act_and_whoever_acts_first_counts() -> None:
    """T-25: the debtor before the next player where an order is needed."""
    match = play(table("r5 b3 | r4 g5 g6 | g1 g3", "r7"), "r5")
    assert match.actors() == (0, 1)
    assert play(match.copy(), "1:r4").state()["debts"] == []
    late = play(match.copy(), "1:draw")
    assert refused(late, 0, "last!") == ("T-25", "owes_nothing")


def test_it_may_be_said_while_others_are_asked_and_answering_is_no_act() -> None:
    """T-25."""
    match = play(table("+3 b3 | r4 g5 | break g1", "r7"), "+3")
    assert match.actors() == (0, 1, 2)
    play(match, "1:pass")
    assert match.state()["debts"] == [0]
    play(match, "2:break")
    assert match.state()["debts"] == [2]
    assert match.actors() == (2, 1)


def test_a_debtor_who_is_asked_or_in_turn_appears_once_in_front() -> None:
    """T-25."""
    match = play(table("+3 b3 b4 | r4 g5 | g1", "r7", debts=[2], turn=0), "+3")
    assert match.actors() == (1, 2)
    match = play(table("r4 g5 g6 | rstop b3 | g1 g3", "r7", turn=1), "rstop")
    assert (match.actors(), match.state()["turn"]) == ((1, 0), 0)


def test_it_is_owed_from_a_plus_or_king_that_leaves_one() -> None:
    """T-25: and one's own acts do not collect it."""
    for first in ("r+", "king"):
        match = play(table(f"{first} r5 | r4 g5", "r7"), first)
        assert match.state()["debts"] == [0]
        assert match.legal(0) == [*match.legal(0)[:-1], "last!"]
    match = play(match, "0:last!", "end")
    assert sizes(match)[0] == 1


def test_in_a_run_it_is_owed_from_its_end() -> None:
    """T-25."""
    match = play(table("rtaki r5 b3 | r4 g5", "r7"), "rtaki", "r5")
    assert match.state()["debts"] == []
    assert refused(match, 0, "last!") == ("T-25", "owes_nothing")
    play(match, "close")
    assert match.state()["debts"] == [0]


def test_it_lapses_when_the_hand_is_not_one_card_any_more() -> None:
    """T-25: and a hand that came to one by drawing owes nothing."""
    match = play(table("r5 b3 | +3 g5 g6", "r7"), "r5")
    play(match, "0:last!", "1:+3", "0:pass")
    assert match.state()["debts"] == []
    drawn = play(table("r+ | g5 g6", "r7"), "r+")
    assert (sizes(drawn)[0], drawn.state()["debts"]) == (1, [])


def test_a_penalty_settles_the_debt_even_with_nothing_to_draw() -> None:
    """T-25, T-7."""
    match = table("r5 | g5", "r7", rest=1, debts=[0], turn=1)
    play(match, "r1")
    assert (sizes(match)[0], match.state()["debts"]) == (1, [])


def test_others_may_catch_the_debtor_by_a_house_rule() -> None:
    """T-25: opt last_card catch: only then they draw; otherwise the debt lapses at the next act."""
    match = play(table("r5 b3 | r4 g9 g6 | g6 g8", "r7", last_card="catch"), "r5")
    assert match.actors() == (0, 1, 2)
    assert match.legal(2) == ["catch:1"]
    assert match.legal(1) == ["r4", "draw", "catch:1"]
    assert refused(match, 2, "catch:2") == ("T-25", "nobody_to_catch")
    assert refused(match, 2, "catch:3") == ("T-25", "not_oneself")
    assert refused(match, 2, "catch:4") == ("T-25", "no_such_player")
    caught = play(match.copy(), "2:catch:1")
    assert (sizes(caught)[0], caught.state()["debts"], caught.actors()) == (5, [], (1,))
    lapsed = play(match.copy(), "1:r4")
    assert (sizes(lapsed)[0], lapsed.state()["debts"]) == (1, [])
    assert refused(play(match.copy(), "0:last!"), 1, "catch:1") == ("T-25", "nobody_to_catch")


def test_nobody_owes_anything_when_it_is_off_and_nobody_is_caught_without_the_house_rule() -> None:
    """T-25: opt last_card off."""
    assert play(table("r5 b3 | r4 g5", "r7", last_card="off"), "r5").state()["debts"] == []
    match = play(table("r5 b3 | r4 g5", "r7"), "r5")
    assert refused(match, 1, "catch:1") == ("T-25", "no_catching")


def test_several_debtors_draw_in_turn_order_from_the_player_who_acts() -> None:
    """T-25."""
    match = table("b3 | r4 g5 | g6 | y1 y3", "r7", turn=1, debts=[0, 2], draws="b1 b1 b5 b5 y4 y4 y5 y5")
    play(match, "draw")
    state = match.state()
    assert state["hands"][2] == ["b1", "b1", "b5", "b5", "g6"]
    assert state["hands"][0] == ["b3", "y4", "y4", "y5", "y5"]


def test_waiting_changes_nothing_but_who_is_asked_first() -> None:
    """T-25: for play without a clock; it is not among a match's texts and not counted (T-29)."""
    match = play(table("r5 b3 | r4 g5 | g6 g8", "r7", last_card="catch"), "r5")
    kernels, states = ops_of(GAME), match._states.copy()
    before = states.copy()
    out = np.zeros(GAME.actions, np.int64)
    assert "wait" not in match.legal(0)
    assert kernels.check(states, 0, WAIT) == 0
    assert kernels.check(states, 1, WAIT) != 0, "the player in turn does not wait"
    kernels.play(states, new_stream(0), 0, WAIT)
    assert kernels.actors(states) == (1, 2)
    assert kernels.bound["legal"](states, 0, 0, out) == 0
    kernels.play(states, new_stream(0), 2, WAIT)
    assert kernels.actors(states) == (1,)
    states["waited"] = 0
    assert states.tobytes() == before.tobytes()


def test_a_wait_ends_when_something_happens() -> None:
    """T-25: but a pass, which nobody sees, ends no waiting (T-21)."""
    match = play(table("+3 b3 | r4 g5 | break g1", "r7"), "+3")
    kernels, states = ops_of(GAME), match._states.copy()
    kernels.play(states, new_stream(0), 0, WAIT)
    assert kernels.actors(states) == (1, 2)
    kernels.play(states, new_stream(0), 1, match.game.definition.notation.action("pass"))
    assert kernels.actors(states) == (2,)
    kernels.play(states, new_stream(0), 2, match.game.definition.notation.action("break"))
    assert kernels.actors(states) == (2, 1)
    assert kernels.check(states, 2, LAST) == 0
