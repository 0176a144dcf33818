"""Ctrl-C before the program is ready."""

import os
import signal
import subprocess
import sys

import pytest

from majlis import loading
from tests.cli.program import ROOT

MARK = "import time: "
"""With -X importtime the interpreter tells of each module on standard error when it has come."""


def stopped_at(module: str, *command: str) -> subprocess.CompletedProcess[str]:
    """Start a program, press Ctrl-C as soon as a module is loaded, and wait for the end."""
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    running = subprocess.Popen(
        [sys.executable, "-X", "importtime", *command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        cwd=ROOT,
        # Whatever started these tests may ignore Ctrl-C, and programs inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    assert running.stderr is not None
    told = []
    for line in running.stderr:
        told.append(line)
        if line.split("|")[-1].strip() == module:
            break
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    return subprocess.CompletedProcess(command, running.returncode, out, "".join([*told, err]))


@pytest.mark.parametrize("module", ["majlis.errors", "numpy", "typer", "majlis.terminal.ui"])
def test_the_program_stopped_while_it_loads_ends_without_a_word(module: str) -> None:
    done = stopped_at(module, "-m", "majlis", "games")
    assert done.returncode == loading.STOPPED
    assert done.stdout == ""
    assert [line for line in done.stderr.splitlines() if not line.startswith(MARK)] == []


def test_a_program_that_uses_the_library_is_stopped_in_its_own_way() -> None:
    """It may want to catch the exception."""
    done = stopped_at("numpy", "-c", "try:\n    import majlis\nexcept KeyboardInterrupt:\n    print('caught')")
    assert (done.returncode, done.stdout) == (0, "caught\n")


def test_once_it_is_loaded_the_exception_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr(sys, "argv", ["/somewhere/bin/majlis", "games"])
    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        loading._begin()
        assert signal.getsignal(signal.SIGINT) is loading._end
        loading.finish()
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        loading._begin()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
