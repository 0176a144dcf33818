"""Self-play with the engine as teacher, and matches that say whether a new network is stronger."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

import majlis
from majlis.games.quoridor import engine
from majlis.games.quoridor.engine import learning
from majlis.games.quoridor.engine.board import BOARD
from majlis.games.quoridor.engine.evaluation import WORTH
from majlis.games.quoridor.engine.features import FEATURES, PRESENT
from majlis.games.quoridor.engine.scratch import ENGINE_SCRATCH
from majlis.games.quoridor.engine.strength import STEP, TEMPO
from majlis.games.quoridor.engine.thinking import FACTS
from majlis.kernel.net import NO_WEIGHTS, Weights
from majlis.kernel.seeds import blank, new_stream
from majlis.lab.training.labelled import POSITION, Positions, facts

LEVEL = 5
MEMORY = 14
"""Positions that a search of self-play remembers, as a power of two: it is short."""
OPENING = (2, 12)
"""Each game begins with so many actions by lot, from the first to the second number."""
RASH = 150.0
"""The value by which an action of the opening is taken e times less often."""
PAIR_OPENING = 4
"""Actions by lot before a match that compares two networks: any that are legal."""


@cache
def _kernels() -> dict[str, Any]:
    return engine.united(learning, "learning")


def _decided(thinking: engine.EngineSearch) -> int:
    return int(thinking.decision().action)


def play(seed: int, game: int, iterations: int, weights: Weights) -> Positions:
    """The positions of one game of the engine against itself, thinking for so many iterations a move."""
    lot = np.random.default_rng([seed, game])
    match = majlis.game("quoridor", players=2).start(seed=int(lot.integers(1 << 40)))
    stream, opening = new_stream(int(lot.integers(1 << 40))), int(lot.integers(*OPENING))
    rows: list[Any] = []
    while match.actors():
        [seat] = match.actors()
        thinking = engine.EngineSearch(match.hidden(seat), LEVEL, stream, weights, MEMORY)
        if match.ply < opening:
            actions, values = thinking.at_once()
            odds = np.exp((values - values.max()) / RASH)
            match.play_action(seat, int(lot.choice(actions, p=odds / odds.sum())))
            continue
        thinking.work(iterations)
        if not thinking.racing:
            view = match.hidden(seat)[0]
            told = (game, seat, view["pawns"][:2], view["left"][:2], match.ply, view["laid"], thinking.score, 0)
            rows.append(told)
        match.play_action(seat, _decided(thinking))
    positions = np.array(rows, POSITION)
    result = match.result()
    assert result is not None
    first, second = result.places
    if first != second:
        winner = 0 if first < second else 1
        positions["result"] = np.where(positions["turn"] == winner, 1, -1)
    return positions


def seen(positions: Positions, mirrored: bool = False, weights: Weights = NO_WEIGHTS) -> tuple[Any, Any, Any]:
    """The features of each position, its value without a network, and what one with these weights adds."""
    count = len(positions)
    features = np.full((count, PRESENT), FEATURES, np.int64)
    values, added = np.zeros((2, count), np.int64)
    scratch = blank(ENGINE_SCRATCH)
    scratch[0]["step"], scratch[0]["tempo"] = STEP, TEMPO
    scratch[0]["worth"][: len(WORTH)] = WORTH
    asked = (facts(positions, FACTS, mirrored), weights, features, values, added)
    _kernels()["look_at"](blank(BOARD), scratch, *asked)
    return features, values, added


def compare(seed: int, pair: int, seconds: float, weights: Sequence[Weights]) -> float:
    """The share of the first network of two matches with one opening, each side played by each once.

    Both think for equal processor time; what one move took too long is taken off the next.
    """
    lot = np.random.default_rng([seed, pair])
    begins = int(lot.integers(1 << 40))
    opening: list[int] = []
    first = majlis.game("quoridor", players=2).start(seed=begins)
    for _ in range(PAIR_OPENING):
        [seat] = first.actors()
        opening.append(int(lot.choice(first.legal_actions(seat))))
        first.play_action(seat, opening[-1])
    return sum(_meeting(begins, opening, seconds, weights, own) for own in (0, 1)) / 2


def _meeting(seed: int, opening: Sequence[int], seconds: float, weights: Sequence[Weights], own: int) -> float:
    match, stream, banks = majlis.game("quoridor", players=2).start(seed=seed), new_stream(seed + own), [0.0, 0.0]
    for action in opening:
        match.play_action(match.actors()[0], action)
    while match.actors():
        [seat] = match.actors()
        thinking = engine.EngineSearch(match.hidden(seat), LEVEL, stream, weights[seat != own], MEMORY + 2)
        banks[seat] += seconds
        began = time.thread_time()
        while not thinking.done and time.thread_time() - began < banks[seat]:
            thinking.work(1)
        banks[seat] = min(0.0, banks[seat] - (time.thread_time() - began))
        match.play_action(seat, _decided(thinking))
    result = match.result()
    assert result is not None
    return 0.5 + 0.5 * float(np.sign(result.places[1 - own] - result.places[own]))
