"""After a restart everything that was acknowledged is there; what could not be written has not happened."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from majlis.server.db import store as storing
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.parts import Clock
from majlis.server.security.sessions import Session
from majlis.server.settings import Timing
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from tests.server.inside import BOT, Page, opened, two_at


def test_a_match_goes_on_from_its_log_with_its_clocks(database: str) -> None:
    async def run() -> None:
        async with opened(database) as sockets:
            table, first, second = await two_at(sockets, "quoridor", Clock("bank", 100, 7))
            await asyncio.sleep(0.3)
            assert (await first.ask("move", "m1", table=table, seat=0, ply=0, action="e2"))["ply"] == 1
            assert (await second.ask("move", "m2", table=table, seat=1, ply=1, action="e8"))["ply"] == 2
        await asyncio.sleep(1)
        async with opened(database) as sockets:
            first = Page(sockets, "first")
            assert (await first.ask("enter", "e", table=table))["type"] == "done"
            whole = next(news for news in first.news if news["type"] == "position")
            assert whole["position"]["view"]["pawns"] == ["e2", "e8"]
            assert [step["ply"] for step in whole["recent"]] == [1, 2]
            assert 106_000 <= whole["times"][0]["left"] <= 106_800
            assert whole["times"][1]["left"] > 106_900
            again = await first.ask("move", "m1", table=table, seat=0, ply=0, action="e2")
            assert again["ply"] == 1, "the same request again has no second effect, not even after a restart"
            assert (await first.ask("move", "m3", table=table, seat=0, ply=2, action="e3"))["ply"] == 3

    asyncio.run(run())


def test_the_lot_for_the_first_move_is_the_first_thing_told(tmp_path: Path) -> None:
    """Q-3: to whoever comes, also later."""

    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'registry.db'}") as sockets:
            table, first, second = await two_at(sockets, "quoridor", starter=0)
            whole = next(news for news in second.news if news["type"] == "position")
            [seat] = whole["position"]["actors"]
            lot = {"ply": 0, "seat": seat, "events": [{"event": "drawn_to_begin", "seat": seat}]}
            assert whole["recent"] == [lot]
            mover, step = ((first, "e2"), (second, "e8"))[seat]
            assert (await mover.ask("move", "m", table=table, seat=seat, ply=0, action=step))["ply"] == 1
            late = Page(sockets, "late")
            await late.ask("enter", "e", table=table)
            seen = next(news for news in late.news if news["type"] == "position")
            assert [each["ply"] for each in seen["recent"]] == [0, 1]

    asyncio.run(run())


def test_kept_choices_outlive_a_restart(database: str) -> None:
    async def run() -> None:
        async with opened(database) as sockets:
            table, first, _ = await two_at(sockets, "toitoi")
            assert "ply" not in await first.ask("move", "c", table=table, seat=0, ply=0, action="open 3 6")
        async with opened(database) as sockets:
            first, second = Page(sockets, "first"), Page(sockets, "second")
            await first.ask("enter", "e", table=table)
            await second.ask("enter", "e", table=table)
            assert first.position(0)["window"]["answered"]
            assert first.position(0)["legal"] == []
            assert not second.position(1)["window"]["answered"]
            assert "ply" not in await first.ask("move", "c", table=table, seat=0, ply=0, action="open 3 6")
            await first.reach(0, 2)
            box = first.position(0)["view"]["boxes"][0]
            assert [place for place, (_, is_open) in enumerate(box, 1) if is_open] == [3, 6]

    asyncio.run(run())


def test_bots_go_on_by_themselves(database: str) -> None:
    async def run() -> None:
        slow = Timing(pace=1.0, windows={"asking": 0.3, "last_card": 0.1, "choosing": 0.3})
        async with opened(database, slow) as sockets:
            session = Session("host", "host", "en")
            plan = NewTable("quoridor", {"players": 2, "size": 5, "starter": 1}, [BOT, BOT])
            table = await make_table(sockets.registry, session, plan)
            await start_match(await sockets.registry.table(table), None)
            match = (await sockets.registry.table(table)).match
            assert match is not None
        async with opened(database) as sockets:
            async with asyncio.timeout(60):
                while (await sockets.registry.archive.match(match, None)).ended is None:
                    await asyncio.sleep(0.05)
            replay = await sockets.registry.archive.replay(match)
            assert replay.verify().result() is not None

    asyncio.run(run())


def test_a_replay_leaves_out_what_was_taken_back(database: str) -> None:
    async def run() -> None:
        async with opened(database) as sockets:
            table, first, second = await two_at(sockets, "quoridor", size=5)
            await first.ask("move", "m1", table=table, seat=0, ply=0, action="c2")
            await first.ask("undo", "u1", table=table, seat=0)
            await second.ask("undo", "u2", table=table, seat=1)
            assert first.position(0)["ply"] == 2
            for page, seat in ((first, 0), (second, 1)):
                await page.ask("resign", f"r{seat}", table=table, seat=seat)
        async with opened(database) as sockets:
            match = (await sockets.registry.table(table)).match
            assert match is not None
            async with asyncio.timeout(60):
                while (about := await sockets.registry.archive.match(match, None)).ended is None:
                    await asyncio.sleep(0.05)
            replay = await sockets.registry.archive.replay(match)
            assert replay.verify().ply == about.plies == len(replay.moves)
            look = await sockets.registry.archive.look(match, -1, 0, about.plies)
            assert [step.ply for step in look.steps] == list(range(1, about.plies + 1))
            assert about.outcome is not None
            assert about.outcome.places == [2, 1]

    asyncio.run(run())


def test_a_move_that_cannot_be_written_is_not_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storing, "PATIENCE", 100)
    file = tmp_path / "majlis.db"

    async def run() -> None:
        async with opened(f"sqlite:///{file}") as sockets:
            table, first, second = await two_at(sockets, "quoridor")
            with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                refused = await first.ask("move", "m", table=table, seat=0, ply=0, action="e2")
                assert (refused["type"], refused["code"]) == ("refused", "not_done")
                assert first.position(0)["ply"] == second.position(1)["ply"] == 0
                other.execute("ROLLBACK")
            assert (await first.ask("move", "m", table=table, seat=0, ply=0, action="e2"))["ply"] == 1
            await second.reach(1, 1)

    asyncio.run(run())


def test_a_foreign_move_in_the_log_is_taken_over_instead_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "majlis.db"

    async def run() -> None:
        async with opened(f"sqlite:///{file}") as sockets:
            table, first, second = await two_at(sockets, "quoridor")
            match = (await sockets.registry.table(table)).match
            with contextlib.closing(sqlite3.connect(file)) as other:
                other.execute(
                    "INSERT INTO moves (match_id, ply, seat, action, created_at) VALUES (?, 1, 0, ?, 5)", (match, "d1")
                )
                other.commit()
            refused = await first.ask("move", "m", table=table, seat=0, ply=0, action="e2")
            assert refused["code"] == "stale"
            assert first.position(0)["view"]["pawns"] == second.position(1)["view"]["pawns"] == ["d1", "e9"]
            assert (await second.ask("move", "n", table=table, seat=1, ply=1, action="e8"))["ply"] == 2

    asyncio.run(run())
