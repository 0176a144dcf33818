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
"""Bytes that a game may have on the way to a browser, compressed as a server would."""


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
def test_a_module_is_small(key: str) -> None:
    assert compressed(built(key).with_suffix(".wasm")) <= LIMIT


@pytest.mark.parametrize("key", majlis.games())
def test_a_manifest_says_what_the_game_says(key: str) -> None:
    game, told = definition(key), manifest(key)
    assert (told["game"], told["rules"], told["seats"]) == (key, game.version, game.seats)
    assert told["actions"] == [game.notation.text(action) for action in range(game.actions)]
    assert {row["code"]: (row["rule"], row["name"]) for row in told["reasons"]} == {
        code: (why.rule, why.name) for code, why in game.reasons.items()
    }
    assert [option["name"] for option in told["options"]] == list(game.options.names())
    assert told["records"]["state"]["size"] == game.record.itemsize
    assert [field["name"] for field in told["records"]["state"]["fields"]] == list(game.record.names or ())


@pytest.mark.parametrize("key", majlis.games())
def test_a_manifest_says_who_wins_together(key: str) -> None:
    told = manifest(key)["side"]
    for players in definition(key).options["players"].values:
        game = majlis.game(key, players=players)
        when = {name: game.options[name] for name in told["options"]}
        [side] = [row["side"] for row in told["rows"] if row["when"] == when]
        assert side == game.definition.side(game.options)


def test_two_builds_are_equal_to_the_byte(tmp_path: Path) -> None:
    from tests.cli.program import program

    again = program("wasm", "toitoi", "--out", str(tmp_path))
    assert again.code == 0, again.err
    for ending in (".wasm", ".json"):
        assert (tmp_path / f"toitoi{ending}").read_bytes() == built("toitoi").with_suffix(ending).read_bytes()
    assert modules.is_built(definition("toitoi"), tmp_path)
    assert not modules.is_built(definition("taki"), tmp_path)
