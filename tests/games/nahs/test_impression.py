"""What people of each level see of their cards in Wajh Al-Nahs: the last card always, half of a pair late."""

from tests.games.minds import came_to_mind, chosen, nobody_misses
from tests.games.nahs.tables import dealt, table


def test_nobody_misses_going_out() -> None:
    assert nobody_misses(table(["9 9", "2 3 4"], pile="4", rules={"stages": 1}), "9x2")
    assert nobody_misses(table(["11 11", "2 3 4", "5 6"], pile="4", rules={"stages": 1}), "11x2")


def test_a_pair_is_seen_as_one_and_its_half_is_not() -> None:
    match = dealt(["6 6 bu", "4 10 12"], ["1 2 3", "1 2 3"], pile="4")
    seen = came_to_mind(match, 1)
    assert seen["6x2"] > 0.6 > 0.3 > seen["6"]
    assert seen["6x2"] > seen["bu"]


def test_beginners_do_not_break_pairs() -> None:
    match = dealt(["13 13 2", "4 10 12"], ["1 2 4", "1 3 4"], pile="12")
    broken = {level: chosen(match, "instinct", level, 200)["13"] for level in (1, 4, 5)}
    assert broken[1] < 30 < broken[4] < broken[5]
