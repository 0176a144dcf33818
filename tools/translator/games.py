"""The files of the page's own referee: which parts of a game are translated, and how they are handed to the page."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from majlis.games import definition, keys
from majlis.games.definition import Definition
from tools.translator import kinds
from tools.translator.code import literal
from tools.translator.kinds import Kind
from tools.translator.program import Program
from tools.translator.source import Source, source

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = ROOT / "src/majlis/games"
REFEREE = ROOT / "web/src/referee"

Root = tuple[Source, str, Mapping[str, Kind]]
"""A name of a module, and what is known of its arguments."""

HEAD = "// Made by tools/translator from Python; do not edit by hand."

GIVEN = {
    "majlis.games.definition.Definition": ("definition", "Definition"),
    "majlis.words.say": ("words", "sayIn"),
    "majlis.words.language": ("words", "languageOf"),
    "majlis.kernel.seeds.new_stream": ("ops", "newStream"),
    "majlis.match.game_ops.GameOps": ("ops", "GameOps"),
    "majlis.match.game_ops.copied": ("ops", "copied"),
    "majlis.match.game_ops.fields_of": ("ops", "fieldsOf"),
    "majlis.match.game_ops.digest": ("ops", "digest"),
    "majlis.match.game_ops.ops_of": ("ops", "opsOf"),
    "majlis.kernel.seeds.key_of": ("ops", "keyOf"),
    "majlis.match.event_text.event_text": ("words", "eventText"),
    "majlis.server.protocol.rejected.Rejected": ("rejected", "Rejected"),
    "majlis.server.matches.step_cache.StepCache": ("steps", "StepCache"),
    "majlis.server.matches.step_cache.encoded_steps": ("steps", "encodedSteps"),
    "majlis.analysis.forecasts.Forecasts": ("forecasts", "Forecasts"),
    "majlis.analysis.forecasts.forecasts_of": ("forecasts", "forecastsOf"),
    "majlis.analysis.forecasts.stream_of": ("forecasts", "streamOf"),
    "majlis.analysis.strongest.advice": ("strongest", "advice"),
    "majlis.analysis.strongest.has_engine": ("strongest", "hasEngine"),
    "majlis.bots.rng.fraction": ("ops", "fraction"),
    "majlis.bots.rng.index_below": ("ops", "indexBelow"),
    "majlis.server.bots.pool.stream": ("machine", "labelled"),
    "majlis.server.matches.live.LiveMatch": ("../local/live", "LiveMatch"),
    "majlis.server.matches.match_table.MatchTable": ("../local/table", "LocalTable"),
    "majlis.server.security.sessions.public_id": ("people", "publicId"),
}
"""What the page brings itself: the file and the name of what stands there for Python's."""

LEFT_OUT = ("observed", "is_later")
"""What an observation shows of a house rule, which only learning needs, and whether it came later: the record knows."""

ROLES = {
    "notation": ("text", "action", "describe", "IS_OPEN"),
    "events": ("events", "ROUND_END"),
    "windows": ("window_kind", "is_sealed", "DEFAULT_ACTION", "SECONDS"),
    "opening": ("opening_events",),
    "rematch": ("leads_next", "lead_events", "OPTION", "LEADER"),
}
"""What the page needs of each of a game's files, as far as the game has it."""


def own() -> list[Definition]:
    """The games of this project; one of another package is refereed by the server, as its code is not in the page."""
    return [game for game in map(definition, keys()) if game.folder.parent == GAMES]


def file_of(module: str) -> str:
    """The TypeScript file that a Python module becomes a part of: one for all of a game, else one for each."""
    parts = module.split(".")
    if parts[1] == "games" and len(parts) > 3:
        # The page itself tells of positions; all else of a game is the worker's.
        return f"{'commentary' if parts[3] == 'commentary' else 'games'}/{parts[2]}"
    first, *rest = parts[-1].split("_")
    return f"shared/{first}{''.join(word.title() for word in rest)}"


MATCH = """
__init__ started copy after determinized anew undrawn ply actors legal all_legal states record text action allows why
result state view hidden stream play repeat give_up play_action events opening hash first_hash last_hash hashes
"""
"""What a referee in the page asks of a match; positions that somebody has set up are the server's."""

WINDOWS = """
WindowChoice OpenWindow.shown OpenWindow.is_past window_kind usual_seconds is_sealed asked default_action speakers
"""
CLOCKS = "__init__ copy restore run left moved at_least bank first_end times"

LOG = "__init__ actors view judge check simulate commit note apply take_back outcome"
SEATS = "__init__ __iter__ __len__ __getitem__ resigned held held_by own people sessions rotated"

LOOK_BACK = "__init__ steps judged looked_again concluded"

SHARED = {
    "majlis.server.matches.log": ("Made", *(f"MatchLog.{name}" for name in LOG.split())),
    "majlis.server.matches.undo": ("TakeBacks.undoer", "TakeBacks.undone_to"),
    "majlis.server.matches.seats": (
        "Seat.is_human",
        "Seat.is_bot",
        "Seat.bot_level",
        "Seat.shown",
        *(f"Seats.{name}" for name in SEATS.split()),
    ),
    "majlis.bots.names": ("named",),
    "majlis.server.matches.delays": ("drawn", "open_delay", "is_hurried"),
    "majlis.server.tables.rematch": ("moved", "following"),
    "majlis.analysis.judging": ("JudgedChoice",),
    "majlis.analysis.review": (
        "Review",
        "SeatReview",
        "TurnOfLuck",
        *(f"LookBack.{name}" for name in LOOK_BACK.split()),
    ),
    "majlis.kernel.tree": ("rows_of_tree",),
    "majlis.games.definition": ("Reason",),
    "majlis.match.game": ("settle", "changed", "Game.start"),
    "majlis.match.commentary": ("news",),
    "majlis.match.fitting": ("fitted", "offers"),
    "majlis.match.option_errors": ("explained",),
    "majlis.match.match": tuple(f"Match.{name}" for name in MATCH.split()),
    "majlis.match.information": ("reveals_nothing", "revealed_nothing"),
    "majlis.server.matches.payloads": ("legal_now", "Standing", "position"),
    "majlis.server.matches.clocks": tuple(f"Clocks.{name}" for name in CLOCKS.split()),
    "majlis.server.matches.windows": tuple(WINDOWS.split()),
    "majlis.server.matches.interlude": ("has_ended_a_round",),
    "majlis.server.matches.finished": ("look",),
    "majlis.match.giving_up": ("sides", "mates", "is_decided", "ranked"),
}
"""What is the same for all games: the match and what is asked of it, house rules, windows, clocks."""


def record_class(game: Definition) -> type:
    found: type = importlib.import_module(f"{game.package}.record").State
    return found


def roots(game: Definition) -> Iterator[Root]:
    record = kinds.record_of(game.record)
    given: dict[str, dict[str, Kind]] = {
        "describe": {"s": record},
        "events": {"before": record, "after": record},
        "window_kind": {"state": record},
    }
    for role, names in ROLES.items():
        module = game.optional_module(role)
        for name in names:
            if module is not None and hasattr(module, name):
                yield source(module.__name__), name, given.get(name, {})
    if (commentary := game.optional_module("commentary")) is not None:
        yield source(commentary.__name__), "facts", {}
        yield source(commentary.__name__), "is_news", {}
    at = source(f"{game.package}.state")
    yield at, "refuse", {}
    yield at, "OPTIONS", {}


def state_type(record: np.dtype[Any]) -> list[str]:
    """The fields of a record, as record.ts reads them."""
    assert record.fields is not None
    lines = ["/** The game's record, as record.ts reads it. */", "export interface State {"]
    lines += [f"  {name}: number{'[]' * len(kind.shape)};" for name, (kind, *_) in record.fields.items()]
    return [*lines, "}"]


def game_object(game: Definition, made: Program) -> Iterator[str]:
    """What the page is given of the game, under the names that its definition has for it."""
    yield "export const GAME: Definition<State, View> = {"
    for name in ("key", "version", "seats", "actions", "most_legal", "minutes", "seat_options", "waits"):
        yield f"  {name}: {literal(getattr(game, name))},"
    yield f"  folder: {literal(game.key)},"
    yield "  options: OPTIONS,"
    yield "  refuse,"
    reasons = (
        f"[{code}, new Reason({literal(each.rule)}, {literal(each.name)})]" for code, each in game.reasons.items()
    )
    yield f"  reasons: new Map([{', '.join(reasons)}]),"
    yield f"  side: {side(game, made)},"
    for role, names in ROLES.items():
        module = game.optional_module(role)
        if module is None:
            yield f"  {role}: null,"
            continue
        parts = [name for name in names if hasattr(module, name)]
        shown = ["describe: (s) => describe(s) as Shown<View>" if name == "describe" else name for name in parts]
        yield f"  {role}: {{ {', '.join(shown)} }},"
    yield "};"


def side(game: Definition, made: Program) -> str:
    """How many seats win together: a lambda in the game's definition, where it has one."""
    at = source(game.package)
    node = at.assigned["GAME"].value
    assert isinstance(node, ast.Call)
    for keyword in node.keywords:
        if keyword.arg == "side":
            return made.expression(at, keyword.value, f"games/{game.key}")
    return "() => 1"


def files() -> dict[Path, str]:
    """What each of the made files has to hold."""
    games = {f"games/{game.key}": game for game in own()}
    made = Program(file_of, {record_class(game): game.record for game in games.values()}, GIVEN, LEFT_OUT)
    shared: list[Root] = [(source(module), name, {}) for module, names in SHARED.items() for name in names]
    made.translate([*shared, *(root for game in games.values() for root in roots(game))])
    found = {}
    for name, (imports, units) in made.written().items():
        parts = [HEAD, "\n".join(imports), *units]
        if name in games:
            game = games[name]
            more = [
                'import { Reason } from "../shared/definition";',
                'import type { Definition, Shown } from "../definition";',
                f'import type {{ View }} from "../../boards/{game.key}/viewTypes";',
            ]
            parts[1] = "\n".join([*imports, *more])
            parts.insert(2, "\n".join(state_type(game.record)))
            parts.append("\n".join(game_object(game, made)))
        found[REFEREE / f"{name}.ts"] = "\n\n".join(part for part in parts if part) + "\n"
    exports = [f'export {{ GAME as {game.key} }} from "../games/{game.key}";' for game in games.values()]
    found[REFEREE / "shared/allGames.ts"] = "\n".join([HEAD, "", *exports]) + "\n"
    told = [
        f'export * as {game.key} from "../commentary/{game.key}";'
        for game in games.values()
        if game.optional_module("commentary")
    ]
    found[REFEREE / "shared/allCommentaries.ts"] = "\n".join([HEAD, "", *told]) + "\n"
    return found
