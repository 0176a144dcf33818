"""Matches as Parquet: what was written is read back as the same replays, which are sound."""

from pathlib import Path

import pytest

import majlis
from majlis.errors import ReplayError
from majlis.match.dataset import COLUMNS, PERSON, DatasetRow, read, write

DOCUMENT = Path(__file__).parents[2] / "docs/datasets.md"


def played(seed: int, give_up: bool = False) -> majlis.Match:
    match = majlis.game("quoridor", size=5, fences=1).start(seed)
    while match.result() is None:
        if give_up and match.ply == 3:
            match.give_up(0)
            break
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[seed % len(match.legal(seat))])
    return match


@pytest.mark.interpreted
def test_what_is_written_is_read_back_and_verified(tmp_path: Path) -> None:
    rows = [DatasetRow(played(seed, seed == 2).replay(), "server", (PERSON, "search:3")) for seed in range(3)]
    assert write(rows, tmp_path / "matches.parquet") == 3
    assert list(read(tmp_path / "matches.parquet")) == rows
    for replay, row in zip(majlis.Replay.dataset(tmp_path / "matches.parquet"), rows, strict=True):
        assert replay.verify().hash() == row.replay.verify().hash()


@pytest.mark.interpreted
def test_a_changed_row_is_noticed(tmp_path: Path) -> None:
    from pyarrow import parquet

    file = tmp_path / "matches.parquet"
    write([DatasetRow(played(1).replay(), "server", (PERSON, PERSON))], file)
    table = parquet.read_table(file)
    cells = table.to_pylist()
    cells[0]["actions"][2] = "e5"
    parquet.write_table(table.from_pylist(cells, table.schema), file)
    with pytest.raises(ReplayError):
        next(majlis.Replay.dataset(file)).verify()


@pytest.mark.interpreted
def test_other_files_are_refused(tmp_path: Path) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    (tmp_path / "text.parquet").write_text("nothing", "utf-8")
    parquet.write_table(pa.table({"game": ["taki"]}), tmp_path / "other.parquet")
    for name in ("text.parquet", "other.parquet", "missing.parquet"):
        with pytest.raises(ReplayError, match=name):
            next(majlis.Replay.dataset(tmp_path / name))


@pytest.mark.interpreted
def test_every_column_is_documented() -> None:
    text = DOCUMENT.read_text("utf-8")
    for name, kind in COLUMNS.items():
        told = kind.replace("list<", "list of ").rstrip(">")
        assert f"| `{name}` | {told} |" in text
