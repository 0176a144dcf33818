"""The games as PettingZoo knows them: agents that act one after another, or in cycles all at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from majlis.envs.buffers import Array
from majlis.envs.episode import Episode, known_illegal
from majlis.envs.pictures import MODES, known_mode, rendered
from majlis.envs.spaces import action_space, observation_space, observed, state_space
from majlis.errors import IllegalMove, MajlisError
from majlis.match.game import Game, game

Observation = dict[str, Array]

LOSS = -1.0
"""The reward of whoever does what is not legal."""


def named(key: str, version: int) -> str:
    """The name of a game's environments: its key and the version of its rules."""
    return f"{key}_v{version}"


def metadata(chosen: Game) -> dict[str, Any]:
    return {
        "name": named(chosen.key, chosen.version),
        "render_modes": list(MODES),
        "render_fps": 2,
        "is_parallelizable": True,
    }


def env(key: str, **chosen: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual guards; whoever does what is not legal loses, and the match ends."""
    guarded: Any = wrappers.TerminateIllegalWrapper(SeatsEnv(key, **chosen), illegal_reward=LOSS)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    ordered: AECEnv[str, Observation, int] = wrappers.OrderEnforcingWrapper(guarded)
    return ordered


class _Faces:
    """What both kinds of environment have: agents, spaces, pictures."""

    def __init__(self, key: str, render_mode: str | None, max_cycles: int | None, options: Mapping[str, Any]) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise MajlisError(f"max_cycles is {max_cycles}; it is at least 1, or None")
        self.game = game(key, **options)
        self.metadata = metadata(self.game)
        self.render_mode = known_mode(render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, Any] = {
            agent: observation_space(self.game) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Any] = {agent: action_space(self.game) for agent in self.possible_agents}
        self.state_space = state_space(self.game)
        self.episode: Episode | None = None

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        space: spaces.Space[Observation] = self.observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> spaces.Space[int]:
        space: spaces.Space[int] = self.action_spaces[agent]
        return space

    def running(self) -> Episode:
        if self.episode is None:
            raise MajlisError("the environment must be reset first")
        return self.episode

    def begin(self, seed: int | None) -> Episode:
        """Deal the next match; the first one from the seed, or from any."""
        if self.episode is None or seed is not None:
            self.episode = Episode(self.game, seed)
        else:
            self.episode.begin()
        self.agents = self.possible_agents[:]
        return self.episode

    def state(self) -> Array:
        """What all seats know, one after another."""
        return self.running().everything()

    def render(self) -> Any:
        """The position with all that is hidden, as the render mode wants it."""
        return rendered(self.running(), self.render_mode)

    def close(self) -> None:
        """Nothing is held that would have to be let go."""

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)


class SeatsEnv(_Faces, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One agent a seat; the one whose turn it is, or who is asked first, acts.

    Rewards come at the end: a seat's share of beaten seats less its share of seats that beat it.
    """

    def __init__(self, key: str, render_mode: str | None = None, max_cycles: int | None = None, **options: Any) -> None:
        AECEnv.__init__(self)
        _Faces.__init__(self, key, render_mode, max_cycles, options)
        self._mask: Array = np.zeros(0, np.int8)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match: from a seed, else from the seed that follows on the last one's."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._ask()

    def observe(self, agent: str) -> Observation:
        seat, episode = self.seat_of(agent), self.running()
        return observed(episode, seat, self._mask if seat == episode.seat else None)

    def step(self, action: int | None) -> None:
        """The agent whose turn it is acts; an illegal action raises IllegalMove."""
        agent, episode = self.agent_selection, self.running()
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        episode.play(episode.seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        returns = episode.returns()
        self.rewards = {name: returns[self.seat_of(name)] for name in self.agents}
        is_over = not episode.actors
        is_long = self.max_cycles is not None and episode.ply >= self.max_cycles * self.game.players
        self.terminations = dict.fromkeys(self.agents, is_over)
        self.truncations = dict.fromkeys(self.agents, is_long and not is_over)
        self._ask()
        self._accumulate_rewards()
        if is_over or is_long:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Whoever is asked first is next; where nobody is, the last one stays."""
        episode = self.running()
        if episode.actors:
            self.agent_selection = self.possible_agents[episode.seat]
        self._mask = episode.mask(self.seat_of(self.agent_selection))
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection]["action_mask"] = self._mask


class CyclesEnv(_Faces, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents act in every cycle, and those who are asked are heard: one at a turn, all where all choose at once.

    What the others say is passed over; the masks tell who is asked.
    """

    def __init__(
        self,
        key: str,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "terminate",
        **options: Any,
    ) -> None:
        super().__init__(key, render_mode, max_cycles, options)
        self.illegal = known_illegal(illegal)
        self._cycle = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a match: from a seed, else from the seed that follows on the last one's."""
        self.begin(seed)
        self._cycle = 0
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Those who are asked act, each as it was asked: what another does in the same cycle may end the asking."""
        episode, loser = self.running(), None
        for seat in episode.actors:
            agent = self.possible_agents[seat]
            if seat not in episode.actors:
                continue
            try:
                self._act(episode, seat, int(actions[agent]))
            except IllegalMove:
                if self.illegal == "raise":
                    raise
                loser = seat
                break
        self._cycle += 1
        is_over = not episode.actors or loser is not None
        is_long = self.max_cycles is not None and self._cycle >= self.max_cycles and not is_over
        returns = episode.returns() if loser is None else [LOSS * (seat == loser) for seat in range(self.game.players)]
        names = self.agents
        observations, infos = self._seen()
        if is_over or is_long:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(names, returns, strict=True)),
            dict.fromkeys(names, is_over),
            dict.fromkeys(names, is_long),
            infos,
        )

    def _act(self, episode: Episode, seat: int, action: int) -> None:
        """Play what an agent chose, or any legal action instead of an illegal one, where that is wanted."""
        if self.illegal == "replace":
            legal = episode.legal(seat)
            if action not in legal:
                action = int(legal[action % len(legal)])
        episode.play(seat, action)

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        episode = self.running()
        observations = {agent: observed(episode, self.seat_of(agent)) for agent in self.agents}
        return observations, {name: {"action_mask": one["action_mask"]} for name, one in observations.items()}
