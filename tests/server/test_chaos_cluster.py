"""A cluster under faults, with all that it has twice: what every client saw is one history, and the log has it.

Three servers, NATS of three and PostgreSQL with a standby; people play, and others watch from other servers. `make soak`
runs it, with a short form; MAJLIS_CHAOS_CLUSTER is the number of faults of the long one (300 unless told).
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.server.chaos_faults import ClusterChaos, ServerProcess
from tests.server.faults import DatabaseWithStandby, NatsOfThree, Proxy
from tests.server.test_chaos import the_chaos

FAULTS = int(os.environ.get("MAJLIS_CHAOS_CLUSTER", "300"))
WITNESSES = 3


@contextmanager
def a_cluster(folder: Path, only: Collection[str] = ()) -> Iterator[ClusterChaos]:
    with ExitStack() as stack:
        database = stack.enter_context(DatabaseWithStandby())
        database.primary.made("cluster")
        nats = stack.enter_context(NatsOfThree())
        proxies = [stack.enter_context(Proxy(database.primary.port)) for _ in range(3)]
        ways = [[stack.enter_context(Proxy(each.port)) for each in nats.servers] for _ in range(3)]
        servers = []
        for number, proxy in enumerate(proxies):
            address = ",".join(f"nats://127.0.0.1:{way.port}" for way in ways[number])
            place = database.primary.address("cluster", proxy.port)
            servers.append(stack.enter_context(ServerProcess(folder / str(number), place, address)))
        yield ClusterChaos(servers, database, proxies, nats, ways, only)


@pytest.mark.soak
def test_chaos_of_a_cluster(tmp_path: Path) -> None:
    with a_cluster(tmp_path) as chaos:
        asyncio.run(the_chaos(chaos, chaos.address, FAULTS, witnesses=WITNESSES))


@pytest.mark.soak
def test_a_cluster_loses_nothing_when_a_part_of_it_does(tmp_path: Path) -> None:
    kinds = ("kill", "isolate", "kill_one_nats", "half_open_route", "fail_over")
    with a_cluster(tmp_path, kinds) as chaos:
        asyncio.run(the_chaos(chaos, chaos.address, len(kinds), patience=120, witnesses=WITNESSES))
    assert chaos.made.keys() == set(kinds)
