"""Whatever comes down a socket is refused or the socket is closed: never a crash, never an effect."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from majlis.server.protocol.client_messages import Request
from tests.server.inside import Page, opened
from tests.server.running import Running

CALM = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)
KINDS = tuple(message.__struct_config__.tag for message in get_args(Request))
REFUSING = (1003, 1007, 1008, 1009, 4400, 4408, 4413, 4429)
"""Codes by which a line may be closed; 1011, an error of ours, is none of them."""

ODD_NUMBERS: st.SearchStrategy[Any] = st.sampled_from(
    [-1, 0, 1, 2, 11, 12, 10**6, 2**63, 2**80, 0.5, "0", None, True, [], {}]
)
ODD_TEXTS: st.SearchStrategy[Any] = st.sampled_from(
    ["", "e2", "throw hand", "x" * 79, "x" * 5000, "\x00", "‮e2", None, 7, ["e2"], {}]
)


@dataclass
class Scene:
    """A match between two people, and a stranger who watches."""

    server: Running
    table: str
    people: list[dict[str, str]]
    stranger: dict[str, str]

    def socket(self, headers: dict[str, str]) -> ClientConnection:
        address = self.server.base.replace("http", "ws", 1) + "/ws"
        return connect(
            address, additional_headers={**headers, "Origin": self.server.base}, max_size=None, max_queue=None
        )

    def seen(self) -> list[Any]:
        """Everything that the two people can see of their match and table."""
        pictures = []
        for headers in self.people:
            with self.socket(headers) as socket:
                socket.send(json.dumps({"type": "hello", "id": "h", "lang": "en"}))
                frames = said(socket, {"type": "enter", "id": "e", "table": self.table})
                table = next(frame["table"] for frame in frames if frame["type"] == "table")
                position = next(frame["position"] for frame in frames if frame["type"] == "position")
                pictures.append([position, table["status"], [(s["occupant"], s["name"]) for s in table["seats"]]])
        return pictures


def said(socket: ClientConnection, request: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that comes until the request is answered."""
    socket.send(json.dumps(request))
    frames: list[dict[str, Any]] = []
    while not any(frame.get("id") == request["id"] for frame in frames):
        frames.append(json.loads(socket.recv(timeout=10)))
    return frames


def guest(base: str) -> tuple[httpx.Client, dict[str, str]]:
    web = httpx.Client(base_url=base, headers={"Origin": base}, timeout=30)
    web.get("/api/me")
    return web, {"Cookie": "; ".join(f"{name}={value}" for name, value in web.cookies.items())}


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with Running(tmp_path_factory.mktemp("frames"), MAJLIS_AWAY_SECONDS="3600") as server:
        web, host = guest(server.base)
        seats = [{"occupant": "me"}, {"occupant": "free"}]
        plan = {"game": "quoridor", "options": {"players": 2, "starter": 1}, "seats": seats}
        table = web.post("/api/tables", json=plan).json()["table"]
        other, second = guest(server.base)
        nobody, stranger = guest(server.base)
        made = Scene(server, table, [host, second], stranger)
        with made.socket(second) as socket:
            said(socket, {"type": "enter", "id": "e", "table": table})
            assert said(socket, {"type": "sit", "id": "s", "table": table, "seat": 1})[-1]["type"] == "done"
        with made.socket(host) as socket:
            said(socket, {"type": "enter", "id": "e", "table": table})
            assert said(socket, {"type": "start", "id": "s", "table": table})[-1]["type"] == "done"
            move = {"type": "move", "id": "m", "table": table, "seat": 0, "ply": 0, "action": "e2"}
            assert said(socket, move)[-1]["type"] == "done"
        yield made
        for client in (web, other, nobody):
            client.close()


def is_harmless(scene: Scene, headers: dict[str, str], frame: str | bytes) -> None:
    """A frame is answered by a refusal or by closing, and afterwards everything is as it was."""
    before = scene.seen()
    with scene.socket(headers) as socket:
        code = closing_code(socket, frame)
    assert code in (None, *REFUSING), "the server broke off without a word, or failed"
    assert scene.seen() == before


def closing_code(socket: ClientConnection, frame: str | bytes) -> int | None:
    """None if the line is still there after a frame, else the code it was closed with."""
    try:
        socket.send(frame)
        socket.send(json.dumps({"type": "ping", "id": "still-there"}))
        while json.loads(socket.recv(timeout=10)).get("id") != "still-there":
            pass
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else -1
    return None


@CALM
@given(frame=st.binary(max_size=200))
def test_noise_has_no_effect(scene: Scene, frame: bytes) -> None:
    is_harmless(scene, scene.stranger, frame)


@CALM
@given(frame=st.text(max_size=200) | JSON.map(lambda value: json.dumps(value)))
def test_text_that_is_no_request_has_no_effect(scene: Scene, frame: str) -> None:
    is_harmless(scene, scene.people[0], frame)


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    """Something like a request, with odd or foreign parts."""
    request: dict[str, Any] = {
        "type": draw(st.sampled_from(KINDS)),
        "id": draw(st.sampled_from(["a", "b", "a b", "", 1])),
    }
    for name, values in (
        ("table", st.sampled_from(["THE TABLE", "another", "", None, 4, "../../etc"])),
        ("seat", ODD_NUMBERS),
        ("ply", ODD_NUMBERS),
        ("action", ODD_TEXTS),
        ("device", ODD_NUMBERS),
        ("plan", JSON),
        ("agree", ODD_NUMBERS),
        ("surplus", JSON),
    ):
        if draw(st.booleans()):
            request[name] = draw(values)
    return request


@CALM
@given(request_=requests())
def test_a_stranger_has_no_effect_on_a_match(scene: Scene, request_: dict[str, Any]) -> None:
    if request_.get("table") == "THE TABLE":
        request_["table"] = scene.table
    is_harmless(scene, scene.stranger, json.dumps(request_))


@CALM
@given(seat=ODD_NUMBERS, ply=ODD_NUMBERS, action=ODD_TEXTS)
def test_a_player_cannot_act_for_another_or_out_of_order(scene: Scene, seat: Any, ply: Any, action: Any) -> None:
    """It is seat 1's turn at ply 1; seat 0 tries everything."""
    move = {"type": "move", "id": "m", "table": scene.table, "seat": seat, "ply": ply, "action": action}
    is_harmless(scene, scene.people[0], json.dumps(move))


def broken_frame(chance: random.Random, table: str) -> str | bytes:
    """Noise, text that is no request, or a request with odd, foreign or missing parts."""
    kind = chance.randrange(4)
    if kind == 0:
        return chance.randbytes(chance.randrange(120))
    whole: dict[str, Any] = {
        "type": chance.choice([*KINDS, "nothing", None]),
        "id": chance.choice(["a", f"b{chance.randrange(10**6)}", "a b", "", 1]),
        "table": chance.choice([table, "another", "", None, 4, "../../etc"]),
        "seat": chance.choice([-1, 0, 1, 2, 11, 10**6, 2**63, 2**80, 0.5, "0", None, True, [], {}]),
        "ply": chance.choice([-1, 0, 1, 2, 10**6, 2**80, "1", None]),
        "action": chance.choice(["", "e2", "e8", "throw hand", "x" * 79, "\x00", "‮e2", None, 7, ["e2"]]),
        "lang": chance.choice(["en", "xx", None]),
        "on": chance.choice([True, False, 3]),
        "text": chance.choice(["", None, 5]),
    }
    text = json.dumps({name: value for name, value in whole.items() if name == "type" or chance.random() < 0.7})
    if kind == 1:
        at = chance.randrange(len(text))
        return text[:at] + chance.choice(["", "{", "}", '"', "\x7f", "[" * 300]) + text[at + 1 :]
    return text


def broken_frames(scene: Scene, number: int, seed: int) -> Counter[int | None]:
    """Send broken frames over line after line, as a stranger; how the lines ended."""
    chance, ends = random.Random(seed), Counter[int | None]()
    sent = 0
    while sent < number:
        with scene.socket(scene.stranger) as socket:
            try:
                for _ in range(100):
                    sent += 1
                    socket.send(broken_frame(chance, scene.table))
                socket.send(json.dumps({"type": "ping", "id": "still-there"}))
                while json.loads(socket.recv(timeout=60)).get("id") != "still-there":
                    pass
                ends[None] += 1
            except ConnectionClosed as closed:
                ends[closed.rcvd.code if closed.rcvd is not None else -1] += 1
    return ends


def test_broken_frames_have_no_effect(scene: Scene) -> None:
    before = scene.seen()
    ends = broken_frames(scene, 2_000, 1)
    # -1: the line was reset while frames were still under way, and the last word with it.
    assert set(ends) <= {None, -1, *REFUSING}, ends
    assert scene.seen() == before


@pytest.mark.soak
def test_many_broken_frames_have_no_effect(scene: Scene) -> None:
    """MAJLIS_BROKEN is how many (180,000 unless told)."""
    before = scene.seen()
    ends = broken_frames(scene, int(os.environ.get("MAJLIS_BROKEN", "180000")), 2)
    assert set(ends) <= {None, -1, *REFUSING}, ends
    assert scene.seen() == before
    assert '"level": "error"' not in scene.server.log.read_text()


def test_a_huge_frame_closes_the_line(scene: Scene) -> None:
    is_harmless(scene, scene.people[0], '{"type": "say", "id": "a", "text": "' + "x" * 3_000_000 + '"}')


def test_a_repeated_move_is_done_once(scene: Scene) -> None:
    before = scene.seen()
    with scene.socket(scene.people[0]) as socket:
        move = {"type": "move", "id": "m", "table": scene.table, "seat": 0, "ply": 0, "action": "e2"}
        answers = [said(socket, move)[-1] for _ in range(5)]
    assert [(answer["type"], answer["ply"]) for answer in answers] == [("done", 1)] * 5
    assert scene.seen() == before


def test_a_foreign_page_is_not_let_in(scene: Scene) -> None:
    address = scene.server.base.replace("http", "ws", 1) + "/ws"
    with pytest.raises(Exception, match="403"):
        connect(address, additional_headers={**scene.people[0], "Origin": "https://elsewhere.example"})


@pytest.mark.parametrize("again", [None, 1, "yes", [], 2**70])
def test_nonsense_is_refused_under_the_id_that_it_has(tmp_path: Path, again: Any) -> None:
    """Whoever waits for an answer to a request waits for one with its id."""

    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            page = Page(sockets, "page")
            sockets.read_frame(page, json.dumps({"type": "ping", "id": "mine", "again": again}))
            assert (page.news[-1]["id"], page.news[-1]["code"]) == ("mine", "unreadable")

    asyncio.run(work())
