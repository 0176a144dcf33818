"""Positions of self-play, each with what the search that played it thought, and how the game ended."""

from __future__ import annotations

from typing import Any

import numpy as np

from majlis.games.quoridor.state import ANCHORS, FENCES

POSITION = np.dtype(
    [
        ("game", np.int64),  # the number of the game that it stood in
        ("turn", np.uint8),
        ("pawns", np.uint8, 2),
        ("left", np.uint8, 2),  # fences in hand
        ("plies", np.int16),
        ("laid", np.int64, 2),
        ("score", np.int16),  # the search's value, for the seat to move
        ("result", np.int8),  # 1 if the seat to move won, 0 a draw, -1 if it lost
    ]
)
"""A position of two-player Quoridor on the usual board."""

Positions = np.ndarray[Any, np.dtype[np.void]]


def facts(positions: Positions, length: int, mirrored: bool) -> np.ndarray[Any, np.dtype[np.int64]]:
    """What the engine's board is set up with, a row of a length for each; left and right exchanged if so wanted."""
    rows = np.full((len(positions), length), -1, np.int64)
    pawns = positions["pawns"].astype(np.int64)
    rows[:, 0], rows[:, 1], rows[:, 2] = 9, positions["turn"], positions["plies"]
    rows[:, 3:5] = pawns // 9 * 9 + 8 - pawns % 9 if mirrored else pawns
    rows[:, 5:7] = positions["left"]
    at = np.full(len(positions), 7)
    for fence in range(FENCES):
        there = positions["laid"][:, fence // ANCHORS] >> fence % ANCHORS & 1 == 1
        rows[there, at[there]] = fence // 8 * 8 + 7 - fence % 8 if mirrored else fence
        at += there
    return rows
