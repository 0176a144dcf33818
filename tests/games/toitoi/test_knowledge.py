"""What is hidden from whom: hide, guess, observe (O-2 to O-6, O-12)."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

import majlis
from majlis.games.toitoi.legend import LEGEND
from majlis.kernel.seeds import new_stream
from majlis.kernel.viewers import REFEREE, SPECTATOR
from tests.conformance.observing import observed_at_once
from tests.games.toitoi.tables import CARDS, FIRST, PACK, SECOND, cards_in, match_at, play, wander

States = np.ndarray[Any, Any]
NEW_BANK: dict[str, Any] = {"new_banks": 1, "rest": "pile", "bank": "9 9 9 5 7 T"}
"""A small new bank: everybody knows its six cards, nobody their order."""


def viewers(match: majlis.Match) -> list[int | None]:
    return [None, *range(match.game.players)]


@pytest.mark.interpreted
def test_own_hidden_cards_are_unknown_to_oneself() -> None:
    """O-2, O-6: nobody has seen them."""
    match = match_at(FIRST, SECOND)
    for viewer in (None, 0, 1):
        view = match.view(viewer)
        assert view["boxes"][0] == [["0", True], ["1", True], *[[None, False]] * 6]
        assert set(view["bank"]) == {None}
        assert view["pile"] == match.state()["pile"]


@pytest.mark.interpreted
def test_the_referee_hides_nothing() -> None:
    match = match_at(FIRST, SECOND)
    kernels = match.game.ops
    assert kernels.hidden(match._states, REFEREE).tobytes() == match._states.tobytes()


def test_a_thrown_unseen_card_is_known_when_it_lies_on_the_pile() -> None:
    """O-6, O-9."""
    match = match_at("T 1 (2) 3 / (4) 5 (6) 7", SECOND, pile="9")
    play(match, "pile fly 1>3")
    for viewer in (None, 0, 1):
        assert match.view(viewer)["pile"][-1] == "2"


@pytest.mark.interpreted
def test_everybody_knows_which_cards_a_new_bank_has() -> None:
    """O-12: the pile was seen by all; a card looked at is missing from its taker's count only."""
    match = match_at(FIRST, SECOND, **NEW_BANK)
    known = {"5": 1, "7": 1, "9": 3, "T": 1}
    assert match.view(None)["bag"] == match.view(0)["bag"] == match.view(1)["bag"] == known
    play(match, "bank")
    assert match.view(1)["bag"] == known
    assert match.view(0)["bag"] == {"5": 1, "7": 1, "9": 3}
    play(match, "place 1")
    assert match.view(1)["bag"] == {"5": 1, "7": 1, "9": 3}


def test_a_new_bank_is_observed_of_the_state_as_of_a_view() -> None:
    """O-12: the state has no bag; a card that another has looked at counts as one of the bank."""
    match = match_at(FIRST, SECOND, **NEW_BANK)
    for move in ("bank", "place 1"):
        play(match, move)
        for seat in (0, 1):
            assert np.array_equal(observed_at_once(match, seat), match.observe(seat))
            assert LEGEND.read(match.observe(seat), "new_bank").sum() > 0


def test_the_first_bank_is_not_told_from_hidden_cards() -> None:
    """O-2."""
    assert match_at(FIRST, SECOND).view(0)["bag"] == {}


# --------------------------------------------------------------------------------------------------- two worlds


def hidden_slots(states: States, viewer: int | None) -> list[list[tuple[Any, ...]]]:
    """The slots whose cards the viewer cannot tell apart, in groups that may be mixed."""
    s = states[0]
    boxes: list[tuple[Any, ...]] = []
    for seat in range(s["players"]):
        boxes += [("boxes", seat, place) for place in range(8) if not s["opened"][seat] >> place & 1]
    bank: list[tuple[Any, ...]] = [("bank", i) for i in range(s["bank_size"])]
    if s["held"] >= 0 and viewer != s["turn"]:
        bank.append(("held",))
    return [boxes, bank] if s["new_banks"] else [boxes + bank]


def card_at(s: Any, slot: tuple[Any, ...]) -> int:
    return int(s[slot[0]][slot[1:]] if len(slot) > 1 else s[slot[0]])


def put_at(s: Any, slot: tuple[Any, ...], card: int) -> None:
    if len(slot) > 1:
        s[slot[0]][slot[1:]] = card
    else:
        s[slot[0]] = card


def scrambled(
    states: States, viewer: int | None, policy_rng: random.Random, fixed: frozenset[Any] = frozenset()
) -> States:
    """Another world that the viewer cannot tell from this one."""
    world = states.copy()
    for group in hidden_slots(states, viewer):
        slots = [slot for slot in group if slot not in fixed]
        cards = [card_at(states[0], slot) for slot in slots]
        policy_rng.shuffle(cards)
        for slot, card in zip(slots, cards, strict=True):
            put_at(world[0], slot, card)
    for seat in range(states[0]["players"]):
        if states[0]["chosen"][seat] and seat != viewer:
            world[0]["chosen"][seat] = policy_rng.randint(1, 28)
    return world


def as_viewer(viewer: int | None) -> int:
    return SPECTATOR if viewer is None else viewer


@pytest.mark.parametrize("seed", range(8))
def test_two_worlds_that_a_viewer_cannot_tell_apart_look_the_same(seed: int) -> None:
    """Views, legal lists and observations are equal, byte by byte."""
    policy_rng = random.Random(seed)
    patience, rounds = ((0.0, 2), (0.9, 1))[seed % 4 > 0]
    flying = ("any", "partner")[seed % 2]
    match = majlis.game("toitoi", players=2 + seed % 5, rounds=rounds, flying=flying).start(seed=seed)
    kernels = match.game.ops
    for _ in wander(match, seed, patience):
        for viewer in viewers(match):
            world = scrambled(match._states, viewer, policy_rng)
            view = match.hidden(viewer)
            assert kernels.hidden(world, as_viewer(viewer)).tobytes() == view.tobytes()
            if viewer is not None:
                offers = kernels.legal(match._states, viewer)
                assert kernels.legal(world, viewer) == kernels.legal(view, viewer) == offers
                assert np.array_equal(kernels.observed(world, viewer), kernels.observed(match._states, viewer))
                assert np.array_equal(observed_at_once(match, viewer), match.observe(viewer))


@pytest.mark.parametrize("seed", range(6))
def test_events_tell_no_viewer_more_than_they_know(seed: int) -> None:
    """Cards that stay hidden through an action may be mixed: the events told and the views after it stay the same."""
    policy_rng = random.Random(seed)
    match = majlis.game("toitoi", players=2 + seed % 5, rounds=1 + (seed % 3 == 0)).start(seed=seed)
    compared = 0
    walk = wander(match, seed, patience=0.8 * (seed % 3 > 0))
    while match.actors():
        before = match._states.copy()
        next(walk)
        after, move = match._states, match.log[-1]
        if after[0]["round_number"] != before[0]["round_number"] or after[0]["new_banks"] != before[0]["new_banks"]:
            continue
        for viewer in viewers(match):
            stay = {slot for group in hidden_slots(after, viewer) for slot in group}
            slots = {slot for group in hidden_slots(before, viewer) for slot in group}
            looked = move.action == match.game.definition.notation.action("bank") and viewer != move.seat
            moved = {("bank", int(before[0]["bank_size"]) - 1)} if looked else set()
            other = scrambled(before, viewer, policy_rng, frozenset(slots - stay - moved))
            if after[0]["phase"] == 1 and before[0]["phase"] == 0:
                other[0]["chosen"] = before[0]["chosen"]
            twin = match.copy()
            twin.log = match.log[:-1]
            twin._states[:] = other
            action = move.action
            if before[0]["phase"] == 0 and after[0]["phase"] == 0 and viewer != move.seat:
                action = policy_rng.randrange(28)
            twin.play_action(move.seat, action)
            assert twin.events(viewer) == match.events(viewer)
            assert twin.hidden(viewer).tobytes() == match.hidden(viewer).tobytes()
            compared += 1
    assert compared > 50


# -------------------------------------------------------------------------------------------------------- guess


@pytest.mark.parametrize("seed", range(6))
def test_a_guess_is_a_state_that_looks_the_same(seed: int) -> None:
    """hide, guess, hide gives the first view back; the guess holds the pack and can be played on."""
    match = majlis.game("toitoi", players=2 + seed % 5, rounds=2 - seed % 2, final_tie="extra_round").start(seed=seed)
    kernels, notation, rng = match.game.ops, match.game.definition.notation, new_stream(seed)
    for _ in wander(match, seed, patience=0.9 * (seed % 2)):
        for viewer in viewers(match):
            view = match.hidden(viewer)
            world = kernels.determinized(view, rng)
            assert kernels.hidden(world, as_viewer(viewer)).tobytes() == view.tobytes()
            facts = notation.describe(world[0])
            assert cards_in(facts) == PACK
            assert match.game.position(facts)._states.tobytes() == world.tobytes()
            assert kernels.actors(world) == match.actors()
            if match.actors():
                seat = match.actors()[-1]
                kernels.play(world, new_stream(3), seat, kernels.legal(world, seat)[0])


@pytest.mark.parametrize(
    "facts", [{}, NEW_BANK, {"held": "9"}, {**NEW_BANK, "held": "11"}], ids=["first", "new", "held", "held_new"]
)
def test_guesses_are_uniform(facts: dict[str, Any]) -> None:
    """Every hidden slot takes every kind as often as there are unseen cards of it, by chi-square."""
    match = match_at(FIRST, SECOND, **facts)
    kernels, rng, view = match.game.ops, new_stream(11), match.hidden(1)
    groups = hidden_slots(match._states, 1)
    tries = 4000
    worlds = [kernels.determinized(view, rng) for _ in range(tries)]
    checked = 0
    for group in groups:
        cards = Counter(card_at(match._states[0], slot) for slot in group)
        kinds = sorted(cards)
        wanted = [tries * cards[kind] / len(group) for kind in kinds]
        for slot in [*group[:2], group[-1]]:
            found = Counter(card_at(world[0], slot) for world in worlds)
            assert set(found) <= set(kinds)
            if len(kinds) > 1:
                assert chisquare([found[kind] for kind in kinds], wanted).pvalue > 1e-4, slot
                checked += 1
    assert checked >= 3


def test_guessed_neighbours_are_independent() -> None:
    """Two hidden cards of one box are equal as often as two cards drawn from the unseen ones."""
    match = match_at(FIRST, SECOND)
    kernels, rng, view = match.game.ops, new_stream(5), match.hidden(0)
    [group] = hidden_slots(match._states, 0)
    cards = Counter(card_at(match._states[0], slot) for slot in group)
    chance = sum(count * (count - 1) for count in cards.values()) / (len(group) * (len(group) - 1))
    tries = 4000
    equal = 0
    for _ in range(tries):
        box = kernels.determinized(view, rng)[0]["boxes"][0]
        equal += box[2] == box[6]
    assert chisquare([equal, tries - equal], [tries * chance, tries * (1 - chance)]).pvalue > 1e-4


@pytest.mark.interpreted
@pytest.mark.parametrize("facts", [{}, NEW_BANK, {"held": "9"}, {**NEW_BANK, "held": "11"}])
def test_one_guess_of_each_sort_looks_the_same(facts: dict[str, Any]) -> None:
    match = match_at(FIRST, SECOND, **facts)
    for viewer in (None, 0, 1):
        view = match.hidden(viewer)
        world = match.game.ops.determinized(view, new_stream(2))
        assert match.game.ops.hidden(world, as_viewer(viewer)).tobytes() == view.tobytes()


def test_an_unseen_choice_is_guessed_uniformly() -> None:
    """O-3: the 28 ways to open two cards."""
    match = majlis.game("toitoi", players=3).start(seed=1)
    match.play(1, "open 2 7")
    kernels, rng, view = match.game.ops, new_stream(5), match.hidden(0)
    found = Counter(int(kernels.determinized(view, rng)[0]["chosen"][1]) for _ in range(5600))
    assert set(found) == set(range(1, 29))
    assert chisquare(list(found.values())).pvalue > 1e-4


# ------------------------------------------------------------------------------------------------------ observe


@pytest.mark.interpreted
def test_the_observation_shows_what_the_seat_sees() -> None:
    match = match_at("5 T (2) (3) / (4) (5) (6) (7)", SECOND, pile="12", held="9")
    seen = match.observe(0)
    assert seen.shape == match.game.definition.observation
    boxes = seen[:120].reshape(8, 15)
    assert boxes[0].argmax() == CARDS.index("5")
    assert boxes[1].argmax() == CARDS.index("T")
    assert boxes[2].argmax() == 14
    held = 6 * 125 + 4 * 14
    assert seen[held + 9] == 1
    assert not match.observe(1)[held : held + 14].any()
    assert seen[held - 14 + 12] == 1
    assert np.array_equal(match.observe(1)[125:245], seen[:120])


@pytest.mark.interpreted
def test_the_observation_counts_the_unseen() -> None:
    match = match_at(FIRST, SECOND, **NEW_BANK)
    at = 6 * 125
    unseen = match.observe(0)[at : at + 14] * 8
    slots = [slot for group in hidden_slots(match._states, 0) for slot in group]
    assert Counter(card_at(match._states[0], slot) for slot in slots) == {k: int(n) for k, n in enumerate(unseen) if n}
    assert match.observe(0)[at + 14 + 9] == 3 / 8
