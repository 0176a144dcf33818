"""Settings come from the command line, else from the environment, else they are the usual ones; docs name them all."""

import inspect
from pathlib import Path
from typing import Any

import pytest

from majlis import cli
from majlis.server.settings import SECRET, SettingError, Settings, parsed, read, table
from majlis.server.tempo import Tempo

pytestmark = pytest.mark.interpreted
ROOT = Path(__file__).parents[2]


def test_the_command_line_goes_before_the_environment_before_what_is_usual() -> None:
    found = read({"MAJLIS_PORT": "81", "MAJLIS_HOST": "::1", "MAJLIS_BROWSER": "false"}, {"port": 82})
    assert (found.port, found.host, found.browser, found.connections) == (82, "::1", False, Settings().connections)


def test_an_empty_variable_is_none() -> None:
    assert read({"MAJLIS_PORT": "", "MAJLIS_DATABASE": ""}, {}) == Settings()


@pytest.mark.parametrize(
    ("environment", "given", "named"),
    [
        ({"MAJLIS_PORT": "many"}, {}, "MAJLIS_PORT"),
        ({"MAJLIS_PORT": "70000"}, {}, "MAJLIS_PORT"),
        ({"MAJLIS_CONNECTIONS": "0"}, {}, "MAJLIS_CONNECTIONS"),
        ({"MAJLIS_LOG_FORMAT": "xml"}, {}, "MAJLIS_LOG_FORMAT"),
        ({}, {"bot_pace": "-1"}, "--bot-pace"),
        ({"MAJLIS_SECRET": "too short"}, {}, "MAJLIS_SECRET"),
    ],
)
def test_a_bad_value_is_refused_by_the_name_it_came_under(
    environment: dict[str, str], given: dict[str, Any], named: str
) -> None:
    with pytest.raises(SettingError, match=named):
        read(environment, given)


def test_a_secret_is_not_told_when_it_is_bad() -> None:
    with pytest.raises(SettingError) as error:
        read({"MAJLIS_SECRET": "hunter2"}, {})
    assert "hunter2" not in str(error.value)


@pytest.mark.parametrize("text", ["tables", "no_such=1", "secret=x", "metrics_token=x", "=1"])
def test_what_cannot_be_set_on_the_command_line(text: str) -> None:
    with pytest.raises(SettingError, match="NAME=VALUE"):
        parsed([text])


def test_settings_are_named_with_hyphens_or_underlines() -> None:
    assert parsed(["tables-an-hour=3", "bot_pace = 0"]) == {"tables_an_hour": "3", "bot_pace": "0"}


def test_the_usual_tempo_is_the_tempo_of_the_tables() -> None:
    assert Settings().tempo() == Tempo()


@pytest.mark.parametrize(
    ("database", "address"),
    [
        ("postgresql://majlis@localhost/majlis", "postgresql://majlis@localhost/majlis"),
        ("/srv/games.db", "sqlite:////srv/games.db"),
        ("", "sqlite:////srv/majlis/majlis.db"),
    ],
)
def test_a_bare_path_is_a_file_of_sqlite(database: str, address: str) -> None:
    assert Settings(database=database, data_dir="/srv/majlis").database_url() == address


def test_the_place_is_told_without_a_password() -> None:
    assert (
        Settings(database="postgresql://me:hunter2@db.example:5432/games?x=1").place()
        == "postgresql://db.example/games"
    )
    assert Settings(database="/srv/games.db").place() == "/srv/games.db"


def test_every_option_of_serve_is_a_setting_and_any_other_can_be_set_by_name() -> None:
    options = set(inspect.signature(cli.serve).parameters) - {"ctx", "lang", "setting"}
    assert options < set(Settings.__struct_fields__) - SECRET
    for name in Settings.__struct_fields__:
        assert name in SECRET or parsed([f"{name}=1"]) == {name: "1"}


def test_the_table_in_the_documents_is_complete_and_true() -> None:
    text = (ROOT / "docs" / "operations.md").read_text("utf-8")
    assert table() in text, "docs/operations.md needs what majlis.server.settings.table() gives"
