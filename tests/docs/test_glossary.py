"""One word for one thing: names used twice are found, and words of our own stand in docs/glossary.md."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src/majlis"
PAGE = ROOT / "web/src"
GLOSSARY = ROOT / "docs/glossary.md"

SAME_THING = {
    "arena": "the arena, and its screen",
    "backup": "a copy of all that a server keeps, and the commands for it",
    "batch": "many games at once, compiled, and as Python steps them",
    "bots": "the bots, the pool of them for tables, and those at a screen",
    "commentary": "what a game tells of a position, and how a match is followed by it",
    "devices": "a guest's devices, and the endpoints about them",
    "errors": "what can go wrong: for users of the library, and with the store",
    "games": "the games, the endpoints about them, and the commands",
    "instinct": "a game's preferences, and the bot that plays by them",
    "lab": "strength and house rules, measured, and the commands for it",
    "legend": "what a game's numbers mean, and the form in which all games say so",
    "match": "the package of the referee, and the referee",
    "matches": "the matches of the server, and the endpoints about them",
    "protocol": "what is said between programs: with pages, and with engines",
    "puzzles": "positions to solve, the commands about them, their screen, and their endpoint",
    "rematch": "who begins the next match, and the next match",
    "replay": "a match as a file, the screen that shows one, and its command",
    "reports": "what guests report, and the screen that shows it",
    "review": "a match looked back at, and the screen for it",
    "rng": "random numbers: compiled, and a bot's own",
    "server": "the server, and the commands for those who run one",
    "simulation": "whole matches, compiled, and as a command plans them",
    "search": "the tree search: compiled, as a bot, and Quoridor's own",
    "tables": "the tables, and the endpoints about them",
    "terminal": "the screens of the command line, and a game's board there",
    "wasm": "the games for the browser, what makes them, and the screen for it",
    "windows": "when a game has a window, and windows at a table",
}
"""Names of modules and packages that occur several times for one thing, at different layers."""

ORDINARY = """
access advice aec analysis apart app archive background backlog backup banner batch bench board bodies bot bots
browser buffers building bus cache cards catalogue chain chance change chat cli client clocks close codec
codes compiler conditions confusables connection context curves damage db definition delays devices drivers effect
effects elementary endgame endpoint engine engines envs episode errors evaluation evidence exchange export exports
fast features fields file files finished fit game games generated generations giving guard gym handshake heavy http
idempotency ids info information interpreted items jackaroo jit judging kept lab labelled lag layout learning leases
legality legend limit linker list listing loader loading lock log logs loop main making marbles marks matches me menu
messages metrics migrate modules moves nahs names nats net network new nodes numba old once open openapi openspiel
opponents ops option options outbox page pages pairings parts pawns payloads pictures places play played players
playout plays plot policy pool position positions postgres presence previews private program protocol queries question
quoridor random rate ratings ray reader refresh registry relayed replay report reports request requests rng rounds
rows run runner sanitize saves scheduler schema scratch search security seed seeds self server service session
sessions setting settings setup sha256 simulate simulated sizes spaces spec standings start state statements static
store strength strongest subject sweep taki teaching tensors terminal text thinking threads time toitoi tracing train
training tree turns ui undo up uploads values vector version wasm web words writer ws
"""
"""Words of the field, or plain English."""


def modules() -> dict[str, list[str]]:
    """Every module and package with the places where it stands; a package's `__init__` stands for its folder."""
    found: dict[str, list[str]] = {}
    for file in sorted(SRC.rglob("*.py")):
        place = file.parent if file.name == "__init__.py" else file
        if "migrations" not in file.parts and place != SRC:
            found.setdefault(place.stem, []).append(place.relative_to(SRC).as_posix())
    return found


def classes() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for file in sorted(SRC.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                # The same file of every game is one role.
                place = re.sub(r"^games/\w+/", "games/*/", file.relative_to(SRC).as_posix())
                if place not in found.setdefault(node.name, []):
                    found[node.name].append(place)
    return found


def types() -> dict[str, list[str]]:
    """Other names that stand for a type, but for TypeVars, which mean something in their file alone."""
    found: dict[str, list[str]] = {}
    for file in sorted(SRC.rglob("*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
            is_variable = isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("TypeVar(")
            if isinstance(target, ast.Name) and re.fullmatch(r"[A-Z]\w*[a-z]\w*", target.id) and not is_variable:
                found.setdefault(target.id, []).append(file.relative_to(SRC).as_posix())
    return found


def words() -> list[str]:
    return re.findall(r"^\| ([a-z ]+) \| .+ \|$", GLOSSARY.read_text("utf-8").partition("| --- |")[2], re.MULTILINE)


def test_a_module_name_stands_for_one_thing() -> None:
    """Games have the same files for the same roles, so what is repeated among them is one thing."""
    twice = set()
    for name, places in modules().items():
        outside = [place for place in places if not re.match(r"games/\w+/", place)]
        if len(outside) > 1 or (outside and len(places) > 1):
            twice.add(name)
    assert twice - SAME_THING.keys() == set(), "rename one, or say why it is the same thing"
    assert SAME_THING.keys() - twice == set(), "no longer used twice"


def test_a_class_name_stands_once() -> None:
    assert {name: places for name, places in classes().items() if len(places) > 1} == {}, "rename one of them"


def test_a_class_name_is_no_other_type() -> None:
    named = classes()
    assert {name: places + named[name] for name, places in types().items() if name in named} == {}, "rename one of them"


def test_a_type_of_the_page_stands_once() -> None:
    """A game's own types are its own; those that are written by tools are named where they come from."""
    found: dict[str, list[str]] = {}
    for file in sorted(path for end in ("ts", "svelte") for path in PAGE.rglob(f"*.{end}")):
        place = file.relative_to(PAGE).as_posix()
        if not re.match(r"(boards|pieces)/(?!cards/)\w+/|referee/(games|shared)/|wire\.ts$", place):
            text = file.read_text("utf-8")
            for name in re.findall(r"^ *export (?:class|interface|type) ([A-Z]\w*)", text, re.MULTILINE):
                found.setdefault(name, []).append(place)
    assert len(found) > 100
    assert {name: places for name, places in found.items() if len(places) > 1} == {}, "rename one of them"


def test_every_module_is_called_by_known_words() -> None:
    ours = {part for word in words() for part in word.split()}
    ours |= {f"{word}s" for word in ours}
    parts = {part for name in modules() for part in name.strip("_").split("_")}
    assert parts - ours - set(ORDINARY.split()) == set(), "an ordinary word? Else write it into docs/glossary.md"


def test_ordinary_words_are_used_and_none_of_ours() -> None:
    """What has gone from the tree must not let a new name in unseen."""
    ordinary = ORDINARY.split()
    parts = {part for name in modules() for part in name.strip("_").split("_")}
    assert set(ordinary) - parts == set(), "no module is called so any more"
    assert set(ordinary) & {word + end for word in words() for end in ("", "s")} == set(), "the glossary has it"
    assert ordinary == sorted(set(ordinary)), "in the order of the alphabet, each once"


def test_every_word_of_the_glossary_is_used() -> None:
    text = "\n".join(file.read_text("utf-8") for top in (SRC, ROOT / "tests") for file in top.rglob("*.py")).lower()
    names = " ".join(re.findall(r"[a-z]+", text.replace("_", " ")))
    assert [word for word in words() if word not in names] == []
    assert len(words()) > 40
    assert words() == sorted(words()), "in the order of the alphabet"
