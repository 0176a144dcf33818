"""Batches play the same matches as the referee, on any number of threads."""

import numpy as np
import pytest

import majlis


def test_threads_change_nothing(key: str) -> None:
    game = majlis.game(key)
    one, two = majlis.Batch(game, 9, seed=5, threads=1), majlis.Batch(game, 9, seed=5, threads=2)
    for batch in (one, two):
        batch.play_random(60, seed=8)
    assert one.states.tobytes() == two.states.tobytes()
    assert (one.masks() == two.masks()).all()
    assert (one.observe() == two.observe()).all()
    assert (one.seats == two.seats).all()


def test_a_batch_deals_and_plays_like_the_referee(key: str) -> None:
    game = majlis.game(key)
    batch = majlis.Batch(game, 2, seed=11, threads=1)
    match = game.start(seed=11)
    assert batch.states[:1].tobytes() == match._states.tobytes()
    while batch.seats[0] >= 0 and match.ply < 30:
        actions = batch.masks().argmax(axis=1)
        match.play_action(int(batch.seats[0]), int(actions[0]))
        batch.step(actions)
        assert batch.states[:1].tobytes() == match._states.tobytes()


def test_an_illegal_action_stops_the_whole_step(key: str) -> None:
    batch = majlis.Batch(majlis.game(key), 3, seed=1, threads=1)
    before = batch.states.tobytes()
    masks = batch.masks()
    actions = masks.argmax(axis=1)
    actions[1] = np.flatnonzero(masks[1] == 0)[0]
    with pytest.raises(majlis.IllegalMove, match="match 1 of the batch"):
        batch.step(actions)
    assert batch.states.tobytes() == before
    with pytest.raises(majlis.MajlisError, match="3 actions"):
        batch.step(np.zeros(2, np.int64))


def test_reset_deals_other_matches(key: str) -> None:
    batch = majlis.Batch(majlis.game(key), 4, seed=1, threads=1)
    first = batch.states.copy()
    batch.step(batch.masks().argmax(axis=1))
    batch.reset(np.array([True, False, True, False]))
    assert (batch.states[[1, 3]] != first[[1, 3]]).all()
    assert not batch.returns().any()
