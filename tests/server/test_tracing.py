"""Traces: the parts of a move lie in each other from the page to the commit, also where they are at two processes."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import httpx
import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from majlis.errors import MajlisError
from majlis.server import tracing
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.protocol.parts import SeatPlan
from majlis.server.settings import SettingError, read
from majlis.server.tables.new_table import make_table
from majlis.server.ws.dispatcher import Dispatcher
from tests.server.faults import Nats
from tests.server.inside import BOT, ME, Page, opened
from tests.server.running import Running
from tests.server.test_cluster import until
from tests.server.test_nats import playing
from tests.server.test_owners import TIMING, two_servers


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    with Nats() as found:
        yield found


class Traces:
    """What was traced."""

    def __init__(self, exporter: InMemorySpanExporter) -> None:
        self._exporter = exporter

    def spans(self, name: str = "", **attributes: object) -> list[ReadableSpan]:
        wanted = {f"majlis.{key}": value for key, value in attributes.items()}
        return [
            span
            for span in self._exporter.get_finished_spans()
            if name in ("", span.name) and wanted.items() <= dict(span.attributes or {}).items()
        ]

    def span(self, name: str, **attributes: object) -> ReadableSpan:
        [found] = self.spans(name, **attributes)
        return found

    def inside(self, outer: ReadableSpan) -> list[str]:
        """The names of the parts of a span, in the order of their beginning."""
        parts = [span for span in self.spans() if span.parent and span.parent.span_id == outer.context.span_id]
        return [span.name for span in sorted(parts, key=lambda span: span.start_time or 0)]


@contextmanager
def recorded(share: float = 1.0) -> Iterator[Traces]:
    exporter = InMemorySpanExporter()
    with tracing.recorded(SimpleSpanProcessor(exporter), share, "majlis"):
        yield Traces(exporter)


async def begun(sockets: Dispatcher, other: SeatPlan) -> tuple[Page, str]:
    """A page at a match with somebody, to act first."""
    page = Page(sockets, "first")
    plan = NewTable("quoridor", {"players": 2, "starter": 1}, [ME, other], start=True)
    table = await make_table(sockets.registry, page.session, plan)
    await page.ask("enter", "e", table=table)
    await until(lambda: any(news["type"] == "position" for news in page.news))
    return page, table


def test_a_move_is_judged_committed_and_told_within_its_request(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", TIMING) as sockets:
            page, table = await begun(sockets, SeatPlan("device", name="Noor"))
            with recorded() as traces:
                await page.ask("move", "m", table=table, seat=0, ply=0, action="e2")
                await page.ask("move", "n", table=table, seat=0, ply=1, action="e3")
            move = traces.span(tracing.REQUEST, asks="Move", refused="not_your_turn")
            assert traces.inside(move) == ["judge"]
            [move] = [span for span in traces.spans(tracing.REQUEST) if span is not move]
            assert traces.inside(move) == ["judge", "simulate", "commit", "tell"]
            assert move.parent is None
            shown = [str(value) for span in traces.spans() for value in (span.attributes or {}).values()]
            assert not {table, page.session.id, "e2"} & set(shown), "nobody and no table is named"
            told = len(traces.spans())
            await page.ask("move", "o", table=table, seat=1, ply=1, action="e8")
            assert len(traces.spans()) == told, "nothing is traced any more"

    asyncio.run(run())


def test_a_move_at_another_process_is_one_trace(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with two_servers(postgres, nats) as (here, there):
            first, second = Page(here, "first"), Page(there, "second")
            table = await playing(first, second)
            await first.ask("move", "m", table=table, seat=0, ply=0, action="e2")
            await second.reach(1, 1)
            with recorded() as traces:
                assert (await second.ask("move", "n", table=table, seat=1, ply=1, action="e8"))["type"] == "done"
                await until(lambda: len(traces.spans(tracing.REQUEST)) == 2 and traces.spans(tracing.PASS_ON))
            passing = traces.span(tracing.PASS_ON)
            asked, carried_out = sorted(traces.spans(tracing.REQUEST), key=lambda span: span.start_time or 0)
            assert asked.parent is None
            assert traces.inside(asked) == ["pass on"]
            assert traces.inside(passing) == ["request"]
            assert traces.inside(carried_out) == ["judge", "simulate", "commit", "tell"]
            assert len({span.context.trace_id for span in (asked, passing, carried_out)}) == 1

    asyncio.run(run())


def test_a_bots_turn_is_a_trace_of_its_own(tmp_path: Path) -> None:
    """Else a match of bots would be a single one, without an end."""

    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", TIMING) as sockets:
            page, table = await begun(sockets, BOT)
            with recorded() as traces:
                await page.ask("move", "m", table=table, seat=0, ply=0, action="e2")
                await page.reach(0, 2)
                await until(lambda: traces.spans(tracing.BOT))
            bot, move = traces.span(tracing.BOT), traces.span(tracing.REQUEST)
            assert bot.parent is None
            assert bot.context.trace_id != move.context.trace_id
            assert traces.inside(bot) == ["simulate", "commit", "tell"]

    asyncio.run(run())


def test_only_a_share_is_traced_and_all_of_it(postgres: str, nats: Nats) -> None:
    async def run() -> None:
        async with two_servers(postgres, nats) as (here, there):
            first, second = Page(here, "first"), Page(there, "second")
            table = await playing(first, second)
            with recorded(0.0) as traces:
                await first.ask("move", "m", table=table, seat=0, ply=0, action="e2")
                await second.reach(1, 1)
                await second.ask("move", "n", table=table, seat=1, ply=1, action="e8")
            assert traces.spans() == []

    asyncio.run(run())


def test_a_worker_carries_a_trace_on() -> None:
    with recorded() as traces:
        with tracing.span(tracing.BOT, is_root=True):
            here = tracing.here()
        with tracing.span(tracing.THINK, here, level=5):
            pass
    assert traces.inside(traces.span(tracing.BOT)) == ["think"]
    assert tracing.here() == ""


def test_nothing_is_loaded_while_tracing_is_off() -> None:
    asked = (
        "import sys, majlis.server.run, majlis.server.worker; print([n for n in sys.modules if 'opentelemetry' in n])"
    )
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_without_the_extra_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    with pytest.raises(MajlisError, match="tracing"), tracing.traced("http://localhost:4318", 1.0, "majlis"):
        pass


@pytest.mark.parametrize("address", ["localhost:4318", "grpc://localhost:4317", "http://", "http://me:secret@there"])
def test_where_traces_go_must_be_an_address(address: str) -> None:
    with pytest.raises(SettingError, match="such as http://localhost:4318"):
        read({"MAJLIS_TRACING": address}, {})


class Receiver(BaseHTTPRequestHandler):
    """Takes traces as a collector does."""

    taken: list[tuple[str, bytes]]

    def do_POST(self) -> None:
        self.taken.append((self.path, self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(200)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


def test_a_server_sends_what_it_traced_to_a_collector(tmp_path: Path) -> None:
    Receiver.taken = []
    collector = HTTPServer(("127.0.0.1", 0), Receiver)
    taking = threading.Thread(target=collector.serve_forever)
    taking.start()
    address = f"http://127.0.0.1:{collector.server_port}/of/majlis/"
    server = Running(tmp_path, MAJLIS_TRACING=address, MAJLIS_TRACING_SHARE="1")
    try:
        server.start()
        httpx.get(f"{server.base}/api/games", timeout=60)
    finally:
        server.stop()
        collector.shutdown()
        taking.join()
        collector.server_close()
    assert {path for path, _ in Receiver.taken} == {"/of/majlis/v1/traces"}
    sent = b"".join(body for _, body in Receiver.taken)
    assert b"majlis.route" in sent
    assert b"/api/games" in sent
