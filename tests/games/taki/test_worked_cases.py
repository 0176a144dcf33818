"""The rulebook's worked cases."""

from tests.games.taki.tables import play, sizes, table


def test_case_1_an_active_blue_plus_two() -> None:
    """T-10: legal are r+2, king, draw; after draw the next player may lay any blue card or any +2."""
    match = table("gstop r+2 king | b5 g+2 r6 rstop", "b+2", penalty=2)
    assert match.legal(0) == ["r+2", "king", "draw"]
    play(match, "draw")
    assert sizes(match)[0] == 5
    assert match.legal(1) == ["b5", "g+2", "draw"]


def test_case_2_only_the_stop_counts() -> None:
    """T-14."""
    match = play(table("gtaki g5 g+2 gstop r1 r1 | b1 | b1", "g7"), "gtaki", "g5", "g+2", "gstop", "close")
    assert (match.state()["turn"], sizes(match)) == (2, [2, 1, 1])


def test_case_3_a_stop_between_two() -> None:
    """T-8: your turn again."""
    assert play(table("rstop b3 b4 | g4", "r7"), "rstop").state()["turn"] == 0


def test_case_4_a_run_taken_over_that_ends_in_a_plus() -> None:
    """T-15, T-18: they must lay one more card or draw."""
    match = play(table("ytaki y3 b1 b1 | y9 y+ b5 y5", "y7"), "ytaki", "y3", "open", "y9", "y+", "close")
    assert (match.state()["turn"], match.legal(1)) == (1, ["y5", "draw"])


def test_case_5_a_plus_as_last_card() -> None:
    """T-12: draw one, turn ends; you have not won."""
    match = play(table("r+ | g4", "r7"), "r+")
    assert (match.result(), sizes(match), match.state()["turn"]) == (None, [1, 1], 1)


def test_case_6_a_broken_plus_three_as_last_card() -> None:
    """T-23: you draw 3 and play on."""
    match = play(table("+3 | break g4", "r7"), "+3", "1:break")
    assert (match.result(), sizes(match)) == (None, [3, 1])
