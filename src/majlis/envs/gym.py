"""The games as Gymnasium knows them: one learner among bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from majlis.envs.buffers import Array
from majlis.envs.episode import Episode, known_illegal
from majlis.envs.opponents import Opponents
from majlis.envs.pictures import MODES, known_mode, rendered
from majlis.envs.spaces import action_space, observation_space, observed
from majlis.errors import MajlisError
from majlis.games import definition, keys
from majlis.match.game import game

Observation = dict[str, Array]

LOSS = -1.0
"""The reward of a learner who does what is not legal."""


def identifier(key: str) -> str:
    """What `gymnasium.make` calls a game: the number is the version of its rules."""
    return f"majlis/{key.capitalize()}-v{definition(key).version}"


def register() -> None:
    """Make all games known to Gymnasium; those that are known already stay as they are."""
    for key in keys():
        if identifier(key) not in gymnasium.registry:
            gymnasium.register(
                id=identifier(key),
                entry_point="majlis.envs.gym:LearnerEnv",
                vector_entry_point="majlis.envs.gym_vector:LearnersEnv",
                kwargs={"key": key},
            )


class LearnerEnv(gymnasium.Env[Observation, int]):
    """One seat is the learner's, the others are bots'; the reward comes at the end of the match.

    It is the share of seats beaten less the share of seats that did better.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        key: str,
        opponents: str | Sequence[str] = "instinct",
        seat: int | str = 0,
        illegal: str = "terminate",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = game(key, **options)
        self.opponents = Opponents(self.game, opponents, seat)
        self.illegal = known_illegal(illegal)
        self.render_mode = known_mode(render_mode)
        self.action_space: Any = action_space(self.game)
        self.observation_space: Any = observation_space(self.game)
        self.episode: Episode | None = None
        self.learner = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a match, from a seed or the one that follows on the last; bots act until the learner is asked."""
        super().reset(seed=seed)
        if self.episode is None or seed is not None:
            self.episode = Episode(self.game, seed)
        else:
            self.episode.begin()
        self._sit()
        while not self.episode.actors:
            self.episode.begin()
            self._sit()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner acts, then the bots, until the learner is asked again or the match is over."""
        episode = self.running()
        chosen = self._lawful(int(action))
        if chosen is None:
            return (*self._seen()[:1], LOSS, True, False, self._seen()[1])
        episode.play(self.learner, chosen)
        self._wait_for_learner()
        if self.render_mode == "human":
            self.render()
        observation, info = self._seen()
        return observation, episode.returns()[self.learner], not episode.actors, False, info

    def render(self) -> Any:
        """The position as the learner sees it."""
        return rendered(self.running(), self.render_mode, self.learner)

    def running(self) -> Episode:
        if self.episode is None:
            raise MajlisError("the environment must be reset first")
        return self.episode

    def _sit(self) -> None:
        """The learner takes a seat of the match just dealt."""
        self.learner = self.opponents.learner(self.running().seed)
        self._wait_for_learner()

    def _wait_for_learner(self) -> None:
        episode = self.running()
        while episode.actors and episode.seat != self.learner:
            seat = episode.seat
            episode.play(
                seat, self.opponents.choose(episode.hidden(seat), seat, self.learner, episode.seed, episode.ply)
            )

    def _lawful(self, action: int) -> int | None:
        """The action, or what is played instead of an illegal one; None: the learner loses by it."""
        legal = self.running().legal(self.learner)
        if self.illegal == "raise" or action in legal:
            return action
        return replacement(legal, action) if self.illegal == "replace" else None

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = observed(self.running(), self.learner)
        return seen, {"action_mask": seen["action_mask"].copy()}


def replacement(legal: Array, action: int) -> int:
    """The legal action that is played instead of another."""
    return int(np.sort(legal)[action % len(legal)])
