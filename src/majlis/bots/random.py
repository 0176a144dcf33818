"""A player without a plan: any legal action, each as likely as the others, at every level."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from majlis.bots.bot import States, Stream, Thinking, Thought
from majlis.bots.chance import index_below

if TYPE_CHECKING:
    from majlis.match.game import Game


class Whim:
    """A thought that is there at once."""

    budget = 0
    done = True

    def __init__(self, thought: Thought) -> None:
        self._thought = thought

    def work(self, iterations: int) -> None:
        pass

    def thought(self) -> Thought:
        return self._thought


def begin(game: Game, view: States, seat: int, level: int, rng: Stream) -> Thinking:
    out = np.zeros(game.definition.most_legal, np.int64)
    count = game.kernels.bound["legal"](view, 0, seat, out)
    action = int(out[index_below(rng, count)])
    text = game.definition.notation.text(action)
    return Whim(Thought(text, waits=action in game.definition.waits))
