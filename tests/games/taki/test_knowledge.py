"""What a seat knows: its hand, the cards laid, the counts, and what was seen in the open; nothing else (T-3, T-6, T-21)."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from scipy import stats

import majlis
from majlis.games.taki import GAME
from majlis.games.taki.notation import CARD_TEXTS, KIND_OF
from majlis.games.taki.state import ASKING, KINDS, PASS
from majlis.kernel.seeds import new_stream
from majlis.kernel.viewers import REFEREE, SPECTATOR
from majlis.match.game_ops import digest, ops_of
from majlis.match.match import Match
from tests.conformance.observing import observed_at_once
from tests.games.taki.tables import play, table
from tests.games.taki.test_random_games import keen
from tests.oracles.duel import random_options

OPS = ops_of(GAME)
Record = Any
Card = list[int]
DECK = -1


def walked(seed: int, most: int, every: int, **fixed: Any) -> Iterator[Match]:
    """A random match at some of its positions; half of the walks draw a lot, so that draw piles are renewed."""
    policy_rng = random.Random(seed)
    match = majlis.game("taki", **random_options("taki", policy_rng, **fixed)).start(seed=seed)
    for ply in range(most):
        if ply % every == 0 or (match._states[0]["phase"] == ASKING and ply % 3 == 0):
            yield match
        if not match.actors():
            return
        seat = policy_rng.choice(match.actors())
        texts = match.legal(seat)
        match.play(seat, policy_rng.choice(texts) if seed % 2 else keen(policy_rng, texts))


def viewers(match: Match) -> list[int]:
    return [SPECTATOR, *range(match.game.players)]


# ------------------------------------------------------------------------------------------------- two worlds


def scrambled(states: Any, viewer: int, policy_rng: random.Random) -> Any:
    """Another world for the viewer, made by hand: hidden cards swapped one by one, who has passed drawn anew.

    The draw pile takes no more of a kind than the viewer knows to be possible; hands keep what they have shown, and
    hold of what they lack no more than they may.
    """
    world = states.copy()
    s = world[0]
    known, bounds = int(s["known"]), s["bounds"][viewer if viewer >= 0 else -1].tolist()
    cards = [[DECK, int(kind)] for kind in s["deck"][known : int(s["deck_size"])]]
    for seat in range(int(s["players"])):
        if seat != viewer:
            hidden = (s["hands"][seat] - s["shown"][seat]).tolist()
            cards += [[seat, kind] for kind in range(KINDS) for _ in range(hidden[kind])]
    lacks, room = [int(bits) for bits in s["lacks"]], [int(number) for number in s["newer"]]
    for seat in range(int(s["players"])):
        held = s["hands"][seat].tolist()
        room[seat] -= sum(held[kind] for kind in range(KINDS) if lacks[seat] >> kind & 1)
    inside = Counter(kind for owner, kind in cards if owner == DECK)
    for _ in range(200 if len(cards) > 1 else 0):
        one, two = policy_rng.sample(cards, 2)
        if fits(one, two, inside, bounds, lacks, room) and fits(two, one, inside, bounds, lacks, room):
            for mine, other in ((one, two), (two, one)):
                move(mine[0], mine[1], other[1], inside, lacks, room)
            one[1], two[1] = two[1], one[1]
    s["deck"][known : int(s["deck_size"])] = [kind for owner, kind in cards if owner == DECK]
    for seat in range(int(s["players"])):
        if seat != viewer:
            s["hands"][seat] = s["shown"][seat]
    for owner, kind in cards:
        if owner != DECK:
            s["hands"][owner][kind] += 1
    mask_passes(s, viewer, policy_rng)
    return world


def fits(mine: Card, other: Card, inside: Counter[int], bounds: list[int], lacks: list[int], room: list[int]) -> bool:
    """Whether the other card may come where mine is."""
    owner, leaving, coming = mine[0], mine[1], other[1]
    if owner == DECK:
        return other[0] == DECK or inside[coming] - (leaving == coming) < bounds[coming]
    return room[owner] + (lacks[owner] >> leaving & 1) - (lacks[owner] >> coming & 1) >= 0


def move(owner: int, leaving: int, coming: int, inside: Counter[int], lacks: list[int], room: list[int]) -> None:
    if owner == DECK:
        inside[leaving] -= 1
        inside[coming] += 1
    else:
        room[owner] += (lacks[owner] >> leaving & 1) - (lacks[owner] >> coming & 1)


def mask_passes(s: Record, viewer: int, policy_rng: random.Random) -> None:
    """In an asking window let others have passed than did."""
    if s["phase"] != ASKING:
        return
    asked = [seat for seat in range(int(s["players"])) if seat != s["turn"]]
    own = int(s["passed"]) & (1 << viewer if viewer >= 0 else 0)
    passed = own | sum(1 << seat for seat in asked if seat != viewer and policy_rng.random() < 0.5)
    if passed != sum(1 << seat for seat in asked):
        s["actions"] += passed.bit_count() - int(s["passed"]).bit_count()
        s["passed"] = passed


@pytest.mark.parametrize("seed", range(14))
def test_two_worlds_that_a_viewer_cannot_tell_apart_look_the_same(seed: int) -> None:
    """Views, legal lists and observations are equal byte by byte; the scrambler knows nothing of `guess`."""
    policy_rng, moved = random.Random(seed), 0
    for match in walked(seed, 300, 30, players=2 + seed % 5):
        for viewer in viewers(match):
            world = scrambled(match._states, viewer, policy_rng)
            view = OPS.hidden(match._states, viewer)
            moved += world.tobytes() != match._states.tobytes()
            # Others' own bounds are theirs alone; a viewer's view must not depend on them, either.
            assert OPS.hidden(world, viewer).tobytes() == view.tobytes()
            if viewer >= 0:
                assert OPS.legal(world, viewer) == OPS.legal(match._states, viewer)
                assert OPS.legal(view, viewer) == OPS.legal(match._states, viewer)
                assert (OPS.observed(world, viewer) == OPS.observed(match._states, viewer)).all()
                assert (observed_at_once(match, viewer) == match.observe(viewer)).all()
    assert moved > 0


@pytest.mark.parametrize("seed", range(14))
def test_a_guess_looks_to_its_viewer_like_the_truth(seed: int) -> None:
    """hide . guess . hide == hide; the guess is a whole state, keeps to all that is known, and can be played on."""
    for match in walked(seed, 400, 80, players=2 + seed % 9):
        for viewer in viewers(match):
            view = OPS.hidden(match._states, viewer)
            world = OPS.determinized(view, new_stream(seed))
            assert world[0]["viewer"] == REFEREE
            assert OPS.hidden(world, viewer).tobytes() == view.tobytes()
            facts = {**match.state(), **GAME.notation.describe(world[0])}
            assert match.game.position(facts).hash() == digest(world)
            rng, policy_rng = new_stream(1), random.Random(seed)
            for _ in range(10):
                if actors := OPS.actors(world):
                    OPS.play(world, rng, actors[0], policy_rng.choice(OPS.legal(world, actors[0]) or [0]))


@pytest.mark.parametrize("seed", range(10))
def test_events_are_the_same_in_worlds_that_a_viewer_cannot_tell_apart(seed: int) -> None:
    """Whatever another seat does in both worlds, the viewer is told the same; what it draws is not the viewer's."""
    policy_rng, told = random.Random(seed), 0
    for match in walked(seed, 200, 10, players=3 + seed % 4):
        for viewer in viewers(match):
            world = scrambled(match._states, viewer, policy_rng)
            for seat in match.actors():
                both = set(OPS.legal(world, seat)) & set(OPS.legal(match._states, seat))
                if seat == viewer or not both:
                    continue
                action = policy_rng.choice(sorted(both))
                stories = [told_of(states, viewer, seat, action) for states in (match._states, world)]
                if len(stories[0][1]) == len(stories[1][1]):
                    assert stories[0][0] == stories[1][0]
                    told += 1
    assert told > 5


def told_of(states: Any, viewer: int, seat: int, action: int) -> tuple[list[Any], list[int]]:
    """The events for a viewer, with their own new cards taken out, and whether the action closed something."""
    after = states.copy()
    OPS.play(after, new_stream(0), seat, action)
    views = [OPS.hidden(world, viewer)[0] for world in (states, after)]
    events = [
        {key: value for key, value in event.items() if key != "cards"}
        for event in GAME.events.events(views[0], seat, action, views[1])
    ]
    closed = [1] if after[0]["phase"] != states[0]["phase"] else []
    return events, closed


# ------------------------------------------------------------------------------------------------ what is told


def test_a_seat_sees_its_hand_the_pile_and_the_counts() -> None:
    match = table("r5 b3 | g4 g5 g6", "r7")
    view = match.view(0)
    assert view["hands"] == [["r5", "b3"], None]
    assert (view["sizes"], view["pile"], set(view["draw_pile"])) == ([2, 3], ["r7"], {None})
    assert match.view(None)["hands"] == [None, None]


def test_being_asked_tells_nothing_of_who_holds_a_breaker_or_has_passed() -> None:
    """T-21: the view, its count of actions and the events are the same whoever has answered, until the window closes."""
    holder = play(table("+3 b3 b4 | break g4 | g5 g6 | g8 g9", "r7"), "+3")
    nobody = play(table("+3 b3 b4 | g3 g4 | break g6 | g8 g9", "r7"), "+3")
    assert holder.view(3) == nobody.view(3)
    assert holder.actors() == nobody.actors() == (1, 2, 3)
    before = holder.view(3)
    play(holder, "1:pass")
    assert holder.view(3) == before
    assert holder.view(None) == nobody.view(None)
    assert holder.events(3) == holder.events(None) == []
    assert holder.events(1) == [{"event": "passed", "seat": 1}]
    assert (before["asked"], holder.view(1)["answered"], holder.view(2)["answered"]) == (None, True, False)


def test_the_order_of_passes_is_not_told_when_the_window_closes() -> None:
    """T-21."""
    ends = []
    for order in (("1:pass", "2:pass", "3:pass"), ("3:pass", "2:pass", "1:pass")):
        match = play(table("+3 b3 b4 | g3 g4 | g5 g6 | g8 g9", "r7"), "+3", *order)
        ends.append((match.events(None), match.events(0), match.view(None)))
    assert ends[0] == ends[1]


def test_who_draws_sees_the_card_and_others_only_that_it_was_drawn() -> None:
    match = play(table("b3 | g4 g5", "r7", draws="r1"), "draw")
    assert match.events(0) == [{"event": "drew", "seat": 0, "number": 1, "cards": ["r1"]}]
    assert match.events(1) == match.events(None) == [{"event": "drew", "seat": 0, "number": 1}]


# ---------------------------------------------------------------------------------------------------- memory


def test_buried_openings_are_known_when_they_are_drawn() -> None:
    """T-3: everybody has seen them go under the draw pile, and sees them come up again."""
    match = table("b3 | g4 g5 | y1", "r7", draws="king gstop", rest=1, known=2)
    play(match, "draw")
    view = match.view(2)
    assert view["shown"] == [["king"], [], []]
    assert view["draw_pile"] == ["gstop"]
    world = OPS.determinized(OPS.hidden(match._states, 2), new_stream(5))
    assert world[0]["hands"][0][KIND_OF["king"]] >= 1


def test_a_shown_card_that_is_laid_is_shown_no_more() -> None:
    match = table("king b3 b4 | g4", "r7", shown=[["king"], []])
    play(match, "king")
    assert match.view(1)["shown"] == [[], []]


def test_who_had_to_draw_has_shown_what_they_lack() -> None:
    """T-6: opt draw only_if_stuck; the card drawn may be anything, and each lacked card laid must have been newer."""
    match = table("b3 b4 | g4 g5 y1", "r7", draws="r1", draw="only_if_stuck")
    play(match, "draw")
    view = match.view(1)
    lacked = set(view["lacks"][0])
    assert {"r1", "r9", "b7", "y7", "change", "stk", "king", "+3"} <= lacked
    assert not {"b3", "g5", "break"} & lacked
    assert view["newer"] == [1, 0]
    for seed in range(50):
        hand = OPS.determinized(OPS.hidden(match._states, 1), new_stream(seed))[0]["hands"][0]
        assert sum(int(hand[KIND_OF[card]]) for card in lacked) <= 1
    play(match, "draw", "r1")
    assert match.view(1)["newer"][0] == 0
    assert match.view(1)["lacks"][0] != []


def test_after_a_new_draw_pile_two_players_know_each_others_old_cards() -> None:
    """T-7: all cards that are not in the new pile, nor in one's own hand, are in the other's."""
    match = table("b3 b4 | g4 g5 y1", "r7", rest="pile")
    play(match, "draw", "draw")
    for seed in range(40):
        hand = OPS.determinized(OPS.hidden(match._states, 0), new_stream(seed))[0]["hands"][1]
        assert all(hand[KIND_OF[card]] >= 1 for card in ("g4", "g5", "y1"))
        assert hand.sum() == 4


def test_what_one_has_drawn_from_a_new_pile_is_not_in_it_any_more() -> None:
    """T-7: a card of which the other one is in a third hand cannot be guessed back into the draw pile."""
    match = table("b3 | g4", "b1 r7", draws="", rest=1)
    play(match, "draw")
    assert match.view(0)["hands"][0] == ["b1", "b3"]
    assert match.view(0)["bounds"][0] == "0" * KINDS


# ------------------------------------------------------------------------------------------------ uniformity


def guesses(match: Match, viewer: int, number: int) -> list[Record]:
    view, rng = OPS.hidden(match._states, viewer), new_stream(7)
    return [OPS.determinized(view, rng)[0].copy() for _ in range(number)]


def assert_even(counts: list[int], weights: list[float], most_wrong: float = 1e-4) -> None:
    expected = np.array(weights) / sum(weights) * sum(counts)
    assert stats.chisquare(counts, expected).pvalue > most_wrong


def test_every_hidden_place_takes_every_possible_card_as_often_as_it_should() -> None:
    """Chi-square over the top of the draw pile and a hand's cards."""
    match = majlis.game("taki", players=3).start(seed=4)
    unseen = Counter(card for hand in match.state()["hands"][1:] for card in hand) + Counter(match.state()["draw_pile"])
    tops, held = Counter[int](), Counter[int]()
    for world in guesses(match, 0, 6_000):
        tops[int(world["deck"][world["deck_size"] - 1])] += 1
        held.update({kind: int(world["hands"][2][kind]) for kind in range(KINDS)})
    kinds = [kind for kind in range(KINDS) if unseen[CARD_TEXTS[kind]]]
    weights = [float(unseen[CARD_TEXTS[kind]]) for kind in kinds]
    assert_even([tops[kind] for kind in kinds], weights)
    assert_even([held[kind] for kind in kinds], weights)
    assert tops.total() == 6_000


def test_guesses_by_swapping_are_even_too() -> None:
    """T-6: many seats that lack much, so that no plain deal fits."""
    lacked = [card for card in CARD_TEXTS if card[0] in "rb" and card != "break"]
    hands = "r1 | " + " | ".join(["g1 g3 g4 g5 g6 g7", "y1 y3 y4 y5 y6 y7", "g8 g9 y8 y9 gstop ystop"])
    lacks = [[], *([lacked] * 3)]
    match = table(hands, "b7", lacks=lacks, newer=[0, 1, 0, 0], draw="only_if_stuck")
    free = [kind for kind in range(KINDS) if CARD_TEXTS[kind] not in lacked]
    second, third, extra = Counter[int](), Counter[int](), 0
    number = 1_500
    for world in guesses(match, 0, number):
        for seat, most in ((1, 1), (2, 0), (3, 0)):
            assert sum(int(world["hands"][seat][KIND_OF[card]]) for card in lacked) <= most
        second.update({kind: int(world["hands"][2][kind]) for kind in free})
        third.update({kind: int(world["hands"][3][kind]) for kind in free})
        extra += any(world["hands"][1][KIND_OF[card]] for card in lacked)
    weights = [4.0 if CARD_TEXTS[kind] == "change" else 2.0 for kind in free]
    assert_even([second[kind] for kind in free], weights)
    assert_even([third[kind] for kind in free], weights)
    # Seat 1 and the draw pile share 102 cards, 50 of them lacked: hands of six with one of these and hands with none
    # are as 50 * C(52, 5) to C(52, 6).
    odds = 50 * 6 / 47
    assert abs(extra / number - odds / (1 + odds)) < 0.04


def test_who_has_passed_is_guessed_among_all_that_may_have() -> None:
    """T-21: every set of others but all of them together with oneself."""
    match = play(table("+3 b3 b4 | g3 g4 | g5 g6 | g8 g9", "r7"), "+3", "3:pass")
    seen = Counter(int(world["passed"]) for world in guesses(match, 3, 900))
    assert set(seen) == {8, 8 | 2, 8 | 4}
    assert_even(list(seen.values()), [1.0] * 3)
    open_still = Counter(int(world["passed"]) for world in guesses(match, 1, 800))
    assert set(open_still) == {0, 4, 8, 12}


def test_a_guess_never_reaches_the_limit() -> None:
    """T-29: passes that are not known would be counted."""
    match = play(table("+3 b3 b4 | g3 g4 | g5 g6 | g8 g9", "r7", actions=1_998), "+3")
    for world in guesses(match, 2, 20):
        assert world["actions"] == 1_999
        assert world["passed"] == 0
    assert OPS.check(match._states, 2, PASS) == 0


def test_an_observation_has_the_announced_shape_and_no_secrets() -> None:
    match = majlis.game("taki", players=10, hand=4).start(seed=2)
    first = OPS.observed(match._states, 3)
    assert first.shape == GAME.observation
    assert np.isfinite(first).all()
    assert (OPS.observed(scrambled(match._states, 3, random.Random(1)), 3) == first).all()
