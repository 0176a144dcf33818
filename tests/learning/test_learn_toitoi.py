"""The learning example learns: after a short run it beats whoever plays at random, and it goes on from its checkpoint."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

SCRIPT = Path(__file__).parents[2] / "docs" / "examples" / "learn_toitoi.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("learn_toitoi", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_short_run_beats_random_play(example: Any) -> None:
    """Who knows nothing yet wins half of the matches; after the run the whole interval lies above that."""
    options = ["--steps", "300000", "--matches", "2", "--against", "random:1"]
    params = example.train(example.parsed(options))
    won, width = example.share(params, "random:1", 60, seed=5)
    assert won - width > 0.5, f"wins {won:.2f} ± {width:.2f}"


def test_a_run_goes_on_from_its_checkpoint(example: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, curve = tmp_path / "kept.npz", tmp_path / "curve.svg"
    common = ["--games", "32", "--matches", "2", "--against", "random:1", "--checkpoint", str(kept)]
    example.train(example.parsed([*common, "--steps", "4096"]))
    example.train(example.parsed([*common, "--steps", "8192", "--curve", str(curve)]))
    assert f"going on from {kept}, 4,096 actions" in capsys.readouterr().out
    with np.load(kept) as file:
        assert int(file["steps"]) == 8192
    assert "<svg" in curve.read_text("utf-8")


def test_what_is_good_for_the_other_seat_is_bad_for_this_one(example: Any) -> None:
    """One game of three actions, the last of which wins 1: by whom the first two were made decides their sign."""
    column = np.zeros((3, 1), np.float32)
    samples = example.Sample(
        seen=None,
        mask=None,
        action=None,
        chance=None,
        value=column,
        reward=np.array([[0.0], [0.0], [1.0]]),
        ends=np.array([[False], [False], [True]]),
        sign=np.array([[-1.0], [1.0], [1.0]]),
    )
    found = example.advantages(samples, np.zeros(1, np.float32)).ravel()
    assert found.tolist() == pytest.approx([-(example.LAMBDA**2), example.LAMBDA, 1.0])


def test_illegal_actions_are_never_chosen(example: Any) -> None:
    import jax

    rng = np.random.default_rng(0)
    mask = (rng.random((64, example.ACTIONS)) < 0.05).astype(np.int8)
    mask[np.arange(64), rng.integers(example.ACTIONS, size=64)] = 1
    params = example.new_params(jax.random.key(1))
    seen = rng.random((64, len(example.SEEN)), np.float32)
    for key in jax.random.split(jax.random.key(2), 20):
        action = np.asarray(example.act(params, seen, mask, key)[0])
        assert mask[np.arange(64), action].all()


def test_playing_without_a_checkpoint_is_refused(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        example.parsed(["--evaluate", "4"])
    assert "needs a --checkpoint" in capsys.readouterr().err
