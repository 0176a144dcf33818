"""Seeds, viewers, languages and batches that cannot be are named, never a fault inside."""

from typing import Any

import numpy as np
import pytest

import majlis

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("seed", [-1, 2**256, 1.5, "seven"])
def test_what_is_no_seed_is_named(seed: Any) -> None:
    game = majlis.game("quoridor", starter=1)
    with pytest.raises(majlis.MajlisError, match="seed is"):
        game.start(seed)
    with pytest.raises(majlis.MajlisError, match="seed is"):
        game.position("e1 e9 / - / 10 10 / 1", seed)
    with pytest.raises(majlis.MajlisError, match="seed is"):
        majlis.Batch(game, 2, seed=seed)


def test_a_seed_may_be_a_number_of_numpy() -> None:
    seed: Any = np.int64(7)
    assert majlis.game("quoridor").start(seed).seed == majlis.game("quoridor").start(7).seed


@pytest.mark.parametrize("viewer", [2, -3, "me"])
def test_events_are_told_to_seats_spectators_and_the_referee_only(viewer: Any) -> None:
    match = majlis.game("quoridor", starter=1).start(seed=7)
    match.play(0, "e2")
    assert match.events(None) == match.events(-1) == match.events(1)
    with pytest.raises(majlis.IllegalMove, match="There is no seat"):
        match.events(viewer)


def test_a_language_that_is_not_spoken_is_answered_in_one_that_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    match = majlis.game("quoridor", starter=1).start(seed=7)
    (event,) = match.play(0, "e2")
    assert match.why(1, "e5", "fr") == match.why(1, "e5", "en")
    assert match.tell(event, "fr") == match.tell(event, "en")


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_match_that_began_at_a_view_can_be_replayed(viewer: int | None) -> None:
    match = majlis.game("quoridor", starter=1).start(seed=7)
    match.play(0, "e2")
    again = match.game.position(match.view(viewer))
    assert majlis.Replay.loads(again.replay().dumps()).verify().hash() == again.hash()


def test_a_batch_takes_threads_and_marks_that_can_be() -> None:
    with pytest.raises(majlis.MajlisError, match="at least one thread, not -1"):
        majlis.Batch(majlis.game("quoridor"), 2, threads=-1)
    batch = majlis.Batch(majlis.game("quoridor", starter=1), 4, seed=1, threads=1)
    with pytest.raises(majlis.MajlisError, match="4 marks"):
        batch.reset(np.array([True]))
    batch.step(batch.masks().argmax(axis=1))
    batch.reset(np.array([0, 1, 0, 1]))
    assert batch.seats.tolist() == [1, 0, 1, 0]
