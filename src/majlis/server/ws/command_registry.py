"""Which function carries out a request, and how: said once, where the function stands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple, TypeVar, get_args

from majlis.server.protocol.client_messages import ClientMessage, Request, TableRequest

By = Literal["anybody", "connection", "session", "host"]
"""Who asks, and so what the function is given before the message: the registry of tables and the connection (a message
of no table), the table and the connection, the table and the session, or the same and the session is the host's."""
Keeps = Literal["nothing", "log", "store"]
"""Where the id of a request stays: nowhere, for it changes nothing; in the match's log; or in the store, written
together with the first change that it makes."""
Limit = Literal["line", "report"]

Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Any]])


class Command(NamedTuple):
    """How requests of one type are carried out."""

    handler: Callable[..., Awaitable[Any]]
    """Returns what is answered; None: that it is done."""
    by: By
    keeps: Keeps
    is_long: bool
    """Whether it may take long: then it does not hold up the requests after it."""
    is_repeatable: bool
    """Whether it is carried out again when it comes again, under the same id."""
    answers: bool
    """Whether the function is given the answer, too, and gives it: before the others at the table are told."""
    limit: Limit | None
    """What of it may be too much."""


COMMANDS: dict[type[ClientMessage], Command] = {}


def command(
    message: type[ClientMessage],
    *,
    by: By,
    keeps: Keeps = "store",
    is_long: bool = False,
    is_repeatable: bool = False,
    answers: bool = False,
    limit: Limit | None = None,
) -> Callable[[Handler], Handler]:
    """Let a function carry out the requests of a type."""
    if message in COMMANDS:
        raise TypeError(f"{message.__name__} is carried out twice")
    if issubclass(message, TableRequest) == (by == "anybody"):
        raise TypeError(f"{message.__name__} is asked of {'no' if by != 'anybody' else 'a'} table")

    def register(handler: Handler) -> Handler:
        COMMANDS[message] = Command(handler, by, keeps, is_long, is_repeatable, answers, limit)
        return handler

    return register


def check_complete() -> None:
    """Refuse to start with a request that nobody would carry out."""
    if missing := sorted(each.__name__ for each in get_args(Request) if each not in COMMANDS):
        what = f"write a function under @command({missing[0]}, by=...) in a file that ws/commands.py loads"
        raise TypeError(f"no command carries out: {', '.join(missing)}; {what}")
