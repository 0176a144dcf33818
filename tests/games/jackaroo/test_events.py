"""What is told of a play."""

import random
import re

import pytest

import majlis
from majlis import Match, words
from tests.games.jackaroo.tables import legal, play, seat_of, table
from tests.oracles.duel import random_options


def told(match: Match, text: str) -> list[str]:
    """The names of a play's events."""
    return [event["event"] for event in match.play(seat_of(match), text)]


def test_a_drop_and_its_kill() -> None:
    events = table([10], [0], hand="A").play(0, "A drop")
    own = {"target": 0, "marble": "s1.m2", "whose": "own", "number": 2}
    other = {"target": 1, "marble": "s2.m1", "whose": "other", "number": 1}
    assert events[0] == {"event": "dropped", "seat": 0, "card": "A", **own, "to": "0"}
    assert events[1] == {"event": "killed", "seat": 0, **other, "at": "0"}


def test_a_king_tells_its_kills_along_the_way() -> None:
    events = table([10, 16], [12], [23], hand="K", hands={1: "2 3"}).play(0, "K13 m1")
    assert [(event["event"], event.get("at")) for event in events] == [
        ("moved", None),
        ("killed", "12"),
        ("killed", "16"),
        ("killed", "23"),
    ]
    assert (events[0]["card"], events[0]["from"], events[0]["to"]) == ("K", "10", "23")


def test_a_seven_tells_its_parts_in_order() -> None:
    """A marble moved by one part and killed by the next is told on the cell where it stood."""
    events = table([10, 9], hand="7", hands={1: "2 3"}).play(0, "7 m1:3 m2:4")
    assert [(e["event"], e["marble"], e.get("to", e.get("at"))) for e in events] == [
        ("moved", "s1.m1", "13"),
        ("moved", "s1.m2", "13"),
        ("killed", "s1.m1", "13"),
    ]


def test_a_seven_tells_the_rest_that_the_teammate_walks() -> None:
    """J-10, seven_rest."""
    match = table([74, "B2", "B3", "B4"], [44], [38], hand="7", hands={1: "2 3"}, seven_rest="partner")
    events = match.play(0, "7 m1:1 p1:6")
    assert [(e["event"], e.get("marble"), e.get("to", e.get("at"))) for e in events] == [
        ("moved", "s1.m1", "B1"),
        ("entered", "s1.m1", "B1"),
        ("moved", "s3.m1", "44"),
        ("killed", "s2.m1", "44"),
        ("finished", None, None),
    ]
    assert (events[2]["whose"], events[2]["target"], events[2]["steps"]) == ("other", 2, 6)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_draw_for_the_lead_has_its_words(lang: str) -> None:
    """J-21: also a tie, which is drawn again."""
    told = set()
    for seed in range(12):
        match = majlis.game("jackaroo", first_player=("leader", "after_leader")[seed % 2]).start(seed)
        for event in match.opening():
            sentence = match.tell(event, lang)
            assert "{" not in sentence
            assert str(event.get("card", "")) in sentence
            told.add(event["event"])
    assert told == {"drew", "drew_equal", "leads", "leads_next_plays"}


def test_entering_finishing_and_winning() -> None:
    assert told(table([73, "B2"], hand="2"), "2 m1") == ["moved", "entered"]
    assert told(table([74, "B2", "B3", "B4"], hand="A"), "A1 m1") == ["moved", "entered", "finished"]
    assert told(table([74, "B2", "B3", "B4"], hand="A", players=2), "A1 m1")[-1] == "won"
    full: list[int | str | None] = ["B1", "B2", "B3", "B4"]
    events = table([74, "B2", "B3", "B4"], [], full, hand="A").play(0, "A1 m1")
    assert events[-1] == {"event": "team_won", "seat": 0, "target": 2}
    assert told(table([10], hand="9", plays=3999), "9 m1") == ["moved", "drawn"]


@pytest.mark.parametrize(
    ("match", "move", "sentences"),
    [
        (
            table([10], [0], hand="A"),
            "A drop",
            [
                "Salma plays A: marble 2 drops on its home.",
                "Marble 1 of Omar is killed on cell 0 and goes back to its graveyard.",
            ],
        ),
        (table([10], [30], hand="5"), "5 s2.m1", ["Salma plays 5: marble 1 of Omar walks 5 steps to cell 35."]),
        (table([2], hand="4"), "4 m1", ["Salma plays 4: marble 1 walks 4 steps back to cell 74."]),
        (
            table([74, "B2"], hand="A"),
            "A1 m1",
            [
                "Salma plays A: marble 1 walks one step to cell 1 of the base.",
                "The marble has come in and is safe in the base.",
            ],
        ),
        (
            table([10, 40], [None, 30], hand="J"),
            "J m2 s2.m2",
            ["Salma plays J: marble 2 and marble 2 of Omar change places."],
        ),
    ],
)
def test_marbles_and_cells_are_told_in_words(match: Match, move: str, sentences: list[str]) -> None:
    """Not by the letters that stand for them in the notation; in no language."""
    events = match.play(0, move)
    names = ["Salma", "Omar", "Noa", "Karim"]
    assert [match.tell(event, "en", names) for event in events] == sentences
    for lang in words.LANGUAGES:
        assert not any(re.search(r"s\d\.m\d|B\d", match.tell(event, lang, names)) for event in events)


def test_swaps_stops_and_throws() -> None:
    assert told(table([10], [30], hand="J"), "J m1 s2.m1") == ["swapped"]
    match = table([10], hand="10")
    assert told(match, "10 stop") == ["stopped"]
    assert told(match, "throw 2") == ["paid_stop"]
    assert told(table([], hand="9"), "throw 9") == ["threw"]
    assert told(table([10], hand="10", stopped_card="random"), "10 stop") == ["stopped", "lost_card"]
    [event] = table([], hand="9 3 9", no_play="hand").play(0, "throw hand")
    assert (event["cards"], event["count"]) == ("3 9 9", 3)


def test_deals_and_leaders() -> None:
    empty = {1: "", 2: "", 3: ""}
    events = table([10], hand="9", hands=empty, leader=2).play(0, "9 m1")
    assert events[1:] == [
        {"event": "new_leader", "seat": 1, "block": 2},
        {"event": "dealt", "seat": 1, "count": 4},
    ]


def test_a_card_lost_at_the_end_of_a_block_is_told_to_all() -> None:
    """Also to those who do not know which cards are out (J-12, J-22)."""
    match = table(
        [10],
        hand="10",
        hands={1: "3", 2: "", 3: "", 4: "", 5: ""},
        players=6,
        stopped_card="random",
        removed="each_block",
    )
    play(match, "10 stop")
    for viewer in (-1, None, 0, 1, 4):
        assert {"event": "lost_card", "seat": 1, "card": "3"} in match.events(viewer)


@pytest.mark.parametrize("seed", range(9))
def test_everybody_is_told_the_same_in_every_language(seed: int) -> None:
    """Nothing that happens on the table is secret, and each event has its words."""
    policy_rng = random.Random(seed)
    options = random_options("jackaroo", policy_rng, players=(2, 4, 6)[seed % 3])
    match = majlis.game("jackaroo", **options).start(seed)
    while match.actors() and match.ply < 400:
        play(match, policy_rng.choice(legal(match)))
        events = match.events(-1)
        assert all(match.events(viewer) == events for viewer in (None, *range(options["players"])))
        for event in events:
            for lang in words.LANGUAGES:
                assert match.tell(event, lang)
