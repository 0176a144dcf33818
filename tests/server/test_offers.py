"""Whatever a dialog offers works: every game, every number of players, every value of every house rule."""

from __future__ import annotations

import re
from typing import Any

import pytest

import majlis
from majlis import words
from majlis.errors import OptionError
from majlis.games import definition, keys
from majlis.games.definition import Numbers
from majlis.match.fitting import fitted, offers
from majlis.server.http.games import configured
from majlis.server.protocol.rejected import Rejected

TABLES = [(key, int(players)) for key in keys() for players in definition(key).options["players"].choices({})]


def begins(key: str, options: dict[str, Any]) -> bool:
    return bool(majlis.game(key, **options).start(seed=1).actors())


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_quick_play_begins_with_every_number_of_players(key: str, players: int) -> None:
    """The quick dialog, the set-up page and `majlis play` give the number and nothing else; the rest follows."""
    assert players in offers(definition(key), majlis.game(key).options)["players"]
    assert begins(key, {"players": players})


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_value_that_the_set_up_offers_can_be_played(key: str, players: int) -> None:
    game = definition(key)
    usual = majlis.game(key, players=players).options
    for name, values in offers(game, usual).items():
        if name == "players" or isinstance(game.options[name], Numbers):
            continue
        assert usual[name] in values
        for value in values:
            chosen, gone = fitted(game, {"players": players, name: value})
            assert (chosen["players"], chosen[name], gone) == (players, value, [])
        for value in game.options[name].choices({}):
            if value not in values:
                with pytest.raises(OptionError):
                    fitted(game, {"players": players, name: value})
        for value in {values[0], values[-1]}:
            assert begins(key, {"players": players, name: value})


@pytest.mark.parametrize("key", keys())
def test_what_was_touched_last_is_kept_whatever_was_touched_before(key: str) -> None:
    """Every pair of house rules, and then every other number of players."""
    game = definition(key)
    sizes = offers(game, majlis.game(key).options)["players"]
    players = int(sizes[-1])
    found = {
        name: values
        for name, values in offers(game, majlis.game(key, players=players).options).items()
        if name != "players" and not isinstance(game.options[name], Numbers)
    }
    for first, values in found.items():
        for second, others in found.items():
            if first == second:
                continue
            for value in {values[0], values[-1]}:
                for last in {others[0], others[-1]}:
                    chosen, gone = fitted(game, {"players": players, first: value, second: last})
                    assert (chosen["players"], chosen[second]) == (players, last)
                    assert gone == ([] if chosen[first] == value else [first])
        for size in sizes:
            chosen, gone = fitted(game, {first: values[-1], "players": size})
            assert chosen["players"] == size


def test_the_numbers_of_each_seat_are_asked_for_where_they_count() -> None:
    """O-3: birthdays decide a tie only by the house rule; until somebody says when, all are equal."""
    game = definition("toitoi")
    assert offers(game, majlis.game("toitoi").options)["birthdays"] == []
    chosen, _ = fitted(game, {"tie": "birthday", "players": 3})
    assert chosen["birthdays"] == (0, 0, 0)
    assert offers(game, chosen)["birthdays"] == list(range(367))
    assert begins("toitoi", {"tie": "birthday", "players": 3})
    kept, gone = fitted(game, {"tie": "birthday", "birthdays": [1, 2, 3], "players": 5})
    assert (kept["birthdays"], gone) == ((0,) * 5, ["birthdays"])


def test_what_cannot_be_kept_is_refused() -> None:
    with pytest.raises(OptionError):
        fitted(definition("quoridor"), {"players": 4, "fences": 10})
    with pytest.raises(OptionError):
        fitted(definition("quoridor"), {"wings": 1, "players": 2})


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("nahs", {"players": 8, "decks": 1}),
        ("quoridor", {"players": 4, "fences": 10}),
        ("quoridor", {"players": 2, "teams": "yes"}),
        ("jackaroo", {"players": 4, "removed": "each_block"}),
        ("taki", {"players": 10, "hand": 12}),
        ("taki", {"players": 2, "starter": 5}),
        ("taki", {"deck": "super112", "three_on_two": "adds_three"}),
        ("taki", {"mode": "pyramid", "rounds": 2}),
        ("toitoi", {"birthdays": [1, 2, 3, 4]}),
        ("toitoi", {"tie": "birthday", "birthdays": []}),
        ("toitoi", {"tie": "birthday", "birthdays": [1, 2]}),
    ],
)
def test_refusals_are_sentences_for_people(lang: str, key: str, options: dict[str, Any]) -> None:
    """In the words of the dialog, never in those of the command line."""
    with pytest.raises(Rejected) as bad:
        configured(key, options)
    option, text = bad.value.option, bad.value.text(lang)
    assert option in options
    assert words.say(lang, definition(key).folder, f"option-{option}") in text
    assert not re.search(r"\w=\w|super112|each_block|adds_three", text), text
