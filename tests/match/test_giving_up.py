"""Giving up: who is left has won; with more sides the match goes on, and who gave up comes last."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import majlis
from majlis import words
from majlis.games import keys
from majlis.match.giving_up import GIVE_UP, GIVEN_UP, mates, ranked, sides
from majlis.match.match import Match


def walked(match: Match, moves: int, seed: int = 1) -> Match:
    policy_rng = random.Random(seed)
    for _ in range(moves):
        if not match.actors():
            break
        seat = policy_rng.choice(match.actors())
        match.play(seat, policy_rng.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize(
    ("key", "options", "expected"),
    [
        ("quoridor", {"players": 2}, [(0,), (1,)]),
        ("quoridor", {"players": 4}, [(0,), (1,), (2,), (3,)]),
        ("quoridor", {"players": 4, "teams": "yes"}, [(0, 2), (1, 3)]),
        ("jackaroo", {"players": 2}, [(0,), (1,)]),
        ("jackaroo", {"players": 4}, [(0, 2), (1, 3)]),
        ("jackaroo", {"players": 6}, [(0, 3), (1, 4), (2, 5)]),
        ("taki", {"players": 3}, [(0,), (1,), (2,)]),
    ],
)
def test_who_wins_together(key: str, options: dict[str, Any], expected: list[tuple[int, ...]]) -> None:
    game = majlis.game(key, **options)
    assert sides(game) == expected
    for side in expected:
        for seat in side:
            assert {seat, *mates(game, seat)} == set(side)


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_the_other_one_has_won_at_once(key: str, seat: int) -> None:
    match = walked(majlis.game(key, players=2).start(seed=3), 4)
    events = match.give_up(seat)
    assert events == [{"event": "given_up", "seat": seat}, {"event": "given_up_won", "seats": [1 - seat]}]
    result = match.result()
    assert result is not None
    assert (result.places[seat], result.places[1 - seat], result.scores, result.given_up) == (2, 1, (), (seat,))
    assert (result.is_given_up, match.actors(), match.legal(0), match.all_legal(1)) == (True, (), [], [])
    refusal = match.why(0, majlis.game(key, players=2).start(seed=3).legal(0)[0]) if match.legal(0) else None
    assert refusal is None
    for again in (0, 1):
        with pytest.raises(majlis.IllegalMove):
            match.give_up(again)
    for lang in words.LANGUAGES:
        told = [match.tell(event, lang, ["Noor", "Sami"]) for event in events]
        assert ("Noor", "Sami")[seat] in told[0]
        assert ("Noor", "Sami")[1 - seat] in told[1]


@pytest.mark.parametrize("key", keys())
def test_a_replay_knows_who_gave_up_and_verifies(key: str) -> None:
    match = walked(majlis.game(key, players=2).start(seed=5), 6)
    match.give_up(1)
    replay = majlis.Replay.loads(match.replay().dumps())
    assert (replay.moves[-1][:2], replay.places) == ((1, GIVE_UP), (1, 2))
    assert replay.verify().result() == match.result()
    for moves in (replay.moves[:-1], (*replay.moves[:-1], (0, GIVE_UP, replay.moves[-1][2]))):
        with pytest.raises(majlis.ReplayError):
            msgspec.structs.replace(replay, moves=moves).verify()


@pytest.mark.parametrize("key", keys())
def test_no_game_has_the_action_and_no_player_can_move_it(key: str) -> None:
    match = majlis.game(key).start(seed=1)
    assert match.action(GIVE_UP) is None
    with pytest.raises(majlis.IllegalMove):
        match.play(0, GIVE_UP)
    assert match.text(GIVEN_UP) == GIVE_UP


def test_with_more_sides_the_match_goes_on_and_who_gave_up_comes_last() -> None:
    match = majlis.game("toitoi", players=3, rounds=1).start(seed=2)
    assert match.give_up(1) == [{"event": "given_up_on", "seat": 1}]
    assert match.result() is None
    with pytest.raises(majlis.IllegalMove):
        match.give_up(1)
    walked(match, 5000)
    result = match.result()
    assert result is not None
    assert (result.places[1], result.given_up, len(result.scores)) == (3, (1,), 3)
    assert sorted(result.places[seat] for seat in (0, 2)) in ([1, 1], [1, 2])
    assert majlis.Replay.loads(match.replay().dumps()).verify().result() == result


def test_it_is_over_when_one_side_is_left() -> None:
    match = majlis.game("taki", players=4).start(seed=2)
    for seat in (2, 0):
        match.give_up(seat)
        assert match.result() is None
    match.give_up(3)
    result = match.result()
    assert result is not None
    assert result.places == (3, 1, 4, 2)


def test_a_side_has_given_up_when_both_have() -> None:
    match = majlis.game("jackaroo", players=4).start(seed=2)
    match.give_up(2)
    assert match.result() is None
    match.give_up(0)
    result = match.result()
    assert result is not None
    assert result.places == (3, 1, 3, 1)


def test_places_of_those_who_gave_up() -> None:
    four = majlis.game("quoridor", players=4)
    assert ranked(four, (2, 1, 2, 2), [1]) == (1, 4, 1, 1)
    assert ranked(four, (1, 2, 3, 4), [0, 2]) == (4, 1, 3, 2)
    pairs = majlis.game("jackaroo", players=4)
    assert ranked(pairs, (1, 2, 1, 2), [0]) == (4, 2, 1, 2)
    assert ranked(pairs, None, [0, 1, 3]) == (4, 2, 1, 2)


def test_giving_up_is_taken_back_with_the_moves_before_it() -> None:
    match = majlis.game("quoridor").start(seed=1)
    seat = match.actors()[0]
    match.play(seat, match.legal(seat)[0])
    match.give_up(0)
    match.undo()
    assert (match.given_up, match.result(), match.ply) == ((), None, 1)
    assert match.actors()
