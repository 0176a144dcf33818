"""OpenSpiel's own tests, its search and its solvers, on our games."""

from __future__ import annotations

import importlib
import json
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test, playthrough_test
from open_spiel.python.algorithms import cfr, exploitability, mcts

import majlis
from majlis.envs import openspiel
from majlis.envs.chance_nodes import Tree, TreeNode
from majlis.games.toitoi.state import DEALING
from majlis.kernel.interpreted import in_python
from majlis.kernel.rng import below, open_stream
from majlis.kernel.seeds import new_stream
from tests.envs.house_rules import SHORT, short
from tests.envs.playthroughs import FOLDER, GAMES, prepare

NIM = Path(__file__).parents[1] / "outside" / "nim"


def written(rules: dict[str, Any]) -> str:
    return ",".join(f"{name}={value}" for name, value in rules.items())


def loaded(key: str, **rules: Any) -> Any:
    return pyspiel.load_game(f"majlis_{key}({written(rules)})")


def failures(case: type[unittest.TestCase]) -> list[str]:
    """What went wrong in a case of OpenSpiel's."""
    result = unittest.TestResult()
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    assert tests.countTestCases() > 3
    tests.run(result)
    return [told for _, told in (*result.failures, *result.errors)]


def walked(game: Any, rng: np.random.Generator) -> Iterator[Any]:
    """The states of a random walk from the first one to the end."""
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state.clone()
        listed = (
            [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(int(rng.choice(listed)))
    yield state


def test_api(key: str, rules: dict[str, Any]) -> None:
    """With the deal of a seed: OpenSpiel's sample of states does not get through a whole pack to be shuffled."""
    members = {"game": loaded(key, **rules, max_plies=40, seed=7), "game_name": openspiel.short_name(key)}
    assert failures(type("Case", (api_test.EnforceAPIOnPartialTreeBase,), members)) == []


def test_api_on_the_way_through_a_deal(key: str, rules: dict[str, Any]) -> None:
    """With chance that deals: the same checks, on states before, in and after the deal."""
    game = loaded(key, **rules, max_plies=20)

    def prepared(cls: Any) -> None:
        states = list(walked(game, np.random.default_rng(1)))
        cls.some_states, cls.game_type = states[::7] + states[-20:], game.get_type()

    members = {"game": game, "game_name": openspiel.short_name(key), "setUpClass": classmethod(prepared)}
    assert failures(type("Case", (api_test.EnforceAPIOnPartialTreeBase,), members)) == []


def test_playthrough(key: str) -> None:
    prepare()
    try:
        playthrough_test.PlaythroughTest("test_all_games_tested").run_test(str(FOLDER), f"{key}.txt")
    except AssertionError as error:
        error.add_note("If the game was meant to change, python -m tests.envs.playthroughs records it anew.")
        raise
    assert GAMES[key] in (FOLDER / f"{key}.txt").read_text(encoding="utf-8")


def test_random_simulation(key: str, rules: dict[str, Any]) -> None:
    pyspiel.random_sim_test(loaded(key, **rules, max_plies=12), num_sims=1, serialize=True, verbose=False)


def test_a_whole_game_ends_with_returns_that_sum_to_nothing(key: str) -> None:
    *_, last = walked(loaded(key, **SHORT.get(key, {})), np.random.default_rng(1))
    assert sum(last.returns()) == pytest.approx(0)


def test_chance_decides_what_a_seed_decides() -> None:
    """The numbers that the stream of a seed gives, taken as outcomes, lead to the deal of that seed."""
    game = majlis.game("toitoi", players=3)
    tree, stream = Tree.of(game), new_stream(5)
    in_python(open_stream)(stream[0], DEALING, 0, 0)
    node = tree.root
    while node.among:
        node = tree.after(node, in_python(below)(stream[0], node.among))
    assert node.states.tobytes() == game.start(seed=5).record().tobytes()


def test_a_tree_may_begin_with_the_deal_of_a_seed(key: str) -> None:
    game = short(key)
    root = Tree.of(game, seed=5).root
    assert root.states.tobytes() == game.start(seed=5).record().tobytes()
    assert not root.among
    with pytest.raises(majlis.MajlisError, match="not with both"):
        Tree.of(game, "{}", 5)


def test_a_tree_may_begin_at_what_a_spectator_sees(key: str) -> None:
    """Chance decides about what is unknown there, and about nothing that is known."""
    match, rng = short(key).start(seed=5), np.random.default_rng(1)
    for _ in range(4):
        seat = match.actors()[0]
        match.play_action(seat, int(rng.choice(match.all_legal(seat))))
    tree = Tree.of(short(key), json.dumps(match.view(None)))
    node = tree.root
    while node.among:
        node = tree.after(node, int(rng.integers(node.among)))
    assert node.actors == match.actors()
    assert {**match.view(None), **tree.facts(node, None)} == match.view(None)


def test_a_shuffled_pack_is_one_draw_a_card() -> None:
    state = loaded("toitoi", players=2).new_initial_state()
    counts = []
    while state.is_chance_node():
        counts.append(len(state.chance_outcomes()))
        state.apply_action(0)
    assert counts == list(range(108, 1, -1))


def test_a_seat_remembers_what_it_saw() -> None:
    """Two ways to the same view are two information states; what a seat cannot see makes no difference."""
    game = loaded("toitoi", players=2, rounds=1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    first, second = state.child(0), state.child(1)
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_parameters_are_the_house_rules() -> None:
    game = loaded("quoridor", players=4)
    assert game.get_parameters()["fences"] == 5
    assert str(pyspiel.load_game(str(game))) == str(game)
    with pytest.raises(majlis.OptionError, match="players cannot be 3"):
        loaded("quoridor", players=3)
    birthdays = loaded("toitoi", players=2, tie="birthday", birthdays="3/4")
    assert birthdays.get_parameters()["birthdays"] == "3/4"


def near_the_end() -> str:
    """Quoridor on the smallest board, each pawn two steps from its goal, a fence each."""
    state = majlis.game("quoridor", size=5, fences=1, starter=1).start(seed=1).state()
    state["pawns"] = ["c3", "b3"]
    del state["trail"]
    return json.dumps(state)


def tiny_quoridor(most_plies: int) -> Any:
    given = {"size": 5, "fences": 1, "starter": 1, "max_plies": most_plies, "position": near_the_end()}
    return pyspiel.load_game("majlis_quoridor", given)


def test_monte_carlo_tree_search_finds_the_way(key: str) -> None:
    game, rng = loaded(key, **SHORT.get(key, {}), max_plies=10), np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 1.4, 20, evaluator, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_monte_carlo_tree_search_steps_to_the_goal() -> None:
    game, rng = tiny_quoridor(8), np.random.RandomState(1)
    state = game.new_initial_state()
    state.apply_action(state.string_to_action("c4"))
    state.apply_action(state.string_to_action("a3"))
    bot = mcts.MCTSBot(game, 1.4, 300, mcts.RandomRolloutEvaluator(2, rng), random_state=rng, solve=True)
    assert state.action_to_string(bot.step(state)) == "c5"


def test_counterfactual_regret_minimisation_solves_a_race() -> None:
    """Without fences whoever is to move wins the race: it has as far to go and goes first."""
    position = json.loads(near_the_end())
    position["options"]["fences"], position["left"] = 0, [0, 0]
    given = {"size": 5, "fences": 0, "starter": 1, "max_plies": 4, "position": json.dumps(position)}
    game = pyspiel.load_game("majlis_quoridor", given)
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(30):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < min(before, 0.2)


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game of somebody else's, with a coin that its owner alone sees."""
    monkeypatch.syspath_prepend(NIM)
    from majlis_nim import GAME

    games = importlib.import_module("majlis.games")
    monkeypatch.setattr(games, "_outside", lambda: {"nim": GAME})
    games.keys.cache_clear()
    openspiel.register()
    view = majlis.game("nim", heaps=2).start(seed=1).view(None)
    view["heaps"] = [2, 1]
    yield json.dumps(view)
    games.keys.cache_clear()


def test_counterfactual_regret_minimisation_learns_to_keep_a_secret(nim: str) -> None:
    game = pyspiel.load_game("majlis_nim", {"heaps": 2, "position": nim})
    state = game.new_initial_state()
    assert [state.is_chance_node(), state.child(0).is_chance_node(), state.child(0).child(0).is_chance_node()] == [
        True,
        True,
        False,
    ]
    solver = cfr.CFRPlusSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.02


def test_information_states_are_of_perfect_recall(nim: str) -> None:
    tree = Tree.of(majlis.game("nim", heaps=2), nim)
    ways: dict[bytes, tuple[tuple[bytes, int], ...]] = {}

    def visit(node: TreeNode, own: tuple[tuple[tuple[bytes, int], ...], ...]) -> None:
        if node.among:
            for outcome in range(node.among):
                visit(tree.after(node, outcome), own)
        elif node.actors:
            seat = node.actors[0]
            assert ways.setdefault(node.memories[seat], own[seat]) == own[seat]
            for action in tree.legal(node):
                gone = list(own)
                gone[seat] = (*own[seat], (node.memories[seat], action))
                visit(tree.after(node, action), tuple(gone))

    visit(tree.root, ((), ()))
    assert len(ways) > 10
