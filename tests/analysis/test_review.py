"""Looking back at a match: blunders are found, numbers add up, and nobody is judged by what they could not know."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import majlis
from majlis import words
from majlis.analysis.choices import chosen
from majlis.analysis.forecasts import Forecasts
from majlis.analysis.judging import EngineJudge, PlayoutJudge
from majlis.analysis.sequel import sequel
from majlis.kernel.seeds import new_stream
from majlis.match.giving_up import sides
from tests.analysis.blunders import (
    Blundered,
    bot_plays,
    breaks_a_pair,
    given_up,
    leaves_the_win,
    played,
    takes_a_pile,
    with_blunder,
)
from tests.conformance.walks import started, walk

SMALL = {
    "jackaroo": {"players": 2},
    "nahs": {"players": 2, "stages": 1},
    "quoridor": {"players": 4, "size": 5, "fences": 1},
    "taki": {"players": 3},
    "toitoi": {"players": 2, "rounds": 1},
}
"""House rules by which matches are short."""
EFFORT = 2


def short_match(key: str) -> majlis.Match:
    return played(majlis.game(key, **SMALL.get(key, {})), seed=2)


def race(*moves: str) -> majlis.Match:
    """Two-player Quoridor on the smallest board, without fences."""
    match = majlis.game("quoridor", size=5, fences=0, starter=1).start(seed=1)
    for text in moves:
        match.play(match.actors()[0], text)
    return match


# ------------------------------------------------------------------------------------------------ what is found


def walks_backwards() -> Blundered:
    """Quoridor: one step before the goal the first player turns round, and the second arrives before them."""
    return Blundered(race("c2", "b5", "c3", "b4", "c4", "b3", "c3", "b2", "c4", "b1"), 6, 0)


BLUNDERS: dict[str, Callable[[], Blundered]] = {
    "jackaroo": lambda: with_blunder(majlis.game("jackaroo", players=2), 8, leaves_the_win()),
    "nahs": lambda: with_blunder(majlis.game("nahs", players=2, stages=1, take="free"), 8, takes_a_pile),
    "quoridor": walks_backwards,
    "taki": lambda: with_blunder(majlis.game("taki", players=2), 1, leaves_the_win("draw")),
    "toitoi": lambda: with_blunder(majlis.game("toitoi", players=2, rounds=1), 1, breaks_a_pair),
}


@pytest.mark.parametrize("key", BLUNDERS)
def test_a_blunder_is_among_the_three_costliest_choices(key: str) -> None:
    match, ply, seat = BLUNDERS[key]()
    costliest = majlis.review(match.replay(), effort=5).seats[seat].costliest
    assert len(costliest) <= 3
    found = {choice.ply: choice for choice in costliest}
    assert ply in found
    assert found[ply].action == match.text(match.log[ply].action)
    assert found[ply].better != found[ply].action
    assert found[ply].loss > 0.2


def test_a_step_away_from_the_goal_costs_the_whole_game() -> None:
    found = majlis.review(walks_backwards().match.replay(), effort=1)
    worst = found.seats[0].costliest[0]
    assert (worst.ply, worst.action, worst.better, worst.loss) == (6, "c3", "c5", 1.0)
    assert [(seat.chance, seat.result) for seat in found.seats] == [(0.0, 0.0), (0.0, 1.0)]
    assert found.full == found.known


def test_whoever_forgets_to_say_last_card_has_kept_silent() -> None:
    """It makes no entry in the log, and is judged all the same (T-25)."""
    match = majlis.game("taki", players=2).start(seed=1)
    silent = None
    while match.actors():
        seat = match.actors()[0]
        if silent is None and "last!" in match.legal(seat) and len(match.actors()) > 1:
            silent, other = (match.ply, seat), match.actors()[1]
            match.play(other, match.legal(other)[0])
        else:
            bot_plays(match)
    choice = next(each for each in majlis.review(match.replay(), EFFORT).choices if (each.ply, each.seat) == silent)
    assert choice.action == "wait"


def test_a_mistake_is_told_with_what_may_follow_it_and_what_was_better() -> None:
    """Who steps back from the goal is overtaken; who steps forward has won."""
    match, _, _ = walks_backwards()
    worst = majlis.review(match.replay(), effort=1).seats[0].costliest[0]
    told, instead = ([match.tell(event, "en") for event in line] for line in (worst.sequel, worst.better_sequel))
    assert told[0] == "Player 1 moves from c4 to c3."
    assert len(told) > 1
    assert instead[0] == "Player 1 moves from c4 to c5."
    assert instead[-1] == "Player 1 has reached the other side."


@pytest.mark.parametrize("key", [key for key in majlis.games() if key != "quoridor"])
def test_what_may_follow_is_told_from_what_the_seat_knew(key: str) -> None:
    """Two worlds that look the same to a seat have the same sequel, in every language."""
    seen = 0
    for match in walk(key, 5, every=29, most=120):
        if not match.actors():
            break
        seat = match.actors()[0]
        action = match.all_legal(seat)[-1]
        world = match.determinized(seat, new_stream(match.ply), new_stream(1))
        assert world.hidden(seat).tobytes() == match.hidden(seat).tobytes()
        here, there = (sequel(each, seat, action, "x", 40) for each in (match, world))
        assert here == there
        assert all(match.tell(event, lang) for event in here for lang in words.LANGUAGES)
        seen += world.state() != match.state()
    assert seen > 0


def test_luck_is_told_apart_from_mistakes() -> None:
    """Whoever lets a win lie and wins all the same was mistaken, and lucky."""
    match, ply, seat = BLUNDERS["taki"]()
    found = majlis.review(match.replay(), effort=5).seats
    assert ply in [choice.ply for choice in found[seat].costliest]
    for each in found:
        assert each.turns
        for turn in each.turns:
            assert turn.luck == turn.after - turn.expected
            assert abs(turn.luck) >= 0.1
        sign = 1 if each.result > each.even else -1
        parts = {"own": each.own, "luck": each.luck, "others": each.others}
        assert each.decisive == max(parts, key=lambda part: sign * parts[part])
    # What is luck for one of two is the other's bad luck.
    assert [turn.luck for turn in found[0].turns] == pytest.approx([-turn.luck for turn in found[1].turns])


# ------------------------------------------------------------------------------------------------ what adds up


@pytest.mark.parametrize("key", majlis.games())
def test_chances_of_all_sides_sum_to_one_and_the_parts_to_the_result(key: str) -> None:
    match = short_match(key)
    found = majlis.review(match.replay(), EFFORT)
    first = [side[0] for side in sides(match.game)]
    assert len(found.full) == len(found.known) == match.ply + 1
    for chances in found.full:
        assert sum(chances[seat] for seat in first) == pytest.approx(1.0)
        assert all(chances[mate] == chances[side[0]] for side in sides(match.game) for mate in side)
    for seat in found.seats:
        assert seat.even + seat.deal + seat.own + seat.others + seat.chance == pytest.approx(seat.result)
        assert seat.luck == seat.deal + seat.chance
        assert seat.result == (1.0 if seat.place == 1 else 0.0)
        assert seat.even + seat.deal == pytest.approx(found.full[0][seat.seat])
    for part in ("deal", "chance"):
        assert sum(getattr(found.seats[seat], part) for seat in first) == pytest.approx(0.0)


@pytest.mark.parametrize("key", majlis.games())
def test_every_choice_and_no_forced_action_is_judged(key: str) -> None:
    match = short_match(key)
    found = majlis.review(match.replay(), EFFORT)
    again, wanted = match.anew(), []
    for entry in match.log:
        wanted += [(again.ply, made.seat, again.text(made.action)) for made in chosen(again, entry)]
        again.play_action(entry.seat, entry.action)
    assert [(choice.ply, choice.seat, choice.action) for choice in found.choices] == wanted
    for choice in found.choices:
        assert choice.loss >= 0.0
        assert (choice.better is None) == (choice.loss == 0.0)
        assert 0.0 <= choice.played <= choice.best <= 1.0 + 1e-9
    for seat in found.seats:
        assert seat.choices == sum(choice.seat == seat.seat for choice in found.choices)
        assert seat.good == seat.choices - sum(c.is_mistake for c in found.choices if c.seat == seat.seat)


def test_partners_have_one_chance() -> None:
    found = majlis.review(played(majlis.game("quoridor", players=4, size=5, fences=1, teams=True), 1).replay(), EFFORT)
    assert all((chances[0], chances[1]) == (chances[2], chances[3]) for chances in found.full)
    assert {seat.even for seat in found.seats} == {0.5}


def test_giving_up_is_a_choice_of_ones_own() -> None:
    found = majlis.review(given_up().replay(), EFFORT)
    assert all(chances[1] == 0.0 for chances in found.full[21:])
    assert all(chances[0] + chances[2] == pytest.approx(1.0) for chances in found.full[21:])
    assert found.seats[1].own <= -found.full[20][1] + sum(0.5 for c in found.choices if c.seat == 1 and c.ply < 20)
    assert found.seats[1].result == 0.0


# ------------------------------------------------------------------------------------------------ what is honest


@pytest.mark.parametrize("key", [key for key in majlis.games() if key != "quoridor"])
def test_two_worlds_that_look_the_same_to_a_seat_are_judged_alike(key: str) -> None:
    judged = 0
    for match in walk(key, 3, every=23, most=120):
        if not match.actors():
            break
        seat = match.actors()[0]
        action = match.legal_actions(seat)[0]
        world = match.copy()
        world._states = match.game.ops.determinized(match.hidden(seat), new_stream(match.ply))
        world.forget_views()
        assert world.hidden(seat).tobytes() == match.hidden(seat).tobytes()
        judge = PlayoutJudge(Forecasts(match.game), 20)
        here, there = (judge.ply(each, each.after(seat, action), True) for each in (match, world))
        assert (here.choices, here.effects) == (there.choices, there.effects)
        assert here.known[seat] == there.known[seat]
        judged += len(here.choices)
    assert judged > 0


def test_the_same_replay_gives_the_same_review_on_any_number_of_threads() -> None:
    replay = short_match("toitoi").replay()
    first = majlis.review(replay, EFFORT, threads=1)
    assert majlis.review(majlis.Replay.loads(replay.dumps()), EFFORT, threads=3) == first
    assert json.loads(first.dumps()) == first.as_dict()
    assert [choice["loss"] for choice in first.as_dict()["choices"]] == [choice.loss for choice in first.choices]
    assert [seat["luck"] for seat in first.as_dict()["seats"]] == [seat.luck for seat in first.seats]
    assert majlis.review(replay, EFFORT + 3) != first


def test_noise_is_as_large_as_judgements_differ() -> None:
    """Judging one choice with other luck over and over, the losses spread as their noise says."""
    match = started("toitoi", 0)
    while len(match.legal(match.actors()[0])) < 6:
        match.play(match.actors()[0], match.legal(match.actors()[0])[0])
    seat, forecasts = match.actors()[0], Forecasts(match.game)
    actions = match.legal_actions(seat)[:2]

    def changes(luck: int) -> Any:
        view = match.hidden(seat)
        one, other = (forecasts.shares(view, 60, f"luck {luck}", (), seat, {each: 1.0})[:, seat] for each in actions)
        return one - other

    drawn = [changes(luck) for luck in range(60)]
    spread = np.std([each.mean() for each in drawn])
    noise = np.mean([np.std(each, ddof=1) / np.sqrt(len(each)) for each in drawn])
    assert spread == pytest.approx(noise, rel=0.35)


def test_instinct_left_alone_is_neither_skill_nor_luck() -> None:
    """What instinct's choices change by what is known is nothing, on average over what it would choose."""
    match = majlis.game("toitoi", players=2, rounds=1).start(seed=2)
    for _ in range(12):
        bot_plays(match)
    seat, forecasts = match.actors()[0], Forecasts(match.game)
    likely = {action: odds for action, odds in forecasts.instinct(match.hidden(seat), seat).items() if odds > 0.01}
    assert len(likely) > 1
    judge, total = PlayoutJudge(forecasts, 1000), 0.0
    for action, odds in likely.items():
        total += odds * judge.ply(match, match.after(seat, action), False).effects[0].changes[seat]
    assert total == pytest.approx(0.0, abs=0.03)


# ------------------------------------------------------------------------------------------------ how it is asked


def test_progress_is_told_and_may_end_the_review() -> None:
    replay, steps = short_match("toitoi").replay(), []
    majlis.review(replay, 1, lambda done, total: steps.append((done, total)))
    assert steps == [(step, len(replay.moves) + 2) for step in range(1, len(replay.moves) + 3)]

    def stop(done: int, total: int) -> None:
        if done == 3:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        majlis.review(replay, 1, stop)


def test_what_cannot_be_reviewed_is_refused() -> None:
    with pytest.raises(majlis.ReplayError, match="not over after 2 actions"):
        majlis.review(race("c2", "c4").replay())
    replay = walks_backwards().match.replay()
    broken = majlis.Replay.loads(replay.dumps().replace('"b5"', '"d5"'))
    with pytest.raises(majlis.ReplayError, match="ply 2"):
        majlis.review(broken)
    with pytest.raises(majlis.MajlisError, match="effort is 0"):
        majlis.review(replay, effort=0)
    with pytest.raises(majlis.MajlisError, match="at least one thread"):
        majlis.review(replay, threads=0)


@pytest.mark.interpreted
def test_playouts_end_with_somebody_first() -> None:
    match = race("c2", "b5", "c3", "b4", "c4", "b3")
    shares = Forecasts(match.game).shares(
        match.hidden(0), 6, "x", (), 0, {match.game.definition.notation.action("c5"): 1}
    )
    assert shares.tolist() == [[1.0, 0.0]] * 6
    back = Forecasts(match.game).shares(
        match.hidden(0), 6, "x", (), 0, {match.game.definition.notation.action("c3"): 1}
    )
    assert set(back.sum(axis=1)) == {1.0}
    assert Forecasts(match.game).shares(match.states(), 3, "x", (0,)).tolist() == [[0.0, 1.0]] * 3
    assert Forecasts(match.game).length(match.states(), 4) >= 1.0


@pytest.mark.interpreted
def test_an_engine_that_hides_nothing_is_asked_once_a_position() -> None:
    match = race("c2", "b5", "c3", "b4", "c4", "b3")
    judge = EngineJudge(1)
    judged = judge.ply(match, match.after(0, match.game.definition.notation.action("c3")), True)
    assert judged.full == (1.0, 0.0)
    assert judged.choices[0].loss == 1.0
    again = judge.again(match, judged.choices[0])
    assert (again.better, again.loss) == (judged.choices[0].better, 1.0)
    assert again.sequel
