"""Time at a table, over real sockets: clocks, being away, and windows that last as long for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.sitter import BOT, ME, noticing_soon, play, sitters, two_at


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with noticing_soon(tmp_path_factory.mktemp("server")) as running:
        yield running.base


# ----------------------------------------------------------------------------------------------------------- time


def test_out_of_time_a_bot_keeps_the_seat_until_its_player_is_back(server: str) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor", clock={"kind": "move", "seconds": 1})
        await first.until(lambda: first.table["seats"][0]["stand_in"])
        await second.until(lambda: second.positions[1]["ply"] == 1)
        await second.move(1, "e8")
        await second.until(lambda: second.positions[1]["ply"] == 3)
        assert (await first.ask("back", seat=0))["type"] == "done"
        await first.until(lambda: not first.table["seats"][0]["stand_in"])

    play(work, server)


def test_a_bank_shrinks_while_one_thinks_and_grows_by_its_increment(server: str) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor", clock={"kind": "bank", "seconds": 100, "increment": 5})
        await asyncio.sleep(0.5)
        await first.move(0, "e2")
        played = (await second.until(lambda: second.told("played")))[-1]
        left = [time["left"] for time in played["times"]]
        assert 104_000 <= left[0] <= 104_600
        assert left[1] == 100_000 or left[1] > 99_000
        assert [time["running"] for time in played["times"]] == [False, True]

    play(work, server)


def test_who_is_away_is_kept_by_a_bot_as_long_as_somebody_is_there(server: str) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor")
        await first.guest.cut()
        await second.until(lambda: second.table["seats"][0]["away"])
        await second.until(lambda: second.table["seats"][0]["stand_in"])
        await second.until(lambda: second.positions[1]["ply"] == 1)
        await first.guest.connect()
        await first.enter(second.table["id"])
        await second.until(lambda: not second.table["seats"][0]["stand_in"])
        await second.move(1, "e8")
        await asyncio.sleep(0.5)
        assert second.positions[1]["ply"] == 2

    play(work, server)


def test_nothing_happens_while_nobody_is_there(server: str) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor")
        await first.guest.cut()
        await second.guest.cut()
        await asyncio.sleep(1.5)
        await first.guest.connect()
        await first.enter(first.table["id"])
        await first.until(lambda: first.positions[0]["ply"] == 0)

    play(work, server)


# -------------------------------------------------------------------------------------------------------- windows


def test_choices_stay_unseen_until_the_window_ends_for_everybody(server: str) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "toitoi")
        window = first.positions[0]["window"]
        assert (window["kind"], window["length"], window["answered"]) == ("choosing", 1500, False)
        second.news.clear()
        assert (await first.move(0, "open 1 2")).get("ply") is None
        assert (await first.move(0, "open 1 3"))["code"] == "already_answered"
        assert (await second.ask("pause"))["code"] == "window_open"
        await asyncio.sleep(0.2)
        assert second.told("played") == second.told("position") == []
        await second.until(lambda: second.positions[1]["ply"] == 2)
        [played] = second.told("played")
        assert [step["seat"] for step in played["steps"]] == [0, 1]

    play(work, server)


def test_both_having_chosen_does_not_end_a_window_early(server: str) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "nahs")
        began = asyncio.get_running_loop().time()
        await first.move(0, "ready")
        await second.move(1, "ready")
        await first.until(lambda: first.positions[0]["ply"] == 2)
        assert asyncio.get_running_loop().time() - began > 1.0

    play(work, server)


def test_alone_with_bots_a_window_ends_with_ones_answer(server: str) -> None:
    async def work(base: str) -> None:
        [alone] = await sitters(base, "alone")
        table = await alone.guest.make_table(game="toitoi", options={"players": 3}, seats=[ME, BOT, BOT], start=True)
        await alone.enter(table)
        await alone.until(lambda: 0 in alone.positions)
        assert alone.positions[0]["window"]["length"] is None
        await asyncio.sleep(2)
        assert alone.positions[0]["ply"] == 0, "nobody is hurried who hurries nobody"
        await alone.move(0, "open 1 2")
        await alone.until(lambda: alone.positions[0]["ply"] >= 3)

    play(work, server)
