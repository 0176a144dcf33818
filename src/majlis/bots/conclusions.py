"""What a kernel writes of a thought, and the decision it stands for."""

from __future__ import annotations

import numpy as np

from majlis.decision import Decision
from majlis.games.definition import Definition


class Conclusions:
    """Room for what a bot thinks, best first: actions, win probabilities, shares of its attention."""

    def __init__(self, game: Definition) -> None:
        self._game = game
        self.actions = np.zeros(game.most_legal, np.int64)
        self.win_probabilities, self.shares = np.zeros(game.most_legal), np.zeros(game.most_legal)

    def decision(self, count: int, action: int) -> Decision:
        """The first `count` of them, and what it would do."""
        rows = zip(self.actions[:count].tolist(), self.win_probabilities[:count].tolist(), self.shares[:count].tolist())
        return Decision(action, list(rows), action in self._game.waits)
