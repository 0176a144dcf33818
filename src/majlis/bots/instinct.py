"""A player who does what a sensible person would, without looking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from majlis.bots.bot import States, Stream
from majlis.bots.candidates import candidates
from majlis.bots.levels import LEVELS
from majlis.bots.rng import forked, fraction, pick
from majlis.bots.win_probability import win_chance
from majlis.decision import Decision, Immediate, Search
from majlis.kernel.seeds import blank

if TYPE_CHECKING:
    from majlis.match.game import Game

WORLDS = 8
"""Guesses at the unknown from which the chances are estimated."""


def begin(game: Game, view: States, seat: int, level: int, rng: Stream) -> Search:
    """A thought that is there at once: what comes to mind, chosen by how much it is liked."""
    from majlis.kernel import policy

    definition, plan, own = game.definition, LEVELS[level], forked(rng)
    kernels = definition.bound(policy)
    states = blank(definition.record, 2)
    states[:1] = view
    if plan.forgets:
        kernels["forget"](states, 0)
    actions, weights = np.zeros(definition.most_legal, np.int64), np.zeros(definition.most_legal)
    count = kernels["priors"](states, 0, seat, actions, weights)
    found = candidates(definition, actions[:count].tolist(), level, own)
    actions, weights = actions[found], weights[found]
    shares = (weights / weights.max()) ** plan.sharpness
    shares /= shares.sum()
    action = int(actions[pick(shares, fraction(own))])
    values = np.zeros(len(actions))
    kernels["foresee"](states, seat, own, actions, values, WORLDS)
    order = np.argsort(-shares, kind="stable")
    chances = [(int(actions[k]), win_chance(game, values[k]), float(shares[k])) for k in order]
    return Immediate(Decision(action, chances, action in definition.waits))
