"""Actions, states and views go into text and come back the same."""

import json

import pytest

import majlis
from tests.conformance.walks import walk


def test_action_texts_are_read_back(key: str) -> None:
    definition = majlis.game(key).definition
    texts = [definition.notation.text(action) for action in range(definition.actions)]
    assert len(set(texts)) == len(texts)
    assert [definition.notation.action(text) for text in texts] == list(range(definition.actions))


def test_other_texts_are_no_actions(key: str) -> None:
    definition = majlis.game(key).definition
    for text in ("", " ", "nonsense", "\u0000", "e2 ", "É", "1" * 5000):
        assert definition.notation.action(text) is None


@pytest.mark.parametrize("seed", range(4))
def test_states_are_read_back_to_the_byte(key: str, seed: int) -> None:
    for match in walk(key, seed, every=19, most=190):
        facts = json.loads(json.dumps(match.state()))
        assert match.game.position(facts).hash() == match.hash()


@pytest.mark.parametrize("seed", range(4))
def test_views_are_read_back_to_the_byte(key: str, seed: int) -> None:
    for match in walk(key, seed, every=23, most=160):
        for viewer in (None, *range(match.game.players)):
            facts = json.loads(json.dumps(match.view(viewer)))
            assert match.game.position(facts)._states.tobytes() == match.hidden(viewer).tobytes()


def test_a_state_of_another_game_or_version_is_refused(key: str) -> None:
    game = majlis.game(key)
    facts = game.start(seed=1).state()
    with pytest.raises(majlis.PositionError, match="version"):
        game.position({**facts, "version": game.version + 1})
    with pytest.raises(majlis.PositionError, match="game"):
        game.position({**facts, "game": "tic-tac-toe"})


def test_a_state_with_a_missing_or_wrong_part_is_refused_by_name(key: str) -> None:
    game = majlis.game(key)
    facts = game.start(seed=1).state()
    for name in facts:
        if name in ("game", "version", "options"):
            continue
        with pytest.raises(majlis.PositionError, match=name):
            game.position({**facts, name: {"no": "such thing"}})


def test_a_match_from_a_view_is_asked_but_not_played_where_something_is_hidden(key: str) -> None:
    original = majlis.game(key).start(seed=1)
    seat = original.actors()[0]
    match = original.game.position(original.view(seat))
    text = match.legal(seat)[0]
    assert match.legal(seat) == original.legal(seat)
    if match.is_incomplete:
        before = match.hash()
        with pytest.raises(majlis.IllegalMove, match="hidden"):
            match.play(seat, text)
        assert match.hash() == before
    else:
        match.play(seat, text)
    assert match.is_incomplete == (not match.is_open)
