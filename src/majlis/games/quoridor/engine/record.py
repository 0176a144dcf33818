"""Records, for type checkers; made by tools/records.py from `board.py` and `scratch.py`, do not edit by hand."""

from typing import Protocol

from majlis.kernel.fields import IntRow


class Board(Protocol):
    engine_board: int
    turn: int
    pawns: IntRow
    left: IntRow
    far: IntRow
    north: IntRow
    east: IntRow
    across: IntRow
    upright: IntRow
    laid: IntRow
    goals: IntRow
    hash: int
    plies: int
    since_fence: int


class Node(Protocol):
    engine_node: int
    depth: int
    alpha: int
    beta: int
    best: int
    choice: int
    exact: int
    count: int
    tried: int
    trust: int
    since: int
    killers: IntRow
    moves: IntRow
    mine: IntRow
    yours: IntRow
    merit: IntRow


class EngineScratch(Protocol):
    engine_scratch: int
    stage: int
    ply: int
    value: int
    nodes: int
    depth: int
    deepest: int
    low: int
    high: int
    score: int
    action: int
    done: int
    racing: int
    chosen: int
    budget: int
    temperature: int
    mood: int
    wide: int
    guards: int
    learned: int
    step: int
    tempo: int
    worth: IntRow
    blur: int
    salt: int
    history: IntRow
    past_count: int
    past: IntRow
    scores: IntRow
    efforts: IntRow
