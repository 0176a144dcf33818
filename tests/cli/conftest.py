"""No test of the command line touches the data folder of whoever runs it."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("majlis.terminal.saves.user_data_path", lambda *_, **__: tmp_path / "data" / "majlis")
    return tmp_path / "data" / "majlis" / "games"
