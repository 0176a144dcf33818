"""`majlis simulate`: tables, files, going on after an interruption, and what is said of mistakes."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from majlis.lab.findings import Findings
from tests.cli.program import LANGUAGES, ROOT, majlis

SMALL = ("simulate", "quoridor", "-o", "size=5", "-o", "fences=2", "--games", "20", "--events", "2")


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("majlis.terminal.simulate.user_state_path", lambda name: tmp_path / name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_sets_of_house_rules_are_compared(tmp_path: Path, lang: str) -> None:
    files = {name: tmp_path / f"found.{name}" for name in ("json", "html", "parquet")}
    asked = [word for name, file in files.items() for word in (f"--{name}", str(file))]
    ran = majlis(*SMALL, "--against", "fences=0", "--lang", lang, *asked)
    assert ran.code == 0, ran.err
    assert "fences=2" in ran.out
    assert "fences=0" in ran.out
    found = Findings.loads(files["json"].read_text("utf-8"))
    assert [variant.options["fences"] for variant in found.variants] == [2, 0]
    assert found.matches == 20
    typed = "majlis simulate quoridor --games 20 --bots instinct:4 --option size=5 --option fences=2 --against fences=0"
    assert typed in files["html"].read_text("utf-8")
    assert files["parquet"].stat().st_size > 0
    assert not list((tmp_path / "majlis" / "simulations").iterdir()), "what is finished is kept no longer"


def test_one_set_of_house_rules_is_described() -> None:
    ran = majlis(*SMALL, "--jobs", "1")
    assert ran.code == 0, ran.err
    assert "Plays in a match" in ran.out
    assert "Difference" not in ran.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--against", "fences"), "NAME=VALUE"),
        (("--against", "fences=2"), "the same house rules"),
        (("--against", "fences=99"), "fences"),
        (("--bots", "cmd:./x"), "bots of Majlis"),
        (("--bots", "oracle"), "oracle"),
        (("--json", "/no/such/folder/x.json"), "no such folder"),
    ],
)
def test_mistakes_are_explained(words: tuple[str, ...], told: str) -> None:
    ran = majlis(*SMALL, *words)
    assert ran.code != 0
    assert told in ran.err


def interrupted(words: list[str], state: Path) -> bool:
    """Start a real program, and press Ctrl+C as soon as its state file holds some matches; whether it came in time."""
    command = [sys.executable, "-m", "majlis", *words, "--state", str(state)]
    program = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 300
    while program.poll() is None and not (state.exists() and state.stat().st_size > 40_000):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    program.send_signal(signal.SIGINT)
    _, err = program.communicate(timeout=300)
    is_told = "Nothing is lost" in err
    assert program.returncode == 0 or not is_told, err
    return is_told


def test_an_interrupted_simulation_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    """A real program, a real Ctrl+C."""
    whole, again = tmp_path / "whole.json", tmp_path / "again.json"
    # A busy machine may press the key after the last match: then there have to be more of them.
    for games in (4_000, 16_000, 64_000, 256_000):
        words = [*SMALL[:-4], "--games", str(games), "--events", "0", "--jobs", "1"]
        state = tmp_path / f"{games}.sqlite"
        if interrupted(words, state):
            break
    else:
        pytest.fail("no simulation was interrupted")
    assert majlis(*words, "--state", str(state), "--json", str(again)).code == 0
    assert majlis(*words, "--json", str(whole)).code == 0
    assert again.read_bytes() == whole.read_bytes()
