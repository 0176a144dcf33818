"""Whatever several may do at once is done in a window that the game names; the order of choices does not matter."""

import random

import majlis
from majlis.server.matches.windows import asked, default_action, is_sealed, speakers, window_kind
from tests.conformance.walks import walk

SEEDS = 6


def test_outside_a_window_that_collects_one_seat_at_most_is_waited_for(key: str) -> None:
    for seed in range(SEEDS):
        for match in walk(key, seed, every=1, most=250):
            kind = window_kind(match)
            if kind is None or not kind.collects:
                assert len(set(match.actors()) - speakers(match)) <= 1
            if kind is None:
                assert not speakers(match)


def test_in_a_window_that_collects_everybody_asked_has_something_to_choose(key: str) -> None:
    for seed in range(SEEDS):
        for match in walk(key, seed, every=1, most=150):
            kind = window_kind(match)
            if kind is None or not kind.collects:
                continue
            assert set(asked(match)) == set(match.actors()) - speakers(match)
            for seat in asked(match):
                kept = [text for text in match.legal(seat) if is_sealed(match, _number(match, text))]
                assert kept
                usual = default_action(match, seat)
                assert usual is None or match.text(usual) in kept


def test_the_order_of_kept_choices_changes_nothing(key: str) -> None:
    policy_rng = random.Random(2)
    for seed in range(SEEDS):
        for match in walk(key, seed, every=1, most=60):
            kind = window_kind(match)
            if kind is None or not kind.collects:
                continue
            chosen = {
                seat: policy_rng.choice([text for text in match.legal(seat) if is_sealed(match, _number(match, text))])
                for seat in asked(match)
            }
            there, back = match.copy(), match.copy()
            for seat in asked(match):
                there.play(seat, chosen[seat])
            for seat in reversed(asked(match)):
                back.play(seat, chosen[seat])
            assert there.state() == back.state()


def _number(match: majlis.Match, text: str) -> int:
    return int(match.game.definition.notation.action(text))
