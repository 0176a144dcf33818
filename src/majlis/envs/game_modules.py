"""Modules by PettingZoo's convention, such as `majlis.envs.jackaroo_v2`: one for every game that is found."""

from __future__ import annotations

import functools
import importlib.abc
import importlib.machinery
import sys
from collections.abc import Sequence
from types import ModuleType

from majlis.games import definition, keys

PACKAGE = "majlis.envs."


def modules() -> dict[str, str]:
    """The names of all such modules, and the game of each; the number is the version of the game's rules."""
    return {f"{key}_v{definition(key).version}": key for key in keys()}


def other_version(name: str) -> str | None:
    """The module of the same game by its present rules, for a name that has another number."""
    key = name.rpartition("_v")[0]
    return next((present for present, game in modules().items() if game == key), None)


class GameModules(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds and fills those modules, so that they can be imported and pickled like any other."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not fullname.startswith(PACKAGE) or fullname.removeprefix(PACKAGE) not in modules():
            return None
        return importlib.machinery.ModuleSpec(fullname, self)

    def exec_module(self, module: ModuleType) -> None:
        from majlis.envs import aec

        key = modules()[module.__name__.removeprefix(PACKAGE)]
        module.__doc__ = f"{key.capitalize()} for PettingZoo: `env`, `raw_env` and `parallel_env` take its house rules."
        vars(module).update(
            env=functools.partial(aec.env, key),
            raw_env=functools.partial(aec.SeatsEnv, key),
            parallel_env=functools.partial(aec.CyclesEnv, key),
            __all__=["env", "parallel_env", "raw_env"],
        )


def install() -> None:
    """Let the modules be imported; once."""
    if not any(isinstance(finder, GameModules) for finder in sys.meta_path):
        sys.meta_path.append(GameModules())
