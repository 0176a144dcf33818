"""Matches of sensible bots in which somebody, once, does what every player of the game knows to be wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import majlis
from majlis.kernel.seeds import new_stream

BOT = majlis.bot("search", 3)


class Blundered(NamedTuple):
    """A match that is over, and where in it the blunder stands."""

    match: majlis.Match
    ply: int
    seat: int


def bot_plays(match: majlis.Match) -> None:
    """One action of a bot; whoever would rather keep silent lets the next one act."""
    for seat in match.actors():
        decision = BOT.think(match.game, match.hidden(seat), seat, new_stream(f"{match.ply} {seat}".encode()))
        if not decision.waits:
            match.play_action(seat, decision.action)
            return
    raise AssertionError("nobody acts")


def played(game: majlis.Game, seed: int) -> majlis.Match:
    """A match of bots, to its end."""
    return played_on(game.start(seed=seed))


def played_on(match: majlis.Match) -> majlis.Match:
    while match.actors():
        bot_plays(match)
    return match


def given_up() -> majlis.Match:
    """A match of three in which seat 1 gives up after 20 actions."""
    match = majlis.game("taki", players=3).start(seed=3)
    for _ in range(20):
        bot_plays(match)
    match.give_up(1)
    return played_on(match)


def with_blunder(game: majlis.Game, seed: int, wrong: Callable[[majlis.Match, int], str | None]) -> Blundered:
    """A match of bots in which the first wrong action that there is gets played."""
    match, found = game.start(seed=seed), None
    while match.actors():
        seat = match.actors()[0]
        text = wrong(match, seat) if found is None else None
        if text is None:
            bot_plays(match)
        else:
            found = match.ply, seat
            match.play(seat, text)
    assert found is not None, "there was no occasion"
    return Blundered(match, *found)


def wins(match: majlis.Match, seat: int, text: str) -> bool:
    """Whether an action ends the match, with the seat in the first place."""
    twin = match.copy()
    twin.play(seat, text)
    result = twin.result()
    return result is not None and result.places[seat] == 1


def leaves_the_win(*instead: str) -> Callable[[majlis.Match, int], str | None]:
    """To do one of these (or anything else, if none is named) where another action wins at once."""

    def wrong(match: majlis.Match, seat: int) -> str | None:
        legal = match.legal(seat)
        losing = [text for text in legal if (not instead or text in instead) and not wins(match, seat, text)]
        return (
            losing[0]
            if losing and len(losing) < len(legal) and any(wins(match, seat, text) for text in legal)
            else None
        )

    return wrong


def breaks_a_pair(match: majlis.Match, seat: int) -> str | None:
    """Toi Toi: to put a card of ten or more on one of two equal cards, which count nothing (O-13)."""
    view = match.view(seat)
    if view["held"] is None or not view["held"].isdecimal() or int(view["held"]) < 10:
        return None
    box = view["boxes"][seat]
    for place in range(4):
        (upper, is_open), below = box[place], box[place + 4]
        if is_open and [upper, True] == list(below) and upper.isdecimal() and f"place {place + 1}" in match.legal(seat):
            return f"place {place + 1}"
    return None


def takes_a_pile(match: majlis.Match, seat: int) -> str | None:
    """Wajh Al-Nahs: to take a dozen cards of one's own free will when nobody draws any more (N-8)."""
    record = match.record()
    is_big = record["pile_size"] >= 12 and record["draw_size"] == 0
    return "take" if is_big and "take" in match.legal(seat) and len(match.legal(seat)) > 2 else None
