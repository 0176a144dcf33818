"""Jackaroo in text: actions, and positions as JSON."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Any

from majlis.errors import PositionError
from majlis.games.jackaroo.state import (
    BASE,
    DRAWN,
    FULL,
    GRAVE,
    KINDS,
    LIMIT,
    MARBLES,
    NOBODY,
    OWN_PARTS,
    PAIRS,
    RANKS,
    REMOVED,
    RUNNING,
    SEATS,
    SECTION,
    SEVEN_PARTS,
    SPLITS,
    WON,
)
from majlis.kernel.viewers import REFEREE, SPECTATOR, UNKNOWN

OWN_MARBLES = [f"m{marble + 1}" for marble in range(MARBLES)]
ALL_MARBLES = [f"s{seat + 1}.m{marble + 1}" for seat in range(SEATS) for marble in range(MARBLES)]


def _seven(parts: list[tuple[int, int]]) -> str:
    if len(parts) == 1:
        return f"7 {OWN_MARBLES[parts[0][0]]}"
    return " ".join(["7", *(f"{OWN_MARBLES[marble]}:{steps}" for marble, steps in parts)])


def _handed_on(parts: list[tuple[int, int]], marble: int) -> str:
    """A 7 whose rest is walked by a marble of the teammate's colour, `p` with its number (J-10)."""
    own = [f"{OWN_MARBLES[each]}:{steps}" for each, steps in parts]
    return " ".join(["7", *own, f"p{marble + 1}:{7 - sum(steps for _, steps in parts)}"])


def _plays(rank: str) -> list[str]:
    """The texts of a card's plays, as any house rules allow them."""
    if rank == "5":
        return [f"5 {marble}" for marble in ALL_MARBLES]
    if rank == "7":
        return [_seven(parts) for parts in SEVEN_PARTS[: MARBLES + SPLITS]]
    if rank == "J":
        return [f"J {own} {other}" for own in OWN_MARBLES for other in ALL_MARBLES]
    if rank == "A":
        return ["A drop", *(f"{move} {marble}" for move in ("A1", "A11") for marble in OWN_MARBLES)]
    if rank == "K":
        return ["K drop", *(f"K13 {marble}" for marble in OWN_MARBLES)]
    return [f"{rank} {marble}" for marble in OWN_MARBLES] + (["10 stop"] if rank == "10" else [])


TEXTS = [
    *(text for rank in RANKS for text in _plays(rank)),
    *(f"throw {rank}" for rank in RANKS),
    "throw hand",
    "Q stop",
    *(
        f"J {ALL_MARBLES[MARBLES * first + own]} {ALL_MARBLES[MARBLES * second + other]}"
        for first, second in PAIRS
        for own in range(MARBLES)
        for other in range(MARBLES)
    ),
    *(_seven(parts) for parts in SEVEN_PARTS[MARBLES + SPLITS :]),
    *(_handed_on(parts, marble) for parts in OWN_PARTS for marble in range(MARBLES)),
]
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}
KIND_OF = {rank: kind for kind, rank in enumerate(RANKS)}


def text(action: int) -> str:
    """The text of an action."""
    return TEXTS[action]


def action(text: str) -> int | None:
    """The action a text stands for, or None."""
    return ACTION_OF.get(text)


# ---------------------------------------------------------------------------------------------------- describe


def place_text(place: int) -> str:
    """A marble's place: `grave`, `ring 17` or `base 3`."""
    if place == GRAVE:
        return "grave"
    return f"base {place - BASE + 1}" if place >= BASE else f"ring {place}"


def cards(counts: Any) -> list[str]:
    """Counted cards as texts, in the order of kinds."""
    return [rank for rank, count in zip(RANKS, counts.tolist(), strict=True) for _ in range(count)]


def describe(s: Any) -> dict[str, Any]:
    """A state or view as JSON-able facts; a card that the viewer does not know is null."""
    players, viewer, deck_size = int(s["players"]), int(s["viewer"]), int(s["deck_size"])
    is_over = s["outcome"] != RUNNING
    removed: list[str | None] = [*cards(s["removed"])]
    if players == 6 and not removed:
        removed = [None] * REMOVED
    facts = {
        "leader": int(s["leader"]),
        "block": int(s["block"]),
        "turn": None if is_over else int(s["turn"]),
        "stopped": bool(s["stopped"]),
        "plays": int(s["plays"]),
        "hands": [
            cards(s["hands"][seat]) if viewer in (REFEREE, seat) else [None] * int(s["hand_sizes"][seat])
            for seat in range(players)
        ],
        "deck": [None if kind == UNKNOWN else RANKS[kind] for kind in s["deck"][:deck_size].tolist()],
        "removed": removed,
        "marbles": [[place_text(place) for place in row] for row in s["marbles"][:players].tolist()],
        "spent": cards(s["spent"]),
        "newest": cards(s["newest"]),
        "lacks": [cards(s["lacks"][seat]) for seat in range(players)],
    }
    if viewer != REFEREE:
        facts["viewer"] = None if viewer == SPECTATOR else viewer
    return facts


# ----------------------------------------------------------------------------------------------------- restore


def restore(position: Mapping[str, Any], states: Any, kernels: Any) -> None:
    """Fill a dealt state with described facts; a position that cannot be raises PositionError.

    `spent`, `newest` and `lacks` may be left out: all cards not named are spent, and nothing else is remembered.
    """
    s = states[0]
    players = int(s["players"])
    s["viewer"] = _viewer(position, players)
    _restore_marbles(position, s, players)
    s["leader"] = _number(position, "leader", 0, players - 1)
    s["block"] = _number(position, "block", 0, LIMIT)
    s["plays"] = _number(position, "plays", 0, LIMIT)
    _restore_cards(position, s, players)
    _restore_memory(position, s, players)
    _restore_turn(position, s, players)


def _number(position: Mapping[str, Any], key: str, least: int, most: int) -> int:
    value = position.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise PositionError(f"{key} is {value!r}; it is a number from {least} to {most}")
    return value


def _viewer(position: Mapping[str, Any], players: int) -> int:
    if "viewer" not in position:
        return REFEREE
    if position["viewer"] is None:
        return SPECTATOR
    return _number(position, "viewer", 0, players - 1)


def _rows(position: Mapping[str, Any], key: str, length: int, of_what: str) -> list[list[Any]]:
    rows = position.get(key)
    if not isinstance(rows, list) or len(rows) != length or not all(isinstance(row, list) for row in rows):
        raise PositionError(f"{key} is {rows!r}; it is a list of {length} lists of {of_what}, one a seat")
    return rows


# ............................................................................................ the marbles


def _restore_marbles(position: Mapping[str, Any], s: Any, players: int) -> None:
    cells = (6 if players == 6 else 4) * SECTION
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


def _deal_sizes(players: int) -> dict[int, int]:
    """The hand dealt last, by how many cards are left in the deck (J-22)."""
    sizes = {2: (5, 5, 5, 5, 6), 4: (4, 4, 5), 6: (5, 5, 6)}[players]
    return {players * sum(sizes[deal + 1 :]): size for deal, size in enumerate(sizes)}


def _restore_cards(position: Mapping[str, Any], s: Any, players: int) -> None:
    viewer = int(s["viewer"])
    hands = _rows(position, "hands", players, "cards")
    deck, sizes = position.get("deck"), _deal_sizes(players)
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
    viewer, copies = int(s["viewer"]), 8 if players == 6 else 4
    elsewhere = s["hands"].sum(axis=0, dtype=int) + s["removed"]
    for kind in s["deck"][: int(s["deck_size"])] if viewer == REFEREE else ():
        elsewhere[kind] += 1
    if viewer == REFEREE and "spent" not in position:
        spent = [copies - int(count) for count in elsewhere]
    else:
        spent = _counted(position.get("spent"), "spent", True)
    for rank, count, other in zip(RANKS, spent, elsewhere.tolist(), strict=True):
        if not 0 <= count <= copies - other or (viewer == REFEREE and count + other != copies):
            raise PositionError(f"there are {count + other} cards {rank} in all; the pack has {copies}")
    unknown = 0 if viewer == REFEREE else int(s["deck_size"]) + sum(len(hand) for hand in _hidden(position, viewer))
    if viewer != REFEREE and players == 6 and not s["removed"].any():
        unknown += REMOVED
    total = sum(spent) + int(elsewhere.sum()) + unknown
    if total != copies * KINDS:
        raise PositionError(f"there are {total} cards in all, the spent ones included; the pack has {copies * KINDS}")
    s["spent"] = spent


def _hidden(position: Mapping[str, Any], viewer: int) -> list[list[Any]]:
    return [hand for seat, hand in enumerate(position["hands"]) if seat != viewer]


# ............................................................................................. the memory


def _restore_memory(position: Mapping[str, Any], s: Any, players: int) -> None:
    newest = _counted(position.get("newest", []), "newest", True)
    size = max(_deal_sizes(players).values())
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
    copies = 8 if players == 6 else 4
    unseen = copies - s["spent"].astype(int) - s["removed"]
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
    winners = [seat for seat in range(players) if _is_side_in(s, seat, players)]
    is_over = bool(winners) or s["plays"] >= LIMIT
    if len(winners) > (1 if players == 2 else 2):
        raise PositionError("marbles of two sides are all in; the first of them had won")
    s["outcome"] = RUNNING if not is_over else WON if winners else DRAWN
    s["winner"] = winners[0] if winners else NOBODY
    if not isinstance(stopped, bool) or (stopped and (is_over or s["opt_stopped_card"] or s["plays"] == 0)):
        raise PositionError(f"stopped is {stopped!r}; it is true only while a stopped player owes a card of his choice")
    s["stopped"] = stopped
    if is_over:
        if turn is not None:
            raise PositionError(f"turn is {turn!r}; the match is over, so it is null")
        s["turn"] = NOBODY
        return
    s["turn"] = _number(position, "turn", 0, players - 1)
    if s["hand_sizes"][s["turn"]] == 0:
        raise PositionError(f"turn is {turn!r}, but the hand of that seat is empty")


def _is_side_in(s: Any, seat: int, players: int) -> bool:
    mate = seat if players == 2 else (seat + players // 2) % players
    return bool(s["bases"][seat] == FULL and s["bases"][mate] == FULL)
