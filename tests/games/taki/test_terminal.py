"""The table drawn in a terminal."""

import random

import pytest
from rich.cells import cell_len
from rich.console import Console

import majlis
from majlis import words
from majlis.games.taki.terminal import draw
from tests.games.taki.tables import play, table
from tests.games.taki.test_random_games import keen
from tests.oracles.duel import random_options


def drawn(view: dict[str, object], lang: str = "en") -> str:
    console = Console(width=80, no_color=True)
    with console.capture() as capture:
        console.print(draw(view, lang))
    return capture.get()


def test_a_seat_sees_its_hand_the_pile_and_what_is_wanted() -> None:
    text = drawn(table("r5 b3 | g4 g5 g6", "r1 r7").view(0))
    assert " r5 " in text
    assert " b3 " in text
    assert " r7 " in text
    assert "g4" not in text
    assert "3 cards" in text
    assert "The colour is red." in text
    assert "Player 1: lay a card that fits, or draw." in text


def test_each_phase_says_what_is_wanted() -> None:
    """T-10, T-12, T-13, T-14, T-21, T-25."""
    assert "answer the +2, or draw 4 cards" in drawn(table("r5 | g4", "r+2", penalty=4).view(0))
    assert "one more card" in drawn(play(table("r+ b3 b4 | g4", "r7"), "r+").view(0))
    assert "any card" in drawn(play(table("king b3 b4 | g4", "r7"), "king").view(0))
    assert "leave it open" in drawn(play(table("rtaki b3 b4 | g4", "r7"), "rtaki").view(0))
    assert "Everybody but player 1" in drawn(play(table("+3 b3 b4 | g4", "r7"), "+3").view(1))
    assert "owes" in drawn(play(table("r5 b3 | g4 g5", "r7"), "r5").view(1))
    assert "The green run is open." in drawn(table("r5 b3 | g4 g5", "gtaki", run="g").view(1))
    assert "The game is over." in drawn(play(table("r5 | g4 g5", "r7"), "r5").state())
    assert "holds king" in drawn(table("king b3 | g4", "r7", shown=[["king"], []]).view(1))


@pytest.mark.parametrize("seed", range(6))
def test_every_position_fits_eighty_columns_in_every_language(seed: int) -> None:
    policy_rng = random.Random(seed)
    match = majlis.game("taki", **random_options("taki", policy_rng)).start(seed=seed)
    for ply in range(120):
        if not match.actors():
            break
        seat = policy_rng.choice(match.actors())
        match.play(seat, keen(policy_rng, match.legal(seat)))
        if ply % 20 == 0:
            for lang in words.LANGUAGES:
                for view in (match.state(), match.view(None), match.view(0)):
                    assert max(cell_len(line) for line in drawn(view, lang).splitlines()) <= 80
