"""What a seat knows: its hand, the board, hand sizes, spent cards, and what throws have shown; no more, no less."""

import random
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

import majlis
from majlis import Match
from majlis.kernel.seeds import new_stream
from tests.games.jackaroo.tables import RANKS, hand, legal, play, position, table
from tests.oracles.duel import random_options


def advanced(seed: int, plies: int, **options: Any) -> Match:
    """A match after some random plays."""
    policy_rng = random.Random(seed)
    match = majlis.game("jackaroo", **options).start(seed)
    for _ in range(plies):
        if match.actors():
            play(match, policy_rng.choice(legal(match)))
    return match


def scrambled(match: Match, viewer: int | None, policy_rng: random.Random) -> Match:
    """The same match with the cards that the viewer has not seen swapped about, as far as throws allow.

    Written on its own, by swaps in the record, so that it shares nothing with `guess`.
    """
    twin = match.copy()
    s = twin._states[0]
    players, unknown_out = int(s["players"]), s["players"] == 6 and (s["block"] == 0 or s["opt_removed"] == 1)
    slots: list[tuple[str, int, int]] = [("deck", 0, kind) for kind in s["deck"][: int(s["deck_size"])]]
    for seat in range(players):
        if seat != viewer:
            slots += [("hand", seat, kind) for kind in range(13) for _ in range(s["hands"][seat, kind])]
    if unknown_out:
        slots += [("removed", 0, kind) for kind in range(13) for _ in range(s["removed"][kind])]
    for _ in range(4 * len(slots)):
        i, j = policy_rng.randrange(len(slots)), policy_rng.randrange(len(slots))
        (a, seat_a, kind_a), (b, seat_b, kind_b) = slots[i], slots[j]
        if (a == "hand" and s["lacks"][seat_a, kind_b]) or (b == "hand" and s["lacks"][seat_b, kind_a]):
            continue
        slots[i], slots[j] = (a, seat_a, kind_b), (b, seat_b, kind_a)
    deck = [kind for where, _, kind in slots if where == "deck"]
    s["deck"][: len(deck)] = deck
    for seat in range(players):
        if seat != viewer:
            s["hands"][seat] = np.bincount([k for w, owner, k in slots if (w, owner) == ("hand", seat)], minlength=13)
    if unknown_out:
        s["removed"] = np.bincount([kind for where, _, kind in slots if where == "removed"], minlength=13)
    return twin


def told(match: Match, viewer: int) -> list[dict[str, Any]]:
    """What a seat is told of the last play, but for a card lost at random, which the play itself turns up."""
    return [event for event in match.events(viewer) if event["event"] != "lost_card"]


def test_a_view_tells_what_a_seat_knows() -> None:
    """Own hand, all marbles, spent cards and how many cards each holds; nothing of other hands and the deck."""
    match = advanced(5, 30)
    state, view = match.state(), match.view(2)
    assert view["hands"][2] == state["hands"][2]
    assert [len(cards) for cards in view["hands"]] == [len(cards) for cards in state["hands"]]
    assert all(card is None for seat in (0, 1, 3) for card in view["hands"][seat])
    assert view["deck"] == [None] * len(state["deck"])
    assert (view["marbles"], view["spent"], view["newest"]) == (state["marbles"], state["spent"], state["newest"])


def test_a_view_remembers_every_card_of_the_block() -> None:
    """A perfect memory: each card played or thrown is among the spent ones until the block ends (J-23)."""
    policy_rng, match = random.Random(2), majlis.game("jackaroo", stopped_card="random").start(2)
    seen: list[str] = []
    while match.state()["block"] == 0:
        play(match, policy_rng.choice(legal(match)))
        seen += match.state()["newest"]
        if match.state()["block"] == 0:
            assert match.view(0)["spent"] == sorted(seen, key=RANKS.index)
    assert len(seen) == 52
    assert match.view(0)["spent"] == []


@pytest.mark.parametrize("seed", range(24))
def test_two_worlds_that_a_seat_cannot_tell_apart_look_alike(seed: int) -> None:
    """Views, legal lists, events and observations do not depend on hidden cards."""
    policy_rng = random.Random(seed)
    options = random_options("jackaroo", policy_rng, players=(2, 4, 6)[seed % 3])
    match = advanced(seed, policy_rng.randrange(10, 250), **options)
    for viewer in (None, *range(options["players"])):
        twin = scrambled(match, viewer, policy_rng)
        assert twin.hidden(viewer).tobytes() == match.hidden(viewer).tobytes()
        assert twin.view(viewer) == match.view(viewer)
        if viewer is None:
            continue
        assert twin.legal(viewer) == match.legal(viewer)
        assert np.array_equal(twin.observe(viewer), match.observe(viewer))
        if match.actors() == (viewer,):
            text = policy_rng.choice(match.legal(viewer))
            match_after, twin_after = play(match.copy(), text), play(twin, text)
            assert told(twin_after, viewer) == told(match_after, viewer)


@pytest.mark.parametrize("seed", range(12))
def test_views_are_legal_lists_and_guesses_are_states(seed: int) -> None:
    """legal(view) == legal(state), hide(guess(view)) == view, and a guess can be played on and written down."""
    policy_rng = random.Random(seed)
    options = random_options("jackaroo", policy_rng, players=(2, 4, 6)[seed % 3])
    match = advanced(seed, policy_rng.randrange(10, 250), **options)
    ops, rng = match.game.ops, new_stream(seed)
    for viewer in (None, *range(options["players"])):
        view = match.hidden(viewer)
        if viewer is not None:
            assert ops.legal(view, viewer) == ops.legal(match._states, viewer)
        world = ops.determinized(view, rng)
        assert ops.hidden(world, -2 if viewer is None else viewer).tobytes() == view.tobytes()
        facts = {**match.state(), **match.game.definition.notation.describe(world[0])}
        assert match.game.position(facts)._states.tobytes() == world.tobytes()


def test_a_throw_shows_what_the_hand_lacks() -> None:
    """J-25, J-26: who throws holds no card that could have been played; a stopped player shows nothing (J-12)."""
    match = play(table([], [30], hand="9 9 5"), "throw 9")
    assert match.state()["lacks"] == [["A", "K"], [], [], []]
    match = play(table(["B3"], [30], hand="9 9 4"), "throw 9")
    assert match.state()["lacks"][0] == ["A", "5", "10", "K"]
    match = play(table([5], [30], hand="10", hands={1: "3 9"}), "10 stop", "throw 3")
    assert match.state()["lacks"] == [[], [], [], []]


def test_what_a_throw_showed_lasts_until_the_next_deal() -> None:
    """J-22: new cards, no memory of the old ones."""
    match = table([], [30], hand="9 9", hands={1: "", 2: "", 3: ""})
    assert play(match, "throw 9").state()["lacks"][0] == ["A", "K"]
    assert play(match, "throw 9").state()["lacks"] == [[], [], [], []]


def test_the_removed_cards_are_known_after_a_block() -> None:
    """J-22: with `once` a whole block shows them; with `each_block` they are new each time."""
    for removed in ("once", "each_block"):
        match = majlis.game("jackaroo", players=6, removed=removed).start(4)
        policy_rng = random.Random(4)
        assert match.view(0)["removed"] == [None] * 8
        while match.state()["block"] == 0:
            play(match, policy_rng.choice(legal(match)))
        wanted = match.state()["removed"] if removed == "once" else [None] * 8
        assert match.view(0)["removed"] == match.view(None)["removed"] == wanted


def guesses(match: Match, viewer: int, count: int) -> list[Any]:
    """Many fillings of a view."""
    view, rng = match.hidden(viewer), new_stream(99)
    return [match.game.ops.determinized(view, rng)[0].copy() for _ in range(count)]


def test_a_guess_gives_every_hidden_place_every_unseen_card() -> None:
    """Each hand and each place of the deck holds each kind as often as chance has it."""
    match = majlis.game("jackaroo").start(8)
    worlds = guesses(match, 0, 3000)
    unseen = np.array([4 - match.state()["hands"][0].count(rank) for rank in RANKS])
    for place in (0, 17, 35):
        found = np.bincount([int(world["deck"][place]) for world in worlds], minlength=13)
        assert chisquare(found, unseen / unseen.sum() * found.sum()).pvalue > 1e-4
    for seat in (1, 2, 3):
        found = np.sum([world["hands"][seat] for world in worlds], axis=0, dtype=int)
        assert chisquare(found, unseen / unseen.sum() * found.sum()).pvalue > 1e-4


def test_a_guess_is_uniform_over_what_throws_leave_possible() -> None:
    """Against a plain enumeration: lacks that overlap without being nested, few cards, every deal equally likely."""
    facts = position([9], [30], [40], [50], hand="9", hands={1: "A 2", 2: "A 3", 3: "2 K"})
    facts["lacks"] = [[], ["3", "K"], ["2"], ["3"]]
    match = majlis.game("jackaroo").position(facts)
    cards = ["A", "A", "2", "2", "3", "K"]
    seats = (1, 1, 2, 2, 3, 3)
    weights: dict[tuple[tuple[str, ...], ...], int] = {}
    for order in permutations(range(6)):
        hands = {
            seat: sorted(cards[i] for i, owner in zip(order, seats, strict=True) if owner == seat) for seat in (1, 2, 3)
        }
        if any(card in facts["lacks"][seat] for seat in (1, 2, 3) for card in hands[seat]):
            continue
        key = tuple(tuple(hands[seat]) for seat in (1, 2, 3))
        weights[key] = weights.get(key, 0) + 1
    found = dict.fromkeys(weights, 0)
    for world in guesses(match, 0, 4000):
        key = tuple(
            tuple(sorted(RANKS[k] for k in range(13) for _ in range(world["hands"][seat, k]))) for seat in (1, 2, 3)
        )
        found[key] += 1
    total = sum(weights.values())
    assert len(weights) > 4
    assert chisquare(list(found.values()), [4000 * w / total for w in weights.values()]).pvalue > 1e-4


def test_the_last_hand_of_two_players_is_no_secret() -> None:
    """With one unknown hand and no deck, the guess is the truth."""
    match = table([9], [30], hand="9 3", hands={1: "4 K"}, players=2)
    assert all(world["hands"][1].tolist() == match._states[0]["hands"][1].tolist() for world in guesses(match, 0, 5))
    assert hand(match, 1) == ["4", "K"]


def test_an_observation_has_the_announced_shape() -> None:
    """And is seen from the seat: the same board turned is the same observation."""
    first = table([10], [30], [45], [60], hand="9", leader=0)
    turned = table([60 + 19 - 76], [10 + 19], [30 + 19], [45 + 19], hand="9", turn=1, leader=1)
    assert first.observe(0).shape == first.game.definition.observation
    assert np.array_equal(first.observe(0), turned.observe(1))
    assert not np.array_equal(first.observe(0), first.observe(1))
