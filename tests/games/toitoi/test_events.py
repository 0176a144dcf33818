"""What is told of each action, to whom, and in words."""

from typing import Any

import pytest

import majlis
from tests.games.toitoi.tables import FIRST, SECOND, last_turn, match_at, opening, play, wander

pytestmark = pytest.mark.interpreted

TOI = "T 1 (2) 3 / (4) 5 (6) 7"
ONE_LEFT = "1 2 3 4 / 5 6 7 (8)"
CLOSED = "1 2 3 4 / 5 6 7 8"


def names(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]


def test_a_choice_tells_only_that_it_was_made() -> None:
    """O-3."""
    match = opening(FIRST, SECOND)
    assert play(match, "open 2 7") == [{"event": "chose", "seat": 0}]
    assert match.events(1) == match.events(None) == match.events(0) == [{"event": "chose", "seat": 0}]


def test_the_opening_shows_all_cards_and_who_starts() -> None:
    """O-3."""
    match = opening(FIRST, SECOND)
    events = play(match, "open 1 2", "open 1 2")
    assert names(events) == ["chose", "opened_two", "opened_two", "starts"]
    assert events[2] == {
        "event": "opened_two",
        "seat": 1,
        "first": 1,
        "first_card": "8",
        "second": 2,
        "second_card": "9",
    }
    assert events[3] == {"event": "starts", "seat": 1, "sum": 17}


def test_a_tie_is_told() -> None:
    """O-3."""
    events = play(opening(FIRST, FIRST), "open 7 8", "open 7 8")
    assert (events[-1]["event"], events[-1]["sum"]) == ("starts_after_tie", 13)


def test_a_card_taken_and_placed() -> None:
    """O-5, O-6."""
    match = match_at(FIRST, SECOND, pile="12")
    assert play(match, "pile 1") == [
        {"event": "took", "seat": 0, "card": "12"},
        {"event": "placed", "seat": 0, "place": 1, "card": "12", "thrown": "0", "was": "open"},
    ]
    assert play(match, "pile 3")[1] == {
        "event": "placed",
        "seat": 1,
        "place": 3,
        "card": "0",
        "thrown": "10",
        "was": "hidden",
    }


def test_the_bank_card_is_told_to_its_taker_alone() -> None:
    """O-4."""
    match = match_at(FIRST, SECOND, bank="12")
    play(match, "bank")
    assert match.events(0) == [{"event": "looked", "seat": 0, "card": "12"}]
    assert match.events(1) == match.events(None) == [{"event": "looked", "seat": 0, "card": None}]


def test_a_card_thrown_and_one_opened() -> None:
    """O-7."""
    match = match_at(FIRST, SECOND, bank="12")
    play(match, "bank", "throw 5")
    assert match.events(1) == [
        {"event": "threw", "seat": 0, "card": "12"},
        {"event": "opened", "seat": 0, "place": 5, "card": "4"},
    ]


def test_a_card_kept_hidden() -> None:
    """O-8."""
    assert names(play(match_at(ONE_LEFT, SECOND), "bank", "throw")) == ["threw", "kept_hidden"]


def test_a_flown_toi() -> None:
    """O-9."""
    flown = {"event": "flew", "seat": 0, "from": 1, "to": 3, "card": "9", "thrown": "2"}
    assert play(match_at(TOI, SECOND, pile="9"), "pile fly 1>3") == [{"event": "took", "seat": 0, "card": "9"}, flown]
    match = match_at(TOI, SECOND, bank="9")
    assert play(match, "bank", "fly 1>3") == match.events(1) == [flown]


def test_a_closing_and_the_last_turns() -> None:
    """O-11."""
    match = match_at(ONE_LEFT, FIRST, SECOND)
    assert play(match, "pile 8")[2:] == [{"event": "closed", "seat": 0}, {"event": "last_turn", "seat": 1}]
    assert play(match, "pile 1")[2:] == [{"event": "last_turn", "seat": 2}]


def test_a_new_bank_and_the_limit() -> None:
    """O-12."""
    match = match_at(FIRST, SECOND, bank="9", rest="pile", new_banks=1)
    events = play(match, "bank", "place 1")
    assert events[1:] == [{"event": "new_bank", "cards": 91}, {"event": "limit"}, {"event": "last_turn", "seat": 1}]


def test_the_end_of_a_round_shows_all_boxes_and_points_to_everybody() -> None:
    """O-11: the card thrown in the last turn, too, though the next round is dealt already."""
    match = last_turn("5 5 3 0 / 5 5 9 2", "7 7 T 1 / T 7 7 (1)", pile="12")
    play(match, "pile 8")
    wanted = [
        {"event": "took", "seat": 1, "card": "12"},
        {"event": "placed", "seat": 1, "place": 8, "card": "12", "thrown": "1", "was": "hidden"},
        {"event": "scored", "seat": 0, "box": "(5,5)(5,5)(3,9)(0,2)", "points": 4, "total": 4},
        {"event": "scored", "seat": 1, "box": "(7,T)(7,7)(T,7)(1,12)", "points": -2, "total": -2},
        {"event": "dealt", "round": 2},
    ]
    assert [match.events(viewer) for viewer in (-1, None, 0, 1)] == [wanted] * 4


def test_a_thrown_last_card_is_told_to_everybody() -> None:
    """O-8, O-11."""
    match = last_turn(CLOSED, ONE_LEFT, bank="12")
    play(match, "bank", "throw")
    assert match.events(0)[:2] == [{"event": "threw", "seat": 1, "card": "12"}, {"event": "kept_hidden", "seat": 1}]


def test_a_doubled_score_is_told() -> None:
    """O-11, closer: doubled."""
    match = last_turn(CLOSED, "1 1 2 2 / 1 1 2 (2)", options={"rounds": 1, "closer": "doubled"})
    events = play(match, "bank", "throw")
    assert names(events)[2:] == ["scored", "scored", "doubled", "won"]
    assert events[4] == {"event": "doubled", "seat": 0, "points": 72}
    assert events[5] == {"event": "won", "seat": 1, "total": -20}


def test_a_shared_win_and_an_extra_round_are_told() -> None:
    """O-16."""
    boxes = ("1 1 2 2 / 1 1 2 2", "3 3 4 4 / 3 3 4 (4)")
    events = play(last_turn(*boxes, options={"rounds": 1}), "bank", "throw")
    assert names(events)[-2:] == ["shared_win", "shared_win"]
    events = play(last_turn(*boxes, options={"rounds": 1, "final_tie": "extra_round"}), "bank", "throw")
    assert events[-1] == {"event": "extra_round", "round": 2}


@pytest.mark.parametrize("lang", ["en", "ar", "he"])
def test_every_event_can_be_told_in_every_language(lang: str) -> None:
    """Whatever a match, a patient one included, can bring; to seats, spectators and the referee."""
    told = set()
    for seed, patience in ((1, 0.0), (2, 0.95)):
        options: dict[str, Any] = {"players": 5, "rounds": 2, "closer": "doubled", "final_tie": "extra_round"}
        match = majlis.game("toitoi", **options).start(seed=seed)
        for _ in wander(match, seed, patience):
            for viewer in (-1, None, 0, 1):
                for event in match.events(viewer):
                    assert match.tell(event, lang)
                    told.add(event["event"])
    assert {"placed", "opened", "threw", "flew", "scored", "new_bank", "limit", "last_turn"} <= told


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ({"event": "threw", "seat": 0, "card": "T"}, "Player 1 throws a Toi on the pile."),
        ({"event": "opened", "seat": 0, "place": 6, "card": "T"}, "Player 1 opens place 6: a Toi."),
        (
            {"event": "placed", "seat": 0, "place": 3, "card": "T", "thrown": "4", "was": "open"},
            "Player 1 puts a Toi on place 3; 4 goes to the pile.",
        ),
        (
            {"event": "opened_two", "seat": 0, "first": 1, "first_card": "1", "second": 2, "second_card": "T"},
            "Player 1 opens places 1 and 2: 1 and a Toi.",
        ),
    ],
)
def test_a_toi_is_called_by_its_name(event: dict[str, Any], said: str) -> None:
    """Not by the letter that stands for it in the notation."""
    match = opening(FIRST, SECOND)
    assert match.tell(event, "en") == said
    assert all("T" not in match.tell(event, lang) for lang in ("ar", "he"))
