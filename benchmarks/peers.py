"""The environments beside others' of like games, everything counted: mask or legal list, observation, step.

One process, one core, processor time; peers take turns with ours in short runs, and the median of the ratios of
neighbours is told, so that other work on the machine matters little. The choice of random actions is not counted on our
side and hardly matters on theirs. A step of ours writes more: a thousand numbers and more, where RLCard's uno has 240.
Who is not installed is left out by name; Pgx is compiled by JAX and steps as many games at once as ours.

Words that follow choose peers: python -m benchmarks.peers uno Pgx
"""

import importlib
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import majlis.envs
from benchmarks.envs import GAMES

ROUNDS, SECONDS = 7, 0.4
LOTS = 64
"""How many steps go by before the same lots decide again what is chosen."""

Run = Callable[[], float]
"""Plays for a while; how many steps a second were made."""


def ours(key: str, games: int = GAMES, **rules: Any) -> Run:
    """Steps of many games at once, with masks and observations."""
    env = majlis.envs.vector(key, games, seed=1, threads=1, **rules)
    # Drawn once: for Jackaroo's thousands of actions drawing anew takes many times as long as a step.
    lots = np.random.default_rng(1).integers(1, 128, (games + LOTS, env.action_mask.shape[1]), np.int8)

    def run() -> float:
        taken, steps = 0.0, 0
        while taken < SECONDS:
            first = steps // games % LOTS
            actions = (lots[first : first + games] * env.action_mask).argmax(axis=1)
            begun = time.process_time()
            env.step(actions)
            taken += time.process_time() - begun
            steps += games
        return steps / taken

    return run


def timed(play: Callable[[], int]) -> Run:
    """The rate of a peer whose `play` plays a game and counts its steps."""

    def run() -> float:
        steps, begun = 0, time.process_time()
        while time.process_time() - begun < SECONDS:
            steps += play()
        return steps / (time.process_time() - begun)

    return run


def rlcard_uno(players: int) -> Run:
    """RLCard's Uno by its environment, which gives observation and legal actions with every step."""
    env: Any = importlib.import_module("rlcard").make("uno", config={"seed": 1})
    env.game.configure({"game_num_players": players})
    draw = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(draw.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return timed(play)


def open_spiel(name: str) -> Run:
    """A game of OpenSpiel driven from Python, with the list and the tensor of whoever is to act."""
    game, draw = importlib.import_module("pyspiel").load_game(name), random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw.choice(state.chance_outcomes())[0])
                continue
            legal = state.legal_actions()
            state.observation_tensor(state.current_player())
            state.apply_action(legal[int(draw.random() * len(legal))])
            steps += 1
        return steps

    return timed(play)


def petting_zoo(name: str) -> Run:
    """A classic environment of PettingZoo, by its own loop."""
    env, draw = importlib.import_module(f"pettingzoo.classic.{name}").env(), random.Random(1)

    def play() -> int:
        env.reset(seed=draw.randrange(2**31))
        steps = 0
        for _ in env.agent_iter(400):
            observation, _, is_over, is_cut, _ = env.last()
            legal = [] if is_over or is_cut else np.flatnonzero(observation["action_mask"]).tolist()
            env.step(draw.choice(legal) if legal else None)
            steps += 1
        return steps

    return timed(play)


def pgx(name: str) -> Run:
    """A game of Pgx on a processor, as many at once as ours; whoever is over begins again."""
    jax: Any = importlib.import_module("jax")
    module: Any = importlib.import_module("pgx")
    env = module.make(name)
    step = module.experimental.wrappers.auto_reset(env.step, env.init)

    def both(states: Any, key: Any) -> Any:
        logits = jax.numpy.log(states.legal_action_mask.astype("float32"))
        keys = jax.random.split(key, GAMES)
        return jax.vmap(step)(states, jax.random.categorical(key, logits), keys)

    jitted = jax.jit(both)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), GAMES))
    states = jitted(states, jax.random.PRNGKey(2))

    def run() -> float:
        nonlocal states
        steps, begun = 0, time.process_time()
        while time.process_time() - begun < SECONDS:
            states = jitted(states, jax.random.PRNGKey(steps))
            jax.block_until_ready(states.observation)
            steps += GAMES
        return steps / (time.process_time() - begun)

    return run


PEERS: dict[str, tuple[str, Callable[[], Run]]] = {
    "RLCard's uno, 2 players": ("taki 2", lambda: rlcard_uno(2)),
    "RLCard's uno, 4 players": ("taki 4", lambda: rlcard_uno(4)),
    "PettingZoo's texas hold'em": ("taki 2", lambda: petting_zoo("texas_holdem_v4")),
    "PettingZoo's leduc hold'em": ("toitoi", lambda: petting_zoo("leduc_holdem_v4")),
    "PettingZoo's connect four": ("quoridor", lambda: petting_zoo("connect_four_v3")),
    "PettingZoo's tic-tac-toe": ("quoridor", lambda: petting_zoo("tictactoe_v3")),
    "PettingZoo's go": ("quoridor", lambda: petting_zoo("go_v5")),
    "PettingZoo's chess": ("quoridor", lambda: petting_zoo("chess_v6")),
    "OpenSpiel's quoridor": ("quoridor", lambda: open_spiel("quoridor")),
    "OpenSpiel's backgammon": ("jackaroo", lambda: open_spiel("backgammon")),
    "OpenSpiel's crazy eights": ("nahs", lambda: open_spiel("crazy_eights")),
    "OpenSpiel's gin rummy": ("toitoi", lambda: open_spiel("gin_rummy")),
    "Pgx's backgammon": ("jackaroo", lambda: pgx("backgammon")),
    "Pgx's leduc hold'em": ("toitoi", lambda: pgx("leduc_holdem")),
    "Pgx's connect four": ("quoridor", lambda: pgx("connect_four")),
    "Pgx's go, 9x9": ("quoridor", lambda: pgx("go_9x9")),
    "Pgx's chess": ("quoridor", lambda: pgx("chess")),
}
"""Each peer with the game of ours beside it, and the number of players where ours is not the usual one."""


def main() -> None:
    title = f"Steps a second of one core with masks and observations; ours {GAMES} games at once"
    table = Table("peer", "its steps", "ours beside it", "our steps", "ratio", "least to most", title=title)
    made: dict[str, Run] = {}
    wanted = [name for name in PEERS if not sys.argv[1:] or any(part in name for part in sys.argv[1:])]
    for name in wanted:
        key, make = PEERS[name]
        try:
            other = make()
        except ModuleNotFoundError as error:
            table.add_row(name, f"not installed: {error.name}", key)
            continue
        if key not in made:
            game, *players = key.split()
            made[key] = ours(game, **({"players": int(players[0])} if players else {}))
        own = made[key]
        pairs = [(own(), other()) for _ in range(ROUNDS + 1)][1:]
        ratios = [mine / its for mine, its in pairs]
        table.add_row(
            name,
            f"{statistics.median(its for _, its in pairs):,.0f}",
            key,
            f"{statistics.median(mine for mine, _ in pairs):,.0f}",
            f"{statistics.median(ratios):,.0f}",
            f"{min(ratios):,.0f} to {max(ratios):,.0f}",
        )
    Console().print(table)


if __name__ == "__main__":
    main()
