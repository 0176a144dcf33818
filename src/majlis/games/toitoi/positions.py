"""Positions of Toi Toi read from JSON-able facts: checked, then written into a record."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from majlis.errors import PositionError
from majlis.games.position_reader import items, viewer_of, whole, whole_or, wrong
from majlis.games.toitoi.state import (
    ALL_OPEN,
    BEST,
    CARDS,
    COPIES,
    DOUBLED,
    EXTRA_ROUND,
    KINDS,
    LOOKED,
    LOWER,
    MOST_BANKS,
    MOST_EXTRA,
    MOST_TURNS,
    NO_CARD,
    NOBODY,
    NOT_RUNNING,
    OPENING,
    OVER,
    PACK,
    PHASES,
    PLACES,
    UPPER,
    WORST,
)
from majlis.kernel.viewers import REFEREE, UNKNOWN

FULL = Counter(i // COPIES for i in range(PACK))
PAIR_CODES = {(lower + 1, upper + 1): code for code, (lower, upper) in enumerate(zip(LOWER, UPPER, strict=True), 1)}


@dataclass
class Facts:
    """A position as the record will hold it, before it is judged as a whole."""

    players: int
    viewer: int
    phase: int
    number: int
    totals: list[int]
    opened: list[int]
    boxes: list[list[int]]
    bank: list[int]
    pile: list[int]
    held: int
    chosen: list[int]
    turn: int
    turns: int
    new_banks: int
    closer: int
    last_turns: int
    bag: list[int]

    def past_last_turns(self) -> int:
        """How many last turns have been played."""
        if self.last_turns == NOT_RUNNING:
            return 0
        return self.players - (self.closer != NOBODY) - self.last_turns

    def waiting(self) -> list[int]:
        """The seats that have a turn to come, before anything else happens in the round."""
        if self.last_turns == NOT_RUNNING:
            return list(range(self.players))
        return [(self.turn + i) % self.players for i in range(self.last_turns)]


def restore(position: Mapping[str, Any], states: Any, ops: Any) -> None:
    """Fill a dealt state with described facts; a position that cannot be raises PositionError."""
    s = states[0]
    facts = _read(position, s)
    _judge_match(facts, s)
    _judge_round(facts)
    _judge_boxes(facts)
    _judge_cards(facts)
    past = _past(position, facts)
    _write(facts, s)
    if past is not None:
        players = facts.players
        s["past"][:players], s["past_top"], s["earned"][:players] = past


# --------------------------------------------------------------------------------------------------- reading


def _read(position: Mapping[str, Any], s: Any) -> Facts:
    players = int(s["players"])
    phase = _get(position, "phase")
    if phase not in PHASES:
        raise wrong("phase", phase, f"it is one of {', '.join(PHASES)}")
    extra = MOST_EXTRA if s["opt_final_tie"] == EXTRA_ROUND else 0
    number = whole("round", _get(position, "round"), 0, int(s["opt_rounds"]) + extra - 1)
    finished = number + (phase == "over")
    worst = finished * WORST * (2 if s["opt_closer"] == DOUBLED else 1)
    viewer = viewer_of(position, players)
    opened, boxes = _boxes(position, players, viewer)
    return Facts(
        players=players,
        viewer=viewer,
        phase=PHASES.index(phase),
        number=number,
        totals=[whole("totals", total, finished * BEST, worst) for total in _per_seat(position, "totals", players)],
        opened=opened,
        boxes=boxes,
        bank=_bank(position, viewer),
        pile=[_card("pile", card) for card in items("pile", _get(position, "pile"))],
        held=_held(position, viewer),
        chosen=_chosen(position, players, viewer),
        turn=whole_or("turn", _get(position, "turn"), NOBODY, 0, players - 1),
        turns=whole("turns", _get(position, "turns"), 0, (MOST_TURNS + 1) * players),
        new_banks=whole("new_banks", _get(position, "new_banks"), 0, MOST_BANKS),
        closer=whole_or("closer", _get(position, "closer"), NOBODY, 0, players - 1),
        last_turns=whole_or("last_turns", _get(position, "last_turns"), NOT_RUNNING, 0, players),
        bag=_bag(position),
    )


def _get(position: Mapping[str, Any], key: str) -> Any:
    if key not in position:
        raise PositionError(f"the position has no {key!r}; take a state() and edit it")
    return position[key]


def _per_seat(position: Mapping[str, Any], key: str, players: int) -> list[Any]:
    return items(key, items(key, _get(position, key)), players, f"it is a list of {players}, one a seat")


def _card(key: str, value: Any) -> int:
    if not isinstance(value, str) or value not in CARDS:
        raise wrong(f"a card of {key}", value, f"a card is one of {', '.join(CARDS)}")
    return CARDS.index(value)


def _unknown(key: str, value: Any) -> int:
    if value is not None:
        raise wrong(f"a card of {key}", value, "this viewer does not know it, so it is null")
    return UNKNOWN


def _boxes(position: Mapping[str, Any], players: int, viewer: int) -> tuple[list[int], list[list[int]]]:
    """The open places of each box as bits, and the cards."""
    opened, boxes = [], []
    for box in _per_seat(position, "boxes", players):
        if not isinstance(box, list) or len(box) != PLACES or not all(_is_slot(slot) for slot in box):
            raise wrong("a box of boxes", box, f"it is a list of {PLACES} pairs like ['7', true]")
        cards = [
            _card("boxes", card) if is_open or viewer == REFEREE else _unknown("boxes", card) for card, is_open in box
        ]
        opened.append(sum(1 << place for place, (_, is_open) in enumerate(box) if is_open))
        boxes.append(cards)
    return opened, boxes


def _is_slot(slot: Any) -> bool:
    return isinstance(slot, list) and len(slot) == 2 and isinstance(slot[1], bool)


def _bank(position: Mapping[str, Any], viewer: int) -> list[int]:
    bank = items("bank", _get(position, "bank"))
    return [_card("bank", card) if viewer == REFEREE else _unknown("bank", card) for card in bank]


def _held(position: Mapping[str, Any], viewer: int) -> int:
    held = _get(position, "held")
    if position["phase"] != "bank":
        if held is not None:
            raise wrong("held", held, f"in phase {position['phase']!r} nobody holds a card, so it is null")
        return NO_CARD
    return _card("held", held) if viewer in (REFEREE, position.get("turn")) else _unknown("held", held)


def _chosen(position: Mapping[str, Any], players: int, viewer: int) -> list[int]:
    """The code of each seat's choice: 0, 1 + the pair, or UNKNOWN."""
    pairs = _per_seat(position, "chosen", players)
    flags = position.get("has_chosen", [pair is not None for pair in pairs])
    if not isinstance(flags, list) or len(flags) != players or not all(isinstance(flag, bool) for flag in flags):
        raise wrong("has_chosen", flags, f"it is a list of {players} truths, one a seat")
    codes = []
    for seat, (pair, flag) in enumerate(zip(pairs, flags, strict=True)):
        known = viewer in (REFEREE, seat)
        if pair is not None:
            whole = isinstance(pair, list) and all(type(place) is int for place in pair)
            if not known or not flag or not whole or tuple(pair) not in PAIR_CODES:
                raise wrong(
                    "chosen", pairs, "a choice is two places like [2, 7], lower first, where it is made and known"
                )
            codes.append(PAIR_CODES[tuple(pair)])
        elif flag and known:
            raise wrong("has_chosen", flags, f"seat {seat} has made no choice in 'chosen'")
        else:
            codes.append(UNKNOWN if flag else 0)
    return codes


def _bag(position: Mapping[str, Any]) -> list[int]:
    bag = position.get("bag", {})
    if not isinstance(bag, dict):
        raise wrong("bag", bag, "it is a dict of cards and how many there are, like {'7': 2}")
    counts = [0] * KINDS
    for card, count in bag.items():
        kind = _card("bag", card)
        counts[kind] = whole("bag", count, 1, FULL[kind])
    return counts


def _past(position: Mapping[str, Any], facts: Facts) -> tuple[list[list[int]], int, list[int]] | None:
    """The boxes, the pile's top and the points of the round finished last."""
    past = position.get("past")
    if past is None:
        return None
    if facts.number == 0 and facts.phase != OVER:
        raise wrong("past", past, "no round has been finished, so it is null")
    if not isinstance(past, dict):
        raise wrong("past", past, "it is null, or a dict with boxes, top and points")
    boxes = _per_seat(past, "boxes", facts.players)
    for box in boxes:
        if not isinstance(box, list) or len(box) != PLACES:
            raise wrong("a box of past", box, f"it is a list of {PLACES} cards")
    cards = [[_card("past", card) for card in box] for box in boxes]
    top = _card("past", _get(past, "top"))
    _fits_pack("past", Counter([top, *(card for box in cards for card in box)]))
    points = [whole("points", each, BEST, 2 * WORST) for each in _per_seat(past, "points", facts.players)]
    return cards, top, points


# --------------------------------------------------------------------------------------------------- judging


def _judge_match(facts: Facts, s: Any) -> None:
    """Whether this round can be played, or be the last one, with these totals (O-1, O-16)."""
    rounds = int(s["opt_rounds"])
    lowest_shared = facts.totals.count(min(facts.totals)) > 1
    if facts.phase != OVER:
        if facts.number >= rounds and not lowest_shared:
            raise wrong("round", facts.number, f"after {rounds} rounds an extra one needs a shared lowest total (O-16)")
        return
    if facts.number < rounds - 1:
        raise wrong("round", facts.number, f"a match of {rounds} rounds is over in round {rounds - 1} (O-1)")
    extra = s["opt_final_tie"] == EXTRA_ROUND
    if extra and lowest_shared and facts.number < rounds + MOST_EXTRA - 1:
        raise wrong("phase", "over", "the lowest total is shared, so an extra round follows (O-16)")


def _judge_round(facts: Facts) -> None:
    """Whether phase, turn, counts and last turns go together (O-3, O-11, O-12)."""
    running, players, phase = facts.last_turns != NOT_RUNNING, facts.players, PHASES[facts.phase]
    if (facts.turn != NOBODY) != (phase in ("turn", "bank")):
        raise wrong("turn", None if facts.turn == NOBODY else facts.turn, f"that does not go with phase {phase!r}")
    if facts.phase != OPENING and any(facts.chosen):
        raise wrong("chosen", facts.chosen, f"in phase {phase!r} all is opened, so it is null for each seat")
    if facts.phase == OPENING:
        if all(facts.chosen):
            raise wrong("chosen", facts.chosen, "when all have chosen the first turn begins: phase 'turn' (O-3)")
        if facts.turns or facts.new_banks or facts.closer != NOBODY or running:
            raise wrong("phase", phase, "then turns and new_banks are 0, closer and last_turns null (O-3)")
        return
    if (facts.phase == OVER) != (facts.last_turns == 0):
        raise wrong("last_turns", facts.last_turns, "it is 0 when the match is over, and only then (O-11)")
    if not running:
        if facts.closer != NOBODY:
            raise wrong("closer", facts.closer, "after a closing last_turns counts the turns left (O-11)")
        if facts.turns >= MOST_TURNS * players or facts.new_banks >= MOST_BANKS:
            raise wrong(
                "last_turns", None, f"{facts.turns} turns and {facts.new_banks} new banks bring the last ones (O-12)"
            )
        return
    before = facts.turns - facts.past_last_turns()
    if facts.closer != NOBODY:
        if facts.last_turns == players:
            raise wrong("last_turns", facts.last_turns, f"after a closing it is at most {players - 1} (O-11)")
        turn = (facts.closer + players - facts.last_turns) % players
        if facts.phase != OVER and facts.turn != turn:
            raise wrong(
                "turn", facts.turn, f"{facts.last_turns} last turns after seat {facts.closer} begin with {turn}"
            )
        if before < 1:
            raise wrong("turns", facts.turns, f"the closing and the last turns are {facts.turns + 1 - before} at least")
    elif facts.new_banks < MOST_BANKS and before != MOST_TURNS * players:
        right = f"without a closer they come from a second new bank or {MOST_TURNS * players} turns (O-12)"
        raise wrong("last_turns", facts.last_turns, right)


def _judge_boxes(facts: Facts) -> None:
    """Whether as many cards are open as can be (O-3, O-11)."""
    for seat, bits in enumerate(facts.opened):
        count = bits.bit_count()
        there = f"{count} open in seat {seat}"
        if facts.phase == OPENING and count:
            raise wrong("boxes", there, "all cards are hidden until all have chosen (O-3)")
        if facts.phase == OVER and bits != ALL_OPEN:
            raise wrong("boxes", there, "all cards are open when the match is over (O-11)")
        if facts.phase not in (OPENING, OVER):
            if count < 2:
                raise wrong("boxes", there, "everybody has opened two cards (O-3)")
            if bits == ALL_OPEN and seat in facts.waiting():
                raise wrong("boxes", there, "that closes the round; it has no turn to come (O-11)")
    if facts.closer != NOBODY and facts.opened[facts.closer] != ALL_OPEN:
        raise wrong("closer", facts.closer, "a closer has all eight cards open (O-11)")


def _fits_pack(key: str, counts: Counter[int]) -> None:
    for kind, count in counts.items():
        if count > FULL[kind]:
            raise wrong(key, f"{count} x {CARDS[kind]!r}", f"the pack has {FULL[kind]} of them (O-1)")


def _judge_cards(facts: Facts) -> None:
    """Whether the piles have the size they can have, and all cards together are the pack (O-1, O-12)."""
    if not facts.pile or (facts.phase == OPENING and len(facts.pile) > 1):
        raise wrong("pile", [CARDS[card] for card in facts.pile], "it has one card at first and never none (O-2)")
    if not facts.bank and facts.phase != LOOKED:
        raise wrong("bank", [], "an empty bank is made anew when a turn is over (O-12)")
    boxes = [card for box in facts.boxes for card in box]
    cards = [*boxes, *facts.bank, *facts.pile, *([facts.held] if facts.held != NO_CARD else [])]
    counts = Counter(card for card in cards if card != UNKNOWN)
    _fits_pack("boxes, bank, pile and held", counts)
    if len(cards) != PACK:
        where = f"{len(boxes)} in boxes, {len(facts.bank)} in the bank, {len(facts.pile)} on the pile"
        raise PositionError(f"bank and pile make {len(cards)} cards in all ({where}); the pack has {PACK} (O-1)")
    _judge_bag(facts, counts)


def _judge_bag(facts: Facts, seen: Counter[int]) -> None:
    """Whether a view tells of a new bank's cards what everybody knows (O-12), and of no others."""
    wanted = 0
    if facts.viewer != REFEREE and facts.new_banks > 0:
        wanted = len(facts.bank) + (facts.held == UNKNOWN)
    if sum(facts.bag) != wanted:
        raise wrong(
            "bag", f"{sum(facts.bag)} cards", f"it holds the unseen cards of a view's new bank, here {wanted} (O-12)"
        )
    _fits_pack("bag and all cards seen", seen + Counter(dict(enumerate(facts.bag))))


# --------------------------------------------------------------------------------------------------- writing


def _write(facts: Facts, s: Any) -> None:
    players = facts.players
    s["viewer"], s["phase"], s["round_number"] = facts.viewer, facts.phase, facts.number
    s["turn"], s["turns"], s["new_banks"] = facts.turn, facts.turns, facts.new_banks
    s["closer"], s["last_turns"], s["held"] = facts.closer, facts.last_turns, facts.held
    s["totals"][:players], s["opened"][:players] = facts.totals, facts.opened
    s["boxes"][:players], s["chosen"][:players] = facts.boxes, facts.chosen
    s["bank"], s["pile"], s["bag"] = 0, 0, facts.bag
    s["bank_size"], s["pile_size"] = len(facts.bank), len(facts.pile)
    s["bank"][: len(facts.bank)], s["pile"][: len(facts.pile)] = facts.bank, facts.pile
