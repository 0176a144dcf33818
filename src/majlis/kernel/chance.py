"""Draws that are listed instead of made: a game's own rules, told what chance decides, one draw after another.

A script is an array of integers: how many outcomes are given, how many are used, among how many the first missing one
is (0: none is missing), how many are missing so far, then the outcomes. Whoever wants to know what may happen runs a
rule with a growing script.
"""

import functools
import types
from collections.abc import Callable
from typing import Any

from majlis.kernel import jit, rng
from majlis.kernel.jit import kernel, rule
from majlis.kernel.ops import Ints, States
from majlis.kernel.seeds import INTERPRETED

GIVEN, USED, AMONG, MISSING, OUTCOMES = range(5)
SPREAD = 7919
"""Makes what is taken for missing outcomes differ from draw to draw: a tie that is drawn for again must end."""

FINE = 65536
"""How finely a chance is told that is no draw among a few: rules that compare random bits with a share of all."""

ops: Any = None


@rule
def scripted_below(script: Any, n: int) -> int:
    """The next outcome of the script; where it ends, how many there are is noted, and any is taken."""
    if n <= 1:
        return 0
    used = script[USED]
    if used < script[GIVEN]:
        script[USED] = used + 1
        return script[OUTCOMES + used]  # type: ignore[no-any-return]
    if script[AMONG] == 0:
        script[AMONG] = n
    script[MISSING] += 1
    return script[MISSING] * SPREAD % n  # type: ignore[no-any-return]


@rule
def scripted_word(script: Any) -> int:
    """Random bits as an outcome: the first sixteen of them."""
    return scripted_below(script, FINE) * (0x100000000 // FINE)


@rule
def scripted_opening(script: Any, purpose: int, number: int, sub: int) -> None:
    """Outcomes come in the order in which they are drawn, whatever they are for."""


@kernel
def deal_scripted(states: States, i: int, script: Ints) -> None:
    script[USED], script[AMONG], script[MISSING] = 0, 0, 0
    ops.deal(states[i], script)


@kernel
def play_scripted(states: States, i: int, script: Ints, seat: int, action: int) -> None:
    script[USED], script[AMONG], script[MISSING] = 0, 0, 0
    ops.play(states[i], script, seat, action)


@kernel
def determinize_scripted(states: States, i: int, script: Ints) -> None:
    script[USED], script[AMONG], script[MISSING] = 0, 0, 0
    ops.determinize(states[i], script)


# --------------------------------------------------------------------------------------- a game's rules, scripted


INSTEAD = {rng.below: scripted_below, rng.word: scripted_word, rng.open_stream: scripted_opening}
"""What stands for what in scripted rules."""


def scripted(ops: types.ModuleType) -> types.ModuleType:
    """A game's ops with scripts in the place of random streams."""
    made = types.ModuleType(ops.__name__.replace(".ops", ".scripted"))
    known: dict[Any, Any] = dict(INSTEAD)
    for name in ("deal", "play", "determinize"):
        setattr(made, name, _substituted(getattr(ops, name), known))
    return made


def _substituted(function: Any, known: dict[Any, Any]) -> Any:
    """The rule with scripted draws in it, and in all rules that it asks; rules that draw nothing stay as they are."""
    if function in known:
        return known[function]
    if not _draws(function):
        return function
    plain = _plain(function)
    scope = dict(plain.__globals__)
    copy = types.FunctionType(plain.__code__, scope, plain.__name__, plain.__defaults__)
    known[function] = jit.rule(copy)
    for name in plain.__code__.co_names:
        if _is_rule(scope.get(name)):
            scope[name] = _substituted(scope[name], known)
    return known[function]


@functools.cache
def _draws(function: Any) -> bool:
    """Whether a rule, or one that it asks, draws something."""
    seen, waiting = {function}, [function]
    while waiting:
        plain = _plain(waiting.pop())
        asked = {
            plain.__globals__.get(name) for name in plain.__code__.co_names if _is_rule(plain.__globals__.get(name))
        }
        if asked & INSTEAD.keys():
            return True
        waiting += asked - seen
        seen |= asked
    return False


def _plain(function: Any) -> Callable[..., Any]:
    found: Callable[..., Any] = getattr(function, "py_func", function)
    return found


def _is_rule(value: Any) -> bool:
    return hasattr(value, "py_func") or (INTERPRETED and isinstance(value, types.FunctionType))
