"""A run in pictures: how well each generation foretells who wins, and how it did against the best before it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from majlis.lab import plot


def draw(generations: Sequence[dict[str, Any]], path: Path) -> None:
    """Draw the curves into a file."""
    figure = plot.figure_class()(figsize=(8, 6), layout="constrained")
    losses, scores = figure.subplots(2, 1, sharex=True)
    numbers = [each["generation"] for each in generations]
    losses.plot(numbers, [each["before"] for each in generations], "o--", label="without a network")
    losses.plot(numbers, [each["after"] for each in generations], "o-", label="with this one")
    losses.set(ylabel="log loss of who wins")
    losses.legend()
    for each in generations:
        scores.plot([each["generation"]] * 2, [100 * each["low"], 100 * each["high"]], color="grey")
        scores.plot(each["generation"], 100 * each["score"], "D" if each["passed"] else "o")
    scores.axhline(50, color="grey", linewidth=1)
    scores.set(xlabel="generation", ylabel="% against the best before", ylim=(0, 100))
    scores.set_xticks(numbers)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
