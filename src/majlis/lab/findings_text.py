"""Findings in words and figures: what variants are called, numbers with their intervals, effects by name."""

from __future__ import annotations

from typing import Any

from majlis import words
from majlis.games import definition
from majlis.lab.findings import ChangeFound, Findings, Found
from majlis.lab.measures import MEASURES, PERCENT
from majlis.match.option_errors import shown

MINUS = "\N{MINUS SIGN}"
NOTHING = "\N{EN DASH}"


def differing(findings: Findings) -> list[str]:
    """The options in which the variants differ; of a single one, those that are not usual."""
    first, last = findings.variants[0], findings.variants[-1]
    if len(findings.variants) == 1:
        return first.changed
    return [name for name in first.options if first.options[name] != last.options[name]]


def label(lang: str, findings: Findings, variant: int) -> str:
    """A variant as it is typed: the options by which it differs from the other."""
    options = findings.variants[variant].options
    named = [f"{name}={shown(options[name])}" for name in differing(findings)]
    return ", ".join(named) or words.say(lang, None, "lab-usual")


def title(lang: str, findings: Findings) -> str:
    name = "lab-title" if len(findings.variants) > 1 else "lab-title-one"
    return words.say(lang, None, name, {"game": game_title(lang, findings)})


def game_title(lang: str, findings: Findings) -> str:
    return words.say(lang, definition(findings.game).folder, "rulebook-title")


def summary(lang: str, findings: Findings) -> str:
    """How many matches of how many players were played by whom."""
    players = dict.fromkeys(str(each.options["players"]) for each in findings.variants)
    args = {"matches": findings.matches, "bot": findings.bot, "players": ", ".join(players)}
    return words.say(lang, None, "lab-summary" if len(findings.variants) > 1 else "lab-summary-one", args)


def measures(findings: Findings) -> list[str]:
    return [name for name in MEASURES if name in findings.variants[0].measures]


def measure(lang: str, name: str) -> str:
    return words.say(lang, None, f"lab-measure-{name}")


def about(lang: str, findings: Findings, name: str) -> str:
    """What a measure says, in a sentence."""
    even = {str(round(100 / (max(each.sides) + 1), 1)) for each in findings.variants}
    args: dict[str, Any] = {
        "even": " / ".join(sorted(even)).replace(".0", ""),
        "bot": findings.bot,
        "rival": findings.rival,
        "handling": f"{findings.pace['handling']:g}",
        "doubling": f"{findings.pace['doubling']:g}",
    }
    return words.say(lang, None, f"lab-measure-{name}.about", args)


def effect(lang: str, changed: ChangeFound) -> str:
    """An effect by name, with its size; none where chance may be all there is."""
    if changed.size is None or not changed.is_seen:
        return words.say(lang, None, "lab-unseen")
    return f"{words.say(lang, None, f'lab-size-{changed.called}')} ({_signed(changed.size, 2)})"


def figure(found: Found | None, percent: bool = False) -> str:
    """A number with its interval.

    >>> figure(Found(0.75, 0.701, 0.8, 100), percent=True)
    '75.0 % (70.1–80.0)'
    >>> figure(Found(267.744, 265.888, 269.6, 500))
    '267.7 (265.9–269.6)'
    """
    if found is None or found.mean is None or found.low is None or found.high is None:
        return NOTHING
    scale, places, unit = (100, 1, " %") if percent else (1, _places(found.mean), "")
    mean, low, high = (f"{scale * number:,.{places}f}" for number in (found.mean, found.low, found.high))
    return f"{mean}{unit} ({low}–{high})"


def difference(changed: ChangeFound, percent: bool = False) -> str:
    """A difference with its interval; of shares in percentage points."""
    if changed.difference is None or changed.low is None or changed.high is None:
        return NOTHING
    scale, places = (100, 1) if percent else (1, _places(changed.difference))
    mean, low, high = (_signed(scale * number, places) for number in (changed.difference, changed.low, changed.high))
    return f"{mean} ({low} … {high})"


def is_percent(name: str) -> bool:
    return name in PERCENT


def _signed(number: float, places: int) -> str:
    text = f"{abs(number):,.{places}f}"
    is_zero = not any(digit in "123456789" for digit in text)
    return text if is_zero else f"{'+' if number > 0 else MINUS}{text}"


def _places(number: float) -> int:
    return 1 if abs(number) >= 10 else 2
