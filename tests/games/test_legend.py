"""What a game's legend says of an observation is what the seat sees, slot by slot, in random matches by random house rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np
import pytest

import majlis
from majlis import MajlisError
from majlis.games.definition import Number
from majlis.games.jackaroo.state import CELLS as RING
from majlis.games.legend import ActionRange, EachSeat, Legend, Part
from tests.oracles.duel import random_options

MATCHES, PLIES = 5, 40

Seen = dict[str, Any]
"""What is expected by name: a value, or under `name[k]` one for the seat that is k further than the observer."""


def counts(cards: Iterable[str | None], kinds: Sequence[str], whole: float) -> list[float]:
    held = [card for card in cards if card is not None]
    return [held.count(kind) / whole for kind in kinds]


def marked(value: Any, values: Sequence[Any]) -> list[float]:
    return [float(one == value) for one in values]


def by_seat(view: Mapping[str, Any], seat: int, told: Callable[[int], Seen]) -> Seen:
    players = len(view["totals" if "totals" in view else "left" if "left" in view else "hands"])
    return {f"{name}[{k}]": value for k in range(players) for name, value in told((seat + k) % players).items()}


def toitoi(match: majlis.Match, seat: int) -> Seen:
    from majlis.games.toitoi.state import CARDS, PHASES

    view, players = match.view(seat), match.game.players
    open_cards = [card for box in view["boxes"] for card, is_open in box if is_open]
    pack = [*CARDS[:-1] * 8, *["T"] * 4]

    def told(other: int) -> Seen:
        box = view["boxes"][other]
        return {
            "box": [marked(card if is_open else None, [*CARDS, None]) for card, is_open in box],
            "total": view["totals"][other] / 100,
            "hidden_left": sum(not is_open for _, is_open in box) / 8,
            "has_chosen": view["has_chosen"][other],
            "to_act": view["turn"] == other,
            "has_closed": view["closer"] == other,
        }

    unseen = np.subtract(counts(pack, CARDS, 8), counts([*open_cards, *view["pile"], view["held"]], CARDS, 8))
    return {
        **by_seat(view, seat, told),
        "unseen": unseen,
        "new_bank": [view["bag"].get(card, 0) / 8 for card in CARDS],
        "pile": counts(view["pile"], CARDS, 8),
        "pile_top": marked(view["pile"][-1], CARDS),
        "held": marked(view["held"], CARDS),
        "own_choice": [float(place in (view["chosen"][seat] or ())) for place in range(1, 9)],
        "phase": marked(view["phase"], PHASES),
        "bank_size": len(view["bank"]) / 108,
        "are_last_turns": view["last_turns"] is not None,
        "last_turns": (view["last_turns"] or 0) / 6,
        "round": view["round"] / 10,
        "rounds": match.game.options["rounds"] / 10,
        "turns": view["turns"] / (100 * players),
        "new_banks": view["new_banks"] / 2,
        "players": players / 6,
    }


def quoridor(match: majlis.Match, seat: int) -> Seen:
    from majlis.games.quoridor.notation import FENCE_TEXTS, SQUARE_TEXTS

    view, size = match.view(seat), int(match.game.options["size"])
    board = [text for text in SQUARE_TEXTS if "abcdefghi".index(text[0]) < size and int(text[1]) <= size]

    def plane(squares: Iterable[str], value: float = 1) -> np.ndarray[Any, Any]:
        held = set(squares)
        return np.array([value * (text in held) for text in SQUARE_TEXTS]).reshape(9, 9)

    first, last = "abcdefghi"[0], "abcdefghi"[size - 1]
    lines = [lambda text: text[1] == str(size), lambda text: text[1] == "1"]
    if match.game.players == 4:
        lines = [lines[0], lambda text: text[0] == last, lines[1], lambda text: text[0] == first]

    def told(other: int) -> Seen:
        return {
            "pawn": plane([view["pawns"][other]]),
            "goal": plane(filter(lines[other], board)),
            "fences_left": plane(board, view["left"][other] / 10),
        }

    assert set(view["fences"]) <= set(FENCE_TEXTS)
    return {
        **by_seat(view, seat, told),
        "fences_across": plane(fence[:2] for fence in view["fences"] if fence[2] == "h"),
        "fences_upright": plane(fence[:2] for fence in view["fences"] if fence[2] == "v"),
    }


def jackaroo(match: majlis.Match, seat: int) -> Seen:
    from majlis.games.jackaroo.state import RANKS

    view, players = match.view(seat), match.game.players
    section = 19
    ring = max(players, 4) * section

    def home(other: int) -> int:
        return other * ring // players

    def told(other: int) -> Seen:
        places = [place.split() for place in view["marbles"][other]]
        cells = {(int(place[1]) - home(seat)) % ring for place in places if place[0] == "ring"}
        based = {int(place[1]) for place in places if place[0] == "base"}
        return {
            "ring": [float(cell in cells) for cell in range(RING)],
            "base": [float(cell in based) for cell in range(1, 5)],
            "graveyard": sum(place[0] == "grave" for place in places) / 4,
            "lacks": [float(rank in view["lacks"][other]) for rank in RANKS],
            "hand_size": len(view["hands"][other]) / 6,
            "to_act": view["turn"] == other,
            "leads": view["leader"] == other,
        }

    return {
        **by_seat(view, seat, told),
        "hand": counts(view["hands"][seat], RANKS, 6),
        "spent": counts(view["spent"], RANKS, 8),
        "newest": counts(view["newest"], RANKS, 6),
        "removed": counts(view["removed"], RANKS, 8),
        "block": view["block"] / 100,
        "plays": view["plays"] / 4000,
        "deck_size": len(view["deck"]) / 66,
        "is_stopped": view["stopped"],
        "players": players / 6,
    }


def taki(match: majlis.Match, seat: int) -> Seen:
    from majlis.games.taki.notation import CARD_TEXTS

    view = match.view(seat)
    phases = ("turn", "plus", "king", "run", "asked", "over")

    def told(other: int) -> Seen:
        return {
            "is_there": 1,
            "to_act": view["turn"] == other,
            "in_debt": other in view["debts"],
            "hand_size": view["sizes"][other] / 10,
            "stage": view["stages"][other] / 10 if view["stages"] else None,
            "wins": view["wins"][other] / 10,
            "shown": counts(view["shown"][other], CARD_TEXTS, 4),
            "lacks": [float(kind in view["lacks"][other]) for kind in CARD_TEXTS],
        }

    return {
        **by_seat(view, seat, told),
        "hand": counts(view["hands"][seat], CARD_TEXTS, 4),
        "pile": counts(view["pile"], CARD_TEXTS, 4),
        "deck_bottom": counts(view["draw_pile"][: view["known"]], CARD_TEXTS, 4),
        "colour": marked(view["colour"], "rbgy"),
        "run": marked(view["run"], "rbgy"),
        "phase": marked(view["phase"], phases),
        "direction": view["direction"],
        "penalty": view["penalty"] / 10,
        "run_laid": view["run_laid"] / 10,
        "deck_size": len(view["draw_pile"]) / 116,
        "pile_size": len(view["pile"]) / 116,
        "round": view["round"] / int(match.game.options["rounds"]),
    }


def nahs(match: majlis.Match, seat: int) -> Seen:
    from majlis.games.nahs.notation import KIND_TEXTS, PHASES

    view, players = match.view(seat), match.game.players
    chosen, pile = view["chosen"][seat], view["pile"]

    def told(other: int) -> Seen:
        def place(seats: list[int]) -> float:
            return (seats.index(other) + 1) / 12 if other in seats else 0

        return {
            "face_up": counts(view["face_up"][other], KIND_TEXTS, 3),
            "shown": counts(view["shown"][other], KIND_TEXTS, 8),
            "lacks": [float(kind in view["lacks"][other]) for kind in KIND_TEXTS],
            "is_there": 1,
            "hand_size": len(view["hands"][other]) / 16,
            "face_down": [float(card is not None) for card in view["face_down"][other]],
            "to_act": view["turn"] == other,
            "is_asked": view["asked"] == other,
            "deals": view["dealer"] == other,
            "is_out": not (view["hands"][other] or view["face_up"][other] or any(view["face_down"][other])),
            "place": place(view["finished"]),
            "chain": place(view["chain"]),
            "has_chosen": view["chosen"][other] is not None,
            "jinxes": view["jinxes"][other] / 12,
            "place_sum": view["place_sums"][other] / 144,
        }

    ends = {"pile_top": (8, pile[::-1]), "pile_bottom": (4, pile)}
    return {
        **by_seat(view, seat, told),
        **{
            name: [marked(cards[i] if i < len(cards) else None, KIND_TEXTS) for i in range(count)]
            for name, (count, cards) in ends.items()
        },
        "hand": counts(view["hands"][seat], KIND_TEXTS, 8),
        "own_choice": counts(chosen or (), KIND_TEXTS, 3),
        "pile": counts(pile, KIND_TEXTS, 8),
        "gone": counts(view["gone"], KIND_TEXTS, 8),
        "must_lead": marked(view["must_lead"], KIND_TEXTS),
        "phase": marked(view["phase"], PHASES),
        "direction": view["direction"],
        "draw_size": len(view["draw"]) / 128,
        "pile_size": len(pile) / 128,
        "plays": view["plays"] / 3000,
        "stage": view["stage"] / 12,
        "players": players / 12,
    }


EXPECTED = {"toitoi": toitoi, "quoridor": quoridor, "jackaroo": jackaroo, "taki": taki, "nahs": nahs}
DERIVED = {
    "jackaroo": {"is_played"},
    "taki": {"lead", "deck_bounds", "actions", "has_passed"},
    "nahs": {"standing"},
}
"""What a view tells in another way, or not at all."""


def options(match: majlis.Match) -> Seen:
    """The house rules as an observation shows them."""
    found: Seen = {}
    for option, how in match.game.definition.options.observed():
        value, codes = match.game.options[option.name], option.codes()
        code = value if isinstance(option, Number) else option.values.index(value)
        found[f"option_{option.name}"] = (
            marked(code, codes) if how.one_a_value else (code - how.least) / (max(codes) - how.least)
        )
    return found


@pytest.mark.parametrize("key", EXPECTED)
def test_an_observation_is_laid_out_as_it_is_said(key: str) -> None:
    rng, named = random.Random(key), set()
    legend = majlis.game(key).definition.legend
    assert legend is not None
    for seed in range(MATCHES):
        match = majlis.game(key, **random_options(key, rng)).start(seed=seed)
        shows = options(match) if any(name.startswith("option_") for name in legend.slots) else {}
        for _ in range(PLIES):
            if not (actors := match.actors()):
                break
            seat = rng.choice(actors)
            observation = match.observe(seat)
            for name, value in {**EXPECTED[key](match, seat), **shows}.items():
                name, _, k = name.rstrip("]").partition("[")
                if value is not None:
                    read = legend.read(observation, name, int(k or 0))
                    wanted = np.asarray(value, np.float32).reshape(read.shape)
                    np.testing.assert_allclose(read, wanted, atol=1e-6, err_msg=f"{key}: {name} {k}")
                named.add(name)
            match.play(seat, rng.choice(match.legal(seat)))
    assert legend.slots.keys() - named == DERIVED.get(key, set())


@pytest.mark.parametrize("key", EXPECTED)
def test_ranges_of_actions_hold_one_kind_of_text_and_leave_none_out(key: str) -> None:
    definition = majlis.game(key).definition
    legend = definition.legend
    assert legend is not None
    assert legend.shape == definition.observation
    firsts = [one.first for one in legend.actions]
    assert firsts[0] == 0
    assert firsts == sorted(set(firsts))
    assert firsts[-1] < definition.actions


def test_many_observations_are_read_at_once() -> None:
    legend = Legend((2, 3), (Part("a", (2,), ""), EachSeat(2, (Part("b", (2,), ""),))), (ActionRange(0, ""),))
    many = np.arange(24).reshape(4, 2, 3)
    assert legend.read(many, "b", 1).tolist() == [[4, 5], [10, 11], [16, 17], [22, 23]]
    legend.read(many, "a")[:] = 0
    assert many[0].ravel().tolist() == [0, 0, 2, 3, 4, 5], "nothing is copied"


def test_what_an_observation_does_not_have_is_named() -> None:
    legend = majlis.game("toitoi").definition.legend
    assert legend is not None
    observation = np.zeros(legend.shape, np.float32)
    with pytest.raises(MajlisError, match="no part 'hand'; it has box"):
        legend.read(observation, "hand")
    with pytest.raises(MajlisError, match="no seat 6"):
        legend.read(observation, "box", 6)
    with pytest.raises(MajlisError, match="3 numbers, the observation has 4"):
        Legend((4,), (Part("a", (3,), ""),), ())
    with pytest.raises(MajlisError, match="two parts"):
        Legend((2,), (Part("a", (1,), ""), Part("a", (1,), "")), ())
