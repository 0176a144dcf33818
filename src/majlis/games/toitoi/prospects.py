"""What a column of two cards may be expected to count in the end, worked out once, when this file is read.

A column is thought of alone: in each turn its owner has so-and-so much chance to spend a card on it, any card equally
likely, and takes the best that the card offers. Looking back from the end of the round that gives the points to be
expected with any number of turns to come.
"""

from typing import Any, TypeAlias

import numpy as np

from majlis.games.toitoi.state import COPIES, KINDS, PACK, TOI

Table: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]

UNSEEN = KINDS
"""Stands for a hidden card in the tables."""
MOST_AHEAD = 12
"""Own turns to come; more count as so many."""
SPENT = 0.4
"""The chance that a turn's cards are of use to one column."""
COUNTS = np.array([COPIES if kind < TOI else PACK - TOI * COPIES for kind in range(KINDS)])
SHARES = COUNTS / PACK
"""How many cards of each kind there are, and how likely a card is of it."""


def _at_the_end() -> Table:
    points = np.zeros((KINDS + 1, KINDS + 1))
    for upper in range(KINDS):
        for lower in range(KINDS):
            paired = upper == lower or TOI in (upper, lower)
            points[upper, lower] = 0 if paired else upper + lower
    points[:, UNSEEN] = points[:, :KINDS] @ SHARES
    points[UNSEEN, :] = points[:, UNSEEN]
    points[UNSEEN, UNSEEN] = points[:KINDS, UNSEEN] @ SHARES
    return points


def _one_turn_earlier(after: Table) -> Table:
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


def _tables() -> Table:
    tables = [_at_the_end()]
    for _ in range(MOST_AHEAD):
        tables.append(_one_turn_earlier(tables[-1]))
    return np.array(tables)


_COLUMN = _tables()

ROW = KINDS + 1
TABLE = ROW * ROW
COLUMN = np.rint(100 * _COLUMN).astype(np.int64).ravel()
"""Expected points, in hundredths, at `ahead * TABLE + upper * ROW + lower`: by own turns to come and the two cards."""
OPENING_UP = np.rint(100 * (_COLUMN[:, :, :KINDS] @ SHARES)).astype(np.int64).ravel()
"""The same at `ahead * ROW + card` if the hidden card beside that one is opened now."""
