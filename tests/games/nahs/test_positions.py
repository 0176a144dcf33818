"""Positions as JSON: exact both ways, and what cannot be is refused with the reason (N-1 to N-23)."""

import json
import random
from typing import Any

import pytest

import majlis
from majlis.match.match import Match
from tests.games.nahs.tables import exchange, play, table
from tests.oracles.duel import random_options


def again(match: Match, facts: dict[str, Any]) -> bytes:
    """The bytes of a position read back from its JSON."""
    return match.game.position(json.loads(json.dumps(facts)))._states.tobytes()


@pytest.mark.parametrize("seed", range(8))
def test_states_and_views_survive_json(seed: int) -> None:
    policy_rng = random.Random(seed)
    options = random_options("nahs", policy_rng, decks=1 + seed % 2, stages=2)
    match = majlis.game("nahs", **options).start(seed=seed)
    while match.actors() and match.ply < 300:
        if match.ply % 4 == 0:
            viewer = policy_rng.choice([None, *range(options["players"])])
            assert again(match, match.state()) == match._states.tobytes()
            assert again(match, match.view(viewer)) == match.hidden(viewer).tobytes()
        seat = policy_rng.choice(match.actors())
        match.play(seat, policy_rng.choice(match.legal(seat)))


def test_a_match_that_is_over_survives_json_n_22() -> None:
    """N-22, N-23: by a natural end and by the limit."""
    for plays in (7, 2999):
        match = play(table(["4", "5 6"] if plays == 7 else ["4 4", "5 6"], plays=plays, rules={"stages": 1}), "4")
        assert match.state()["phase"] == "over"
        assert again(match, match.state()) == match._states.tobytes()


def test_open_take_its_survive_json_n_18() -> None:
    """N-18: aim and asked."""
    aim = play(table(["", "1 2"], pile="13", down=["ti - -", ""]), "down 1")
    assert again(aim, aim.state()) == aim._states.tobytes()
    asked = play(aim, "ti>2")
    assert again(asked, asked.state()) == asked._states.tobytes()
    assert again(asked, asked.view(1)) == asked.hidden(1).tobytes()


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"phase": "lunch"}, "phase is 'lunch'"),
    ({"stage": 3}, "stage is 3"),
    ({"stage": True}, "stage is True"),
    ({"dealer": 2}, "dealer is 2"),
    ({"turn": None}, "turn is None"),
    ({"turn": 5}, "turn is 5"),
    ({"direction": 0}, "direction is 0"),
    ({"asked": 1}, "asked is 1"),
    ({"chain": [0]}, "chain is [0]"),
    ({"plays": -1}, "plays is -1"),
    ({"plays": 3000}, "has ended"),
    ({"hands": [["3"]]}, "list of 2"),
    ({"hands": [["14"], ["1"]]}, "hands is '14'"),
    ({"hands": [[3], ["1"]]}, "hands is 3"),
    ({"hands": [["5", "3"], ["1"]]}, "in the order"),
    ({"hands": [["3"] * 5, ["1"]]}, "'5 times 3'"),
    ({"face_up": [["4"] * 4, []]}, "at most 3"),
    ({"face_up": [["3"], []]}, "still has face-up cards"),
    ({"face_down": [["3", "4"], [None] * 3]}, "list of 3"),
    ({"face_down": [["?", None, None], [None] * 3]}, "face_down is '?'"),
    ({"draw": ["4"]}, "would have drawn"),
    ({"pile": ["8"]}, "never lies there"),
    ({"pile": ["ti"]}, "never lies there"),
    ({"gone": []}, "add up to 4 of each kind"),
    ({"gone": "all"}, "gone is 'all'"),
    ({"finished": [1]}, "still has cards"),
    ({"finished": [1, 1]}, "different seats"),
    ({"hands": [["3"], []]}, "so it is out"),
    ({"hands": [["3"], []], "finished": [1]}, "has ended"),
    ({"phase": "over", "turn": None}, "goes on"),
    ({"chosen": [["1", "2", "3"], None]}, "but in the exchange"),
    ({"must_lead": "3"}, "among its shown"),
    ({"must_lead": "0"}, "it is a number"),
    ({"must_lead": "3", "shown": [["3"], []]}, "holds a smaller number"),
    ({"jinxes": [1, 0]}, "0 stages have ended"),
    ({"place_sums": [1, 2]}, "add up to 0"),
    ({"stage": 1, "jinxes": [1, 0], "place_sums": [1, 2]}, "a jinx is in place 2"),
    ({"stage": 1, "jinxes": [1, 0], "place_sums": [2, 1], "dealer": 1}, "deals (N-21)"),
    ({"shown": [["4"], []]}, "does not hold"),
    ({"shown": [["3", "3", "3"], []]}, "holds only 2"),
    ({"lacks": [["3"], []]}, "not among the shown"),
    ({"lacks": [["4", "4"], []]}, "at most once"),
    ({"turned": "x"}, "turned is 'x'"),
    ({"effect": "boom"}, "effect is 'boom'"),
    ({"effect_count": 1000}, "effect_count is 1000"),
    ({"cat": "black"}, "has no 'cat'"),
    ({"viewer": 0}, "hands is ['1']"),
    ({"viewer": 9}, "viewer is 9"),
]


@pytest.mark.parametrize(("facts", "said"), WRONG)
def test_what_cannot_be_is_refused(facts: dict[str, Any], said: str) -> None:
    """N-1 to N-23: the error names the key, the value and what would be right."""
    good: dict[str, Any] = {"turn": 0, "hands": [["3", "5"], ["1"]], "pile": []}
    game = majlis.game("nahs", players=2)
    game.position(good)
    with pytest.raises(majlis.PositionError) as error:
        game.position({**good, **facts})
    assert said in str(error.value)


def test_views_that_cannot_be_are_refused() -> None:
    """N-2, N-8: too few unseen cards, known draw piles, hands that nothing could fill."""
    match = play(table(["3 4", "1 2"], pile="12 13"), "take")
    view = match.view(1)
    for facts, said in (
        ({"hands": [[None] * 5, ["1", "2"]]}, "hidden cards"),
        ({"draw": ["3"]}, "all null"),
        ({"lacks": [["1", "2", "3", "4", "5"], []]}, "no cards are left"),
        ({"chosen": [["1", "2", "3"], None]}, "does not see the choice"),
        ({"face_down": [["3", None, None], [None] * 3]}, "'?'"),
    ):
        with pytest.raises(majlis.PositionError) as error:
            match.game.position({**view, **facts})
        assert said in str(error.value)


def test_exchanges_that_cannot_be_are_refused_n_3() -> None:
    """N-3."""
    good = exchange(["1 2 3", "4 5 6"], ["7 8 9", "10 11 12"]).state()
    rules = dict(good["options"])
    for change, facts, said in (
        ({}, {"chosen": [["1", "2", "4"], None]}, "does not have these three"),
        ({}, {"chosen": [["1", "2", "3"], ["4", "5", "6"]]}, "yet to choose"),
        ({}, {"direction": 1}, "nothing was played"),
        ({"swap": "one_pair"}, {"chosen": [["1", "2", "7"], None]}, "only one card"),
        ({"swap": "none"}, {}, "there is none"),
    ):
        options = {**rules, **change}
        with pytest.raises(majlis.PositionError) as error:
            majlis.game("nahs", **options).position({**good, "options": options, **facts})
        assert said in str(error.value)
