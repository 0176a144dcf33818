"""Random games: cards are conserved, legal lists and check agree, views tell no less to their seat (T-1 to T-29)."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import majlis
from majlis.games.taki import GAME
from majlis.games.taki.state import KINDS, WAIT
from majlis.kernel.seeds import new_stream
from majlis.match.game_ops import ops_of
from tests.games.taki.tables import deck
from tests.oracles.duel import random_options


def keen(policy_rng: random.Random, texts: list[str]) -> str:
    """Any legal action, but seldom one that makes a game longer."""
    busy = [text for text in texts if text not in ("draw", "end", "pass")]
    return policy_rng.choice(busy if busy and policy_rng.random() < 0.9 else texts)


@pytest.mark.parametrize("seed", range(40))
def test_no_card_is_lost_or_made(seed: int) -> None:
    """T-1, T-7: after every action, over all player counts and options; sizes and piles agree with what lies there."""
    policy_rng = random.Random(seed)
    options = random_options("taki", policy_rng, players=2 + seed % 9)
    match = majlis.game("taki", **options).start(seed=seed)
    for _ in range(400):
        state = match.state()
        cards = Counter(card for hand in state["hands"] for card in hand) + Counter(state["draw_pile"] + state["pile"])
        assert cards == deck(options["deck"])
        assert state["sizes"] == [len(hand) for hand in state["hands"]]
        record = match._states[0]
        assert not record["deck"][record["deck_size"] :].any()
        assert not record["pile"][record["pile_size"] :].any()
        assert all(size == 1 for seat, size in enumerate(state["sizes"]) if seat in state["debts"])
        if not match.actors():
            break
        seat = policy_rng.choice(match.actors())
        match.play(seat, keen(policy_rng, match.legal(seat)))


@pytest.mark.parametrize("seed", range(18))
def test_legal_is_exactly_what_check_allows(seed: int) -> None:
    """Over all action ids and seats, waits included; only actors have anything to do."""
    policy_rng = random.Random(seed)
    options = random_options("taki", policy_rng, players=2 + seed % 9)
    kernels = ops_of(GAME)
    states, rng = kernels.blank(majlis.game("taki", **options).options), new_stream(seed)
    kernels.deal(states, rng)
    out = np.zeros(GAME.most_legal, np.int64)
    for _ in range(150):
        actors = kernels.actors(states)
        for seat in range(options["players"]):
            listed = out[: kernels.bound["legal"](states, 0, seat, out)].tolist()
            assert listed == [action for action in range(GAME.actions) if kernels.check(states, seat, action) == 0]
            assert bool(listed) == (seat in actors)
        if not actors:
            break
        for seat, action in ((-1, 0), (options["players"], 0), (0, -1), (0, GAME.actions), (99, 10**9)):
            assert kernels.check(states, seat, action) != 0
        listed = out[: kernels.bound["legal"](states, 0, actors[0], out)].tolist()
        kernels.play(states, rng, actors[0], policy_rng.choice(listed))


@pytest.mark.parametrize("options", [{}, {"last_card": "catch", "players": 6}, {"mode": "pyramid", "players": 3}])
def test_asking_only_the_first_actor_a_game_comes_to_its_end(options: dict[str, Any]) -> None:
    """T-25, T-29: with waits, which are never counted."""
    game, kernels, policy_rng = majlis.game("taki", **options), ops_of(GAME), random.Random(3)
    states, rng = kernels.blank(game.options), new_stream(3)
    kernels.deal(states, rng)
    out, counted, waits = np.zeros(GAME.most_legal, np.int64), 0, 0
    while actors := kernels.actors(states):
        action = int(out[policy_rng.randrange(kernels.bound["legal"](states, 0, actors[0], out))])
        before = int(states[0]["actions"])
        kernels.play(states, rng, actors[0], action)
        assert int(states[0]["actions"]) == before + (action != WAIT)
        counted += action != WAIT
        waits += action == WAIT
    assert kernels.result(states) is not None
    assert counted == states[0]["actions"]
    assert waits > 0


def test_hands_fall_and_rise_only_by_known_ways() -> None:
    """T-7: draw piles are renewed again and again in a long game, and each is made of what lay beneath the lead."""
    match = majlis.game("taki", players=2, hand=4).start(seed=11)
    policy_rng, seen = random.Random(11), 0
    while match.actors():
        before = match.state()
        seat = policy_rng.choice(match.actors())
        match.play(seat, policy_rng.choice(match.legal(seat)))
        after = match.state()
        if after["phase"] != "over" and after["reshuffles"] > before["reshuffles"]:
            seen += 1
            assert len(after["pile"]) < len(before["pile"])
    assert seen > 2
    assert KINDS == 57


def test_the_same_seed_deals_the_same_cards_whatever_was_played() -> None:
    """T-2: the second round's cards depend on the seed and the round alone."""
    hands = []
    for policy_rng in (random.Random(1), random.Random(2)):
        match = majlis.game("taki", rounds=2, players=2, hand=4, starter=1).start(seed=9)
        while match.state()["round"] == 0:
            seat = policy_rng.choice(match.actors())
            match.play(seat, keen(policy_rng, match.legal(seat)))
        state = match.state()
        first = state["starter"]
        hands.append([state["hands"][first], state["hands"][1 - first], state["draw_pile"], state["pile"]])
    assert hands[0] == hands[1]
