"""How strong the bots are, in every game and number of players: python benchmarks/bots.py [--quick]

Asks for each game and number of players whether instinct beats random, search beats instinct and each level the one
below, and how strength grows with iterations. Each question is an arena over the same deals that ends when it is
settled. Answers go to a file as they come (`--file`), so a run that was stopped goes on where it was, and into the
tables of docs/bots.md. All of it takes hours; `--quick` asks with few games, at each game's usual number of
players only, and `--minutes` says when to stop.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import majlis
from majlis import words
from majlis.games.quoridor.engine import strength
from majlis.lab import evidence
from majlis.lab.arena import Arena
from majlis.lab.players import PlayerSpec
from majlis.lab.runner import Setup

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "benchmarks" / "bots.json"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- measured: python benchmarks/bots.py -->", "<!-- /measured -->"

RANDOM = (("instinct:3", "random"), ("instinct:5", "random"))
SEARCH = (("search:5@512", "instinct:5"), ("search:5@2048", "instinct:5"), ("search:4", "instinct:5"))
FURTHER_TRY = {
    ("search:5@2048", "instinct:5"): ("search:5@512", "instinct:5"),
    ("search:5", "instinct:5"): ("search:5@2048", "instinct:5"),
}
"""Asked where the other left the matter open: a game that is mostly luck needs more thought."""
INSTINCT_LEVELS = tuple((f"instinct:{n + 1}", f"instinct:{n}") for n in range(1, 5))
SEARCH_LEVELS = (
    *((f"search:{n + 1}", f"search:{n}") for n in range(1, 4)),
    ("search:5@1000", "search:4"),
    ("search:5@60", "search:4"),
)
ENGINE_ONLY = {("search:4", "instinct:5"), ("search:5@60", "search:4")}
"""Asked of two-player Quoridor's own engine instead, whose iterations are worth more."""
HIGHEST = (("search:5", "search:4"), ("search:5", "instinct:5"))
GROWTH = tuple((f"search:5@{4 * n}", f"search:5@{n}") for n in (32, 128, 512))
GROUPS = {
    "random": RANDOM,
    "search": SEARCH,
    "instinct-levels": INSTINCT_LEVELS,
    "search-levels": SEARCH_LEVELS,
    "growth": GROWTH,
    "highest": HIGHEST,
}
USUAL, OTHERS = True, False
STAGES = (
    ("random", USUAL),
    ("random", OTHERS),
    ("instinct-levels", USUAL),
    ("instinct-levels", OTHERS),
    ("search", USUAL),
    ("search", OTHERS),
    ("search-levels", USUAL),
    ("search-levels", OTHERS),
    ("growth", USUAL),
    ("highest", USUAL),
)
"""What is asked in which order and at which tables. Level 5 at work for its whole second comes last: each of its games
takes minutes. Before that it is met with a thousand iterations, which are too few for it to be at its best.
"""
MOST = {"random": 600, "search": 1000, "instinct-levels": 1000, "search-levels": 600, "growth": 300, "highest": 120}
"""The most games a question."""
SEED = 1
"""Of the deals: others than the arena's usual ones, by which the bots' levels were chosen."""
LEAST = 20
"""No question is settled by fewer games."""
DOUBT = {"search-levels": 0.05, "growth": 0.05, "highest": 0.05}
"""How often "even" may be given up wrongly where games are dear; elsewhere the arena's usual 1 in 100."""

ENGINE_BUDGET = strength.LEVELS[5].budget

Answer = dict[str, Any]


def configured(key: str, players: int) -> majlis.Game:
    """A game at a table of so many; Nahs needs a second deck for more than six (N-1)."""
    decks = {"decks": 2} if key == "nahs" and players > 6 else {}
    return majlis.game(key, players=players, **decks)


@dataclass(frozen=True)
class Question:
    """Does the first bot beat the second?"""

    group: str
    game: str
    players: int
    first: str
    second: str

    @property
    def key(self) -> str:
        return f"{self.game}/{self.players}/{self.first}/{self.second}"


def questions(games: list[str], groups: list[str], quick: bool) -> Iterator[Question]:
    """All questions, in the order of the stages; a quick run asks at the usual tables only."""
    for group, usual in STAGES:
        if group in groups and (usual or not quick):
            for first, second in GROUPS[group]:
                for key in games:
                    for players in tables_of(key, usual):
                        question = Question(group, key, players, first, second)
                        if not is_moot(question):
                            yield question


def tables_of(key: str, usual: bool) -> tuple[int, ...]:
    """The usual numbers of players of a game, or the others; both of Quoridor's are usual: they have different bots."""
    detail = majlis.game(key).options.detail("players")
    return tuple(n for n in detail.choices if (key == "quoridor" or n == detail.default) == usual)


def is_moot(question: Question) -> bool:
    """Whether a question is put in other words: to two-player Quoridor's own engine, or to all others."""
    own_engine = question.game == "quoridor" and question.players == 2
    if question.group == "growth":
        return own_engine and int(question.first.partition("@")[2]) > ENGINE_BUDGET
    if question.group == "highest":
        return own_engine and question.second == "instinct:5"
    if not own_engine:
        return (question.first, question.second) in ENGINE_ONLY
    return "@" in question.first and (question.first, question.second) not in ENGINE_ONLY


def answered(question: Question, games: int, jobs: int | None, quick: bool) -> Answer:
    """Hold the arena of a question."""
    bots = [PlayerSpec.parsed(text) for text in (question.first, question.second)]
    setup = Setup.of(configured(question.game, question.players), bots, SEED)
    doubt = DOUBT.get(question.group, evidence.DOUBT)
    arena = Arena(setup, games, min(LEAST, games), jobs=jobs, doubt=doubt)
    for _ in arena.deals():
        pass
    (pair,) = arena.standings.pairs()
    score, rows = pair.score, sorted(arena.standings.rows(), key=lambda row: row.bot)
    return {
        "mean": round(score.mean, 4),
        "low": round(score.low, 4),
        "high": round(score.high, 4),
        "games": pair.games,
        "settled": bool(arena.settled),
        "doubt": doubt,
        "quick": quick,
        "milliseconds": [round(1000 * row.seconds, 2) for row in rows],
    }


def cell(answer: Answer | None) -> str:
    """A score for a table; one that is not proven to be above even is in italics."""
    if answer is None:
        return ""
    text = f"{100 * answer['mean']:.0f} ({100 * answer['low']:.0f}–{100 * answer['high']:.0f})"
    return text if answer["low"] > 0.5 else f"*{text}*"


def tables(answers: dict[str, Answer]) -> str:
    """All answers as Markdown."""
    parts = []
    for key in majlis.games():
        folder = majlis.game(key).definition.folder
        found = [table for group in GROUPS if (table := _table(key, GROUPS[group], answers))]
        if found:
            parts += [f"### {words.say('en', folder, 'rulebook-title')}", *found]
    if any(answer["quick"] for answer in answers.values()):
        parts.append("Some of these come from a quick run with few games.")
    return "\n\n".join(parts) if parts else "Nothing has been measured yet."


def _table(key: str, pairs: tuple[tuple[str, str], ...], answers: dict[str, Answer]) -> str:
    choices = majlis.game(key).options.detail("players").choices
    found = {pair: {n: answers.get(Question("", key, n, *pair).key) for n in choices} for pair in pairs}
    columns = {pair: cells for pair, cells in found.items() if any(cells.values())}
    rows = [
        f"| {n} | " + " | ".join(cell(cells[n]) for cells in columns.values()) + " |"
        for n in choices
        if any(cells[n] for cells in columns.values())
    ]
    if not rows:
        return ""
    names = [f"{first} – {second}" for first, second in columns]
    return "\n".join([f"| players | {' | '.join(names)} |", "| --- |" + " --- |" * len(names), *rows])


def write_page(answers: dict[str, Answer], page: Path = PAGE) -> None:
    """Put the tables between the marks of the page."""
    text = page.read_text("utf-8")
    before, found, rest = text.partition(BEGIN)
    _, also, after = rest.partition(END)
    if not (found and also):
        raise SystemExit(f"{page} has not the marks {BEGIN} and {END}")
    page.write_text(f"{before}{BEGIN}\n\n{tables(answers)}\n\n{END}{after}", "utf-8")


def is_answered(answer: Answer | None, quick: bool) -> bool:
    """Whether a question need not be asked: a quick answer does not do for a thorough run."""
    return answer is not None and (quick or not answer["quick"])


def is_proven_already(question: Question, answers: dict[str, Answer]) -> bool:
    """Whether a further try is not needed, because one with less thought has shown who is better."""
    pair = FURTHER_TRY.get((question.first, question.second))
    while pair is not None:
        answer = answers.get(replace(question, first=pair[0], second=pair[1]).key)
        if answer is not None and answer["low"] > 0.5:
            return True
        pair = FURTHER_TRY.get(pair)
    return False


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="few games, at the usual number of players")
    parser.add_argument("--game", action="append", choices=majlis.games(), help="only this game; may be repeated")
    parser.add_argument("--group", action="append", choices=tuple(GROUPS), help="only these questions; may be repeated")
    parser.add_argument("--games", type=int, help="the most games a question (120 to 1000; quick: 40)")
    parser.add_argument("--jobs", type=int, help="processes (one a core)")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no question after so long")
    parser.add_argument("--file", type=Path, default=FILE, help="where answers are kept")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page whose tables are written")
    given = parser.parse_args(arguments)
    answers: dict[str, Answer] = json.loads(given.file.read_text("utf-8")) if given.file.exists() else {}
    began = time.monotonic()
    for question in questions(given.game or list(majlis.games()), given.group or list(GROUPS), given.quick):
        if is_answered(answers.get(question.key), given.quick) or is_proven_already(question, answers):
            continue
        if time.monotonic() - began > 60 * given.minutes:
            print("the time is over; run again to go on")
            break
        games = given.games or (40 if given.quick else MOST[question.group])
        answer = answers[question.key] = answered(question, games, given.jobs, given.quick)
        given.file.write_text(json.dumps(dict(sorted(answers.items())), indent=1) + "\n", "utf-8")
        spent = " and ".join(f"{value:.1f}" for value in answer["milliseconds"])
        print(f"{question.key:<44} {cell(answer):<16} {answer['games']:>4} games, {spent} ms a decision", flush=True)
    write_page(answers, given.page)


if __name__ == "__main__":
    main()
