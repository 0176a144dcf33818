"""What house rules do, in tables and words for the pages of the games, made of the results that are kept."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import majlis
from majlis import words
from majlis.games import definition
from majlis.games.definition import Definition
from majlis.lab.findings import ChangeFound, Found
from majlis.match.option_errors import shown
from tools.house_rules.results import CaseFound, GameFound

COLUMNS = {
    "plays": "plays",
    "minutes": "minutes",
    "choices": "choices a play",
    "forced": "no choice",
    "first_player": "first player wins",
    "better_wins": "better bot ahead",
    "comebacks": "comebacks",
    "draws": "draws",
}
PERCENT = {"forced", "first_player", "better_wins", "comebacks", "draws"}
WORTH_TELLING = 0.1
"""Effects below this size are not put into words."""


def written(found: GameFound) -> str:
    """What the house rules of a game do, as a part of its page."""
    return "\n".join(_lines(found)).rstrip()


def _lines(found: GameFound) -> Iterator[str]:
    game = definition(found.game)
    yield "## What house rules do\n"
    yield (
        f"[Measured](../house-rules.md) by rules version {found.version}, one value at a time: {found.matches} matches "
        f"of `{found.bot}` a line, and {found.matches // 4} deals more against `{found.rival}`. "
        f"{majlis.game(found.game).players} play unless it says otherwise.\n"
    )
    for name, cases in groupby(found.cases, key=lambda case: case.option):
        yield from _option(game, name, list(cases))


def _option(game: Definition, name: str, cases: list[CaseFound]) -> Iterator[str]:
    yield f"### `{name}`: {words.say('en', game.folder, f'option-{name}')} ({game.options[name].rule})\n"
    if words.has("en", game.folder, f"option-{name}.about"):
        yield words.say("en", game.folder, f"option-{name}.about") + "\n"
    if cases[0].beside:
        yield f"Measured beside {', '.join(f'`{key}={shown(value)}`' for key, value in cases[0].beside.items())}.\n"
    yield "| value | " + " | ".join(COLUMNS.values()) + " |"
    yield "| --- |" + " --- |" * len(COLUMNS)
    usual = majlis.game(game.key, **cases[0].beside).options[name]
    rows = [(usual, True, cases[0].usual), *((case.value, False, case.measures) for case in cases)]
    if all(isinstance(value, int) for value, _, _ in rows):
        rows.sort(key=lambda row: int(row[0]))
    for value, is_usual, measures in rows:
        yield _row(value, is_usual, measures)
    yield ""
    for case in cases:
        yield f"- **{_value(game, case)}**: {_told(game, case)}"
    yield ""


def _value(game: Definition, case: CaseFound) -> str:
    key = f"option-{case.option}.v-{shown(case.value)}"
    told = words.say("en", game.folder, key) if words.has("en", game.folder, key) else ""
    return f"{shown(case.value)}" + (f" ({told})" if told else "")


def _row(value: Any, is_usual: bool, measures: dict[str, Found]) -> str:
    name = shown(value) if shown(value) else "none"
    return (
        f"| {f'**{name}** (usual)' if is_usual else name} | "
        + " | ".join(_figure(measures[key], key in PERCENT) for key in COLUMNS)
        + " |"
    )


def _figure(found: Found, percent: bool) -> str:
    if found.mean is None:
        return "–"
    return f"{100 * found.mean:.1f} %" if percent else f"{found.mean:.{0 if found.mean >= 100 else 1}f}"


def _told(game: Definition, case: CaseFound) -> str:
    """What changes, in words."""
    parts = [part for part in (_measure(name, case) for name in COLUMNS) if part]
    parts += [part for part in (_refusal(game, case, number) for number in range(len(case.refusals))) if part][:2]
    return "; ".join(parts) + "." if parts else "nothing that anybody would notice."


def _seen(change: ChangeFound) -> bool:
    return change.is_seen and change.size is not None and abs(change.size) >= WORTH_TELLING


def _measure(name: str, case: CaseFound) -> str:
    """A measure in words, where it has changed by more than a little."""
    change = case.effects[name]
    # Minutes follow from plays and choices, which are told; with more sides everybody wins less often.
    is_told = name != "minutes" and (name, case.option) != ("first_player", "players")
    if not is_told or not (_seen(change) or (change.is_seen and change.size is None)):
        return ""
    here, usual = case.measures[name].mean, case.usual[name].mean
    if here is None or usual is None:
        return ""
    is_more = here > usual
    if name == "plays":
        share = f"{100 * abs(here / usual - 1):.0f} %"
        return f"matches are {'longer' if is_more else 'shorter'} by {share} ({_called(change)})"
    if name == "choices":
        numbers = f"{here:.1f} instead of {usual:.1f} ({_called(change)})"
        return f"{'more' if is_more else 'fewer'} actions to choose from, {numbers}"
    shares = f"{_share(here, usual)} instead of {_share(usual, here)}"
    sentences = {
        "forced": f"{'more' if is_more else 'fewer'} plays without a choice, {shares}",
        "first_player": f"whoever plays first wins {'more' if is_more else 'less'} often, {shares}",
        "better_wins": f"{'more skill' if is_more else 'more luck'}: the better bot is ahead in {shares}",
        "comebacks": f"{'more' if is_more else 'fewer'} comebacks, {shares}",
        "draws": f"{'more' if is_more else 'fewer'} draws, {shares}",
    }
    return f"{sentences[name]} ({_called(change)})"


def _share(one: float, other: float) -> str:
    """A share in percent, as exactly as it takes to tell it from another."""
    places = next((places for places in range(2) if round(100 * one, places) != round(100 * other, places)), 2)
    return f"{100 * one:.{places}f} %"


def _called(change: ChangeFound) -> str:
    return change.called if change.size is not None else "always so"


def _refusal(game: Definition, case: CaseFound, number: int) -> str:
    """A rule that forbids more or less than by the usual rules."""
    refusal = case.refusals[number]
    if not _seen(refusal.change) or case.option == "players":
        return ""
    sentence = words.say("en", game.folder, f"reason-{refusal.name}").rstrip(".")
    here, usual = refusal.here, refusal.usual
    shares = f"{_share(here, usual)} of positions instead of {_share(usual, here)}"
    return f"{refusal.rule} (“{sentence}”) forbids something in {shares}"
