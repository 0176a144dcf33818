"""What a bot is asked, wherever it thinks."""

from typing import NamedTuple

from majlis.bots.rng import Stream
from majlis.match.game import Game
from majlis.match.game_ops import States
from majlis.server.protocol.values import BotGoal


class Question(NamedTuple):
    """What a seat of this level would do, knowing no more than the view."""

    game: Game
    view: States
    seat: int
    level: int
    rng: Stream
    """Moves on as it is drawn from."""
    goal: BotGoal = "win"
