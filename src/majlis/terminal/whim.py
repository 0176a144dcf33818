"""A player without a plan: any legal action, each as likely as the others."""

from __future__ import annotations

import random

from majlis.match.match import Match


def choose(match: Match, seat: int, must: bool = False) -> str | None:
    """What a random bot does; None is to keep silent, where the seat merely may speak and need not (`must`).

    The choice follows from the match's seed and the ply, so that a match with bots can be played again exactly.
    """
    stream = random.Random(f"{match.seed.hex()} {match.ply} {seat}")
    actions: list[str | None] = list(match.legal(seat))
    if may_wait(match, seat) and not must:
        actions.append(None)
    return stream.choice(actions)


def may_wait(match: Match, seat: int) -> bool:
    """Whether the seat may also do nothing."""
    game, view = match.game, match.hidden(seat)
    return any(game.kernels.check(view, seat, action) == 0 for action in game.definition.waits)
