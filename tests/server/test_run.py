"""`majlis serve`: its port, its first page, what it says, and its end."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from majlis.server import run
from majlis.server.run import PortError, listening
from majlis.server.settings import Settings
from majlis.terminal import banner
from tests.cli.program import program
from tests.server.running import Running

FIRST_PAGE = 2.0
"""Seconds in which a warm server answers."""


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program has."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


# ------------------------------------------------------------------------------------------------------ the port


def test_the_next_free_port_is_taken_if_none_was_asked_for(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "USUAL_PORT", taken)
    with listening(Settings(host="127.0.0.1")) as found:
        assert taken < found.getsockname()[1] <= taken + run.PORTS_TRIED


def test_a_port_that_was_asked_for_is_used_or_refused(taken: int) -> None:
    with pytest.raises(PortError) as error:
        listening(Settings(host="127.0.0.1", port=taken))
    assert error.value.taken
    with listening(Settings(host="127.0.0.1", port=0)) as found:
        assert found.getsockname()[1] > 0


def test_an_address_of_another_machine_is_refused() -> None:
    for host in ("192.0.2.1", "nowhere.invalid", "too..many.dots"):
        with pytest.raises(PortError) as error:
            listening(Settings(host=host))
        assert not error.value.taken
        assert error.value.is_elsewhere


@pytest.mark.parametrize(("lang", "word"), [("en", "no address"), ("ar", "العنوان"), ("he", "הכתובת")])
def test_an_address_of_another_machine_ends_the_program_with_a_way_out(tmp_path: Path, lang: str, word: str) -> None:
    ran = program("--lang", lang, "serve", "--host", "192.0.2.1", "--data-dir", str(tmp_path))
    assert ran.code == 1
    assert word in ran.err
    assert "--host 127.0.0.1" in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(("lang", "word"), [("en", "taken"), ("ar", "المنفذ"), ("he", "תפוס")])
def test_a_taken_port_ends_the_program_with_a_sentence(taken: int, tmp_path: Path, lang: str, word: str) -> None:
    where = ("--host", "127.0.0.1", "--port", str(taken), "--data-dir", str(tmp_path))
    ran = program("--lang", lang, "serve", *where)
    assert ran.code == 1
    assert word in ran.err
    assert str(taken) in ran.err
    assert "Traceback" not in ran.err


# ------------------------------------------------------------------------------------------------- start and end


def test_the_first_page_of_a_warm_server_comes_soon(tmp_path: Path) -> None:
    spent = []
    for _ in range(2):
        # Bytecode is kept, as it is for people; the first start may have to make it.
        with Running(tmp_path, PYTHONDONTWRITEBYTECODE="") as server:
            assert server.process is not None
            assert httpx.get(server.base).status_code in (200, 503)
            spent.append(_processor_time(server.process.pid))
    # Of the processor, not of the clock: other tests may run at the same time.
    assert min(spent) < FIRST_PAGE


def _processor_time(process: int) -> float:
    """Seconds that the main thread has worked; the games are loaded by others meanwhile."""
    if not Path("/proc").exists():
        return 0.0
    fields = Path(f"/proc/{process}/task/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_a_browser_that_keeps_its_connection_does_not_keep_the_server_from_closing(tmp_path: Path) -> None:
    with Running(tmp_path) as server, httpx.Client(base_url=server.base) as browser:
        assert server.process is not None
        assert browser.get("/healthz").json()["failed"] is False
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(30) == 0
        assert "Traceback" not in server.log.read_text()


@pytest.mark.skipif(sys.platform != "linux", reason="how many files another process may open is told on Linux alone")
def test_it_may_open_as_many_files_as_the_machine_allows_and_says_when_those_are_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import resource

    limited = tmp_path / "limited"
    limited.write_text(f'#!/bin/sh\nulimit -Sn 300\nulimit -Hn 2000\nexec "{sys.executable}" "$@"\n')
    limited.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(limited))
    with Running(tmp_path) as server:
        assert server.process is not None
        assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (2000, 2000)
        assert "few files may be open" in server.log.read_text()


def test_ctrl_c_ends_it_without_an_error(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        assert server.process is not None
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(20) == 0
        assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("postgresql://nobody@127.0.0.1:9/none", "cannot be opened"),
        ("mysql://localhost/x", "not known"),
        ("postgresql://localhost:port/none", "must be"),
        ("/proc/no/such/folder/x.db", "cannot be made"),
    ],
)
def test_a_database_that_cannot_be_ends_the_program_with_a_sentence(tmp_path: Path, database: str, why: str) -> None:
    ran = program("serve", "--port", "0", "--data-dir", str(tmp_path), "--database", database)
    assert ran.code == 1
    assert why in ran.err.splitlines()[-1]
    assert "Traceback" not in ran.err


def test_a_database_of_a_later_version_ends_the_program_with_a_way_out(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "majlis.db") as later:
        later.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        later.execute("INSERT INTO alembic_version VALUES ('9999')")
    later.close()
    ran = program("serve", "--port", "0", "--data-dir", str(tmp_path))
    assert ran.code == 1
    assert "newer version" in ran.err.splitlines()[-1]
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(("lang", "word"), [("en", "Another house"), ("ar", "مجلس آخر"), ("he", "שרת אחר")])
def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path, lang: str, word: str) -> None:
    with Running(tmp_path) as first:
        ran = program("--lang", lang, "serve", "--port", "0", "--no-browser", "--data-dir", str(tmp_path))
        assert ran.code == 1
        assert word in ran.err
        assert "--data-dir" in ran.err
        assert "Traceback" not in ran.err
        assert httpx.get(f"{first.base}/healthz").json()["open"] is True


def test_a_lock_that_cannot_be_made_is_not_taken_for_another_server(tmp_path: Path) -> None:
    (tmp_path / "majlis.db-lock").mkdir()
    ran = program("serve", "--port", "0", "--no-browser", "--data-dir", str(tmp_path))
    assert ran.code == 1
    assert "cannot be used" in ran.err.splitlines()[-1]
    assert "Traceback" not in ran.err


def test_a_server_that_was_killed_keeps_nobody_out(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        server.kill()
        server.start()
        assert httpx.get(f"{server.base}/healthz").json()["failed"] is False


def test_a_setting_that_cannot_be_ends_the_program_with_a_sentence(tmp_path: Path) -> None:
    ran = program("serve", "--data-dir", str(tmp_path), MAJLIS_CONNECTIONS="none")
    assert ran.code == 1
    assert "MAJLIS_CONNECTIONS" in ran.err
    assert "Traceback" not in ran.err


def test_nothing_compiled_is_loaded_before_the_port_answers() -> None:
    """Importing Numba takes longer than all the rest."""
    check = "import sys, majlis.server.app, majlis.terminal.banner; sys.exit('numba' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": str(Path(run.__file__).parents[2])}
    assert subprocess.run([sys.executable, "-c", check], env=environment, check=False).returncode == 0


# -------------------------------------------------------------------------------------------------- what it says


@pytest.mark.parametrize(
    ("host", "here", "has_network"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000", False),
        ("localhost", "http://localhost:8000", False),
        ("::1", "http://[::1]:8000", False),
        ("192.0.2.9", "http://192.0.2.9:8000", True),
        ("2001:db8::1", "http://[2001:db8::1]:8000", True),
    ],
)
def test_addresses_for_here_and_for_phones(host: str, here: str, has_network: bool) -> None:
    found = banner.addresses(host, 8000)
    assert found.here == here
    assert found.network == (here if has_network else None)


def test_a_server_on_all_addresses_is_found_by_phones_at_the_machines_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(banner, "own_address", lambda: "192.168.1.20")
    assert banner.addresses("0.0.0.0", 81) == banner.Addresses("http://127.0.0.1:81", "http://192.168.1.20:81")
    monkeypatch.setattr(banner, "own_address", lambda: None)
    assert banner.addresses("::", 81).network is None


def test_the_young_objects_that_python_looks_through_at_once_do_not_hold_the_loop_up() -> None:
    young, times, _ = run.COLLECTED_AFTER
    assert young * times <= 100_000, "a million took 0.6 s, in which nobody's move was answered"


def test_no_browser_is_opened_where_nobody_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(banner, "is_interactive", lambda: False)
    assert not banner.has_screen()
    monkeypatch.setattr(banner, "is_interactive", lambda: True)
    assert banner.has_screen()
    monkeypatch.setenv("CI", "true")
    assert not banner.has_screen()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pty on Windows")
@pytest.mark.parametrize(
    ("lang", "word"), [("en", "The house is open."), ("ar", "المجلس مفتوح."), ("he", "מג'לס פתוח.")]
)
def test_on_a_terminal_it_says_where_it_is_with_a_code_for_phones(tmp_path: Path, lang: str, word: str) -> None:
    shown = _on_terminal(tmp_path, lang)
    assert word in shown
    assert "http://play.example.org" in shown
    assert "█" in shown or "▀" in shown
    assert str(tmp_path / "majlis.db") in shown.replace("\r\n", "")


def _on_terminal(folder: Path, lang: str) -> str:
    """What a terminal shows from the start to the end of the server."""
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "majlis", "--lang", lang, "serve", "--port", "0", "--no-browser"]
    command += ["--data-dir", str(folder), "--set", "public_url=http://play.example.org"]
    environment = {**os.environ, "PYTHONPATH": str(Path(run.__file__).parents[2]), "COLUMNS": "200", "TERM": "xterm"}
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=subprocess.DEVNULL, env=environment)
    os.close(theirs)
    shown = b""
    try:
        while chunk := _read(ours):
            shown += chunk
            if "Ctrl+C" in shown.decode(errors="replace"):
                process.send_signal(signal.SIGTERM)
        process.wait(20)
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    return shown.decode()


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:
        # Linux says so when nobody is left at the other end.
        return b""
