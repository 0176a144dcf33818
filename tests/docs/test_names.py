"""Files, modules and environments that the documents name exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import majlis
from tools.generate import MADE_BY

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
FOLDERS = [
    ROOT,
    *(ROOT / name for name in ("docs", "tests", "tests/server", "web", "web/src")),
    ROOT / "src",
    ROOT / "src/majlis",
    *sorted(path for path in (ROOT / "src/majlis/games").iterdir() if path.is_dir()),
]
"""Where a name may begin: a page speaks from the root, of the package, of the web page or of a game's folder."""
FILE = re.compile(r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|ts|svelte|md|toml|ftl|css|js|json|svg|yml))`")
FOLDER = re.compile(r"`((?:src|tests|docs|web|tools|benchmarks|requirements|server|games)/[\w/.-]*/)`")
MADE_BY_USERS = {"game.json", "match.json", "store.ts"}
MADE_BY_BUILDING = {"docs/rule-table.md", "src/majlis/wasm/built/"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_named_in_a_document_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    # What a changelog says of the past may be gone.
    text = text if page.name != "CHANGELOG.md" else ""
    missing = [name for name in FILE.findall(text) + FOLDER.findall(text) if not exists(name)]
    assert missing == []


def exists(name: str) -> bool:
    if name in MADE_BY_USERS | MADE_BY_BUILDING or any((folder / name).exists() for folder in FOLDERS):
        return True
    return "/" not in name and any(True for top in ("src/majlis", "web/src", "tests") for _ in (ROOT / top).rglob(name))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_modules_named_in_a_document_exist(page: Path) -> None:
    for name in re.findall(r"python -m ((?:tools|benchmarks|majlis)[\w.]*)", page.read_text("utf-8")):
        place = ROOT / ("src" if name.startswith("majlis") else "") / name.replace(".", "/")
        assert place.is_dir() or place.with_suffix(".py").exists(), name


@pytest.mark.parametrize("key", majlis.games())
def test_environments_are_named_by_the_version_of_their_rules(key: str) -> None:
    """`jackaroo_v2` and `majlis/Jackaroo-v2`: whoever raises a VERSION finds here where it is named."""
    version = str(majlis.game(key).version)
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))):
        named = re.findall(rf"\b(?:{key}_v|majlis/{key.capitalize()}-v)(\d+)", page.read_text("utf-8"))
        assert set(named) <= {version}, f"{page.relative_to(ROOT)}: the rules of {key} are version {version}"


def test_what_makes_files_anew_exists_and_is_named() -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text("utf-8") + (ROOT / "docs/add-a-game.md").read_text("utf-8")
    for name in MADE_BY:
        assert (ROOT / "tools" / f"{name}.py").exists() or (ROOT / "tools" / name).is_dir(), name
        assert re.search(rf"tools[./]{name}\b", told), name
