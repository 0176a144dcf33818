"""Texts of actions, and positions as JSON: round trips and refusals."""

import json
from typing import Any

import pytest

import majlis
from majlis.games import definition
from tests.games.toitoi.tables import FIRST, PACK, SECOND, cards_in, cards_of, match_at, opening, play, wander

CLOSED = "1 2 3 4 / 5 6 7 8"


def test_every_action_has_a_text_of_its_own() -> None:
    game = definition("toitoi")
    texts = [game.notation.text(action) for action in range(game.actions)]
    assert len(set(texts)) == game.actions == 28 + 8 + 56 + 1 + 8 + 8 + 1 + 56
    assert [game.notation.action(text) for text in texts] == list(range(game.actions))
    assert {"open 2 7", "pile 3", "pile fly 2>6", "bank", "place 3", "throw 5", "throw", "fly 2>6"} <= set(texts)


@pytest.mark.parametrize(
    "text", ["", "open 2", "open 2 9", "pile 0", "pile  3", "Bank", "fly 2>2", "throw 9", "place", "fly 2-6"]
)
def test_other_spellings_are_not_understood(text: str) -> None:
    assert definition("toitoi").notation.action(text) is None


@pytest.mark.parametrize("seed", range(5))
def test_states_and_views_come_back_from_json_to_the_byte(seed: int) -> None:
    options: dict[str, Any] = {"players": 2 + seed, "rounds": 2, "closer": ("nothing", "doubled")[seed % 2]}
    match = majlis.game("toitoi", **options).start(seed=seed)
    game = match.game
    for _ in wander(match, seed, patience=0.9 * (seed % 2)):
        again = game.position(json.loads(json.dumps(match.state())))
        assert again._states.tobytes() == match._states.tobytes()
        for viewer in (None, *range(game.players)):
            view = game.position(json.loads(json.dumps(match.view(viewer))))
            assert view._states.tobytes() == match.hidden(viewer).tobytes()


@pytest.mark.parametrize(("players", "patience"), [(2, 0.0), (3, 1.0), (4, 0.5), (6, 1.0)])
def test_the_pack_stays_whole_after_every_action(players: int, patience: float) -> None:
    """O-1: no card is lost or doubled, bank exhaustion included (O-12)."""
    match = majlis.game("toitoi", players=players, rounds=2).start(seed=players)
    most_banks = 0
    for _ in wander(match, players, patience):
        state = match.state()
        assert cards_in(state) == PACK
        most_banks = max(most_banks, state["new_banks"])
    assert patience < 1 or most_banks > 0


def test_a_position_can_be_played_on_and_replayed() -> None:
    match = match_at(FIRST, SECOND, seed=3)
    play(match, "bank", "throw 5", "pile 3")
    assert majlis.Replay.loads(match.replay().dumps()).verify().hash() == match.hash()


def test_a_position_without_a_round_before_it_may_leave_the_past_out() -> None:
    state = match_at(FIRST, SECOND, round=2, totals=[10, 20]).state()
    assert state["past"] is None


# ----------------------------------------------------------------------------------------------------- refusals


def refused(position: dict[str, Any], players: int = 2, **options: Any) -> str:
    with pytest.raises(majlis.PositionError) as error:
        majlis.game("toitoi", players=players, **options).position(position)
    return str(error.value)


ALL_OPEN = cards_of(CLOSED)


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        ({"phase": "begin"}, "phase is 'begin'"),
        ({"round": -1}, "round is -1"),
        ({"round": 5}, "round is 5"),
        ({"round": True}, "round is True"),
        ({"totals": [0]}, "totals is [0]; it is a list of 2"),
        ({"totals": [0, 1]}, "totals is 1; it is a whole number from 0 to 0"),
        ({"totals": "none"}, "totals is 'none'"),
        ({"boxes": []}, "boxes is []"),
        ({"boxes": [ALL_OPEN[:7], ALL_OPEN]}, "a box of boxes"),
        ({"boxes": [[["1", "yes"]] * 8, ALL_OPEN]}, "a box of boxes"),
        ({"boxes": [[["13", True]] * 8, ALL_OPEN]}, "a card of boxes is '13'"),
        ({"bank": ["1", 2]}, "a card of bank is 2"),
        ({"bank": []}, "bank is []"),
        ({"bank": ["1"]}, "the pack has 108 (O-1)"),
        ({"pile": []}, "pile is []"),
        ({"pile": ["3"] * 9}, "the pack has 8 of them (O-1)"),
        ({"held": "4"}, "held is '4'; in phase 'turn'"),
        ({"phase": "bank"}, "a card of held is None"),
        ({"chosen": [[1, 2], None]}, "chosen is"),
        ({"chosen": [[2, 1], None]}, "a choice is two places"),
        ({"has_chosen": [True, False]}, "seat 0 has made no choice"),
        ({"has_chosen": "all"}, "has_chosen is 'all'"),
        ({"turn": None}, "turn is None"),
        ({"turn": 2}, "turn is 2"),
        ({"turns": 200}, "last_turns is None; 200 turns"),
        ({"turns": 1.5}, "turns is 1.5"),
        ({"new_banks": 2}, "last_turns is None"),
        ({"new_banks": 3}, "new_banks is 3"),
        ({"closer": 0}, "closer is 0; after a closing"),
        ({"closer": 0, "last_turns": 1}, "turn is 0; 1 last turns after seat 0 begin with 1"),
        ({"closer": 0, "last_turns": 1, "turn": 1}, "closer is 0; a closer has all eight cards open"),
        ({"closer": 1, "last_turns": 2}, "last_turns is 2; after a closing it is at most 1"),
        ({"last_turns": 1}, "last_turns is 1; without a closer"),
        ({"last_turns": 0}, "last_turns is 0; it is 0 when the match is over"),
        ({"bag": {"3": 1}}, "bag is '1 cards'"),
        ({"bag": ["3"]}, "bag is ['3']"),
        ({"past": {}}, "past is {}; no round has been finished"),
        ({"viewer": 7}, "viewer is 7"),
        ({"viewer": 0}, "this viewer does not know it, so it is null"),
        ({"phase": "open"}, "turn is 0; that does not go with phase 'open'"),
        ({"phase": "open", "turn": None}, "phase is 'open'; then turns and new_banks are 0"),
        ({"phase": "open", "turn": None, "turns": 0}, "all cards are hidden until all have chosen"),
        ({"phase": "over", "turn": None, "last_turns": 0}, "a match of 5 rounds is over in round 4"),
        ({"options": {"rounds": 3}}, "rounds=3"),
        ({"game": "taki"}, "game 'taki'"),
    ],
)
def test_positions_that_cannot_be_are_refused(edit: dict[str, Any], words: str) -> None:
    assert words in refused({**match_at(FIRST, SECOND).state(), **edit})


def test_a_missing_fact_is_named() -> None:
    state = match_at(FIRST, SECOND).state()
    del state["pile"]
    assert "no 'pile'" in refused(state)


def test_a_box_all_open_must_have_closed_the_round() -> None:
    """O-11."""
    with pytest.raises(majlis.PositionError, match="that closes the round"):
        match_at(FIRST, CLOSED)


def test_a_box_with_fewer_than_two_open_cards_is_refused() -> None:
    """O-3."""
    with pytest.raises(majlis.PositionError, match="everybody has opened two cards"):
        match_at("0 (1) (2) (3) / (4) (5) (6) (7)", SECOND)


def test_all_cannot_have_chosen() -> None:
    """O-3: then the first turn has begun."""
    with pytest.raises(majlis.PositionError, match="the first turn begins"):
        opening(FIRST, SECOND, chosen=[[1, 2], [1, 2]])


def test_an_extra_round_needs_a_shared_lowest_total() -> None:
    """O-16."""
    options = {"rounds": 1, "final_tie": "extra_round"}
    with pytest.raises(majlis.PositionError, match="needs a shared lowest total"):
        match_at(FIRST, SECOND, round=1, totals=[1, 2], options=options)
    assert match_at(FIRST, SECOND, round=1, totals=[2, 2], options=options).actors() == (0,)


def test_a_match_with_a_shared_lowest_total_is_not_over_before_the_extra_rounds() -> None:
    """O-16."""
    end: dict[str, Any] = {"phase": "over", "turn": None, "closer": 0, "last_turns": 0, "totals": [2, 2]}
    options = {"rounds": 1, "final_tie": "extra_round"}
    with pytest.raises(majlis.PositionError, match="an extra round follows"):
        match_at(CLOSED, CLOSED, **end, options=options)
    assert match_at(CLOSED, CLOSED, **end, options={"rounds": 1}).result() is not None


def test_a_match_is_over_with_all_cards_open() -> None:
    """O-11."""
    with pytest.raises(majlis.PositionError, match="all cards are open when the match is over"):
        match_at(CLOSED, FIRST, phase="over", turn=None, closer=0, last_turns=0, options={"rounds": 1})


def test_a_view_must_tell_the_cards_of_a_new_bank() -> None:
    """O-12."""
    view = match_at(FIRST, SECOND, bank="9 9 5", rest="pile", new_banks=1).view(0)
    assert "here 3" in refused({**view, "bag": {}})
    assert "here 3" in refused({**view, "bag": {"9": 2}})
    assert "the pack has 8" in refused({**view, "bag": {"9": 1, "0": 2}})
    assert "bag is 9" in refused({**view, "bag": {"9": 9}})


def test_a_view_holds_no_card_its_viewer_cannot_know() -> None:
    match = match_at(FIRST, SECOND, held="9")
    assert "held is '9'" in refused({**match.view(1), "held": "9"})
    assert "held is None" in refused({**match.view(0), "held": None})
    view = opening(FIRST, SECOND, chosen=[[1, 2], None]).view(1)
    assert "where it is made and known" in refused({**view, "chosen": [[1, 2], None]})


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        ({"boxes": [["1"] * 7, ["2"] * 8]}, "a box of past"),
        ({"boxes": [["1"] * 8, ["1"] * 8]}, "the pack has 8"),
        ({"boxes": []}, "boxes is []"),
        ({"top": None}, "a card of past is None"),
        ({"points": [1, 185]}, "points is 185"),
    ],
)
def test_a_past_that_cannot_be_is_refused(edit: dict[str, Any], words: str) -> None:
    match = match_at(CLOSED, "1 2 3 4 / 5 6 7 (8)", turn=1, closer=0, last_turns=1)
    play(match, "bank", "throw")
    state = match.state()
    assert words in refused({**state, "past": {**state["past"], **edit}})
    assert "past is 7" in refused({**state, "past": 7})
