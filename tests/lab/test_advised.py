"""A bot that heeds what a review would say of its choices plays better for it."""

import pytest

import majlis
from majlis.errors import UnknownBot
from majlis.lab.arena import Arena
from majlis.lab.players import PlayerSpec
from majlis.lab.runner import Setup

MOST = 1200
"""Games after which the question stays open; most are answered after a tenth of them."""
SHORT = {"jackaroo": {"players": 2}, "nahs": {"players": 2, "stages": 1}}
"""Where a match of the usual number of players takes a minute."""


def test_an_advised_bot_does_not_walk_away_from_the_goal() -> None:
    """One step before it turning back loses, which a bot that acts at random does now and then."""
    match = majlis.game("quoridor", size=5, fences=0, starter=1).start(seed=1)
    for text in ("c2", "b5", "c3", "b4", "c4", "b3"):
        match.play(match.actors()[0], text)
    plain, advised = (PlayerSpec.parsed(text).player() for text in ("random", "advised:random"))
    seeds = [bytes([number]) for number in range(12)]
    assert "c3" in {plain.act(match, 0, seed) for seed in seeds}
    assert "c3" not in {advised.act(match, 0, seed) for seed in seeds}


def test_an_advised_bot_says_last_card_where_it_would_have_kept_silent() -> None:
    """What it merely may say is a choice as well (T-25)."""
    spec = PlayerSpec.parsed("advised:search:1")
    match = majlis.game("taki", players=2).start(seed=1)
    plain, advised = PlayerSpec.parsed("search:1").player(), spec.player()
    for _ in range(2000):
        seat = match.actors()[0]
        if "last!" in match.legal(seat):
            silent = [number for number in range(40) if plain.act(match, seat, bytes([number])) is None]
            if silent and advised.act(match, seat, bytes([silent[0]])) == "last!":
                return
        for asked in match.actors():
            text = plain.act(match, asked, bytes([match.ply % 256]))
            if text is not None:
                match.play(asked, text)
                break
        if not match.actors():
            match = majlis.game("taki", players=2).start(seed=match.ply)
    raise AssertionError("it never spoke up")


def test_an_advised_bot_is_typed_as_it_is_named_and_sits_in_the_arena_only() -> None:
    for text in ("advised:search:2", "advised:instinct:1", "advised:random"):
        assert PlayerSpec.parsed(text).name == text
    with pytest.raises(UnknownBot, match="arena only"):
        PlayerSpec.parsed("advised:search:2").bot()
    with pytest.raises(UnknownBot, match="advised:BOT"):
        PlayerSpec.parsed("advised:?")


@pytest.mark.soak
@pytest.mark.parametrize("key", majlis.games())
def test_level_two_scores_better_when_it_follows_advice(key: str) -> None:
    bots = [PlayerSpec.parsed(text) for text in ("advised:search:2", "search:2")]
    arena = Arena(Setup.of(majlis.game(key, **SHORT.get(key, {})), bots, seed=21), MOST)
    for _ in arena.deals():
        pass
    (pair,) = arena.standings.pairs()
    assert arena.settled, f"{key}: {pair}"
    assert pair.score.low > 0.5, f"{key}: {pair}"
