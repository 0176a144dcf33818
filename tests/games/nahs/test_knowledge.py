"""What a seat knows: face-down cards known to nobody, taken piles remembered by all, and nothing else (N-2, N-3, N-8)."""

import random
from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from scipy import stats

import majlis
from majlis.games.nahs.notation import ACTION_OF, SET_OF
from majlis.kernel.seeds import new_stream
from majlis.match.match import Match
from tests.games.nahs.tables import all_ready, dealt, exchange, play, table
from tests.oracles.duel import random_options

Slot = tuple[str, int, int]


def spare(s: Any, seat: int) -> list[int]:
    """The cards of a hand that are not known to all, one entry a card."""
    return [kind for kind in range(16) for _ in range(int(s["hands"][seat, kind] - s["shown"][seat, kind]))]


def hidden_slots(s: Any, viewer: int | None) -> list[Slot]:
    """Where cards lie that the viewer does not know: draw pile, face-down places, the hands of others."""
    players = range(int(s["players"]))
    slots: list[Slot] = [("draw", 0, i) for i in range(int(s["draw_size"]))]
    slots += [("down", seat, place) for seat in players for place in range(3) if s["downs"][seat, place] != -1]
    slots += [("hand", seat, kind) for seat in players if seat != viewer for kind in spare(s, seat)]
    return slots


def card_in(s: Any, slot: Slot) -> int:
    zone, seat, place = slot
    return int(s["draw"][place] if zone == "draw" else s["downs"][seat, place] if zone == "down" else place)


def put(s: Any, slot: Slot, kind: int) -> None:
    zone, seat, place = slot
    if zone == "draw":
        s["draw"][place] = kind
    elif zone == "down":
        s["downs"][seat, place] = kind
    else:
        s["hands"][seat, place] -= 1
        s["hands"][seat, kind] += 1


def may_hold(s: Any, slot: Slot, kind: int) -> bool:
    return slot[0] != "hand" or not s["lacks"][slot[1], kind]


def scrambled(match: Match, viewer: int | None, policy_rng: random.Random) -> Match:
    """A twin in which cards that the viewer cannot know are swapped by hand, and hidden choices made anew."""
    twin = match.copy()
    s = twin._states[0]
    for _ in range(12):
        slots = hidden_slots(s, viewer)
        if len(slots) < 2:
            break
        one, other = policy_rng.sample(slots, 2)
        first, second = card_in(s, one), card_in(s, other)
        if may_hold(s, one, second) and may_hold(s, other, first):
            put(s, one, second)
            put(s, other, first)
    for seat in range(int(s["players"])):
        if seat != viewer and s["chosen"][seat] != -1:
            six = [k for k in range(16) for _ in range(int(s["hands"][seat, k] + s["ups"][seat, k]))]
            lying = [k for k in range(16) for _ in range(int(s["ups"][seat, k]))]
            wanted = policy_rng.sample(six, 3) if s["opt_swap"] == 0 else lying
            low, middle, high = sorted(wanted)
            s["chosen"][seat] = SET_OF[low, middle, high]
    return twin


def same_knowledge(match: Match, twin: Match, viewer: int | None) -> None:
    assert match.hidden(viewer).tobytes() == twin.hidden(viewer).tobytes()
    assert match.view(viewer) == twin.view(viewer)
    assert match.actors() == twin.actors()
    if viewer is not None:
        assert match.legal(viewer) == twin.legal(viewer)
        np.testing.assert_array_equal(match.observe(viewer), twin.observe(viewer))


def same_tale(match: Match, twin: Match, viewer: int | None, policy_rng: random.Random) -> None:
    """An action open in both worlds is told to the viewer in the same words, unless it turns a card over."""
    seat = policy_rng.choice(match.actors())
    shared = sorted(set(match.legal(seat)) & set(twin.legal(seat)))
    shared = [text for text in shared if not text.startswith("down")]
    reveals = match.state()["phase"] == "exchange" and len(match.actors()) == 1
    if not shared or reveals:
        return
    text = policy_rng.choice(shared)
    one, other = match.copy(), twin.copy()
    one.play(seat, text)
    other.play(seat, text)
    assert one.events(viewer) == other.events(viewer)
    if seat != viewer:
        assert one.hidden(viewer).tobytes() == other.hidden(viewer).tobytes()


@pytest.mark.parametrize("seed", range(12))
def test_worlds_that_differ_in_the_unknown_look_alike(seed: int) -> None:
    """N-2, N-3, N-8, N-9: views, legal lists, tensors and events, for every seat and the spectator."""
    policy_rng = random.Random(seed)
    options = random_options("nahs", policy_rng, decks=2 if seed % 3 == 0 else 1, stages=2)
    match = majlis.game("nahs", **options).start(seed=seed)
    changed = 0
    while match.actors() and match.ply < 300:
        for viewer in (None, policy_rng.randrange(options["players"])) if match.ply % 3 == 0 else ():
            twin = scrambled(match, viewer, policy_rng)
            changed += twin.hash() != match.hash()
            same_knowledge(match, twin, viewer)
            same_tale(match, twin, viewer, policy_rng)
        seat = policy_rng.choice(match.actors())
        match.play(seat, policy_rng.choice(match.legal(seat)))
    assert changed > 60


@pytest.mark.parametrize("seed", range(6))
def test_a_guess_is_a_world_with_the_same_view(seed: int) -> None:
    """The viewer cannot tell a guessed world from the true one, and it is a position that play goes on from."""
    policy_rng = random.Random(100 + seed)
    options = random_options("nahs", policy_rng, players=2 + seed, stages=1, decks=2 if seed > 4 else 1)
    game = majlis.game("nahs", **options)
    match, rng, ops = game.start(seed=seed), new_stream(seed), game.ops
    while match.actors() and match.ply < 200:
        for viewer in (None, *range(options["players"])):
            view = match.hidden(viewer)
            world = ops.determinized(view, rng)
            assert ops.hidden(world, -2 if viewer is None else viewer).tobytes() == view.tobytes()
            game.position(game.definition.notation.describe(world[0]))
            seat = ops.actors(world)[0]
            ops.play(world, rng, seat, ops.legal(world, seat)[0])
        seat = policy_rng.choice(match.actors())
        match.play(seat, policy_rng.choice(match.legal(seat)))


def test_face_down_cards_are_known_to_nobody_n_2() -> None:
    """N-2: their owner included."""
    match = table(["3", "4"], down=["5 6 7", "- 8 9"])
    for viewer in (0, 1, None):
        assert match.view(viewer)["face_down"] == [["?", "?", "?"], [None, "?", "?"]]


def test_the_cards_of_a_taken_pile_are_remembered_by_all_n_8() -> None:
    """N-8: until they are laid again."""
    match = play(table(["3 4", "5 6 7"], pile="12 12 13"), "take")
    view = match.view(1)
    assert view["hands"][0] == [None] * 5
    assert view["shown"][0] == ["12", "12", "13"]
    play(match, "5", "3")
    assert match.view(1)["shown"][0] == ["12", "12", "13"]
    play(match, "7", "12")
    assert match.view(1)["shown"][0] == ["12", "13"]


def test_a_blind_card_that_did_not_fit_is_remembered_n_9() -> None:
    """N-9: everybody saw it."""
    match = play(table(["", "1 2"], pile="12", down=["3 4 5", ""]), "down 2")
    assert match.view(1)["shown"][0] == ["4", "12"]


def test_a_guess_keeps_to_floors_and_lacks_n_4_n_8() -> None:
    """N-4, N-8: in every world the starter holds their number, and who had to take holds nothing that fitted."""
    match = all_ready(exchange(["5 6 7", "3 4 5", "3 8 9"], ["10 11 12"] * 3, dealer=2))
    rng = new_stream(5)
    for _ in range(200):
        world = match.game.ops.determinized(match.hidden(0), rng)[0]
        assert world["hands"][1, 3] >= 1
        assert not world["hands"][:, 1:3].any()
    stuck = play(dealt(["3 3 4", "5 6 7"], ["1 1 1", "2 2 2"], pile="12"), "take")
    for _ in range(200):
        world = match.game.ops.determinized(stuck.hidden(1), rng)[0]
        assert world["hands"][0, 12] == 1
        assert not world["hands"][0, [0, 8, 9, 13, 14, 15]].any()


def test_guesses_are_uniform_over_all_consistent_worlds_n_8() -> None:
    """Six unseen cards, two hands that lack different kinds, two face-down places: every world as likely as the others."""
    unseen = ["1", "2", "3", "10", "11", "12"]
    match = table(
        ["13 13", "1 10", "3 11"],
        down=["", "2 - -", "12 - -"],
        lacks=[[], ["3"], ["1", "2"]],
        rules={"stages": 1},
    )
    worlds = Counter[tuple[frozenset[str], frozenset[str], str, str]]()
    for order in permutations(unseen):
        first, second = frozenset(order[:2]), frozenset(order[2:4])
        if "3" not in first and not {"1", "2"} & second:
            worlds[first, second, order[4], order[5]] = 0
    view, rng = match.hidden(0), new_stream(12)
    for _ in range(200 * len(worlds)):
        facts = match.game.definition.notation.describe(match.game.ops.determinized(view, rng)[0])
        hands, down = facts["hands"], facts["face_down"]
        worlds[frozenset(hands[1]), frozenset(hands[2]), down[1][0], down[2][0]] += 1
    assert stats.chisquare(list(worlds.values())).pvalue > 0.001


def test_every_hidden_place_takes_every_kind_n_2() -> None:
    """N-2: at the deal, a face-down place, a drawn card and a hand of another are each fair."""
    match = majlis.game("nahs", players=3).start(seed=8)
    view, rng = match.hidden(0), new_stream(3)
    seen = Counter(match.state()["hands"][0])
    for row in match.state()["face_up"]:
        seen += Counter(row)
    left = np.array([4 - seen[str(k) if k < 14 else ("bu", "ti")[k - 14]] for k in range(16)])
    counts, tries = np.zeros((3, 16)), 6000
    for _ in range(tries):
        world = match.game.ops.determinized(view, rng)[0]
        counts[0, world["downs"][0, 1]] += 1
        counts[1, world["draw"][0]] += 1
        counts[2] += world["hands"][2] / 3
    for row in counts[:2]:
        assert stats.chisquare(row[left > 0], tries * left[left > 0] / left.sum()).pvalue > 0.001
    np.testing.assert_allclose(counts[2] / tries, left / left.sum(), atol=0.012)


def test_a_hidden_choice_is_guessed_among_all_that_are_open_n_3() -> None:
    """N-3: what another has chosen unseen."""
    match = exchange(["1 2 3", "4 5 6"], ["7 8 9", "10 11 12"])
    match.play(1, "swap 4,5,6")
    view, rng = match.hidden(0), new_stream(3)
    assert view[0]["chosen"][1] == -100
    chosen = {int(match.game.ops.determinized(view, rng)[0]["chosen"][1]) for _ in range(300)}
    assert len(chosen) > 100


def test_nobody_having_a_number_is_guessed_quickly_n_4() -> None:
    """N-4: every hand is known to lack all numbers; only 0, BU and TI are left for them."""
    match = all_ready(exchange(["0 bu ti", "0 bu ti", "0 bu ti", "0 bu ti"], ["10 11 12"] * 4))
    rng = new_stream(9)
    for _ in range(100):
        world = match.game.ops.determinized(match.hidden(2), rng)[0]
        assert not world["hands"][:, 1:14].any()


def test_the_observation_has_the_announced_shape() -> None:
    match = all_ready(exchange(["5 6 7", "3 4 5", "3 8 9"], ["10 11 12"] * 3, dealer=2))
    seen = match.observe(1)
    assert seen.shape == match.game.definition.observation
    assert seen[0].tolist() == [1 / 8 if kind in (3, 4, 5) else 0 for kind in range(16)]
    assert seen[4].argmax() == 3
    assert np.isfinite(seen).all()


def test_actions_count_816_sets_n_3() -> None:
    """N-3: every multiset of three kinds has its own number, `ready` apart."""
    assert sum(text.startswith("swap ") for text in ACTION_OF) == 816
    assert ACTION_OF["swap 0,0,0"] == ACTION_OF["ready"] + 1
