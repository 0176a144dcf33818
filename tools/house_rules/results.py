"""Results that are kept: one file a game, with all measures of every value beside those of the usual rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from majlis.lab.findings import ChangeFound, Findings, Found
from tools.house_rules.cases import Case

FOLDER = Path(__file__).parent / "results"
REFUSALS = 4
"""Reasons that are kept of each case: those whose refusals changed most."""


def measured_games() -> set[str]:
    """The games that have results."""
    return {path.stem for path in FOLDER.glob("*.json")}


class RefusalFound(msgspec.Struct, frozen=True):
    """How often a reason forbids something with a value and by the usual rules."""

    name: str
    rule: str
    here: float
    usual: float
    change: ChangeFound


class CaseFound(msgspec.Struct, frozen=True):
    """What one value of an option changes."""

    option: str
    value: Any
    beside: dict[str, Any]
    """What else is not usual, on both sides."""
    measures: dict[str, Found]
    usual: dict[str, Found]
    effects: dict[str, ChangeFound]
    refusals: list[RefusalFound]

    @classmethod
    def of(cls, case: Case, found: Findings) -> CaseFound:
        here, usual = found.variants
        seen = {name: each for name, each in found.refusal_effects.items() if each.is_seen}
        names = sorted(seen, key=lambda name: -abs(seen[name].size or 0.0))[:REFUSALS]
        refusals = [
            RefusalFound(name, here.rules[name], _share(here.refusals, name), _share(usual.refusals, name), seen[name])
            for name in names
        ]
        return cls(case.option, case.value, dict(case.usual), here.measures, usual.measures, found.effects, refusals)


class GameFound(msgspec.Struct, frozen=True):
    """All values of all options of a game."""

    game: str
    version: int
    bot: str
    rival: str
    matches: int
    cases: list[CaseFound]

    @classmethod
    def read(cls, key: str) -> GameFound:
        return msgspec.json.decode((FOLDER / f"{key}.json").read_bytes(), type=cls)

    def write(self) -> None:
        """Keep the results, a case a line."""
        lines = ",\n  ".join(msgspec.json.encode(case).decode() for case in self.cases)
        head = msgspec.json.encode({**msgspec.structs.asdict(self), "cases": []}).decode()
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{self.game}.json").write_text(f"{head[:-3]}[\n  {lines}\n]}}\n", "utf-8")


def _share(refusals: dict[str, Found], name: str) -> float:
    return refusals[name].mean or 0.0 if name in refusals else 0.0
