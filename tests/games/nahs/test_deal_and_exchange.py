"""Cards, deal, exchange and start (N-1 to N-4)."""

from collections import Counter

import pytest

import majlis
from tests.games.nahs.tables import KINDS, all_ready, dealt, exchange, pack_of, play, refused, table
from tests.oracles.chance import Chance

HIGH = ["10 11 12", "10 11 12", "10 11 12"]
LOW = ["1 1 1", "2 2 2", "4 4 4"]


def test_sixteen_kinds_four_of_each_n_1() -> None:
    """N-1."""
    assert pack_of(majlis.game("nahs", players=6).start(seed=1).state()) == Counter(dict.fromkeys(KINDS, 4))


def test_two_decks_have_eight_of_each_n_1() -> None:
    """N-1."""
    state = majlis.game("nahs", players=12, decks=2).start(seed=1).state()
    assert pack_of(state) == Counter(dict.fromkeys(KINDS, 8))
    assert len(state["draw"]) == 128 - 12 * 9


@pytest.mark.parametrize(("players", "decks"), [(1, 1), (7, 1), (13, 2), (0, 1)])
def test_how_many_may_play_n_1(players: int, decks: int) -> None:
    """N-1: 2 to 6 with one deck, 2 to 12 with two."""
    with pytest.raises(majlis.OptionError) as error:
        majlis.game("nahs", players=players, decks=decks)
    assert error.value.option == ("decks" if players == 7 else "players")
    assert "N-1" in str(error.value)


def test_three_down_three_up_three_in_hand_n_2() -> None:
    """N-2."""
    state = majlis.game("nahs", players=5).start(seed=3).state()
    for zone in ("hands", "face_up", "face_down"):
        assert [len(row) for row in state[zone]] == [3] * 5
    assert len(state["draw"]) == 64 - 45


def test_cards_are_dealt_one_by_one_from_the_dealers_right_n_2() -> None:
    """N-2, N-4: the lot and the shuffle have labels of their own."""
    state = majlis.game("nahs", players=4).start(seed=11).state()
    chance = Chance(11)
    dealer = chance.stream(1, 0).below(4)
    deck = chance.stream(2, 0).shuffled([kind for kind in KINDS for _ in range(4)])
    assert state["dealer"] == dealer
    order = [(dealer - 1 - turn) % 4 for turn in range(4)]
    for place in range(3):
        for seat in order:
            assert state["face_down"][seat][place] == deck.pop()
    ups: list[list[str]] = [[], [], [], []]
    for _ in range(3):
        for seat in order:
            ups[seat].append(deck.pop())
    assert [sorted(row) for row in ups] == [sorted(row) for row in state["face_up"]]
    assert deck[-12:] != state["draw"][-12:]
    assert state["draw"] == deck[:-12]


def test_any_three_of_the_six_may_be_swapped_in_n_3() -> None:
    """N-3: equal sets collapse, and the set that lies there is `ready`."""
    match = exchange(["1 2 3", "4 5 6"], ["1 1 7", "8 9 10"])
    sets = {text for text in match.legal(0) if text.startswith("swap")}
    assert {"swap 1,2,3", "swap 1,1,1", "swap 1,1,2", "swap 2,3,7"} <= sets
    assert len(sets) == len({tuple(sorted(pick)) for pick in _threes([1, 2, 3, 1, 1, 7])}) - 1
    assert refused(match, "swap 1,1,7", 0) == ("N-3", "same_set")
    assert refused(match, "swap 1,1,9", 0) == ("N-3", "not_your_six")
    assert refused(match, "7", 0) == ("N-3", "exchange_first")


def _threes(six: list[int]) -> list[tuple[int, int, int]]:
    return [(six[i], six[j], six[k]) for i in range(6) for j in range(i) for k in range(j)]


def test_swap_lays_the_named_cards_face_up_n_3() -> None:
    """N-3."""
    match = exchange(["1 2 3", "4 5 6"], ["1 1 7", "8 9 10"])
    match.play(0, "swap 2,3,7")
    all_ready(match)
    assert match.state()["face_up"][0] == ["2", "3", "7"]
    assert match.state()["hands"][0] == ["1", "1", "1"]
    assert match.state()["shown"][0] == ["1", "1"]


def test_all_choose_at_the_same_time_and_unseen_n_3() -> None:
    """N-3: each once, nothing changes until the last one."""
    match = exchange(["1 2 3", "4 5 6", "2 3 4"], ["1 1 7", "8 9 10", "11 12 13"])
    assert match.actors() == (0, 1, 2)
    match.play(1, "swap 4,5,6")
    assert match.actors() == (0, 2)
    assert refused(match, "ready", 1) == ("N-3", "already_chosen")
    assert match.state()["face_up"][1] == ["8", "9", "10"]
    assert match.view(0)["chosen"] == [None, [None, None, None], None]
    assert match.view(1)["chosen"][1] == ["4", "5", "6"]
    match.play(2, "ready")
    match.play(0, "ready")
    assert match.state()["face_up"][1] == ["4", "5", "6"]
    assert refused(match, "ready") == ("N-3", "exchange_over")


def test_one_pair_exchanges_one_card_n_3() -> None:
    """N-3 [swap: one_pair]."""
    match = exchange(["1 2 3", "4 5 6"], ["1 1 7", "8 9 10"], {"swap": "one_pair"})
    assert set(match.legal(0)) == {"ready", *(f"swap {s}" for s in ("1,1,1", "1,1,2", "1,1,3", "1,2,7", "1,3,7"))}
    assert refused(match, "swap 1,2,3", 0) == ("N-3", "one_card_only")


def test_without_exchange_play_starts_at_once_n_3() -> None:
    """N-3 [swap: none]."""
    state = majlis.game("nahs", swap="none").start(seed=5).state()
    assert state["phase"] == "play"
    assert state["must_lead"] is not None


def test_the_smallest_number_must_be_led_n_4() -> None:
    """N-4: in hand, not face up; one or several; no wild kind instead."""
    match = all_ready(exchange(["2 2 0", "3 4 5", "bu ti 9"], ["1 1 1", "4 5 6", "10 11 12"], dealer=1))
    assert match.state()["turn"] == 0
    assert match.legal(0) == ["2", "2x2"]
    assert refused(match, "0") == ("N-4", "lead_smallest")
    assert refused(match, "take") == ("N-8", "nothing_to_take")
    assert play(match, "2").state()["must_lead"] is None


def test_equal_smallest_starts_from_the_dealers_right_n_4() -> None:
    """N-4: with dealer 1 the order is 0, 2, 1."""
    for dealer, starter in ((0, 2), (1, 2), (2, 1)):
        match = exchange(["5 6 7", "3 4 5", "3 8 9"], HIGH, dealer=dealer)
        assert all_ready(match).state()["turn"] == starter


def test_nobody_with_a_number_the_dealers_right_leads_anything_n_4() -> None:
    """N-4: 0, BU and TI are no numbers."""
    match = all_ready(exchange(["0 bu ti", "0 bu ti", "0 bu ti"], HIGH, dealer=1))
    assert match.state()["turn"] == 0
    assert match.state()["must_lead"] is None
    assert match.legal(0) == ["0", "bu", "ti>2", "ti>3"]
    assert match.state()["lacks"] == [[str(number) for number in range(1, 14)]] * 3


def test_a_led_eight_burns_and_its_player_leads_anything_n_4() -> None:
    """N-4."""
    match = all_ready(exchange(["8 9 13", "9 10 11"], ["1 1 1", "2 2 2"]))
    play(match, "8")
    assert match.actors() == (0,)
    assert match.state()["gone"] == ["8"]
    assert {"9", "13"} <= set(match.legal(0))


def test_a_forced_six_skips_and_a_forced_seven_turns_n_4() -> None:
    """N-4, N-12, N-13: powers act as on an empty pile."""
    six = all_ready(exchange(["6 9 13", "9 10 11", "9 10 11"], LOW))
    assert play(six, "6").actors() == (1,)
    seven = all_ready(exchange(["7 9 13", "9 10 11", "9 10 11"], LOW))
    assert play(seven, "7").actors() == (1,)


def test_play_goes_to_the_right_in_every_stage_n_4() -> None:
    """N-4: seat - 1, and again after a stage that ended to the left."""
    match = all_ready(exchange(["2 9 13", "9 10 11", "9 10 11"], LOW))
    assert play(match, "2").actors() == (2,)
    end = table(["4", "5"], direction=1)
    assert play(end, "4").state()["direction"] == -1
    assert end.state()["stage"] == 1


def test_the_first_dealer_is_drawn_by_lot_n_4() -> None:
    """N-4."""
    dealers = {majlis.game("nahs", players=3).start(seed=seed).state()["dealer"] for seed in range(30)}
    assert dealers == {0, 1, 2}


def test_who_was_passed_over_at_the_start_is_known_to_lack_n_4() -> None:
    """N-4: everybody hears who starts, and with what."""
    match = all_ready(exchange(["5 6 7", "3 4 5", "3 8 9"], HIGH, dealer=2))
    state = match.state()
    assert (state["turn"], state["must_lead"]) == (1, "3")
    assert state["shown"] == [[], ["3"], []]
    assert state["lacks"] == [["1", "2"], ["1", "2"], ["1", "2"]]
    later = all_ready(exchange(["5 6 7", "3 4 5", "3 8 9"], HIGH, dealer=0))
    assert later.state()["lacks"] == [["1", "2"], ["1", "2"], ["1", "2"]]
    passed = all_ready(exchange(["5 6 7", "3 4 5", "4 8 9"], HIGH, dealer=0))
    assert passed.state()["lacks"] == [["1", "2"], ["1", "2"], ["1", "2", "3"]]


def test_only_a_forced_lead_is_forced_n_4() -> None:
    """N-4."""
    assert "13" in dealt(["2 3 13", "4 5 6"], ["1 1 1", "2 2 2"], plays=8).legal(0)
