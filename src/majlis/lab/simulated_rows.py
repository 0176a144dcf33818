"""The matches of a simulation as rows of a Parquet file: one row a match, one column a measure."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from majlis.lab.measures import Noted, measured
from majlis.lab.pairings import sides
from majlis.lab.simulation import ALIKE, Simulation
from majlis.match import dataset


def write(simulation: Simulation, path: Path) -> None:
    """Write every match of the series in which all seats are the same bot's; docs/lab.md explains the columns."""
    dataset.check()
    import pyarrow as pa
    from pyarrow import parquet

    tables = []
    for variant, game in enumerate(simulation.plan.games):
        noted = Noted(game.definition, game.players, sides(game), simulation.notes(variant, ALIKE))
        count = len(noted.notes)
        columns: dict[str, Any] = {
            "variant": np.full(count, variant, np.int8),
            "options": [msgspec.json.encode(game.options.plain()).decode()] * count,
            "deal": np.arange(count),
            **measured(noted),
            "places": list(noted.a_seat(0).astype(np.int8)),
            "scores": list(noted.a_seat(1).astype(np.int32)),
        }
        tables.append(pa.table(columns))
    parquet.write_table(pa.concat_tables(tables), path, compression="zstd")
