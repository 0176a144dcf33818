"""Work on a real Ray cluster: the same to the byte as here, even where a worker is killed in the middle."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import majlis
from majlis.errors import MajlisError
from majlis.lab import report
from majlis.lab.arena import Arena
from majlis.lab.findings import findings
from majlis.lab.players import PlayerSpec
from majlis.lab.ray_workers import RayWorkers
from majlis.lab.runner import Setup
from majlis.lab.simulation import Plan, Simulation
from majlis.lab.workers import Alone, Workers

pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayWorkers]:
    with closing(RayWorkers("local", jobs=2)) as workers:
        yield workers


def small_plan(count: int) -> Plan:
    games = [majlis.game("quoridor", size=5, fences=fences) for fences in (2, 3)]
    return Plan.of(games, PlayerSpec.parsed("instinct:3"), None, count)


def found(plan: Plan, workers: Workers) -> str:
    with closing(Simulation(plan)) as simulation:
        assert sum(simulation.run(workers)) == simulation.total
        return findings(simulation).dumps()


def slow_square(number: int, folder: str) -> int:
    """A piece of work that says where it is done, once a try."""
    (Path(folder) / f"{number}-{os.getpid()}-{time.monotonic_ns()}").touch()
    time.sleep(0.3)
    return number * number


def test_a_simulation_is_the_same_to_the_byte(cluster: RayWorkers) -> None:
    assert found(small_plan(1200), cluster) == found(small_plan(1200), Alone())


def test_a_killed_worker_costs_its_piece_only(cluster: RayWorkers, tmp_path: Path) -> None:
    results, killed = [], None
    for number, result in enumerate(cluster.in_order(slow_square, ((n, str(tmp_path)) for n in range(16)))):
        results.append(result)
        if number == 3:
            tries = sorted(tmp_path.iterdir(), key=lambda file: int(file.name.split("-")[2]))
            killed = int(tries[-1].name.split("-")[1])
            os.kill(killed, signal.SIGKILL)
    assert results == [n * n for n in range(16)]
    tries_of = [len(list(tmp_path.glob(f"{n}-*"))) for n in range(16)]
    assert min(tries_of) == 1
    assert 16 < sum(tries_of) <= 18, "what the killed one had begun, and no more, was done again"
    assert killed is not None


def test_a_simulation_with_a_killed_worker_is_the_same_to_the_byte(cluster: RayWorkers) -> None:
    plan = small_plan(4000)
    with closing(Simulation(plan)) as simulation:
        for number, _ in enumerate(simulation.run(cluster)):
            if number == 2:
                deadline = time.monotonic() + 60
                while not (busy := _busy_workers()):
                    assert time.monotonic() < deadline
                    time.sleep(0.01)
                os.kill(busy[0], signal.SIGKILL)
        assert findings(simulation).dumps() == found(plan, Alone())


def _busy_workers() -> list[int]:
    """Processes of the cluster that do work of ours."""
    found = subprocess.run(["ps", "-eo", "pid,args"], capture_output=True, text=True, check=True).stdout
    return [int(line.split(None, 1)[0]) for line in found.splitlines() if "ray::_carried_out" in line]


def test_an_arena_is_the_same(cluster: RayWorkers) -> None:
    setup = Setup.of(majlis.game("quoridor", size=5), [PlayerSpec.parsed(name) for name in ("random", "instinct:2")])
    told = []
    for workers in (cluster, None):
        arena = Arena(setup, games=20, jobs=1, workers=workers)
        for _ in arena.deals():
            pass
        facts = report.facts(arena.standings)
        facts.pop("seconds")
        told.append(facts)
    assert told[0] == told[1]


def test_an_error_of_ours_comes_back_as_itself(cluster: RayWorkers) -> None:
    with pytest.raises(MajlisError, match="nobody knows chess"):
        list(cluster.in_order(refuse, [("chess",)]))


def refuse(what: str) -> None:
    raise MajlisError(f"nobody knows {what}")


def test_a_cluster_that_is_not_there_is_told() -> None:
    """In a process of its own: one process knows one cluster."""
    words = ["simulate", "quoridor", "-o", "size=5", "--games", "4", "--ray", "127.0.0.1:1"]
    ran = subprocess.run([sys.executable, "-m", "majlis", *words], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert "there is no Ray cluster at '127.0.0.1:1'" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_the_command_line_plays_on_a_cluster(tmp_path: Path) -> None:
    texts = []
    for name, more in (("here", ["--jobs", "1"]), ("there", ["--ray", "local", "--jobs", "2"])):
        file = tmp_path / f"{name}.json"
        words = ["simulate", "quoridor", "-o", "size=5", "--games", "30", "--events", "0", "--json", str(file), *more]
        ran = subprocess.run([sys.executable, "-m", "majlis", *words], capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        texts.append(file.read_bytes())
    assert texts[0] == texts[1]
