"""Who may watch a match: by the table's choice, however somebody comes in."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import psycopg
import pytest

from majlis.server.db.rows import MatchRow
from majlis.server.matches import finished
from majlis.server.tables.start import start_match
from majlis.server.ws.dispatcher import Dispatcher
from tests.server.host_table import at_home, key_of, set_up, shown, until
from tests.server.inside import BOT, FREE, ME, QUICK, Page, opened
from tests.server.running import Running
from tests.server.sitter import ME as MY_SEAT
from tests.server.sitter import Sitter, play, sitters


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


async def played_alone(host: Sitter, watch: str) -> str:
    """A table at which the host plays Quoridor against a bot."""
    plan = {"game": "quoridor", "options": {"players": 2, "starter": 1}, "watch": watch, "start": True}
    table = await host.guest.make_table(**plan, seats=[MY_SEAT, {"occupant": "bot", "level": 1}])
    await host.enter(table)
    await host.until(lambda: host.table["match"])
    return table


def test_over_http_a_running_match_is_told_to_those_who_may_watch(tmp_path: Path) -> None:
    async def work(base: str) -> None:
        host, stranger = await sitters(base, "host", "stranger")
        table = await played_alone(host, "nobody")
        match = host.table["match"]
        for path in (f"/api/tables/{table}", f"/api/matches/{match}", f"/api/matches/{match}/look"):
            answer: httpx.Response = await stranger.guest.web.get(path)
            assert (answer.status_code, answer.json()["code"]) == (403, "nobody_watches"), path
        told = await host.guest.web.get(f"/api/matches/{match}")
        assert (told.status_code, told.json()["key"]) == (200, None), "nothing to share yet"
        assert (await host.guest.web.get(f"/api/tables/{table}")).status_code == 200

    with Running(tmp_path) as server:
        play(work, server.base)


async def ways(page: Sitter, match: str, key: str | None = None) -> set[str | None]:
    """What each way of reading a match is answered; None: it is told."""
    query = {} if key is None else {"key": key}
    answers = [
        await page.guest.web.get(f"/api/matches/{match}{part}", params=query) for part in ("", "/replay", "/look")
    ]
    plan = {"ply": 0, "seat": 0, "level": 1}
    answers.append(await page.guest.web.post(f"/api/matches/{match}/play-on", json=plan, params=query))
    return {answer.json().get("code") if answer.status_code >= 400 else None for answer in answers}


@pytest.mark.parametrize("watch", ["all", "players", "nobody"])
def test_who_may_watch_a_match_again_follows_from_who_may_watch_it(tmp_path: Path, watch: str) -> None:
    async def work(base: str) -> None:
        host, invited, stranger = await sitters(base, "host", "invited", "stranger")
        await played_alone(host, watch)
        match, invitation = host.table["match"], host.table["invite"].split("key=")[1]
        await host.ask("resign", seat=0)
        await host.until(lambda: host.table["status"] == "over")

        told, closed = {None}, {"match_closed"}
        assert await ways(host, match) == told
        shared = (await host.guest.web.get(f"/api/matches/{match}")).json()["key"]
        assert (shared is None) == (watch == "all"), "a link needs a key only where not everybody may watch"
        assert await ways(stranger, match) == (told if watch == "all" else closed)
        assert await ways(stranger, match, "guessed") == (told if watch == "all" else closed)
        assert await ways(invited, match, invitation) == (closed if watch == "nobody" else told)
        assert await ways(stranger, match, shared) == told
        heads = [(await stranger.guest.web.get(f"/match/{match}{end}")).text for end in ("", f"?key={shared}")]
        assert ["links/quoridor.jpg" in head for head in heads] == [watch == "all", True]

    with Running(tmp_path) as server:
        play(work, server.base)


def test_whoever_plays_on_from_a_match_does_not_open_it_to_others(tmp_path: Path) -> None:
    async def work(base: str) -> None:
        host, stranger = await sitters(base, "host", "stranger")
        await played_alone(host, "nobody")
        match = host.table["match"]
        await host.ask("resign", seat=0)
        await host.until(lambda: host.table["status"] == "over")
        # Both matches have one seed.
        again = await host.guest.web.post(f"/api/matches/{match}/play-on", json={"ply": 0, "seat": 0, "level": 1})
        answer = await stranger.guest.web.get(f"/api/tables/{again.json()['table']}")
        assert (answer.status_code, answer.json()["code"]) == (403, "nobody_watches")

    with Running(tmp_path) as server:
        play(work, server.base)


def test_a_match_has_a_key_that_nobody_derives_from_its_seed() -> None:
    match = MatchRow("match", "table", "quoridor", 1, "{}", b"s" * 32, None, 0)
    assert finished.key_of(match, "invitation") == finished.key_of(match, "invitation")
    assert finished.key_of(match, "invitation") != finished.key_of(match, "another")
    assert finished.key_of(match, "invitation") != finished.key_of(match._replace(id="other"), "invitation")


async def next_of(host: Page, second: Page, table: str) -> str:
    """The table of the next match, which both want."""
    await host.ask("rematch", "r", table=table, seat=0)
    await second.ask("rematch", "r", table=table, seat=1)
    await until(lambda: shown(host)["next"])
    return str(shown(host)["next"])


async def played_before_a_friend(sockets: Dispatcher, watched_at: Dispatcher) -> tuple[str, list[Page]]:
    """A match that is over, of two at a table at which guests of the players may watch, and a friend who did."""
    table, host = await set_up(sockets, ME, FREE, watch="players")
    second, friend = Page(sockets, "second"), Page(watched_at, "friend")
    await second.ask("enter", "e", table=table)
    await second.ask("sit", "s", table=table, seat=1)
    assert (await host.ask("start", "b", table=table))["type"] == "done"
    assert (await friend.ask("enter", "e", table=table, key=key_of(host)))["type"] == "done"
    await second.ask("resign", "g", table=table, seat=1)
    return table, [host, second, friend]


def test_whom_players_invited_may_watch_their_next_match_after_a_restart_too(database: str) -> None:
    known: dict[str, str] = {}

    async def before(sockets: Dispatcher) -> None:
        table, (host, second, friend) = await played_before_a_friend(sockets, sockets)
        known.update(table=table, match=shown(host)["match"], next=await next_of(host, second, table))
        assert (await friend.ask("enter", "e2", table=known["next"]))["type"] == "done"

    async def after(sockets: Dispatcher) -> None:
        friend, stranger = Page(sockets, "friend"), Page(sockets, "stranger")
        for number, name in enumerate(("table", "next")):
            assert (await friend.ask("enter", f"e{number}", table=known[name]))["type"] == "done"
            assert (await stranger.ask("enter", f"e{number}", table=known[name]))["code"] == "invited_watch"
        assert (await sockets.registry.archive.match(known["match"], friend.session)).id == known["match"]

    at_home(database, before, after)


def test_whom_players_invited_at_one_server_may_watch_at_the_other(postgres: str) -> None:
    async def run() -> None:
        async with opened(postgres, QUICK) as here, opened(postgres, QUICK) as there:
            table, (host, second, friend) = await played_before_a_friend(here, there)
            # The invitation is known at the other one alone; the next match is made here.
            following = await next_of(host, second, table)
            elsewhere, stranger = Page(here, "friend"), Page(here, "stranger")
            for number, name in enumerate((table, following)):
                for page in (friend, elsewhere):
                    assert (await page.ask("enter", f"n{number}", table=name))["type"] == "done"
                assert (await stranger.ask("enter", f"n{number}", table=name))["code"] == "invited_watch"
            assert (await there.registry.lobby.about(following, friend.session)).id == following

    asyncio.run(run())


def test_whoever_is_let_in_by_the_link_is_known_to_all_servers_by_then(postgres: str) -> None:
    async def run() -> None:
        async with opened(postgres, QUICK) as server:
            table, host = await set_up(server, ME, FREE, watch="players")
            friend = Page(server, "friend")
            async with await psycopg.AsyncConnection.connect(postgres) as other, other.transaction():
                await other.execute("LOCK TABLE invited IN SHARE MODE")
                entering = asyncio.create_task(friend.ask("enter", "e", table=table, key=key_of(host)))
                waits = "SELECT count(*) FROM pg_locks WHERE NOT granted"
                while not entering.done() and (await (await other.execute(waits)).fetchone()) == (0,):
                    await asyncio.sleep(0.01)
                assert not entering.done()
            assert (await entering)["type"] == "done"

    asyncio.run(run())


def test_whoever_came_by_a_link_that_is_another_one_now_is_invited_no_more(database: str) -> None:
    known: dict[str, str] = {}

    async def before(sockets: Dispatcher) -> None:
        table, host = await set_up(sockets, ME, FREE, FREE, FREE, watch="players")
        friend, rude = Page(sockets, "friend"), Page(sockets, "rude")
        known["table"] = table
        for page in (friend, rude):
            await page.ask("enter", "e", table=table, key=key_of(host))
        await rude.ask("sit", "s", table=table, seat=1)
        await host.ask("arrange", "a", table=table, seat=1, plan={"occupant": "bot", "level": 1})
        assert (await host.ask("start", "b", table=table, fill=True, level=1))["type"] == "done"
        assert (await friend.ask("enter", "e2", table=table))["code"] == "invited_watch"

    async def after(sockets: Dispatcher) -> None:
        friend = Page(sockets, "friend")
        assert (await friend.ask("enter", "e", table=known["table"]))["code"] == "invited_watch"

    at_home(database, before, after)


@pytest.mark.parametrize("watch", ["all", "players", "nobody"])
def test_a_removed_guest_does_not_read_the_match_and_keeps_what_they_sat_in(tmp_path: Path, watch: str) -> None:
    async def work(base: str) -> None:
        host, rude = await sitters(base, "host", "rude")
        found = []
        for is_removed in (False, True):
            options = {"players": 2, "starter": 1}
            seats = [MY_SEAT, {"occupant": "link"}]
            table = await host.guest.make_table(game="quoridor", options=options, seats=seats, watch=watch)
            await host.enter(table)
            invitation = host.table["invite"].split("key=")[1]
            await rude.enter(table, key=invitation)
            assert (await rude.ask("sit", seat=1))["type"] == "done"
            if is_removed:
                await host.ask("arrange", seat=1, plan={"occupant": "bot", "level": 1})
            assert (await host.ask("start"))["type"] == "done"
            await host.until(lambda: host.table["match"])
            await host.ask("resign", seat=0)
            await host.until(lambda: host.table["status"] == "over")
            found.append((host.table["match"], invitation, table))
        (sat_in, _, _), (removed_from, old, table) = found
        assert await ways(rude, sat_in) == {None}
        mine = [line["id"] for line in (await rude.guest.web.get("/api/matches")).json()]
        assert (sat_in in mine, removed_from in mine) == (True, False)
        new = host.table["invite"].split("key=")[1]
        for key in (None, old, new):
            assert await ways(rude, removed_from, key) == {"removed"}, "not even where all may watch"
        assert (await rude.guest.web.get(f"/api/tables/{table}", params={"key": new})).json()["code"] == "removed"
        # What a player shares with them they may read: that is the player's to say.
        shared = (await host.guest.web.get(f"/api/matches/{removed_from}")).json()["key"]
        if watch != "all":
            assert await ways(rude, removed_from, shared) == {None}

    with Running(tmp_path) as server:
        play(work, server.base)
