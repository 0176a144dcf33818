"""Puzzles found in strong self-play: a quick look at every position, then ever dearer questions about the few left."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from majlis.analysis.puzzle_values import (
    CONTENDERS,
    HIGHEST,
    Appraiser,
    Lag,
    PlayoutAppraiser,
    appraiser_of,
    lag_behind,
)
from majlis.bots.bot import bot
from majlis.bots.levels import LOWEST
from majlis.bots.spec import decide
from majlis.games.puzzles import Line, Puzzle, WrongTry, pieces_of
from majlis.kernel.seeds import new_stream
from majlis.match.game import game as configured
from majlis.match.puzzle_positions import replayed

if TYPE_CHECKING:
    from majlis.bots.bot import Stream
    from majlis.decision import Decision
    from majlis.match.match import Match

SCAN = 96
"""Iterations of the search that plays the matches, and takes the first look."""
ENGINE_SCAN = 24
LEAST_WRONG = 2
"""Wrong actions of a puzzle, at least: between two actions one would guess."""
PROMISING = 0.06
"""How far the third action, or the second of two, must lag behind in the first look."""
STAGES, PILOT_PLIES = (70, 160), 6
"""A match is searched for puzzles when about so many plies are left, in turns: from its ending or its middle on. How
many are left is asked every few plies."""
MARGIN, SURE = 0.05, 3.5
"""How far every other action must lag behind at least, and how many times its noise that must be."""
EQUAL, LIKE, MOST_EQUAL = 0.015, 2.0, 2
"""An action that lags by less than this, and than so many times its noise, is as good; between that and clearly worse
is doubt. So many may be as good."""
HOPEFUL = 0.03
"""How far an action that is not as good must lag behind in a rough look: what lies in doubt there is seldom clear in
full, and to find that out would cost most of the time."""
TRIES, TOO_EASY = 12, 6
"""How often each level below the highest is asked, and by how many right answers it is too easy for the lowest."""
SURE_TRIES = 2
"""How often the highest level is asked; it must find the answer each time."""
APART = 2
"""Plies between two puzzles of a match, at least."""
MOST = 8
"""Puzzles of one match, at most."""
LINE, REPLIES = 6, 4
"""Plies of the line that is told after the best action, and after a wrong one."""
TEMPTING = 3
"""Wrong actions whose lines are told."""


class Look(NamedTuple):
    """What the best action of a seat is worth, and how far others lag behind it."""

    chance: float
    lags: dict[int, Lag]


def puzzles_in(key: str, seed: int, number: int, players: Sequence[int]) -> Iterator[Puzzle]:
    """The puzzles of one match of self-play, the same for the same seed and number; so many play, in turns."""
    options = {"players": players[number % len(players)]} if players else {}
    match = configured(key, **options).start(hashlib.sha256(f"{key} {seed} {number}".encode()).digest())
    appraiser, found, last, is_searched = appraiser_of(match), 0, -APART, False
    searched = STAGES[number // max(len(players), 1) % len(STAGES)]
    opening = new_stream(f"opening {seed} {number}".encode())
    while match.result() is None and found < MOST:
        seat = match.actors()[0]
        legal = match.all_legal(seat)
        if len(legal) == 1:
            match.play_action(seat, legal[0])
            continue
        if match.is_open and match.ply < 2 * match.game.players:
            # A game that deals nothing would be the same match over and over.
            match.play_action(seat, _by_instinct(match, seat, 3, opening))
            continue
        if not is_searched and isinstance(appraiser, PlayoutAppraiser):
            if match.ply % PILOT_PLIES == 0:
                is_searched = appraiser.length(match) <= searched
            match.play_action(seat, _by_instinct(match, seat, HIGHEST, opening))
            continue
        thought = _first_look(match, seat, f"{seed} {number} {match.ply}", appraiser)
        if match.ply - last >= APART and _is_promising(match, seat, thought):
            puzzle = _checked(match, seat, thought, appraiser, options)
            if puzzle is not None:
                found, last = found + 1, match.ply
                yield puzzle
        match.play_action(seat, thought.action)


def solves(match: Match, puzzle: Puzzle, level: int, label: str) -> bool:
    """Whether a bot of a level finds the answer; another label is another stream."""
    return match.text(_asked(match, puzzle.seat, level, label)) in puzzle.best


def is_for_today(match: Match, puzzle: Puzzle) -> bool:
    """Whether bots as they are now find a puzzle as hard as a new one would have to be."""
    right = 0
    for number in range(TRIES):
        right += solves(match, puzzle, LOWEST, f"try {number}")
        if right >= TOO_EASY:
            return False
    return all(solves(match, puzzle, HIGHEST, f"sure {number}") for number in range(SURE_TRIES))


def graded(match: Match, puzzle: Puzzle) -> int:
    """The lowest level above the lowest that finds the answer more often than not."""
    level = HIGHEST
    for each in range(HIGHEST - 1, LOWEST, -1):
        if 2 * sum(solves(match, puzzle, each, f"try {number}") for number in range(TRIES)) > TRIES:
            level = each
    return level


def recheck(match: Match, puzzle: Puzzle, label: str) -> float:
    """The margin of a puzzle looked at anew, in full, over the wrong actions that cost least."""
    near = sorted(puzzle.wrong, key=lambda text: puzzle.wrong[text].loss)[:CONTENDERS]
    actions = [match.game.definition.notation.action(text) for text in near]
    best, appraiser = match.game.definition.notation.action(puzzle.best[0]), appraiser_of(match)
    look = _look(match, puzzle.seat, best, actions, label, appraiser, True, lambda lag: False)
    return min(lag.loss for lag in look.lags.values())


def _first_look(match: Match, seat: int, label: str, appraiser: Appraiser) -> Decision:
    iterations = SCAN if isinstance(appraiser, PlayoutAppraiser) else ENGINE_SCAN
    return decide(bot("search", HIGHEST), match.game, match.hidden(seat), seat, new_stream(label.encode()), iterations)


def _by_instinct(match: Match, seat: int, level: int, stream: Stream) -> int:
    return decide(bot("instinct", level), match.game, match.hidden(seat), seat, stream, None).action


def _is_promising(match: Match, seat: int, thought: Decision) -> bool:
    if len(match.actors()) > 1 or thought.waits or len(thought.candidates) < 2:
        return False
    if len(match.all_legal(seat)) <= LEAST_WRONG:
        return False
    (_, first, _), (_, second, _) = thought.candidates[:2]
    rival = thought.candidates[2][1] if len(thought.candidates) > 2 else second
    return first - rival >= PROMISING


def _asked(match: Match, seat: int, level: int, label: str) -> int:
    stream = new_stream(f"{label} {level} {match.hash()}".encode())
    return decide(bot("search", level), match.game, match.hidden(seat), seat, stream, None).action


def _checked(
    match: Match, seat: int, thought: Decision, appraiser: Appraiser, options: dict[str, Any]
) -> Puzzle | None:
    """The puzzle at a position, if all of it holds; the cheap questions come first."""
    best, label = thought.action, match.hash()
    lowest = []
    for number in range(TRIES):
        lowest.append(_asked(match, seat, LOWEST, f"try {number}"))
        if lowest.count(best) >= TOO_EASY:
            return None
    # What search thinks nearly as good is what may refute it, so that is looked at first.
    found = [action for action, _, _ in thought.candidates]
    others = [action for action in dict.fromkeys([*found, *match.all_legal(seat)]) if action != best]
    rough = _look(match, seat, best, others, f"rough {label}", appraiser, False, _is_hopeless)
    if len(rough.lags) < len(others):
        return None
    near = sorted(others, key=lambda action: rough.lags[action].loss)[:CONTENDERS]
    looks, equals = [], []
    for name in ("first", "second"):
        look = _look(match, seat, best, near, f"{name} {label}", appraiser, True, _is_doubtful)
        if len(look.lags) < len(near):
            return None
        looks.append(look)
        equals.append([action for action in near if not _is_worse(look.lags[action])])
    equal = equals[0]
    if equal != equals[1] or len(equal) > MOST_EQUAL or len(others) - len(equal) < LEAST_WRONG:
        return None
    right = {best, *equal}
    if sum(action in right for action in lowest) >= TOO_EASY:
        return None
    if any(_asked(match, seat, HIGHEST, f"sure {number}") not in right for number in range(SURE_TRIES)):
        return None
    return _told(match, seat, best, equal, rough, looks, lowest, options)


def _look(
    match: Match,
    seat: int,
    best: int,
    others: Sequence[int],
    label: str,
    appraiser: Appraiser,
    is_full: bool,
    ends_it: Callable[[Lag], bool],
) -> Look:
    """How far the others lag behind the best; the first that ends the matter is left out, and all after it."""
    first = appraiser.worth(match, seat, best, label, is_full)
    lags: dict[int, Lag] = {}
    for action in others:
        lag = lag_behind(first, appraiser.worth(match, seat, action, label, is_full))
        if ends_it(lag):
            break
        lags[action] = lag
    return Look(float(first.mean()), lags)


def _is_hopeless(lag: Lag) -> bool:
    return lag.loss < HOPEFUL and abs(lag.loss) > EQUAL


def _is_worse(lag: Lag) -> bool:
    return lag.loss >= MARGIN and lag.loss >= SURE * lag.noise


def _is_doubtful(lag: Lag) -> bool:
    """Whether an action is neither clearly worse than the best nor as good."""
    return not _is_worse(lag) and (abs(lag.loss) > EQUAL or abs(lag.loss) > LIKE * lag.noise + 1e-9)


def _told(
    match: Match,
    seat: int,
    best: int,
    equal: list[int],
    rough: Look,
    looks: list[Look],
    lowest: list[int],
    options: dict[str, Any],
) -> Puzzle:
    """The puzzle with its grade and its lines."""
    right, level = {best, *equal}, HIGHEST
    tempting = [action for action in lowest if action not in right]
    for each in range(HIGHEST - 1, LOWEST, -1):
        answers = [_asked(match, seat, each, f"try {number}") for number in range(TRIES)]
        tempting += [action for action in answers if action not in right]
        if 2 * sum(action in right for action in answers) > TRIES:
            level = each
    lags = {**rough.lags, **{action: _mean(*(look.lags[action] for look in looks)) for action in looks[0].lags}}
    lags = {action: lag for action, lag in lags.items() if action not in right}
    nearest = min((action for action in looks[0].lags if action not in right), key=lambda action: lags[action].loss)
    told = [nearest, *sorted(set(tempting), key=tempting.count, reverse=True)]
    told = list(dict.fromkeys(told))[:TEMPTING]
    margin = lags[nearest]
    text = match.text
    wrong = {
        text(action): WrongTry(
            round(max(lag.loss, margin.loss), 3), _line(match, seat, action, REPLIES) if action in told else []
        )
        for action, lag in lags.items()
    }
    return Puzzle(
        id=hashlib.blake2b(match.states().tobytes(), digest_size=3).hexdigest(),
        options=options,
        seat=seat,
        level=level,
        best=[text(best), *(text(action) for action in equal)],
        chance=round(sum(look.chance for look in looks) / len(looks), 3),
        margin=round(margin.loss, 3),
        noise=round(margin.noise, 4),
        line=_line(match, seat, best, LINE),
        wrong=dict(sorted(wrong.items(), key=lambda each: each[1].loss)),
        state=pieces_of(match.states().tobytes()),
    )


def _mean(first: Lag, second: Lag) -> Lag:
    return Lag((first.loss + second.loss) / 2, (first.noise**2 + second.noise**2) ** 0.5 / 2)


def _line(match: Match, seat: int, action: int, longest: int) -> Line:
    """How it goes on after an action, everybody by what they know, until the seat chooses again or a round ends."""
    line: Line = []
    after = replayed(match).after(seat, action)
    while len(line) < longest and not _is_round_over(after):
        actor = after.actors()[0]
        legal = after.all_legal(actor)
        label = new_stream(f"line {after.ply} {match.hash()}".encode())
        chosen = legal[0]
        if len(legal) > 1:
            chosen = decide(bot("search", HIGHEST), after.game, after.hidden(actor), actor, label, SCAN).action
        if chosen in after.game.definition.waits:
            break
        line.append((actor, after.text(chosen)))
        after.play_action(actor, chosen)
        if actor == seat and len(legal) > 1:
            break
    return line


def _is_round_over(match: Match) -> bool:
    """Whether the last action has ended the match, or a round of it: what is dealt anew says nothing of an action."""
    return match.result() is not None or match.round_end in [event["event"] for event in match.events(None)]
