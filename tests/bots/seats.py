"""Matches with bots in their seats."""

import random

import majlis
from majlis.kernel.seeds import new_stream
from tests.conformance.walks import started, step


def played(game: majlis.Game, bots: list[majlis.Bot], seed: int, most: int = 100_000) -> majlis.Match:
    """A match that the bots have played, as far as `most` plies."""
    match = game.start(seed=seed)
    rng = new_stream(seed)
    while match.actors() and match.ply < most:
        seat = match.actors()[0]
        thought = bots[seat % len(bots)].think(game, match.hidden(seat), seat, rng)
        action = game.definition.notation.action(thought.action)
        assert game.kernels.check(match.hidden(seat), seat, action) == 0
        match.play_action(seat, action)
    return match


def undecided(key: str, seed: int) -> majlis.Match:
    """A match at a point where the seat asked first has several actions."""
    match, whim = started(key, seed), random.Random(seed)
    while len(match.legal(match.actors()[0])) < 4:
        step(match, whim)
    return match
