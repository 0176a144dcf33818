"""What is written down: one form for everything, and no secret in it."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from majlis.server import logs, metrics
from majlis.server.settings import Settings

pytestmark = pytest.mark.interpreted


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Where logs go, as JSON; how it was before comes back."""
    out, root = io.StringIO(), logging.getLogger()
    before = (root.handlers, root.level, structlog.get_config())
    monkeypatch.setattr(logging.getLogger("httpx"), "disabled", True)
    logs.start(Settings(log_format="json"), out)
    yield out
    root.handlers = before[0]
    root.setLevel(before[1])
    structlog.configure(**before[2])


def entries(out: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def asked(answer: Any, path: str = "/", **headers: str) -> httpx.Response:
    app = Starlette(routes=[Route("/{path:path}", answer)], middleware=[Middleware(logs.Requests)])
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)

    async def get() -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://server") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(get())


def test_an_entry_is_a_line_of_json_with_time_level_and_what_it_is_about(written: io.StringIO) -> None:
    logs.log.info("open", game="taki", who="ليلى")
    [entry] = entries(written)
    assert (entry["event"], entry["level"], entry["game"], entry["who"]) == ("open", "info", "taki", "ليلى")
    assert entry["timestamp"].endswith("Z")


@pytest.mark.parametrize(
    ("settings", "lines"),
    [
        (Settings(log_format="json"), 2),
        (Settings(log_format="console"), 1),
        (Settings(log_format="console", log_level="info"), 2),
        (Settings(log_format="json", log_level="error"), 0),
    ],
)
def test_people_at_a_terminal_are_spared_what_is_usual(written: io.StringIO, settings: Settings, lines: int) -> None:
    logs.start(settings, written)
    logs.log.info("something usual")
    logs.log.warning("something odd")
    assert len(written.getvalue().splitlines()) == lines


def test_libraries_write_in_the_same_form(written: io.StringIO) -> None:
    logging.getLogger("some.library").warning("it is %s", "late")
    [entry] = entries(written)
    assert (entry["event"], entry["logger"], entry["level"]) == ("it is late", "some.library", "warning")


def test_libraries_that_repeat_themselves_are_written_once_and_go_on(written: io.StringIO) -> None:
    for _ in range(3):
        # Whoever writes is in the middle of something: nothing may come out of here.
        logging.getLogger("some.library").error("it failed", exc_info=ValueError("so"))
        logging.getLogger("some.library").warning("no HTTP")
        logs.log.warning("unread", error="it is away")
    assert [entry["event"] for entry in entries(written)] == ["it failed", "no HTTP", "unread"]


@pytest.mark.parametrize("name", sorted(logs.HIDDEN))
def test_fields_that_hold_secrets_are_blotted_out(written: io.StringIO, name: str) -> None:
    logs.log.warning("something", **{name: "hunter2"})
    assert "hunter2" not in written.getvalue()


@pytest.mark.parametrize("form", ["json", "console"])
def test_a_traceback_holds_no_values(written: io.StringIO, form: Any) -> None:
    logs.start(Settings(log_format=form), written)

    def broken(secret: str) -> None:
        raise RuntimeError("it broke")

    try:
        broken("hunter" + "2" * 3)
    except RuntimeError as error:
        logs.log.error("failed", exc_info=error)
    assert "it broke" in written.getvalue()
    assert "hunter222" not in written.getvalue()


def test_a_request_is_written_by_its_route_and_has_the_number_of_its_answer(written: io.StringIO) -> None:
    async def answer(request: Request) -> Response:
        request.scope["majlis.route"] = "/api/tables/{id}"
        logs.log.info("inside")
        return Response(status_code=404)

    response = asked(answer, "/api/tables/t1/invitation-key?key=hunter2", cookie="majlis=hunter3")
    inside, request = entries(written)
    assert request["request"] == inside["request"] == response.headers["x-request-id"]
    assert (request["route"], request["status"], request["method"]) == ("/api/tables/{id}", 404, "GET")
    assert "invitation-key" not in written.getvalue()
    assert "hunter" not in written.getvalue()


def test_pages_are_not_worth_a_line_and_failures_are(written: io.StringIO) -> None:
    async def page(request: Request) -> Response:
        return Response()

    async def broken(request: Request) -> Response:
        raise RuntimeError("it broke")

    asked(page)
    assert not entries(written)
    asked(broken)
    [entry] = [entry for entry in entries(written) if entry["event"] == "request"]
    assert (entry["level"], entry["status"]) == ("error", 500)


def test_requests_are_counted_by_route_and_status() -> None:
    async def answer(request: Request) -> Response:
        request.scope["majlis.route"] = "/api/counted"
        return Response(status_code=418)

    asked(answer, "/whatever")
    asked(answer, "/else")
    assert 'majlis_requests_total{route="/api/counted",status="418"} 2.0' in metrics.text().decode()


def test_the_documents_name_every_metric_with_its_meaning() -> None:
    written = (Path(__file__).parents[2] / "docs" / "operations.md").read_text("utf-8")
    shown = {line.split()[2] for line in metrics.text().decode().splitlines() if line.startswith("# TYPE")}
    assert {name for name in shown if f"| `{name}` |" not in written} == set()
    for metric in metrics.REGISTRY.collect():
        name = metric.name + ("_total" if metric.type == "counter" else "")
        assert f"| `{name}` | {metric.documentation} |" in written


def test_an_error_that_repeats_itself_is_written_once_a_minute_with_its_number() -> None:
    moment = 0.0
    rarely = logs.Rarely(60.0, lambda: moment)

    def told(event: str, error: Exception | None) -> Any:
        try:
            return rarely(None, "error", {"event": event, "level": "error", "exc_info": error})
        except structlog.DropEvent:
            return None

    def broken(divisor: int) -> Exception:
        try:
            return ValueError(1 / divisor)
        except ZeroDivisionError as error:
            return error

    assert told("failed", broken(0)) is not None
    assert [told("failed", broken(0)) for _ in range(50)] == [None] * 50
    assert told("failed", KeyError("another cause")) is not None
    assert told("elsewhere", broken(0)) is not None
    moment = 61.0
    assert told("failed", broken(0))["repeated"] == 50
    assert told("failed", broken(0)) is None


def test_what_is_no_error_is_always_written(written: io.StringIO) -> None:
    for _ in range(3):
        logs.log.info("open")
        logs.log.warning("slow")
        logs.log.error("failed")
    assert [entry["event"] for entry in entries(written)].count("open") == 3
    assert [entry["event"] for entry in entries(written)].count("slow") == 3
    assert [entry["event"] for entry in entries(written)].count("failed") == 1
