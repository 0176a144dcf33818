"""What people of each level see on Jackaroo's board: the last marble always, a kill mostly, a quiet resource late."""

from tests.games.jackaroo.tables import table
from tests.games.minds import came_to_mind, lures, nobody_misses


def test_nobody_misses_the_last_marble() -> None:
    match = table([73, "B2", "B3", "B4"], [50], ["B1", "B2", "B3", "B4"], hand="2 9 4 7")
    assert nobody_misses(match, "2 m1")


def test_nobody_misses_the_teammates_last_marble() -> None:
    match = table(["B1", "B2", "B3", "B4"], [50], [35, "B2", "B3", "B4"], hand="2 4 A")
    assert nobody_misses(match, "2 m1")


def test_kills_and_drops_are_seen_and_quiet_resources_missed() -> None:
    # Marble 1 may kill on 12 by a 2, an ace brings one out; a 4 walks back, a 5 walks seat 2's marble, a 7 parts.
    match = table([10, 40, 60], [12, 50], hand="2 A 4 5 7")
    seen = came_to_mind(match, 1)
    quiet = [seen[text] for text in ("4 m1", "4 m2", "4 m3", "5 s2.m1", "5 s2.m2", "7 m1:1 m2:6", "7 m2:3 m3:4")]
    for plain in ("2 m1", "A drop"):
        assert seen[plain] > 0.7 > 0.3 > max(quiet)


def test_a_quiet_resource_that_kills_is_seen_sooner_than_one_that_does_not() -> None:
    seen = came_to_mind(table([16, 40], [12, 50], hand="4 9"), 1)
    assert seen["4 m1"] > seen["4 m2"]


def test_who_plays_better_sees_more() -> None:
    match = table([10, 40, 60], [12, 50], hand="2 A 4 5 7")
    seen = [came_to_mind(match, level)["4 m2"] for level in range(1, 6)]
    assert sorted(seen) == seen
    assert seen[-1] == 1


def test_beginners_kill_and_bring_out_more_than_is_good() -> None:
    tempting = lures(table([10, 40, 60], [12, 50], [62], hand="2 A 6"))
    assert min(tempting["2 m1"], tempting["A drop"]) > 0
    # Marble 3 would kill the teammate's: that tempts nobody.
    assert {text for text, lure in tempting.items() if lure != 0} == {"2 m1", "A drop"}
