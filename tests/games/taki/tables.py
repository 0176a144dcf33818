"""Positions of Super Taki in a line or two.

>>> match = table("r5 gstop | b3 b3", "r7")
>>> match.legal(0)
['r5', 'draw']
"""

from collections import Counter
from typing import Any

import majlis
from majlis.games.taki import GAME
from majlis.games.taki.notation import CARD_TEXTS
from majlis.match.match import Match


def ordered(cards: list[str]) -> list[str]:
    """Cards in the order of kinds."""
    return sorted(cards, key=CARD_TEXTS.index)


def deck(name: str = "super116") -> Counter[str]:
    """All cards of a deck (T-1)."""
    cards = Counter(dict.fromkeys(CARD_TEXTS, 2))
    cards["change"] = 4
    if name == "super112":
        del cards["+3"], cards["break"]
    return cards


def table(hands: str, pile: str, draws: str = "", rest: str | int = "draw", **facts: Any) -> Match:
    """A match at a position: hands parted by `|`, the pile from its bottom to its top, the next cards to be drawn.

    All other cards lie beneath those of the draw pile (`rest="draw"`), beneath the pile (`"pile"`), or are in the hand
    of a seat. Further facts are options, or keys of a position; `began` is the seat that started the round.
    """
    options = {name: facts.pop(name) for name in GAME.options.names() if name in facts}
    held = [hand.split() for hand in hands.split("|")]
    laid, drawn = pile.split(), draws.split()[::-1]
    others = deck(options.get("deck", "super116")) - Counter([*laid, *drawn, *(card for hand in held for card in hand)])
    left = ordered(list(others.elements()))
    if rest == "draw":
        drawn = left + drawn
    elif rest == "pile":
        laid = left + laid
    else:
        held[int(rest)] += left
    position = {
        "hands": [ordered(hand) for hand in held],
        "pile": laid,
        "draw_pile": drawn,
        "starter": facts.pop("began", 0),
    }
    return majlis.game("taki", players=len(held), **options).position({**position, **facts})


def hand(match: Match, seat: int) -> str:
    """A hand in one line."""
    return " ".join(match.state()["hands"][seat])


def play(match: Match, *actions: str) -> Match:
    """Play texts one after another; `2:pass` names the seat, else it is the player in turn."""
    for action in actions:
        seat, colon, text = action.partition(":")
        if colon and seat.isdigit():
            match.play(int(seat), text)
        else:
            match.play(match.state()["turn"], action)
    return match


def refused(match: Match, seat: int, text: str) -> tuple[str | None, str]:
    """The rule and the code of a refusal."""
    refusal = match.why(seat, text)
    assert refusal is not None, f"{text} is legal"
    return refusal.rule, refusal.code


def sizes(match: Match) -> list[int]:
    """Cards in each hand."""
    return [len(cards) for cards in match.state()["hands"]]
