"""Frames are understood however they come: in pieces, several at once, split, among pings; what is wrong is closed."""

from __future__ import annotations

import contextlib
import itertools
import json
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.server.running import Running

CALM = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
LARGEST = 2000
NUMBERS = itertools.count(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server"), MAJLIS_LARGEST_FRAME=str(LARGEST)) as running:
        yield running


class Wire:
    """A socket to which any bytes can be given; what comes back is read by the library."""

    def __init__(self, server: Running) -> None:
        parts = urlsplit(server.base)
        self._tcp = socket.socket()
        self._tcp.settimeout(60)
        self._tcp.connect((parts.hostname, parts.port))
        self._tcp.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._protocol = ClientProtocol(parse_uri(server.base.replace("http", "ws") + "/ws"))
        self._protocol.send_request(self._protocol.connect())
        self.give(*self._protocol.data_to_send())
        while self._protocol.state is State.CONNECTING:
            self._hear()
        self._protocol.events_received()

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *what: object) -> None:
        self._tcp.close()

    def give(self, *pieces: bytes) -> None:
        for piece in pieces:
            self._tcp.sendall(piece)

    def _hear(self) -> None:
        if data := self._tcp.recv(65536):
            self._protocol.receive_data(data)
        else:
            self._protocol.receive_eof()

    def answers(self, count: int) -> list[dict[str, Any]]:
        """The next texts."""
        found: list[dict[str, Any]] = []
        while len(found) < count:
            self._hear()
            frames = [event for event in self._protocol.events_received() if isinstance(event, Frame)]
            found += [json.loads(bytes(frame.data)) for frame in frames if frame.opcode is Opcode.TEXT]
            assert self._protocol.close_rcvd is None, self._protocol.close_rcvd
        return found

    def closing_code(self) -> int | None:
        while self._protocol.close_rcvd is None and self._protocol.state is not State.CLOSED:
            self._hear()
        return None if self._protocol.close_rcvd is None else self._protocol.close_rcvd.code

    def answer_closing(self) -> None:
        """Close as well, and wait for the end: it comes long before the server would let go of an idle line."""
        self.give(*self._protocol.data_to_send())
        self._tcp.settimeout(20)
        while self._tcp.recv(65536):
            pass


def frame(opcode: Opcode, data: bytes, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def ping(fill: int = 0) -> tuple[str, bytes]:
    """A request of the server's own kind, as long as wanted."""
    id = f"p{next(NUMBERS)}"
    text = json.dumps({"type": "ping", "id": id}) + " " * fill
    return id, text.encode()


def pieces_of(data: bytes, cuts: list[int]) -> list[bytes]:
    edges = [0, *sorted({cut % (len(data) + 1) for cut in cuts}), len(data)]
    return [data[first:last] for first, last in itertools.pairwise(edges) if first < last]


@CALM
@given(
    kinds=st.lists(st.sampled_from(["short", "long", "split", "bytes", "ping", "pong"]), min_size=1, max_size=8),
    cuts=st.lists(st.integers(0, 4000), max_size=6),
)
def test_frames_are_read_however_they_are_cut(server: Running, kinds: list[str], cuts: list[int]) -> None:
    sent, ids = b"", []
    for kind in kinds:
        if kind in ("ping", "pong"):
            sent += frame(Opcode[kind.upper()], b"still there?")
            continue
        id, text = ping(300 if kind == "long" else 0)
        ids.append(id)
        if kind == "split":
            between = frame(Opcode.PING, b"in between")
            sent += frame(Opcode.TEXT, text[:7], fin=False) + between + frame(Opcode.CONT, text[7:])
        else:
            sent += frame(Opcode.BINARY if kind == "bytes" else Opcode.TEXT, text)
    with Wire(server) as wire:
        wire.give(*pieces_of(sent, cuts))
        answers = wire.answers(len(ids))
        last, text = ping()
        wire.give(frame(Opcode.TEXT, text))
        answers += wire.answers(1)
    assert [answer["id"] for answer in answers] == [*ids, last]
    assert {answer["type"] for answer in answers} == {"done"}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        pytest.param(frame(Opcode.TEXT, b"{}", mask=False), 1002, id="not masked"),
        pytest.param(b"\xc1\x80\0\0\0\0", 1002, id="reserved bit"),
        pytest.param(b"\x83\x80\0\0\0\0", 1002, id="unknown kind"),
        pytest.param(b"\x80\x80\0\0\0\0", 1002, id="nothing to go on with"),
        pytest.param(b"\x89\xfe\x00\x80\0\0\0\0" + b"x" * 128, 1002, id="long ping"),
        pytest.param(frame(Opcode.TEXT, b"\xff\xfe"), 1007, id="no text"),
        pytest.param(frame(Opcode.TEXT, b" " * (LARGEST + 1)), 1009, id="one byte too long"),
        pytest.param(frame(Opcode.TEXT, b" " * 3_000_000), 1009, id="much too long"),
        pytest.param(b"\x81\xff" + (1 << 40).to_bytes(8, "big"), 1009, id="far too long"),
        pytest.param(frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.TEXT, b"}"), 1002, id="begun twice"),
        pytest.param(frame(Opcode.CLOSE, (1000).to_bytes(2, "big")), 1000, id="closing"),
    ],
)
def test_what_is_no_frame_closes_the_line_and_says_why(server: Running, data: bytes, code: int) -> None:
    with Wire(server) as wire:
        id, text = ping()
        wire.give(frame(Opcode.TEXT, text))
        assert [answer["id"] for answer in wire.answers(1)] == [id]
        wire.give(data)
        assert wire.closing_code() == code


@pytest.mark.parametrize("beginning", ["plain", "split"])
def test_crumbs_are_taken_a_few_at_a_time_and_none_is_lost(server: Running, beginning: str) -> None:
    """Hundreds of tiny frames in one piece, read here or, after a split one, by the library."""
    asked = [ping() for _ in range(700)]
    sent = b""
    if beginning == "split":
        id, text = ping()
        asked = [(id, text), *asked]
        sent = frame(Opcode.TEXT, text[:7], fin=False) + frame(Opcode.CONT, text[7:])
    for _, text in asked[1 if beginning == "split" else 0 :]:
        sent += frame(Opcode.TEXT, text)
    with Wire(server) as wire:
        wire.give(sent)
        assert [answer["id"] for answer in wire.answers(len(asked))] == [id for id, _ in asked]
        wire.give(frame(Opcode.CLOSE, (1000).to_bytes(2, "big")))
        assert wire.closing_code() == 1000


@pytest.mark.parametrize("beginning", [b"", frame(Opcode.TEXT, b"{", fin=False)], ids=["plain", "split"])
@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
def test_who_only_pings_is_sent_away(server: Running, beginning: bytes, kind: Opcode) -> None:
    with Wire(server) as wire:
        wire.give(beginning + frame(kind, b"") * 20)
        id, text = ping()
        if not beginning:
            wire.give(frame(Opcode.TEXT, text))
            assert [answer["id"] for answer in wire.answers(1)] == [id]
        with contextlib.suppress(ConnectionError):
            wire.give(frame(kind, b"") * 5_000)
        assert wire.closing_code() == 1008


@pytest.mark.parametrize(
    "beginning",
    [b"", frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.CONT, b"}")],
    # Masks are random, so they name no test.
    ids=["at once", "after a text in pieces"],
)
def test_who_is_sent_away_with_much_unread_is_gone_once_they_say_so(server: Running, beginning: bytes) -> None:
    with Wire(server) as wire:
        wire.give(beginning + frame(Opcode.TEXT, b"no request") * 3_000)
        assert wire.closing_code() == 1008
        with contextlib.suppress(ConnectionError):
            wire.answer_closing()


def test_the_largest_text_is_taken(server: Running) -> None:
    with Wire(server) as wire:
        id, text = ping()
        wire.give(frame(Opcode.TEXT, text.ljust(LARGEST)))
        assert wire.answers(1)[0]["id"] == id


def test_more_than_is_read_waits_in_the_network_and_is_answered(server: Running) -> None:
    asked = [ping() for _ in range(400)]
    with Wire(server) as wire:
        wire.give(b"".join(frame(Opcode.TEXT, text) for _, text in asked))
        assert [answer["id"] for answer in wire.answers(len(asked))] == [id for id, _ in asked]
