"""The games as environments for learning: many at once, or as PettingZoo, Gymnasium and OpenSpiel know them.

`pip install majlis[research]` brings what those three need; `majlis.envs.vector` needs none of them.
"""

import importlib
import importlib.util
from types import ModuleType

from majlis.envs import game_modules
from majlis.envs.buffers import Buffers
from majlis.envs.self_play import IDLE, SavedGames, SelfPlay, vector

__all__ = ["IDLE", "Buffers", "SavedGames", "SelfPlay", "vector"]

game_modules.install()

if importlib.util.find_spec("gymnasium") is not None:
    from majlis.envs.gym import register

    register()


def __getattr__(name: str) -> ModuleType:
    """A game's module by PettingZoo's convention."""
    if name in game_modules.modules():
        return importlib.import_module(f"{__name__}.{name}")
    present = game_modules.other_version(name)
    if present is not None:
        raise AttributeError(f"the rules of this game have changed: there is {present}, and no {name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, *game_modules.modules()])
