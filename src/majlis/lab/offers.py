"""What a seat may do, as outside programs are told: the legal texts and, where it merely may speak, to wait."""

from __future__ import annotations

from majlis.match.match import Match


def waits(match: Match, seat: int) -> list[str]:
    """The texts by which the seat may keep silent; none where it must act."""
    view, game = match.hidden(seat), match.game
    return [match.text(action) for action in sorted(game.definition.waits) if not game.ops.check(view, seat, action)]


def offers(match: Match, seat: int) -> list[str]:
    """All that the seat may answer when it is asked."""
    return [*match.legal(seat), *waits(match, seat)]
