"""Telling what came out: tables for a terminal, and JSON for everything else."""

from __future__ import annotations

from typing import Any

import msgspec
from rich import box
from rich.table import Table

from majlis import words
from majlis.lab.evidence import Interval
from majlis.lab.standings import Pair, Standings, StandingsRow

FORMAT = 1
VERDICTS = {1: "lab-stronger", 0: "lab-undecided", -1: "lab-weaker"}


def bots_table(lang: str, standings: Standings) -> Table:
    """Every bot with its share of first places, its score and its rating, the best first."""
    table = _table(lang, "bot", "games", "wins", "score", "rating", "time")
    for row in standings.rows():
        name = standings.setup.bots[row.bot].name
        rating = f"{row.rating.strength:.1f} ± {2 * row.rating.doubt:.1f}"
        cells = (percent(row.wins), percent(row.score), rating, f"{1000 * row.seconds:,.1f}")
        table.add_row(name, f"{row.games:,}", *cells)
    return table


def pairs_table(lang: str, standings: Standings) -> Table:
    """Every two bots: the first one's score against the second, and what it says."""
    table = _table(lang, "first", "second", "deals", "games", "score", "verdict")
    for pair in standings.pairs():
        names = [standings.setup.bots[bot].name for bot in (pair.first, pair.second)]
        verdict = words.say(lang, None, VERDICTS[pair.score.verdict])
        style = {1: "good", 0: "", -1: "bad"}[pair.score.verdict]
        table.add_row(*names, f"{pair.deals:,}", f"{pair.games:,}", percent(pair.score), verdict, style=style)
    return table


def percent(value: Interval) -> str:
    """A share with its interval.

    >>> percent(Interval(0.75, 0.701, 0.8))
    '75.0 % (70.1–80.0)'
    """
    return f"{100 * value.mean:.1f} % ({100 * value.low:.1f}–{100 * value.high:.1f})"


def facts(standings: Standings) -> dict[str, Any]:
    """Everything as JSON has it; all but `seconds` is the same whenever the arena is held again."""
    setup = standings.setup
    return {
        "majlis_arena": FORMAT,
        "game": setup.game,
        "options": setup.options,
        "bots": [bot.name for bot in setup.bots],
        "sides": setup.sides,
        "seed": setup.seed,
        "opening": setup.opening,
        "together": setup.together,
        "meetings": setup.meetings,
        "standings": [_row(row) for row in standings.rows()],
        "pairs": [_pair(pair) for pair in standings.pairs()],
        "deals": msgspec.to_builtins(standings.deals),
        "seconds": [round(row.seconds, 7) for row in sorted(standings.rows(), key=lambda row: row.bot)],
    }


def dumps(standings: Standings) -> str:
    """The facts as JSON text, one deal a line."""
    plain = facts(standings)
    deals = ",\n  ".join(msgspec.json.encode(deal).decode() for deal in plain.pop("deals"))
    rest = msgspec.json.format(msgspec.json.encode(plain), indent=1).decode()
    return f'{rest[:-2]},\n "deals": [\n  {deals}\n ]\n}}\n'


def _table(lang: str, *columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for column in columns:
        right = column in ("deals", "games", "wins", "score", "rating", "time")
        width = len("(91.2–100.0)") if column in ("wins", "score") else None
        title = words.say(lang, None, f"lab-column-{column}")
        table.add_column(title, justify="right" if right else "left", min_width=width, overflow="fold")
    return table


def _interval(value: Interval) -> dict[str, float]:
    return {"mean": round(value.mean, 6), "low": round(value.low, 6), "high": round(value.high, 6)}


def _row(row: StandingsRow) -> dict[str, Any]:
    rating = {"strength": round(row.rating.strength, 3), "doubt": round(row.rating.doubt, 3)}
    measures = {"wins": _interval(row.wins), "score": _interval(row.score), "rating": rating}
    return {"bot": row.bot, "games": row.games, **measures}


def _pair(pair: Pair) -> dict[str, Any]:
    counts = {"first": pair.first, "second": pair.second, "deals": pair.deals, "games": pair.games}
    return {**counts, "score": _interval(pair.score), "verdict": pair.score.verdict}
