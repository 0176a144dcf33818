"""The games as environments for learning: many at once, every seat played by whoever learns."""

from majlis.envs.buffers import Buffers
from majlis.envs.self_play import IDLE, SavedGames, SelfPlay, vector

__all__ = ["IDLE", "Buffers", "SavedGames", "SelfPlay", "vector"]
