"""What the page's own referee says, in TypeScript, is what Python says: it is made from it."""

import itertools
import json
import os
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from tests.web import match_cases, referee_cases
from tools.translator.games import own

WEB, SOURCE = hatch_build.WEB, hatch_build.ROOT / "src/majlis"
KEYS = [game.key for game in own()]


def node(*arguments: str) -> str:
    """Run Node inside web/; what it printed."""
    command = hatch_build.node_on_path() or hatch_build.node_in_wheel()
    assert command is not None
    program = "node" if len(command) == 1 else command[0]
    done = subprocess.run([program, *arguments], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def rolled_up(entry: Path, made: Path) -> Path:
    """A program in TypeScript with all it imports, as one file that Node runs."""
    hatch_build.prepare_web()
    node("node_modules/rolldown/bin/cli.mjs", str(entry), "--platform", "node", "--format", "esm", "--file", str(made))
    return made


@pytest.fixture(scope="session")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program that holds the translated code against cases."""
    return rolled_up(WEB / "src/testing/refereeCases.ts", tmp_path_factory.mktemp("referee") / "cases.mjs")


def compared(bundle: Path, cases: Iterable[dict[str, Any]]) -> int:
    """How many cases there were; the first that differ fail."""
    file = bundle.with_name(f"{os.getpid()}.jsonl")
    with file.open("w", encoding="utf-8") as lines:
        lines.writelines(json.dumps(case) + "\n" for case in cases)
    result = json.loads(node(str(bundle), str(file), str(SOURCE)))
    file.unlink()
    assert result["differing"] == 0, json.dumps(result["first"], indent=1, ensure_ascii=False)[:6000]
    return int(result["count"])


@pytest.mark.parametrize("key", KEYS)
def test_the_page_says_what_python_says(key: str, bundle: Path) -> None:
    matches = (referee_cases.of_match(key, seed, most=400, every=11) for seed in range(4))
    cases = itertools.chain(referee_cases.of_game(key), referee_cases.of_options(key, 0, 100), *matches)
    assert compared(bundle, cases) > 500


@pytest.mark.parametrize("key", KEYS)
def test_the_page_referees_as_python_does(key: str, bundle: Path) -> None:
    """Whole matches, asked step by step; the compiled rules answer both what they answered Python."""
    assert compared(bundle, (match_cases.recorded(key, seed, most=40) for seed in range(2))) == 2


def test_the_page_has_the_same_clocks(bundle: Path) -> None:
    assert compared(bundle, match_cases.of_clocks(0, 200)) == 200


@pytest.mark.soak
@pytest.mark.parametrize("key", KEYS)
@pytest.mark.timeout(0)
def test_the_page_says_what_python_says_of_many_matches(key: str, bundle: Path) -> None:
    """`MAJLIS_CASES` are the matches of a game, 200 unless it is set."""
    count = int(os.environ.get("MAJLIS_CASES", "200"))
    for first in range(100, 100 + count, 20):
        matches = (referee_cases.of_match(key, seed, most=2000, every=7) for seed in range(first, first + 20))
        compared(bundle, (match_cases.recorded(key, seed, most=150) for seed in range(first, first + 4)))
        compared(
            bundle, itertools.chain(referee_cases.of_game(key), referee_cases.of_options(key, first, 400), *matches)
        )
