"""Who may talk at a table, how much, and under which name."""

from __future__ import annotations

from pathlib import Path

from majlis.server.protocol.http_bodies import NewTable
from majlis.server.security.rate_limit import Limits
from majlis.server.settings import Settings
from majlis.server.tables.new_table import make_table
from majlis.server.ws.dispatcher import Dispatcher
from tests.server.host_table import at_home, set_up, shown
from tests.server.inside import BOT, FREE, ME, Page


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
