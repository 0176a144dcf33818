"""Actions in text and positions on one line."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from majlis import Match, PositionError
from majlis.games.quoridor import GAME
from majlis.games.quoridor.notation import TEXTS, action, text
from tests.games.quoridor.tables import game, legal, play
from tests.oracles.duel import random_options

pytestmark = pytest.mark.interpreted

tables = st.builds(
    lambda seed, plies: wandered(seed, plies), st.integers(min_value=0, max_value=10**6), st.integers(0, 60)
)


def wandered(seed: int, plies: int) -> Match:
    """A random game under random house rules, so many plies on, or at its end."""
    policy_rng = random.Random(seed)
    match = game(**random_options("quoridor", policy_rng)).start(seed)
    while match.actors() and match.ply < plies:
        play(match, policy_rng.choice(legal(match)))
    return match


def test_every_action_has_one_text() -> None:
    assert len(TEXTS) == len(set(TEXTS)) == GAME.actions
    assert all(action(text(number)) == number for number in range(GAME.actions))


@pytest.mark.parametrize("known", ["a1", "i9", "e2", "a1h", "h8v", "e3h", "pass"])
def test_the_rulebooks_texts_are_known(known: str) -> None:
    assert action(known) is not None


@pytest.mark.parametrize("other", ["", "E2", "e0", "j1", "e10", "i1h", "a9v", "e3x", " e2", "e2 ", "Pass", "e2e3"])
def test_nothing_else_is_understood(other: str) -> None:
    assert action(other) is None
    refusal = game().start(0).why(0, other)
    assert refusal is not None
    assert refusal.code == "not_understood"


@settings(max_examples=25, deadline=None)
@given(match=tables)
def test_a_line_reads_back_as_the_same_line(match: Match) -> None:
    """And holds pawns, fences, counts and turn; only what went before is not in it."""
    again = match.game.position(match.line())
    assert again.line() == match.line()
    known = ("pawns", "fences", "left", "turn")
    assert [again.state()[name] for name in known] == [match.state()[name] for name in known]
    if match.actors() and again.actors():
        assert legal(again) == legal(match)


@settings(max_examples=25, deadline=None)
@given(match=tables)
def test_a_state_reads_back_byte_by_byte(match: Match) -> None:
    assert match.game.position(json.loads(json.dumps(match.state()))).hash() == match.hash()


@settings(max_examples=25, deadline=None)
@given(match=tables, policy_rng=st.randoms(use_true_random=False))
def test_the_order_of_fences_does_not_matter(match: Match, policy_rng: random.Random) -> None:
    """A line is written in one way, whatever way it was given in; the state is the same in every byte."""
    pawns, fences, left, turn = match.line().split(" / ")
    mixed = fences.split(" ")
    policy_rng.shuffle(mixed)
    again = match.game.position(" / ".join([pawns, " ".join(mixed), left, turn]))
    assert again.line() == match.line()
    assert again.hash() == match.game.position(match.line()).hash()


def test_fences_are_written_by_rank_file_and_across_first() -> None:
    match = game().position("e1 e9 / e5v c3h a3v f3h h8h / 8 7 / 2")
    assert match.line() == "e1 e9 / a3v c3h f3h e5v h8h / 8 7 / 2"


@pytest.mark.parametrize(
    "line",
    [
        *("", "e1 e9", "e1 e9 / - / 10 10", "e1 e9 / - / 10 10 / 0", "e1 e9 / - / 10 10 / 5", "e1 e9 / - / 10 10 / 1 "),
        *("e1 e9 / - / 10 10 / 3", "E1 e9 / - / 10 10 / 1", "e1  e9 / - / 10 10 / 1", "e1 e9 /  / 10 10 / 1"),
        *("e1 e9 / - / 10  10 / 1", "e1 e9 / - / 010 10 / 1", "e1 e9 / - / -1 10 / 1", "e1 e9 / e3 / 9 10 / 1"),
        *(
            "e1 e9 / e3h  e5h / 9 9 / 1",
            "e1 e9/-/10 10/1",
            "e1 / - / 10 10 / 1",
            "e1 e9 / - / 10 / 1",
            "e1 e9 / e9h / 9 10 / 1",
        ),
    ],
)
def test_a_line_is_read_strictly(line: str) -> None:
    with pytest.raises(PositionError):
        game().position(line)
