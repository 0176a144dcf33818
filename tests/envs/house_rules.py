"""House rules to try environments with: every game by its usual ones, by some others, and by ones that end soon."""

from __future__ import annotations

from typing import Any

import majlis

OTHERS: dict[str, list[dict[str, Any]]] = {
    "jackaroo": [{"players": 4, "jump_limit": "pair"}, {"players": 6, "seven_parts": 4, "removed": "each_block"}],
    "nahs": [{"players": 2, "stages": 2}, {"players": 5, "decks": 2, "swap": "none"}],
    "quoridor": [{"players": 4, "teams": "yes"}, {"size": 5, "fences": 2}],
    "taki": [{"players": 3, "mode": "pyramid"}, {"players": 4, "last_card": "catch", "rounds": 2}],
    "toitoi": [{"players": 6, "rounds": 2, "flying": "partner"}, {"players": 2, "closer": "doubled"}],
}

SHORT: dict[str, dict[str, Any]] = {
    "jackaroo": {"players": 2},
    "nahs": {"players": 3, "stages": 1},
    "quoridor": {"size": 5, "fences": 1},
    "taki": {"players": 2, "rounds": 1, "hand": 4},
    "toitoi": {"players": 2, "rounds": 1},
}


def variants() -> list[tuple[str, dict[str, Any]]]:
    """Every game by its usual rules and by some others."""
    return [(key, rules) for key in majlis.games() for rules in [{}, *OTHERS.get(key, [])]]


def short(key: str) -> majlis.Game:
    """The game with house rules that end it soon."""
    return majlis.game(key, **SHORT.get(key, {}))
