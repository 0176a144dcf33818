"""What actions and observations look like to Gymnasium and PettingZoo."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from majlis.envs.buffers import Array
from majlis.envs.episode import LEAST, MOST, Episode
from majlis.match.game import Game


def action_space(game: Game) -> spaces.Discrete:
    """The numbers of all actions of the game, legal or not."""
    return spaces.Discrete(game.definition.actions)


def observation_space(game: Game) -> spaces.Dict:
    """What a seat knows, and what it may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LEAST, MOST, game.definition.observation, np.float32),
            "action_mask": spaces.Box(0, 1, (game.definition.actions,), np.int8),
        }
    )


def state_space(game: Game) -> spaces.Box:
    """What all seats know, one after another."""
    size = game.players * int(np.prod(game.definition.observation))
    return spaces.Box(LEAST, MOST, (size,), np.float32)


def observed(episode: Episode, seat: int, mask: Array | None = None) -> dict[str, Array]:
    """A seat's observation; its mask is empty where it is not asked."""
    own = episode.mask(seat) if mask is None else mask.copy()
    return {"observation": episode.observation(seat), "action_mask": own}
