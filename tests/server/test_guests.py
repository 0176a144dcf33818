"""Who may sit at a table: kept in the store, whatever is restarted and wherever somebody comes in."""

from __future__ import annotations

import asyncio

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from majlis.server.db.migrate import config
from majlis.server.protocol.rejected import Rejected
from majlis.server.ws.dispatcher import Dispatcher
from tests.server.host_table import LINK, at_home, key_of, occupants, set_up, shown, until
from tests.server.inside import FREE, ME, QUICK, Page, opened


def test_a_seat_opened_by_link_stays_private_when_its_guest_leaves(database: str) -> None:
    known: dict[str, str] = {}

    async def before(sockets: Dispatcher) -> None:
        table, host = await set_up(sockets, ME, LINK)
        known.update(table=table, key=key_of(host))
        friend = Page(sockets, "friend")
        await friend.ask("enter", "e", table=table, key=known["key"])
        assert (await friend.ask("sit", "s", table=table, seat=1))["type"] == "done"

    async def after(sockets: Dispatcher) -> None:
        table, friend, stranger = known["table"], Page(sockets, "friend"), Page(sockets, "stranger")
        await friend.ask("enter", "e2", table=table)
        assert (await friend.ask("leave", "l", table=table, seat=1))["type"] == "done"
        assert occupants(friend) == ["person", "link"]
        assert table not in [line.id for line in await sockets.registry.lobby.listed()]
        await stranger.ask("enter", "e", table=table)
        assert (await stranger.ask("sit", "s", table=table, seat=1))["code"] == "invitation_needed"

    at_home(database, before, after)


def test_a_seat_open_to_all_is_so_again_and_one_that_never_was_is_private(database: str) -> None:
    async def work(sockets: Dispatcher) -> None:
        table, host = await set_up(sockets, ME, FREE)
        guest = Page(sockets, "guest")
        await guest.ask("enter", "e", table=table)
        await guest.ask("sit", "s", table=table, seat=1)
        await guest.ask("leave", "l", table=table, seat=1)
        await host.ask("leave", "l", table=table, seat=0)
        assert occupants(host) == ["link", "free"]
        assert [seat["opening"] for seat in shown(host)["seats"]] == ["link", "free"]

    at_home(database, work)


def test_a_seat_keeps_its_opening_under_a_bot(database: str) -> None:
    async def work(sockets: Dispatcher) -> None:
        table, host = await set_up(sockets, ME, FREE)
        await host.ask("arrange", "a1", table=table, seat=1, plan={"occupant": "bot", "level": 1})
        assert (await sockets.registry.table(table)).seating[1].opening == "free"
        await host.ask("arrange", "a2", table=table, seat=1, plan={"occupant": "link"})
        assert (await sockets.registry.table(table)).seating[1].opening == "link"

    at_home(database, work)


def test_an_older_database_is_brought_up_to_date(database: str) -> None:
    """What stood in it stays; a seat that is taken is private, for nobody knows how it was open."""
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:", 1))
    with engine.begin() as connection:
        for name in (
            "owners",
            "processes",
            "invited",
            "reports",
            "removed",
            "links",
            "devices",
            "uploads",
            "requests",
            "chat",
            "choices",
            "moves",
            "matches",
            "seats",
            "tables",
        ):
            connection.execute(text(f'DROP TABLE IF EXISTS "{name}"'))
        connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
        command.upgrade(config(connection), "0002")
        row = "'old', 1, 'quoridor', '{\"players\": 2, \"starter\": 1}', '{}', 'host', 'key', 'gathering', 0, 1, 1"
        columns = "id, version, game, options, clock, host, key, stage, hurry, made, changed"
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({row.replace(':', chr(92) + ':')})"))
        for seat, keeper in ((0, "person"), (1, "free")):
            connection.execute(
                text(
                    "INSERT INTO seats (\"table\", seat, keeper, session, name) VALUES ('old', :seat, :keeper, :who, :who)"
                ),
                {"seat": seat, "keeper": keeper, "who": "host" if keeper == "person" else None},
            )
    engine.dispose()

    async def work(sockets: Dispatcher) -> None:
        found = await sockets.registry.table("old")
        assert [(seat.occupant, seat.opening) for seat in found.seating] == [("person", "link"), ("free", "free")]
        assert (found.watch, found.talkers, found.sharing, found.removed) == ("all", "all", False, {})

    at_home(database, work)


def test_whom_the_host_removes_stays_out_until_let_in_again(database: str) -> None:
    known: dict[str, str] = {}

    async def removed(sockets: Dispatcher) -> None:
        table, host = await set_up(sockets, ME, LINK, FREE, FREE)
        known.update(table=table, key=key_of(host))
        rude = Page(sockets, "rude")
        await rude.ask("enter", "e", table=table, key=known["key"])
        assert (await rude.ask("sit", "s", table=table, seat=1))["type"] == "done"
        assert (await host.ask("arrange", "a", table=table, seat=1, plan={"occupant": "link"}))["type"] == "done"
        away = rude.news[-1]
        assert (away["type"], away["table"], away["code"]) == ("turned_away", table, "removed")
        assert "another" in away["text"] or "other" in away["text"]
        assert [one["name"] for one in shown(host)["removed"]] == ["rude"]
        known["new"] = key_of(host)
        assert (await rude.ask("say", "w", table=table, text="so?"))["code"] == "removed"

    async def after(sockets: Dispatcher) -> None:
        table, rude, host, friend = known["table"], *(Page(sockets, name) for name in ("rude", "host", "friend"))
        for seat in (1, 2):
            assert (await rude.ask("sit", f"s{seat}", table=table, seat=seat))["code"] == "removed"
        assert (await rude.ask("enter", "e", table=table, key=known["key"]))["code"] == "removed"
        await friend.ask("enter", "e", table=table)
        assert shown(friend)["removed"] == []
        await host.ask("enter", "e", table=table)
        [one] = shown(host)["removed"]
        assert one["name"] == "rude"
        assert "rude" not in one["person"]
        assert (await friend.ask("readmit", "r", table=table, person=one["person"]))["code"] == "host_only"
        assert (await host.ask("readmit", "r", table=table, person=one["person"]))["type"] == "done"
        assert shown(host)["removed"] == []

    async def again(sockets: Dispatcher) -> None:
        rude = Page(sockets, "rude")
        assert (await rude.ask("enter", "e", table=known["table"], key=known["key"]))["code"] == "wrong_key"
        assert (await rude.ask("enter", "e2", table=known["table"], key=known["new"]))["type"] == "done"
        assert (await rude.ask("sit", "s", table=known["table"], seat=1))["type"] == "done"

    at_home(database, removed, after, again)


def test_whoever_is_removed_does_not_come_back_by_the_link_as_somebody_new(database: str) -> None:
    known: dict[str, str] = {}

    async def removed(sockets: Dispatcher) -> None:
        table, host = await set_up(sockets, ME, LINK, LINK, LINK, watch="players")
        known.update(table=table, key=key_of(host))
        friend, rude, fresh = (Page(sockets, name) for name in ("friend", "rude", "fresh"))
        for page, seat in ((friend, 1), (rude, 2)):
            await page.ask("enter", "e", table=table, key=known["key"])
            assert (await page.ask("sit", "s", table=table, seat=seat))["type"] == "done"
        # A second browser has the link open before anybody is removed.
        await fresh.ask("enter", "e", table=table, key=known["key"])
        await host.ask("arrange", "a", table=table, seat=2, plan={"occupant": "link"})
        known["new"] = key_of(host)
        assert known["new"] != known["key"]
        # Whoever sits there is told the new link, too.
        assert key_of(friend) == known["new"]
        assert (await fresh.ask("sit", "s", table=table, seat=2))["code"] == "invitation_needed"
        with pytest.raises(Rejected, match="removed"):
            await sockets.registry.lobby.about(table, rude.session, known["new"])

    async def after(sockets: Dispatcher) -> None:
        table, friend, newer, late = known["table"], *(Page(sockets, name) for name in ("friend", "newer", "late"))
        assert (await newer.ask("enter", "e", table=table, key=known["key"]))["code"] == "wrong_key"
        # The page of somebody who sits there still has the old link in its address.
        assert (await friend.ask("enter", "e", table=table, key=known["key"]))["type"] == "done"
        assert (await late.ask("enter", "e", table=table, key=known["new"]))["type"] == "done"
        assert (await late.ask("sit", "s", table=table, seat=2))["type"] == "done"

    at_home(database, removed, after)


def test_whoever_is_removed_at_one_server_is_out_at_the_other(postgres: str) -> None:
    async def run() -> None:
        async with opened(postgres, QUICK) as here, opened(postgres, QUICK) as there:
            table, host = await set_up(here, ME, FREE)
            rude = Page(there, "rude")
            await rude.ask("enter", "e", table=table)
            await rude.ask("sit", "s", table=table, seat=1)
            await until(lambda: shown(host)["seats"][1]["name"] == "rude")
            await host.ask("arrange", "a", table=table, seat=1, plan={"occupant": "free"})
            await until(lambda: rude.news[-1]["type"] == "turned_away")
            assert (await rude.ask("sit", "s2", table=table, seat=1))["code"] == "removed"
            [one] = shown(host)["removed"]
            await host.ask("readmit", "r", table=table, person=one["person"])
            await until(lambda: not there.registry.tables[table].removed)
            assert (await rude.ask("sit", "s3", table=table, seat=1))["type"] == "done"

    asyncio.run(run())


def test_a_removed_guest_is_out_of_the_next_match_too(database: str) -> None:
    async def work(sockets: Dispatcher) -> None:
        table, host = await set_up(sockets, ME, FREE, watch="players", talk="nobody")
        rude, friend = Page(sockets, "rude"), Page(sockets, "friend")
        await rude.ask("enter", "e", table=table)
        await rude.ask("sit", "s", table=table, seat=1)
        await host.ask("arrange", "a", table=table, seat=1, plan={"occupant": "free"})
        await friend.ask("enter", "e", table=table)
        await friend.ask("sit", "s", table=table, seat=1)
        assert (await host.ask("start", "b", table=table))["type"] == "done"
        assert (await friend.ask("resign", "g", table=table, seat=1))["type"] == "done"
        await host.ask("rematch", "r", table=table, seat=0)
        await friend.ask("rematch", "r", table=table, seat=1)
        await until(lambda: shown(host)["next"])
        following = await sockets.registry.table(shown(host)["next"])
        assert (following.watch, following.talkers) == ("players", "nobody")
        assert (await rude.ask("enter", "e2", table=following.id))["code"] == "removed"

    at_home(database, work)


def test_one_person_has_one_seat_unless_the_host_lets_guests_share_a_screen(database: str) -> None:
    async def work(sockets: Dispatcher) -> None:
        table, host = await set_up(sockets, ME, FREE, FREE, FREE)
        guest = Page(sockets, "guest")
        await guest.ask("enter", "e", table=table)
        alone = await guest.ask("sit", "d0", table=table, seat=1, device=True, name="Noor")
        assert alone["code"] == "no_sharing"
        assert "host" in alone["text"]
        assert (await guest.ask("sit", "s1", table=table, seat=1))["type"] == "done"
        twice = await guest.ask("sit", "s2", table=table, seat=2)
        assert twice["code"] == "already_seated"
        assert "2" in twice["text"]
        assert (await guest.ask("sit", "d1", table=table, seat=2, device=True))["code"] == "no_sharing"
        assert (await host.ask("sit", "d", table=table, seat=3, device=True, name="Noor"))["type"] == "done"
        assert (await host.ask("allow", "a", table=table, sharing=True))["type"] == "done"
        assert shown(guest)["sharing"]
        assert (await guest.ask("sit", "d2", table=table, seat=2, device=True, name="Sami"))["type"] == "done"
        assert (await guest.ask("sit", "s3", table=table, seat=2))["code"] == "seat_taken"

    at_home(database, work)


def test_whoever_is_removed_takes_those_at_their_screen_along(database: str) -> None:
    async def work(sockets: Dispatcher) -> None:
        table, host = await set_up(sockets, ME, FREE, LINK, FREE, sharing=True)
        guest = Page(sockets, "guest")
        await guest.ask("enter", "e", table=table, key=key_of(host))
        await guest.ask("sit", "s", table=table, seat=1)
        await guest.ask("sit", "d", table=table, seat=2, device=True, name="Sami")
        await host.ask("arrange", "a", table=table, seat=1, plan={"occupant": "free"})
        assert occupants(host) == ["person", "free", "link", "free"]

    at_home(database, work)
