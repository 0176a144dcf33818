"""What processes tell each other is typed, fits, and does no harm where it cannot be read."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import get_args

import pytest
from msgspec import MsgspecError
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
    Sender,
    Spent,
    StoodIn,
    Undoing,
    Who,
    Wishes,
    decode_notice,
    encode_notice,
    in_lines,
    read_payload,
    sent_by,
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
    room = writer.LONGEST_LINES
    sent = [
        sent_by(Sender("deadbeef", number), lines)
        for number, lines in enumerate(in_lines([Changed("t"), *calls, Changed("t")], room))
    ]
    assert len(sent) > 1
    assert all(len(payload) < 8000 for payload in sent)
    read = [read_payload(payload) for payload in sent]
    assert [sender for sender, _ in read] == [Sender("deadbeef", number) for number in range(len(sent))]
    assert [decode_notice(line) for _, said in read for line in said.split(b"\n")] == [Changed("t"), *calls]
    assert [len(said) + 1 + len(encode_notice(calls[0])) > room for _, said in read[:-1]] == [True] * (len(sent) - 1)
    assert in_lines([], room) == []


@pytest.mark.parametrize("payload", [b"", b"deadbeef 7\n{}", b'{"process":"a"}\n{}', b"[1,2]\n{}"])
def test_what_nobody_can_be_seen_to_say_is_not_taken(payload: bytes) -> None:
    with pytest.raises(MsgspecError):
        read_payload(payload)


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
