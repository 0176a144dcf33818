"""How many of the shipped puzzles each level solves: python -m benchmarks.puzzles [GAME ...] [--levels 1 5]

Every puzzle is asked with streams that were not used when it was chosen. Prints a row of the table in docs/puzzles.md
a game.
"""

import argparse

from majlis.analysis.puzzle_making import solves
from majlis.games import definition, keys
from majlis.games.puzzles import puzzles_of
from majlis.match.puzzle_positions import puzzle_match

TRIES = {1: 4, 2: 2, 3: 2, 4: 2, 5: 1}
"""How often each level is asked about a puzzle."""


def share(key: str, level: int) -> float:
    """The share of answers of a level that are right."""
    game = definition(key)
    matches = [(puzzle_match(game, puzzle), puzzle) for puzzle in puzzles_of(game)]
    asked = [(match, puzzle, number) for match, puzzle in matches for number in range(TRIES[level])]
    return sum(solves(match, puzzle, level, f"measure {number}") for match, puzzle, number in asked) / len(asked)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(keys()))
    parser.add_argument("--levels", nargs="+", type=int, default=[1, 5])
    wanted = parser.parse_args()
    for key in wanted.games:
        shares = (f"{100 * share(key, level):.1f} %" for level in wanted.levels)
        print(f"| {key} | {len(puzzles_of(definition(key)))} | {' | '.join(shares)} |", flush=True)


if __name__ == "__main__":
    main()
