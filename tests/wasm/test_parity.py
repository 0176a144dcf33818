"""The rules and bots in a browser are those of the server, to the byte: random matches, hidden views, refusals, thoughts."""

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import majlis
from majlis.games import definition
from majlis.wasm import modules
from tests.wasm.built import built, node
from tests.wasm.traces import traces

COMPARE = Path(__file__).with_name("compare.mjs")
IN_TESTS, IN_SOAK, A_PIECE = 30, 1000, 50


def compared(key: str, runs: Iterable[dict[str, Any]], folder: Path) -> tuple[list[str], dict[str, Any]]:
    """What differs when the module repeats these matches, a line each; and how much was compared."""
    made, file = built(key), folder / "traces.jsonl"
    with file.open("w") as written:
        for run in runs:
            written.write(json.dumps(run) + "\n")
    command = [node(), str(COMPARE), str(made.with_suffix(".wasm")), str(made.with_suffix(".json")), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    *wrong, last = done.stdout.splitlines()
    return wrong, json.loads(last)


def check(key: str, games: range, folder: Path) -> None:
    """All of these matches are the same, and there was something to compare in them."""
    wrong, count = compared(key, traces(key, games), folder)
    assert wrong == []
    assert count["games"] == len(games)
    assert count["plies"] > 10 * len(games)
    assert count["thoughts"] > len(games)


@pytest.mark.parametrize("key", majlis.games())
def test_thirty_matches_are_the_same_in_a_browser(key: str, tmp_path: Path) -> None:
    check(key, range(IN_TESTS), tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(IN_TESTS, IN_TESTS + IN_SOAK, A_PIECE))
@pytest.mark.parametrize("key", majlis.games())
def test_a_thousand_matches_are_the_same_in_a_browser(key: str, first: int, tmp_path: Path) -> None:
    check(key, range(first, first + A_PIECE), tmp_path)


def test_a_difference_would_be_found(tmp_path: Path) -> None:
    """A trace in which one digit is wrong is told with its ply."""
    [run] = traces("toitoi", range(1))
    run["plies"][7][2] = run["plies"][7][2][::-1]
    wrong, _ = compared("toitoi", [run], tmp_path)
    assert [json.loads(line)["wrong"] for line in wrong] == ["ply 7 differs"]
    [run] = traces("toitoi", range(1))
    run["thoughts"][3]["digest"] = run["thoughts"][3]["digest"][::-1]
    wrong, _ = compared("toitoi", [run], tmp_path)
    assert ["thought 3" in line for line in wrong] == [True]


def test_a_module_is_built_once_for_the_same_sources() -> None:
    built("toitoi")
    assert modules.is_built(definition("toitoi"))
