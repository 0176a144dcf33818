"""A server under constant faults: what is acknowledged is in the log once, nothing untrue is told, and nothing stays stuck.

`make soak` runs it; MAJLIS_CHAOS is the number of faults (200 unless told), MAJLIS_CHAOS_REPORT a file for the figures.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, text

from tests.server.chaos_faults import SEED, Chaos, ServerProcess
from tests.server.chaos_players import PATIENCE, SLACK, Player, Steps, Witness
from tests.server.faults import Database, Nats, Proxy
from tests.server.guest import Guest

FAULTS = int(os.environ.get("MAJLIS_CHAOS", "200"))
TABLES = 6


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of its own, where that may be had."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64m", "majlis-chaos", str(folder)]
    is_own = shutil.which("mount") is not None and subprocess.run(mount, capture_output=True).returncode == 0
    yield folder
    if is_own:
        subprocess.run(["umount", str(folder)], check=True)


async def sit_down(servers: list[ServerProcess], number: int) -> Player:
    player = Player(Guest(servers[0].running.base, f"player{number}"), random.Random(number), [h.way for h in servers])
    await player.guest.come()
    player.guest.hears = player.hear
    return player


async def come_to_watch(servers: list[ServerProcess], number: int, players: list[Player]) -> Witness:
    guest = Guest(servers[number % len(servers)].running.base, f"witness{number}")
    await guest.come()
    return Witness(guest, random.Random(-number), [each.way for each in servers], players)


async def the_chaos(
    chaos: Chaos, url: Callable[[], str], faults: int, patience: float = PATIENCE * SLACK, witnesses: int = 0
) -> None:
    """The address of the database is asked for at the end: it may have moved."""
    players = [await sit_down(chaos.servers, number) for number in range(TABLES)]
    watching = [await come_to_watch(chaos.servers, number, players) for number in range(witnesses)]
    playing = [asyncio.create_task(player.play()) for player in players]
    playing += [asyncio.create_task(witness.watch()) for witness in watching]
    try:
        # Games that are not compiled yet are compiled first, however long that takes: it is no fault.
        async with asyncio.timeout(900):
            while not all(player.progress for player in players):
                await asyncio.sleep(0.1)
        for number in range(faults):
            await asyncio.sleep(chaos.chance.uniform(0.1, 0.8))
            kind = await chaos.fault()
            over = time.monotonic()
            while stuck := [player for player in players if player.progress < over]:
                if time.monotonic() - over > patience:
                    waits = "\n".join(map(str, stuck))
                    raise AssertionError(f"after fault {number} ({kind}; {chaos.made}) these are stuck:\n{waits}")
                await asyncio.sleep(0.05)
            chaos.longest[kind] = max(chaos.longest.get(kind, 0.0), time.monotonic() - over)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for guest in [each.guest for each in players] + [each.guest for each in watching]:
            with suppress(Exception):
                await guest.go()
        report(chaos, players)
    await asyncio.to_thread(check, url(), players, watching)


def check(url: str, players: list[Player], witnesses: Sequence[Witness] = ()) -> None:
    """The log has every acknowledged move once, and none of which it was said that it had not happened."""
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:", 1))
    with engine.connect() as connection:
        for player in players:
            host = text("SELECT count(*) FROM tables WHERE host = (SELECT host FROM tables WHERE id = :t)")
            made = connection.execute(host, {"t": player.tables[0]}).scalar_one()
            assert made - (player.wanted is not None) <= len(player.tables), "a table was made twice"
            for table in player.tables:
                check_table(connection, player, table, [player.steps, *(each.steps for each in witnesses)])
    engine.dispose()
    assert all(witness.steps for witness in witnesses), "somebody has seen nothing"


def check_table(connection: Connection, player: Player, table: str, seen: list[Steps]) -> None:
    query = text("SELECT ply, client, action FROM moves JOIN matches ON id = match_id WHERE table_id = :t ORDER BY ply")
    rows = connection.execute(query, {"t": table}).all()
    assert [row.ply for row in rows] == list(range(1, len(rows) + 1)), "a match has forked or has a gap"
    logged = Counter(row.client for row in rows)
    for request, move in player.asked.items():
        if move.table != table:
            continue
        found = logged[f"{move.seat}:{request}"]
        assert found <= 1
        if move.told and move.told[-1] == "done":
            assert found == 1, f"{request} was acknowledged and is not in the log: {move}"
        elif move.told and move.told[-1] != "unknown":
            assert found == 0, f"{request} is in the log and was refused: {move}"
    for row in rows:
        # Whatever was told of a ply, to whomever, where and however often, was one and the same, and is what the log has.
        told = set[str]().union(*(steps.get((table, row.ply), set()) for steps in seen))
        assert len(told) <= 1, f"two things were told of ply {row.ply}: {told}"
        assert all(f'"to": "{row.action}"' in events for events in told if len(row.action) == 2), (row, told)
    late = [ply for steps in seen for of, ply in steps if of == table and ply > len(rows)]
    assert not late, "a move was told that is not logged"
    said = Counter(connection.execute(text("SELECT body FROM chat WHERE table_id = :t"), {"t": table}).scalars())
    assert all(count == 1 for count in said.values())
    everywhere = "SELECT count(*) FROM chat WHERE body = :line"
    for request, last in player.said.items():
        found = connection.execute(text(everywhere), {"line": request}).scalar_one()
        assert found == 1 or last != "done", f"{request} was said and is not in the chat"
        assert found == 0 or last != "not_done", f"{request} is in the chat and was refused"


def report(chaos: Chaos, players: list[Player]) -> None:
    told = Counter(move.told[-1] if move.told else "unanswered" for player in players for move in player.asked.values())
    doubts = sum("unknown" in move.told for player in players for move in player.asked.values())
    longest = {kind: round(seconds, 1) for kind, seconds in chaos.longest.items()}
    figures = {"faults": dict(chaos.made), "number": chaos.made.total(), "moves": dict(told), "doubted": doubts}
    figures |= {"lines": sum(last == "done" for player in players for last in player.said.values())}
    figures |= {"matches": sum(len(player.tables) for player in players), "longest_seconds": longest}
    print(json.dumps(figures))
    if place := os.environ.get("MAJLIS_CHAOS_REPORT"):
        with Path(place).open("a") as file:
            file.write(json.dumps(figures) + "\n")


@pytest.fixture
def database() -> Iterator[Database]:
    with Database() as found:
        yield found


@pytest.mark.soak
def test_chaos_on_sqlite(disk: Path) -> None:
    with ServerProcess(disk) as running:
        asyncio.run(the_chaos(Chaos([running], None, [], SEED), lambda: f"sqlite:///{disk / 'majlis.db'}", FAULTS // 2))


@pytest.mark.soak
def test_chaos_on_three_servers_and_postgresql(tmp_path: Path, database: Database) -> None:
    address = database.made("chaos")
    with ExitStack() as stack:
        proxies = [stack.enter_context(Proxy(database.port)) for _ in range(3)]
        ways = [database.address("chaos", proxy.port) for proxy in proxies]
        servers = [stack.enter_context(ServerProcess(tmp_path / str(number), way)) for number, way in enumerate(ways)]
        asyncio.run(the_chaos(Chaos(servers, database, proxies, SEED), lambda: address, FAULTS - FAULTS // 2))


@contextmanager
def three_servers_with_nats(folder: Path, database: Database, only: Collection[str] = ()) -> Iterator[Chaos]:
    """Tables live at one server each, and people are at any."""
    with ExitStack() as stack:
        nats = stack.enter_context(Nats())
        proxies = [stack.enter_context(Proxy(database.port)) for _ in range(3)]
        nats_proxies = [stack.enter_context(Proxy(nats.port)) for _ in range(3)]
        servers = [
            ServerProcess(folder / str(number), database.address("nats", proxy.port), f"nats://127.0.0.1:{way.port}")
            for number, (proxy, way) in enumerate(zip(proxies, nats_proxies, strict=True))
        ]
        for server in servers:
            stack.enter_context(server)
        yield Chaos(servers, database, proxies, SEED, nats, nats_proxies, only)


@pytest.mark.soak
def test_chaos_on_three_servers_postgresql_and_nats(tmp_path: Path, database: Database) -> None:
    address = database.made("nats")
    with three_servers_with_nats(tmp_path, database) as chaos:
        asyncio.run(the_chaos(chaos, lambda: address, FAULTS - FAULTS // 2))


def test_a_server_that_dies_stands_still_or_goes_loses_no_move_and_forks_no_match(
    tmp_path: Path, database: Database
) -> None:
    address = database.made("nats")
    kinds = ("kill", "stop_process", "drain", "cut_nats")
    with three_servers_with_nats(tmp_path, database, kinds) as chaos:
        asyncio.run(the_chaos(chaos, lambda: address, len(kinds) + 1, patience=120))
    assert chaos.made.keys() == set(kinds)
