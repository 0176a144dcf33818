"""Random matches with random house rules as the native rules play them, hashed ply by ply, for another machine to repeat.

What is hashed of a ply: the state, the seats asked, what each seat knows, the legal list, now and then the refusal of
every action, and after the match the result. Of a thought: the root of its tree, what it says, and where its luck is.
"""

from __future__ import annotations

import base64
import hashlib
import random
from collections.abc import Iterator
from typing import Any

import numpy as np

import majlis
from majlis.bots.conclusions import Conclusions
from majlis.bots.search import TreeSearch
from majlis.games.quoridor.engine import EngineSearch
from majlis.kernel.seeds import new_stream
from tests.conformance.walks import configured

MOST_PLIES = 400
REFUSALS_EVERY, THOUGHTS_EVERY = 16, 40
SEARCHED = ((1, 16), (2, 48), (3, 60), (5, 90))
"""Levels, and the iterations they are planned for."""


def packed(array: np.ndarray[Any, Any]) -> str:
    return base64.b64encode(array.tobytes()).decode()


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


def traces(key: str, games: range) -> Iterator[dict[str, Any]]:
    """A match for each number: the first by the usual rules, the others by random ones."""
    for number in games:
        yield trace(majlis.game(key, **configured(key, number)), number)


def trace(game: majlis.Game, number: int) -> dict[str, Any]:
    """One match, played by a lot that is easily repeated."""
    kernels, lot = game.ops, random.Random(number)
    states, rng = kernels.blank(game.options), new_stream(number + 1000)
    found: dict[str, Any] = {"players": game.players, "blank": packed(states), "stream": packed(rng)}
    kernels.deal(states, rng)
    plies: list[Any] = []
    thoughts: list[Any] = []
    while True:
        actors = kernels.actors(states)
        views = [kernels.hidden(states, viewer).tobytes() for viewer in range(game.players)]
        parts = [states.tobytes(), bytes(actors), *views, rng.tobytes()]
        if not actors or len(plies) == MOST_PLIES:
            plies.append([-1, -1, digest(*parts)])
            break
        seat = lot.choice(actors)
        legal = kernels.all_legal(states, seat)
        parts.append(np.array(legal, "<i8").tobytes())
        if len(plies) % REFUSALS_EVERY == 0:
            refusals = [kernels.check(states, seat, action) for action in range(game.definition.actions)]
            parts.append(np.array(refusals, "<i8").tobytes())
        if len(plies) % THOUGHTS_EVERY == 5:
            thoughts += [thought(game, kernels.hidden(states, seat), seat, *asked) for asked in SEARCHED]
            thoughts.append(instinct(game, kernels.hidden(states, seat), seat, 1 + len(plies) % 5))
        action = lot.choice(legal)
        plies.append([seat, action, digest(*parts)])
        kernels.play(states, rng, seat, action)
    result = kernels.result(states)
    guess = kernels.determinized(kernels.hidden(states, 0), new_stream(5))
    over = None if result is None else [list(result[0]), list(result[1])]
    return {**found, "plies": plies, "result": over, "guess": digest(guess.tobytes()), "thoughts": thoughts}


def thought(game: majlis.Game, view: Any, seat: int, level: int, iterations: int) -> dict[str, Any]:
    """What a search thinks about a view, in pieces."""
    rng = new_stream(level + 10 * seat)
    asked: dict[str, Any] = {"view": packed(view), "seat": seat, "level": level, "stream": packed(rng)}
    asked["iterations"] = iterations
    thinking = majlis.bot("search", level).begin(game, view, seat, rng, iterations)
    while not thinking.done and iterations > 0:
        thinking.work(25)
        iterations -= 25
    if isinstance(thinking, EngineSearch):
        return {**asked, "kind": "engine", "digest": digest(*engine_parts(thinking), rng.tobytes())}
    assert isinstance(thinking, TreeSearch)
    asked |= {"side": game.definition.side(game.options), "rows": [len(thinking._nodes), len(thinking._edges)]}
    return {**asked, "kind": "search", "digest": digest(*search_parts(thinking), rng.tobytes())}


def search_parts(thinking: TreeSearch) -> list[bytes]:
    found, head = Conclusions(thinking._game), thinking._thoughts[0]
    written = (found.actions, found.win_probabilities, found.shares)
    count = thinking._kernels["search_conclude"](
        thinking._states, thinking._thoughts, thinking._edges, thinking._order, thinking._firsts, *written
    )
    root = thinking._edges[: int(head["legal"])]
    return [thinking._thoughts.tobytes(), root.tobytes(), *(each[:count].tobytes() for each in written)]


def engine_parts(thinking: EngineSearch) -> list[bytes]:
    from majlis.games.quoridor import GAME
    from majlis.games.quoridor.engine import kernels

    written = (np.zeros(GAME.most_legal, np.int64), np.zeros(GAME.most_legal), np.zeros(GAME.most_legal))
    count = kernels()["engine_conclude"](*thinking._arrays, *written)
    return [thinking._scratch.tobytes(), *(each[:count].tobytes() for each in written)]


def instinct(game: majlis.Game, view: Any, seat: int, level: int) -> dict[str, Any]:
    """What instinct chooses from a view."""
    rng = new_stream(7 * level)
    asked = {"view": packed(view), "seat": seat, "level": level, "stream": packed(rng), "kind": "instinct"}
    decision = majlis.bot("instinct", level).think(game, view, seat, rng)
    told = np.array([number for _, chance, share in decision.candidates for number in (chance, share)])
    side = game.definition.side(game.options)
    return {
        **asked,
        "side": side,
        "digest": digest(bytes(str(decision.action), "ascii"), told.tobytes(), rng.tobytes()),
    }
