"""Bots as they are typed."""

import pytest

from majlis.bots.spec import Budget
from majlis.errors import UnknownBot
from majlis.lab.players import BotPlayer, OutsidePlayer, PlayerSpec

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("random", "random"),
        ("random:2", "random"),
        ("instinct", "instinct:3"),
        ("instinct:1", "instinct:1"),
        ("search:5", "search:5"),
        ("search@500", "search:3@500"),
        ("search:3@500", "search:3@500"),
        ("search:3/win", "search:3/win"),
        ("search@500/place", "search:3@500/place"),
        ("search:5@1.50s", "search:5@1.5s"),
        ("search@2s/win", "search:3@2s/win"),
        ("cmd:./program --flag", "cmd:./program --flag"),
    ],
)
def test_a_bot_is_read_and_named(text: str, name: str) -> None:
    spec = PlayerSpec.parsed(text)
    assert spec.name == name
    assert PlayerSpec.parsed(spec.name) == PlayerSpec.parsed(name)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "clever",
        "search:0",
        "search:6",
        "search:x",
        "search@0",
        "search@",
        "search@s",
        "search@0s",
        "search@.5s",
        "search@5m",
        "search@3601s",
        "search/",
        "search/fame",
        "cmd:",
        "cmd: ",
    ],
)
def test_what_is_no_bot_is_refused(text: str) -> None:
    with pytest.raises(UnknownBot):
        PlayerSpec.parsed(text)


def test_our_and_outside_players() -> None:
    player = PlayerSpec.parsed("search:4@7").player()
    assert isinstance(player, BotPlayer)
    assert (player.bot.kind, player.bot.level, player.budget) == ("search", 4, Budget(7))
    assert isinstance(PlayerSpec.parsed("cmd:true").player(), OutsidePlayer)


def test_bots_play_for_places_among_themselves_unless_they_say_otherwise() -> None:
    assert PlayerSpec.parsed("search:3").bot().goal == "place"
    assert PlayerSpec.parsed("search:3").bot("win").goal == "win"
    assert PlayerSpec.parsed("search:3/win").bot().goal == "win"
