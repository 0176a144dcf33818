"""The language for positions of Toi Toi: a box is eight cards by place, hidden ones in brackets.

>>> cards_of("5 T (3) 4 / 5 5 (9) 0")[:3]
[['5', True], ['T', True], ['3', False]]
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import majlis

CARDS = [*(str(number) for number in range(13)), "T"]
PACK = Counter({card: 4 if card == "T" else 8 for card in CARDS})

FIRST = "0 1 (2) (3) / (4) (5) (6) (7)"
SECOND = "8 9 (10) (11) / (12) (0) (1) (2)"
"""Two plain boxes for seats that do not matter."""


def cards_of(box: str) -> list[list[Any]]:
    """A box as positions write it: pairs of a card and whether it is open."""
    slots = [[text.strip("()"), not text.startswith("(")] for text in box.replace("/", " ").split()]
    assert len(slots) == 8, box
    return slots


def match_at(*boxes: str, pile: str = "3", bank: str = "4", rest: str = "bank", **facts: Any) -> majlis.Match:
    """A match with these boxes; `pile` and `bank` name their top cards, the topmost last.

    The cards named nowhere lie below them in the bank or, with `rest="pile"`, on the pile. Other facts are as in
    state(); `options` and `seed` are the game's.
    """
    options, seed = facts.pop("options", {}), facts.pop("seed", 0)
    players = len(boxes)
    piles = {"bank": bank.split(), "pile": pile.split()}
    held = facts.get("held")
    named = Counter(card for box in boxes for card, _ in cards_of(box))
    left = PACK - named - Counter([*piles["bank"], *piles["pile"], *([held] if held else [])])
    spare = [card for card in CARDS for _ in range(left[card])]
    random.Random(1).shuffle(spare)
    piles[rest] = spare + piles[rest]
    position = {
        "phase": "bank" if held else "turn",
        "round": 0,
        "totals": [0] * players,
        "boxes": [cards_of(box) for box in boxes],
        **piles,
        "held": None,
        "chosen": [None] * players,
        "turn": 0,
        "turns": 20,
        "new_banks": 0,
        "closer": None,
        "last_turns": None,
        **facts,
    }
    return majlis.game("toitoi", players=players, **options).position(position, seed=seed)


def opening(*boxes: str, **facts: Any) -> majlis.Match:
    """A match in which all are choosing what to open."""
    hidden = [" ".join(f"({card})" for card, _ in cards_of(box)) for box in boxes]
    return match_at(*hidden, phase="open", turn=None, turns=0, **facts)


def last_turn(closed: str, other: str, **facts: Any) -> majlis.Match:
    """Seat 0 has closed the round and seat 1, with one hidden card, is at its last turn."""
    return match_at(closed, other, turn=1, closer=0, last_turns=1, **facts)


def play(match: majlis.Match, *texts: str) -> list[dict[str, Any]]:
    """Play actions by whoever is asked first; the events of the last one."""
    events: list[dict[str, Any]] = []
    for text in texts:
        events = match.play(match.actors()[0], text)
    return events


def box(match: majlis.Match, seat: int) -> str:
    """A box of a match, written as this language writes it."""
    slots = [card if is_open else f"({card})" for card, is_open in match.state()["boxes"][seat]]
    return " ".join(slots[:4]) + " / " + " ".join(slots[4:])


def code_of(match: majlis.Match, seat: int, text: str) -> tuple[str | None, str] | None:
    """The rule and the name of the reason against an action, or None."""
    refusal = match.why(seat, text)
    return None if refusal is None else (refusal.rule, refusal.code)


def cards_in(state: dict[str, Any]) -> Counter[str]:
    """All the cards of a state."""
    cards = [card for box in state["boxes"] for card, _ in box] + state["bank"] + state["pile"]
    return Counter(cards + ([state["held"]] if state["held"] is not None else []))


def patient(match: majlis.Match, texts: list[str]) -> list[str]:
    """Of the actions offered those that open nothing, if there are such; rounds then last until the limits."""
    seat = match.actors()[0]
    slots = match.state()["boxes"][seat]
    quiet = [text for text in texts if text.startswith(("place", "pile")) and is_quiet(slots, text)]
    # The bank as often as the pile, so that banks run out before the turns do.
    useful = quiet + [text for text in texts if text in ("bank", "throw")] * max(1, len(quiet))
    return useful or texts


def is_quiet(slots: list[list[Any]], text: str) -> bool:
    return ">" not in text and bool(slots[int(text[-1]) - 1][1])


def wander(match: majlis.Match, seed: int, patience: float = 0.0) -> Iterator[tuple[int, str]]:
    """Play on at random, one action a step; with patience most turns open nothing."""
    policy_rng = random.Random(seed)
    while match.actors():
        seat = policy_rng.choice(match.actors())
        texts = match.legal(seat)
        if policy_rng.random() < patience and len(match.actors()) == 1:
            texts = patient(match, texts)
        text = policy_rng.choice(texts)
        match.play(seat, text)
        yield seat, text
