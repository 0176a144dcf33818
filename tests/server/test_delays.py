"""Bots that hold what nobody may see act at moments that tell nothing of it, however slow the machine is."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import majlis
from majlis.bots import pacing
from majlis.kernel.seeds import new_stream
from majlis.kernel.viewers import REFEREE
from majlis.match.match import Match
from majlis.server.bots import pool
from majlis.server.bots.question import Question
from majlis.server.matches.live import LiveMatch
from majlis.server.matches.windows import window_kind
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.parts import SeatPlan
from majlis.server.security.sessions import Session
from majlis.server.settings import Timing
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from tests.server.inside import ME, Page, opened

OWNER = Session("owner", "owner", "en")
TABLES = 6
"""How many lots are compared in each pair of worlds."""


class LeapingSelector(selectors.DefaultSelector):
    """Does not wait for the time of a timer while it is told to leap: the clock is there at once."""

    moment, is_leaping = 0.0, False

    def select(self, timeout: float | None = None) -> list[Any]:
        if not self.is_leaping or timeout is None:
            return super().select(timeout)
        if not (ready := super().select(0)):
            self.moment += timeout
        return ready


class LeapingLoop(asyncio.SelectorEventLoop):
    """Its clock stands still but when it leaps, so that no moment depends on the machine."""

    def __init__(self) -> None:
        self.clock = LeapingSelector()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.moment


class SlowMachine(ThreadPoolExecutor):
    """A machine on which every thought is begun at once, and none ever comes to its end."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        if work is not pool._work:
            done.set_result(work(*args, **named))
        return done


class Moments(list[float]):
    """Seconds from the beginning of a bot's turn until it acts, for each time that one does."""

    acted: asyncio.Event

    async def another(self) -> None:
        """Wait until a bot acts; nothing but time passes meanwhile."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, LeapingLoop)
        self.acted = asyncio.Event()
        loop.clock.is_leaping = True
        try:
            async with asyncio.timeout(20):
                await self.acted.wait()
        finally:
            loop.clock.is_leaping = False


@pytest.fixture
def moments(monkeypatch: pytest.MonkeyPatch) -> Moments:
    seen, began = Moments(), dict[int, float]()
    think, moves = pool.BotPool.think, LiveMatch.bot_moves

    async def thinking(self: pool.BotPool, asked: Question, *args: Any, **named: Any) -> Any:
        began[asked.seat] = asyncio.get_running_loop().time()
        return await think(self, asked, *args, **named)

    async def moving(self: LiveMatch, seat: int, ply: int, action: int) -> None:
        if not seen.acted.is_set():
            seen.append(round(asyncio.get_running_loop().time() - began[seat], 6))
        seen.acted.set()
        await asyncio.sleep(0)
        await moves(self, seat, ply, action)

    monkeypatch.setattr(pool, "ThreadPoolExecutor", SlowMachine)
    monkeypatch.setattr(pool.BotPool, "think", thinking)
    monkeypatch.setattr(LiveMatch, "bot_moves", moving)
    return seen


def twins(key: str, options: dict[str, Any], is_scene: Callable[[Match], bool]) -> tuple[Match, Match]:
    """Two worlds that seat 0 cannot tell apart: in one seat 1 has no choice, in the other it has."""
    game = majlis.game(key, **options)
    for seed in range(200):
        match, bot = game.start(seed=seed), majlis.bot("instinct", level=5)
        for ply in range(60):
            if not match.actors():
                break
            if 1 in match.actors() and is_scene(match):
                found: dict[bool, Match] = {}
                for number in range(30):
                    states = game.ops.determinized(match.hidden(0), new_stream(number))
                    states[0]["viewer"] = REFEREE
                    world = Match(game, states, match.seed, None, "en")
                    if 1 in world.actors():
                        found[len(world.legal_actions(1)) == 1] = world
                if len(found) == 2:
                    return found[True], found[False]
            seat = match.actors()[0]
            match.play(seat, bot.choose(match.view(seat), match.legal(seat), ply))
    raise AssertionError(f"no two such worlds of {key} were found")


async def played(
    seen: Moments, folder: Path, key: str, options: dict[str, Any], world: Match, level: int, hurry: bool
) -> None:
    """Let seat 1, a bot, act once at each of several tables at which everybody knows the same."""
    state = world.state()
    async with opened(f"sqlite:///{folder / 'majlis.db'}", Timing(pace=1.0)) as sockets:
        while not sockets.registry.bots._loader.can_search(key):
            await asyncio.to_thread(time.sleep, 0.05)
        seats = [ME, *[SeatPlan("bot", level)] * (options["players"] - 1)]
        for number in range(TABLES):
            owner = Page(sockets, "owner")
            table = await sockets.registry.table(
                await make_table(sockets.registry, OWNER, NewTable(key, options, list(seats)))
            )
            await owner.ask("enter", "e", table=table.id)
            await table.save(hurry=int(hurry))
            seed = number.to_bytes(32, "big")
            await start_match(table, None, before=majlis.game(key, **options).position(state, seed))
            await seen.another()
            await table.close()


def acted(folder: Path, seen: Moments, world: Match, options: dict[str, Any], level: int, hurry: bool) -> list[float]:
    """The moments at which the bot acted in one world."""
    folder.mkdir(exist_ok=True)
    seen.clear()
    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        runner.run(played(seen, folder, world.game.key, options, world, level, hurry))
    return list(seen)


def compared(
    folder: Path, seen: Moments, worlds: tuple[Match, Match], options: dict[str, Any], level: int, hurry: bool
) -> list[float]:
    """The moments at which the bot acted, which are the same in both worlds."""
    forced, free = (
        acted(folder / str(number), seen, world, options, level, hurry) for number, world in enumerate(worlds)
    )
    assert forced == free
    return forced


TAKI = {"players": 2}


@pytest.fixture(scope="module")
def turns() -> tuple[Match, Match]:
    return twins("taki", TAKI, lambda match: window_kind(match) is None)


@pytest.mark.parametrize("level", [1, 5])
def test_a_bot_without_a_choice_takes_as_long_as_one_with_many(
    tmp_path: Path, moments: Moments, turns: tuple[Match, Match], level: int
) -> None:
    seen = compared(tmp_path, moments, turns, TAKI, level, hurry=False)
    assert len(seen) == TABLES
    assert min(seen) >= pacing.THOUGHT[level]
    assert len(set(seen)) > TABLES // 2


def test_a_hurried_bot_takes_what_its_level_may_need_and_no_less(
    tmp_path: Path, moments: Moments, turns: tuple[Match, Match]
) -> None:
    assert compared(tmp_path, moments, turns, TAKI, 5, hurry=True) == [pacing.THOUGHT[5]] * TABLES


def test_a_window_that_waits_for_a_bot_does_not_close_sooner_because_it_has_no_choice(
    tmp_path: Path, moments: Moments
) -> None:
    """T-21: whoever is asked and can only pass takes as long as whoever has to think about it."""
    forced, _ = twins("taki", TAKI, lambda match: window_kind(match) is not None and 0 not in match.actors())
    assert min(acted(tmp_path, moments, forced, TAKI, 5, hurry=False)) >= pacing.THOUGHT[5]
