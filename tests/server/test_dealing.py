"""The server in which browser tests play: what is dealt there is the same at every run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.running import Dealing
from tests.server.sitter import BOT, ME, play, sitters


def hands(folder: Path) -> Any:
    """What somebody at a new table is told of the cards."""
    told: list[Any] = []

    async def look(base: str) -> None:
        (guest,) = await sitters(base, "Salma")
        options = {"players": 2, "starter": 1}
        await guest.enter(await guest.guest.make_table(game="taki", options=options, seats=[ME, BOT], start=True))
        told.append((await guest.until(lambda: guest.positions.get(0)))["view"]["hands"])

    folder.mkdir()
    with Dealing(folder) as server:
        play(look, server.base)
    return told[0]


def test_two_servers_deal_the_same(tmp_path: Path) -> None:
    assert hands(tmp_path / "one") == hands(tmp_path / "other")
