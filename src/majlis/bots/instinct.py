"""A player who does what a sensible person would, without looking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from majlis.bots.bot import States, Stream
from majlis.bots.conclusions import Conclusions
from majlis.bots.levels import plan
from majlis.decision import Immediate, Search
from majlis.kernel.seeds import STREAM, blank

if TYPE_CHECKING:
    from majlis.match.game import Game


def begin(game: Game, view: States, seat: int, level: int, rng: Stream, goal: str = "win") -> Search:
    """A thought that is there at once: what comes to mind, chosen by how much it is liked, whatever the goal."""
    from majlis.kernel import policy

    definition = game.definition
    states, found = blank(definition.record, 2), Conclusions(definition)
    states[:1] = view
    thoughts = plan(definition, level).begin(definition.side(game.options))
    order = np.zeros(definition.most_legal, np.int64)
    choose = definition.bound(policy)["instinct_choose"]
    count = choose(
        states, thoughts, rng, blank(STREAM), order, found.actions, found.win_probabilities, found.shares, seat
    )
    return Immediate(found.decision(count, int(thoughts[0]["action"])))
