"""What instinct makes of a position, and how often it wins."""

from collections import Counter
from typing import Any

import numpy as np

import majlis
from majlis.kernel.seeds import new_stream
from majlis.match.match import Match
from tests import instincts
from tests.games import rivals


def weighed(match: Match, seat: int, states: Any) -> list[tuple[int, float]]:
    """A seat's actions with the weights that instinct gives them, in a state or a view."""
    game = match.game.definition
    actions, weights = np.zeros(game.most_legal, np.int64), np.zeros(game.most_legal)
    count = game.bound(instincts)["priors"](states, 0, seat, actions, weights)
    return list(zip(actions[:count].tolist(), weights[:count].tolist(), strict=True))


def likings(match: Match, seat: int | None = None) -> dict[str, float]:
    """How much instinct likes each action of who is to act, of 1 in all; what is waiting is `wait`."""
    seat = match.actors()[0] if seat is None else seat
    pairs = weighed(match, seat, match.hidden(seat))
    assert all(weight > 0 for _, weight in pairs)
    total = sum(weight for _, weight in pairs)
    waits = match.game.definition.waits
    return {"wait" if action in waits else match.text(action): weight / total for action, weight in pairs}


def favourite(match: Match, seat: int | None = None) -> str:
    """What instinct likes best."""
    liked = likings(match, seat)
    return max(liked, key=lambda text: liked[text])


def worths(match: Match) -> list[float]:
    """What the game expects each seat to get."""
    values = np.zeros(match.game.definition.seats)
    match.game.definition.bound(instincts)["worth"](match._states, 0, values)
    return [float(value) for value in values[: match.game.players]]


def agree_in_all_worlds(match: Match, seat: int, worlds: int = 3) -> bool:
    """Whether a view, the state and other worlds that look the same to the seat give the same weights, to the bit."""
    kernels, view = match.game.ops, match.hidden(seat)
    seen = weighed(match, seat, view)
    others = [match._states, *(kernels.determinized(view, new_stream(world)) for world in range(worlds))]
    return all(weighed(match, seat, states) == seen for states in others)


def share_of_wins(key: str, deals: int, side: int = 1, **options: Any) -> float:
    """The share of first places of instinct against random play, each deal played by every side in turn."""
    game = majlis.game(key, **options)
    contest, places = game.definition.bound(rivals)["contest"], np.zeros(game.definition.seats, np.int64)
    sides, won = game.players // side, 0.0
    for deal in range(deals):
        for one in range(sides):
            with_instinct = {seat for seat in range(game.players) if seat % sides == one}
            states, rng = game.ops.blank(game.options), new_stream(deal)
            game.ops.deal(states, rng)
            contest(states, 0, rng, new_stream(1_000 + deal), sum(1 << seat for seat in with_instinct), places)
            first = {seat for seat in range(game.players) if places[seat] == 1}
            won += len(first & with_instinct) / len(first)
    return won / (deals * sides)


def came_to_mind(match: Match, level: int, tries: int = 150) -> dict[str, float]:
    """How often each action of who is to act comes to the mind of a level."""
    seat, bot, rng = match.actors()[0], majlis.bot("instinct", level), new_stream(level)
    found = Counter(dict.fromkeys(match.legal(seat), 0))
    for _ in range(tries):
        thought = bot.think(match.game, match.hidden(seat), seat, rng)
        found.update(match.text(action) for action, _, _ in thought.candidates)
    return {text: count / tries for text, count in found.items()}


def lures(match: Match) -> dict[str, float]:
    """How each action of who is to act tempts a beginner."""
    game, seat = match.game.definition, match.actors()[0]
    actions, quiet, found = np.zeros(game.most_legal, np.int64), np.zeros(game.most_legal), np.zeros(game.most_legal)
    count = game.bound(instincts)["impressions"](match.hidden(seat), 0, seat, actions, quiet, found)
    return {match.text(int(action)): float(lure) for action, lure in zip(actions[:count], found[:count], strict=True)}


def chosen(match: Match, kind: str, level: int, tries: int) -> Counter[str]:
    """How often a bot of a level chooses what, in so many tries."""
    seat, bot, rng = match.actors()[0], majlis.bot(kind, level), new_stream(level)
    view = match.hidden(seat)
    return Counter(match.text(bot.think(match.game, view, seat, rng).action) for _ in range(tries))


def nobody_misses(match: Match, *wins: str, tries: int = 25) -> bool:
    """Whether bots of all levels that think choose one of these actions every time."""
    for level in range(1, 6):
        for kind in ("instinct", "search"):
            # The highest level thinks long, and has no whims.
            times = tries if level < 5 else 1
            if not set(chosen(match, kind, level, times)) <= set(wins):
                return False
    return True
