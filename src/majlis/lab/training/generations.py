"""A training run: self-play, learning and a gate, generation after generation, all kept in one folder.

Everything is written as soon as it is there, and what is there is not made again: a run that was stopped goes on.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

import majlis
from majlis.errors import MajlisError
from majlis.kernel.net import NO_WEIGHTS, Weights
from majlis.lab.evidence import SequentialTest, interval
from majlis.lab.training import teaching
from majlis.lab.training.fit import fit
from majlis.lab.training.labelled import Positions
from majlis.lab.workers import Workers

SHARD = 10
"""Games in one file of the buffer."""
SIDES = 2

Progress = Callable[[str, int, int], None]
"""Told the stage, how much of it is done, and of how much."""


@dataclass(frozen=True)
class TrainingPlan:
    """What a run is begun with; whoever goes on with it in the same folder has to ask for the same."""

    games: int
    """Of self-play, a generation."""
    iterations: int
    """That the teacher thinks a move: thousands of positions."""
    window: int
    """Generations that are learnt from, the newest."""
    epochs: int
    pairs: int
    """The most pairs of matches by which a generation is let through."""
    milliseconds: float
    """Of processor time a move in these."""
    seed: int


class TrainingRun:
    """A run in its folder."""

    def __init__(self, folder: Path, plan: TrainingPlan) -> None:
        self.folder, self.plan = folder, plan
        folder.mkdir(parents=True, exist_ok=True)
        self.kept: dict[str, Any] = {"plan": asdict(plan), "generations": [], "pairs": [], "seconds": 0.0}
        if self._state.exists():
            self.kept = json.loads(self._state.read_text("utf-8"))
            if self.kept["plan"] != asdict(plan):
                raise MajlisError(f"{folder} holds a run with other settings: {self.kept['plan']}")

    @property
    def _state(self) -> Path:
        return self.folder / "training.json"

    @property
    def generations(self) -> list[dict[str, Any]]:
        """What came of each generation that is finished."""
        found: list[dict[str, Any]] = self.kept["generations"]
        return found

    def best(self) -> tuple[int, Weights]:
        """The last generation that was let through, and its weights; 0 and none before the first."""
        passed = [each["generation"] for each in self.generations if each["passed"]]
        return (passed[-1], np.load(self._weights(passed[-1]))) if passed else (0, NO_WEIGHTS)

    def go_on(self, workers: Workers, until: int, progress: Progress) -> Iterator[dict[str, Any]]:
        """Make generations up to that number, each told when it is finished."""
        while len(self.generations) < until:
            began = time.monotonic()
            generation = len(self.generations) + 1
            self._play(generation, workers, progress)
            told = self._learn(generation, progress)
            told |= self._gate(generation, workers, progress)
            self.kept["seconds"] += time.monotonic() - began
            self.kept["pairs"] = []
            self.generations.append({"generation": generation, **told})
            self._keep()
            self._write_card()
            yield self.generations[-1]

    def _play(self, generation: int, workers: Workers, progress: Progress) -> None:
        weights, first = self.best()[1], (generation - 1) * self.plan.games
        wanted = [
            number
            for number in range(first, first + self.plan.games, SHARD)
            if not self._shard(generation, number).exists()
        ]
        work = [
            (self.plan.seed, range(number, min(number + SHARD, first + self.plan.games)), self.plan.iterations, weights)
            for number in wanted
        ]
        shards = -(-self.plan.games // SHARD)
        progress("playing", shards - len(wanted), shards)
        for done, (number, positions) in enumerate(zip(wanted, workers.in_order(_games, work), strict=True), start=1):
            _write(self._shard(generation, number), positions)
            progress("playing", shards - len(wanted) + done, shards)

    def _learn(self, generation: int, progress: Progress) -> dict[str, Any]:
        progress("learning", 0, 1)
        since = max(1, generation - self.plan.window + 1)
        paths = [
            path
            for each in range(since, generation + 1)
            for path in sorted((self.folder / "positions" / f"{each:03}").glob("*.npy"))
        ]
        found = fit(np.concatenate([np.load(path) for path in paths]), self.plan.epochs, self.plan.seed + generation)
        _write(self._weights(generation), found.weights)
        progress("learning", 1, 1)
        return {"positions": found.positions, "before": round(found.before, 4), "after": round(found.after, 4)}

    def _gate(self, generation: int, workers: Workers, progress: Progress) -> dict[str, Any]:
        """Pairs of matches against the best so far, until it is settled or there were enough."""
        against, best = self.best()
        new, scores = np.load(self._weights(generation)), self.kept["pairs"]
        test = SequentialTest(SIDES)
        for score in scores:
            test.see(score)
        work = (
            (self.plan.seed + generation, pair, self.plan.milliseconds / 1000, (new, best))
            for pair in range(len(scores), self.plan.pairs)
        )
        results = workers.in_order(teaching.compare, work)
        progress("comparing", len(scores), self.plan.pairs)
        while len(scores) < self.plan.pairs and not test.is_sure():
            scores.append(next(results))
            test.see(scores[-1])
            self._keep()
            progress("comparing", len(scores), self.plan.pairs)
        results.close()
        found = interval(scores, SIDES)
        return {
            "against": against,
            "matches": 2 * len(scores),
            "score": round(found.mean, 4),
            "low": round(found.low, 4),
            "high": round(found.high, 4),
            "passed": test.is_sure() and found.mean > 0.5,
        }

    def _weights(self, generation: int) -> Path:
        return self.folder / f"weights-{generation:03}.npy"

    def _shard(self, generation: int, first: int) -> Path:
        return self.folder / "positions" / f"{generation:03}" / f"{first:07}.npy"

    def _keep(self) -> None:
        part = self._state.with_suffix(".part")
        part.write_text(json.dumps(self.kept, indent=1) + "\n", "utf-8")
        os.replace(part, self._state)

    def _write_card(self) -> None:
        """Say beside the weights what they are made of."""
        best, weights = self.best()
        card = {
            "game": "quoridor",
            "players": 2,
            "generation": best,
            "weights": None if best == 0 else self._weights(best).name,
            "sha256": hashlib.sha256(weights.tobytes()).hexdigest(),
            "version": majlis.__version__,
            "commit": _commit(),
            "hours": round(self.kept["seconds"] / 3600, 2),
            **self.kept["plan"],
            "generations": self.generations,
        }
        (self.folder / "card.json").write_text(json.dumps(card, indent=1) + "\n", "utf-8")


def _games(seed: int, numbers: range, iterations: int, weights: Weights) -> Positions:
    return np.concatenate([teaching.play(seed, number, iterations, weights) for number in numbers])


def _write(path: Path, array: Any) -> None:
    """Put a whole file there, or none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.save(file, array)
    os.replace(part, path)


def _commit() -> str | None:
    """The commit of the sources, in a checkout."""
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None
