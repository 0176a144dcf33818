"""House rules that are accepted and combinations that are refused (T-1, T-2, T-4, T-24, T-27)."""

from typing import Any

import pytest

import majlis
from majlis.games.taki import GAME

DEFAULTS = {
    "players": 4,
    "deck": "super116",
    "hand": 8,
    "opening": "ignore",
    "starter": 0,
    "draw": "free",
    "reverse_two": "nothing",
    "three_on_two": "no",
    "king_decline": "free",
    "close": "declare",
    "lone_taki": "closable",
    "wild_in_run": "changer_last",
    "super_colour": "lead",
    "combination": "yes",
    "cross_answers": "no",
    "last_card": "penalty",
    "last_card_draw": 4,
    "rounds": 1,
    "mode": "match",
}


def test_the_usual_rules_are_the_rulebooks() -> None:
    """T-1 to T-28: every option with its default."""
    assert dict(majlis.game("taki").options) == DEFAULTS


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"players": 1}, "players"),
        ({"players": 11}, "players"),
        ({"hand": 3}, "hand"),
        ({"hand": 13}, "hand"),
        ({"players": 10, "hand": 12}, "hand"),
        ({"players": 10, "hand": 12, "deck": "super112"}, "hand"),
        ({"starter": 5}, "starter"),
        ({"deck": "super112", "three_on_two": "adds_three"}, "three_on_two"),
        ({"cross_answers": "yes", "deck": "super112"}, "cross_answers"),
        ({"cross_answers": "yes", "combination": "no"}, "cross_answers"),
        ({"mode": "pyramid", "rounds": 2}, "rounds"),
        ({"rounds": 21}, "rounds"),
        ({"last_card_draw": 9}, "last_card_draw"),
        ({"deck": "super100"}, "deck"),
        ({"jokers": 2}, "jokers"),
    ],
)
def test_what_makes_no_sense_is_refused_by_name(options: dict[str, Any], name: str) -> None:
    """T-1, T-2, T-4, T-24, T-27."""
    with pytest.raises(majlis.OptionError) as refusal:
        majlis.game("taki", **options)
    assert refusal.value.option == name


def test_a_deck_may_be_dealt_to_its_last_card() -> None:
    """T-2: players x hand + 1 cards are enough."""
    assert len(majlis.game("taki", players=10, hand=11).start(seed=1).state()["draw_pile"]) == 5
    assert len(majlis.game("taki", players=10, hand=11, deck="super112").start(seed=1).state()["draw_pile"]) == 1


def test_every_single_value_of_every_option_is_accepted() -> None:
    """T-2 to T-28."""
    for option in GAME.options:
        for value in option.values:
            others = {"players": 10} if option.name == "starter" else {}
            assert majlis.game("taki", **{option.name: value, **others}).options[option.name] == value
