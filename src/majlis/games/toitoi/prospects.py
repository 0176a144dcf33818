"""What a column of two cards may be expected to count in the end, worked out once, when this file is read.

A column is thought of alone: in each turn its owner has so-and-so much chance to spend a card on it, any card equally
likely, and takes the best that the card offers. Looking back from the end of the round that gives the points to be
expected with any number of turns to come.
"""

import numpy as np

from majlis.games.toitoi.layout import COPIES, KINDS, PACK, TOI

UNSEEN = KINDS
"""Stands for a hidden card in the tables."""
MOST_AHEAD = 12
"""Own turns to come; more count as so many."""
SPENT = 0.4
"""The chance that a turn's cards are of use to one column."""
SHARES = np.array([(COPIES if kind < TOI else PACK - TOI * COPIES) / PACK for kind in range(KINDS)])
"""How likely a card is of each kind."""


def _at_the_end() -> np.ndarray:
    points = np.zeros((KINDS + 1, KINDS + 1))
    for upper in range(KINDS):
        for lower in range(KINDS):
            paired = upper == lower or TOI in (upper, lower)
            points[upper, lower] = 0 if paired else upper + lower
    points[:, UNSEEN] = points[:, :KINDS] @ SHARES
    points[UNSEEN, :] = points[:, UNSEEN]
    points[UNSEEN, UNSEEN] = points[:KINDS, UNSEEN] @ SHARES
    return points


def _one_turn_earlier(after: np.ndarray) -> np.ndarray:
    """The points expected with one more turn: place a card in either place, open a hidden card, or leave it."""
    before = np.empty_like(after)
    for upper in range(KINDS + 1):
        for lower in range(upper, KINDS + 1):
            leave = after[upper, lower]
            if lower == UNSEEN:
                leave = min(leave, after[upper, :KINDS] @ SHARES)
            best = np.minimum(np.minimum(after[:KINDS, lower], after[upper, :KINDS]), leave)
            before[upper, lower] = before[lower, upper] = (1 - SPENT) * after[upper, lower] + SPENT * (best @ SHARES)
    return before


def _tables() -> np.ndarray:
    tables = [_at_the_end()]
    for _ in range(MOST_AHEAD):
        tables.append(_one_turn_earlier(tables[-1]))
    return np.array(tables)


COLUMN = _tables()
"""Expected points by own turns to come and the two cards."""
OPENING_UP = COLUMN[:, :, :KINDS] @ SHARES
"""Expected points by own turns to come and one card, if the hidden one beside it is opened now."""
