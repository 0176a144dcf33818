"""Running the command line in tests: in this process, or as a program of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from typer.testing import CliRunner

from majlis.cli import app

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "ar", "he")
ISOLATES = {0x2068: None, 0x2069: None}


@dataclass(frozen=True)
class Ran:
    """What a run has printed and how it ended; the marks around Latin words in right-to-left text are left out."""

    code: int
    out: str
    err: str


def majlis(*arguments: str, typed: str = "") -> Ran:
    """Run a command in this process, with lines typed into it."""
    done = CliRunner().invoke(app, list(arguments), input=typed, env={"COLUMNS": "200", "LANG": "C.UTF-8"})
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Ran(done.exit_code, done.stdout.translate(ISOLATES), done.stderr.translate(ISOLATES))


def program(*arguments: str, typed: str = "", **environment: str) -> Ran:
    """Run `python -m majlis` as a process of its own."""
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONPATH": paths, "COLUMNS": "200", "PYTHONIOENCODING": "utf-8", **environment}
    command = [sys.executable, "-m", "majlis", *arguments]
    done = subprocess.run(command, input=typed.encode(), capture_output=True, env=env, cwd=ROOT, check=False)
    out, err = done.stdout.decode(), done.stderr.decode()
    return Ran(done.returncode, out.translate(ISOLATES), err.translate(ISOLATES))


def lines(*typed: str) -> str:
    """Lines as somebody types them."""
    return "".join(f"{line}\n" for line in typed)
