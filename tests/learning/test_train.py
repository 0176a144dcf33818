"""`majlis train`: a short run learns to foretell who wins, goes on where it stopped, and says what it made."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from majlis.errors import MajlisError
from majlis.games.quoridor.engine.network import POINTS, SHAPE
from majlis.kernel.net import ONE, TOP
from majlis.lab.training import fit, generations, teaching
from majlis.lab.training.generations import TrainingPlan, TrainingRun
from majlis.lab.training.labelled import POSITION
from majlis.lab.workers import Alone
from tests.cli.program import majlis

PLAN = TrainingPlan(games=150, iterations=1, window=2, epochs=25, pairs=2, milliseconds=1.0, seed=3)


def silent(stage: str, done: int, total: int) -> None:
    """Nobody watches."""


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> TrainingRun:
    found = TrainingRun(tmp_path_factory.mktemp("run"), PLAN)
    assert len(list(found.go_on(Alone(), 1, silent))) == 1
    return found


def test_a_short_run_foretells_better_who_wins(trained: TrainingRun) -> None:
    [told] = trained.generations
    assert told["positions"] > 1000
    assert told["after"] < told["before"]


def test_the_same_run_makes_the_same_positions(trained: TrainingRun) -> None:
    shard = np.load(trained.folder / "positions" / "001" / "0000010.npy")
    assert shard.dtype == POSITION
    again = generations._games(PLAN.seed, range(10, 20), PLAN.iterations, trained.best()[1][:0])
    assert np.array_equal(shard, again)


def test_a_run_goes_on_where_it_stopped(trained: TrainingRun, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that were played are not played again, and matches that were compared neither."""
    folder = tmp_path / "copy"
    (folder / "positions" / "001").mkdir(parents=True)
    for shard in (trained.folder / "positions" / "001").iterdir():
        (folder / "positions" / "001" / shard.name).write_bytes(shard.read_bytes())
    kept = {"plan": asdict(PLAN), "generations": [], "pairs": [1.0], "seconds": 0.0}
    (folder / "training.json").write_text(json.dumps(kept))
    monkeypatch.setattr(teaching, "play", None)
    compared: list[int] = []

    def compare(seed: int, pair: int, seconds: float, weights: Any) -> float:
        compared.append(pair)
        return 0.5

    monkeypatch.setattr(teaching, "compare", compare)
    [told] = TrainingRun(folder, PLAN).go_on(Alone(), 1, silent)
    assert compared == [1]
    assert told["matches"] == 4
    assert told["score"] == 0.75
    assert np.array_equal(np.load(folder / "weights-001.npy"), np.load(trained.folder / "weights-001.npy"))


def test_another_plan_in_the_same_folder_is_refused(trained: TrainingRun) -> None:
    with pytest.raises(MajlisError, match="other settings"):
        TrainingRun(trained.folder, replace(PLAN, seed=4))


def test_only_who_is_better_is_let_through(
    trained: TrainingRun, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teaching, "play", lambda *args: np.load(trained.folder / "positions/001/0000000.npy"))
    monkeypatch.setattr(teaching, "compare", lambda seed, *args: 1.0 if seed == PLAN.seed + 1 else 0.0)
    found = TrainingRun(tmp_path / "gate", replace(PLAN, games=40, pairs=30, epochs=1))
    first, second = found.go_on(Alone(), 2, silent)
    assert (first["passed"], second["passed"], second["against"]) == (True, False, 1)
    assert found.best()[0] == 1
    card = json.loads((found.folder / "card.json").read_text())
    assert (card["generation"], card["weights"], card["seed"]) == (1, "weights-001.npy", 3)


def test_compiled_code_comes_to_what_was_trained(trained: TrainingRun) -> None:
    """What the engine adds to its values is what the rounded network says in real numbers, but for the rounding."""
    weights = np.load(trained.folder / "weights-001.npy").astype(np.float64) / ONE
    shapes = [(SHAPE.first,), (SHAPE.features, SHAPE.first), (SHAPE.first + 1, SHAPE.second), (SHAPE.second + 1, 1)]
    ends = np.cumsum([0, *(int(np.prod(shape)) for shape in shapes)])
    parts = [weights[a:b].reshape(shape) for a, b, shape in zip(ends, ends[1:], shapes, strict=False)]
    params: dict[str, Any] = dict(zip(("always", "first", "second", "last"), parts, strict=True))
    positions = np.load(trained.folder / "positions" / "001" / "0000000.npy")
    whole = (weights * ONE).astype(np.int8)
    features, values, added = teaching.seen(positions, weights=whole)
    expected = (fit.logits(params, features, values) - values / POINTS) * POINTS
    assert np.abs(expected - added).max() < 0.1 * POINTS * TOP / ONE
    assert np.abs(added).max() > 0


def test_a_game_without_a_network_is_refused_by_name(tmp_path: Path) -> None:
    ran = majlis("train", "taki", str(tmp_path))
    assert ran.code != 0
    assert "quoridor" in ran.err
