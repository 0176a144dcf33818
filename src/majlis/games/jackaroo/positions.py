"""Positions of Jackaroo read from JSON: checked, then written into a record."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Any

from majlis.errors import PositionError
from majlis.games.jackaroo import rounds
from majlis.games.jackaroo.effects import board
from majlis.games.jackaroo.notation import KIND_OF, place_text
from majlis.games.jackaroo.state import (
    BASE,
    DRAWN,
    GRAVE,
    KINDS,
    LIMIT,
    MARBLES,
    NOBODY,
    RANKS,
    REMOVED,
    RUNNING,
    WON,
)
from majlis.games.position_reader import viewer_of, whole
from majlis.kernel.interpreted import in_python
from majlis.kernel.viewers import REFEREE, UNKNOWN

copies, full_hand = in_python(rounds.copies), in_python(rounds.full_hand)
is_side_in, ring_length = in_python(board.is_side_in), in_python(board.ring_length)

NUMBER = "number"
"""What a whole number is called here."""


def restore(position: Mapping[str, Any], states: Any, ops: Any) -> None:
    """Fill a dealt state with described facts; a position that cannot be raises PositionError.

    `spent`, `newest` and `lacks` may be left out: all cards not named are spent, and nothing else is remembered.
    """
    s = states[0]
    players = int(s["players"])
    s["viewer"] = viewer_of(position, players, NUMBER)
    _restore_marbles(position, s, players)
    s["leader"] = _number(position, "leader", 0, players - 1)
    s["block"] = _number(position, "block", 0, LIMIT)
    s["plays"] = _number(position, "plays", 0, LIMIT)
    _restore_cards(position, s, players)
    _restore_memory(position, s, players)
    _restore_turn(position, s, players)


def _number(position: Mapping[str, Any], key: str, least: int, most: int) -> int:
    return whole(key, position.get(key), least, most, NUMBER)


def _rows(position: Mapping[str, Any], key: str, length: int, of_what: str) -> list[list[Any]]:
    rows = position.get(key)
    if not isinstance(rows, list) or len(rows) != length or not all(isinstance(row, list) for row in rows):
        raise PositionError(f"{key} is {rows!r}; it is a list of {length} lists of {of_what}, one a seat")
    return rows


# ............................................................................................ the marbles


def _restore_marbles(position: Mapping[str, Any], s: Any, players: int) -> None:
    cells = ring_length(s)
    places = {"grave": GRAVE} | {f"base {b + 1}": BASE + b for b in range(MARBLES)}
    places |= {f"ring {cell}": cell for cell in range(cells)}
    for field in ("marbles", "ring", "bases", "graves"):
        s[field] = 0
    for colour, row in enumerate(_rows(position, "marbles", players, "places")):
        if len(row) != MARBLES:
            raise PositionError(f"marbles of seat {colour} are {row!r}; there are {MARBLES} of them")
        for marble, text in enumerate(row):
            if not isinstance(text, str) or text not in places:
                known = f"'grave', 'ring 0' to 'ring {cells - 1}', or 'base 1' to 'base 4'"
                raise PositionError(f"marbles of seat {colour} include {text!r}; a place is {known}")
            _place(s, colour, marble, places[text])


def _place(s: Any, colour: int, marble: int, place: int) -> None:
    s["marbles"][colour, marble] = place
    if place == GRAVE:
        s["graves"][colour] += 1
    elif place >= BASE:
        if s["bases"][colour] >> (place - BASE) & 1:
            raise PositionError(f"marbles of seat {colour} stand twice on '{place_text(place)}'; a cell holds one")
        s["bases"][colour] |= 1 << (place - BASE)
    else:
        if s["ring"][place]:
            raise PositionError(f"marbles stand twice on '{place_text(place)}'; a cell holds one")
        s["ring"][place] = 1 + MARBLES * colour + marble


# .............................................................................................. the cards


def _counted(cards: Any, key: str, is_known: bool) -> list[int]:
    """Counts by kind of a list of ranks, or no counts for a list of nulls."""
    wanted = "ranks such as 'A', '10' or 'K'" if is_known else "nulls, for the viewer cannot know them"
    fits = isinstance(cards, list) and all(
        isinstance(card, str) and card in KIND_OF if is_known else card is None for card in cards
    )
    if not fits:
        raise PositionError(f"{key} is {cards!r}; it is a list of {wanted}")
    counted = Counter(cards)
    return [counted[rank] for rank in RANKS]


def _deal_sizes(s: Any) -> dict[int, int]:
    """The hand dealt last, by how many cards are left in the deck (J-22)."""
    players, table, sizes = int(s["players"]), s.copy(), dict[int, int]()
    table["deck_size"] = copies(s) * KINDS - (REMOVED if players == 6 else 0)
    while table["deck_size"]:
        size = full_hand(table)
        table["deck_size"] -= players * size
        sizes[int(table["deck_size"])] = size
    return sizes


def _restore_cards(position: Mapping[str, Any], s: Any, players: int) -> None:
    viewer = int(s["viewer"])
    hands = _rows(position, "hands", players, "cards")
    deck, sizes = position.get("deck"), _deal_sizes(s)
    if not isinstance(deck, list) or len(deck) not in sizes:
        raise PositionError(f"deck is {deck!r}; with {players} players it has {', '.join(map(str, sizes))} cards")
    _counted(deck, "deck", viewer == REFEREE)
    for field in ("hands", "hand_sizes", "deck", "removed", "spent"):
        s[field] = 0
    s["deck_size"] = len(deck)
    s["deck"][: len(deck)] = [UNKNOWN if card is None else KIND_OF[card] for card in deck]
    for seat, hand in enumerate(hands):
        s["hands"][seat] = _counted(hand, f"the hand of seat {seat}", viewer in (REFEREE, seat))
        if len(hand) > sizes[len(deck)]:
            most = f"with {len(deck)} cards in the deck there are at most {sizes[len(deck)]}"
            raise PositionError(f"the hand of seat {seat} has {len(hand)} cards; {most}")
        s["hand_sizes"][seat] = len(hand)
    _restore_removed(position, s, players)
    _restore_spent(position, s, players)


def _restore_removed(position: Mapping[str, Any], s: Any, players: int) -> None:
    removed = position.get("removed")
    is_known = s["viewer"] == REFEREE or (s["block"] > 0 and s["opt_removed"] == 0)
    s["removed"] = _counted(removed, "removed", is_known or players != 6)
    wanted = REMOVED if players == 6 else 0
    if removed is None or len(removed) != wanted:
        raise PositionError(f"removed is {removed!r}; with {players} players it has {wanted} cards")


def _restore_spent(position: Mapping[str, Any], s: Any, players: int) -> None:
    """Spent are all cards that are nowhere else; where some are unknown they must be named."""
    viewer, full = int(s["viewer"]), copies(s)
    elsewhere = s["hands"].sum(axis=0, dtype=int) + s["removed"]
    for kind in s["deck"][: int(s["deck_size"])] if viewer == REFEREE else ():
        elsewhere[kind] += 1
    if viewer == REFEREE and "spent" not in position:
        spent = [full - int(count) for count in elsewhere]
    else:
        spent = _counted(position.get("spent"), "spent", True)
    for rank, count, other in zip(RANKS, spent, elsewhere.tolist(), strict=True):
        if not 0 <= count <= full - other or (viewer == REFEREE and count + other != full):
            raise PositionError(f"there are {count + other} cards {rank} in all; the pack has {full}")
    unknown = 0 if viewer == REFEREE else int(s["deck_size"]) + sum(len(hand) for hand in _hidden(position, viewer))
    if viewer != REFEREE and players == 6 and not s["removed"].any():
        unknown += REMOVED
    total = sum(spent) + int(elsewhere.sum()) + unknown
    if total != full * KINDS:
        raise PositionError(f"there are {total} cards in all, the spent ones included; the pack has {full * KINDS}")
    s["spent"] = spent


def _hidden(position: Mapping[str, Any], viewer: int) -> list[list[Any]]:
    return [hand for seat, hand in enumerate(position["hands"]) if seat != viewer]


# ............................................................................................. the memory


def _restore_memory(position: Mapping[str, Any], s: Any, players: int) -> None:
    newest = _counted(position.get("newest", []), "newest", True)
    size = max(_deal_sizes(s).values())
    if sum(newest) > size or (s["spent"].any() and (newest > s["spent"]).any()):
        raise PositionError(f"newest is {position['newest']!r}; it is what the last play spent, at most {size} cards")
    s["newest"] = newest
    s["lacks"] = 0
    for seat, row in enumerate(_rows({"lacks": [[]] * players} | dict(position), "lacks", players, "ranks")):
        lacks = _counted(row, f"what seat {seat} lacks", True)
        if max(lacks) > 1:
            raise PositionError(f"what seat {seat} lacks is {row!r}; each rank is named once")
        held = [rank for rank, lack, count in zip(RANKS, lacks, s["hands"][seat], strict=True) if lack and count]
        if held:
            raise PositionError(f"lacks says that seat {seat} has no {held[0]}, but it holds one")
        s["lacks"][seat] = lacks
    _check_possible(s, players)


def _check_possible(s: Any, players: int) -> None:
    """In a view, the unseen cards must suffice for every group of hidden hands, whatever they lack."""
    viewer = int(s["viewer"])
    if viewer == REFEREE:
        return
    unseen = copies(s) - s["spent"].astype(int) - s["removed"]
    if viewer >= 0:
        unseen -= s["hands"][viewer]
    hidden = [seat for seat in range(players) if seat != viewer]
    for size in range(1, len(hidden) + 1):
        for group in combinations(hidden, size):
            held = int(s["hand_sizes"][list(group)].sum(dtype=int))
            possible = int(unseen[(s["lacks"][list(group)] == 0).any(axis=0)].sum())
            if held > possible:
                raise PositionError(
                    f"lacks leaves {possible} unseen cards for seats {', '.join(map(str, group))}, who hold {held}"
                )


# ............................................................................................... the turn


def _restore_turn(position: Mapping[str, Any], s: Any, players: int) -> None:
    turn, stopped = position.get("turn"), position.get("stopped", False)
    winners = [seat for seat in range(players) if is_side_in(s, seat)]
    is_over = bool(winners) or s["plays"] >= LIMIT
    if len(winners) > (1 if players == 2 else 2):
        raise PositionError("marbles of two sides are all in; the first of them had won")
    s["outcome"] = RUNNING if not is_over else WON if winners else DRAWN
    s["winner"] = winners[0] if winners else NOBODY
    if not isinstance(stopped, bool) or (stopped and (is_over or s["opt_stopped_card"] or s["plays"] == 0)):
        raise PositionError(
            f"stopped is {stopped!r}; it is true only while a stopped player owes a card of their choice"
        )
    s["stopped"] = stopped
    if is_over:
        if turn is not None:
            raise PositionError(f"turn is {turn!r}; the match is over, so it is null")
        s["turn"] = NOBODY
        return
    s["turn"] = _number(position, "turn", 0, players - 1)
    if s["hand_sizes"][s["turn"]] == 0:
        raise PositionError(f"turn is {turn!r}, but the hand of that seat is empty")
