"""Sitting down: from the lobby with one request, and by an invitation that says who invites to what."""

from __future__ import annotations

import asyncio
from pathlib import Path

from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.parts import SeatPlan
from majlis.server.tables.new_table import make_table
from tests.server.inside import FREE, ME, Page, opened

LINK = SeatPlan("link")


def shown(page: Page) -> dict[str, object]:
    return dict([news["table"] for news in page.news if news["type"] == "table"][-1])


def test_whoever_sits_down_from_the_lobby_gets_the_first_seat_they_may_take(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            host, guest = Page(sockets, "host"), Page(sockets, "guest")
            plan = NewTable("taki", {"players": 4}, [ME, LINK, FREE, FREE])
            table = await make_table(sockets.registry, host.session, plan)
            assert (await guest.ask("sit", "s1", table=table))["type"] == "done"
            seating = (await sockets.registry.table(table)).seating
            assert seating.own("guest") == 2
            # Once more, as by a second touch: the seat is theirs already.
            assert (await guest.ask("sit", "s2", table=table))["type"] == "done"
            assert (await sockets.registry.table(table)).seating.held("guest") == [2]

    asyncio.run(work())


def test_many_who_sit_down_at_once_get_a_seat_each_or_are_told_that_it_is_full(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            host = Page(sockets, "host")
            plan = NewTable("taki", {"players": 4}, [ME, FREE, FREE, FREE])
            table = await make_table(sockets.registry, host.session, plan)
            guests = [Page(sockets, f"guest{number}") for number in range(12)]
            answers = await asyncio.gather(*(guest.ask("sit", "s", table=table) for guest in guests))
            assert sorted(answer.get("code", "") for answer in answers) == [""] * 3 + ["full"] * 9
            seated = {seat.session for seat in (await sockets.registry.table(table)).seating}
            assert len(seated) == 4

    asyncio.run(work())


def test_an_invitation_says_who_invites_and_whether_there_is_room(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            host, friend, passer = (Page(sockets, name) for name in ("Layla", "friend", "passer"))
            plan = NewTable("quoridor", {"players": 2}, [ME, LINK])
            table = await make_table(sockets.registry, host.session, plan)
            await host.ask("enter", "e", table=table)
            key = str(shown(host)["invite"]).split("key=")[1]
            await passer.ask("enter", "e", table=table)
            assert shown(passer)["host_name"] == "Layla"
            assert shown(passer)["may_sit"] is False
            assert (await passer.ask("sit", "s", table=table))["code"] == "invitation_only"
            await friend.ask("enter", "e", table=table, key=key)
            assert shown(friend)["may_sit"] is True
            # Before the first touch, too, one may talk.
            assert (await friend.ask("say", "c", table=table, text="on my way"))["type"] == "done"
            assert (await friend.ask("sit", "s", table=table))["type"] == "done"
            assert shown(friend)["may_sit"] is False
            assert shown(passer)["may_sit"] is False
            assert (await passer.ask("sit", "s2", table=table))["code"] == "full"

    asyncio.run(work())
