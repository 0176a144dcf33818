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


def heed_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupted_simulation_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    """A real program, a real Ctrl+C."""
    state, whole, again = (tmp_path / name for name in ("state.sqlite", "whole.json", "again.json"))
    words = [*SMALL[:-4], "--games", "4000", "--events", "0", "--jobs", "1"]
    command = [sys.executable, "-m", "majlis", *words, "--state", str(state), "--json", str(again)]
    pipe = subprocess.PIPE
    # Whoever runs the tests in the background may have them ignore Ctrl+C, and a child inherits that.
    program = subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe, text=True, preexec_fn=heed_interrupts)
    deadline = time.monotonic() + 300
    while not (state.exists() and state.stat().st_size > 40_000):
        assert program.poll() is None, "it should still play"
        assert time.monotonic() < deadline
        time.sleep(0.01)
    program.send_signal(signal.SIGINT)
    _, err = program.communicate(timeout=300)
    assert program.returncode == 0, err
    assert "Nothing is lost" in err
    again.unlink(missing_ok=True)
    assert majlis(*words, "--state", str(state), "--json", str(again)).code == 0
    assert majlis(*words, "--json", str(whole)).code == 0
    assert again.read_bytes() == whole.read_bytes()
