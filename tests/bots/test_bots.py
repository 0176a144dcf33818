"""What holds for every bot: it plays legally, knows only its view, thinks in chunks, and says why."""

import json
import random

import numpy as np
import pytest

import majlis
from majlis import words
from majlis.bots.bot import KINDS, Stream
from majlis.bots.levels import HIGHEST, LOWEST, plan
from majlis.bots.rng import forked, fraction, index_below
from majlis.kernel import candidates, forks
from majlis.kernel.impressions import USUAL
from majlis.kernel.interpreted import in_python
from majlis.kernel.seeds import new_stream
from tests.bots import probes
from tests.bots.seats import played, undecided
from tests.conformance.walks import started, step, walk

LEVELS = range(LOWEST, HIGHEST + 1)


def test_a_bot_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(majlis.UnknownBot, match="oracle"):
        majlis.bot("oracle")
    for level in (0, 6, -1, True):
        with pytest.raises(majlis.UnknownBot, match="level"):
            majlis.bot("search", level)
    assert (majlis.bot().kind, majlis.bot().level) == ("search", 3)


def test_levels_and_bots_have_names_in_three_languages() -> None:
    for lang in ("en", "ar", "he"):
        assert len({words.say(lang, None, f"bot-level-{level}") for level in LEVELS}) == 5
        assert len({words.say(lang, None, f"bot-name-{number}") for number in range(1, 25)}) == 24


@pytest.mark.parametrize("key", majlis.games())
def test_the_random_bot_plays_every_game(key: str) -> None:
    for seed in range(2):
        game = started(key, seed).game
        assert played(game, majlis.bot("random"), seed, most=300).ply > 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_bot_plays_a_whole_match(with_instinct: str, kind: str, level: int) -> None:
    match = played(started(with_instinct, level).game, majlis.bot(kind, level), seed=level, most=1500, iterations=40)
    assert match.result() is not None or match.ply == 1500


@pytest.mark.parametrize("kind", ["instinct", "search"])
def test_two_worlds_that_look_the_same_make_it_think_the_same(with_instinct: str, kind: str) -> None:
    for match in walk(with_instinct, 3, every=17, most=120):
        game = match.game
        for seat in match.actors()[:2]:
            view = match.hidden(seat)
            world = game.ops.determinized(view, new_stream(match.ply))
            for level in (1, 3):
                bot = majlis.bot(kind, level)
                here = bot.think(game, view, seat, new_stream(5))
                there = bot.think(game, game.ops.hidden(world, seat), seat, new_stream(5))
                assert here == there


def test_a_search_in_chunks_is_the_search_in_one_go(with_instinct: str) -> None:
    policy_rng = random.Random(1)
    for match in walk(with_instinct, 2, every=13, most=60):
        for seat in match.actors()[:1]:
            bot = majlis.bot("search", 3)
            whole, parts = (bot.begin(match.game, match.hidden(seat), seat, new_stream(9)) for _ in range(2))
            if not (hasattr(whole, "_edges") and hasattr(parts, "_edges")):
                continue
            whole.work(whole.budget)
            while not parts.done:
                parts.work(policy_rng.randrange(1, 90))
                parts.decision()
            assert whole.done
            assert whole.decision() == parts.decision()
            assert whole._edges.tobytes() == parts._edges.tobytes()


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_stream_gives_the_same_choice(with_instinct: str, kind: str) -> None:
    match = undecided(with_instinct, 0)
    seat, bot = match.actors()[0], majlis.bot(kind, 2)
    first, second = (bot.think(match.game, match.hidden(seat), seat, new_stream(1)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("kind", ["random", "instinct"])
def test_the_next_draw_from_a_stream_is_another(with_instinct: str, kind: str) -> None:
    match, rng = undecided(with_instinct, 0), new_stream(1)
    seat, bot = match.actors()[0], majlis.bot(kind, 1)
    actions = {bot.think(match.game, match.hidden(seat), seat, rng).action for _ in range(30)}
    assert len(actions) > 1


def test_a_search_may_be_asked_at_any_time(with_instinct: str) -> None:
    match = undecided(with_instinct, 0)
    seat = match.actors()[0]
    thinking = majlis.bot("search", 5).begin(match.game, match.hidden(seat), seat, new_stream(1), 512)
    while True:
        decision = thinking.decision()
        assert decision.action in match.legal_actions(seat) or decision.waits
        assert all(0 <= chance <= 1 and 0 <= share <= 1 for _, chance, share in decision.candidates)
        assert decision.candidates[0][0] == decision.action
        if thinking.done:
            break
        thinking.work(100)
    assert sum(share for _, _, share in decision.candidates) == pytest.approx(1, abs=0.01)
    before = thinking.decision()
    thinking.work(100)
    assert thinking.decision() == before


def test_where_there_is_one_action_there_is_nothing_to_think_about(with_instinct: str) -> None:
    found = 0
    for seed in range(12):
        match, policy_rng = started(with_instinct, seed), random.Random(seed)
        while match.actors() and match.ply < 400 and found < 3:
            seat = match.actors()[0]
            view = match.hidden(seat)
            out = np.zeros(match.game.definition.most_legal, np.int64)
            if match.game.ops.bound["legal"](view, 0, seat, out) == 1:
                found += 1
                for kind in KINDS:
                    thinking = majlis.bot(kind, 3).begin(match.game, view, seat, new_stream(0))
                    assert thinking.done
                    assert thinking.decision().action == int(out[0])
            step(match, policy_rng)


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_chooses_from_a_view_that_went_through_json(with_instinct: str, kind: str) -> None:
    for match in walk(with_instinct, 1, every=37, most=80):
        for seat in match.actors()[:1]:
            view, legal = json.loads(json.dumps(match.view(seat))), match.legal(seat)
            bot = majlis.bot(kind, 2)
            choice = bot.choose(view, legal, 7)
            decision = bot.think(match.game, match.hidden(seat), seat, new_stream(7))
            assert choice == match.text(decision.action)
            assert choice in legal or decision.waits
            assert bot.choose(view, legal[:1], b"seed") in legal[:1] or decision.waits


def test_draws_are_spread_evenly() -> None:
    rng = new_stream(3)
    draws = [index_below(rng, 6) for _ in range(600)]
    assert all(60 < draws.count(face) < 140 for face in range(6))
    fractions = [fraction(rng) for _ in range(600)]
    assert 0.45 < sum(fractions) / 600 < 0.55
    assert all(0 <= each < 1 for each in fractions)


def test_compiled_code_draws_as_python_does() -> None:
    kernels = majlis.game("quoridor").definition.bound(forks)
    here, there, own = new_stream(8), new_stream(8), new_stream(0)
    here[0]["world"] = there[0]["world"] = 12345
    for count in (1, 2, 7, 1000, 2**31):
        assert kernels["draw_index"](there, count) == index_below(here, count)
        assert kernels["draw_fraction"](there) == fraction(here)
        kernels["draw_fork"](there, own)
        assert own.tobytes() == forked(here).tobytes()
        assert there.tobytes() == here.tobytes()


def test_a_place_is_picked_by_its_share() -> None:
    weights = np.array([1.0, 2.0, 1.0])
    picked = in_python(candidates.picked)
    assert [picked(weights, 3, at) for at in (0, 0.24, 0.26, 0.74, 0.76, 0.999)] == [0, 0, 1, 1, 2, 2]


def noticed(key: str, actions: list[int], level: int, rng: Stream, quiet: float = USUAL) -> list[int]:
    """The places of the actions that come to the mind of a level."""
    game = majlis.game(key).definition
    order = np.zeros(len(actions), np.int64)
    notice = game.bound(probes)["noticed"]
    count = notice(plan(game, level).begin(1), rng, np.array(actions, np.int64), np.full(len(actions), quiet), order)
    return [int(place) for place in order[:count]]


def test_the_strong_think_of_everything_and_the_weak_overlook_some(with_instinct: str) -> None:
    game, counts = majlis.game(with_instinct).definition, {}
    actions = [action for action in range(60) if action not in game.waits]
    for level in LEVELS:
        rng = new_stream(level)
        counts[level] = sum(len(noticed(with_instinct, actions, level, rng)) for _ in range(40))
        assert noticed(with_instinct, actions[:1], level, rng) == [0]
    assert counts[5] == 40 * len(actions)
    assert sorted(counts.values()) == list(counts.values())
    assert len(set(counts.values())) == 5


@pytest.mark.parametrize("kind", ["instinct", "search"])
def test_last_card_is_called_by_the_strong_and_forgotten_now_and_then_by_the_weak(kind: str) -> None:
    match, rng = majlis.game("taki", players=2).start(seed=1), new_stream(1)
    while "last!" not in match.legal(match.actors()[0]):
        seat = match.actors()[0]
        match.play_action(seat, majlis.bot("instinct", 4).think(match.game, match.hidden(seat), seat, rng).action)
    seat = match.actors()[0]
    view, rng = match.hidden(seat), new_stream(2)
    for level in (4, 5):
        for _ in range(5):
            assert majlis.bot(kind, level).think(match.game, view, seat, rng).action == match.action("last!")
    said = [majlis.bot(kind, 1).think(match.game, view, seat, rng).action == match.action("last!") for _ in range(60)]
    assert 20 < sum(said) < 50


def test_a_goal_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(majlis.UnknownBot, match="fame"):
        majlis.bot("search", 3, "fame")
    assert majlis.bot().goal == "win"
    assert repr(majlis.bot("search", 3, "place")) == "majlis.bot('search', level=3, goal='place')"
