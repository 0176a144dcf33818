"""A player without a plan: any legal action, each as likely as the others, at every level."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from majlis.bots.bot import States, Stream
from majlis.bots.rng import index_below
from majlis.decision import Decision, Immediate, Search

if TYPE_CHECKING:
    from majlis.match.game import Game


def begin(game: Game, view: States, seat: int, level: int, rng: Stream, goal: str = "win") -> Search:
    """A thought that is there at once."""
    out = np.zeros(game.definition.most_legal, np.int64)
    count = game.ops.bound["legal"](view, 0, seat, out)
    action = int(out[index_below(rng, count)])
    return Immediate(Decision(action, waits=action in game.definition.waits))
