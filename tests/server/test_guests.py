"""Who may sit, watch and talk at a table: kept in the store, whatever is restarted and wherever somebody comes in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from alembic import command
from sqlalchemy import create_engine, text

from majlis.server.db import queries
from majlis.server.db.migrate import config
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.parts import SeatPlan
from majlis.server.protocol.rejected import Rejected
from majlis.server.security.rate_limit import Limits
from majlis.server.settings import Settings
from majlis.server.tables import reports
from majlis.server.tables.new_table import make_table
from majlis.server.tables.start import start_match
from majlis.server.ws.dispatcher import Dispatcher
from tests.cli.program import majlis
from tests.server.inside import BOT, FREE, ME, QUICK, Page, opened
from tests.server.running import Running
from tests.server.sitter import ME as MY_SEAT
from tests.server.sitter import play, sitters

LINK = SeatPlan("link")


def at_home(database: str, *parts: Callable[[Dispatcher], Awaitable[None]]) -> None:
    """Each part at a server of its own, one after the other, on the same store."""

    async def run() -> None:
        for part in parts:
            async with opened(database, QUICK) as sockets:
                await part(sockets)

    asyncio.run(run())


async def set_up(sockets: Dispatcher, *seats: SeatPlan, host: str = "host", **plan: Any) -> tuple[str, Page]:
    """A table of Quoridor with its host."""
    page = Page(sockets, host)
    new = NewTable("quoridor", {"players": len(seats), "starter": 1}, list(seats), **plan)
    table = await make_table(sockets.registry, page.session, new)
    await page.ask("enter", "enter", table=table)
    return table, page


def shown(page: Page) -> dict[str, Any]:
    return next(dict(news["table"]) for news in reversed(page.news) if news["type"] == "table")


def occupants(page: Page) -> list[str]:
    return [seat["occupant"] for seat in shown(page)["seats"]]


def key_of(page: Page) -> str:
    return str(shown(page)["invite"]).split("key=")[1]


async def until(holds: Callable[[], Any]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.02)


# ----------------------------------------------------------------------------------------------- the opening of seats


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


# --------------------------------------------------------------------------------------------------- who was removed


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


# ------------------------------------------------------------------------------------------------ one person, one seat


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


# ----------------------------------------------------------------------------------------------------- who may watch


@pytest.mark.parametrize("watch", ["players", "nobody"])
def test_who_may_not_watch_is_turned_away_from_every_side(database: str, watch: str) -> None:
    async def work(sockets: Dispatcher) -> None:
        registry = sockets.registry
        table, host = await set_up(sockets, ME, FREE, watch=watch)
        guest, stranger, friend = (Page(sockets, name) for name in ("guest", "stranger", "friend"))
        for page in (guest, stranger):
            assert (await page.ask("enter", "e", table=table))["type"] == "done"
        await friend.ask("enter", "e", table=table, key=key_of(host))
        await guest.ask("sit", "s", table=table, seat=1)
        assert (await host.ask("start", "b", table=table))["type"] == "done"
        code = "invited_watch" if watch == "players" else "nobody_watches"
        away = stranger.news[-1]
        assert (away["type"], away["code"]) == ("turned_away", code)
        assert not any(news["type"] in ("position", "played") for news in stranger.news)
        assert (await stranger.ask("enter", "e2", table=table))["code"] == code
        sees = any(news["type"] == "position" for news in friend.news)
        assert sees == (watch == "players")
        match = shown(host)["match"]
        for look in (registry.archive.match(match, stranger.session), registry.lobby.about(table, stranger.session)):
            with pytest.raises(Exception, match=code):
                await look
        assert (await registry.archive.match(match, guest.session)).id == match

    at_home(database, work)


def test_the_host_changes_during_play_who_may_watch(database: str) -> None:
    known: dict[str, str] = {}

    async def before(sockets: Dispatcher) -> None:
        table, host = await set_up(sockets, ME, BOT)
        known["table"] = table
        await start_match(await sockets.registry.table(table), None)
        watcher = Page(sockets, "watcher")
        assert (await watcher.ask("enter", "e", table=table))["type"] == "done"
        assert (await watcher.ask("allow", "a", table=table, watch="all"))["code"] == "host_only"
        assert (await host.ask("allow", "a", table=table, watch="nobody"))["type"] == "done"
        assert watcher.news[-1]["type"] == "turned_away"
        told = len(watcher.news)
        await host.ask("move", "m", table=table, seat=0, ply=0, action="e2")
        await host.reach(0, 2)
        assert watcher.news[told:] == []
        assert shown(host)["watchers"] == 0

    async def after(sockets: Dispatcher) -> None:
        watcher, host = Page(sockets, "watcher"), Page(sockets, "host")
        assert (await watcher.ask("enter", "e", table=known["table"]))["code"] == "nobody_watches"
        await host.ask("enter", "e", table=known["table"])
        assert (await host.ask("allow", "a2", table=known["table"], watch="all"))["type"] == "done"
        assert (await watcher.ask("enter", "e2", table=known["table"]))["type"] == "done"

    at_home(database, before, after)


def test_a_table_has_room_for_so_many_pages_that_watch(tmp_path: Path) -> None:
    async def work(sockets: Dispatcher) -> None:
        sockets.registry.most_spectators = 2
        table, _ = await set_up(sockets, ME, FREE)
        watchers = [Page(sockets, f"watcher{number}") for number in range(3)]
        answers = [await page.ask("enter", "e", table=table) for page in watchers]
        assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
        assert answers[2]["code"] == "too_many_watch"
        assert (await watchers[0].ask("enter", "again", table=table))["type"] == "done"
        # Who has a seat, or gets one, is not counted.
        await watchers[0].ask("sit", "s", table=table, seat=1)
        assert (await watchers[2].ask("enter", "e2", table=table))["type"] == "done"

    at_home(f"sqlite:///{tmp_path / 'majlis.db'}", work)


def test_over_http_a_running_match_is_told_to_those_who_may_watch(tmp_path: Path) -> None:
    async def work(base: str) -> None:
        host, stranger = await sitters(base, "host", "stranger")
        plan = {"game": "quoridor", "options": {"players": 2, "starter": 1}, "watch": "nobody", "start": True}
        table = await host.guest.make_table(**plan, seats=[MY_SEAT, {"occupant": "bot", "level": 1}])
        await host.enter(table)
        await host.until(lambda: host.table["match"])
        match = host.table["match"]
        for path in (f"/api/tables/{table}", f"/api/matches/{match}", f"/api/matches/{match}/look"):
            answer: httpx.Response = await stranger.guest.web.get(path)
            assert (answer.status_code, answer.json()["code"]) == (403, "nobody_watches"), path
        assert (await host.guest.web.get(f"/api/matches/{match}")).status_code == 200
        assert (await host.guest.web.get(f"/api/tables/{table}")).status_code == 200

    with Running(tmp_path) as server:
        play(work, server.base)


# ------------------------------------------------------------------------------------------------------ who may talk


def test_who_may_talk_is_a_choice_of_the_table(database: str) -> None:
    async def work(sockets: Dispatcher) -> None:
        table, host = await set_up(sockets, ME, FREE, talk="players")
        guest, watcher = Page(sockets, "guest"), Page(sockets, "watcher")
        for page in (guest, watcher):
            await page.ask("enter", "e", table=table)
        await guest.ask("sit", "s", table=table, seat=1)
        assert (await guest.ask("say", "w1", table=table, text="hello"))["type"] == "done"
        assert (await watcher.ask("say", "w1", table=table, text="hello"))["code"] == "players_talk"
        assert (await watcher.ask("phrase", "w2", table=table, phrase="hello"))["code"] == "players_talk"
        await host.ask("allow", "a1", table=table, talk="all")
        assert (await watcher.ask("say", "w3", table=table, text="hello"))["type"] == "done"
        await host.ask("allow", "a2", table=table, talk="nobody")
        for number, page in enumerate((host, guest, watcher)):
            assert (await page.ask("phrase", f"p{number}", table=table, phrase="hello"))["code"] == "nobody_talks"

    at_home(database, work)


def test_whoever_sits_is_called_as_their_seat_is_whatever_they_call_themselves_later(tmp_path: Path) -> None:
    async def work(sockets: Dispatcher) -> None:
        table, host = await set_up(sockets, ME, FREE)
        guest = Page(sockets, "guest")
        await guest.ask("enter", "e", table=table)
        await guest.ask("sit", "s", table=table, seat=1)
        guest.session = guest.session._replace(name="host")
        await guest.ask("say", "w", table=table, text="I am the host")
        [line] = host.news[-1]["lines"]
        assert (line["name"], line["seat"]) == ("guest", 1)
        assert line["person"] == shown(host)["seats"][1]["person"] != shown(host)["seats"][0]["person"]

    at_home(f"sqlite:///{tmp_path / 'majlis.db'}", work)


def test_spectators_talk_slowly_and_players_as_they_like(tmp_path: Path) -> None:
    now = 0.0
    settings = Settings(spectator_lines_a_minute=4, spectator_lines_a_minute_table=6, reports_an_hour=1)

    async def work(sockets: Dispatcher) -> None:
        nonlocal now
        sockets._limits = Limits(settings, lambda: now)
        table, host = await set_up(sockets, ME, BOT)
        watchers = [Page(sockets, f"watcher{number}") for number in range(2)]
        for page in watchers:
            await page.ask("enter", "e", table=table)

        async def told(page: Page, *ids: str) -> list[str]:
            answers = [await page.ask("say", id, table=table, text="well") for id in ids]
            return [answer.get("code", answer["type"]) for answer in answers]

        assert await told(watchers[0], "1", "2", "3") == ["done", "done", "too_many_lines"]
        # All of them together have a limit, too.
        assert await told(watchers[1], "1", "2") == ["done", "too_many_lines"]
        assert set(await told(host, *(str(number) for number in range(20)))) == {"done"}
        now = 60.0
        assert await told(watchers[0], "3") == ["done"]

    at_home(f"sqlite:///{tmp_path / 'majlis.db'}", work)


# ----------------------------------------------------------------------------------------------------------- reports


def test_a_report_is_kept_with_what_was_said_around_it(database: str) -> None:
    known: dict[str, str] = {}

    async def before(sockets: Dispatcher) -> None:
        table, host = await set_up(sockets, ME, FREE)
        known["table"] = table
        rude = Page(sockets, "rude")
        await rude.ask("enter", "e", table=table)
        for number in range(30):
            await rude.ask("say", f"w{number}", table=table, text=f"line {number + 1}")
        [line] = rude.news[-2]["lines"]
        assert line["number"] == 30
        wanted = {"table": table, "person": line["person"], "reason": "insult", "line": 20, "note": "look at this"}
        assert (await host.ask("report", "r", **wanted))["type"] == "done"
        # The same request has no second effect, at no other server either.
        sockets._once._answers.clear()
        assert (await host.ask("report", "r", **wanted, again=True))["type"] == "done"
        assert (await rude.ask("report", "r", **wanted))["code"] == "report_oneself"
        assert (await host.ask("report", "r2", **{**wanted, "line": 99}))["code"] == "no_such_line"
        assert (await host.ask("report", "r3", **{**wanted, "person": "nobody"}))["code"] == "no_such_person"
        # No number is too large for a database to look it up, nor the lines around it.
        assert (await host.ask("report", "r4", **{**wanted, "line": 2_000_000_000}))["code"] == "no_such_line"
        for number in (0, -1, 2**31 - 1, 2**63 - 1, 2**63, 2**200):
            frame = msgspec.json.encode({"type": "report", "id": "r5", **wanted}).replace(
                b'"line":20', f'"line":{number}'.encode()
            )
            assert sockets._read_frame(host, frame) is None
            assert (host.news[-1]["type"], host.news[-1]["code"]) == ("refused", "unreadable")
        outside = Page(sockets, "outside")
        assert (await outside.ask("report", "r", **wanted))["code"] == "report_from_table"
        assert not any("report" in str(news) for news in rude.news[:-1] if news["type"] != "refused")

    async def after(sockets: Dispatcher) -> None:
        rows = await sockets.registry.store.read(queries.reports, 10)
        [kept] = [reports.kept(row) for row in rows if row.table_id == known["table"]]
        assert (kept.by, kept.about, kept.about_name, kept.reason) == ("host", "rude", "rude", "insult")
        assert kept.note == "look at this"
        assert [said.text for said in kept.lines] == [f"line {number}" for number in range(5, 26)]

    at_home(database, before, after)


def test_those_who_run_the_server_read_and_forget_reports(database: str) -> None:
    async def work(sockets: Dispatcher) -> None:
        table, host = await set_up(sockets, ME, FREE)
        rude = Page(sockets, "Sami سامي")
        await rude.ask("enter", "e", table=table)
        await rude.ask("sit", "s", table=table, seat=1)
        await rude.ask("say", "w", table=table, text="[bold]go away[/bold]")
        wanted = {
            "table": table,
            "person": shown(host)["seats"][1]["person"],
            "reason": "insult",
            "note": "please look",
        }
        assert (await host.ask("report", "r", **wanted))["type"] == "done"

    at_home(database, work)
    place = database.removeprefix("sqlite:///")
    ran = majlis("reports", "--database", place, "--last", "1")
    for part in ("Sami سامي", "Insults or threats", "please look", "[bold]go away[/bold]"):
        assert part in ran.out
    assert "بلاغ عن" in majlis("--lang", "ar", "reports", "--database", place, "--last", "1").out
    [one] = msgspec.json.decode(majlis("reports", "--database", place, "--last", "1", "--json").out)
    assert (one["about_name"], one["reason"], one["by_name"]) == ("Sami سامي", "insult", "host")
    assert "Nobody" not in majlis("reports", "--database", place).out
    majlis("reports", "--database", place, "--forget", "1")
    assert "please look" in majlis("reports", "--database", place).out
    majlis("reports", "--database", place, "--forget", "0")
    assert "Nobody has reported anything" in majlis("reports", "--database", place).out


def test_reports_of_no_server_are_refused(tmp_path: Path) -> None:
    ran = majlis("reports", "--data-dir", str(tmp_path))
    assert ran.code == 1
    assert "--data-dir" in ran.err
    assert not list(tmp_path.iterdir())


# ------------------------------------------------------------------------------------------------------------- names


def test_nobody_sits_or_talks_under_a_name_like_anothers_at_the_table(tmp_path: Path) -> None:
    async def work(sockets: Dispatcher) -> None:
        table, host = await set_up(sockets, ME, FREE, FREE, FREE, host="Sara")
        false, mixed, other = Page(sockets, "Ѕаrа"), Page(sockets, "Sаmi"), Page(sockets, "Sami")
        false.session = false.session._replace(name="SARA")
        for page in (false, mixed, other):
            await page.ask("enter", "e", table=table)
        refused = await false.ask("sit", "s", table=table, seat=1)
        assert refused["code"] == "name_alike"
        assert "Sara" in refused["text"]
        assert "settings" in refused["text"]
        assert (await false.ask("say", "w", table=table, text="It is me"))["code"] == "name_alike"
        standing = await make_table(sockets.registry, false.session, NewTable("quoridor", {"players": 2}, [FREE, FREE]))
        for page in (host, false):
            await page.ask("enter", "e2", table=standing)
        assert (await host.ask("sit", "s", table=standing, seat=0))["type"] == "done"
        # Not even the host, who does not sit there.
        assert (await false.ask("say", "w2", table=standing, text="It is me"))["code"] == "name_alike"
        assert (await mixed.ask("sit", "s", table=table, seat=1))["code"] == "name_mixed"
        assert (await other.ask("sit", "s", table=table, seat=1))["type"] == "done"
        same = await host.ask("sit", "d", table=table, seat=2, device=True, name="Sami.")
        assert same["code"] == "name_alike"
        assert (await host.ask("sit", "d2", table=table, seat=2, device=True, name="Samir"))["type"] == "done"

    at_home(f"sqlite:///{tmp_path / 'majlis.db'}", work)


def test_reports_are_limited(tmp_path: Path) -> None:
    async def work(sockets: Dispatcher) -> None:
        sockets._limits = Limits(Settings(reports_an_hour=2))
        table, host = await set_up(sockets, ME, FREE)
        rude = Page(sockets, "rude")
        await rude.ask("enter", "e", table=table)
        await rude.ask("sit", "s", table=table, seat=1)
        wanted = {"table": table, "person": shown(host)["seats"][1]["person"], "reason": "name"}
        answers = [await host.ask("report", f"r{number}", **wanted) for number in range(3)]
        assert [answer.get("code", answer["type"]) for answer in answers] == ["done", "done", "too_many_reports"]

    at_home(f"sqlite:///{tmp_path / 'majlis.db'}", work)
