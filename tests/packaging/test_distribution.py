"""What is published: a source archive and a wheel made from it, installed where nothing else is."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from majlis import __version__
from majlis.games import keys
from majlis.kernel.jit import cache_folder

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements" / "run.lock"
UV = Path(sys.executable).parent / "uv"

OUTSIDE = """
import majlis

match = majlis.game("quoridor").start(seed=7)
reveal_type(match.result())
match.play("e2")
"""


def run(*command: object, cwd: Path, **extra: str) -> str:
    """What a command prints; its failure is the test's."""
    # Whoever installs Majlis is not in this folder, nor in this environment.
    clean = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**clean, **extra},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, with the page as it is built."""
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    [made] = folder.glob("*.tar.gz")
    return made


@pytest.fixture(scope="module")
def sources(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is in the source archive."""
    folder = tmp_path_factory.mktemp("sources")
    with tarfile.open(archive) as packed:
        # The first releases of Python 3.11 have no filters.
        packed.extraction_filter = getattr(tarfile, "data_filter", lambda member, path: member)
        packed.extractall(folder)
    [unpacked] = folder.iterdir()
    return unpacked


def built(sources: Path, folder: Path, **extra: str) -> Path:
    """A wheel made from nothing but the source archive."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=sources, **extra)
    [made] = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(sources, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that holds the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("elsewhere")
    run(UV, "venv", "--python", sys.executable, folder / "env", cwd=folder)
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    run(UV, "pip", "install", "--python", programs / "python", "--constraints", LOCK, wheel, cwd=folder)
    return programs


def test_the_archive_holds_what_a_packager_needs_and_no_rubbish(archive: Path) -> None:
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    for needed in ("LICENSE", "README.md", "dev.py", "src/majlis/py.typed", "web/package.json", "tests/conftest.py"):
        assert needed in names, needed
    assert [name for name in names if re.search(r"__compiled__|__pycache__|node_modules|\.nb[ic]$", name)] == []


def test_from_the_archive_nothing_has_to_be_made_or_built(sources: Path) -> None:
    """Whoever builds a wheel from it needs no Node, and nothing that Majlis runs with."""
    asked = "import hatch_build as build; print(build.made_is_fresh(), build.is_fresh(), build.rules_are_fresh())"
    assert run(sys.executable, "-c", asked, cwd=sources).split() == ["True"] * 3


def test_the_wheel_holds_the_package_alone_and_all_of_it(wheel: Path) -> None:
    assert wheel.name == f"majlis-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    assert {name.partition("/")[0] for name in names} == {"majlis", f"majlis-{__version__}.dist-info"}
    package = ROOT / "src" / "majlis"
    ignored = ("__compiled__", "__pycache__")
    for file in package.rglob("*"):
        inside = file.relative_to(package.parent)
        if file.is_file() and not any(part in ignored for part in inside.parts):
            assert inside.as_posix() in names, inside
    assert "majlis/server/page/index.html" in names
    assert {f"majlis/games/{key}/lessons/states.json" for key in keys()} <= names
    assert {f"majlis/wasm/built/{key}{ending}" for key in keys() for ending in (".wasm", ".json")} <= names


PLAYED_AT_ONCE = """
import majlis
from majlis.games import definition
from majlis.kernel import precompile

assert precompile.pending(definition("toitoi")) == ()
assert precompile.pending(definition("quoridor")) != ()
match = majlis.game("toitoi").start(seed=1)
match.play(0, match.legal(0)[0])
print(majlis.__file__)
"""


def test_a_wheel_of_one_system_brings_games_that_nobody_has_to_compile(sources: Path, tmp_path: Path) -> None:
    wheel = built(sources, tmp_path / "made", MAJLIS_COMPILED="toitoi")
    assert not wheel.name.endswith("-none-any.whl")
    place, cache = tmp_path / "place", tmp_path / "cache"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(place)
    assert [file.suffix for file in (place / "majlis" / "compiled" / "toitoi").iterdir()] == [".unit"]
    said = run(sys.executable, "-c", PLAYED_AT_ONCE, cwd=place, MAJLIS_CACHE=str(cache))
    assert said.strip() == str(place / "majlis" / "__init__.py")
    assert list(cache.iterdir()) == []


def test_the_command_line_plays_from_there(elsewhere: Path, tmp_path: Path) -> None:
    majlis = elsewhere / "majlis"
    assert run(majlis, "--version", cwd=tmp_path).strip() == f"majlis {__version__}"
    # The same sources compile to the same code: what this tree has compiled serves the wheel.
    played = run(
        majlis,
        *("play", "quoridor", "-o", "size=5", "--bots", "random", "--seat", "0", "--seed", "2"),
        cwd=tmp_path,
        MAJLIS_CACHE=str(cache_folder()),
        XDG_DATA_HOME=str(tmp_path),
        COLUMNS="100",
    )
    assert "The game is over" in played


@pytest.fixture
def served(elsewhere: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that runs from there."""
    command = [elsewhere / "majlis", "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0"]
    log = tmp_path / "log"
    with log.open("w") as out:
        server = subprocess.Popen(
            [str(part) for part in command],
            cwd=tmp_path,
            env={**os.environ, "MAJLIS_CACHE": str(cache_folder()), "MAJLIS_DATA_DIR": str(tmp_path / "data")},
            stdout=out,
            stderr=subprocess.STDOUT,
        )
        try:
            until = time.monotonic() + 120
            while not (found := re.search(r"^port (\d+)$", log.read_text(), re.MULTILINE)):
                assert server.poll() is None, log.read_text()
                assert time.monotonic() < until, log.read_text()
                time.sleep(0.1)
            yield f"http://127.0.0.1:{found[1]}"
        finally:
            server.terminate()
            server.wait(60)


def test_the_server_and_its_page_work_from_there(served: str) -> None:
    def fetched(path: str) -> bytes:
        with urllib.request.urlopen(f"{served}{path}", timeout=60) as answer:
            body: bytes = answer.read()
        return body

    page = fetched("/").decode()
    scripts = re.findall(r'<script[^>]* src="([^"]+)"', page)
    assert sum(len(fetched(script)) for script in scripts) > 10_000
    assert b'"quoridor"' in fetched("/api/games")


def test_types_are_seen_from_outside(elsewhere: Path, tmp_path: Path) -> None:
    (tmp_path / "user.py").write_text(OUTSIDE)
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable", elsewhere / "python", "user.py"]
    done = subprocess.run([str(part) for part in mypy], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "user.py:5: note: Revealed type is" in done.stdout, done.stdout
    assert "majlis.match.match.Result" in done.stdout, done.stdout
    assert 'user.py:6: error: Missing positional argument "text" in call to "play" of "Match"' in done.stdout, (
        done.stdout
    )
    assert "import-untyped" not in done.stdout
