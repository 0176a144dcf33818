"""Bots think the same whether their kernels are compiled or run as plain Python."""

from typing import Any

from tests.conformance.test_compiled import run

THINK = """
import json, sys, warnings
warnings.simplefilter("error")
import majlis
from majlis.kernel.seeds import new_stream
from tests.conformance.walks import walk
thoughts = []
for match in walk(sys.argv[1], 1, every=11, most=25):
    for seat in match.actors()[:1]:
        for kind in ("random", "instinct", "search"):
            thinking = majlis.bot(kind, 3).begin(match.game, match.hidden(seat), seat, new_stream(match.ply), 24)
            thinking.work(24)
            thought = thinking.decision()
            thoughts.append([thought.action, [[action, round(chance, 9), round(share, 9)] for action, chance, share in thought.candidates]])
print(json.dumps(thoughts))
"""


def test_compiled_and_interpreted_bots_think_the_same(with_instinct: str) -> None:
    compiled: Any = run(THINK, with_instinct)
    assert len(compiled) > 3
    assert run(THINK, with_instinct, NUMBA_DISABLE_JIT="1") == compiled
