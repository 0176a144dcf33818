"""Grade the puzzles that are shipped anew, after a change of how bots play: python -m tools.puzzle_grades

A grade is the lowest level of search that finds the answer more often than not. What the lowest level finds too often
by now, or the highest does not, is let go, and what is no longer clearly best; `majlis puzzles make` finds others.
Answers and margins of the rest stay as they are.
"""

from __future__ import annotations

import argparse

import msgspec

import majlis
from majlis.analysis.puzzle_making import graded, is_for_today, recheck
from majlis.games import definition
from majlis.games.puzzles import read_puzzles, write_puzzles
from majlis.match.puzzle_positions import puzzle_match
from majlis.terminal.puzzle_files import LEAST


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=majlis.games(), help="only this game; may be repeated")
    for key in parser.parse_args().game or majlis.games():
        game = definition(key)
        kept = read_puzzles(game)
        if kept is None:
            continue
        found, changed = [], 0
        for puzzle in kept.puzzles:
            match = puzzle_match(game, puzzle)
            if is_for_today(match, puzzle) and recheck(match, puzzle, f"check {puzzle.id}") >= LEAST:
                level = graded(match, puzzle)
                changed += level != puzzle.level
                found.append(msgspec.structs.replace(puzzle, level=level))
        write_puzzles(game, msgspec.structs.replace(kept, puzzles=found))
        let_go = len(kept.puzzles) - len(found)
        print(f"{key}: {len(found)} stay, {changed} of them with another grade; {let_go} are let go", flush=True)


if __name__ == "__main__":
    main()
