"""Positions of Jackaroo in a line or two.

`table([10, 20, "B4"], [19], hand="9 K")`: seat 0 has marbles 1 to 3 on ring cells 10 and 20 and on its base's last
cell, the fourth in its graveyard; seat 1 stands on its home; the rest is in graveyards. Seat 0 is to act and holds a 9
and a king; everybody else holds a 2. It is the last deal of the block: all other cards are spent.
"""

from collections import Counter
from typing import Any

import majlis
from majlis import Match

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def place(marble: int | str | None) -> str:
    """The text of a marble's place: a ring cell, `B1` to `B4`, or None for the graveyard."""
    if marble is None:
        return "grave"
    return f"base {marble[1]}" if isinstance(marble, str) else f"ring {marble}"


def removed(hands: list[list[str]], players: int) -> list[str]:
    """Eight cards that nobody holds, for a table of six."""
    held = Counter(card for hand in hands for card in hand)
    free = [rank for rank in reversed(RANKS) for _ in range(8 - held[rank])]
    return free[:8] if players == 6 else []


def position(
    *rows: list[int | str | None],
    hand: str,
    hands: dict[int, str] | None = None,
    turn: int = 0,
    players: int = 4,
    **facts: Any,
) -> dict[str, Any]:
    """The facts of a position; `hands` names other hands than a 2 each, `facts` whatever else differs."""
    cards = [(hands or {}).get(seat, "2").split() for seat in range(players)]
    cards[turn] = hand.split()
    marbles = [[place(m) for m in [*row, None, None, None, None][:4]] for row in rows]
    marbles += [["grave"] * 4 for _ in range(players - len(rows))]
    usual = {"leader": 0, "block": 0, "turn": turn, "stopped": False, "plays": 100, "deck": []}
    return {**usual, "hands": cards, "removed": removed(cards, players), "marbles": marbles, **facts}


FACTS = ("leader", "block", "stopped", "plays", "deck")


def table(*rows: list[int | str | None], hand: str, players: int = 4, **given: Any) -> Match:
    """A match at a position; names that are not facts of it are house rules."""
    options = {name: given.pop(name) for name in list(given) if name not in (*FACTS, "hands", "turn")}
    game = majlis.game("jackaroo", players=players, **options)
    return game.position(position(*rows, hand=hand, players=players, **given))


def seat_of(match: Match) -> int:
    """The seat to act."""
    [seat] = match.actors()
    return seat


def legal(match: Match) -> list[str]:
    """What the seat to act may do."""
    return match.legal(seat_of(match))


def why(match: Match, text: str) -> str | None:
    """The rule that forbids it to the seat to act, or None."""
    refusal = match.why(seat_of(match), text)
    assert (refusal is None) == (text in legal(match))
    return None if refusal is None else refusal.rule


def play(match: Match, *texts: str) -> Match:
    """Play on, whoever's turn it is."""
    for text in texts:
        match.play(seat_of(match), text)
    return match


def marbles(match: Match, seat: int = 0) -> list[int | str | None]:
    """Where a colour's marbles are, as `table` takes them."""
    names = {"grave": None} | {f"base {b}": f"B{b}" for b in range(1, 5)} | {f"ring {c}": c for c in range(114)}
    return [names[text] for text in match.state()["marbles"][seat]]


def hand(match: Match, seat: int) -> list[str]:
    """A seat's cards."""
    cards: list[str] = match.state()["hands"][seat]
    return cards
