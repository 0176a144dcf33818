"""What a page must know of a game to call its module: layouts, exports, codes of options, levels of bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from majlis.bots import levels
from majlis.games.definition import Chosen, Definition, Numbers, Option
from majlis.kernel.layout import layout
from majlis.kernel.seeds import STREAM
from majlis.kernel.thought import GOALS, THOUGHT
from majlis.kernel.tree import rows_of_tree
from majlis.kernel.wasm.linker import PAGE, STACK

FORMAT = 1
"""Raised when a page of before could not read a manifest."""


def records(game: Definition) -> dict[str, np.dtype[Any]]:
    """The records that a game's kernels work on, by name."""
    found = {"state": game.record, "stream": STREAM}
    if game.has_instinct:
        found["thought"] = THOUGHT
    if game.engine is not None:
        found |= {name: dtype for name, dtype in game.engine.RECORDS.items() if dtype is not game.record}
    return found


def manifest(game: Definition, made: tuple[str, str], exports: Mapping[str, Any], size: int) -> dict[str, Any]:
    """The manifest of a module with these exports and so many bytes, made from what its stamp and sources say."""
    stamp, sources = made
    return {
        "format": FORMAT,
        "game": game.key,
        "rules": game.version,
        "stamp": stamp,
        "sources": sources,
        "bytes": size,
        "memory": {"page": PAGE, "stack": STACK},
        "records": {name: layout(dtype) for name, dtype in records(game).items()},
        "exports": dict(exports),
        "seats": game.seats,
        "mostLegal": game.most_legal,
        "actions": game.actions,
        "waits": sorted(game.waits),
        "options": [option_of(game, option) for option in game.options],
        "levels": {level: bot(game, level) for level in levels.LEVELS} if game.has_instinct else {},
        "goals": GOALS,
        "engine": None if game.engine is None else engine(game),
    }


def option_of(game: Definition, option: Option) -> dict[str, Any]:
    """A house rule: its values, what stands for them in a record, and its default, by players where that differs."""
    by_players = {int(players): usual(game, int(players))[option.name] for players in game.options["players"].values}
    values = list(option.values)
    described: dict[str, Any] = {
        "name": option.name,
        "kind": type(option).__name__,
        "rule": option.rule,
        "values": values,
    }
    if not isinstance(option, Numbers):
        described["codes"] = list(option.codes())
    if len(set(by_players.values())) == 1:
        return {**described, "default": next(iter(by_players.values()))}
    return {**described, "defaults": by_players}


def usual(game: Definition, players: int) -> Chosen:
    """The options of a match of so many where nothing else is said."""
    chosen: Chosen = {"players": players}
    for name in game.options.names():
        chosen.setdefault(name, game.options.default(name, chosen))
    return chosen


def bot(game: Definition, level: int) -> dict[str, Any]:
    """What a level's thought is begun with, and how many rows of nodes and edges its tree needs."""
    plan = levels.plan(game, level).numbers
    nodes, edges = rows_of_tree(int(plan["iterations"]), game.most_legal)
    return {"thought": plan, "nodes": nodes, "edges": edges}


def engine(game: Definition) -> dict[str, Any]:
    """How much room a game's own engine needs for its arrays: by name, and for its table by level."""
    assert game.engine is not None
    rooms: dict[str, Any] = game.engine.rooms()
    return rooms
