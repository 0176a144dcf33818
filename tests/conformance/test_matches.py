"""Matches: copies, replays, refusals, ends."""

import json
import random
from typing import Any

import numpy as np
import pytest

import majlis
from tests.conformance.walks import configured, started, step, walk


def test_a_copy_goes_its_own_way(key: str) -> None:
    match = started(key, 1)
    policy_rng = random.Random(1)
    for _ in range(10):
        step(match, policy_rng)
    twin = match.copy()
    assert twin.hash() == match.hash()
    before, ply = match.hash(), match.ply
    for _ in range(5):
        step(twin, policy_rng)
    assert match.hash() == before
    assert match.ply == ply
    assert twin.ply == ply + 5


def test_the_same_seed_gives_the_same_match(key: str) -> None:
    first, second = (list(walk(key, 5, every=50, most=100))[-1] for _ in range(2))
    assert first.hash() == second.hash()
    assert first.hashes() == second.hashes()


@pytest.mark.parametrize("seed", range(3))
def test_a_replay_reproduces_the_match(key: str, seed: int) -> None:
    match = list(walk(key, seed, every=1000, most=300))[-1]
    replay = majlis.Replay.loads(match.replay().dumps())
    assert replay == match.replay()
    again = replay.verify()
    assert again.hash() == match.hash()
    half = match.ply // 2
    assert replay.at(half).hash() == match.hashes()[half - 1]


def test_a_changed_replay_is_refused_at_the_first_bad_ply(key: str) -> None:
    match = list(walk(key, 0, every=1000, most=60))[-1]
    assert match.ply > 5
    plain = json.loads(match.replay().dumps())
    for ply in (0, match.ply // 2, match.ply - 1):
        broken = json.loads(json.dumps(plain))
        broken["moves"][ply][2] = "0" * 16
        with pytest.raises(majlis.ReplayError) as caught:
            majlis.Replay.loads(json.dumps(broken)).verify()
        assert caught.value.ply == ply + 1
    short = {**plain, "moves": plain["moves"][:-3]}
    with pytest.raises(majlis.ReplayError, match="shortened" if match.result() is None else "places"):
        majlis.Replay.loads(json.dumps(short)).verify()
    other = {**plain, "seed": "11" * 32}
    with pytest.raises(majlis.ReplayError):
        majlis.Replay.loads(json.dumps(other)).verify()


def test_undo_takes_back_the_last_action(key: str) -> None:
    match = started(key, 3)
    policy_rng = random.Random(3)
    hashes = [match.hash()]
    for _ in range(12):
        step(match, policy_rng)
        hashes.append(match.hash())
    for expected in reversed(hashes[:-1]):
        match.undo()
        assert match.hash() == expected
    with pytest.raises(majlis.IllegalMove, match="nothing to take back"):
        match.undo()


def test_bad_input_is_refused_and_nothing_is_lost(key: str) -> None:
    match = started(key, 0)
    before = match.hash()
    seat = match.actors()[0]
    for text in ("", "nonsense", "e99", "\u202e"):
        with pytest.raises(majlis.IllegalMove) as caught:
            match.play(seat, text)
        assert caught.value.refusal.code == "not_understood"
        assert caught.value.refusal.text
    for nobody in (-1, match.game.players):
        with pytest.raises(majlis.IllegalMove, match="no seat"):
            match.play(nobody, match.legal(seat)[0])
    for nothing in (None, "0", 0.0, True):
        with pytest.raises(majlis.IllegalMove, match="no seat"):
            match.legal(nothing)  # type: ignore[arg-type]
    others = [other for other in range(match.game.players) if other not in match.actors()]
    for other in others:
        with pytest.raises(majlis.IllegalMove):
            match.play(other, match.legal(seat)[0])
    assert match.hash() == before
    assert match.ply == 0


def test_what_is_no_position_of_the_game_is_refused(key: str) -> None:
    match = started(key, 0)
    nothings: tuple[Any, ...] = (None, [], 5)
    for nothing in nothings:
        with pytest.raises(majlis.PositionError, match="not a position"):
            match.game.position(nothing)
    with pytest.raises(majlis.PositionError, match="options is 5"):
        match.game.position({**match.state(), "options": 5})
    with pytest.raises(majlis.PositionError, match="'nonsense'"):
        match.game.position({**match.state(), "nonsense": 1})
    assert match.game.position(match.state()).hash() == match.hash()


def test_every_refusal_speaks_three_languages(key: str) -> None:
    match = started(key, 0)
    refused = {
        match.why(seat, match.text(action)).code  # type: ignore[union-attr]
        for seat in range(match.game.players)
        for action in range(match.game.definition.actions)
        if match.why(seat, match.text(action)) is not None
    }
    assert refused
    seat = match.actors()[0]
    texts = {lang: match.why(seat, "nonsense", lang=lang).text for lang in ("en", "ar", "he")}  # type: ignore[union-attr]
    assert len(set(texts.values())) == 3


@pytest.mark.parametrize("seed", range(4))
def test_random_matches_end_with_a_sound_result(key: str, seed: int) -> None:
    options = configured(key, seed)
    batch = majlis.Batch(majlis.game(key, **options), 1, seed=seed, threads=1)
    policy_rng = random.Random(seed)
    for _ in range(200_000):
        if batch.seats[0] < 0:
            break
        batch.step(_chosen(batch, policy_rng))
    assert batch.seats[0] == -1, "the match did not end"
    returns = batch.returns()[0]
    assert returns.sum() == pytest.approx(0)
    result = batch.game.ops.result(batch.states)
    assert result is not None
    places, scores = result
    assert min(places) == 1
    assert len(scores) == batch.game.players
    best = [seat for seat, place in enumerate(places) if place == 1]
    assert all(returns[seat] == max(returns) for seat in best)


def _chosen(batch: majlis.Batch, policy_rng: random.Random) -> np.ndarray[Any, Any]:

    return np.array([policy_rng.choice(np.flatnonzero(batch.masks()[0]).tolist())])


def test_a_finished_match_takes_no_action(key: str) -> None:
    match = started(key, 0)
    policy_rng = random.Random(9)
    while match.actors():
        step(match, policy_rng)
    before = match.hash()
    assert match.result() is not None
    for seat in range(match.game.players):
        assert match.legal(seat) == []
        with pytest.raises(majlis.IllegalMove):
            match.play(seat, match.text(0))
    assert match.hash() == before


def test_every_event_is_told_in_three_languages(key: str) -> None:
    for seed in range(3):
        for match in walk(key, seed, every=1, most=250):
            for viewer in (-1, None, *range(match.game.players)):
                for event in match.events(viewer):
                    json.dumps(event)
                    for lang in ("en", "ar", "he"):
                        assert match.tell(event, lang)
