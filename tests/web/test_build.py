"""The build of the page: which sources count, which Node may do it, what the lock may hold."""

import fnmatch
import json
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import hatch_build
from tools import page_sources

ROOT = Path(hatch_build.__file__).parent


def test_the_lock_names_no_registry() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    packages = json.loads(lock)["packages"]
    assert len(packages) > 50
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert all("integrity" in package for name, package in packages.items() if name)


def test_the_page_is_made_from_its_sources_and_not_from_its_tests() -> None:
    names = {path.relative_to(ROOT / "web").as_posix() for path in hatch_build.page_sources()}
    assert {"package-lock.json", "index.html", "src/main.ts", "src/wire.ts", "public/mark.svg"} <= names
    assert not [name for name in names if name.endswith(".test.ts") or "node_modules" in name]


def test_what_the_page_has_from_python_is_published_and_not_kept_by_git() -> None:
    hatch_build.make_from_python()
    made = [path.relative_to(ROOT).as_posix() for path in hatch_build.made_files()]
    assert all(fnmatch.filter(made, pattern) for pattern in hatch_build.MADE)
    artifacts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["artifacts"]
    stamp = hatch_build.MADE_STAMP.relative_to(ROOT).as_posix()
    for name in (*made, stamp):
        assert any(
            fnmatch.fnmatch(f"/{name}", pattern) or f"/{name}".startswith(f"{pattern}/") for pattern in artifacts
        )
    if (ROOT / ".git").exists():
        asked = subprocess.run(
            ["git", "check-ignore", "--no-index", *made, stamp], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert asked.stdout.split() == [*made, stamp]
        kept = subprocess.run(["git", "ls-files", *made, stamp], cwd=ROOT, capture_output=True, text=True, check=True)
        assert kept.stdout.split() == []


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one rule, from which one file of the page is made; in `asked` stands how often it was."""
    for name in ("src/majlis/games/chess/rules.py", "src/majlis/games/chess/lessons/course.json", "tools/wire.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    (tmp_path / "web" / "src").mkdir(parents=True)
    for constant, value in {"ROOT": tmp_path, "WEB": tmp_path / "web", "MADE_STAMP": tmp_path / "web/.made"}.items():
        monkeypatch.setattr(hatch_build, constant, value)

    def made(*arguments: str, **extra: str) -> None:
        assert arguments == ("-m", "tools.page_sources")
        with (tmp_path / "asked").open("a") as asked:
            asked.write(".")
        (tmp_path / "web/src/wire.ts").write_text((tmp_path / "src/majlis/games/chess/rules.py").read_text())

    monkeypatch.setattr(hatch_build, "python", made)
    return tmp_path


@pytest.mark.parametrize(
    "changed",
    [
        "src/majlis/games/chess/rules.py",
        "src/majlis/games/chess/lessons/course.json",
        "tools/wire.py",
        "web/src/wire.ts",
    ],
)
def test_what_the_page_has_from_python_is_made_when_a_source_or_itself_has_changed(changed: str, project: Path) -> None:
    for _ in range(2):
        hatch_build.make_from_python()
        assert hatch_build.made_is_fresh()
    assert (project / "asked").read_text() == "."
    (project / changed).write_text("2")
    assert not hatch_build.made_is_fresh()
    assert not hatch_build.is_fresh(), "the page is not built from what is out of date"
    hatch_build.make_from_python()
    assert hatch_build.made_is_fresh()
    assert (project / "asked").read_text() == ".."
    (project / "web/src/wire.ts").unlink()
    assert not hatch_build.made_is_fresh()


def test_what_was_made_while_a_source_changed_is_made_again(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make = hatch_build.python

    def edited(*arguments: str, **extra: str) -> None:
        make(*arguments, **extra)
        (project / "src/majlis/games/chess/rules.py").write_text("3")

    monkeypatch.setattr(hatch_build, "python", edited)
    hatch_build.make_from_python()
    assert not hatch_build.made_is_fresh()


def test_what_is_made_no_more_is_taken_away(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = project / "web/src/boards/chess/viewTypes.ts", project / "web/src/wire.ts"
    old.parent.mkdir(parents=True)
    old.write_text("of before")
    monkeypatch.setattr(page_sources, "files", lambda: {new: "of now"})
    assert page_sources.main() == 0
    assert new.read_text() == "of now"
    assert not old.exists()


def test_a_changed_source_makes_the_page_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web, stamp = tmp_path / "web", tmp_path / ".sources"
    for name in (path.relative_to(ROOT / "web") for path in hatch_build.page_sources()):
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text(str(name))
    made = tmp_path / ".made"
    for constant, value in {"ROOT": tmp_path, "WEB": web, "STAMP": stamp, "MADE_STAMP": made}.items():
        monkeypatch.setattr(hatch_build, constant, value)
    made.write_text(hatch_build.digest([*hatch_build.made_sources(), *hatch_build.made_files()]))
    assert not hatch_build.is_fresh()
    stamp.write_text(hatch_build.digest(hatch_build.page_sources()))
    assert hatch_build.is_fresh()
    (web / "src" / "some.test.ts").write_text("tests do not count")
    assert hatch_build.is_fresh()
    (web / "src" / "main.ts").write_text("edited")
    assert not hatch_build.is_fresh()


def test_a_changed_rule_makes_the_games_for_the_browser_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = tmp_path / "src" / "majlis" / "games" / "chess.py"
    rules.parent.mkdir(parents=True)
    rules.write_text("e4 = 1")
    for constant, value in {"ROOT": tmp_path, "RULES_STAMP": tmp_path / ".sources"}.items():
        monkeypatch.setattr(hatch_build, constant, value)
    assert not hatch_build.rules_are_fresh()
    (tmp_path / ".sources").write_text(hatch_build.digest(hatch_build.rules_sources()))
    assert hatch_build.rules_are_fresh()
    monkeypatch.setattr("subprocess.run", lambda *arguments: pytest.fail("they were built again"))
    hatch_build.build_rules()
    rules.write_text("e4 = 2")
    assert not hatch_build.rules_are_fresh()


@pytest.mark.skipif(os.name == "nt", reason="the pretended Node is a shell script")
@pytest.mark.parametrize(
    ("version", "good"), [("v20.20.2", False), ("v22.11.0", False), ("v22.12.0", True), ("v24.1.0", True)]
)
def test_a_node_that_is_too_old_is_passed_over(
    version: str, good: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    assert (hatch_build.node_on_path() == [str(tmp_path / "npm")]) is good


def test_a_published_archive_with_the_page_needs_no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "WEB", tmp_path / "no web folder")
    monkeypatch.setattr(hatch_build, "PAGE", tmp_path)
    assert not hatch_build.is_fresh()
    (tmp_path / "index.html").write_text("<!doctype html>")
    assert hatch_build.is_fresh()
    monkeypatch.setattr(hatch_build, "npm", lambda *arguments: pytest.fail("the page was built again"))
    hatch_build.build_page()


def test_the_wheel_of_node_brings_an_npm_that_can_be_run() -> None:
    command = hatch_build.node_in_wheel()
    assert command is not None
    assert all(Path(part).exists() for part in command)


def test_styles_use_logical_properties_only() -> None:
    physical = re.compile(
        r"^\s*(?:margin|padding|border)-(?:left|right)\b|^\s*(?:left|right):|text-align: (?:left|right)", re.M
    )
    found = {}
    for path in (ROOT / "web" / "src").rglob("*.svelte"):
        # Boards are laid out left to right in every language; everything else follows the reader.
        if {"boards", "pieces"} & set(path.parts):
            continue
        styles = path.read_text("utf-8").partition("<style>")[2]
        if match := physical.search(styles):
            found[path.name] = match[0].strip()
    assert not found
