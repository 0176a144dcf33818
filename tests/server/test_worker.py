"""Thoughts at workers: the same as here, of nothing but what the seat knows, and no match waits for one that is gone."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from nats.aio.client import Client

import majlis
from majlis.bots import bot
from majlis.bots.rng import Stream
from majlis.decision import Decision
from majlis.kernel import jit
from majlis.kernel.seeds import new_stream
from majlis.match.match import Match
from majlis.server import metrics
from majlis.server.bots.loader import GameLoader
from majlis.server.bots.pool import BotPool, stream
from majlis.server.bots.question import Question
from majlis.server.bots.thought_requests import ThoughtRequests
from majlis.server.bots.thought_subject import subject_of
from majlis.server.bus.nats_connection import NatsConnection
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.parts import SeatPlan
from majlis.server.protocol.thoughts import ThoughtBegun, decode_wanted, encode_thought
from majlis.server.protocol.values import BotGoal
from majlis.server.settings import SettingError, read_for_worker
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from tests.server.faults import Nats, free_port
from tests.server.inside import ME, QUICK, Page, opened
from tests.server.running import SRC
from tests.server.worker_process import PATIENCE, WorkerProcess

GAMES = ("quoridor", "toitoi")
"""One whose engine thinks, and one with hidden cards and the search that all share."""
SEED = b"a seed of thirty-two bytes, here!"[:32]


@pytest.fixture
def nats() -> Iterator[Nats]:
    with Nats() as found:
        yield found


SHAPES: list[tuple[int, int, BotGoal]] = [(3, 3, "win"), (6, 3, "place"), (9, 4, "win")]
"""Plies, levels and goals of thoughts that are compared."""


class Asking(BotPool):
    """Bots as a server has them, that are left to workers; what came of them is counted."""

    def __init__(self, loader: GameLoader, connection: NatsConnection) -> None:
        super().__init__(loader, 60.0, threads=1)
        self.connection = connection
        self.requests = requests = ThoughtRequests(
            lambda subject, payload, call: connection.publish(subject, payload, f"test.answers.{call}")
        )
        self.hear = requests.hear

    async def decided(
        self, match: Match, level: int, seconds: float = 60.0, goal: BotGoal = "win"
    ) -> tuple[str, Decision, Stream]:
        """Who thought of what the first actor does, what that is, and the stream as it is then."""
        [seat, *_] = match.actors()
        rng = stream(match.seed, "seat", seat, match.ply)
        before = counted()
        question = Question(match.game, match.hidden(seat), seat, level, rng, goal)
        decision = await self.think(question, seconds=seconds)
        [by] = [by for by, count in counted().items() if count != before[by]]
        return by, decision, rng


def counted() -> dict[str, float]:
    """Thoughts since the start, by who had them."""
    return {by: metrics.THOUGHT_SECONDS.labels(by)._sum.get() for by in ("here", "worker", "instinct")}


def repeated() -> float:
    return float(metrics.THOUGHTS_REPEATED._value.get())


@contextlib.asynccontextmanager
async def asking(nats: Nats) -> AsyncIterator[Asking]:
    loader = GameLoader()
    for key in GAMES:
        await loader.ready_to_search(key)
    found = Asking(loader, NatsConnection(nats.address, "test"))
    await found.connection.connect(
        {"test.answers.*": lambda received: found.hear(received.subject.rpartition(".")[2], received.payload)}
    )
    try:
        yield found
    finally:
        await found.connection.disconnect()
        found.close()
        await loader.close()


def position(key: str, plies: int) -> Match:
    """A match after some random moves, in which somebody has a choice."""
    lot = random.Random(plies)
    match = majlis.game(key).start(SEED)
    while match.ply < plies or len(match.legal_actions(match.actors()[0])) < 2:
        [seat, *_] = match.actors()
        match.play(seat, lot.choice(match.legal(seat)))
    return match


def here(match: Match, level: int, goal: BotGoal = "win") -> tuple[Decision, Stream]:
    """What this process would think, by the same seed."""
    [seat, *_] = match.actors()
    rng = stream(match.seed, "seat", seat, match.ply)
    return bot("search", level, goal).think(match.game, match.hidden(seat), seat, rng), rng


def test_a_worker_chooses_as_the_server_itself_would(nats: Nats, tmp_path: Path) -> None:
    async def run() -> None:
        with WorkerProcess(tmp_path, nats.address, *GAMES).ready(GAMES):
            async with asking(nats) as asked:
                for key in GAMES:
                    for plies, level, goal in SHAPES:
                        match = position(key, plies)
                        by, decision, rng = await asked.decided(match, level, goal=goal)
                        own, drawn = here(match, level, goal)
                        assert (by, decision) == ("worker", own)
                        assert rng.tobytes() == drawn.tobytes()

    asyncio.run(run())


def test_a_worker_is_given_what_the_seat_knows_and_nothing_else(nats: Nats) -> None:
    async def run() -> None:
        given: list[bytes] = []
        curious = await eavesdropper(nats, given)
        match = position("toitoi", 6)
        [seat, *_] = match.actors()
        async with asking(nats) as asked:
            # Somebody takes the question, and says nothing.
            await asked.decided(match, 3, seconds=1.0)
        await curious.close()
        [wanted, *_] = [decode_wanted(each) for each in given]
        assert wanted.view == match.hidden(seat).tobytes()
        assert wanted.view != match._states.tobytes(), "something is hidden in this position"
        assert wanted.rng == stream(match.seed, "seat", seat, match.ply).tobytes()
        for each in given:
            assert match.seed not in each
            assert new_stream(match.seed).tobytes()[:64] not in each

    asyncio.run(run())


async def eavesdropper(nats: Nats, given: list[bytes]) -> Client:
    """Somebody who takes questions and says nothing."""
    client = Client()
    await client.connect([nats.address])

    async def take(message: object) -> None:
        given.append(message.data)  # type: ignore[attr-defined]

    await client.subscribe("majlis.think.>", "majlis", cb=take)
    await client.flush()
    return client


def test_without_workers_the_server_thinks_itself(nats: Nats) -> None:
    async def run() -> None:
        async with asking(nats) as asked:
            match = position("quoridor", 4)
            by, decision, rng = await asked.decided(match, 3)
            own, drawn = here(match, 3)
            assert (by, decision) == ("here", own)
            assert rng.tobytes() == drawn.tobytes()
            # Nor does it wait for one while NATS is away.
            await asked.connection.disconnect()
            assert (await asked.decided(match, 3))[:2] == ("here", own)

    asyncio.run(run())


def test_what_is_thought_in_a_moment_is_asked_of_nobody(nats: Nats) -> None:
    async def run() -> None:
        given: list[bytes] = []
        curious = await eavesdropper(nats, given)
        async with asking(nats) as asked:
            for level in (1, 2):
                match = position("toitoi", 6)
                assert (await asked.decided(match, level))[:2] == ("here", here(match, level)[0])
            await asked.connection.ping()
        await curious.close()
        assert not given

    asyncio.run(run())


def test_a_worker_that_is_killed_in_the_middle_of_a_thought_costs_one_retry(nats: Nats, tmp_path: Path) -> None:
    async def run() -> None:
        with (
            WorkerProcess(tmp_path / "1", nats.address, *GAMES).ready(GAMES) as first,
            WorkerProcess(tmp_path / "2", nats.address, *GAMES).ready(GAMES) as second,
        ):
            async with asking(nats) as asked:
                match, before = position("quoridor", 4), repeated()
                thinking = asyncio.create_task(asked.decided(match, 5))
                worker = await begun_by(asked)
                (first if first.name == worker else second).kill()
                by, decision, rng = await thinking
                own, drawn = here(match, 5)
                assert (by, decision) == ("worker", own)
                assert rng.tobytes() == drawn.tobytes()
                assert repeated() == before + 1

    asyncio.run(run())


async def begun_by(asked: Asking) -> str:
    """The worker that has said last that it is at the only thought that is waited for."""
    assert asked.requests is not None
    async with asyncio.timeout(PATIENCE):
        while not (found := [call.worker for call in asked.requests._calls.values() if call.worker]):
            await asyncio.sleep(0.001)
    return str(found[0])


def test_instinct_plays_where_no_worker_answers(nats: Nats, tmp_path: Path) -> None:
    async def run() -> None:
        with WorkerProcess(tmp_path, nats.address, *GAMES).ready(GAMES) as worker:
            async with asking(nats) as asked:
                match, before = position("quoridor", 4), repeated()
                [seat, *_] = match.actors()
                worker.freeze()
                by, decision, _ = await asked.decided(match, 3)
                rng = stream(match.seed, "seat", seat, match.ply)
                own = bot("instinct", 3).think(match.game, match.hidden(seat), seat, rng)
                assert (by, decision) == ("instinct", own)
                assert repeated() == before + 1
                worker.thaw()
                async with asyncio.timeout(PATIENCE):
                    while (await asked.decided(match, 3))[:2] != ("worker", here(match, 3)[0]):
                        await asyncio.sleep(0.1)

    asyncio.run(run())


def test_a_worker_that_is_still_at_it_at_the_deadline_is_not_waited_for(nats: Nats) -> None:
    """It says again and again that it thinks, and never what."""

    async def run() -> None:
        slow = Client()
        await slow.connect([nats.address])
        answered: list[asyncio.Task[None]] = []

        async def think_on(reply: str) -> None:
            while True:
                await slow.publish(reply, encode_thought(ThoughtBegun("slow")))
                await asyncio.sleep(0.05)

        async def take(message: object) -> None:
            answered.append(asyncio.create_task(think_on(message.reply)))  # type: ignore[attr-defined]

        await slow.subscribe(subject_of("quoridor"), "majlis", cb=take)
        await slow.flush()
        async with asking(nats) as asked:
            before = repeated()
            assert (await asked.decided(position("quoridor", 4), 3, seconds=2.0))[0] == "instinct"
            assert repeated() == before, "whoever speaks is not given up before the time is over"
            assert len(answered) == 1
        for task in answered:
            task.cancel()
        await slow.close()

    asyncio.run(run())


def test_a_worker_of_other_sources_is_not_asked(nats: Nats, tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(SRC, source, ignore=shutil.ignore_patterns("__compiled__", "__pycache__", "*.wasm"))
    with (source / "majlis" / "bots" / "levels.py").open("a") as levels:
        levels.write("\n# A level that is a little stronger would be another opponent.\n")

    async def run() -> None:
        cache = {"MAJLIS_CACHE": str(jit.cache_folder())}
        with WorkerProcess(tmp_path, nats.address, "quoridor", source=source, **cache).ready(["quoridor"]) as worker:
            async with asking(nats) as asked:
                assert (await asked.decided(position("quoridor", 4), 3))[0] == "here"
            worker.terminate()
            assert worker.process.wait(PATIENCE) == 0
            assert [each["thoughts"] for each in worker.said("worker closed")] == [0]

    asyncio.run(run())


def test_a_worker_that_is_asked_to_end_finishes_its_thought_and_takes_no_other(nats: Nats, tmp_path: Path) -> None:
    async def run() -> None:
        with WorkerProcess(tmp_path, nats.address, *GAMES).ready(GAMES) as worker:
            async with asking(nats) as asked:
                match, before = position("quoridor", 4), repeated()
                thinking = asyncio.create_task(asked.decided(match, 5))
                await begun_by(asked)
                worker.terminate()
                by, decision, _ = await thinking
                assert (by, decision) == ("worker", here(match, 5)[0])
                assert repeated() == before
                assert await asyncio.to_thread(worker.process.wait, PATIENCE) == 0
                assert [each["thoughts"] for each in worker.said("worker closed")] == [1]
                assert (await asked.decided(match, 3))[0] == "here"

    asyncio.run(run())


def test_a_worker_comes_back_when_nats_does(nats: Nats, tmp_path: Path) -> None:
    async def run() -> None:
        with WorkerProcess(tmp_path, nats.address, *GAMES).ready(GAMES) as worker:
            nats.kill()
            worker.until("broken", lambda: worker.said("the connection to NATS broke"))
            nats.start()
            worker.until("back", lambda: worker.said("NATS is back"))
            async with asking(nats) as asked:
                assert (await asked.decided(position("toitoi", 6), 3))[0] == "worker"

    asyncio.run(run())


def test_a_worker_leaves_to_others_what_is_too_much_and_what_it_cannot_read(nats: Nats, tmp_path: Path) -> None:
    async def run() -> None:
        port = free_port()
        at = f"127.0.0.1:{port}"
        with WorkerProcess(tmp_path, nats.address, *GAMES, "--threads", "1", "--metrics", at).ready(GAMES) as worker:
            async with asking(nats) as asked:
                # More than it takes at a time, and each longer than all need to arrive.
                match = position("quoridor", 4)
                many = [asked.think(Question(*of(match), 5, new_stream(number)), seconds=3.0) for number in range(40)]
                assert all(
                    each.action in match.legal_actions(match.actors()[0]) for each in await asyncio.gather(*many)
                )
                asked.connection.publish(subject_of("quoridor"), b"rubbish", "test.answers.none")
                unread = "what was asked of this worker could not be read"
                await asyncio.to_thread(worker.until, unread, lambda: worker.said(unread))
                assert (await asked.decided(match, 3))[0] == "worker"
            text = httpx.get(f"http://{at}/metrics").text
            declined = dict(line.split() for line in text.splitlines() if line.startswith("majlis_thoughts_declined"))
            assert declined['majlis_thoughts_declined_total{why="unreadable"}'] == "1.0"
            assert float(declined['majlis_thoughts_declined_total{why="busy"}']) > 0

    asyncio.run(run())


def of(match: Match) -> tuple[majlis.Game, Stream, int]:
    [seat, *_] = match.actors()
    return match.game, match.hidden(seat), seat


def test_a_bot_at_a_table_is_thought_for_by_a_worker_and_by_its_server_when_that_is_gone(
    postgres: str, nats: Nats, tmp_path: Path
) -> None:
    async def run() -> None:
        with WorkerProcess(tmp_path, nats.address, *GAMES).ready(GAMES) as worker:
            async with opened(postgres, QUICK, nats.address) as server:
                page = Page(server, "first")
                plan = NewTable("quoridor", {"players": 2, "starter": 1}, [ME, SeatPlan("bot", 3)])
                table = await make_table(server.registry, page.session, plan)
                await page.ask("enter", "e", table=table)
                await start_match(await server.registry.table(table), None)
                before = counted()
                assert (await page.ask("move", "m1", table=table, seat=0, ply=0, action="e2"))["ply"] == 1
                await page.reach(0, 2)
                assert counted()["worker"] > before["worker"]
                worker.kill()
                before = counted()
                assert (await page.ask("move", "m2", table=table, seat=0, ply=2, action="e3"))["ply"] == 3
                await page.reach(0, 4)
                assert counted()["here"] > before["here"]

    asyncio.run(run())


# ---------------------------------------------------------------------------------------------------------- the command


def test_nats_is_what_a_worker_needs() -> None:
    with pytest.raises(SettingError, match=r"a worker is asked by NATS.*--nats or MAJLIS_NATS"):
        read_for_worker({}, {})
    assert read_for_worker({"MAJLIS_NATS": "nats://localhost:4222"}, {}).nats == "nats://localhost:4222"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--nats", "http://localhost"], "it must be addresses such as nats://"),
        (["--nats", "nats://somebody:secret@127.0.0.1:1"], "NATS cannot be reached (nats://127.0.0.1:1)"),
        (["--nats", "nats://localhost", "--metrics", "9100"], "an address such as 127.0.0.1:9100"),
        (["chess", "--nats", "nats://localhost"], "chess"),
    ],
)
def test_what_keeps_a_worker_from_its_work_is_said(options: list[str], said: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "majlis", "worker", *options], capture_output=True, text=True, timeout=PATIENCE
    )
    assert ended.returncode in (1, 2)
    # The frame around it may break the sentence anywhere.
    assert "".join(said.split()) in "".join(ended.stderr.replace("│", "").split())
    assert "Traceback" not in ended.stderr
    assert "secret" not in ended.stderr
