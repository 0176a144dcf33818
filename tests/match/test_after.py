"""What a match would be after an action, while it stays as it is itself."""

import pytest

import majlis


@pytest.mark.interpreted
@pytest.mark.parametrize("key", majlis.games())
def test_a_match_and_what_follows_from_it_do_not_disturb_each_other(key: str) -> None:
    match = majlis.game(key).start(seed=3)
    while match.ply < 30 and match.actors():
        seat = match.actors()[0]
        legal = match.legal_actions(seat)
        first, last = legal[7 * match.ply % len(legal)], legal[-1]
        stood, drawn, twin = match.hash(), match.stream().tobytes(), match.copy()
        after = match.after(seat, first)
        assert (match.hash(), match.stream().tobytes(), match.log) == (stood, drawn, twin.log)
        twin.play_action(seat, first)
        told = [after.events(viewer) for viewer in (None, seat, -1)]
        assert (after.hash(), told) == (twin.hash(), [twin.events(viewer) for viewer in (None, seat, -1)])
        match.play_action(seat, last)
        assert (after.hash(), after.log) == (twin.hash(), twin.log)
        assert told == [after.events(viewer) for viewer in (None, seat, -1)]
        match = after


@pytest.mark.interpreted
def test_the_state_is_copied_once_a_move() -> None:
    match = majlis.game("quoridor", starter=1).start(seed=3)
    after = match.after(0, match.legal_actions(0)[0])
    assert after._before is match.states()
    assert after.states() is not match.states()


@pytest.mark.interpreted
@pytest.mark.parametrize("key", majlis.games())
def test_views_that_were_forgotten_are_found_again(key: str) -> None:
    match = majlis.game(key).start(seed=3)
    seat = match.actors()[0]
    match = match.after(seat, match.legal_actions(seat)[0])
    seen = [(match.view(viewer), match.events(viewer)) for viewer in (None, 0, 1)]
    match.forget_views()
    assert not match._seen
    assert [(match.view(viewer), match.events(viewer)) for viewer in (None, 0, 1)] == seen
