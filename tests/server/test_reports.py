"""What guests report: kept with what was said around it, read by those who run the server."""

from __future__ import annotations

from pathlib import Path

import msgspec

from majlis.server.db import queries
from majlis.server.security.rate_limit import Limits
from majlis.server.settings import Settings
from majlis.server.tables import reports
from majlis.server.ws.dispatcher import Dispatcher
from tests.cli.program import majlis
from tests.server.host_table import at_home, set_up, shown
from tests.server.inside import FREE, ME, Page


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
            assert sockets.read_frame(host, frame) is None
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
