"""A turn: laying, standing value, drawing, taking, zones (N-5 to N-9)."""

from tests.games.nahs.tables import dealt, play, refused, table


def test_equal_or_higher_one_or_several_n_5() -> None:
    """N-5."""
    match = table(["3 4 4 10 10 10", "1"], pile="4")
    assert match.legal(0) == ["4", "4x2", "10", "10x2", "10x3"]
    assert refused(match, "3") == ("N-5", "too_low")
    assert refused(match, "11") == ("N-5", "not_held")
    assert refused(match, "4x3") == ("N-5", "not_held")
    assert play(match, "10x2").state()["pile"] == ["4", "10", "10"]


def test_with_two_decks_up_to_eight_are_laid_together_n_5() -> None:
    """N-5: no upper bound but what one has."""
    match = table(["3 3 3 3 3 3 3 3", "1"], rules={"decks": 2})
    assert match.legal(0) == ["3", *(f"3x{count}" for count in range(2, 9))]


def test_worked_case_1_nines_are_seen_through_n_6() -> None:
    """N-6: pile 4 9 9, hand 3, 5, 11."""
    assert table(["3 5 11", "1"], pile="4 9 9").legal(0) == ["5", "11"]


def test_only_transparent_cards_lie_there_n_6() -> None:
    """N-6: 9 if a 9 is among them, else anything goes."""
    assert table(["8 9 10", "1"], pile="bu 9 bu").legal(0) == ["8", "9", "10"]
    assert table(["4 7 10", "1"], pile="bu 9 bu").legal(0) == ["10"]
    assert table(["1 2 10", "1"], pile="bu bu").legal(0) == ["1", "2", "10"]


def test_after_a_zero_anything_goes_n_6() -> None:
    """N-6."""
    assert table(["1 2", "1"], pile="13 0").legal(0) == ["1", "2"]
    assert table(["1 2", "1"], pile="13 0 9 bu").legal(0) == ["1", "2"]


def test_draw_up_to_three_after_laying_from_the_hand_n_7() -> None:
    """N-7: from the top of the draw pile."""
    match = dealt(["3 3 4", "5 6 7"], ["1 1 1", "2 2 2"], pile="2")
    top = match.state()["draw"][-2:]
    play(match, "3x2")
    assert sorted(match.state()["hands"][0]) == sorted(["4", *top])
    assert len(match.state()["draw"]) == 64 - 6 - 6 - 6 - 1 - 2


def test_with_more_than_three_nothing_is_drawn_n_7() -> None:
    """N-7."""
    match = dealt(["3 3 4 5 6", "5 6 7"], ["1 1 1", "2 2 2"], pile="2")
    play(match, "3x2")
    assert match.state()["hands"][0] == ["4", "5", "6"]


def test_the_draw_pile_may_run_out_n_7() -> None:
    """N-7."""
    match = table(["3 4 5", "6 7 8"], up=["1 1 1", "2 2 2"], down=["9 9 9", "10 10 10"], draw=["13"])
    play(match, "3")
    assert match.state()["hands"][0] == ["4", "5", "13"]
    play(match, "6")
    assert match.state()["hands"][1] == ["7", "8"]


def test_who_cannot_lay_takes_the_pile_n_8() -> None:
    """N-8: the turn passes and the next leads anything."""
    match = table(["3 4", "1 2"], pile="12 13")
    assert match.legal(0) == ["take"]
    play(match, "take")
    assert match.state()["hands"][0] == ["3", "4", "12", "13"]
    assert match.legal(1) == ["1", "2"]


def test_who_can_lay_must_n_8() -> None:
    """N-8."""
    assert refused(table(["3 13", "1"], pile="12"), "take") == ("N-8", "can_lay")


def test_an_empty_pile_is_never_taken_n_8() -> None:
    """N-8."""
    for take in ("only_if_stuck", "free"):
        assert refused(table(["3 13", "1"], rules={"take": take}), "take") == ("N-8", "nothing_to_take")


def test_free_take_in_every_zone_n_8() -> None:
    """N-8 [take: free]: also who could lay, or has only face-down cards."""
    free = {"take": "free"}
    assert table(["3 13", "1"], pile="12", rules=free).legal(0) == ["13", "take"]
    assert table(["", "1"], pile="12", up=["13", ""], rules=free).legal(0) == ["up 13", "take"]
    blind = table(["", "1"], pile="12", down=["3 - 13", ""], rules=free)
    assert blind.legal(0) == ["take", "down 1", "down 3"]
    assert play(blind, "take").state()["face_down"][0] == ["3", None, "13"]


def test_no_take_from_the_face_down_zone_n_8() -> None:
    """N-8."""
    assert refused(table(["", "1"], pile="12", down=["3 - 13", ""]), "take") == ("N-8", "turn_blind")


def test_a_forced_take_proves_what_is_lacking_until_the_next_draw_n_8() -> None:
    """N-8: everybody knows now that they held nothing that fits."""
    match = table(["3 4", "1 2"], pile="12 13")
    play(match, "take")
    assert match.state()["lacks"][0] == ["0", "8", "9", "13", "bu", "ti"]
    assert match.state()["shown"][0] == ["12", "13"]
    free = table(["3 4", "1 2"], pile="12 13", rules={"take": "free"})
    assert play(free, "take").state()["lacks"][0] == []
    stuck = dealt(["3 3 4", "5 6 7"], ["1 1 1", "2 2 2"], pile="12")
    play(stuck, "take", "5", "3")
    assert stuck.state()["lacks"][0] != []
    play(stuck, "7", "12")
    assert stuck.state()["lacks"][0] == []


def test_hand_then_face_up_then_face_down_n_9() -> None:
    """N-9."""
    match = table(["12", "1"], up=["4 4 5", ""], down=["6 7 8", ""])
    assert match.legal(0) == ["12"]
    assert refused(match, "up 4") == ("N-9", "hand_first")
    assert refused(match, "down 1") == ("N-9", "hand_first")
    match = table(["", "1"], up=["4 4 5", ""], down=["6 7 8", ""])
    assert match.legal(0) == ["up 4", "up 4x2", "up 5"]
    assert refused(match, "4") == ("N-9", "hand_empty")
    assert refused(match, "up 7") == ("N-9", "not_face_up")
    assert refused(match, "down 1") == ("N-9", "face_up_first")
    match = table(["", "1"], down=["6 - 8", ""])
    assert match.legal(0) == ["down 1", "down 3"]
    assert refused(match, "down 2") == ("N-9", "no_card_there")


def test_face_up_cards_stay_when_the_pile_is_taken_n_9() -> None:
    """N-9: also when one was stuck with them; zones are never mixed."""
    match = table(["", "1 2"], pile="12 13", up=["4 4", ""])
    assert match.legal(0) == ["take"]
    play(match, "take")
    assert match.state()["face_up"][0] == ["4", "4"]
    assert match.state()["hands"][0] == ["12", "13"]
    assert match.state()["lacks"][0] == []


def test_a_blind_card_that_fits_is_laid_n_9() -> None:
    """N-9: the others keep their numbers."""
    match = table(["", "1 2"], pile="4", down=["6 11 3", ""])
    play(match, "down 2")
    assert match.state()["pile"] == ["4", "11"]
    assert match.state()["face_down"][0] == ["6", None, "3"]
    assert match.state()["turned"] == "11"


def test_a_blind_card_that_does_not_fit_is_taken_with_the_pile_n_9() -> None:
    """N-9: the other face-down cards wait until the hand is empty."""
    match = table(["", "1 2"], pile="4", down=["6 11 3", ""])
    play(match, "down 3")
    assert match.state()["hands"][0] == ["3", "4"]
    assert match.state()["shown"][0] == ["3", "4"]
    assert match.actors() == (1,)
    assert match.legal(1) == ["1", "2"]
    play(match, "1")
    assert match.legal(0) == ["3", "4"]


def test_on_an_empty_pile_every_blind_card_fits_n_9() -> None:
    """N-9."""
    match = table(["", "1 2"], down=["1 - 4", ""])
    assert play(match, "down 1").state()["pile"] == ["1"]
