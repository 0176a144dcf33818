"""Replays: versioned, checked at every ply, and refused with the first bad one."""

import json
import re
from typing import Any

import pytest

import majlis
from majlis import words
from majlis.match.replay_errors import BrokenReplay


def played() -> majlis.Match:
    match = majlis.game("quoridor", starter=1).start(seed=7)
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


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "not_a_replay": ({"moves": 3}, "there is no match of Majlis in it."),
    "other_format": ({"majlis_replay": 99}, "its format is 99, and format 1 is read here."),
    "no_such_game": ({"game": "chess"}, "its game is called “chess”, which is not played here."),
    "bad_option": ({"options": {"size": 6}}, "a house rule in it cannot be so: Size of the board."),
    "other_version": (
        {"version": 99},
        "it was played by version 99 of the rules, and here it would be version 2.",
    ),
    "bad_seed": ({"seed": "00"}, "its seed is not 64 hexadecimal digits."),
    "bad_position": ({"start": {"pawns": []}}, "it begins at a position that cannot be."),
    "other_beginning": ({"first": "00"}, "its seed and its house rules lead to another first position."),
    "illegal": (
        {"moves": [[0, "e9", ""]]},
        "ply 1, by player 1, is against the rules. A pawn goes one square at a time; it jumps only over a pawn next to it. (Q-5)",
    ),
    "other_state": ({"moves": [[0, "e2", ""]]}, "ply 1 leads to another position than it says."),
    "other_places": ({"places": [1, 2]}, "the match ends otherwise than it says."),
    "changed": ({"seal": ""}, "it was changed or shortened after it was written."),
}
"""For each code what brings it about, and its words."""


def broken(changes: dict[str, Any]) -> BrokenReplay:
    with pytest.raises(BrokenReplay) as caught:
        majlis.Replay.loads(changed(**changes)).verify()
    return caught.value


@pytest.mark.parametrize("code", BROKEN)
def test_what_is_wrong_is_told_in_every_language(code: str) -> None:
    changes, said = BROKEN[code]
    error = broken(changes)
    assert error.code == code
    assert error.text("en") == said
    for lang in ("ar", "he"):
        latin = re.findall(r"[A-Za-z]{3,}", error.text(lang))
        assert latin == (["chess"] if code == "no_such_game" else []), "English inside another language"


def test_every_way_in_which_a_replay_can_be_broken_is_tried() -> None:
    source = (words.SHARED / "broken.en.ftl").read_text("utf-8")
    assert {*BROKEN, "no_such_ply"} == set(re.findall(r"^broken-(\w+)", source, re.MULTILINE))
    with pytest.raises(BrokenReplay) as caught:
        played().replay().at(9)
    assert caught.value.text("en") == "it has plies 0 to 6, not 9."
