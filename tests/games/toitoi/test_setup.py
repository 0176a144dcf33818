"""Setting up: players, cards, boxes, the opening, the house rules (O-1 to O-3)."""

from collections import Counter
from typing import Any

import pytest

import majlis
from tests.games.toitoi.tables import PACK, box, cards_in, code_of, opening, play

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play_with_108_cards(players: int) -> None:
    """O-1: 0-12 eight of each and 4 Toi; five rounds unless agreed otherwise."""
    match = majlis.game("toitoi", players=players).start(seed=1)
    assert cards_in(match.state()) == PACK
    assert sum(PACK.values()) == 108
    assert match.game.options["rounds"] == 5


@pytest.mark.parametrize("players", [0, 1, 7, "many"])
def test_other_numbers_of_players_are_refused(players: Any) -> None:
    """O-1."""
    with pytest.raises(majlis.OptionError, match="players"):
        majlis.game("toitoi", players=players)


def test_each_gets_eight_hidden_cards_and_the_pile_is_opened() -> None:
    """O-2: what is left is the bank, its top card opens the pile."""
    state = majlis.game("toitoi", players=6).start(seed=2).state()
    assert all(len(each) == 8 and not any(is_open for _, is_open in each) for each in state["boxes"])
    assert (len(state["bank"]), len(state["pile"])) == (108 - 6 * 8 - 1, 1)


def test_the_first_card_on_the_pile_may_be_a_toi() -> None:
    """O-2: it lies there as any card and may be taken."""
    seeds = (seed for seed in range(200) if majlis.game("toitoi").start(seed=seed).state()["pile"] == ["T"])
    match = majlis.game("toitoi").start(seed=next(seeds))
    play(match, *["open 1 2"] * 4)
    play(match, "pile 1")
    assert Counter(card for each in match.state()["boxes"] for card, is_open in each if is_open)["T"] >= 1


def test_the_same_seed_deals_the_same_cards() -> None:
    """O-2."""
    game = majlis.game("toitoi", players=3)
    assert game.start(seed=9).state() == game.start(seed=9).state()
    assert game.start(seed=9).state()["boxes"] != game.start(seed=10).state()["boxes"]


# ------------------------------------------------------------------------------------------------- the opening

LOW = "1 2 3 4 / 1 2 3 4"
HIGH = "12 12 0 0 / 0 0 5 6"


def test_all_choose_at_the_same_time_in_any_order() -> None:
    """O-3: everybody who has still to choose is asked."""
    match = opening(LOW, HIGH, LOW)
    assert match.actors() == (0, 1, 2)
    match.play(1, "open 1 2")
    assert match.actors() == (0, 2)
    assert match.legal(1) == []
    match.play(2, "open 3 8")
    match.play(0, "open 2 7")
    assert box(match, 0) == "(1) 2 (3) (4) / (1) (2) 3 (4)"
    assert match.actors() == (1,)


def test_choices_commute() -> None:
    """O-3: the order in which they come does not matter."""
    first, second = opening(HIGH, HIGH, seed=4), opening(HIGH, HIGH, seed=4)
    first.play(0, "open 1 2")
    first.play(1, "open 1 2")
    second.play(1, "open 1 2")
    second.play(0, "open 1 2")
    assert first.hash() == second.hash()


def test_nothing_is_seen_until_all_have_chosen() -> None:
    """O-3."""
    match = opening(LOW, HIGH)
    match.play(0, "open 1 2")
    assert not any(is_open for _, is_open in match.state()["boxes"][0])
    assert match.view(1)["chosen"] == [None, None]
    assert match.view(0)["chosen"] == [[1, 2], None]


def test_a_choice_is_final() -> None:
    """O-3."""
    match = opening(LOW, HIGH)
    match.play(0, "open 1 2")
    assert code_of(match, 0, "open 3 4") == ("O-3", "has_chosen")


def test_two_different_places_lower_first() -> None:
    """O-3: there are 28 texts."""
    match = opening(LOW, HIGH)
    texts = match.legal(0)
    assert len(texts) == 28
    assert texts[0] == "open 1 2"
    assert code_of(match, 0, "open 7 2") == (None, "not_understood")
    assert code_of(match, 0, "open 2 2") == (None, "not_understood")


def test_the_highest_sum_starts_without_pairing() -> None:
    """O-3: two 12s in a column are 24 here."""
    match = opening("11 10 0 0 / 1 1 1 1", "12 2 3 4 / 12 2 3 4", LOW)
    play(match, "open 1 2", "open 1 5", "open 1 2")
    assert match.actors() == (1,)


def test_a_toi_counts_nothing_at_the_start() -> None:
    """O-3."""
    match = opening("T 9 0 0 / 0 0 0 0", "5 5 1 1 / 1 1 1 1")
    play(match, "open 1 2", "open 1 2")
    assert match.actors() == (1,)


def test_ties_are_drawn_by_lot_among_the_tied() -> None:
    """O-3: each of the tied seats starts in some match, the others never."""
    starters: Counter[int] = Counter()
    for seed in range(60):
        match = opening("12 0 1 1 / 1 1 1 1", "1 1 2 2 / 2 2 2 2", "6 6 3 3 / 3 3 3 3", seed=seed)
        play(match, "open 1 2", "open 1 2", "open 1 2")
        starters[match.actors()[0]] += 1
    assert set(starters) == {0, 2}
    assert min(starters.values()) > 15


def test_birthdays_decide_a_tie_fewest_days_first() -> None:
    """O-3, tie: birthday; only among the tied."""
    options = {"tie": "birthday", "birthdays": [200, 3, 100]}
    for seed in range(5):
        match = opening("12 0 1 1 / 1 1 1 1", "1 1 2 2 / 2 2 2 2", "6 6 3 3 / 3 3 3 3", options=options, seed=seed)
        play(match, "open 1 2", "open 1 2", "open 1 2")
        assert match.actors() == (2,)


def test_equal_birthdays_go_by_lot() -> None:
    """O-3, tie: birthday."""
    starters = set()
    for seed in range(40):
        options = {"tie": "birthday", "birthdays": [50, 50, 60]}
        match = opening("12 0 1 1 / 1 1 1 1", "8 4 2 2 / 2 2 2 2", "6 6 3 3 / 3 3 3 3", options=options, seed=seed)
        play(match, "open 1 2", "open 1 2", "open 1 2")
        starters.add(match.actors()[0])
    assert starters == {0, 1}


def test_turns_go_clockwise() -> None:
    """O-3."""
    match = opening(LOW, LOW, HIGH)
    play(match, "open 1 2", "open 1 2", "open 1 2")
    order = []
    for _ in range(4):
        order.append(match.actors()[0])
        play(match, "pile 1")
    assert order == [2, 0, 1, 2]


def test_only_the_opening_is_open_at_first_and_never_later() -> None:
    """O-3."""
    match = opening(LOW, HIGH)
    assert code_of(match, 0, "bank") == ("O-3", "open_two_first")
    play(match, "open 1 2", "open 1 2")
    assert code_of(match, 1, "open 3 4") == ("O-3", "opening_is_over")
    assert code_of(match, 0, "bank") == ("O-3", "not_your_turn")
    play(match, "bank")
    assert code_of(match, 1, "open 3 4") == ("O-3", "opening_is_over")


# --------------------------------------------------------------------------------------------------- the options


def test_the_usual_numbers() -> None:
    """Which words are usual, the rulebook says itself (`tests/match/test_words.py`)."""
    options = majlis.game("toitoi").options
    assert (options["players"], options["rounds"], options["birthdays"]) == (4, 5, ())


@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"rounds": 0}, "rounds"),
        ({"rounds": 11}, "rounds"),
        ({"tie": "age"}, "tie"),
        ({"tie": "birthday", "birthdays": []}, "birthdays"),
        ({"tie": "birthday", "birthdays": [1, 2, 3]}, "birthdays"),
        ({"tie": "birthday", "birthdays": [1, 2, 3, -1]}, "birthdays"),
        ({"tie": "birthday", "birthdays": "soon"}, "birthdays"),
        ({"birthdays": [1, 2, 3, 4]}, "birthdays"),
        ({"flying": "never"}, "flying"),
        ({"closer": "tripled"}, "closer"),
        ({"two_toi": "ten"}, "two_toi"),
        ({"final_tie": "coin"}, "final_tie"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_options_that_cannot_be_are_refused_by_name(options: dict[str, Any], option: str) -> None:
    with pytest.raises(majlis.OptionError) as error:
        majlis.game("toitoi", **options)
    assert error.value.option == option


def test_every_option_works_together_with_the_others() -> None:
    options = {
        "players": 3,
        "rounds": 10,
        "tie": "birthday",
        "birthdays": "1, 0, 366",
        "flying": "partner",
        "closer": "doubled",
        "two_toi": "wild",
        "final_tie": "extra_round",
    }
    assert majlis.game("toitoi", **options).options["birthdays"] == (1, 0, 366)
