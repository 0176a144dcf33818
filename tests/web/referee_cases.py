"""Cases for the page's own referee: what Python says of random matches and house rules, for the translation to say again."""

import base64
import itertools
import json
import random
import zlib
from collections.abc import Iterator
from typing import Any

import majlis
from majlis import words
from majlis.errors import OptionError
from majlis.games.definition import Definition, Numbers
from majlis.kernel.layout import layout
from majlis.kernel.precompile import opening_of
from majlis.kernel.seeds import new_stream
from majlis.kernel.viewers import REFEREE, SPECTATOR
from majlis.match import giving_up
from majlis.match.commentary import news
from majlis.match.fitting import fitted, offers
from majlis.match.game import changed, settle
from majlis.match.option_errors import explained
from tests.conformance.walks import started, step
from tests.oracles.duel import random_options

Case = dict[str, Any]

ODD_TEXTS = ("", "constructor", "__proto__", "toString", "wait", "Draw", "e1 ")
ODD_VALUES: tuple[Any, ...] = (
    *("", "x", "4", " 3 ", "+2", "1_0", "٤", "4x", "yes", "it's", "a \"b\" 'c'", "\n\u200f", "𝟛"),
    *(0, 1, -1, 3, 99, 1.5, True, False, None, [], [1, 2], [1, "2", " 3"], ["x"], [None], "1,2,3", ",", {}, {"a": 1}),
)


def told(value: Any) -> str:
    """An answer as JSON, as JavaScript writes it."""
    return json.dumps(_plain(value), ensure_ascii=False, separators=(",", ":"))


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def packed(states: Any) -> str:
    return base64.b64encode(zlib.compress(states.tobytes())).decode()


def case(ask: str, key: str, expected: Any, **asked: Any) -> Case:
    return {"ask": ask, "key": key, **asked, "expected": told(expected)}


def of_game(key: str) -> Iterator[Case]:
    """What a game says whatever is played."""
    game = majlis.game(key).definition
    notation, events, windows, rematch = game.notation, game.events, game.windows, game.rematch
    yield case("layout", key, None, layout=layout(game.record))
    yield case("texts", key, [notation.text(action) for action in range(game.actions)])
    for text in (*ODD_TEXTS, *(notation.text(action) for action in range(0, game.actions, 7))):
        yield case("action", key, notation.action(text), text=text)
    yield case("sealed", key, windows and [windows.is_sealed(action) for action in range(game.actions)])
    own = ("key", "version", "seats", "actions", "most_legal", "minutes", "seat_options")
    said: Case = {name: getattr(game, name) for name in own} | {"waits": sorted(game.waits)}
    for module, names in (
        (notation, "IS_OPEN"),
        (events, "ROUND_END"),
        (windows, "DEFAULT_ACTION SECONDS"),
        (rematch, "OPTION LEADER"),
    ):
        said |= {name: getattr(module, name, None) for name in names.split()}
    yield case("constants", key, said)
    yield case("options", key, [[each.name, each.rule, each.choices({"players": 2})] for each in game.options])
    for (code, reason), lang in itertools.product(game.reasons.items(), words.LANGUAGES):
        sentence = words.say(lang, game.folder, f"reason-{reason.name}")
        yield case("reason", key, [reason.rule, reason.name, sentence], code=code, lang=lang)


def of_match(key: str, seed: int, most: int, every: int) -> Iterator[Case]:
    """What is shown and told to everybody along a random match with random house rules."""
    match, chance = started(key, seed), random.Random(f"{key} {seed} cases")
    kernels, game = match.game.ops, match.game.definition
    yield from _opening(match, key)
    first = match.state()
    viewers = (REFEREE, SPECTATOR, *range(match.game.players))
    while match.actors() and match.ply < most:
        before = match.states().copy()
        step(match, chance)
        # The ends of rounds come seldom, and have most to tell.
        is_rare = len(match.events(REFEREE)) > 2
        if match.ply % every and not is_rare and match.actors():
            continue
        move = match.log[-1]
        for viewer in viewers:
            seen = [
                states if viewer == REFEREE else kernels.hidden(states, viewer) for states in (before, match.states())
            ]
            events = game.events.events(seen[0][0], move.seat, move.action, seen[1][0])
            asked = {"seat": move.seat, "action": move.action, "before": packed(seen[0]), "after": packed(seen[1])}
            yield case("events", key, list(events), **asked)
            yield case("describe", key, game.notation.describe(seen[1][0]), state=packed(seen[1]))
            told_of = game.module("commentary")
            options = match.game.options.plain()
            views = [{"options": options, **game.notation.describe(each[0])} for each in seen]
            found = [told_of.facts(view) for view in views]
            yield case("facts", key, [found[1], news(found[0], found[1], told_of.is_news)], views=views)
        if game.windows is not None:
            kind = game.windows.window_kind(match.record())
            yield case("window_kind", key, kind and kind._asdict(), state=packed(match.states()))
    yield from _ending(match, key, first, chance)


def _opening(match: majlis.Match, key: str) -> Iterator[Case]:
    game = match.game.definition
    module = opening_of(game)
    if module is None:
        return
    kernels, draws = dict(game.bound(module)), []
    if "draw_for_lead" in kernels:
        drawing = kernels["draw_for_lead"]

        def recorded(*args: Any) -> Any:
            tied = drawing(*args)
            draws.append((int(tied), args[-1].tolist()))
            return tied

        kernels["draw_for_lead"] = recorded
    first = match.game.ops.hidden(match.states(), SPECTATOR)
    events = module.opening_events(first, new_stream(match.seed), kernels)
    yield case("told", key, list(events), first=packed(first), draws=draws)


def _ending(match: majlis.Match, key: str, first: Case, chance: random.Random) -> Iterator[Case]:
    """Who leads next, and who is where if some give up."""
    players, rematch = match.game.players, match.game.definition.rematch
    result = match.result()
    places = result.places if result else (1, *(chance.choice((1, 2)) for _ in range(players - 1)))
    if rematch is not None:
        last = match.state()
        expected = rematch.leads_next(first, last, places)
        yield case("leads_next", key, expected, first=first, last=last, places=places)
    game, options = match.game, match.game.options.plain()
    for count in range(players + 1):
        out = chance.sample(range(players), count)
        given = chance.choice([places, None])
        sides = [list(side) for side in giving_up.sides(game)]
        mates = [giving_up.mates(game, seat) for seat in range(players)]
        expected = [sides, mates, giving_up.is_decided(game, out), giving_up.ranked(game, given, out)]
        yield case("giving_up", key, expected, options=options, places=given, given_up=out)


def of_options(key: str, seed: int, count: int) -> Iterator[Case]:
    """House rules that go together and such as do not, with what is said of them."""
    chance, game = random.Random(f"{key} {seed} options"), majlis.game(key).definition
    for _ in range(count):
        given = _some(game, chance)
        yield case("settle", key, _or_error(settle, game, given), given=given)
        yield case("fitted", key, _or_error(fitted, game, given), given=given)
        try:
            settle(game, given)
        except OptionError as error:
            for lang in words.LANGUAGES:
                say = lambda message, lang=lang, **args: words.say(lang, None, f"rejected-bad_option-{message}", args)  # noqa: E731
                sentence = explained(say, lang, game, error.option, given)
                yield case("explained", key, sentence, given=given, name=error.option, lang=lang)
        chosen = random_options(key, chance)
        yield case("changed", key, changed(game, chosen), given=chosen)
    yield case("offers", key, offers(game, chosen), given=chosen)


def _some(game: Definition, chance: random.Random) -> dict[str, Any]:
    given: dict[str, Any] = {}
    options = list(game.options)
    chance.shuffle(options)
    for option in options[: chance.randrange(len(options) + 1)]:
        values = (
            [[chance.choice(option.values) for _ in range(chance.randrange(7))]]
            if isinstance(option, Numbers)
            else option.values
        )
        given[option.name] = chance.choice(list(values) if chance.random() < 0.97 else ODD_VALUES)
    if chance.random() < 0.05:
        given[chance.choice(("nothing", "__proto__", "it's"))] = 1
    return given


def _or_error(work: Any, game: Definition, given: dict[str, Any]) -> Any:
    try:
        return work(game, given)
    except OptionError as error:
        return {"option": error.option, "text": str(error)}
