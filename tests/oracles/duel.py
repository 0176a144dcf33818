"""Random games played by the engine and by an oracle side by side; every legal list and every state must agree."""

import importlib
import random
from collections.abc import Callable
from typing import Any

import majlis
from majlis.games import definition
from majlis.games.definition import Choice, Numbers
from tests.oracles.chance import Chance

Choose = Callable[[random.Random, list[str]], str]


def random_options(key: str, policy_rng: random.Random, **fixed: Any) -> dict[str, Any]:
    """A random set of house rules that the game accepts; about half of the options stay at their default."""
    while True:
        chosen: dict[str, Any] = {}
        for option in definition(key).options:
            if isinstance(option, Numbers):
                continue
            if option.name == "players" or policy_rng.random() < 0.5:
                values = option.values if isinstance(option, Choice) else list(option.values)
                chosen[option.name] = policy_rng.choice(list(values))
        chosen.update(fixed)
        try:
            return dict(majlis.game(key, **chosen).options)
        except majlis.OptionError:
            continue


def anything(policy_rng: random.Random, texts: list[str]) -> str:
    """Any legal action, each as likely as the others."""
    return policy_rng.choice(texts)


def duel(key: str, options: dict[str, Any], seed: int, most: int = 100_000, choose: Choose = anything) -> int:
    """Play one random game by both; the number of actions played."""
    policy_rng = random.Random(seed)
    match = majlis.game(key, **options).start(seed=seed)
    oracle = importlib.import_module(f"tests.oracles.{key}").Oracle(options, Chance(seed))
    for ply in range(most):
        where = f"{key} {options} seed {seed} ply {ply}"
        facts, wanted = match.state(), oracle.state()
        assert {name: facts[name] for name in wanted} == wanted, where
        actors = match.actors()
        assert actors == oracle.actors(), where
        result = match.result()
        assert (None if result is None else result.places) == oracle.result(), where
        if not actors:
            return ply
        offers = {seat: match.legal(seat) for seat in range(options["players"])}
        for seat, texts in offers.items():
            assert sorted(texts) == sorted(oracle.legal(seat)), f"{where} seat {seat}"
        seat = policy_rng.choice(actors)
        text = choose(policy_rng, offers[seat])
        match.play(seat, text)
        oracle.play(seat, text)
    return most
