"""Grade the puzzles that are shipped anew, after a change of how weak bots play: python -m tools.puzzle_grades

A grade is the lowest level of search that finds the answer more often than not. Puzzles, answers and margins stay as
they are: those do not hang on weak bots. What has become too easy for the lowest level is named, and left to whoever
makes puzzles next.
"""

from __future__ import annotations

import argparse

import msgspec

import majlis
from majlis.analysis.puzzle_making import TOO_EASY, TRIES, graded, solves
from majlis.bots.levels import LOWEST
from majlis.games import definition
from majlis.games.puzzles import read_puzzles, write_puzzles
from majlis.match.puzzle_positions import puzzle_match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=majlis.games(), help="only this game; may be repeated")
    for key in parser.parse_args().game or majlis.games():
        game = definition(key)
        kept = read_puzzles(game)
        if kept is None:
            continue
        found, changed, easy = [], 0, []
        for puzzle in kept.puzzles:
            match = puzzle_match(game, puzzle)
            level = graded(match, puzzle)
            changed += level != puzzle.level
            if sum(solves(match, puzzle, LOWEST, f"try {number}") for number in range(TRIES)) >= TOO_EASY:
                easy.append(puzzle.id)
            found.append(msgspec.structs.replace(puzzle, level=level))
        write_puzzles(game, msgspec.structs.replace(kept, puzzles=found))
        print(f"{key}: {changed} of {len(found)} grades changed; too easy for the lowest level: {len(easy)} {easy}")


if __name__ == "__main__":
    main()
