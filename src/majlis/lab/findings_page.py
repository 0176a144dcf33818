"""Findings as a page: one file with its pictures, in three languages, light and dark, for screens of any width."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from pathlib import Path

from majlis import words
from majlis.games import definition
from majlis.lab import findings_pictures as pictures
from majlis.lab import findings_text as text
from majlis.lab.findings import ChangeFound, Findings, Found

STYLE = Path(__file__).with_suffix(".css")
MOST_ROWS = 14
"""Refusals and events that are shown: those that changed most, or happen most."""
NEVER = Found(0.0, 0.0, 0.0, 0)
"""Of what one variant does not know."""


def page(findings: Findings, lang: str, command: str) -> str:
    """The whole file; it opens in the given language."""
    choices = "".join(
        f'<label lang="{key}"><input type="radio" name="lang" id="{key}"{" checked" if key == lang else ""}>'
        f"{language.name}</label>"
        for key, language in words.LANGUAGE.items()
    )
    mains = "\n".join(_main(each, findings, command) for each in words.LANGUAGES)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(text.title(lang, findings))}</title>\n<style>\n{STYLE.read_text('utf-8')}</style>\n</head>\n"
        f"<body>\n<nav>{choices}</nav>\n{mains}\n</body>\n</html>\n"
    )


def _main(lang: str, findings: Findings, command: str) -> str:
    say = partial(words.say, lang, None)
    parts = [
        f"<h1>{escape(text.title(lang, findings))}</h1>",
        f"<p>{escape(text.summary(lang, findings))}</p>",
        _key(lang, findings),
        _measures(lang, findings, say),
        _lengths(findings, say),
        _seats(findings, say),
        _refusals(lang, findings, say),
        _events(findings, say),
        _reading(say, command),
    ]
    return (
        f'<main lang="{lang}" dir="{words.direction(lang)}">\n'
        + "\n".join(part for part in parts if part)
        + "\n</main>"
    )


def _key(lang: str, findings: Findings) -> str:
    """Which mark and colour is which set of house rules, by the names that the rulebook gives them."""
    items = []
    for number, variant in enumerate(findings.variants):
        folder = definition(findings.game).folder
        named = [
            f"{words.say(lang, folder, f'option-{name}')}: {_value(lang, folder, name, variant.options[name])}"
            for name in text.differing(findings)
        ]
        called = " · ".join(named) or words.say(lang, None, "lab-usual")
        code = text.label(lang, findings, number)
        mark = f'<svg viewBox="0 0 10 10" aria-hidden="true">{pictures.mark(number, 5, 5)}</svg>'
        items.append(f'<li>{mark}<span class="v{number}">{escape(called)}</span> <code>{escape(code)}</code></li>')
    return f'<ul class="key">{"".join(items)}</ul>'


def _value(lang: str, folder: Path, option: str, value: object) -> str:
    name = f"option-{option}.v-{value}"
    return words.say(lang, folder, name) if words.has(lang, folder, name) else str(value)


def _section(title: str, about: str, rows: Sequence[str]) -> str:
    lead = f'<p class="quiet">{escape(about)}</p>' if about else ""
    return f"<section><h2>{escape(title)}</h2>{lead}{''.join(rows)}</section>"


def _row(name: str, small: str, picture: str, figures: Sequence[str]) -> str:
    about = f"<small>{escape(small)}</small>" if small else ""
    values = "".join(
        f'<dd class="v{number}"><bdi dir="ltr">{escape(each)}</bdi></dd>' for number, each in enumerate(figures)
    )
    return f'<div class="row"><div class="name">{name}{about}</div>{picture}<dl>{values}</dl></div>'


def _with_change(row: str, change: str) -> str:
    return row.replace("</dl></div>", f"<dd>{change}</dd></dl></div>")


def _change(lang: str, changed: ChangeFound, percent: bool) -> str:
    return f'<bdi dir="ltr">{escape(text.difference(changed, percent))}</bdi> · {escape(text.effect(lang, changed))}'


def _measures(lang: str, findings: Findings, say: Callable[..., str]) -> str:
    is_pair = len(findings.variants) > 1
    sizes = [abs(each.size) for each in findings.effects.values() if each.size is not None]
    rows = []
    for name in text.measures(findings):
        found = [variant.measures[name] for variant in findings.variants]
        percent = text.is_percent(name)
        picture = pictures.effect(findings.effects[name], max([*sizes, 0.8])) if is_pair else "<span></span>"
        figures = [text.figure(each, percent) for each in found]
        row = _row(escape(text.measure(lang, name)), text.about(lang, findings, name), picture, figures)
        rows.append(_with_change(row, _change(lang, findings.effects[name], percent)) if is_pair else row)
    return _section(say("lab-differences"), say("lab-differences-about") if is_pair else "", rows)


def _lengths(findings: Findings, say: Callable[..., str]) -> str:
    counts = [variant.lengths for variant in findings.variants]
    return _section(
        say("lab-lengths"), "", [pictures.lengths(counts, findings.shortest, findings.longest, say("lab-lengths-axis"))]
    )


def _seats(findings: Findings, say: Callable[..., str]) -> str:
    seats = max(len(variant.seats) for variant in findings.variants)
    found = [
        [variant.seats[seat] if seat < len(variant.seats) else None for variant in findings.variants]
        for seat in range(seats)
    ]
    numbers = [
        number for row in found for each in row if each for number in (each.low, each.high) if number is not None
    ]
    low, high = min(numbers), max(numbers)
    even = 1 / (max(findings.variants[0].sides) + 1)
    rows = [
        _row(
            f"{escape(say('lab-column-seat'))} {seat + 1}",
            "",
            pictures.interval(row, min(low, even), max(high, even), even),
            [text.figure(each, True) for each in row],
        )
        for seat, row in enumerate(found)
    ]
    return _section(say("lab-seats"), f"{say('lab-seats-even')}: {100 * even:.1f} %", rows)


def _most(findings: Findings, changes: dict[str, ChangeFound], found: list[dict[str, Found]]) -> list[str]:
    """The names that changed most; of one variant alone, those that are most frequent."""
    names = list(dict.fromkeys(name for each in found for name in each))
    if len(findings.variants) > 1:
        return sorted(names, key=lambda name: -abs(changes[name].size or 0.0))[:MOST_ROWS]
    return sorted(names, key=lambda name: -(found[0][name].mean or 0.0))[:MOST_ROWS]


def _refusals(lang: str, findings: Findings, say: Callable[..., str]) -> str:
    found = [variant.refusals for variant in findings.variants]
    folder, rules = definition(findings.game).folder, findings.variants[0].rules
    rows = []
    for name in _most(findings, findings.refusal_effects, found):
        each = [one.get(name, NEVER) for one in found]
        sentence = words.say(lang, folder, f"reason-{name}")
        row = _row(escape(sentence), rules[name], pictures.bars(each, 1.0), [text.figure(one, True) for one in each])
        is_pair = len(found) > 1
        rows.append(_with_change(row, _change(lang, findings.refusal_effects[name], True)) if is_pair else row)
    return _section(say("lab-refusals"), say("lab-refusals-about"), rows) if rows else ""


def _events(findings: Findings, say: Callable[..., str]) -> str:
    found = [variant.events for variant in findings.variants]
    rows = []
    for name in _most(findings, findings.event_effects, found):
        each = [one.get(name, NEVER) for one in found]
        most = max(one.mean or 0.0 for one in each)
        rows.append(
            _row(f"<code>{escape(name)}</code>", "", pictures.bars(each, most), [text.figure(one) for one in each])
        )
    about = "lab-events-about" if len(found) > 1 else "lab-events-about-one"
    return _section(say("lab-events"), say(about, {"matches": findings.event_matches}), rows) if rows else ""


def _reading(say: Callable[..., str], command: str) -> str:
    lines = [f"<p>{escape(say(f'lab-how-{name}'))}</p>" for name in ("intervals", "sizes", "bots")]
    again = f'<p class="quiet">{escape(say("lab-how-again"))}:</p><pre>{escape(command)}</pre>'
    return _section(say("lab-how"), "", [*lines, again])
