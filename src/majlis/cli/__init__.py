"""The command line: what can be asked of it, each part in a module of its own."""

from __future__ import annotations

import sys

from majlis import loading
from majlis.cli.program import app

# isort: off
# In the order in which the help lists their commands.
from majlis.cli import games, server, replay, puzzles, building, lab
# isort: on

__all__ = ["app", "building", "games", "lab", "main", "puzzles", "replay", "server"]


def main() -> None:
    """The program."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that cannot show a character shows another in its place, and nothing stops.
            stream.reconfigure(errors="replace")
    loading.finish()
    try:
        app(prog_name="majlis")
    except KeyboardInterrupt:  # between the commands' own minding of it and ours
        sys.exit(loading.STOPPED)
