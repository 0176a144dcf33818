"""An outside program as a player: started once, spoken to in lines (docs/engine-protocol.md)."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import subprocess
import tempfile
import threading
from typing import IO

import msgspec

from majlis.errors import EngineError
from majlis.lab.offers import offers, waits
from majlis.match.game import Game
from majlis.match.match import Match

PATIENCE = 60.0
"""Seconds that a program may take for an answer."""
FAREWELL = 2.0
"""Seconds that it may take to leave."""


class Engine:
    """A running program that speaks the engine protocol."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the engine
        self._process = self._started()
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        try:
            greeting = self.ask("majlis 1", "ok")
        except EngineError:
            self.close()
            raise
        self.name = next((line[3:].strip() for line in greeting if line.startswith("id ")), command)

    def start(self, game: Game, seat: int, seed: bytes) -> None:
        """Tell the program which game it will play, by which house rules, and where it sits."""
        chosen = {name: ",".join(map(str, v)) if isinstance(v, tuple) else v for name, v in game.options.items()}
        rules = " ".join(f"{name}={value}" for name, value in chosen.items() if value != "")
        self.ask(f"start game={game.key} seat={seat} seed={int.from_bytes(seed[:6], 'big')} {rules}", "ok")

    def choose(self, match: Match, seat: int) -> str | None:
        """Show the program what its seat knows and ask for its action; None if it would rather wait."""
        legal = offers(match, seat)
        shown = msgspec.json.encode({"view": match.view(seat), "legal": legal}).decode()
        self.ask(f"position {shown}", "ok")
        best = self.ask("go", "best")[-1].partition(" ")[2].strip()
        if best not in legal:
            some = ", ".join(legal[:8])
            raise EngineError(f"{self.command}: answered {best!r}, which is not legal; legal was, for example, {some}")
        return None if best in waits(match, seat) else best

    def ask(self, line: str, closing: str) -> list[str]:
        """Say a line and hear the answer, which ends with a line of the closing word or `error`."""
        self._say(line)
        heard: list[str] = []
        while True:
            answer = self._hear(line)
            heard.append(answer)
            word = answer.partition(" ")[0]
            if word == closing:
                return heard
            if word == "error":
                raise EngineError(f"{self.command}: answered {answer!r} to {_short(line)!r}")

    def close(self) -> None:
        """Let the program go; one that does not leave by itself is ended."""
        with contextlib.suppress(OSError, ValueError):  # it may have gone already
            self._say_plainly("quit")
        with contextlib.suppress(OSError):
            self._pipe_in().close()
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._errors.close()

    def _started(self) -> subprocess.Popen[str]:
        try:
            parts = shlex.split(self.command, posix=os.name != "nt")
            return subprocess.Popen(
                parts,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            self._errors.close()
            raise EngineError(f"{self.command}: cannot be started: {error}") from None

    def _pipe_in(self) -> IO[str]:
        assert self._process.stdin is not None
        return self._process.stdin

    def _say_plainly(self, line: str) -> None:
        self._pipe_in().write(line + "\n")
        self._pipe_in().flush()

    def _say(self, line: str) -> None:
        try:
            self._say_plainly(line)
        except OSError:
            raise EngineError(f"{self.command}: ended before {_short(line)!r}{self._complaint()}") from None

    def _hear(self, line: str) -> str:
        try:
            answer = self._lines.get(timeout=self.patience)
        except queue.Empty:
            raise EngineError(f"{self.command}: no answer to {_short(line)!r} in {self.patience:g} s") from None
        if answer is None:
            self._lines.put(None)
            raise EngineError(f"{self.command}: ended without an answer to {_short(line)!r}{self._complaint()}")
        return answer

    def _complaint(self) -> str:
        """The last line that the program wrote to its error stream."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self._errors.seek(0)
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return f"; it said: {lines[-1]}" if lines else ""

    def _listen(self) -> None:
        """Hand on what the program says, line by line, and None when it ends."""
        assert self._process.stdout is not None
        with contextlib.suppress(ValueError, OSError), self._process.stdout as stream:
            for line in stream:
                if line.strip():
                    self._lines.put(line.strip())
        self._lines.put(None)


def _short(line: str) -> str:
    return line if len(line) <= 60 else f"{line[:57]}..."
