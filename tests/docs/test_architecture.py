"""What docs/architecture.md says of the tree and of its paths is so; a real move is followed to see it."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
import uvicorn

from majlis.server import app, run, settings
from tests.server.guest import Guest, JsonMessage
from tests.server.inside import all_told
from tools import architecture
from tools.architecture import PAGE, PATHS, SRC

MOST_FILES = 25
"""Files of ours that a move may pass from socket to socket."""
PATIENCE = 900.0
"""Seconds in which a game is compiled and a move made, however much else the machine has to do."""
ON_THEIR_OWN = {
    f"server/{name}.py"
    for name in ("bots/loader", "loop_lag", "logs", "security/devices", "security/connection_guard", "tables/lobby")
}
"""What the loop does by itself now and then, whoever moves; games are loaded one after another from the start on, and
the lobby hears a moment later that a match has begun."""
SOMETIMES = {"server/settings.py"}
"""What is asked by some moves only, as the cards are dealt: how long a window is open."""
UNSEEN = {"games/taki/rules.py", "games/taki/knowledge.py", "server/protocol/client_messages.py"}
"""Files of which no Python runs: machine code, and types that a library reads."""
if sys.version_info >= (3, 12):
    # Since then a compiled function does not tell a profiler that it was called.
    UNSEEN.add("kernel/entrypoints.py")


@pytest.mark.parametrize("path", PATHS)
def test_every_step_of_a_path_exists(path: str) -> None:
    steps = architecture.steps_of(path)
    assert len(steps) > 10
    for step in steps:
        assert (SRC / step.file).exists(), step.file
        assert step.function in architecture.definitions(SRC / step.file), f"{step.file} has no {step.function}"


def test_a_move_passes_few_files() -> None:
    files = {step.file for step in architecture.steps_of("move")}
    assert len(files) <= MOST_FILES
    assert f"These are {len(files)} files." in PAGE.read_text("utf-8")


def test_the_pictures_are_current() -> None:
    for file, drawn in architecture.pictures().items():
        assert file.read_text("utf-8") == drawn, f"{file.name}: run python -m tools.architecture"


def test_the_tree_names_every_module() -> None:
    rows = re.findall(r"^\| `(majlis[\w/]*)` \| .+? \| (.+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    tree = {package: set(re.findall(r"`(\w+)`", modules)) for package, modules in rows}
    for folder in sorted({file.parent for file in SRC.rglob("*.py")}):
        package = folder.relative_to(SRC.parent).as_posix()
        if package.startswith("majlis/games/") or "migrations" in package:
            continue
        modules = {file.stem for file in folder.glob("*.py")} - {"__init__"}
        assert modules - tree.get(package, set()) == set(), f"{PAGE.name} does not name modules of {package}"
        words = {"rule", "kernel", "bind", "init"}
        assert tree[package] - modules - words - {"__init__"} == set(), f"{package} has no such modules"


class Trail:
    """The files of ours, and their functions, that the loop and the writer go through while it is on."""

    def __init__(self) -> None:
        self.is_on = False
        self.seen: set[tuple[str, str]] = set()

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        if not self.is_on or event != "call" or threading.current_thread().name not in ("MainThread", "store-writer"):
            return
        file = Path(frame.f_code.co_filename)
        if file.is_relative_to(SRC):
            self.seen.add((file.relative_to(SRC).as_posix(), frame.f_code.co_qualname))

    @contextlib.contextmanager
    def laid(self) -> Iterator[None]:
        threading.setprofile(self.note)
        before = sys.getprofile()
        sys.setprofile(self.note)
        try:
            yield
        finally:
            sys.setprofile(before)
            threading.setprofile(None)


async def _follow_a_move(folder: Path, trail: Trail) -> None:
    """Two people at a table of Super Taki, over real sockets; the first move leaves a trail."""
    given = settings.read({}, {"data_dir": str(folder), "host": "127.0.0.1"})
    application = app.create(given)
    server = uvicorn.Server(run.configured(application, given))
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        await application.state.context.is_open.wait()
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        people = [Guest(address, "Amal"), Guest(address, "Noa")]
        positions: dict[int, JsonMessage] = {}
        told: list[JsonMessage] = []

        def hear(news: JsonMessage) -> None:
            told.append(news)
            if isinstance(position := news.get("position"), dict):
                positions[position["seat"]] = position

        for one in people:
            one.hears = hear
            await one.come()
        plan = {"game": "taki", "options": {"players": 2}, "seats": [_plan("me"), _plan("free")]}
        table = await people[0].make_table(**plan)
        for one in people:
            await one.ask("enter", table=table)
        await people[1].ask("sit", table=table, seat=1)
        # A game that is not compiled yet is compiled first, which may take a minute.
        starting = await people[0].send("start", table=table)
        seat = -1
        async with asyncio.timeout(PATIENCE):
            while not (acting := [seat for seat, position in positions.items() if position["legal"]]):
                await asyncio.sleep(0.05)
            while not any(news.get("id") == starting for news in told):
                await asyncio.sleep(0.05)
            # Who came is told a moment later; that is no part of a move.
            await all_told(application.state.context.registry.tables[table])
            seat = acting[0]
            before = len(told)
            trail.is_on = True
            legal = positions[seat]["legal"]
            await people[seat].send("move", table=table, seat=seat, ply=positions[seat]["ply"], action=legal[0])
            while sum("steps" in news for news in told[before:]) < len(people):
                await asyncio.sleep(0.01)
            trail.is_on = False
        for one in people:
            await one.go()
        server.should_exit = True
        await serving


def _plan(occupant: str) -> dict[str, str]:
    return {"occupant": occupant}


def test_a_move_goes_the_way_that_is_written(tmp_path: Path) -> None:
    trail = Trail()
    with trail.laid():
        asyncio.run(_follow_a_move(tmp_path, trail))
    seen = {file for file, _ in trail.seen} - ON_THEIR_OWN - SOMETIMES
    steps = architecture.steps_of("move")
    section = PAGE.read_text("utf-8").partition("These are ")[2].partition("\n## ")[0]
    asked = set(re.findall(r"`([\w/]+\.py)`", section))
    own = {file for file in seen if file.startswith("games/taki/")}
    assert seen - own - {step.file for step in steps} - asked == set(), "files that architecture.md does not name"
    assert asked - seen == set(), "files that a move does not ask"
    missed = [step[:2] for step in steps if step.file not in UNSEEN and step[:2] not in trail.seen]
    assert missed == [], "steps that a move does not take"
