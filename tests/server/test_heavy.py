"""Work that takes long holds nobody up: one thread, a few turns for an address, and the rest is refused."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from pathlib import Path

import httpx
import pytest

import majlis
from majlis.server import app
from majlis.server.context import AppContext
from majlis.server.db.store import Store
from majlis.server.heavy import AT_ONCE, MOST_WAITING, HeavyWork
from majlis.server.matches import uploads
from majlis.server.protocol.rejected import Rejected
from majlis.server.settings import Settings
from tests.server.running import Running


def test_an_address_has_a_few_turns_and_leaves_the_others_theirs() -> None:
    async def run() -> None:
        heavy, under_way, most = HeavyWork("heavy"), Counter[str](), Counter[str]()
        go_on = asyncio.Event()

        async def asked(address: str) -> None:
            async with heavy.turn(address):
                under_way[address] += 1
                most[address] = max(most[address], under_way[address])
                await go_on.wait()
                under_way[address] -= 1

        many = [asyncio.create_task(asked("here")) for _ in range(AT_ONCE + MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Rejected) as refused:
            await asked("here")
        assert (refused.value.code, refused.value.status) == ("too_many", 429)
        assert refused.value.retry is not None
        other = asyncio.create_task(asked("there"))
        await asyncio.sleep(0)
        assert under_way == {"here": AT_ONCE, "there": 1}
        go_on.set()
        await asyncio.gather(other, *many)
        assert most["here"] == AT_ONCE
        # All that was known of the addresses is forgotten.
        assert not heavy._turns
        heavy.close()

    asyncio.run(run())


def test_all_of_it_is_done_in_one_thread() -> None:
    async def run() -> None:
        heavy = HeavyWork("heavy")
        threads = await asyncio.gather(*(heavy.run(threading.get_ident) for _ in range(50)))
        assert len(set(threads)) == 1
        assert threads[0] != threading.get_ident()
        heavy.close()

    asyncio.run(run())


def test_however_many_look_at_a_match_others_are_answered(tmp_path: Path) -> None:
    match = majlis.game("quoridor", players=2).start(seed=1)
    while match.ply < 60 and match.actors():
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    headers = {"content-type": "application/json"}

    async def run(server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.base, headers={"origin": server.base}, timeout=120) as web:
            answer = await web.post("/api/replays", content=match.replay().dumps(), headers=headers)
            path = f"/api/matches/{answer.raise_for_status().json()['id']}/look?viewer=referee"
            looks = [asyncio.create_task(web.get(path)) for _ in range(100)]
            assert (await web.get(path, headers={"x-forwarded-for": "192.0.2.7"})).status_code == 200
            answers = await asyncio.gather(*looks)
            assert {found.status_code for found in answers} <= {200, 429}
            assert all(found.headers["retry-after"] == "1" for found in answers if found.status_code == 429)
            seen = [found for found in answers if found.status_code == 200]
            assert len(seen) >= AT_ONCE
            assert seen[0].headers["content-encoding"] == "gzip"
            assert len(seen[0].json()["steps"]) == match.ply
            plain = await web.get(path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.json() == seen[0].json()

    with Running(tmp_path) as server:
        asyncio.run(run(server))


def test_what_somebody_brought_is_asked_for_in_turn(tmp_path: Path) -> None:
    """One that is not at hand is checked anew, which takes its time: nobody gets around the turns of an address."""
    match = majlis.game("quoridor", players=2).start(seed=1)
    match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    created = app.create(Settings(data_dir=str(tmp_path)))
    context: AppContext = created.state.context
    transport = httpx.ASGITransport(created, client=("192.0.2.7", 5000))

    async def run() -> None:
        heavy, go_on = context.registry.heavy, asyncio.Event()

        async def busy() -> None:
            async with heavy.turn("192.0.2.7"):
                await go_on.wait()

        async with (
            created.router.lifespan_context(created),
            httpx.AsyncClient(transport=transport, base_url="http://table.test") as web,
        ):
            await context.opened()
            id = (await context.uploads.take(match.replay().dumps().encode(), "me", "here")).id
            many = [asyncio.create_task(busy()) for _ in range(AT_ONCE + MOST_WAITING)]
            await asyncio.sleep(0)
            assert (await web.get(f"/api/matches/{id}")).status_code == 429
            go_on.set()
            await asyncio.gather(*many)
            assert (await web.get(f"/api/matches/{id}")).json()["game"] == "quoridor"

    asyncio.run(run())


def test_what_many_ask_for_at_once_is_checked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = majlis.game("quoridor", players=2).start(seed=1)
    match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    checked: list[bytes] = []

    def counted(file: bytes, at: int) -> uploads.Upload:
        checked.append(file)
        return real(file, at)

    real = uploads.checked
    monkeypatch.setattr(uploads, "checked", counted)
    room = uploads.UploadRoom(days=1, most=1, bytes=100_000, network_bytes=100_000)

    async def run() -> None:
        store, heavy = Store(f"sqlite:///{tmp_path / 'majlis.db'}"), HeavyWork("heavy")
        await store.open()
        id = (await uploads.Uploads(store, heavy, room).take(match.replay().dumps().encode(), "me", "here")).id
        later = uploads.Uploads(store, heavy, room)
        await asyncio.gather(*(later.found(id) for _ in range(50)))
        heavy.close()
        await store.close()

    asyncio.run(run())
    assert len(checked) == 2
