"""Measure every house rule: `python -m tools.house_rules.measure [GAME ...] [--state FOLDER]`."""

from __future__ import annotations

import argparse
import itertools
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import majlis
from majlis.lab.findings import findings
from majlis.lab.players import PlayerSpec
from majlis.lab.simulation import Plan, Simulation, local_workers
from tools.house_rules.cases import cases
from tools.house_rules.results import CaseFound, GameFound

BOT, MATCHES = "instinct:4", 2000


def measured(key: str, matches: int, state: Path, jobs: int | None) -> GameFound:
    """All cases of a game; those that are compared with the same rules are played in one simulation."""
    found: list[CaseFound] = []
    groups = itertools.groupby(sorted(cases(key), key=lambda case: str(case.usual)), key=lambda case: case.usual)
    for number, (usual, group) in enumerate(groups):
        several = list(group)
        games = [majlis.game(key, **usual), *(majlis.game(key, **case.options) for case in several)]
        plan = Plan.of(games, PlayerSpec.parsed(BOT), None, matches)
        with closing(Simulation(plan, state / f"{key}-{number}.sqlite")) as simulation:
            played = 0
            with closing(local_workers(plan, jobs)) as workers:
                for more in simulation.run(workers):
                    played += more
                    print(f"\r{key}: {played:,} of {simulation.total:,} matches", end="", flush=True)
            print()
            for variant, case in enumerate(several, start=1):
                pair = findings(simulation, wanted=(variant, 0))
                found.append(CaseFound.of(case, pair))
    order = {name: place for place, name in enumerate(majlis.game(key).options)}
    found.sort(key=lambda each: order[each.option])
    rival = Plan.of([majlis.game(key)], PlayerSpec.parsed(BOT), None, matches).rival.name
    return GameFound(game=key, version=majlis.game(key).version, bot=BOT, rival=rival, matches=matches, cases=found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="a game's key; by default all")
    parser.add_argument("--matches", type=int, default=MATCHES, help="of each value (2,000)")
    parser.add_argument("--jobs", type=int, help="cores to use; by default all")
    parser.add_argument("--state", type=Path, help="a folder to go on in")
    given: Any = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        state = given.state or Path(temporary)
        state.mkdir(parents=True, exist_ok=True)
        for key in given.game or majlis.games():
            measured(key, given.matches, state, given.jobs).write()


if __name__ == "__main__":
    main()
