"""The same request again has no second effect: not after a restart, and not at another process."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.guest import Guest, JsonMessage
from tests.server.running import Running
from tests.server.sitter import BOT, ME, Sitter, play, sitters, two_at

SECRET = {"MAJLIS_SECRET": "the two houses must know each other's guests"}


async def asked(sitter: Sitter, request: str, type: str, **fields: Any) -> JsonMessage:
    """Ask under an id of one's own."""
    answer: asyncio.Future[JsonMessage] = asyncio.get_running_loop().create_future()
    sitter.guest.answers[request] = answer
    await sitter.guest.send(type, request, **({"table": sitter.table["id"]} | fields))
    return await asyncio.wait_for(answer, 30)


def said(sitter: Sitter) -> set[tuple[int, str]]:
    return {(line["number"], line["text"]) for news in sitter.told("chat") for line in news["lines"]}


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[Running]:
    with Running(tmp_path, database, **SECRET) as running:
        yield running


async def restarted(server: Running, *everybody: Sitter) -> None:
    server.kill()
    for each in everybody:
        await each.guest.cut()
    await asyncio.to_thread(server.start)
    for each in everybody:
        await each.guest.connect(server.base)


@pytest.mark.parametrize("again", [{}, {"again": True}], ids=["silently", "openly"])
def test_nothing_happens_twice_over_a_restart(server: Running, again: dict[str, bool]) -> None:
    async def work(base: str) -> None:
        first, second = await sitters(base, "first", "second")
        table = await first.guest.make_table(
            game="quoridor", options={"players": 2}, seats=[ME, {"occupant": "free"}], request="made"
        )
        await first.enter(table)
        await second.enter(table)
        assert (await asked(second, "sitting", "sit", seat=1))["type"] == "done"
        assert (await asked(first, "saying", "say", text="hello"))["type"] == "done"
        assert (await asked(first, "starting", "start"))["type"] == "done"
        assert (await asked(first, "pausing", "pause", on=True))["type"] == "done"
        assert (await asked(second, "resuming", "pause", on=False))["type"] == "done"
        await restarted(server, first, second)
        assert (await asked(second, "sitting", "sit", seat=1, **again))["type"] == "done"
        assert (await asked(first, "saying", "say", text="hello", **again))["type"] == "done"
        assert (await asked(first, "starting", "start", **again))["type"] == "done"
        assert (await asked(first, "pausing", "pause", on=True, **again))["type"] == "done"
        await first.enter(table)
        assert first.table["status"] == "playing"
        assert said(first) == {(1, "hello")}
        assert (await asked(first, "saying-more", "say", text="hello"))["type"] == "done"
        assert said(first) == {(1, "hello"), (2, "hello")}
        made = {"game": "quoridor", "options": {"players": 2}, "seats": [ME, BOT], "request": "made"}
        assert await first.guest.make_table(**made) == table

    play(work, server.base)


def test_a_taking_back_that_happened_does_not_happen_twice(server: Running) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor")
        await first.move(0, "e2")
        await second.until(lambda: second.positions[1]["ply"] == 1)
        await second.move(1, "e8")
        await first.until(lambda: first.positions[0]["ply"] == 2)
        assert (await asked(second, "wish", "undo", seat=1, agree=True))["type"] == "done"
        assert (await asked(first, "consent", "undo", seat=0, agree=True))["type"] == "done"
        await first.until(lambda: first.positions[0]["ply"] == 3)
        await restarted(server, first, second)
        await first.enter(first.table["id"])
        for sitter, seat, request in ((second, 1, "wish"), (first, 0, "consent")):
            answer = await asked(sitter, request, "undo", seat=seat, agree=True, again=True)
            assert answer["type"] == "done"
        assert first.table["undo"] is None
        assert first.positions[0]["view"]["pawns"] == ["e2", "e9"]

    play(work, server.base)


def test_nothing_happens_twice_at_another_process(tmp_path: Path, postgres: str) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()

    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor")
        assert (await asked(first, "saying", "say", text="hello"))["type"] == "done"
        assert (await asked(first, "pausing", "pause", on=True))["type"] == "done"
        assert (await asked(second, "resuming", "pause", on=False))["type"] == "done"
        await first.guest.cut()
        await first.guest.connect(there.base)
        assert (await asked(first, "saying", "say", text="hello", again=True))["type"] == "done"
        assert (await asked(first, "saying", "say", text="hello"))["type"] == "done"
        assert (await asked(first, "pausing", "pause", on=True, again=True))["type"] == "done"
        await first.enter(second.table["id"])
        assert first.table["status"] == "playing"
        assert said(first) == {(1, "hello")}

    with Running(folders[0], postgres, **SECRET) as here, Running(folders[1], postgres, **SECRET) as there:
        play(work, here.base)


def test_a_request_that_was_not_carried_out_is_carried_out_when_it_comes_again(server: Running) -> None:
    async def work(base: str) -> None:
        [alone] = await sitters(base, "alone")
        assert isinstance(alone.guest, Guest)
        table = await alone.guest.make_table(game="quoridor", options={"players": 2}, seats=[ME, BOT])
        await alone.enter(table)
        assert (await asked(alone, "first", "say", text="one", again=True))["type"] == "done"
        assert said(alone) == {(1, "one")}

    play(work, server.base)
