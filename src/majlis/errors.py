"""Everything that can go wrong for a user, as one family under :class:`MajlisError`."""

from dataclasses import dataclass


class MajlisError(Exception):
    """Any error that Majlis raises on purpose; its text says what was wrong and what would be right."""


class UnknownGame(MajlisError):
    """There is no game by that name."""


class UnknownBot(MajlisError):
    """There is no bot of that kind, or not at that level."""


class EngineError(MajlisError):
    """An outside program that cannot be started, or does not keep to the engine protocol."""


class OptionError(MajlisError):
    """A house rule has a value it cannot have, or does not go with the others."""

    def __init__(self, option: str, text: str) -> None:
        super().__init__(text)
        self.option = option


class PositionError(MajlisError):
    """A position that cannot be."""


class ReplayError(MajlisError):
    """A replay that is broken; `ply` is the first bad one, where one can be named."""

    def __init__(self, text: str, ply: int | None = None) -> None:
        super().__init__(text)
        self.ply = ply


@dataclass(frozen=True)
class Refusal:
    """Why an action is refused: the rule's number (None where no rule is concerned), a stable code, and a sentence."""

    rule: str | None
    code: str
    text: str


class IllegalMove(MajlisError):
    """An action that the rules refuse; the match is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text if refusal.rule is None else f"{refusal.text} ({refusal.rule})")
        self.refusal = refusal
