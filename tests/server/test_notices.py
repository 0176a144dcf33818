"""What processes tell each other is typed, fits, and does no harm where it cannot be read."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import get_args

import pytest
from structlog.testing import capture_logs

from majlis.server.db import writer
from majlis.server.protocol.notices import (
    AnyNotice,
    Arrived,
    Beat,
    Calling,
    Changed,
    DeviceEnded,
    Here,
    Notice,
    OpenPages,
    Owned,
    Spent,
    StoodIn,
    Undoing,
    Who,
    Wishes,
    decode_notice,
    encode_notice,
    encoded,
)
from majlis.server.protocol.server_messages import Called
from majlis.server.tables.cluster import Cluster
from tests.server.inside import Page, all_told, opened, two_at

NOTICES: list[Notice] = [
    Beat(),
    Who(),
    Changed("t"),
    Here("t", "s"),
    StoodIn("t", 1, True),
    Wishes("t", Undoing(0, "0:move", [1]), [0], [1]),
    Calling("s", Called("t", "quoridor", "rematch", 0, ["two\nlines"])),
    Arrived("s"),
    Owned("t", 2),
    Spent("requests", {"198.51.100.1": 3}),
    OpenPages("p", {"s": 2}, {"198.51.100.1": 2}, True),
    DeviceEnded("d"),
]
UNREADABLE = [
    b"",
    b"changed t",
    b"kept t 1",
    b'{"type":"changed"}',
    b'{"type":"changed","table":7}',
    b'{"type":"something_new","table":"t"}',
    b'["changed","t"]',
    b"\xff\xfe",
    b"[" * 4000,
]
"""Among them what another version may say."""


def test_every_notice_is_one_line_and_comes_back_as_it_was() -> None:
    assert {type(notice) for notice in NOTICES} == set(get_args(AnyNotice))
    for notice in NOTICES:
        line = encode_notice(notice)
        assert b"\n" not in line
        assert decode_notice(line) == notice


def test_a_field_that_a_later_version_adds_is_left_unread() -> None:
    assert decode_notice(b'{"type":"changed","table":"t","why":"because"}') == Changed("t")


def test_notices_are_sent_in_as_few_payloads_as_take_them() -> None:
    calls = [Calling(f"s{number}", Called("t", "taki", "turn", 0, ["אבג" * 20])) for number in range(200)]
    sent = encoded([Changed("t"), *calls, Changed("t")], "origin", writer.LONGEST_PAYLOAD)
    assert len(sent) > 1
    assert all(len(payload.encode()) < 8000 for payload in sent)
    lines = [line for payload in sent for line in payload.split("\n")[1:]]
    assert [decode_notice(line) for line in lines] == [Changed("t"), *calls]
    assert all(payload.split("\n")[0] == "origin" for payload in sent)
    assert encoded([], "origin", writer.LONGEST_PAYLOAD) == []


@pytest.mark.parametrize("line", UNREADABLE)
def test_a_notice_that_cannot_be_read_is_noted_and_does_no_harm(tmp_path: Path, line: bytes) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            cluster = Cluster(sockets.registry)
            page = Page(sockets, "page")
            sockets.registry.connections.add(page)
            called = Called("t", "quoridor", "turn", 0, [])
            with capture_logs() as logs:
                cluster.hear([line, encode_notice(Calling("page", called))])
            assert [entry["log_level"] for entry in logs] == ["warning"]
            assert [news["type"] for news in page.news] == ["called"], "what comes after it is heard"

    asyncio.run(work())


def test_a_notice_of_what_is_not_there_does_no_harm(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            id, first, _ = await two_at(sockets, "quoridor")
            await all_told(sockets.registry.tables[id])
            cluster, table = Cluster(sockets.registry), sockets.registry.tables[id]
            with capture_logs() as logs:
                cluster.hear([encode_notice(StoodIn(id, 99, True)), encode_notice(Changed("no table of ours"))])
            assert [entry["log_level"] for entry in logs] == ["error"]
            told = len(first.news)
            cluster.hear([encode_notice(StoodIn(id, 1, True)), encode_notice(Wishes(id, None, [1]))])
            assert table.seating[1].stand_in
            assert [news["type"] for news in first.news[told:]] == ["table", "table"]
            assert first.news[-1]["table"]["rematch"] == [1]

    asyncio.run(work())
