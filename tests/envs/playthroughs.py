"""A recorded game of each kind, for OpenSpiel's own test: a change of behaviour shows as a diff of a played game.

`python -m tests.envs.playthroughs [GAME ...]` records them anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from majlis.envs import openspiel

FOLDER = Path(__file__).parent / "playthroughs"

GAMES = {
    "jackaroo": "majlis_jackaroo(players=2,max_plies=2)",
    "nahs": "majlis_nahs(players=2,max_plies=2)",
    "quoridor": "majlis_quoridor(size=5,fences=2,max_plies=6)",
    "taki": "majlis_taki(players=2,max_plies=2)",
    "toitoi": "majlis_toitoi(players=2,max_plies=2)",
}


def prepare() -> None:
    """Let OpenSpiel know our games, and read its flags, which it wants even where there are none."""
    openspiel.register()
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["majlis"])


def main() -> None:
    prepare()
    FOLDER.mkdir(exist_ok=True)
    for key in sys.argv[1:] or GAMES:
        text = generate_playthrough.playthrough(GAMES[key], None, seed=1)
        (FOLDER / f"{key}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
