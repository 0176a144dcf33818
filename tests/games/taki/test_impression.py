"""What people of each level see of a hand of Super Taki: the last card always, a fitting card nearly always."""

import majlis
from majlis.kernel.seeds import new_stream
from tests.games.minds import came_to_mind, chosen, nobody_misses
from tests.games.taki.tables import play, table


def test_nobody_misses_the_last_card() -> None:
    assert nobody_misses(table("r5 | b3 b3 | g1 g3 | y4 y5", "r7"), "r5")
    assert nobody_misses(table("change | b3 b3", "r7"), "change:r", "change:b", "change:g", "change:y")
    assert nobody_misses(table("r+2 | b3 b3", "b+2", penalty=2), "r+2")


def test_nobody_misses_the_last_card_of_a_run() -> None:
    assert nobody_misses(play(table("rtaki r3 | b3 b3", "r7"), "rtaki"), "r3")


def test_nobody_misses_an_answer_that_goes_out() -> None:
    match = play(table("+3 b1 b4 | break", "r7"), "+3")
    assert match.actors() == (1,)
    assert nobody_misses(match, "break")


def test_last_card_is_said_in_turn_as_often_as_a_level_remembers() -> None:
    match = table("b5 | b3 b3", "r7", debts=[0])
    assert sorted(match.legal(0)) == ["draw", "last!"]
    assert 0.4 < came_to_mind(match, 1)["last!"] < 0.75 < came_to_mind(match, 3)["last!"]
    assert chosen(match, "instinct", 4, 20)["last!"] == 20


def test_a_fitting_card_lies_there_more_plainly_than_a_wild_one_and_drawing_less() -> None:
    match = table("r5 b7 change g1 g3 y4 | b3 b3", "r7")
    for level in range(1, 5):
        seen = came_to_mind(match, level)
        assert seen["r5"] > seen["change:r"] > seen["draw"]
    seen = came_to_mind(match, 1)
    assert seen["r5"] > 0.8
    assert seen["draw"] < 0.1


def test_to_leave_a_run_open_comes_to_mind_late() -> None:
    match = play(table("rtaki rstop g7 y9 g1 | b3 b3", "r7"), "rtaki", "rstop")
    seen = came_to_mind(match, 1)
    assert seen["open"] < 0.3 < seen["close"]
    assert came_to_mind(match, 5)["open"] == 1


def test_beginners_spend_their_wild_cards() -> None:
    match = table("king r1 b5 g4 y6 b8 | b6 b7 b9 g9", "r7")
    spent = {level: chosen(match, "instinct", level, 200)["king"] for level in (1, 3)}
    assert spent[1] > spent[3]


def test_nobody_draws_with_a_fitting_card_in_the_leading_colour() -> None:
    """Level 2 once drew in 33 of 185 such turns."""
    for kind in ("instinct", "search"):
        drew, turns, rng = 0, 0, new_stream(4)
        for seed in range(4):
            match = majlis.game("taki").start(seed=seed)
            while match.actors() and match.ply < 150:
                seat = match.actors()[0]
                texts, state = match.legal(seat), match.state()
                action = majlis.bot(kind, 2).think(match.game, match.hidden(seat), seat, rng).action
                if "draw" in texts and any(text[0] == str(state["colour"])[0] for text in texts if text[0] in "rbgy"):
                    turns += 1
                    drew += match.text(action) == "draw"
                match.play_action(seat, action)
        assert turns > 80
        assert drew <= turns * 0.02
