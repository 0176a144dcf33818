"""Games are loaded in the order in which people need them."""

import asyncio
from typing import Any

import pytest

from majlis.games import keys
from majlis.kernel import precompile
from majlis.server.bots import loader
from majlis.server.bots.loader import PLAYING, THINKING, GameLoader


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """What is loaded, in order: the game, and whether it is for bots that look ahead."""
    found: list[tuple[str, bool]] = []
    monkeypatch.setattr(loader, "_pending", lambda game: ())
    monkeypatch.setattr(loader, "_load", lambda game, names: found.append((game, names == THINKING)))
    return found


def test_every_game_can_be_played_before_any_bot_looks_ahead(loaded: list[tuple[str, bool]]) -> None:
    async def run() -> None:
        games = GameLoader()
        for key in keys():
            games.begin(key)
        for key in keys():
            await games.ready(key)
        await asyncio.gather(*games._tasks.values())
        await games.close()

    asyncio.run(run())
    assert loaded == [*((key, False) for key in keys()), *((key, True) for key in keys())]


def test_a_game_that_somebody_waits_for_comes_before_the_others(loaded: list[tuple[str, bool]]) -> None:
    async def run() -> None:
        games = GameLoader()
        for key in keys():
            games.begin(key)
        await games.ready(keys()[-1])
        assert games.is_ready(keys()[-1])
        await asyncio.gather(*games._tasks.values())
        await games.close()

    asyncio.run(run())
    # The first may have been under way already.
    assert keys()[-1] in [game for game, _ in loaded[:2]]


def test_a_game_that_cannot_be_loaded_says_so_and_holds_up_no_other(
    loaded: list[tuple[str, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, *_ = keys()

    def load(game: str, names: tuple[str, ...]) -> Any:
        if game == first and names == PLAYING:
            raise ValueError("broken")
        loaded.append((game, names == THINKING))

    monkeypatch.setattr(loader, "_load", load)

    async def run() -> None:
        games = GameLoader()
        with pytest.raises(ValueError, match="broken"):
            await games.ready(first)
        await games.ready(second)
        await games.close()

    asyncio.run(run())
    assert (second, False) in loaded


def test_that_a_game_is_compiled_first_is_told(loaded: list[tuple[str, bool]], monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, *_ = keys()
    told: list[str] = []

    async def compiled(games: GameLoader, game: str, cold: set[str]) -> None:
        assert told == [game]

    monkeypatch.setattr(precompile, "on_wait", [told.append])
    monkeypatch.setattr(loader, "_pending", lambda game: ("check",) if game == first else ())
    monkeypatch.setattr(GameLoader, "_compile", compiled)

    async def run() -> None:
        games = GameLoader()
        await games.ready(first)
        await games.ready(second)
        await games.close()

    asyncio.run(run())
    assert told == [first]
