"""Whether the chances that people are shown come true: python -m benchmarks.calibration

Bots of one level play matches. At a few moments of each, far apart, somebody asks for a hint: what the strongest search
says of its best action is noted, and at the end whether that seat's side was first. Among the moments at which about
40 % were said, about 40 of 100 should have been won. It prints a table a game, keeps all moments in a file and goes on
with them the next time, and draws a picture (`pip install 'majlis[lab]'`).
"""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict
from pathlib import Path
from typing import Any

import majlis
from benchmarks.bots import configured
from majlis.bots import bot
from majlis.bots.spec import decide
from majlis.kernel.seeds import new_stream
from majlis.lab.evidence import wilson
from majlis.lab.plot import INK, STYLE

KEPT = Path(__file__).with_suffix(".json")
PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "calibration.svg"
TABLES = (("jackaroo", 4), ("nahs", 4), ("quoridor", 2), ("quoridor", 4), ("taki", 4), ("toitoi", 4))
PLAYERS, HINTS = ("search", 3), ("search", 5)
ITERATIONS = 1_000
"""Of a hint: a part of what level 5 has, so that there can be many."""
ASKED = {"jackaroo": 60, "nahs": 60, "quoridor": 12, "taki": 8, "toitoi": 30}
"""About how many choices lie between two hints."""
BINS = 10

Moment = tuple[int, float, float]
"""The number of the match, what was said, and how much of the first place it came to."""


def moments(key: str, players: int, seed: int) -> list[Moment]:
    """The hints of one match."""
    game = configured(key, players)
    match, rng, lot, noted = game.start(seed=seed), new_stream(seed), random.Random(seed), []
    while match.actors():
        seat = match.actors()[0]
        view = match.hidden(seat)
        if len(match.legal(seat)) > 1 and lot.random() * ASKED[key] < 1:
            hint = decide(bot(*HINTS), game, view, seat, new_stream(match.ply), ITERATIONS)
            noted.append((seat, hint.candidates[0][1]))
        match.play_action(seat, bot(*PLAYERS).think(game, view, seat, rng).action)
    result = match.result()
    assert result is not None
    first = [seat for seat in range(players) if result.places[seat] == 1]
    side = game.definition.side(game.options)
    return [(seed, said, side / len(first) if seat in first else 0.0) for seat, said in noted]


def rows(found: list[Moment]) -> list[dict[str, float]]:
    """The moments by what was said: how many, what was said and what came of it, with an interval of 95 %."""
    by_bin = defaultdict(list)
    for _, said, won in found:
        by_bin[min(int(said * BINS), BINS - 1)].append((said, won))
    made = []
    for _, pairs in sorted(by_bin.items()):
        said, won = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
        around = wilson(won, len(pairs))
        made.append({"count": len(pairs), "said": said, "won": won, "low": around.low, "high": around.high})
    return made


def summary(found: list[Moment]) -> tuple[float, float, float]:
    """How far off the rows are on average, the mean squared error, and that of who always says what is usual."""
    count, usual = len(found), sum(won for _, _, won in found) / len(found)
    off = sum(row["count"] * abs(row["said"] - row["won"]) for row in rows(found)) / count
    error = sum((said - won) ** 2 for _, said, won in found) / count
    return off, error, sum((usual - won) ** 2 for _, _, won in found) / count


def tell(name: str, found: list[Moment]) -> None:
    off, error, plain = summary(found)
    matches = len({match for match, _, _ in found})
    print(f"{name}: {len(found)} hints in {matches} matches; off by {off:.3f}, error {error:.3f} (plain {plain:.3f})")
    for row in rows(found):
        print("  said {said:.2f}  won {won:.2f} ({low:.2f} to {high:.2f})  {count} times".format(**row))


def draw(kept: dict[str, list[Moment]], path: Path) -> None:
    """A small picture a table: what was said along, what came true upwards."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(9, 6), layout="constrained")
        for axes, (name, found) in zip(figure.subplots(2, 3).flat, sorted(kept.items()), strict=False):
            made = rows(found)
            bars: Any = [[r["won"] - r["low"] for r in made], [r["high"] - r["won"] for r in made]]
            axes.plot([0, 1], [0, 1], color=INK, linewidth=0.5)
            axes.errorbar([r["said"] for r in made], [r["won"] for r in made], bars, fmt="o", color=INK, markersize=4)
            axes.set_title(f"{name} ({len(found)})", loc="left")
            axes.set(xlim=(0, 1), ylim=(0, 1))
        figure.supxlabel("said")
        figure.supylabel("won")
        figure.savefig(path, metadata={"Date": None})


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=majlis.games(), help="only this game; may be repeated")
    parser.add_argument("--matches", type=int, default=100, help="matches a table, those kept included")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where the moments are kept")
    parser.add_argument("--picture", type=Path, help=f"draw them there, such as {PICTURE.name}")
    given = parser.parse_args(arguments)
    kept = json.loads(given.kept.read_text()) if given.kept.exists() else {}
    for key, players in TABLES:
        if given.game and key not in given.game:
            continue
        found = kept.setdefault(f"{key} {players}", [])
        for seed in range(max((match for match, _, _ in found), default=-1) + 1, given.matches):
            found += [list(moment) for moment in moments(key, players, seed)]
            given.kept.write_text(json.dumps(kept))
        if found:
            tell(f"{key} {players}", found)
    if given.picture:
        draw({name: found for name, found in kept.items() if found}, given.picture)


if __name__ == "__main__":
    main()
