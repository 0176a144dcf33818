"""Matches with bots in their seats."""

import random

import majlis
from majlis.kernel.seeds import new_stream
from tests.conformance.walks import started, step


def played(game: majlis.Game, bot: majlis.Bot, seed: int, most: int, iterations: int | None = None) -> majlis.Match:
    """A match that a bot has played with itself, as far as `most` plies."""
    match = game.start(seed=seed)
    rng = new_stream(seed)
    while match.actors() and match.ply < most:
        seat = match.actors()[0]
        thinking = bot.begin(game, match.hidden(seat), seat, rng, iterations)
        thinking.work(iterations or thinking.budget)
        action = thinking.decision().action
        assert game.ops.check(match.hidden(seat), seat, action) == 0
        match.play_action(seat, action)
    return match


def undecided(key: str, seed: int) -> majlis.Match:
    """A match at a point where the seat asked first has several actions."""
    match, policy_rng = started(key, seed), random.Random(seed)
    while len(match.legal(match.actors()[0])) < 4:
        step(match, policy_rng)
    return match
