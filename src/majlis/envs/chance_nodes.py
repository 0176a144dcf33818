"""A match as a tree: at every node a seat is asked, or chance is, or it is over. Nodes never change."""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from majlis.envs.buffers import Array
from majlis.errors import MajlisError
from majlis.games import definition
from majlis.kernel.viewers import REFEREE, SPECTATOR
from majlis.match.game import Game
from majlis.match.game import game as chosen_game
from majlis.match.game_ops import GameOps, copied


@functools.cache
def _kernels(key: str) -> dict[str, Any]:
    """A game's rules with scripts in the place of chance."""
    from majlis.kernel import chance
    from majlis.kernel.ops import bind

    game = definition(key)
    return bind(chance, chance.scripted(game.ops), key, game.record)


@dataclass(frozen=True)
class TreeNode:
    """Where a match stands, with what each seat remembers of the way there."""

    states: Array
    """The referee's record; while chance is asked, the one before."""
    actors: tuple[int, ...]
    """Whom the rules ask, in order."""
    plies: int
    memories: tuple[bytes, ...]
    """A hash for each seat of all it saw and did; empty before the deal."""
    pending: tuple[int, int] | None = None
    """The seat and the action that chance has yet to decide about; (-1, -1) for the deal."""
    outcomes: tuple[int, ...] = ()
    """What chance has decided about it so far."""
    among: int = 0
    """How many outcomes the draw has that is asked for; 0: nothing is drawn."""

    def __deepcopy__(self, memo: Any) -> TreeNode:
        return self


DEAL = (-1, -1)
NO_SEED = -1
"""Chance deals."""


class Tree:
    """The tree of one game with its house rules: its root, and what follows on a node."""

    def __init__(self, game: Game, position: str = "", seed: int = NO_SEED) -> None:
        if position and seed != NO_SEED:
            raise MajlisError("a match begins at a position or with the deal of a seed, not with both")
        self.game, self.position, self.seed = game, position, seed
        self.ops: GameOps = game.ops
        self.kernels = _kernels(game.key)
        self._start = self._first()
        self._is_view = bool(position) and int(self._start[0]["viewer"]) != REFEREE
        """Whether it begins at a position in which something is unknown."""

    @classmethod
    def of(cls, game: Game, position: str = "", seed: int = NO_SEED) -> Tree:
        """The one tree of a game and where it begins: with chance, at a position, or with the deal of a seed."""
        return _tree(game.key, json.dumps(game.options.plain()), position, seed)

    def __deepcopy__(self, memo: Any) -> Tree:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _tree, (self.game.key, json.dumps(self.game.options.plain()), self.position, self.seed)

    @functools.cached_property
    def root(self) -> TreeNode:
        if (self.position and not self._is_view) or self.seed != NO_SEED:
            return self._settled(TreeNode(self._start, (), 0, ()), self._start)
        return self._decided(TreeNode(self._start, (), 0, (), DEAL))

    def after(self, node: TreeNode, action: int) -> TreeNode:
        """What follows on a seat's action, or on an outcome of a draw."""
        if node.among:
            if not 0 <= action < node.among:
                raise MajlisError(f"outcome {action} is none of {node.among}")
            return self._decided(replace(node, outcomes=(*node.outcomes, action)))
        seat = node.actors[0]
        if self.ops.check(node.states, seat, action) != 0:
            raise MajlisError(f"action {action} of seat {seat} is not legal")
        memories = list(node.memories)
        memories[seat] = _hashed(memories[seat], action.to_bytes(4, "little"))
        return self._decided(replace(node, memories=tuple(memories), pending=(seat, action)))

    def legal(self, node: TreeNode) -> list[int]:
        """The actions of the seat that is asked, rising."""
        return sorted(self.ops.all_legal(node.states, node.actors[0]))

    def hidden(self, node: TreeNode, viewer: int) -> Array:
        """What a viewer knows at a node."""
        return self.ops.hidden(node.states, viewer)

    def facts(self, node: TreeNode, viewer: int | None) -> dict[str, Any]:
        """What a seat or a spectator sees at a node, as JSON has it; nothing before the deal."""
        if not node.memories:
            return {}
        states = self.ops.hidden(node.states, SPECTATOR if viewer is None else viewer)
        described: dict[str, Any] = self.game.definition.notation.describe(states[0])
        return described

    # ------------------------------------------------------------------------------------------------- details

    def _decided(self, node: TreeNode) -> TreeNode:
        """The node once chance has decided as far as is known: the next draw, or where all of it leads."""
        from majlis.kernel import chance

        assert node.pending is not None
        states = copied(node.states)
        script = np.zeros(chance.OUTCOMES + len(node.outcomes), np.int64)
        script[chance.GIVEN] = len(node.outcomes)
        script[chance.OUTCOMES :] = node.outcomes
        self._kernel(node.pending)(states, script)
        if script[chance.AMONG]:
            return replace(node, among=int(script[chance.AMONG]))
        return self._settled(node, states)

    def _kernel(self, pending: tuple[int, int]) -> Callable[[Array, Array], None]:
        """What chance decides about, as a function of the record and the script."""
        seat, action = pending
        if pending != DEAL:
            return lambda states, script: self.kernels["play_scripted"](states, 0, script, seat, action)
        name = "determinize_scripted" if self._is_view else "deal_scripted"
        return lambda states, script: self.kernels[name](states, 0, script)

    def _settled(self, node: TreeNode, states: Array) -> TreeNode:
        """The node after whatever was pending."""
        known = node.memories or (b"",) * self.game.players
        memories = tuple(_hashed(memory, self.ops.hidden(states, seat).tobytes()) for seat, memory in enumerate(known))
        plies = node.plies + (node.pending not in (None, DEAL))
        return TreeNode(states, self.ops.actors(states), plies, memories)

    def _first(self) -> Array:
        """The record to begin with; a blank one where chance deals."""
        if self.position:
            return self._placed(self.position)
        if self.seed != NO_SEED:
            return self.game.start(self.seed).states()
        return self.game.ops.blank(self.game.options)

    def _placed(self, position: str) -> Array:
        """The record of a position in JSON: a `state()`, or a spectator's view, whose unknown chance decides about."""
        try:
            facts = json.loads(position)
        except ValueError as error:
            raise MajlisError(f"position is no JSON: {error}") from error
        states: Array = self.game.position(facts, seed=0).states()
        if self.ops.is_incomplete(states):
            return states
        states = copied(states)
        states[0]["viewer"] = REFEREE
        return states


@functools.cache
def _tree(key: str, options: str, position: str, seed: int) -> Tree:
    return Tree(chosen_game(key, **json.loads(options)), position, seed)


def _hashed(memory: bytes, seen: bytes) -> bytes:
    return hashlib.blake2b(memory + seen, digest_size=16).digest()
