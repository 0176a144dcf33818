"""What is told of a match, in three languages (T-8 to T-29)."""

import json
import random
from typing import Any

import pytest

import majlis
from majlis import words
from majlis.games.taki import GAME, events, positions, rounds
from majlis.games.taki.state import KINDS, SUPER_TAKI, TAKI
from majlis.kernel.interpreted import in_python
from majlis.match.match import Match
from tests.games.taki.tables import play, table
from tests.games.taki.test_random_games import keen
from tests.oracles.duel import random_options


def told(match: Match, *actions: str) -> list[str]:
    """The names of the events of the last of some actions."""
    play(match, *actions)
    return [event["event"] for event in match.events(-1)]


EITHER = {"cross_answers": "yes"}


@pytest.mark.parametrize(
    ("hands", "pile", "facts", "actions", "names"),
    [
        ("r5 b3 b4 | g4", "r7", {}, ["r5"], ["laid"]),
        ("b3 b4 | g4", "r7", {}, ["draw"], ["drew"]),
        ("b3 b4 | g4", "r7", {"rest": 1}, ["draw"], ["drew_nothing"]),
        ("b3 b4 | g4", "r+2", {"penalty": 2}, ["draw"], ["paid"]),
        ("b3 b4 | g4", "r7", {"rest": "pile"}, ["draw"], ["reshuffled", "drew"]),
        ("rstop b3 b4 | g4", "r7", {}, ["rstop"], ["laid", "stopped"]),
        ("rrev b3 b4 | g4 | g5", "r7", {}, ["rrev"], ["laid", "reversed"]),
        ("rrev b3 b4 | g4", "r7", {"reverse_two": "again"}, ["rrev"], ["laid", "again"]),
        ("r+2 b3 b4 | g4", "r7", {}, ["r+2"], ["laid", "penalty"]),
        ("r+ b3 b4 | g4", "r7", {}, ["r+"], ["laid", "plus_asks"]),
        ("r+ | g4", "r7", {}, ["r+"], ["laid", "drew"]),
        ("change b3 b4 | g4", "r7", {}, ["change:g"], ["laid", "named"]),
        ("king b3 b4 | g4", "r+2", {"penalty": 2}, ["king"], ["laid", "cancelled"]),
        ("king b3 b4 | g4", "rtaki", {"run": "r"}, ["king"], ["laid", "run_ended"]),
        ("king b3 b4 | g4", "r7", {}, ["king", "end"], ["ended"]),
        ("rtaki b3 b4 | g4", "r7", {}, ["rtaki"], ["laid", "run_opened"]),
        ("stk b3 b4 | g4", "r7", {}, ["stk"], ["laid", "run_opened"]),
        ("r5 b3 b4 | g4", "rtaki", {"run": "r"}, ["r5"], ["laid", "run_entered"]),
        ("gtaki b3 b4 | g4", "rtaki", {"run": "r"}, ["gtaki"], ["laid", "run_ended", "run_opened"]),
        ("rtaki rstop r4 b3 b4 | g4", "r7", {}, ["rtaki", "rstop", "r4"], ["laid", "dead"]),
        ("rtaki rstop b3 b4 | g4", "r7", {}, ["rtaki", "rstop", "close"], ["run_closed", "stopped"]),
        ("rtaki b3 b4 | g4", "r7", {}, ["rtaki", "open"], ["run_left_open"]),
        ("+3 b3 b4 | g4", "r7", {}, ["+3"], ["laid", "asked_three"]),
        ("+3 b3 b4 | g4", "r7", {}, ["+3", "1:pass"], ["passed", "unanswered", "drew"]),
        ("+3 b3 b4 | g4 | g5", "r7", {}, ["+3", "1:pass"], ["passed"]),
        ("+3 b3 b4 | break g4", "r7", {}, ["+3", "1:break"], ["broke", "drew"]),
        ("break b3 b4 | g4", "r7", {}, ["break"], ["threw", "drew"]),
        ("r+ r3 b4 b4 | g4", "r7", {"deck": "super112"}, ["r+", "r3"], ["laid", "asked_combination"]),
        ("r+ r3 b4 | g+ g3 g4", "r7", {"deck": "super112"}, ["r+", "r3", "1:combo:g"], ["answered", "drew"]),
        ("r+ r3 b4 b4 | g4", "r7", {}, ["r+", "r3"], ["laid", "asked_combination"]),
        ("+3 b3 b4 | g4", "r7", EITHER, ["+3"], ["laid", "asked_three", "either_answers"]),
        ("r+ r3 b4 b4 | g4", "r7", EITHER, ["r+", "r3"], ["laid", "asked_combination", "either_answers"]),
        ("r+ r3 b4 b4 | break g4", "r7", EITHER, ["r+", "r3", "1:break"], ["broke_combination", "drew"]),
        ("+3 b4 b4 | g+ g3 g4", "r7", EITHER, ["+3", "1:combo:g"], ["answered", "drew"]),
        (
            "+3 b4 b4 | g+ g3 g4",
            "rtaki",
            {"run": "r", **EITHER},
            ["+3", "1:combo:g"],
            ["answered", "run_ended", "drew"],
        ),
        ("r5 b3 | g4", "r7", {}, ["r5", "0:last!"], ["last_card"]),
        ("r5 b3 | b4 g9", "r7", {}, ["r5", "draw"], ["forgot", "drew"]),
        ("r5 b3 | b4 g9", "r7", {"last_card": "catch"}, ["r5", "draw"], ["escaped", "drew"]),
        ("r5 b3 | b4 g9", "r7", {"last_card": "catch"}, ["r5", "1:catch:1"], ["caught", "drew"]),
        ("r5 | g4", "r7", {}, ["r5"], ["laid", "won"]),
        ("r5 | g4", "r7", {"rounds": 2}, ["r5"], ["laid", "round_won", "round_begins"]),
        ("+3 | g4", "r7", {"rounds": 2}, ["+3", "1:pass"], ["passed", "unanswered", "round_won", "round_begins"]),
        ("r5 | g4", "r7", {"mode": "pyramid"}, ["r5"], ["laid", "risen"]),
        ("r5 b3 b4 | g4", "r7", {"actions": 1_999}, ["r5"], ["laid", "limit", "won"]),
        ("r5 b3 | g4", "r7", {"actions": 1_999, "rounds": 2}, ["draw"], ["limit", "round_won", "round_begins"]),
    ],
)
def test_each_action_is_told(
    hands: str, pile: str, facts: dict[str, Any], actions: list[str], names: list[str]
) -> None:
    """T-6 to T-29, one line an event."""
    match = table(hands, pile, **facts)
    found = told(match, *actions)
    assert found == names
    for lang in words.LANGUAGES:
        for event in match.events(-1):
            assert match.tell(event, lang)


def test_what_was_forgotten_is_told_with_its_number() -> None:
    """T-25, T-7: as many cards as there are."""
    match = table("b3 | g4 g9", "y1 r7", draws="g1", rest=1, turn=1, debts=[0])
    play(match, "draw")
    assert match.events(-1)[0] == {"event": "forgot", "seat": 0, "number": 2}


@pytest.mark.parametrize("seed", range(12))
def test_every_event_of_random_games_can_be_said_to_everybody(seed: int) -> None:
    """JSON-able, in three languages, for the referee, the seats and a spectator."""
    policy_rng = random.Random(seed)
    match = majlis.game("taki", **random_options("taki", policy_rng, hand=4)).start(seed=seed)
    for _ in range(150):
        if not match.actors():
            break
        seat = policy_rng.choice(match.actors())
        match.play(seat, keen(policy_rng, match.legal(seat)))
        for viewer in (-1, None, *range(match.game.players)):
            for event in match.events(viewer):
                assert json.loads(json.dumps(event)) == event
                assert match.tell(event, words.LANGUAGES[seed % 3])
                known = viewer in (-1, event.get("seat"))
                assert known or "cards" not in event


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_reason_and_refusal_has_words(lang: str) -> None:
    for reason in GAME.reasons.values():
        assert words.say(lang, GAME.folder, f"reason-{reason.name}")
    refusals = ("too_many_cards", "no_such_starter", "no_three_in_deck", "pyramid_is_one_round")
    for word in (*refusals, "no_combination_to_cross", "no_three_to_cross"):
        assert words.say(lang, GAME.folder, f"refused-{word}")


def test_arabic_and_hebrew_have_their_plurals() -> None:
    match = majlis.game("taki").start(seed=1)
    texts = {match.tell({"event": "drew", "seat": 0, "number": number}, "ar") for number in (1, 2, 3, 11, 100)}
    assert len(texts) == 5
    assert "שני קלפים" in match.tell({"event": "drew", "seat": 0, "number": 2}, "he")


def test_what_is_told_and_read_asks_the_rules_what_a_card_is() -> None:
    """A Super Taki has the figure of a Taki (T-5, T-19); a copy of the rule had said that it has none."""
    assert events.figure_of(SUPER_TAKI) == positions.figure_of(SUPER_TAKI) == TAKI
    for name, rule in (("figure_of", rounds.figure_of), ("colour_of", rounds.colour_of)):
        said = [getattr(events, name)(kind) for kind in range(KINDS)]
        assert said == [in_python(rule)(kind) for kind in range(KINDS)]


def test_a_super_taki_may_be_followed_by_any_taki() -> None:
    """By its figure (T-5, T-19), and what is told of both is the run."""
    match = table("stk r5 b3 b4 | btaki g4 g5", "r7", lone_taki="stays_open")
    assert told(match, "stk") == ["laid", "run_opened"]
    assert told(match, "open") == ["run_left_open"]
    assert told(match, "btaki") == ["laid", "run_ended", "run_opened"]
