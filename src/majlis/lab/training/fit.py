"""Fitting the weights of a network to positions, with JAX and Optax; what comes out is rounded to whole numbers."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from majlis.errors import MajlisError
from majlis.games.quoridor.engine.network import POINTS, SHAPE
from majlis.games.quoridor.engine.search import DECIDED
from majlis.kernel.net import ONE, TOP, Weights
from majlis.lab.training.labelled import Positions
from majlis.lab.training.teaching import seen

BATCH = 512
TRUST_IN_SEARCH = 0.5
"""How much the label is the search's value; the rest is how the game ended."""
HELD_BACK = 10
"""Of so many games one is not learnt from, but tells how well the others were learnt."""
LEARNING_RATE, DECAY = 2e-3, 1e-2
MOST = TOP / ONE
"""No weight, and nothing that goes from layer to layer, is larger."""

Params = dict[str, Any]


class Fit(NamedTuple):
    """Weights, and how well they foretell how games end that were held back: mean log loss, smaller being better."""

    weights: Weights
    before: float
    """Without a network."""
    after: float
    """With these weights, rounded."""
    positions: int


def fit(positions: Positions, epochs: int, seed: int) -> Fit:
    """Learn from positions."""
    jax, optax = _libraries()
    features, values, _ = seen(positions)
    open_ = np.abs(values) < DECIDED
    positions, values = positions[open_], values[open_].astype(np.float32)
    both = [features[open_].astype(np.int32), seen(positions, mirrored=True)[0].astype(np.int32)]
    ends = (positions["result"] * 0.5 + 0.5).astype(np.float32)
    thought = 1 / (1 + np.exp(-np.clip(positions["score"] / POINTS, -30, 30)))
    label = (TRUST_IN_SEARCH * thought + (1 - TRUST_IN_SEARCH) * ends).astype(np.float32)
    held = positions["game"] % HELD_BACK == 0
    learnt = np.flatnonzero(~held)
    if len(learnt) < BATCH or not held.any():
        raise MajlisError(f"{len(positions)} positions are too few to learn from: play more games")
    params = _new(jax, seed)
    optimizer = optax.adamw(
        optax.cosine_decay_schedule(LEARNING_RATE, epochs * (len(learnt) // BATCH)), weight_decay=DECAY
    )
    state, lot = optimizer.init(params), np.random.default_rng(seed)

    @jax.jit
    def step(params: Params, state: Any, *batch: Any) -> tuple[Params, Any]:
        grads = jax.grad(_loss)(params, *batch)
        updates, state = optimizer.update(grads, state, params)
        params = optax.apply_updates(params, updates)
        return jax.tree.map(lambda x: x.clip(-MOST, MOST), params), state

    for _ in range(epochs):
        order = lot.permutation(learnt)
        for at in range(0, len(order) - BATCH + 1, BATCH):
            rows = order[at : at + BATCH]
            params, state = step(params, state, both[int(lot.integers(2))][rows], values[rows], label[rows])
    weights = rounded(params)
    found = values[held] + seen(positions[held], weights=weights)[2]
    return Fit(weights, _off(values[held], ends[held]), _off(found, ends[held]), len(positions))


def rounded(params: Params) -> Weights:
    """The weights in whole numbers, in the order in which compiled code reads them."""
    parts = [np.asarray(params[name]) for name in ("always", "first", "second", "last")]
    whole = np.concatenate([np.clip(np.round(part * ONE), -TOP, TOP).astype(np.int8).ravel() for part in parts])
    assert whole.size == SHAPE.size
    return whole


def logits(params: Params, features: Any, values: Any) -> Any:
    """The logarithm of the odds that the seat to move wins: what compiled code computes, in real numbers."""
    x = (params["first"][features].sum(1) + params["always"]).clip(0, MOST)
    x = (x @ params["second"][1:] + MOST * params["second"][0]).clip(0, MOST)
    return values / POINTS + (x @ params["last"][1:] + MOST * params["last"][0])[..., 0]


def _loss(params: Params, features: Any, values: Any, label: Any) -> Any:
    import jax

    found = logits(params, features, values)
    return (jax.nn.softplus(found) - label * found).mean()


def _new(jax: Any, seed: int) -> Params:
    """Weights of a network that says next to nothing yet."""
    keys = jax.random.split(jax.random.key(seed), 3)
    second = jax.random.normal(keys[1], (SHAPE.first + 1, SHAPE.second)) * SHAPE.first**-0.5
    return {
        "always": np.full(SHAPE.first, 0.1, np.float32),
        "first": jax.random.normal(keys[0], (SHAPE.features, SHAPE.first)) * 0.08,
        "second": second.at[0].set(0.03),
        "last": (jax.random.normal(keys[2], (SHAPE.second + 1, SHAPE.outputs)) * 0.1).at[0].set(0),
    }


def _off(values: Any, ends: Any) -> float:
    odds = values / POINTS
    return float(np.mean(np.logaddexp(0, odds) - ends * odds))


def _libraries() -> tuple[Any, Any]:
    try:
        import jax
        import optax
    except ImportError:
        raise MajlisError("training needs JAX and Optax: pip install 'majlis[train]'") from None
    return jax, optax
