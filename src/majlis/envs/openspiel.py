"""The games as OpenSpiel knows them: importing this registers `majlis_quoridor` and all others.

Every draw is a chance node, so that solvers can list all that may happen: a shuffled pack is one draw a card.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from majlis.envs.buffers import Array
from majlis.envs.chance_nodes import NO_SEED, Tree, TreeNode
from majlis.envs.episode import returns_of
from majlis.games import definition, keys
from majlis.games.definition import Definition, Number
from majlis.match.game import Game, game

MOST_PLIES = 10_000
"""Actions after which a match is broken off as a draw, unless `max_plies` says otherwise."""

MOST_OUTCOMES = 256
"""No draw has more: the largest is for a card of a whole pack."""

MOST_DRAWS = 1024
"""A deal or an action draws less often: the most is for some packs to be shuffled."""

USUAL, USUAL_NUMBER = "", -1
"""The values of parameters that stand for what is usual beside the others."""


def short_name(key: str) -> str:
    """What OpenSpiel calls a game."""
    return f"majlis_{key}"


def parameters(rules: Definition) -> dict[str, int | str]:
    """All parameters of a game with their defaults: its house rules, where it begins, and how long it may last."""
    options = {option.name: USUAL_NUMBER if isinstance(option, Number) else USUAL for option in rules.options}
    return {**options, "max_plies": MOST_PLIES, "position": USUAL, "seed": NO_SEED}


def game_type(rules: Definition) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    players = rules.options["players"].choices({})
    is_open = bool(getattr(rules.notation, "IS_OPEN", False))
    return pyspiel.GameType(
        short_name=short_name(rules.key),
        long_name=f"Majlis {rules.key.capitalize()}, rules version {rules.version}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if is_open else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(rules),
    )


def _read(value: int | str) -> int | str:
    """A parameter as an option takes it: a list is written with slashes, since commas part parameters."""
    return value.replace("/", ",") if isinstance(value, str) else value


def _written(chosen: Game) -> dict[str, int | str]:
    """The house rules as parameters."""
    return {
        name: "/".join(map(str, value)) if isinstance(value, tuple) else value for name, value in chosen.options.items()
    }


class MajlisGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its house rules, which are its parameters."""

    key: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        rules, usual = definition(self.key), parameters(definition(self.key))
        given = {**usual, **(params or {})}
        chosen = {name: _read(given[name]) for name in rules.options.names() if given[name] != usual[name]}
        self.rules: Game = game(self.key, **chosen)
        self.tree = Tree.of(self.rules, str(given["position"]), int(given["seed"]))
        self.max_plies = int(given["max_plies"])
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_plies,
        )
        super().__init__(game_type(rules), info, {**given, **_written(self.rules)})

    def max_chance_nodes_in_history(self) -> int:
        """A bound that no match comes near."""
        return MOST_DRAWS * (self.max_plies + 1)

    def new_initial_state(self) -> MajlisState:
        return MajlisState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """What a seat, everybody, or a seat alone knows."""
        return SeatObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class MajlisState(pyspiel.State):  # type: ignore[misc]
    """A node of the game's tree."""

    def __init__(self, owner: MajlisGame) -> None:
        super().__init__(owner)
        self.tree, self.max_plies = owner.tree, owner.max_plies
        self.node: TreeNode = owner.tree.root

    def current_player(self) -> int:
        """The seat that is asked first, or chance, or nobody."""
        if self.node.among:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.node.actors[0]

    def is_terminal(self) -> bool:
        node = self.node
        return not node.among and (not node.actors or node.plies >= self.max_plies)

    def _legal_actions(self, player: int) -> list[int]:
        return self.tree.legal(self.node)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each draw is among equals."""
        count = self.node.among
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        self.node = self.tree.after(self.node, int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return str(self.tree.game.definition.notation.text(action))

    def returns(self) -> list[float]:
        """A seat's share of beaten seats less its share of seats that beat it; nothing where it was broken off."""
        result = None if self.node.among or self.node.actors else self.tree.ops.result(self.node.states)
        return returns_of(result, self.tree.game.players)

    def __str__(self) -> str:
        node = self.node
        if not node.memories:
            return f"to be dealt: {len(node.outcomes)} drawn, one of {node.among}"
        facts = _as_json(self.tree.game.definition.notation.describe(node.states[0]))
        return f"{facts} to be drawn: one of {node.among} after {len(node.outcomes)}" if node.among else facts


class SeatObserver:
    """Observations as OpenSpiel's observers give them.

    With perfect recall a string ends in a hash of all that the seat saw and did before. A tensor is there for what a
    seat knows now.
    """

    def __init__(self, owner: MajlisGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self._kind = kind
        self._tree = owner.tree
        self._shape = owner.rules.definition.observation
        self._sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        is_usual = kind.public_info and self._sees_own and not kind.perfect_recall
        self.tensor: Array | None = np.zeros(int(np.prod(self._shape)), np.float32) if is_usual else None
        self.dict: dict[str, Array] = {} if self.tensor is None else {"observation": self.tensor.reshape(self._shape)}

    def set_from(self, state: MajlisState, player: int) -> None:
        """Write what a seat knows; zeros before the deal."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.node.memories:
            self.tensor[:] = self._tree.ops.observed(state.node.states, player).ravel()

    def string_from(self, state: MajlisState, player: int) -> str:
        """What a seat knows, or everybody does, or the seat alone, as JSON."""
        node, kind = state.node, self._kind
        if not self._sees_own:
            return _as_json(self._tree.facts(node, None)) if kind.public_info else ""
        facts = self._tree.facts(node, player)
        if not kind.public_info:
            shown = self._tree.facts(node, None)
            own = {name: value for name, value in facts.items() if name != "viewer" and shown.get(name) != value}
            return _as_json(own) if own else ""
        if not kind.perfect_recall:
            return _as_json(facts)
        memory = node.memories[player].hex() if node.memories else ""
        return f"{player} {_as_json(facts)} {memory}"


def _as_json(facts: dict[str, Any]) -> str:
    return json.dumps(facts, separators=(",", ":"), sort_keys=True)


def register() -> None:
    """Make all games known to OpenSpiel; those that are known already stay as they are."""
    for key in keys():
        if short_name(key) not in pyspiel.registered_names():
            rules = definition(key)
            pyspiel.register_game(game_type(rules), type(f"{key.capitalize()}Game", (MajlisGame,), {"key": key}))


register()
