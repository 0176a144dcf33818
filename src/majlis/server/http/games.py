"""The HTTP part about the games: which there are, what their house rules may be, and all words about them."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from starlette.responses import Response

from majlis import words
from majlis.errors import OptionError
from majlis.games import definition, keys
from majlis.games.definition import Choice, Definition, Number
from majlis.games.definition import Option as GameOption
from majlis.games.lessons import Lesson, Pieces, lessons_of, states_of, words_of
from majlis.games.presets import presets_of
from majlis.kernel.seeds import key_of
from majlis.match.fitting import fitted, offers
from majlis.match.game import Game, changed
from majlis.match.game import settle as resolve_options
from majlis.match.giving_up import sides
from majlis.match.option_errors import explained
from majlis.server.http import browser_rules, puzzles, static
from majlis.server.http.endpoint import Call, Endpoint
from majlis.server.protocol.codec import encode
from majlis.server.protocol.http_bodies import (
    GameInfo,
    LessonInfo,
    LessonStepInfo,
    OptionInfo,
    PresetInfo,
    RecordPiece,
    ResolvedOptions,
    ScriptedAction,
)
from majlis.server.protocol.rejected import Rejected

TERMINAL_ONLY = re.compile(r"^(?:cli|lab)-[^\n]*\n(?:[ \t]+[^\n]*\n|\n(?=[ \t]))*", re.MULTILINE)
"""Messages that no page says."""


def found(key: str) -> Definition:
    """The game of that key."""
    if key not in keys():
        raise Rejected("no_such_game", game=key, games=", ".join(keys()))
    return definition(key)


def configured(key: str, options: Mapping[str, Any]) -> Game:
    """A game with the house rules that were asked for."""
    game = found(key)
    try:
        return Game(game, resolve_options(game, options))
    except OptionError as error:
        raise _rejected(game, error, options) from None


def _rejected(game: Definition, error: OptionError, options: Mapping[str, Any]) -> Rejected:
    """What is wrong with a house rule, in the words in which the page offers it."""

    def why(lang: str) -> str:
        def say(name: str, **args: Any) -> str:
            label, value = f"option-{args['option']}", f"option-{args['option']}.v-{args.get('value')}"
            if words.has(lang, game.folder, label):
                args["option"] = words.say(lang, game.folder, label)
            if words.has(lang, game.folder, value):
                args["value"] = words.say(lang, game.folder, value)
            return words.say(lang, None, f"rejected-bad_option-{name}", args)

        return explained(say, lang, game, error.option, options)

    return Rejected("bad_option", option=error.option, why=why)


# ---------------------------------------------------------------------------------------------------- the games


async def games(call: Call) -> list[GameInfo]:
    return [_described(definition(key), call.context.registry.is_ready(key)) for key in keys()]


async def resolve(call: Call) -> ResolvedOptions:
    return _resolved(configured(call.request.path_params["key"], call.body))


async def fit(call: Call) -> ResolvedOptions:
    game = found(call.request.path_params["key"])
    try:
        chosen, gone = fitted(game, call.body)
    except OptionError as error:
        raise _rejected(game, error, call.body) from None
    return _resolved(Game(game, chosen), gone)


def _resolved(game: Game, gone: Sequence[str] = ()) -> ResolvedOptions:
    differing = changed(game.definition, game.options)
    offered = offers(game.definition, game.options)
    return ResolvedOptions(game.options.plain(), differing, offered, len(sides(game)), list(gone))


def _described(game: Definition, ready: bool) -> GameInfo:
    chosen = resolve_options(game, {})
    options = [_option(option, chosen) for option in game.options]
    presets = [PresetInfo(preset.name, preset.options) for preset in presets_of(game)]
    least, most = game.minutes
    return GameInfo(
        key=game.key,
        version=game.version,
        options=options,
        ready=ready,
        least_minutes=least,
        most_minutes=most,
        presets=presets,
        rules=browser_rules.address(game.key),
        lessons=[lesson.name for lesson in lessons_of(game)],
        puzzles=puzzles.counts(game.key),
    )


def _option(option: GameOption, chosen: dict[str, Any]) -> OptionInfo:
    kind: Literal["choice", "number", "numbers"] = "numbers"
    if isinstance(option, Choice):
        kind = "choice"
    elif isinstance(option, Number):
        kind = "number"
    default = chosen[option.name]
    return OptionInfo(
        name=option.name,
        kind=kind,
        default=list(default) if isinstance(default, tuple) else default,
        choices=list(option.choices(chosen)),
        rule=option.rule,
    )


# -------------------------------------------------------------------------------------------------- the lessons


async def lessons(call: Call) -> Response:
    return static.sent(course(found(call.request.path_params["key"]).key), call.request)


async def lesson_words(call: Call) -> Response:
    key = found(call.request.path_params["game"]).key
    return static.sent(lesson_text(key, _language(call)), call.request)


@functools.cache
def course(key: str) -> static.File:
    """The lessons of a game, as a page plays them."""
    game = definition(key)
    told = [_lesson(lesson, states_of(game)[lesson.name]) for lesson in lessons_of(game)]
    return static.prepared(encode(told), "application/json")


def _lesson(lesson: Lesson, state: Pieces) -> LessonInfo:
    return LessonInfo(
        name=lesson.name,
        rules=lesson.rules,
        options=lesson.options,
        seat=lesson.seat,
        steps=[
            LessonStepInfo(step.do, [ScriptedAction(*each) for each in step.then], step.is_led) for step in lesson.steps
        ],
        state=[RecordPiece(*piece) for piece in state],
        seed=key_of(lesson.seed).hex(),
    )


def lesson_text(key: str, lang: str) -> static.File:
    """The sentences of a game's lessons in a language; nothing where it has none."""
    return _text([words_of(definition(key), lang)])


# ---------------------------------------------------------------------------------------------------- the words


async def shared_words(call: Call) -> Response:
    return static.sent(shared_text(_language(call)), call.request)


async def game_words(call: Call) -> Response:
    key = found(call.request.path_params["game"]).key
    return static.sent(game_text(key, _language(call)), call.request)


def shared_text(lang: str) -> static.File:
    """The words of the page in a language: a page that referees itself says no as the server does."""
    own = (words.SHARED / f"{lang}.ftl", words.SHARED / f"rejected.{lang}.ftl")
    return _text([*own, *sorted(words.SHARED.glob(f"web.*{lang}.ftl"))])


def game_text(key: str, lang: str) -> static.File:
    """A game's words and rulebook in a language."""
    folder = definition(key).folder
    return _text([folder / "words" / f"{lang}.ftl", folder / "rulebook" / f"{lang}.ftl"])


def _language(call: Call) -> str:
    lang = str(call.request.path_params["lang"])
    if lang not in words.LANGUAGES:
        raise Rejected("no_such_language", lang=lang, langs=", ".join(words.LANGUAGES))
    return lang


def _text(sources: list[Path]) -> static.File:
    return _joined(tuple((source, source.stat().st_mtime_ns) for source in sources if source.exists()))


@functools.lru_cache(maxsize=64)
def _joined(sources: tuple[tuple[Path, int], ...]) -> static.File:
    """Several files of the catalogue as one; the times of their last change are part of the question."""
    text = "\n".join(source.read_text("utf-8") for source, _ in sources)
    return static.prepared(TERMINAL_ONLY.sub("", text).encode(), "text/plain")


ENDPOINTS = (
    Endpoint("GET", "/api/games", games, "The games, with their house rules.", list[GameInfo]),
    Endpoint(
        "POST",
        "/api/games/{key}/settle",
        resolve,
        "Fill in the usual house rules, or name the one that does not fit.",
        ResolvedOptions,
        dict[str, Any],
        problems=(404,),
    ),
    Endpoint(
        "POST",
        "/api/games/{key}/fit",
        fit,
        "The same for a dialog: what does not go with the players and the option given last is as usual again.",
        ResolvedOptions,
        dict[str, Any],
        problems=(404,),
    ),
    Endpoint(
        "GET",
        "/api/words/{lang}",
        shared_words,
        "The shared words, as a Fluent catalogue.",
        str,
        problems=(404,),
        media="text/plain",
    ),
    Endpoint(
        "GET",
        "/api/words/{lang}/{game}",
        game_words,
        "A game's words and rulebook, as a Fluent catalogue.",
        str,
        problems=(404,),
        media="text/plain",
    ),
    Endpoint(
        "GET",
        "/api/games/{key}/lessons",
        lessons,
        "The lessons of a game's course, each a position and what is to be done in it.",
        list[LessonInfo],
        problems=(404,),
    ),
    Endpoint(
        "GET",
        "/api/words/{lang}/{game}/lessons",
        lesson_words,
        "The sentences of a game's lessons, as a Fluent catalogue.",
        str,
        problems=(404,),
        media="text/plain",
    ),
)
