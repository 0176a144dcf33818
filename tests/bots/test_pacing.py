"""How bots behave at a table: sensible thinking times, speaking up in time, names."""

from statistics import fmean

import pytest

import majlis
from majlis import words
from majlis.bots import levels, pacing
from majlis.bots import names as bot_names
from majlis.bots.levels import HIGHEST, LOWEST
from majlis.decision import Decision
from majlis.kernel.seeds import new_stream

LEVELS = range(LOWEST, HIGHEST + 1)


def paces(level: int, choices: int, closeness: float) -> list[float]:
    rng = new_stream(level)
    return [pacing.pace(level, choices, closeness, rng) for _ in range(300)]


@pytest.mark.parametrize("level", LEVELS)
def test_a_forced_action_takes_about_a_second(level: int) -> None:
    seconds = paces(level, 1, 1.0)
    assert min(seconds) >= 0.6
    assert max(seconds) <= 1.2
    assert max(seconds) - min(seconds) > 0.4


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_takes_longer_the_harder_it_is_and_never_too_long(level: int) -> None:
    easy, wide, hard = paces(level, 2, 0.0), paces(level, 100, 0.0), paces(level, 100, 1.0)
    assert fmean(easy) < fmean(wide) < fmean(hard)
    assert min(easy) >= pacing.QUICKEST
    assert max(paces(level, 2000, 1.0)) <= pacing.LONGEST
    assert len({round(each, 3) for each in hard}) > 100


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_among_hidden_cards_takes_any_time_that_a_choice_may_take(level: int) -> None:
    rng = new_stream(level)
    seconds = [pacing.hidden_pace(level, rng) for _ in range(300)]
    assert min(seconds) >= pacing.QUICKEST
    assert max(seconds) <= pacing.LONGEST
    assert max(seconds) - min(seconds) > 1.0


def test_a_child_acts_sooner_than_a_master() -> None:
    assert fmean(paces(1, 30, 0.8)) < 0.8 * fmean(paces(5, 30, 0.8))


def test_the_same_stream_gives_the_same_manners() -> None:
    first, second = new_stream(3), new_stream(3)
    for _ in range(5):
        assert pacing.pace(2, 9, 0.4, first) == pacing.pace(2, 9, 0.4, second)
        assert pacing.reacts(1, first) == pacing.reacts(1, second)
    assert bot_names.named(4, first) == bot_names.named(4, second)


def test_a_choice_is_close_when_the_best_two_win_equally_often() -> None:
    assert pacing.closeness(Decision(1, [(1, 0.5, 1), (2, 0.5, 0)])) == 1
    assert pacing.closeness(Decision(1, [(1, 0.9, 1), (2, 0.5, 0), (3, 0.4, 0)])) == 0
    assert pacing.closeness(Decision(1, [(1, 0.5, 1)])) == 0
    assert pacing.closeness(Decision(1)) == 0


def test_the_strong_always_speak_up_and_the_weak_forget_now_and_then() -> None:
    rng = new_stream(0)
    share = {level: levels.LEVELS[level].remembers for level in LEVELS}
    assert share[4] == share[5] == 1
    assert 0.5 < share[1] < share[2] < share[3] < 1
    late = {level: fmean(pacing.reacts(level, rng) for _ in range(300)) for level in LEVELS}
    assert sorted(late.values(), reverse=True) == list(late.values())
    assert 0.4 <= late[5] <= 0.9


def test_names_at_a_table_are_different_as_long_as_there_are_enough() -> None:
    rng = new_stream(1)
    for count in (1, 4, 11):
        numbers = bot_names.named(count, rng, taken=(1, 2, 3))
        assert len(set(numbers)) == count
        assert not {1, 2, 3} & set(numbers)
    assert len(bot_names.named(30, rng)) == 30
    assert set(bot_names.named(24, rng)) == set(range(1, 25))


def test_every_bot_can_be_introduced_in_every_language() -> None:
    for lang in words.LANGUAGES:
        said = {bot_names.introduced(lang, number, level) for number in range(1, 25) for level in LEVELS}
        assert len(said) == 24 * 5


@pytest.mark.parametrize("level", [0, 6])
def test_a_level_that_does_not_exist_is_refused_by_name(level: int) -> None:
    rng = new_stream(0)
    with pytest.raises(majlis.UnknownBot, match=f"1 to 5, not {level}"):
        pacing.pace(level, 3, 0.5, rng)
    with pytest.raises(majlis.UnknownBot, match=f"1 to 5, not {level}"):
        pacing.reacts(level, rng)
