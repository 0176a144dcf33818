"""Replays: versioned, checked at every ply, and refused with the first bad one."""

import json
from typing import Any

import pytest

import majlis


def played() -> majlis.Match:
    match = majlis.game("quoridor").start(seed=7)
    for ply, text in enumerate(("e2", "e8", "e3h", "e7", "d2", "d7h")):
        match.play(ply % 2, text)
    return match


def changed(**changes: Any) -> str:
    return json.dumps({**json.loads(played().replay().dumps()), **changes})


def test_a_replay_is_one_move_a_line_and_reads_back() -> None:
    replay = played().replay()
    assert '[0, "e2", "' in replay.dumps()
    assert majlis.Replay.loads(replay.dumps()) == replay
    assert replay.verify().line() == played().line()


def test_any_ply_can_be_gone_to() -> None:
    replay = played().replay()
    assert [replay.at(ply).ply for ply in range(7)] == list(range(7))
    assert replay.at(2).line() == "e2 e8 / - / 10 10 / 1"
    with pytest.raises(majlis.ReplayError, match="plies 0 to 6"):
        replay.at(7)


def test_a_match_from_a_position_is_replayed_from_it() -> None:
    match = majlis.game("quoridor").position("e8 e2 / - / 3 4 / 1")
    match.play(0, "d8")
    again = majlis.Replay.loads(match.replay().dumps()).verify()
    assert again.line() == match.line()


@pytest.mark.parametrize("text", ["", "{", "[]", '"x"', "{}", "\ud800"])
def test_what_is_no_replay_is_said_to_be_none(text: str) -> None:
    with pytest.raises(majlis.ReplayError, match="not a Majlis replay"):
        majlis.Replay.loads(text.encode("utf-8", "surrogatepass"))


def test_another_format_or_rules_version_is_refused() -> None:
    with pytest.raises(majlis.ReplayError, match="format 99"):
        majlis.Replay.loads(changed(majlis_replay=99))
    with pytest.raises(majlis.ReplayError, match="version 99 of the rules"):
        majlis.Replay.loads(changed(version=99)).verify()


def test_a_wrong_option_or_seed_is_refused() -> None:
    with pytest.raises(majlis.ReplayError):
        majlis.Replay.loads(changed(options={"players": 2, "size": 7})).verify()
    with pytest.raises(majlis.ReplayError, match="hexadecimal"):
        majlis.Replay.loads(changed(seed="zz")).verify()
    with pytest.raises(majlis.ReplayError, match="32 are needed"):
        majlis.Replay.loads(changed(seed="00")).verify()


def test_an_illegal_move_in_a_replay_is_named_by_its_ply() -> None:
    moves = json.loads(played().replay().dumps())["moves"]
    moves[3][1] = "e1"
    with pytest.raises(majlis.ReplayError, match="ply 4") as caught:
        majlis.Replay.loads(changed(moves=moves)).verify()
    assert caught.value.ply == 4


def test_changed_places_are_noticed() -> None:
    with pytest.raises(majlis.ReplayError, match="places"):
        majlis.Replay.loads(changed(places=[1, 2])).verify()
