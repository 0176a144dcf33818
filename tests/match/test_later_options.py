"""A house rule that came after a release: matches of before it are read on, with the hashes that they had."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from majlis.games import definition, keys
from majlis.games.definition import Choice
from majlis.match.game_ops import hashed

ROOT = Path(__file__).resolve().parents[2]
RECORD = np.dtype(
    [("x", np.int64), ("opt_pace", np.int64), ("held", np.int8, 3), ("opt_wind", np.int64), ("opt_tide", np.int64)]
)


@pytest.mark.parametrize(("wind", "tide", "length"), [(0, 0, 19), (1, 0, 27), (0, 1, 35), (1, 1, 35)])
def test_later_house_rules_are_hashed_up_to_the_last_that_is_used(wind: int, tide: int, length: int) -> None:
    states = np.zeros(1, RECORD)
    states[0]["opt_wind"], states[0]["opt_tide"] = wind, tide
    assert hashed(states) == states.tobytes()[:length]


@pytest.mark.parametrize("key", keys())
def test_a_record_ends_with_the_house_rules_that_are_later_and_no_others(key: str) -> None:
    names = list(definition(key).record.names or ())
    later = [
        f"opt_{option.name}" for option in definition(key).options if isinstance(option, Choice) and option.is_later
    ]
    rest = names[: len(names) - len(later)]
    assert names == rest + later
    assert not rest[-1].startswith("opt_")


READ_ON = """
import dataclasses, random, sys
import numpy as np
import majlis
from majlis.games import definition
from majlis.games.definition import Choice, Options

def played(**options):
    match, policy_rng = majlis.game("quoridor", **options).start(seed=5), random.Random(5)
    while match.ply < 30 and (actors := match.actors()):
        match.play(actors[0], policy_rng.choice(match.legal(actors[0])))
    return match.replay()

before, aside = played(), played(third_pawn="diagonal", players=4)
known = definition("quoridor")
options = Options(*known.options, Choice("wind", "calm", ("calm", "storm"), rule="Q-1", is_later=True))
record = np.dtype([*known.record.descr, *options.later_fields()])
later = dataclasses.replace(known, options=options, record=record)
for name in ("game", "replay"):
    sys.modules[f"majlis.match.{name}"].definition = lambda key: later
sys.modules["majlis.match.game_ops"]._OPS.clear()

assert "wind" not in before.options
for old in (before, aside):
    match = majlis.Replay.loads(old.dumps()).verify()
    assert match.game.options["wind"] == "calm"
    assert [move[2] for move in match.replay().moves] == [move[2] for move in old.moves]
assert [move[:2] for move in played().moves] == [move[:2] for move in before.moves]
assert played().moves == before.moves, "a match by the usual value is one of before"
windy = played(wind="storm")
assert windy.first != before.first
assert windy.verify().game.options["wind"] == "storm"
print("read on")
"""


def test_replays_of_before_are_read_on_and_those_with_the_rule_differ() -> None:
    """In a process of its own, which compiles nothing: it gives Quoridor one more house rule."""
    given = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", READ_ON], env=given, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "read on", done.stderr
