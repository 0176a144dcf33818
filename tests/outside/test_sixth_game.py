"""A game of somebody else's: found by its entry point, refereed, put through the conformance suite, played and served."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import majlis
from tests.outside.installed import ROOT, install_nim
from tests.server.running import Running

BROKEN = """\
[majlis.games]
quoridor = json:loads
absent = no_such_module:GAME
other = majlis.games.taki:GAME
number = math:pi
"""


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    return install_nim(tmp_path_factory.mktemp("nim"))


def run(path: str, *command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "COLUMNS": "100"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_it_goes_through_the_conformance_suite(path: str) -> None:
    told = run(path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance", "-k", "nim")
    assert "passed" in told
    assert "skipped" not in told


def test_it_is_played_by_bots_that_search(path: str) -> None:
    watched = run(path, "-m", "majlis", "play", "nim", "--bots", "search:1", "--seat", "0", "--seed", "4")
    assert "has taken the last stick" in watched
    assert "The game is over" in watched


def test_it_is_listed_and_its_rulebook_read(path: str) -> None:
    assert "nim" in run(path, "-m", "majlis", "games")
    assert "Whoever takes the last stick wins" in run(path, "-m", "majlis", "rules", "nim", "--rule", "M-5")


def test_it_is_served_with_its_words(path: str, tmp_path: Path) -> None:
    with Running(tmp_path, PYTHONPATH=path) as server:

        def fetched(address: str) -> bytes:
            with urllib.request.urlopen(f"{server.base}{address}", timeout=60) as answer:
                body: bytes = answer.read()
            return body

        [nim] = [game for game in json.loads(fetched("/api/games")) if game["key"] == "nim"]
        assert [option["name"] for option in nim["options"]] == ["players", "heaps", "coin"]
        assert "event-took" in fetched("/api/words/ar/nim").decode()
        assert json.loads(fetched("/api/games/nim/lessons")) == []


def test_a_package_that_is_broken_is_left_out_aloud(tmp_path: Path) -> None:
    (tmp_path / "majlis_broken-1.0.dist-info").mkdir()
    (tmp_path / "majlis_broken-1.0.dist-info" / "entry_points.txt").write_text(BROKEN)
    (tmp_path / "majlis_broken-1.0.dist-info" / "METADATA").write_text("Name: majlis-broken\nVersion: 1.0\n")
    path = os.pathsep.join([str(ROOT / "src"), str(tmp_path)])
    told = run(path, "-W", "always", "-c", "import majlis; print(majlis.games())")
    assert str(majlis.games()) in told
    assert "'quoridor' of majlis-broken is left out: Majlis has a game of that key itself" in told
    assert "'absent' of majlis-broken is left out: No module named 'no_such_module'" in told
    assert "'other' of majlis-broken is left out: it calls itself 'taki'" in told
    assert "'number' of majlis-broken is left out: math:pi is no majlis.games.definition.Definition" in told
