"""What a module and its manifest are: small, whole, and the same whenever they are built from the same sources."""

import json
from pathlib import Path
from typing import Any

import pytest

import majlis
from majlis.games import definition
from majlis.kernel.wasm.linker import ByteReader
from majlis.wasm import modules
from tests.wasm.built import built, compressed

LIMIT = 40_000
"""Bytes of a game's compiled rules that a browser loads, compressed as a server does."""


def sections(module: bytes) -> dict[int, bytes]:
    reader, found = ByteReader(module[8:]), {}
    while reader:
        number = reader.byte()
        found[number] = reader.take(reader.number())
    return found


def manifest(key: str) -> Any:
    return json.loads(built(key).with_suffix(".json").read_text("utf-8"))


@pytest.mark.parametrize("key", majlis.games())
def test_a_module_needs_nothing_from_outside(key: str) -> None:
    assert 2 not in sections(built(key).with_suffix(".wasm").read_bytes())


@pytest.mark.parametrize("key", majlis.games())
def test_a_module_and_its_manifest_are_small(key: str) -> None:
    assert sum(compressed(built(key).with_suffix(ending)) for ending in (".wasm", ".json")) <= LIMIT


@pytest.mark.parametrize("key", majlis.games())
def test_a_manifest_says_what_the_game_says(key: str) -> None:
    game, told = definition(key), manifest(key)
    assert (told["game"], told["rules"], told["seats"]) == (key, game.version, game.seats)
    assert (told["actions"], told["waits"]) == (game.actions, sorted(game.waits))
    assert [option["name"] for option in told["options"]] == list(game.options.names())
    assert told["records"]["state"]["size"] == game.record.itemsize
    assert [field["name"] for field in told["records"]["state"]["fields"]] == list(game.record.names or ())


def test_two_builds_are_equal_to_the_byte(tmp_path: Path) -> None:
    from tests.cli.program import program

    again = program("wasm", "toitoi", "--out", str(tmp_path))
    assert again.code == 0, again.err
    for ending in (".wasm", ".json"):
        assert (tmp_path / f"toitoi{ending}").read_bytes() == built("toitoi").with_suffix(ending).read_bytes()
    assert modules.is_built(definition("toitoi"), tmp_path)
    assert not modules.is_built(definition("taki"), tmp_path)
