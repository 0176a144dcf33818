"""Learn Toi Toi with two players from nothing: masked PPO by self-play, in plain JAX and Optax.

Both seats are played by one network. Each round is an episode of its own, and what it brings is the difference of
points; what was learnt is tried out in whole matches, by the usual rules, against the bots of Majlis.

    pip install 'majlis[learn]'
    python learn_toitoi.py --checkpoint toitoi.npz --curve curve.svg     # stop it and start it again: it goes on
    python learn_toitoi.py --checkpoint toitoi.npz --evaluate 400        # only play, against instinct:1
"""

from __future__ import annotations

import argparse
import functools
import json
import math
import os
import time
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

import majlis
import majlis.envs
from majlis.kernel.seeds import new_stream

POINTS = 30.0
"""A difference of so many points is worth as much as 1."""
HORIZON, EPOCHS, BATCH = 64, 3, 2048
LAMBDA, CLIP, ENTROPY, LEARNING_RATE = 0.95, 0.2, 0.01, 1e-3
HIDDEN = 128

LEGEND = majlis.game("toitoi").definition.legend
assert LEGEND is not None
OF_SEATS = ("box", "hidden_left", "has_chosen", "to_act", "has_closed")
OF_TABLE = ("unseen", "new_bank", "pile", "pile_top", "held", "own_choice", "phase", "bank_size", "are_last_turns")
PLACES = np.arange(math.prod(LEGEND.shape))
SEEN = np.concatenate(
    [LEGEND.read(PLACES, name, seat).ravel() for seat in (0, 1) for name in OF_SEATS]
    + [LEGEND.read(PLACES, name).ravel() for name in OF_TABLE]
)
"""The numbers of an observation that matter in a round of two: not the totals, nor the seats that nobody has."""
ACTIONS = majlis.game("toitoi").definition.actions

Params = dict[str, Any]


class Sample(NamedTuple):
    """What one game did in one step, or many did."""

    seen: Any
    mask: Any
    action: Any
    chance: Any
    """The logarithm of how likely the action was."""
    value: Any
    reward: Any
    """For the seat that acted."""
    ends: Any
    sign: Any
    """1 where the same seat acts next, -1 where the other one does: what is good for it is bad for this one."""


# --- The network ---------------------------------------------------------------------------------------------------


def new_params(key: Any) -> Params:
    sizes = {
        "first": (len(SEEN), HIDDEN),
        "second": (HIDDEN, HIDDEN),
        "policy": (HIDDEN, ACTIONS),
        "value": (HIDDEN, 1),
    }
    scales = {"policy": 0.01, "value": 1.0}
    keys = dict(zip(sizes, jax.random.split(key, len(sizes)), strict=True))
    return {
        name: {
            "w": jax.nn.initializers.orthogonal(scales.get(name, math.sqrt(2)))(keys[name], size),
            "b": jnp.zeros(size[1]),
        }
        for name, size in sizes.items()
    }


def forward(params: Params, seen: Any, mask: Any, xp: Any = jnp) -> tuple[Any, Any]:
    """The logarithms of the legal actions' chances, up to a constant, and the value; `xp` is jax.numpy or numpy."""
    x = seen
    for name in ("first", "second"):
        x = xp.maximum(x @ params[name]["w"] + params[name]["b"], 0)
    logits = xp.where(mask != 0, x @ params["policy"]["w"] + params["policy"]["b"], -1e9)
    return logits, (x @ params["value"]["w"] + params["value"]["b"])[..., 0]


@jax.jit
def act(params: Params, seen: Any, mask: Any, key: Any) -> tuple[Any, Any, Any]:
    logits, value = forward(params, seen, mask)
    action = jax.random.categorical(key, logits)
    return action, jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0], value


# --- Learning ------------------------------------------------------------------------------------------------------


def collect(env: majlis.envs.SelfPlay, params: Params, key: Any) -> tuple[Sample, Any]:
    """Play on in all games; the samples, with time in front, and the values of where it stopped."""
    steps: list[Sample] = []
    rows = np.arange(env.count)
    for step_key in jax.random.split(key, HORIZON):
        seen, mask, seat = env.observation[:, SEEN], env.action_mask.copy(), env.seat.copy()
        action, chance, value = (np.asarray(x) for x in act(params, seen, mask, step_key))
        env.step(action)
        ends = env.done.copy()
        points = env.states["totals"][:, :2]
        reward = np.where(ends, points[rows, 1 - seat] - points[rows, seat], 0) / POINTS
        env.reset(ends)
        sign = np.where(env.seat == seat, 1.0, -1.0)
        steps.append(Sample(seen, mask, action, chance, value, reward, ends, sign))
    last = act(params, env.observation[:, SEEN], env.action_mask, key)[2]
    return Sample(*(np.stack(column) for column in zip(*steps, strict=True))), np.asarray(last)


def advantages(samples: Sample, last: Any) -> Any:
    """How much better than expected each action turned out, seen from the seat that did it (GAE for two sides)."""
    found, ahead, value = np.zeros_like(samples.value), np.zeros_like(last), last
    for t in reversed(range(len(found))):
        goes_on = samples.sign[t] * ~samples.ends[t]
        ahead = samples.reward[t] + goes_on * value - samples.value[t] + LAMBDA * goes_on * ahead
        found[t], value = ahead, samples.value[t]
    return found


def loss(params: Params, batch: tuple[Sample, Any]) -> Any:
    samples, advantage = batch
    logits, value = forward(params, samples.seen, samples.mask)
    logs = jax.nn.log_softmax(logits)
    ratio = jnp.exp(jnp.take_along_axis(logs, samples.action[:, None], 1)[:, 0] - samples.chance)
    scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    gain = jnp.minimum(ratio * scaled, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * scaled).mean()
    off = ((value - samples.value - advantage) ** 2).mean()
    entropy = -(jnp.exp(logs) * jnp.where(samples.mask != 0, logs, 0)).sum(1).mean()
    return 0.5 * off - gain - ENTROPY * entropy


@functools.partial(jax.jit, static_argnums=0)
def improve(optimizer: Any, params: Params, memory: Any, data: tuple[Sample, Any], key: Any) -> tuple[Params, Any]:
    """A few passes over all samples, in random batches."""
    count = len(data[1])

    def one(carried: Any, rows: Any) -> Any:
        grads = jax.grad(loss)(carried[0], jax.tree.map(lambda x: x[rows], data))
        updates, memory = optimizer.update(grads, carried[1])
        return (optax.apply_updates(carried[0], updates), memory), None

    orders = [jax.random.permutation(k, count) for k in jax.random.split(key, EPOCHS)]
    batches = jnp.concatenate(orders).reshape(-1, min(BATCH, count))
    return jax.lax.scan(one, (params, memory), batches)[0]


# --- Trying it out -------------------------------------------------------------------------------------------------


def share(params: Params, opponent: str, matches: int, seed: int) -> tuple[float, float]:
    """The share of whole matches that it wins against a bot, half a draw, and half the width of the 95 % interval.

    Every deal is played twice, with changed seats; the two count as one in the interval.
    """
    kind, _, level = opponent.partition(":")
    bot, game = majlis.bot(kind, int(level or 3)), majlis.game("toitoi", players=2)
    plain = jax.tree.map(np.asarray, params)
    rng = np.random.default_rng(seed)
    results = []
    for deal in range(seed, seed + max(matches // 2, 2)):
        for own in (0, 1):
            match, stream = game.start(seed=deal), new_stream(deal)
            while actors := match.actors():
                if actors[0] == own:
                    mask = np.zeros(ACTIONS, np.int8)
                    mask[match.all_legal(own)] = 1
                    logits = forward(plain, match.observe(own)[SEEN], mask, np)[0]
                    match.play_action(own, int((logits + rng.gumbel(size=ACTIONS)).argmax()))
                else:
                    match.play_action(1 - own, bot.think(game, match.hidden(1 - own), 1 - own, stream).action)
            result = match.result()
            assert result is not None
            results.append(0.5 + 0.5 * np.sign(result.places[1 - own] - result.places[own]))
    pairs = np.reshape(results, (-1, 2)).mean(1)
    return float(pairs.mean()), float(1.96 * pairs.std(ddof=1) / math.sqrt(len(pairs)))


def draw(curve: list[dict[str, Any]], path: Path) -> None:
    """The curve as a picture: how it did against each bot, by the actions it had learnt from."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "majlis"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    for opponent in dict.fromkeys(point["against"] for point in curve):
        points = [point for point in curve if point["against"] == opponent]
        x = [point["steps"] / 1e6 for point in points]
        y, width = (np.array([100 * point[name] for point in points]) for name in ("share", "width"))
        axes.plot(x, y, marker="o", label=f"against {opponent}")
        axes.fill_between(x, y - width, y + width, alpha=0.2)
    axes.axhline(50, color="grey", linewidth=1)
    axes.set(xlabel="million actions of self-play", ylabel="% of matches won", ylim=(0, 100))
    axes.legend(loc="lower right")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


# --- The whole run -------------------------------------------------------------------------------------------------


def save(path: Path, learnt: Any, steps: int, curve: list[dict[str, Any]]) -> None:
    """Keep all that is needed to go on, in one file that is whole at every moment."""
    arrays: dict[str, Any] = {f"leaf_{k}": np.asarray(leaf) for k, leaf in enumerate(jax.tree.leaves(learnt))}
    with path.with_suffix(".part").open("wb") as file:
        np.savez(file, steps=steps, curve=json.dumps(curve), **arrays)
    os.replace(path.with_suffix(".part"), path)


def load(path: Path, learnt: Any) -> tuple[Any, int, list[dict[str, Any]]]:
    with np.load(path) as kept:
        leaves = [kept[f"leaf_{k}"] for k in range(len(jax.tree.leaves(learnt)))]
        return (
            jax.tree.unflatten(jax.tree.structure(learnt), leaves),
            int(kept["steps"]),
            json.loads(str(kept["curve"])),
        )


def trial(params: Params, steps: int, options: argparse.Namespace) -> list[dict[str, Any]]:
    """Points of the curve: how it does now against each bot."""
    points = []
    for opponent in options.against:
        won, width = share(params, opponent, options.matches, seed=1_000_000)
        points.append({"steps": steps, "against": opponent, "share": won, "width": width})
        print(f"{steps:>10,} actions: wins {100 * won:.1f} % (± {100 * width:.1f}) against {opponent}", flush=True)
    return points


def train(options: argparse.Namespace) -> Params:
    """Learn for as many actions as are wanted, going on from the checkpoint if there is one."""
    per_update = options.games * HORIZON
    updates = max(options.steps // per_update, 1)
    rate = optax.linear_schedule(LEARNING_RATE, LEARNING_RATE / 20, updates * EPOCHS * max(per_update // BATCH, 1))
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate))
    params = new_params(jax.random.key(options.seed))
    memory, steps = optimizer.init(params), 0
    curve: list[dict[str, Any]] = []
    if options.checkpoint and options.checkpoint.exists():
        (params, memory), steps, curve = load(options.checkpoint, (params, memory))
        print(f"going on from {options.checkpoint}, {steps:,} actions")
    env = majlis.envs.vector("toitoi", options.games, seed=options.seed + steps, players=2, rounds=1, autoreset=False)
    began, at_first, tried = time.monotonic(), steps, steps
    for update in range(steps // per_update, updates):
        play_key, learn_key = jax.random.split(jax.random.fold_in(jax.random.key(options.seed), update))
        samples, last = collect(env, params, play_key)
        data = jax.tree.map(lambda x: x.reshape(-1, *x.shape[2:]), (samples, advantages(samples, last)))
        params, memory = improve(optimizer, params, memory, data, learn_key)
        steps += per_update
        is_last = update == updates - 1
        if is_last or steps - tried >= options.every:
            tried = steps
            curve += trial(params, steps, options)
            if options.curve:
                draw(curve, options.curve)
        if is_last or update % 10 == 9:
            pace = (steps - at_first) / (time.monotonic() - began)
            left = (updates * per_update - steps) / pace
            print(f"{steps:>10,} actions, {pace:,.0f} a second, about {left / 60:.0f} min left", flush=True)
            if options.checkpoint:
                save(options.checkpoint, (params, memory), steps, curve)
    env.close()
    return params


def parsed(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=1_000_000, help="actions of self-play to learn from (1 million)")
    parser.add_argument("--games", type=int, default=256, help="games at once (256)")
    parser.add_argument("--seed", type=int, default=0, help="of the network, the deals and the choices (0)")
    parser.add_argument("--against", nargs="+", default=["random:1", "instinct:1"], help="bots to be tried out against")
    parser.add_argument("--every", type=int, default=250_000, help="try it out every so many actions (250,000)")
    parser.add_argument("--matches", type=int, default=30, help="matches of each trial (30)")
    parser.add_argument("--final", type=int, default=100, help="matches at the end, against instinct:1 (100)")
    parser.add_argument("--checkpoint", type=Path, help="a file to keep it in, and to go on from (.npz)")
    parser.add_argument("--curve", type=Path, help="a picture of how it improved (.svg or .png)")
    parser.add_argument("--evaluate", type=int, metavar="MATCHES", help="learn nothing, only play so many matches")
    options = parser.parse_args(arguments)
    if options.evaluate and not (options.checkpoint and options.checkpoint.exists()):
        parser.error("--evaluate needs a --checkpoint that is there")
    return options


def main() -> None:
    options = parsed()
    if options.evaluate:
        params = load(options.checkpoint, new_params(jax.random.key(0)))[0]
    else:
        params, options.evaluate = train(options), options.final
    won, width = share(params, "instinct:1", options.evaluate, seed=2_000_000)
    print(f"{options.evaluate} new matches against instinct:1: wins {100 * won:.1f} % (± {100 * width:.1f})")


if __name__ == "__main__":
    main()
