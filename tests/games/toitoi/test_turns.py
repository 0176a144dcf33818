"""A turn: taking, placing, throwing, the flying Toi (O-4 to O-10)."""

import pytest

from majlis.match.game_ops import ops_of
from tests.games.toitoi.tables import FIRST, SECOND, box, code_of, match_at, play

pytestmark = pytest.mark.interpreted

TOI = "T 1 (2) 3 / (4) 5 (6) 7"
"""One open Toi on place 1, whose column partner is hidden."""


def test_a_turn_begins_with_the_pile_or_the_bank() -> None:
    """O-4: the pile's card may go to each of the eight places, or the bank's is looked at."""
    match = match_at(FIRST, SECOND)
    assert match.legal(0) == [*(f"pile {place}" for place in range(1, 9)), "bank"]
    assert match.legal(1) == []


def test_the_bank_card_is_seen_by_its_taker_alone() -> None:
    """O-4: until it is placed."""
    match = match_at(FIRST, SECOND, bank="9")
    play(match, "bank")
    assert match.state()["held"] == match.view(0)["held"] == "9"
    assert match.view(1)["held"] is match.view(None)["held"] is None
    play(match, "place 3")
    assert match.view(1)["boxes"][0][2] == ["9", True]


def test_there_is_no_way_back_from_the_bank() -> None:
    """O-4."""
    match = match_at(FIRST, SECOND)
    play(match, "bank")
    assert code_of(match, 0, "bank") == ("O-4", "no_way_back")
    assert code_of(match, 0, "pile 1") == ("O-4", "no_way_back")


def test_what_the_bank_card_may_do_comes_after_looking() -> None:
    """O-4."""
    match = match_at(TOI, SECOND)
    for text in ("place 1", "throw 3", "throw", "fly 1>3"):
        assert code_of(match, 0, text) == ("O-4", "look_first")


@pytest.mark.parametrize("actions", [("pile 1",), ("bank", "place 1")])
def test_the_card_takes_the_place_of_an_open_one(actions: tuple[str, ...]) -> None:
    """O-5: the open card goes to the pile."""
    match = match_at(FIRST, SECOND, pile="12", bank="12")
    play(match, *actions)
    assert box(match, 0) == "12 1 (2) (3) / (4) (5) (6) (7)"
    assert match.state()["pile"][-1] == "0"
    assert match.actors() == (1,)


def test_a_card_may_replace_an_equal_one() -> None:
    """O-5: such a turn changes nothing."""
    match = match_at(FIRST, SECOND, pile="0")
    play(match, "pile 1")
    assert box(match, 0) == FIRST
    assert match.state()["pile"] == ["0"]


@pytest.mark.parametrize("actions", [("pile 5",), ("bank", "place 5")])
def test_the_card_takes_the_place_of_a_hidden_one(actions: tuple[str, ...]) -> None:
    """O-6: the hidden card is seen only when it lies on the pile."""
    match = match_at(FIRST, SECOND, pile="12", bank="12")
    assert match.view(0)["boxes"][0][4] == [None, False]
    play(match, *actions)
    assert box(match, 0) == "0 1 (2) (3) / 12 (5) (6) (7)"
    assert match.view(1)["pile"][-1] == match.view(0)["pile"][-1] == "4"


def test_the_bank_card_may_be_thrown_to_open_a_hidden_one() -> None:
    """O-7."""
    match = match_at(FIRST, SECOND, bank="12")
    play(match, "bank")
    assert match.legal(0) == [*(f"place {i}" for i in range(1, 9)), *(f"throw {i}" for i in range(3, 9))]
    play(match, "throw 5")
    assert box(match, 0) == "0 1 (2) (3) / 4 (5) (6) (7)"
    assert match.state()["pile"][-1] == "12"


def test_an_open_card_cannot_be_opened() -> None:
    """O-7."""
    match = match_at(FIRST, SECOND)
    play(match, "bank")
    assert code_of(match, 0, "throw 1") == ("O-7", "is_open")


def test_a_card_from_the_pile_must_be_placed() -> None:
    """O-7: there is no throwing it back."""
    match = match_at(FIRST, SECOND)
    assert not any("throw" in text for text in match.legal(0))


def test_with_one_hidden_card_one_may_throw_and_not_open_it() -> None:
    """O-8: any number of turns."""
    match = match_at("1 2 3 4 / 5 6 7 (8)", "1 2 3 4 / 5 6 7 (8)", bank="9 9 9 9")
    for _ in range(4):
        seat = match.actors()[0]
        before = box(match, seat)
        play(match, "bank")
        assert {"throw", "throw 8"} <= set(match.legal(seat))
        play(match, "throw")
        assert box(match, seat) == before
        assert match.state()["pile"][-1] == "9"


def test_with_two_hidden_cards_one_must_be_opened() -> None:
    """O-8: exactly one."""
    match = match_at("1 2 3 4 / 5 6 (7) (8)", SECOND)
    play(match, "bank")
    assert code_of(match, 0, "throw") == ("O-8", "one_hidden_only")


# ------------------------------------------------------------------------------------------------ the flying Toi


@pytest.mark.parametrize("actions", [("pile fly 1>3",), ("bank", "fly 1>3")])
def test_a_toi_flies_to_a_hidden_card(actions: tuple[str, ...]) -> None:
    """O-9: the card takes the Toi's place, the hidden card goes to the pile unseen until it lies there."""
    match = match_at(TOI, SECOND, pile="9", bank="9")
    play(match, *actions)
    assert box(match, 0) == "9 1 T 3 / (4) 5 (6) 7"
    assert match.view(1)["pile"][-1] == "2"
    assert match.actors() == (1,)


def test_a_toi_may_land_on_its_own_column_partner() -> None:
    """O-9."""
    match = match_at(TOI, SECOND, pile="9")
    play(match, "pile fly 1>5")
    assert box(match, 0) == "9 1 (2) 3 / T 5 (6) 7"
    assert match.state()["pile"] == ["4"]


def test_the_card_taken_may_be_a_toi() -> None:
    """O-9."""
    match = match_at(TOI, SECOND, pile="T")
    play(match, "pile fly 1>7")
    assert box(match, 0) == "T 1 (2) 3 / (4) 5 T 7"


def test_every_open_toi_may_fly_to_every_hidden_card() -> None:
    """O-9."""
    match = match_at("T T (2) 3 / (4) 5 6 7", SECOND)
    flights = [text for text in match.legal(0) if "fly" in text]
    assert flights == ["pile fly 1>3", "pile fly 1>5", "pile fly 2>3", "pile fly 2>5"]
    play(match, "bank")
    assert [text for text in match.legal(0) if "fly" in text] == ["fly 1>3", "fly 1>5", "fly 2>3", "fly 2>5"]


def test_only_an_open_toi_flies_and_only_to_a_hidden_card() -> None:
    """O-9."""
    match = match_at("T 1 (T) 3 / (4) 5 (6) 7", SECOND, pile="T")
    assert code_of(match, 0, "pile fly 2>3") == ("O-9", "no_open_toi")
    assert code_of(match, 0, "pile fly 3>5") == ("O-9", "no_open_toi")
    assert code_of(match, 0, "pile fly 1>2") == ("O-9", "lands_on_open")


def test_landing_on_the_last_hidden_card_closes_the_round() -> None:
    """O-9, O-11."""
    match = match_at("T 1 2 3 / (4) 5 6 7", SECOND, pile="9")
    play(match, "pile fly 1>5")
    assert match.state()["closer"] == 0


def test_without_a_hidden_card_a_toi_cannot_fly() -> None:
    """O-9: it may be replaced as any open card. No match comes to this, so the record is changed by hand."""
    match = match_at(TOI, SECOND, pile="9")
    states = match.hidden(0)
    states[0]["opened"][0] = 255
    states[0]["boxes"][0] = [13, 1, 2, 3, 4, 5, 6, 7]
    kernels, notation = ops_of(match.game.definition), match.game.definition.notation
    code = kernels.check(states, 0, notation.action("pile fly 1>5"))
    assert match.game.definition.reasons[code].name == "nothing_hidden"
    assert [notation.text(action) for action in kernels.legal(states, 0)] == [
        *(f"pile {i}" for i in range(1, 9)),
        "bank",
    ]
    assert kernels.check(states, 0, notation.action("pile 1")) == 0


PARTNER = {"flying": "partner"}


def test_partner_flight_needs_a_card_equal_to_the_open_partner() -> None:
    """O-9, flying: partner."""
    match = match_at("T 1 (2) 3 / 9 5 (6) 7", SECOND, pile="9", bank="8", options=PARTNER)
    assert [text for text in match.legal(0) if "fly" in text] == ["pile fly 1>3", "pile fly 1>7"]
    play(match, "bank")
    assert code_of(match, 0, "fly 1>3") == ("O-9", "partner_differs")
    assert not any("fly" in text for text in match.legal(0))


def test_partner_flight_with_the_bank_card() -> None:
    """O-9, flying: partner."""
    match = match_at("T 1 (2) 3 / 9 5 (6) 7", SECOND, pile="8", bank="9", options=PARTNER)
    assert code_of(match, 0, "pile fly 1>3") == ("O-9", "partner_differs")
    play(match, "bank", "fly 1>3")
    assert box(match, 0) == "9 1 T 3 / 9 5 (6) 7"


def test_partner_must_be_open() -> None:
    """O-9, flying: partner."""
    match = match_at(TOI, SECOND, pile="4", options=PARTNER)
    assert code_of(match, 0, "pile fly 1>3") == ("O-9", "partner_hidden")


def test_a_toi_equals_only_a_toi() -> None:
    """O-9, flying: partner."""
    match = match_at("T 1 (2) 3 / T 5 (6) 7", SECOND, pile="9", bank="T", options=PARTNER)
    assert code_of(match, 0, "pile fly 1>3") == ("O-9", "partner_differs")
    play(match, "bank")
    assert {"fly 1>3", "fly 1>7", "fly 5>3", "fly 5>7"} <= set(match.legal(0))
    other = match_at("T 1 (2) 3 / 9 5 (6) 7", SECOND, pile="T", options=PARTNER)
    assert code_of(other, 0, "pile fly 1>3") == ("O-9", "partner_differs")


def test_no_other_card_changes_its_place() -> None:
    """O-10: in every turn all places but one (with a flight, two) hold the card they held."""
    for text in match_at("T 1 (2) 3 / (4) 5 (6) 7", SECOND, pile="9").legal(0):
        match = match_at("T 1 (2) 3 / (4) 5 (6) 7", SECOND, pile="9", bank="9")
        before = match.state()["boxes"]
        play(match, text)
        after = match.state()["boxes"]
        changed = [place for place in range(8) if before[0][place][0] != after[0][place][0]]
        assert len(changed) == (0 if text == "bank" else 2 if "fly" in text else 1)
        assert before[1] == after[1]
