"""Settings come from the command line, else from the environment, else they are the usual ones; docs name them all."""

import inspect
import sys
from pathlib import Path
from typing import Any

import pytest

from majlis.cli.server import serve
from majlis.server.settings import OPTIONS, SECRET, SettingError, Settings, Timing, parsed, read, table

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
        ({}, {"bot_pace": "-1"}, "--set bot_pace"),
        ({}, {"data_dir": 1}, "--data-dir"),
        ({"MAJLIS_SECRET": "too short"}, {}, "MAJLIS_SECRET"),
    ],
)
def test_a_bad_value_is_refused_by_the_name_it_came_under(
    environment: dict[str, str], given: dict[str, Any], named: str
) -> None:
    with pytest.raises(SettingError, match=named):
        read(environment, given)


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("port", "many", "a whole number from 0 to 65535"),
        ("connections", "0", "a whole number, at least 1"),
        ("window_seconds", "asking=0", "kinds of windows, each with its seconds, such as asking=6, choosing=30"),
        ("window_seconds", "asking", "kinds of windows, each with its seconds, such as asking=6, choosing=30"),
        ("bot_pace", "nan", "a number, at least 0"),
        ("browser", "perhaps", "true or false"),
        ("log_level", "loud", "one of auto, debug, error, info, warning"),
        ("trusted_proxies", "10.0.0.1/8", "10.0.0.0/8"),
        ("trusted_proxies", "127.0.0.1,proxy.example", "addresses or networks"),
        ("origins", "play.example.org", "https://play.example.org"),
        ("origins", "https://a.example,https://b.example/page", "without a path"),
        ("public_url", "ftp://play.example.org", "https://play.example.org"),
        ("database", "postgresql://localhost:port/games", "postgresql://USER@HOST:5432/NAME"),
    ],
)
def test_a_bad_value_is_refused_with_what_would_be_right(name: str, value: str, expected: str) -> None:
    with pytest.raises(SettingError, match="it must be") as error:
        read({}, {name: value})
    assert expected in str(error.value)


def test_windows_that_no_game_has_are_refused_with_those_that_there_are() -> None:
    with pytest.raises(SettingError) as error:
        read({"MAJLIS_WINDOW_SECONDS": "asking=6, chosing=30, breaking=2"}, {})
    assert "MAJLIS_WINDOW_SECONDS: no game has windows called breaking, chosing" in str(error.value)
    assert str(error.value).endswith("there are asking, choosing, last_card")
    assert read({"MAJLIS_WINDOW_SECONDS": "last_card=2.5"}, {}).timing().windows == {"last_card": 2.5}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("trusted_proxies", "*"),
        ("trusted_proxies", "127.0.0.1, ::1, 10.0.0.0/8, fd00::/8"),
        ("origins", "https://a.example, http://b.example:8080/"),
        ("public_url", "https://play.example.org/"),
        ("database", "games.db"),
        ("database", "postgresql:///games?host=/run/postgresql"),
    ],
)
def test_a_good_value_is_taken_as_it_is(name: str, value: str) -> None:
    assert getattr(read({}, {name: value}), name) == value


@pytest.mark.parametrize("kind", ["asking", "last_card", "choosing"])
def test_the_length_of_a_window_under_a_name_of_before_is_refused_with_todays(kind: str) -> None:
    with pytest.raises(SettingError, match=f"MAJLIS_WINDOW_SECONDS={kind}=SECONDS"):
        read({f"MAJLIS_{kind.upper()}_SECONDS": "9"}, {})
    read({"MAJLIS_WINDOW_SECONDS": f"{kind}=9"}, {})


def test_a_password_is_not_told_when_the_address_is_bad() -> None:
    with pytest.raises(SettingError) as error:
        read({"MAJLIS_DATABASE": "postgresql://me:hunter2@localhost:port/games"}, {})
    assert "hunter2" not in str(error.value)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_nobody_else_can_read_the_file_whoever_made_the_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    settings = Settings(data_dir=str(tmp_path))
    settings.make_folder()
    assert (tmp_path / "majlis.db").stat().st_mode & 0o077 == 0
    (tmp_path / "majlis.db").write_bytes(b"kept")
    settings.make_folder()
    assert (tmp_path / "majlis.db").read_bytes() == b"kept"


@pytest.mark.parametrize(("name", "option"), [("database", "--database"), ("data_dir", "--data-dir")])
def test_a_place_that_cannot_be_is_refused_by_the_option_that_names_it(tmp_path: Path, name: str, option: str) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(SettingError, match=f"name another by {option} or MAJLIS_{name.upper()}"):
        read({}, {name: str(tmp_path / "file" / "deeper")}).make_folder()


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match="is a folder"):
        Settings(database=str(tmp_path)).make_folder()


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
    assert Settings().timing() == Timing()


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
        == "postgresql://db.example:5432/games"
    )
    assert Settings(database="postgresql://me:hunter/2@db.example/games").place() == "postgresql://db.example/games"
    assert Settings(database="/srv/games.db").place() == "/srv/games.db"


def test_every_option_of_serve_is_a_setting_and_any_other_can_be_set_by_name() -> None:
    options = set(inspect.signature(serve).parameters) - {"ctx", "lang", "setting"}
    assert options == OPTIONS
    assert options < set(Settings.__struct_fields__) - SECRET
    for name in Settings.__struct_fields__:
        assert name in SECRET or parsed([f"{name}=1"]) == {name: "1"}


def test_the_table_in_the_documents_is_complete_and_true() -> None:
    text = (ROOT / "docs" / "operations.md").read_text("utf-8")
    assert table() in text, "docs/operations.md needs what majlis.server.settings.table() gives"
