"""House rules: the rulebook's, their defaults and values, and what does not go together."""

from typing import Any

import pytest

import majlis
from tests.games.quoridor.tables import game

pytestmark = pytest.mark.interpreted

HOUSE_RULES: dict[str, tuple[Any, ...]] = {
    "players": (2, 4),
    "starter": (0, 1, 2),
    "size": (9, 5, 7),
    "third_pawn": ("forbidden", "diagonal"),
    "teams": ("no",),
}


def test_the_rulebooks_options_and_defaults() -> None:
    defaults = {name: values[0] for name, values in HOUSE_RULES.items()}
    assert dict(majlis.game("quoridor").options) == {**defaults, "fences": 10}
    assert dict(majlis.game("quoridor", players=4).options) == {**defaults, "players": 4, "fences": 5}


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_every_value_is_accepted(name: str) -> None:
    """As itself and as text."""
    for value in HOUSE_RULES[name]:
        assert majlis.game("quoridor", **{name: value}).options[name] == value
        assert majlis.game("quoridor", **{name: str(value)}).options[name] == value


@pytest.mark.parametrize("name", [*HOUSE_RULES, "fences"])
@pytest.mark.parametrize("value", ["3.5", "many", -1, 21, 6.0])
def test_no_other_value_is(name: str, value: Any) -> None:
    """The error names the option and what it may be."""
    with pytest.raises(majlis.OptionError) as error:
        majlis.game("quoridor", **{name: value})
    assert error.value.option == name
    assert repr(value) in str(error.value)


@pytest.mark.parametrize(("players", "most"), [(2, 10), (4, 5)])
def test_there_are_twenty_fences_in_all(players: int, most: int) -> None:
    for fences in range(most + 1):
        assert game(players, fences=fences).start(0).state()["left"] == [fences] * players
    with pytest.raises(majlis.OptionError, match="there are only 20 fences") as error:
        game(players, fences=most + 1)
    assert error.value.option == "fences"


@pytest.mark.parametrize("players", [2, 4])
def test_q3_only_a_player_at_the_table_begins(players: int) -> None:
    for starter in range(players + 1):
        assert game(players, starter=starter).options["starter"] == starter
    above = r"there is no player with that number \(Q-3\)" if players == 2 else "it may be 0 to 4"
    with pytest.raises(majlis.OptionError, match=above) as error:
        game(players, starter=players + 1)
    assert error.value.option == "starter"


def test_teams_need_four_players() -> None:
    assert game(4, teams=True).options["teams"] == "yes"
    with pytest.raises(majlis.OptionError, match="teams need four players") as error:
        game(2, teams="yes")
    assert error.value.option == "teams"


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(majlis.OptionError, match="no option 'wall'"):
        majlis.game("quoridor", wall=3)
