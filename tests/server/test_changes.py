"""A change of a table is settled once, on leaving: whoever is to act is waited for, and everybody is told."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from majlis.server.matches import scheduler as schedulers
from majlis.server.matches.clocks import Clocks
from majlis.server.matches.scheduler import Scheduler
from majlis.server.protocol.rejected import Rejected
from tests.server.inside import all_told, opened, two_at


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the match works out whom it waits for."""
    count: Counter[str] = Counter()

    def count_calls(owner: Any, name: str) -> None:
        original = getattr(owner, name)

        def counting(*args: Any, **kwargs: Any) -> Any:
            count[name] += 1
            return original(*args, **kwargs)

        monkeypatch.setattr(owner, name, counting)

    count_calls(Scheduler, "reschedule")
    count_calls(Clocks, "run")
    count_calls(schedulers, "speakers")
    return count


def test_a_move_is_worked_out_once_and_acknowledged_before_it_is_told(tmp_path: Path, counted: Counter[str]) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            table, host, other = await two_at(sockets, "quoridor")
            await all_told(sockets.registry.tables[table])
            counted.clear()
            told, told_other = len(host.news), len(other.news)
            await host.ask("move", "move", table=table, seat=0, ply=0, action="e2")
            assert [news["type"] for news in host.news[told:]] == ["done", "played"]
            assert [news["type"] for news in other.news[told_other:]] == ["played"]
            assert counted == {"reschedule": 1, "run": 1}, (
                "nobody is asked who may merely speak where no window is open"
            )

    asyncio.run(work())


def test_what_has_changed_is_told_once_however_much_it_is(tmp_path: Path, counted: Counter[str]) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            id, host, other = await two_at(sockets, "quoridor")
            await all_told(sockets.registry.tables[id])
            table = await sockets.registry.table(id)
            counted.clear()
            told = len(other.news)
            async with table.change():
                await table.save(hurry=1)
                table.mark()
                table.mark(positions=True)
                assert len(other.news) == told
            assert [news["type"] for news in other.news[told:]] == ["table", "position"]
            assert counted["reschedule"] == 1
            async with table.change():
                pass
            assert len(other.news) == told + 2
            assert counted["reschedule"] == 1, "nothing has changed"
            assert host.news

    asyncio.run(work())


def test_what_had_changed_before_a_refusal_is_told_and_the_table_is_free_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            id, _, other = await two_at(sockets, "quoridor")
            await all_told(sockets.registry.tables[id])
            table = await sockets.registry.table(id)
            told = len(other.news)

            async def refused() -> None:
                async with table.change():
                    table.mark()
                    raise Rejected("over")

            with pytest.raises(Rejected, match="over"):
                await refused()
            assert [news["type"] for news in other.news[told:]] == ["table"]
            assert not table.lock.locked()

    asyncio.run(work())


def test_whoever_waits_is_told_though_the_next_cannot_be_worked_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            id, host, other = await two_at(sockets, "quoridor")
            await all_told(sockets.registry.tables[id])

            def breaks(_: Scheduler) -> None:
                raise RuntimeError("for this test")

            told = len(other.news)
            with monkeypatch.context() as broken:
                broken.setattr(Scheduler, "_set_timer", breaks)
                done = await host.ask("move", "move", table=id, seat=0, ply=0, action="e2")
            assert (done["type"], done["ply"]) == ("done", 1)
            assert [news["type"] for news in other.news[told:]] == ["played"]

    asyncio.run(work())
