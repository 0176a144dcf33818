"""The table in a terminal."""

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

import majlis
from majlis import words
from majlis.games.jackaroo.terminal import draw
from tests.games.jackaroo.tables import legal, play, table


def drawn(match: majlis.Match, viewer: int | None, lang: str = "en") -> str:
    """The table as plain text, 80 columns wide."""
    out = io.StringIO()
    Console(file=out, width=80, color_system=None).print(draw(match.view(viewer), lang))
    return out.getvalue()


def test_marbles_homes_mouths_and_bases_are_shown() -> None:
    text = drawn(table([10, 0, "B3"], [30], hand="9 K"), 0)
    assert "⌂◆2" in text
    assert "◆1" in text
    assert "●1" in text
    assert "»74" in text
    assert "[B1][B2][◆3][B4]" in text
    assert "Player 1 holds: 9  K" in text


def test_hidden_hands_are_counted_only() -> None:
    text = drawn(table([10], [30], hand="9 K"), 1)
    assert "2 cards" in text
    assert "Player 1 holds" not in text
    assert "Player 2 holds: 2" in text


def test_what_is_wanted_is_said() -> None:
    match = table([10], hand="10", hands={1: "3"})
    assert "Player 1: play a card" in drawn(match, 0)
    assert "Player 2 is stopped" in drawn(play(match, "10 stop"), 1)
    assert "The game is over." in drawn(play(table([10], hand="9", plays=3999), "9 m1"), None)


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_board_fits_into_80_columns(lang: str, players: int) -> None:
    """No row of the ring is broken, in any language."""
    policy_rng, match = random.Random(1), majlis.game("jackaroo", players=players).start(1)
    for _ in range(120):
        play(match, policy_rng.choice(legal(match)))
    for viewer in (None, 0):
        lines = drawn(match, viewer, lang).splitlines()
        rows = [line for line in lines if line.startswith(" ") and not line.startswith("  ")]
        assert len(rows) == (6 if players == 6 else 4)
        assert all(cell_len(line.rstrip()) <= 80 for line in lines)
