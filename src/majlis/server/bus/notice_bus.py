"""What carries notices between the processes on one database, and what it asks of the one who listens."""

from __future__ import annotations

from typing import Protocol


class Listener(Protocol):
    """Whom a bus tells what it hears."""

    def hear(self, lines: list[bytes]) -> None:
        """Do what notices of another process ask for."""

    def hear_oneself(self) -> None:
        """What this process said has come back to it: it hears the others, too."""

    def catch_up(self) -> None:
        """Something may have been said that nobody heard here: the store has it."""

    def lose_process(self, process: str) -> None:
        """Another process says nothing more."""

    def take(self, process: str, message: bytes) -> None:
        """Another process says something to this one alone."""

    def miss(self, process: str) -> None:
        """Something that another process said to this one alone was lost."""


class Bus(Protocol):
    """A way between the processes; it may lose what is said while it is broken, and says so."""

    async def open(self) -> None:
        """See that it can be used; raises a MajlisError that says why it cannot."""

    async def follow(self, listener: Listener) -> None:
        """Connect, and take what comes until the connection breaks, which is raised."""

    def probe(self) -> None:
        """Say something that comes back: the listener hears itself if all is well."""

    def break_off(self, error: Exception) -> None:
        """Give up a connection on which nothing comes any more."""

    async def close(self) -> None: ...
