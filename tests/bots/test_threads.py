"""Bots think in threads, beside each other and beside an event loop, and think the same there."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import majlis
from majlis.decision import Decision
from majlis.kernel.seeds import new_stream
from tests.bots.seats import undecided

ITERATIONS, CHUNK = 6_000, 500


def considered(key: str, seed: int) -> Decision:
    match = undecided(key, seed)
    seat = match.actors()[0]
    thinking = majlis.bot("search", 5).begin(match.game, match.hidden(seat), seat, new_stream(seed), ITERATIONS)
    for _ in range(0, ITERATIONS, CHUNK):
        thinking.work(CHUNK)
    return thinking.decision()


def test_thoughts_in_threads_are_those_of_one_after_the_other(with_instinct: str) -> None:
    alone = [considered(with_instinct, seed) for seed in range(3)]
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(lambda seed: considered(with_instinct, seed), range(3))) == alone


def test_an_event_loop_goes_on_while_a_bot_thinks(with_instinct: str) -> None:
    considered(with_instinct, 0)  # so that nothing has to be compiled
    match = undecided(with_instinct, 1)
    seat = match.actors()[0]
    thinking = majlis.bot("search", 5).begin(match.game, match.hidden(seat), seat, new_stream(1), ITERATIONS)
    at_work = threading.Event()

    def think() -> None:
        at_work.set()
        thinking.work(ITERATIONS)
        at_work.clear()

    async def beats() -> int:
        count, thread = 0, asyncio.create_task(asyncio.to_thread(think))
        while not thread.done():
            await asyncio.sleep(0)
            count += at_work.is_set()
        return count

    assert asyncio.run(beats()) > 50
