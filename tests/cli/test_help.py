"""The program speaks of itself: help with examples, its version, and how it refuses what it does not understand."""

import pytest

import majlis as package
from majlis.cli import app
from tests.cli.program import majlis

pytestmark = pytest.mark.interpreted

COMMANDS = [
    "games",
    "rules",
    "play",
    "serve",
    "worker",
    "reports",
    "backup",
    "restore",
    "export",
    "replay",
    "review",
    "warm",
    "wasm",
    "bench",
    "arena",
    "simulate",
    "train",
    "engine",
]


def test_every_command_is_known_to_these_tests() -> None:
    assert [command.callback.__name__ for command in app.registered_commands if command.callback] == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_ends_with_an_example_of_it(command: str) -> None:
    ran = majlis(command, "--help")
    _, found, end = ran.out.partition("Example")
    assert ran.code == 0
    assert found
    assert f"majlis {command}" in end


def test_without_a_command_the_help_lists_all_of_them_and_an_example() -> None:
    ran = majlis()
    assert all(command in ran.out + ran.err for command in COMMANDS)
    assert "majlis play quoridor" in ran.out + ran.err


def test_version() -> None:
    assert majlis("--version").out == f"majlis {package.__version__}\n"


@pytest.mark.parametrize(
    "wrong",
    [
        ["dance"],
        ["games", "--lang", "xx"],
        ["play", "quoridor", "-o", "size"],
        ["play", "quoridor", "--seat", "1"],
        ["play", "quoridor", "--bots", "random", "--no-bots"],
        ["play", "quoridor", "--seed", "-1"],
        ["replay", "no-such-file.json"],
        ["bench", "--seconds", "0"],
        ["arena", "quoridor", "random"],
        ["arena", "quoridor", "random", "random", "--games", "1"],
    ],
)
def test_wrong_usage_has_exit_code_2(wrong: list[str]) -> None:
    assert majlis(*wrong).code == 2
