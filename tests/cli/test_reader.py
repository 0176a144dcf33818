"""The prompt: what it completes, and how it is left."""

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.text import Text

from majlis.terminal.reader import Keyboard, Left, _offers

pytestmark = pytest.mark.interpreted

ACTIONS = ["9 m3", "10 stop", "throw 4", "A drop"]


def completed(typed: str) -> list[str]:
    found = _offers(ACTIONS, ["why", "undo", "save"]).get_completions(Document(typed), CompleteEvent())
    return [typed[: len(typed) + one.start_position] + one.text for one in found]


def test_nothing_typed_offers_everything() -> None:
    assert completed("") == [*ACTIONS, "why", "undo", "save"]


def test_any_part_of_an_action_finds_it() -> None:
    assert completed("sto") == ["10 stop"]
    assert completed("t4") == ["throw 4"]
    assert completed("9 m") == ["9 m3"]


def test_after_why_and_as_actions_are_offered() -> None:
    assert completed("why dro") == ["why A drop"]
    assert completed("as 2 10") == ["as 2 10 stop"]


def test_after_save_and_load_files_are_offered() -> None:
    assert any("match.py" in one for one in completed("save src/majlis/match/mat"))


@pytest.mark.parametrize(("keys", "line"), [("  e2 \r", "e2"), ("\r", "")])
def test_a_line_comes_without_spaces(keys: str, line: str) -> None:
    assert asked(keys) == line


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_control_c_and_control_d_leave(key: str) -> None:
    with pytest.raises(Left):
        asked(key)


def test_a_pause_forgets_the_lines_typed_before() -> None:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        keyboard = Keyboard()
        pipe.send_text("secret\r\r\x1b[A\r")
        assert keyboard.ask(Text("▸ ")) == "secret"
        keyboard.pause(Text("…"))
        assert keyboard.ask(Text("▸ ")) == ""


def asked(keys: str) -> str:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text(keys)
        return Keyboard().ask(Text("◆ ▸ ", style="bold #d1494d"), ACTIONS, ["undo"], "below")
