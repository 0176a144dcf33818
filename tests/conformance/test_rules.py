"""check, legal and actors say the same thing, in a fixed order, for anything they are asked."""

import pytest

import majlis
from majlis import words
from tests.conformance.walks import started, walk


@pytest.mark.parametrize("seed", range(6))
def test_the_legal_list_is_what_check_allows(key: str, seed: int) -> None:
    for match in walk(key, seed, every=17, most=170):
        ops, states = match.game.ops, match._states
        actors = match.actors()
        for seat in range(match.game.players):
            waits = match.game.definition.waits
            allowed = [
                action
                for action in range(match.game.definition.actions)
                if action not in waits and ops.check(states, seat, action) == 0
            ]
            assert ops.legal(states, seat) == allowed
            assert bool(allowed) == (seat in actors)


def test_the_legal_list_rises_and_fits(key: str) -> None:
    for match in walk(key, 3, every=5, most=200):
        for seat in match.actors():
            actions = match.game.ops.legal(match._states, seat)
            assert actions == sorted(set(actions))
            assert len(actions) <= match.game.definition.most_legal


def test_check_answers_any_question(key: str) -> None:
    match = started(key, 0)
    for seat in (-100, -1, match.game.players, 99):
        assert match.game.ops.check(match._states, seat, 0) in match.game.definition.reasons
    seat = match.actors()[0]
    for action in (-(10**12), -1, match.game.definition.actions, 10**12):
        assert match.game.ops.check(match._states, seat, action) in match.game.definition.reasons


def test_checking_and_listing_change_nothing(key: str) -> None:
    for match in walk(key, 2, every=13, most=130):
        before = match.hash()
        for seat in range(match.game.players):
            match.legal(seat)
            for action in range(match.game.definition.actions):
                match.game.ops.check(match._states, seat, action)
        assert match.hash() == before


def test_actors_are_seats_each_once(key: str) -> None:
    for match in walk(key, 4, every=1, most=200):
        actors = match.actors()
        assert len(set(actors)) == len(actors)
        assert all(0 <= seat < match.game.players for seat in actors)


def test_every_reason_cites_a_rule_and_has_words(key: str) -> None:
    definition = majlis.game(key).definition
    names = [reason.name for reason in definition.reasons.values()]
    assert len(set(names)) == len(names)
    for lang in ("en", "ar", "he"):
        rulebook = {name for _, names in words.chapters(lang, definition.folder) for name in names}
        for reason in definition.reasons.values():
            assert reason.rule in rulebook, f"{reason} cites no rule of the {lang} rulebook"
            assert words.say(lang, definition.folder, f"reason-{reason.name}")
