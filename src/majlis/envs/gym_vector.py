"""Many matches of one learner among bots, stepped together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from majlis.envs.buffers import Array
from majlis.envs.episode import known_illegal
from majlis.envs.gym import LOSS, replacement
from majlis.envs.opponents import Opponents
from majlis.envs.pictures import known_mode
from majlis.envs.self_play import IDLE, SelfPlay
from majlis.envs.spaces import action_space, observation_space
from majlis.errors import IllegalMove, MajlisError, Refusal
from majlis.match.game import game

Observations = dict[str, Array]


class LearnersEnv(VectorEnv[Observations, Array, Array]):
    """What `gymnasium.make_vec` gives: each row is as `LearnerEnv` with the seed of that row plays.

    Where a match ends the next one is dealt in the same step; what was seen at the end is in `info["final_obs"]`.
    """

    def __init__(
        self,
        key: str,
        num_envs: int,
        opponents: str | Sequence[str] = "instinct",
        seat: int | str = 0,
        illegal: str = "terminate",
        render_mode: str | None = None,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        if known_mode(render_mode) is not None:
            raise MajlisError("many matches at once have no picture; make a single environment for that")
        super().__init__()
        self.game = game(key, **options)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.opponents = Opponents(self.game, opponents, seat)
        self.illegal = known_illegal(illegal)
        self.single_action_space = action_space(self.game)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.single_observation_space: Any = observation_space(self.game)
        self.observation_space: Any = batch_space(self.single_observation_space, num_envs)
        self._games = SelfPlay(self.game, num_envs, threads=threads, autoreset=False)
        self._seeds: list[bytes] = []
        self._learners = np.zeros(num_envs, np.int64)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal all matches: from the seeds, or a number that is counted on, else from those that follow."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        self._games.reset(seed=seed)
        self._sit(np.ones(self.num_envs, np.bool_))
        return self._seen()

    def step(self, actions: Array) -> tuple[Observations, Array, Array, Array, dict[str, Any]]:
        """The learners act, then the bots, until all learners are asked again, in a new match where one has ended."""
        chosen, lost = self._lawful(np.asarray(actions, np.int64))
        self._games.step(chosen)
        rewards = self._games.reward[np.arange(self.num_envs), self._learners].astype(np.float64)
        rewards += self._wait_for_learners()
        rewards[lost] = LOSS
        over = (self._games.seat < 0) | lost
        last = self._final(over)
        if over.any():
            self._games.reset(over)
            self._sit(over)
        observations, info = self._seen()
        return observations, rewards, over, np.zeros(self.num_envs, np.bool_), {**last, **info}

    def close_extras(self, **kwargs: Any) -> None:
        self._games.close()

    def _sit(self, rows: Array) -> None:
        """The learners of matches just dealt take their seats; a match that ends before they are asked is passed by."""
        while rows.any():
            self._seeds = self._games.seeds()
            for row in np.flatnonzero(rows):
                self._learners[row] = self.opponents.learner(self._seeds[row])
            self._wait_for_learners()
            rows = self._games.seat < 0
            if rows.any():
                self._games.reset(rows)

    def _wait_for_learners(self) -> Array:
        """Let the bots act until every learner is asked or the match is over; what that brought the learners."""
        games, rewards = self._games, np.zeros(self.num_envs)
        while True:
            waiting = np.flatnonzero((games.seat >= 0) & (games.seat != self._learners))
            if not waiting.size:
                return rewards
            chosen = np.full(self.num_envs, IDLE, np.int64)
            for row in waiting:
                chosen[row] = self._bot_action(int(row))
            games.step(chosen)
            rewards += games.reward[np.arange(self.num_envs), self._learners]

    def _bot_action(self, row: int) -> int:
        games = self._games
        seat = int(games.seat[row])
        view = self.game.ops.hidden(games.states[row : row + 1], seat)
        return self.opponents.choose(view, seat, int(self._learners[row]), self._seeds[row], int(games.plies[row]))

    def _lawful(self, actions: Array) -> tuple[Array, Array]:
        """What is played, and the rows in which the learner loses by an illegal action."""
        mask = self._games.action_mask
        is_wrong = mask[np.arange(self.num_envs), actions] == 0
        if self.illegal == "raise" and is_wrong.any():
            row = int(np.flatnonzero(is_wrong)[0])
            raise IllegalMove(Refusal(None, "illegal", f"game {row}: action {actions[row]} is not legal"))
        chosen = actions.copy()
        for row in np.flatnonzero(is_wrong).tolist():
            instead = replacement(np.flatnonzero(mask[row]), int(actions[row]))
            chosen[row] = instead if self.illegal == "replace" else IDLE
        return chosen, is_wrong & (self.illegal == "terminate")

    def _final(self, over: Array) -> dict[str, Any]:
        """What the learners whose matches are over saw last, in the form that Gymnasium's own vectors give it."""
        if not over.any():
            return {}
        seen, mask = self._games.observe(self._learners), self._games.action_mask
        final = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(over):
            final[row] = {"observation": seen[row], "action_mask": mask[row].copy()}
        info = {"action_mask": np.where(over[:, None], mask, 0), "_action_mask": over.copy()}
        return {"final_obs": final, "_final_obs": over.copy(), "final_info": info, "_final_info": over.copy()}

    def _seen(self) -> tuple[Observations, dict[str, Any]]:
        games = self._games
        observations = {"observation": games.observation.copy(), "action_mask": games.action_mask.copy()}
        everywhere = np.ones(self.num_envs, np.bool_)
        return observations, {"action_mask": games.action_mask.copy(), "_action_mask": everywhere}
