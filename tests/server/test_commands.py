"""Every request a page may send has one command that carries it out; the list is that of the messages."""

from __future__ import annotations

import subprocess
import sys
from typing import get_args

import pytest

from majlis.server.protocol.client_messages import ClientMessage, Move, Ping, Request, TableRequest
from majlis.server.ws import command_registry, commands
from majlis.server.ws.command_registry import COMMANDS, By, check_complete, command

REQUESTS: tuple[type[ClientMessage], ...] = get_args(Request)


def test_every_request_has_a_command_and_nothing_else_has() -> None:
    assert set(commands.COMMANDS) == set(REQUESTS)
    asked = {*ClientMessage.__subclasses__(), *TableRequest.__subclasses__()} - {TableRequest}
    assert {each for each in asked if each.__module__ == ClientMessage.__module__} == set(REQUESTS)


@pytest.mark.parametrize("message", REQUESTS, ids=lambda message: message.__name__)
def test_a_command_is_asked_as_its_message_allows(message: type[ClientMessage]) -> None:
    found = COMMANDS[message]
    assert (found.by == "anybody") == (not issubclass(message, TableRequest))
    assert not (found.is_repeatable and found.keeps != "nothing"), "what changes something is never done twice"
    assert found.keeps != "store" or found.by != "anybody", "an id is kept with the table that it changes"
    assert not found.answers or found.by == "connection"


def test_a_request_without_a_command_keeps_the_server_from_starting(monkeypatch: pytest.MonkeyPatch) -> None:
    without = {message: found for message, found in COMMANDS.items() if message is not Move}
    monkeypatch.setattr(command_registry, "COMMANDS", without)
    with pytest.raises(TypeError, match=r"no command carries out: Move; .*@command\(Move, by="):
        check_complete()


def test_that_is_looked_at_when_the_commands_are_loaded() -> None:
    script = (
        "from majlis.server.protocol import client_messages\n"
        "class Wave(client_messages.ClientMessage): ...\n"
        "client_messages.Request = client_messages.Request | Wave\n"
        "import majlis.server.ws.commands\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    assert "no command carries out: Wave" in done.stderr


@pytest.mark.parametrize(
    ("message", "by", "why"),
    [(Ping, "anybody", "twice"), (Move, "anybody", "a table"), (Ping, "session", "no table")],
)
def test_a_command_that_cannot_be_is_refused(
    monkeypatch: pytest.MonkeyPatch, message: type[ClientMessage], by: By, why: str
) -> None:
    if why != "twice":
        monkeypatch.setattr(command_registry, "COMMANDS", {})
    with pytest.raises(TypeError, match=why):
        command(message, by=by)
