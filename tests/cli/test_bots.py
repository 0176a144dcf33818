"""Bots at the screen: who sits down, what they are called, and what they advise."""

import pytest

import majlis as library
from majlis import words
from majlis.terminal import advice
from majlis.terminal.bots import TerminalBots
from tests.cli.program import LANGUAGES, lines, majlis

SMALL = ("play", "quoridor", "-o", "size=5", "-o", "starter=1", "--seed", "4")


@pytest.mark.parametrize("bots", ["random", "instinct", "instinct:1", "search:2", "search:5@10"])
def test_bots_of_every_kind_sit_down(bots: str) -> None:
    ran = majlis(*SMALL, "--bots", bots, typed=lines("c2", "quit"))
    assert ran.code == 0
    assert "Player 1 moves from c1 to c2." in ran.out
    assert "Player 2" in ran.out.split("moves from c1 to c2.")[1]


def test_bots_come_back_with_a_game_that_was_left() -> None:
    ran = majlis(*SMALL, "--bots", "search:2", typed=lines("c2"))
    assert "--bots search:2 --seat 1" in ran.out


@pytest.mark.parametrize(("bots", "said"), [("oracle", "no bot 'oracle'"), ("search:6", "1 to 5"), ("cmd:x", "arena")])
def test_a_bot_that_cannot_sit_down_is_refused_in_one_line(bots: str, said: str) -> None:
    ran = majlis(*SMALL, "--bots", bots)
    assert ran.code == 1
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_are_introduced_by_name_and_level_and_named_at_the_end(lang: str) -> None:
    ran = majlis(*SMALL, "--bots", "search:1", "--seat", "0", "--lang", lang)
    match, bots = library.game("quoridor", size=5, starter=1).start(seed=4), TerminalBots("search:1")
    for seat in range(2):
        who = bots.introduced(match, seat, lang).replace("\u2068", "").replace("\u2069", "")
        assert words.say(lang, None, "bot-level-1") in who
        assert ran.out.count(who) == 2


def test_bots_at_a_table_have_different_names_that_stay_the_same() -> None:
    match, bots = library.game("taki", players=10).start(seed=5), TerminalBots("random")
    names = [bots.introduced(match, seat, "en") for seat in range(10)]
    assert len(set(names)) == 10
    assert names == [bots.introduced(match.copy(), seat, "en") for seat in range(10)]
    assert all(name.endswith("(plays at random)") for name in names)


def test_a_bot_thinks_once_about_a_position_and_anew_after_it() -> None:
    match, bots = library.game("quoridor", starter=1).start(seed=1), TerminalBots("instinct:1")
    first = bots.choose(match, 0)
    assert first == bots.choose(match, 0)
    assert first == TerminalBots("instinct:1").choose(match, 0)
    assert first is not None
    match.play(0, first)
    assert bots.choose(match, 1) in match.legal(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_names_the_winning_step_first(lang: str) -> None:
    ran = majlis(*SMALL, "--lang", lang, typed=lines("c2", "b5", "c3", "b4", "c4", "b3", "hint", "quit"))
    said = ran.out.split(words.say(lang, None, "cli-hint"))[1].splitlines()[1:4]
    assert said[0].strip() == "c5 · 100 %"
    assert len([line for line in said if "%" in line]) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_finds_the_step_that_gave_the_game_away(lang: str) -> None:
    typed = lines("c2", "c4", "c3", "b4", "b3", "b5", "c3", "b4", "review", "c4", "quit")
    ran = majlis(*SMALL, "-o", "fences=0", "--lang", lang, "--no-bots", typed=typed)
    assert ran.code == 0
    assert "c5" in ran.out
    assert (
        words.say(lang, None, "cli-review", {"actions": 4, "good": 3}).replace("\u2068", "").replace("\u2069", "")
        in ran.out
    )


def test_there_is_nothing_to_review_before_the_first_action() -> None:
    assert "nothing to look back at" in majlis(*SMALL, typed=lines("review", "quit")).out


def test_a_review_looks_only_at_what_the_seat_knew() -> None:
    match = library.game("toitoi", players=2).start(seed=3)
    while match.ply < 12:
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
    judged = list(advice.review(match, 0))
    assert len(judged) == sum(1 for move in match.log if move.seat == 0)
    slips = [slip for slip in judged if slip is not None]
    assert all(slip.loss >= advice.SLIP for slip in slips)
    shown = advice.worst(slips)
    assert len(shown) <= advice.BEST
    assert [slip.ply for slip in shown] == sorted(slip.ply for slip in shown)


def test_a_hint_says_to_speak_where_a_seat_merely_may() -> None:
    match, player = library.game("taki", players=3).start(seed=1), library.bot("instinct", 5)

    def may_wait(seat: int) -> bool:
        game, view = match.game, match.hidden(seat)
        return any(game.ops.check(view, seat, action) == 0 for action in game.definition.waits)

    while not may_wait(match.actors()[0]):
        seat = match.actors()[-1]
        match.play(seat, player.choose(match.view(seat), match.legal(seat), match.ply))
    found = advice.hint(match, match.actors()[0])
    assert [action for action, _ in found] == ["last!"]


@pytest.mark.parametrize(("command", "budget"), [("arena", "BUDGET"), ("simulate", "ITERATIONS")])
def test_the_whole_form_of_a_bot_stands_in_the_help(command: str, budget: str) -> None:
    """Square brackets are markup to what prints help."""
    told = "".join(majlis(command, "--help").out.replace("│", " ").split())
    assert f"search[:LEVEL][@{budget}][/GOAL]" in told
