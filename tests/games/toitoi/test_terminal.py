"""The table drawn in a terminal."""

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import majlis
from majlis.games.toitoi.terminal import draw
from tests.games.toitoi.tables import FIRST, SECOND, last_turn, match_at, opening, play, wander

pytestmark = pytest.mark.interpreted


def drawn(view: dict[str, Any], lang: str = "en") -> str:
    out = io.StringIO()
    Console(file=out, width=80, color_system=None).print(draw(view, lang))
    return out.getvalue()


def test_boxes_piles_and_the_turn_are_drawn() -> None:
    text = drawn(match_at("5 T (2) (3) / (4) (5) (6) 12", SECOND, pile="7", totals=[0, 0]).view(0))
    assert "│  5 │  T │ ?? │ ?? │" in text
    assert "│ ?? │ ?? │ ?? │ 12 │" in text
    assert "Pile: 7" in text
    assert "Bank: 91 cards" in text
    assert "▸ ◆ You, player 1" in text
    assert "Player 1 takes the pile's card" in text


def test_hidden_cards_are_not_drawn_for_the_referee_either() -> None:
    assert "│  0 │  1 │ ?? │ ?? │" in drawn(match_at(FIRST, SECOND).state())


def test_a_looked_at_card_is_drawn_for_its_taker_alone() -> None:
    match = match_at(FIRST, SECOND, held="9")
    assert "Taken from the bank: 9" in drawn(match.view(0))
    assert "Player 1 has looked at the bank's card" in drawn(match.view(1))


def test_own_choice_and_those_who_have_chosen_are_marked() -> None:
    match = opening(FIRST, SECOND, chosen=[[1, 6], None])
    assert "│ ?* │ ?? │ ?? │ ?? │" in drawn(match.view(0))
    assert "?*" not in drawn(match.view(1))
    assert "total 0, has chosen" in drawn(match.view(1))


def test_last_turns_and_the_end_are_drawn() -> None:
    match = last_turn("1 1 2 2 / 1 1 2 2", "1 2 3 4 / 5 6 7 (8)", options={"rounds": 1})
    assert "This is the last turn of the round." in drawn(match.view(1))
    play(match, "bank", "throw")
    assert "◆ Player 1 ✔" in drawn(match.state())
    assert "total 36 (last: 36)" in drawn(match.state())


@pytest.mark.parametrize("lang", ["en", "ar", "he"])
def test_every_position_fits_80_columns_in_every_language(lang: str) -> None:
    match = majlis.game("toitoi", players=6, rounds=1, final_tie="extra_round").start(seed=1)
    for _ in wander(match, 1):
        for viewer in (None, 0):
            assert all(cell_len(line.rstrip()) <= 80 for line in drawn(match.view(viewer), lang).splitlines())


@pytest.mark.parametrize("lang", ["en", "ar", "he"])
def test_totals_of_three_digits_are_drawn_whole(lang: str) -> None:
    match = last_turn("1 1 2 2 / 1 1 2 2", "1 2 3 4 / 5 6 7 (8)", options={"rounds": 1})
    play(match, "bank", "throw")
    view = match.state()
    three = {name: [*view[name], view[name][0]] for name in ("boxes", "chosen", "has_chosen")}
    view |= {**three, "totals": [234, 234, 234], "past": {**view["past"], "points": [88, 88, 88]}}
    text = drawn(view, lang)
    assert text.count("88") == 3
    assert "…" not in text
