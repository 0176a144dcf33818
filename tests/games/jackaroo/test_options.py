"""House rules: all of the rulebook's, their defaults and values, and the combination that is refused."""

import pytest

import majlis
from majlis import words
from majlis.games.jackaroo import GAME

pytestmark = pytest.mark.interpreted

HOUSE_RULES = {
    "players": (4, 2, 6),
    "mouth": (2, 1),
    "queen_burns": ("no", "yes"),
    "five_on_home": ("immune", "moves"),
    "five_at_mouth": ("passes", "illegal"),
    "seven_parts": (2, 4),
    "seven_rest": ("no", "partner"),
    "stopped_card": ("chosen", "random"),
    "jack": ("own", "any"),
    "king_spares_own": ("no", "yes"),
    "own_landing": ("kills", "illegal"),
    "jump_limit": ("one", "pair", "none"),
    "first_player": ("leader", "after_leader"),
    "removed": ("once", "each_block"),
    "leader_moves": ("right", "left"),
    "no_play": ("card", "hand"),
    "locked_out": ("strict", "five_and_ten"),
}


def test_the_rulebooks_options_and_defaults() -> None:
    """The first value of each is the default."""
    assert dict(majlis.game("jackaroo").options) == {name: values[0] for name, values in HOUSE_RULES.items()}


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_every_value_is_accepted(name: str) -> None:
    """As itself and as text; bools where the values are no and yes."""
    for value in HOUSE_RULES[name]:
        others = {"players": 6} if value == "each_block" else {}
        assert majlis.game("jackaroo", **{**others, name: value}).options[name] == value
        assert majlis.game("jackaroo", **{**others, name: str(value)}).options[name] == value
    if HOUSE_RULES[name] == ("no", "yes"):
        assert majlis.game("jackaroo", **{name: True}).options[name] == "yes"


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_no_other_value_is(name: str) -> None:
    """The error names the option."""
    with pytest.raises(majlis.OptionError) as error:
        majlis.game("jackaroo", **{name: "3"})
    assert error.value.option == name


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_reason_has_its_words(lang: str) -> None:
    """In all languages."""
    for reason in GAME.reasons.values():
        assert words.say(lang, GAME.folder, f"reason-{reason.name}")
    for word in ("each_block_needs_six", "rest_needs_teams"):
        assert words.say(lang, GAME.folder, f"refused-{word}")


def test_with_two_players_nobody_takes_the_rest_of_a_seven() -> None:
    """J-10, seven_rest."""
    with pytest.raises(majlis.OptionError, match="no teammate") as error:
        majlis.game("jackaroo", players=2, seven_rest="partner")
    assert error.value.option == "seven_rest"
    for players in (4, 6):
        assert majlis.game("jackaroo", players=players, seven_rest="partner").options["seven_rest"] == "partner"
