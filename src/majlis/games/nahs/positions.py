"""Positions of Wajh Al-Nahs read from JSON and checked: what no course of play leads to is refused."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from majlis.games.nahs import rounds
from majlis.games.nahs.legality import exchange
from majlis.games.nahs.notation import (
    EFFECTS,
    HIDDEN,
    KIND_OF,
    KIND_TEXTS,
    PHASES,
    SET_OF,
    SETS_OF_THREE,
    is_hidden_hand,
    listed,
)
from majlis.games.nahs.state import (
    AIM,
    ASKED,
    CARDS,
    COPIES,
    EIGHT,
    EXCHANGE,
    KINDS,
    LAST_NUMBER,
    LIMIT,
    NO_SWAP,
    NOBODY,
    NONE,
    ONE_PAIR,
    OVER,
    PLAY,
    RIGHT,
    TI,
    ZONE,
)
from majlis.games.position_reader import different_seats, is_whole, items, viewer_of, whole, whole_or, wrong
from majlis.kernel.interpreted import in_python
from majlis.kernel.viewers import REFEREE, UNKNOWN

cards_left = in_python(rounds.cards_left)
differing, is_among_six = in_python(exchange.differing), in_python(exchange.is_among_six)


def restore(position: Mapping[str, Any], states: Any, ops: Any) -> None:
    """Fill a dealt state with described facts; a position that cannot be raises PositionError.

    Left out, most keys mean nothing, and `gone` what is not on the table.
    """
    s = states[0]
    s["viewer"] = viewer_of(position, int(s["players"]))
    _read_frame(position, s)
    _read_cards(position, s)
    _read_people(position, s)
    _read_memory(position, s)
    _check_totals(s)
    _check_zones(s)
    _check_phase(s)
    _check_choices(position, s)
    _check_lead(s)
    _check_scores(s)


# ------------------------------------------------------------------------------------------------------ reading


def _number(position: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    return whole(key, position.get(key, default), low, high)


def _seat_or_nobody(position: Mapping[str, Any], key: str, players: int) -> int:
    return whole_or(key, position.get(key), NOBODY, 0, players - 1)


def _kind_or_none(position: Mapping[str, Any], key: str) -> int:
    value = position.get(key)
    return NONE if value is None else _kind(key, value)


def _kind(key: str, value: object) -> int:
    kind = KIND_OF.get(value) if isinstance(value, str) else None
    if kind is None:
        raise wrong(key, value, f"a card is one of the texts {', '.join(KIND_TEXTS)}")
    return kind


def _list_of(key: str, value: object, length: int) -> list[Any]:
    return items(key, value, length, f"it is a list of {length}")


def _by_seat(position: Mapping[str, Any], key: str, s: Any, default: Any) -> list[Any]:
    players = int(s["players"])
    return _list_of(key, position.get(key, [default] * players), players)


def _cards(key: str, value: object) -> list[int]:
    return [_kind(key, card) for card in items(key, value)]


def _counted(key: str, value: object) -> list[int]:
    """Cards in the order of kinds, as counts."""
    cards = _cards(key, value)
    if cards != sorted(cards):
        raise wrong(key, value, "cards are listed in the order 0 to 13, bu, ti")
    return [cards.count(kind) for kind in range(KINDS)]


def _seats(position: Mapping[str, Any], key: str, s: Any) -> list[int]:
    players = int(s["players"])
    seats = items(key, position.get(key, []))
    return different_seats(key, seats, players, f"it is a list of different seats, 0 to {players - 1}")


def _read_frame(position: Mapping[str, Any], s: Any) -> None:
    """Phase, turn and the other single facts."""
    players = int(s["players"])
    phase = position.get("phase", "play")
    if phase not in PHASES:
        raise wrong("phase", phase, f"it is one of {', '.join(PHASES)}")
    direction = position.get("direction", RIGHT)
    if isinstance(direction, bool) or direction not in (-1, 1):
        raise wrong("direction", direction, "it is -1 (to the right) or 1")
    s["phase"], s["direction"] = PHASES.index(phase), direction
    s["stage"] = _number(position, "stage", 0, 0, int(s["opt_stages"]) - 1)
    s["dealer"] = _number(position, "dealer", 0, 0, players - 1)
    s["plays"] = _number(position, "plays", 0, 0, 2**31)
    s["turn"] = _seat_or_nobody(position, "turn", players)
    s["asked"] = _seat_or_nobody(position, "asked", players)
    s["must_lead"] = _kind_or_none(position, "must_lead")
    s["turned"] = _kind_or_none(position, "turned")
    effect = position.get("effect")
    if effect not in EFFECTS:
        raise wrong("effect", effect, f"it is null or one of {', '.join(str(name) for name in EFFECTS[1:])}")
    s["effect"] = EFFECTS.index(effect)
    s["effect_count"] = _number(position, "effect_count", 0, 0, CARDS)


def _read_cards(position: Mapping[str, Any], s: Any) -> None:
    for name in ("held", "hands", "ups", "downs", "draw", "pile", "gone"):
        s[name][:] = 0
    hands, ups = _by_seat(position, "hands", s, []), _by_seat(position, "face_up", s, [])
    downs = _by_seat(position, "face_down", s, [None] * ZONE)
    for seat in range(int(s["players"])):
        if is_hidden_hand(s, seat):
            if any(card is not None for card in items("hands", hands[seat])):
                raise wrong("hands", hands[seat], f"the viewer does not see the hand of seat {seat}: all null")
        else:
            s["hands"][seat] = _counted("hands", hands[seat])
        s["held"][seat] = len(hands[seat])
        s["ups"][seat] = _counted("face_up", ups[seat])
        s["downs"][seat] = [_down(s, card) for card in _list_of("face_down", downs[seat], ZONE)]
    most = KINDS * COPIES * int(s["opt_decks"])
    for name, cards in (("draw", _draw(position, s)), ("pile", _cards("pile", position.get("pile", [])))):
        if len(cards) > most:
            raise wrong(name, f"{len(cards)} cards", f"there are only {most}")
        s[name][: len(cards)], s[f"{name}_size"] = cards, len(cards)
    if "gone" in position:
        s["gone"] = _counted("gone", position["gone"])
    elif s["viewer"] == REFEREE:
        s["gone"] = [max(count, 0) for count in _missing(s)]


def _down(s: Any, card: object) -> int:
    if card is None:
        return NONE
    if s["viewer"] == REFEREE:
        return _kind("face_down", card)
    if card != HIDDEN:
        raise wrong("face_down", card, "no viewer sees a face-down card: it is '?', or null where there is none")
    return UNKNOWN


def _draw(position: Mapping[str, Any], s: Any) -> list[int]:
    cards = items("draw", position.get("draw", []))
    if s["viewer"] == REFEREE:
        return _cards("draw", cards)
    if any(card is not None for card in cards):
        raise wrong("draw", cards, "no viewer sees the draw pile: all null")
    return [UNKNOWN] * len(cards)


def _read_people(position: Mapping[str, Any], s: Any) -> None:
    """Who is out, who laid TIs, and the scores of the stages before."""
    for key, length in (("finished", "finished_count"), ("chain", "chain_length")):
        seats = _seats(position, key, s)
        s[key][:] = 0
        s[key][: len(seats)], s[length] = seats, len(seats)
    for key in ("jinxes", "place_sums"):
        numbers = _by_seat(position, key, s, 0)
        if not all(is_whole(number, 0, 144) for number in numbers):
            raise wrong(key, numbers, "it is a list of whole numbers from 0 to 144")
        s[key][:] = 0
        s[key][: len(numbers)] = numbers
    s["chosen"][:] = 0
    for seat, cards in enumerate(_by_seat(position, "chosen", s, None)):
        s["chosen"][seat] = NONE if cards is None else _choice(s, seat, cards)


def _choice(s: Any, seat: int, cards: object) -> int:
    if is_hidden_hand(s, seat):
        if cards != [None] * ZONE:
            raise wrong("chosen", cards, f"the viewer does not see the choice of seat {seat}: null, or three nulls")
        return UNKNOWN
    _counted("chosen", _list_of("chosen", cards, ZONE))
    low, middle, high = _cards("chosen", cards)
    return SET_OF[low, middle, high]


def _read_memory(position: Mapping[str, Any], s: Any) -> None:
    """What everybody knows of the hands."""
    s["shown"][:] = 0
    s["lacks"][:] = 0
    shown, lacks = _by_seat(position, "shown", s, []), _by_seat(position, "lacks", s, [])
    for seat in range(int(s["players"])):
        s["shown"][seat], s["lacks"][seat] = _counted("shown", shown[seat]), _counted("lacks", lacks[seat])
        if max(s["lacks"][seat]) > 1:
            raise wrong("lacks", lacks[seat], "each kind is named at most once")
        if len(shown[seat]) > s["held"][seat]:
            raise wrong("shown", shown[seat], f"seat {seat} holds only {s['held'][seat]} cards")
        if not is_hidden_hand(s, seat):
            beyond = s["hands"][seat] - s["shown"][seat]
            if min(beyond) < 0:
                raise wrong("shown", shown[seat], f"seat {seat} does not hold all of these")
            if max(beyond * s["lacks"][seat]) > 0:
                raise wrong("lacks", lacks[seat], f"seat {seat} holds some of these that are not among the shown")


# ----------------------------------------------------------------------------------------------------- checking


def _missing(s: Any) -> list[int]:
    """How many cards of each kind are neither seen nor known; below 0 where there are too many."""
    left = [COPIES * int(s["opt_decks"]) - int(count) for count in s["gone"]]
    piles = [s["pile"][: s["pile_size"]], s["draw"][: s["draw_size"]], s["downs"][: s["players"]].ravel()]
    seen = Counter(int(kind) for pile in piles for kind in pile if kind not in (NONE, UNKNOWN))
    for kind in range(KINDS):
        left[kind] -= seen[kind]
        for seat in range(int(s["players"])):
            hand = s["shown"] if is_hidden_hand(s, seat) else s["hands"]
            left[kind] -= int(s["ups"][seat, kind]) + int(hand[seat, kind])
    return left


def _check_totals(s: Any) -> None:
    """Every card of the pack is somewhere, once (N-1)."""
    left, copies = _missing(s), COPIES * int(s["opt_decks"])
    for kind, count in enumerate(left):
        if count < 0:
            raise wrong("cards", f"{copies - count} times {KIND_TEXTS[kind]}", f"there are {copies} of each kind")
    unknown = _unknown_in_hands(s)
    places = sum(unknown) + int((s["downs"] == UNKNOWN).sum())
    places += int(s["draw_size"]) if s["viewer"] != REFEREE else 0
    if places != sum(left):
        lost = ", ".join(KIND_TEXTS[kind] for kind, count in enumerate(left) if count)
        if s["viewer"] == REFEREE:
            raise wrong("gone", listed(s["gone"]), f"all cards add up to {copies} of each kind, so it lacks {lost}")
        raise wrong("hidden cards", places, f"there are {sum(left)} cards that the viewer does not see")
    if not _can_fill(s, left, unknown):
        raise wrong("lacks", [listed(row) for row in s["lacks"][: s["players"]]], "no cards are left for such hands")


def _unknown_in_hands(s: Any) -> list[int]:
    players = range(int(s["players"]))
    return [int(s["held"][seat] - s["shown"][seat].sum()) if is_hidden_hand(s, seat) else 0 for seat in players]


def _can_fill(s: Any, left: list[int], unknown: list[int]) -> bool:
    """Whether the unseen cards can fill the hidden hands: for every set of hands, enough cards that they may hold."""
    # By Hall's theorem only sets of hands matter that share their lacks; a hand with more lacks is a smaller demand.
    lacks = [frozenset(kind for kind in range(KINDS) if s["lacks"][seat, kind]) for seat in range(int(s["players"]))]
    wanted = [seat for seat, count in enumerate(unknown) if count]
    common = {lacks[seat] for seat in wanted}
    while True:
        wider = common | {one & other for one in common for other in common}
        if wider == common:
            break
        common = wider
    for kinds in common:
        need = sum(unknown[seat] for seat in wanted if lacks[seat] >= kinds)
        if need > sum(count for kind, count in enumerate(left) if kind not in kinds):
            return False
    return True


def _check_zones(s: Any) -> None:
    """Zones empty in their order: draw pile and hand, face-up cards, face-down cards (N-7, N-9)."""
    pile = s["pile"][: s["pile_size"]].tolist()
    if EIGHT in pile or TI in pile:
        raise wrong("pile", [KIND_TEXTS[kind] for kind in pile], "an 8 or a ti never lies there (N-14, N-18)")
    for seat in range(int(s["players"])):
        held, ups = int(s["held"][seat]), int(s["ups"][seat].sum())
        downs = int((s["downs"][seat] != NONE).sum())
        if ups > ZONE:
            raise wrong("face_up", listed(s["ups"][seat]), "at most 3 lie face up (N-2)")
        if s["draw_size"] and (held < ZONE or ups < ZONE):
            raise wrong(
                "draw", f"{s['draw_size']} cards", f"seat {seat} would have drawn, or not laid face-up cards (N-7)"
            )
        if downs < ZONE and ups:
            raise wrong("face_down", f"{downs} cards", f"seat {seat} still has face-up cards (N-9)")


def _check_phase(s: Any) -> None:
    """Turn, asked and chain go with the phase, and who has no cards is out (N-18, N-20, N-21, N-23)."""
    phase, name = int(s["phase"]), PHASES[s["phase"]]
    chain = s["chain"][: s["chain_length"]].tolist()
    finished = s["finished"][: s["finished_count"]].tolist()
    turn = int(s["turn"])
    if (turn == NOBODY) == (phase in (PLAY, AIM, ASKED)):
        raise wrong("turn", None if turn == NOBODY else turn, f"in phase {name} it is {_turn_of(phase)}")
    if (s["asked"] == NOBODY) == (phase == ASKED) or (phase == ASKED and chain and s["asked"] == chain[-1]):
        raise wrong("asked", int(s["asked"]), "it is the target of an open ti in phase asked, and null else")
    if bool(chain) != (phase == ASKED) or (phase == ASKED and turn not in chain):
        raise wrong("chain", chain, "in phase asked it holds who laid a ti, turn among them; else it is empty")
    if phase == EXCHANGE:
        _check_deal(s)
    open_players = chain if phase == ASKED else [turn] if phase == AIM else []
    for seat in range(int(s["players"])):
        out = cards_left(s, seat) == 0
        if seat in finished and not out:
            raise wrong("finished", finished, f"seat {seat} still has cards")
        if out and seat not in finished and seat not in open_players:
            raise wrong("finished", finished, f"seat {seat} has no cards, so it is out")
    if turn in finished or set(chain) & set(finished):
        raise wrong("finished", finished, "who is to play, or laid an open ti, is not out")
    decided = int(s["players"]) - len(finished) <= 1 or (s["plays"] >= LIMIT and phase in (PLAY, OVER))
    if decided != (phase == OVER):
        raise wrong("phase", name, f"with {len(finished)} out after {s['plays']} plays the stage {_ended(decided)}")
    if phase == OVER and s["stage"] + 1 != s["opt_stages"]:
        raise wrong("stage", int(s["stage"]), f"a match over has seen all {s['opt_stages']} stages")


def _turn_of(phase: int) -> str:
    return "the seat that is to act" if phase in (PLAY, AIM) else "who laid the first ti" if phase == ASKED else "null"


def _ended(decided: bool) -> str:
    return "has ended: the phase is over" if decided else "goes on"


def _check_deal(s: Any) -> None:
    """In the exchange the cards lie as dealt (N-2, N-3)."""
    players = int(s["players"])
    if s["opt_swap"] == NO_SWAP:
        raise wrong("phase", "exchange", "with swap=none there is none")
    if s["direction"] != RIGHT or s["plays"] or s["pile_size"] or s["gone"].any():
        raise wrong("phase", "exchange", "before it nothing was played: plays 0, direction -1, no pile, nothing gone")
    whole = (s["held"][:players] == ZONE).all() and (s["ups"][:players].sum(axis=1) == ZONE).all()
    if not whole or (s["downs"][:players] == NONE).any():
        raise wrong("phase", "exchange", "in it everybody has 3 cards in hand, 3 face up and 3 face down")
    if s["shown"].any() or s["lacks"].any():
        raise wrong("shown", "exchange", "in it nothing is known of the hands yet")


def _check_choices(position: Mapping[str, Any], s: Any) -> None:
    """Only in the exchange somebody has chosen, what they have, and not everybody (N-3)."""
    chosen = s["chosen"][: s["players"]].tolist()
    if all(number == NONE for number in chosen):
        return
    if s["phase"] != EXCHANGE or NONE not in chosen:
        raise wrong("chosen", position["chosen"], "all null, but in the exchange, where at least one has yet to choose")
    for seat, number in enumerate(chosen):
        if number in (NONE, UNKNOWN):
            continue
        if not is_among_six(s, seat, *SETS_OF_THREE[number]):
            raise wrong("chosen", position["chosen"][seat], f"seat {seat} does not have these three")
        if s["opt_swap"] == ONE_PAIR and differing(s, seat, number) > 1:
            raise wrong("chosen", position["chosen"][seat], "with swap=one_pair only one card is exchanged")


def _check_lead(s: Any) -> None:
    """A forced lead is of the smallest number in any hand, by its holder, before anything was played (N-4)."""
    lead = int(s["must_lead"])
    if lead == NONE:
        return
    text = KIND_TEXTS[lead]
    if s["phase"] != PLAY or s["plays"] or s["pile_size"] or not 1 <= lead <= LAST_NUMBER:
        raise wrong("must_lead", text, "it is a number, and only the first lead of a stage is forced")
    if s["shown"][s["turn"], lead] < 1:
        raise wrong("must_lead", text, f"everybody knows that seat {s['turn']} holds one, so it is among its shown")
    for seat in range(int(s["players"])):
        if s["hands"][seat, 1:lead].any() or s["shown"][seat, 1:lead].any():
            raise wrong("must_lead", text, f"seat {seat} holds a smaller number")


def _check_scores(s: Any) -> None:
    """Each stage that ended had one jinx and gave out every place (N-21, N-22)."""
    players, ended = int(s["players"]), int(s["stage"]) + int(s["phase"] == OVER)
    jinxes, sums = s["jinxes"][:players].tolist(), s["place_sums"][:players].tolist()
    if sum(jinxes) != ended:
        raise wrong("jinxes", jinxes, f"{ended} stages have ended, each with one jinx")
    if sum(sums) != ended * players * (players + 1) // 2:
        raise wrong(
            "place_sums", sums, f"the places of {ended} stages add up to {ended * players * (players + 1) // 2}"
        )
    if any(total < ended + jinx * (players - 1) for jinx, total in zip(jinxes, sums, strict=True)):
        raise wrong("place_sums", sums, f"a jinx is in place {players}, and no place is below 1")
    if s["stage"] and s["phase"] != OVER and not jinxes[s["dealer"]]:
        raise wrong("dealer", int(s["dealer"]), "the jinx of the stage before deals (N-21)")
