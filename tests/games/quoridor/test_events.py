"""What is told of an action, in three languages."""

import random
from typing import Any

import pytest

import majlis
from majlis import words
from majlis.games.quoridor import GAME
from tests.games.quoridor.tables import game, legal, play, table, turn
from tests.oracles.duel import random_options

pytestmark = pytest.mark.interpreted

EVENTS: list[dict[str, Any]] = [
    {"event": "drawn_to_begin", "seat": 3},
    {"event": "moved", "seat": 0, "from": "e1", "to": "e2"},
    {"event": "jumped", "seat": 0, "from": "e4", "to": "e6"},
    *({"event": "fence", "seat": 1, "fence": "e3h", "left": left} for left in range(11)),
    {"event": "passed", "seat": 3},
    {"event": "arrived", "seat": 2},
    {"event": "drawn_by_repetition"},
    {"event": "drawn_by_length"},
]


def test_a_step_and_a_jump_name_both_squares() -> None:
    assert game().start(0).play(0, "e2") == [{"event": "moved", "seat": 0, "from": "e1", "to": "e2"}]
    jump = {"event": "jumped", "seat": 0, "from": "e4", "to": "e6"}
    assert table("e4 e5 / - / 0 0 / 1").play(0, "e6") == [jump]
    aside = {"event": "jumped", "seat": 0, "from": "e4", "to": "d5"}
    assert table("e4 e5 / e5h / 0 0 / 1").play(0, "d5") == [aside]


def test_a_fence_names_how_many_are_left() -> None:
    match = table("e1 e9 / - / 10 1 / 2")
    assert match.play(1, "e3h") == [{"event": "fence", "seat": 1, "fence": "e3h", "left": 0}]


def test_a_pass_is_told() -> None:
    assert table("a1 b1 e9 c1 / a1h / 0 5 5 5 / 1").play(0, "pass") == [{"event": "passed", "seat": 0}]


def test_the_end_is_told_after_the_action() -> None:
    events = table("a8 e5 / - / 10 10 / 1").play(0, "a9")
    assert events == [{"event": "moved", "seat": 0, "from": "a8", "to": "a9"}, {"event": "arrived", "seat": 0}]
    assert play(table("e4 e6 / - / 9 9 / 1", plies=399), "a1h") == ["fence", "drawn_by_length"]
    walk = ("e2", "e8", "e1", "e9")
    assert play(game().start(0), *walk, *walk) == ["moved", "drawn_by_repetition"]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_event_has_its_words(lang: str) -> None:
    match = game(4).start(0)
    for event in EVENTS:
        told = match.tell(event, lang)
        assert told
        assert "{" not in told
        assert str(event.get("to", event.get("fence", ""))) in told


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_reason_and_refused_option_has_its_words(lang: str) -> None:
    said = [words.say(lang, GAME.folder, f"reason-{reason.name}") for reason in GAME.reasons.values()]
    assert len(set(said)) == len(GAME.reasons)
    for word in ("no_such_starter", "too_many_fences", "teams_need_four"):
        assert words.say(lang, GAME.folder, f"refused-{word}")


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_refusal_speaks_the_language(lang: str) -> None:
    refusal = game().start(0, lang=lang).why(0, "e5")
    assert refusal is not None
    assert refusal.text == words.say(lang, GAME.folder, "reason-too_far")


@pytest.mark.parametrize("seed", range(6))
def test_everybody_is_told_the_same(seed: int) -> None:
    policy_rng = random.Random(seed)
    options = random_options("quoridor", policy_rng)
    match = majlis.game("quoridor", **options).start(seed)
    known = {event["event"] for event in EVENTS}
    while match.actors() and match.ply < 80:
        events = match.play(turn(match), policy_rng.choice(legal(match)))
        assert all(match.events(viewer) == events for viewer in (None, *range(options["players"])))
        assert {event["event"] for event in events} <= known
