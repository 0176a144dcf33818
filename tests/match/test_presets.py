"""House rules by name: each can be played, changes what it says, and has its words in every language."""

import pytest

import majlis
from majlis import words
from majlis.games import definition
from majlis.games.presets import presets_of
from majlis.match.fitting import fitted

KEYS = majlis.games()


@pytest.mark.parametrize("key", KEYS)
def test_the_first_is_the_leaflet_and_changes_nothing(key: str) -> None:
    first, *others = presets_of(definition(key))
    assert (first.name, first.options) == ("leaflet", {})
    assert others
    assert all(preset.options for preset in others)


@pytest.mark.parametrize("key", KEYS)
def test_each_fits_every_number_of_players_and_keeps_what_it_can(key: str) -> None:
    """With the usual players nothing is lost; with others only what does not go with so few or so many."""
    game = definition(key)
    for preset in presets_of(game):
        assert dict(majlis.game(key, **preset.options).options).items() >= preset.options.items()
        for players in game.options["players"].choices({}):
            chosen, gone = fitted(game, {**preset.options, "players": players})
            assert chosen["players"] == players
            assert set(gone) <= set(preset.options)


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_each_says_in_a_line_what_it_changes(key: str, lang: str) -> None:
    folder = definition(key).folder
    titles = [words.say(lang, folder, f"preset-{preset.name}") for preset in presets_of(definition(key))]
    lines = [words.say(lang, folder, f"preset-{preset.name}.about") for preset in presets_of(definition(key))]
    assert len(set(titles)) == len(set(lines)) == len(titles)
