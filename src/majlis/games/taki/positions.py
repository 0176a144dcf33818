"""Described positions put back into a record; whatever cannot be is refused by name, value and what would be right."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from majlis.errors import PositionError
from majlis.games.position_reader import different_seats, items, viewer_of, whole
from majlis.games.taki import effects, rounds
from majlis.games.taki.notation import CARD_TEXTS, COLOUR_TEXTS, KIND_OF, PHASE_TEXTS
from majlis.games.taki.state import (
    ADDS_THREE,
    ASKING,
    COMBINED,
    ENDED,
    IN_RUN,
    IN_TURN,
    KINDS,
    KING,
    NOBODY,
    NONE,
    OFF,
    PLUS,
    PYRAMID,
    SEATS,
    SUPER_TAKI,
    THREE,
    THREE_MORE,
    TWO_MORE,
)
from majlis.kernel.interpreted import in_python
from majlis.kernel.viewers import REFEREE, UNKNOWN

copies, lead_place, action_limit = (
    in_python(rounds.copies),
    in_python(rounds.lead_place),
    in_python(effects.action_limit),
)
colour_of, figure_of = in_python(rounds.colour_of), in_python(rounds.figure_of)


def restore(position: Mapping[str, Any], states: Any, ops: Any) -> None:
    """Fill a dealt state with described facts; a position that cannot be raises PositionError.

    The order is: cards, table, what is pending, what is remembered.
    """
    s = states[0]
    s["viewer"] = viewer_of(position, int(s["players"]))
    _place_cards(position, s)
    _place_match(position, s)
    _place_table(position, s)
    _place_run(position, s)
    _place_asking(position, s)
    _place_debts(position, s)
    _place_memory(position, s)


# ------------------------------------------------------------------------------------------------ reading values


def _number(position: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    return whole(key, position.get(key, default), low, high)


def _numbers(position: Mapping[str, Any], key: str, default: list[int], low: int, high: int) -> list[int]:
    values = items(key, position.get(key, default), len(default), f"it is a list of {len(default)} numbers")
    return [whole(key, value, low, high) for value in values]


def _seats(key: str, value: Any, players: int) -> int:
    """A list of different seats, as bits."""
    right = f"it is a list of different seats from 0 to {players - 1}"
    return sum(1 << seat for seat in different_seats(key, value, players, right))


def _kinds(key: str, value: Any) -> list[int]:
    """A list of card texts, as kinds; null is an unknown card."""
    values = items(key, value, right="it is a list of cards such as 'r5' or 'change'")
    for value in values:
        if value is not None and (not isinstance(value, str) or value not in KIND_OF):
            raise PositionError(f"{key} holds {value!r}, which is no card; cards are {', '.join(CARD_TEXTS)}")
    return [UNKNOWN if value is None else KIND_OF[value] for value in values]


def _known_kinds(key: str, value: Any) -> list[int]:
    """A list of card texts, as kinds, where nothing can be unknown."""
    kinds = _kinds(key, value)
    if UNKNOWN in kinds:
        raise PositionError(f"{key} holds None, which is no card; cards are {', '.join(CARD_TEXTS)}")
    return kinds


def _colour(key: str, value: Any) -> int:
    if value is None:
        return NONE
    if value not in COLOUR_TEXTS:
        raise PositionError(f"{key} is {value!r}; it is null or one of {', '.join(COLOUR_TEXTS)}")
    return COLOUR_TEXTS.index(value)


def _by_seat(position: Mapping[str, Any], key: str, players: int, default: Any) -> list[Any]:
    right = f"it is a list of {players}, one for each seat"
    return items(key, position.get(key, [default] * players), players, right)


def _pack(s: Any) -> Counter[int]:
    """The deck (T-1)."""
    return Counter({kind: copies(s, kind) for kind in range(KINDS)})


# -------------------------------------------------------------------------------------------------------- cards


def _place_cards(position: Mapping[str, Any], s: Any) -> None:
    """Hands, pile and draw pile; together they are the deck, as far as they are known (T-1)."""
    players, viewer, pack = int(s["players"]), int(s["viewer"]), _pack(s)
    hands = _by_seat(position, "hands", players, None)
    pile = _kinds("pile", position.get("pile"))
    if not pile or UNKNOWN in pile:
        raise PositionError(f"pile is {position.get('pile')!r}; at least the lead lies there, and every card is known")
    s["hands"], s["sizes"] = 0, 0
    sizes = _by_seat(position, "sizes", players, None)
    known_cards = Counter(pile)
    for seat in range(players):
        size = _place_hand(s, seat, hands[seat], sizes[seat], viewer in (REFEREE, seat))
        s["sizes"][seat] = size
        known_cards.update({kind: int(s["hands"][seat][kind]) for kind in range(KINDS)})
    deck = _draw_pile(position, s, pack - known_cards, pack.total() - len(pile) - int(s["sizes"].sum()))
    known_cards.update(kind for kind in deck if kind != UNKNOWN)
    for kind in range(KINDS):
        if known_cards[kind] > pack[kind] or (viewer == REFEREE and known_cards[kind] < pack[kind]):
            there, right = known_cards[kind], pack[kind]
            raise PositionError(f"there are {there} cards {CARD_TEXTS[kind]} in this position; the deck has {right}")
    if len(deck) + len(pile) + int(s["sizes"].sum()) != pack.total():
        number = len(deck) + len(pile) + int(s["sizes"].sum())
        raise PositionError(f"there are {number} cards in this position; the deck has {pack.total()}")
    s["pile"], s["pile_size"], s["pile"][: len(pile)] = 0, len(pile), pile
    s["deck"], s["deck_size"], s["deck"][: len(deck)] = 0, len(deck), deck
    s["lead"] = pile[lead_place(s)]


def _place_hand(s: Any, seat: int, hand: Any, size: Any, is_known: bool) -> int:
    """One hand, or just its size where a view cannot know it; the size."""
    if is_known:
        kinds = _kinds("hands", hand)
        if UNKNOWN in kinds:
            raise PositionError(f"the hand of seat {seat} holds null; only a view has hands it cannot know")
        for kind in kinds:
            s["hands"][seat][kind] += 1
        if size is not None and size != len(kinds):
            raise PositionError(f"sizes says {size!r} for seat {seat}; its hand has {len(kinds)} cards")
        return len(kinds)
    if hand is not None:
        raise PositionError(f"the hand of seat {seat} is {hand!r}; viewer {s['viewer']} cannot know it: null")
    return whole("sizes", size, 0, 116)


def _draw_pile(position: Mapping[str, Any], s: Any, rest: Counter[int], number: int) -> list[int]:
    """The draw pile, by default the rest of the deck; a view knows but its lowest `known` cards."""
    viewer = int(s["viewer"])
    default = [CARD_TEXTS[kind] for kind in sorted(rest.elements())] if viewer == REFEREE else [None] * max(0, number)
    cards = position.get("draw_pile", default)
    deck = _kinds("draw_pile", cards)
    known = _number(position, "known", 0, 0, len(deck))
    s["known"] = known
    for index, kind in enumerate(deck):
        if (kind == UNKNOWN) != (viewer != REFEREE and index >= known):
            right = "null" if viewer != REFEREE and index >= known else "a card"
            raise PositionError(f"draw_pile has {cards[index]!r} at {index}; there must be {right}")
    return deck


# -------------------------------------------------------------------------------------------------------- table


def _place_match(position: Mapping[str, Any], s: Any) -> None:
    """Rounds, wins and stages (T-27, T-28)."""
    players, hand = int(s["players"]), int(s["opt_hand"])
    s["round_number"] = _number(position, "round", 0, 0, int(s["opt_rounds"]) - 1)
    s["starter"] = _number(position, "starter", 0, 0, players - 1)
    s["wins"], s["stages"] = 0, 0
    s["wins"][:players] = _numbers(position, "wins", [0] * players, 0, 20)
    pyramid = s["opt_mode"] == PYRAMID
    lowest = 0 if position.get("phase") == "over" else 1
    stages = _numbers(position, "stages", [hand] * players if pyramid else [], lowest, hand)
    s["stages"][: len(stages)] = stages
    limit = action_limit(s)
    over = position.get("phase") == "over"
    waiting = position.get("asked")
    passed = players - 1 - len(waiting) if isinstance(waiting, list) and waiting else 0
    s["actions"] = _number(position, "actions", passed, passed, limit if over else limit - 1)
    s["reshuffles"] = _number(position, "reshuffles", 0, 0, 20_000)


def _place_table(position: Mapping[str, Any], s: Any) -> None:
    """Whose turn it is, in which phase, and what leads."""
    players, lead = int(s["players"]), int(s["lead"])
    phase = position.get("phase", "turn")
    if phase not in PHASE_TEXTS:
        raise PositionError(f"phase is {phase!r}; it is one of {', '.join(PHASE_TEXTS)}")
    s["phase"] = PHASE_TEXTS.index(phase)
    over = phase == "over"
    if over and position.get("turn") is not None:
        raise PositionError(f"turn is {position['turn']!r}; when the match is over it is null")
    s["turn"] = NOBODY if over else _number(position, "turn", 0, 0, players - 1)
    winner = position.get("winner")
    if winner is not None and not over:
        raise PositionError(f"winner is {winner!r}; before the match is over it is null")
    s["winner"] = NOBODY if winner is None else _number(position, "winner", 0, 0, players - 1)
    s["direction"] = _number(position, "direction", 1, -1, 1)
    if s["direction"] == 0 or (s["direction"] == -1 and (players == 2 or over)):
        right = "1 with two players and at the end, else 1 or -1"
        raise PositionError(f"direction is {position['direction']}; it is {right} (T-9)")
    printed = NONE if over else colour_of(lead)
    colour = _colour("colour", position.get("colour", None if printed == NONE else COLOUR_TEXTS[printed]))
    if (printed != NONE and colour != printed) or (over and colour != NONE):
        wanted = None if over else COLOUR_TEXTS[printed]
        raise PositionError(f"colour is {position['colour']!r}; with {CARD_TEXTS[lead]} leading it must be {wanted!r}")
    s["colour"] = colour
    _place_penalty(position, s)
    top = int(s["pile"][int(s["pile_size"]) - 1])
    if phase == "plus" and figure_of(top) != PLUS:
        raise PositionError(f"phase is 'plus', but the top card is {CARD_TEXTS[top]}; a Plus must lie there (T-12)")
    if phase == "king" and top != KING:
        raise PositionError(f"phase is 'king', but the top card is {CARD_TEXTS[top]}; a King must lie there (T-13)")


def _place_penalty(position: Mapping[str, Any], s: Any) -> None:
    """An active +2 (T-10)."""
    s["penalty"] = penalty = _number(position, "penalty", 0, 0, 200)
    if penalty == 0:
        return
    if s["phase"] != IN_TURN or figure_of(int(s["lead"])) != TWO_MORE:
        lead = CARD_TEXTS[int(s["lead"])]
        raise PositionError(f"penalty is {penalty}; it is 0 unless a turn begins on a +2, not on {lead} (T-10)")
    if penalty == 1 or (penalty % 2 == 1 and s["opt_three_on_two"] != ADDS_THREE):
        raise PositionError(f"penalty is {penalty}; every +2 adds two (T-10)")


# ------------------------------------------------------------------------------------------- what is pending


def _place_run(position: Mapping[str, Any], s: Any) -> None:
    """The run somebody is in, or that was left open (T-14, T-15)."""
    run, phase, lead = _colour("run", position.get("run")), int(s["phase"]), int(s["lead"])
    phase_text = PHASE_TEXTS[phase]
    if run != NONE and (run != s["colour"] or phase_text in ("king", "over")):
        raise PositionError(f"run is {position['run']!r}; a run has the leading colour, and a King ends it (T-15)")
    laid = _number(position, "run_laid", 1 if phase == IN_RUN else 0, 0, 40)
    if (laid > 0) != (phase == IN_RUN):
        raise PositionError(f"run_laid is {laid}; it counts cards in phase 'run' alone, and this is {phase_text!r}")
    if phase == IN_RUN and (run == NONE or (lead != SUPER_TAKI and colour_of(lead) != run)):
        raise PositionError(f"run is {position.get('run')!r} with {CARD_TEXTS[lead]} on it; a run has one colour")
    size = int(s["pile_size"])
    fallback = CARD_TEXTS[int(s["pile"][size - 2])] if laid > 1 and size > 1 else None
    before = position.get("run_before", fallback)
    if (before is None) != (laid < 2) or (before is not None and before not in KIND_OF):
        raise PositionError(f"run_before is {before!r}; it is the card laid before the run's last one, or null")
    s["run"], s["run_laid"], s["run_before"] = run, laid, NONE if before is None else KIND_OF[before]


def _place_asking(position: Mapping[str, Any], s: Any) -> None:
    """Who has passed in an asking window (T-21, T-24); a view knows that of nobody else."""
    players, viewer, turn = int(s["players"]), int(s["viewer"]), int(s["turn"])
    asking = s["phase"] == ASKING
    answered = position.get("answered", False)
    if not isinstance(answered, bool) or (answered and (not asking or viewer < 0 or viewer == turn)):
        raise PositionError(f"answered is {answered!r}; it is true for a viewer who has passed, else false")
    s["passed"] = 0
    if not asking:
        if position.get("asked"):
            raise PositionError(f"asked is {position['asked']!r}; outside phase 'asked' it is empty")
        return
    top = int(s["pile"][int(s["pile_size"]) - 1])
    if top != THREE_MORE and (figure_of(top) != THREE or s["opt_combination"] != COMBINED):
        raise PositionError(f"phase is 'asked', but the top card is {CARD_TEXTS[top]}; only a +3 or a combination asks")
    if viewer != REFEREE:
        if position.get("asked") is not None:
            raise PositionError(f"asked is {position['asked']!r}; a view cannot know it: it must be null (T-21)")
        s["passed"] = 1 << viewer if answered else 0
        return
    others = [seat for seat in range(players) if seat != turn]
    waiting = _seats("asked", position.get("asked", others), players)
    if waiting == 0 or waiting >> turn & 1:
        raise PositionError(f"asked is {position['asked']!r}; it is some of the seats {others}")
    s["passed"] = sum(1 << seat for seat in others) & ~waiting


def _place_debts(position: Mapping[str, Any], s: Any) -> None:
    """Who owes "last card!" (T-25)."""
    players = int(s["players"])
    s["debts"] = debts = _seats("debts", position.get("debts", []), players)
    for seat in range(players):
        if debts >> seat & 1 and (s["sizes"][seat] != 1 or s["opt_last_card"] == OFF or s["phase"] == ENDED):
            raise PositionError(f"debts is {position['debts']}; seat {seat} owes nothing: it has not exactly one card")
    s["waited"] = _seats("waited", position.get("waited", []), players)
    if s["waited"] and not debts:
        raise PositionError(f"waited is {position['waited']}; nobody may speak, so nobody can wait (T-25)")


# --------------------------------------------------------------------------------------- what is remembered


def _place_memory(position: Mapping[str, Any], s: Any) -> None:
    """What everybody has seen of the hands and the draw pile."""
    players = int(s["players"])
    shown, lacks = _by_seat(position, "shown", players, []), _by_seat(position, "lacks", players, [])
    newer = _by_seat(position, "newer", players, 0)
    s["shown"], s["lacks"], s["newer"] = 0, 0, 0
    for seat in range(players):
        for kind in _known_kinds("shown", shown[seat]):
            s["shown"][seat][kind] += 1
        s["lacks"][seat] = sum(1 << kind for kind in set(_known_kinds("lacks", lacks[seat])))
        s["newer"][seat] = whole("newer", newer[seat], 0, max(0, int(s["sizes"][seat]) - 1))
        _check_memory(s, seat)
    _place_bounds(position, s)


def _check_memory(s: Any, seat: int) -> None:
    """A hand must hold what was shown and cannot hold what it lacks."""
    viewer, shown, hand = int(s["viewer"]), s["shown"][seat], s["hands"][seat]
    lacked = [kind for kind in range(KINDS) if int(s["lacks"][seat]) >> kind & 1]
    if int(shown.sum()) > s["sizes"][seat] or (viewer in (REFEREE, seat) and (shown > hand).any()):
        raise PositionError(f"shown says of seat {seat} what its hand of {s['sizes'][seat]} cards does not hold")
    if not lacked and s["newer"][seat]:
        raise PositionError(f"newer is {s['newer'][seat]} for seat {seat}; without anything lacked it is 0")
    if lacked and s["sizes"][seat] == 0:
        raise PositionError(f"lacks says what seat {seat} lacks; of an empty hand nothing is to be said")
    least = int((hand if viewer in (REFEREE, seat) else shown)[lacked].sum())
    if lacked and least > s["newer"][seat]:
        raise PositionError(f"seat {seat} holds {least} cards of kinds it lacks; at most {s['newer'][seat]} are newer")


def _place_bounds(position: Mapping[str, Any], s: Any) -> None:
    """The most that may lie unseen in the draw pile, by default all that is not elsewhere in sight."""
    players, viewer, pack = int(s["players"]), int(s["viewer"]), _pack(s)
    known, size = int(s["known"]), int(s["deck_size"])
    seen = Counter(s["pile"][: int(s["pile_size"])].tolist()) + Counter(s["deck"][:known].tolist())
    common = [pack[kind] - seen[kind] for kind in range(KINDS)]
    given = _by_seat(position, "bounds", players, ...)
    s["bounds"] = 0
    s["bounds"][SEATS] = _bounds("common_bounds", position.get("common_bounds", ...), common)
    for seat in range(players):
        if viewer in (REFEREE, seat):
            own = [common[kind] - int(s["hands"][seat][kind]) for kind in range(KINDS)]
            s["bounds"][seat] = _bounds("bounds", given[seat], own)
        elif given[seat] not in (None, ...):
            raise PositionError(f"bounds is {given[seat]!r} for seat {seat}; viewer {viewer} cannot know it: null")
    rows = [SEATS, *range(players)] if viewer == REFEREE else [viewer if viewer >= 0 else SEATS]
    inside = Counter(s["deck"][known:size].tolist())
    for row in rows:
        bounds = s["bounds"][row]
        shown = s["shown"].sum(axis=0) - (s["shown"][row] if row < SEATS else 0)
        own = s["hands"][row] if row < SEATS else 0 * bounds
        unseen = [common[kind] - int(own[kind]) - int(shown[kind]) for kind in range(KINDS)]
        room = sum(min(unseen[kind], int(bounds[kind])) for kind in range(KINDS))
        if room < size - known or min(unseen) < 0:
            raise PositionError(f"bounds and shown leave {room} cards for the draw pile's {size - known} unseen ones")
        if viewer == REFEREE and any(inside[kind] > bounds[kind] for kind in range(KINDS)):
            raise PositionError("bounds are lower than what the draw pile holds; leave them out to have them made")


def _bounds(key: str, value: Any, default: list[int]) -> list[int]:
    if value is ...:
        return default
    if not isinstance(value, str) or len(value) != KINDS or any(digit not in "01234" for digit in value):
        raise PositionError(f"{key} is {value!r}; it has {KINDS} digits from 0 to 4, one for each kind of card")
    return [int(digit) for digit in value]
