"""Outside programs at the table: a good one plays, a bad one is named with what it did."""

import shlex
import sys
from pathlib import Path

import pytest

import majlis
from majlis.errors import EngineError
from majlis.lab import engines
from majlis.lab.arena import Arena
from majlis.lab.engines import Engine
from majlis.lab.players import PlayerSpec
from majlis.lab.runner import Setup

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "random_engine.py"


def command(*parts: object) -> str:
    return shlex.join([sys.executable, *map(str, parts)])


def written(folder: Path, **answers: str) -> str:
    """A program that answers each command as given: Python code for what it does."""
    lines = ["import sys, time", "for line in sys.stdin:", "    word = line.split()[0]"]
    usual = {
        "majlis": "print('ok', flush=True)",
        "start": "print('ok', flush=True)",
        "position": "print('ok', flush=True)",
    }
    for word, code in {**usual, **answers, "quit": "sys.exit()"}.items():
        lines += [f"    if word == {word!r}:", f"        {code}"]
    file = folder / "engine.py"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return command(file)


def test_the_example_is_short_and_plays_in_an_arena() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 36
    setup = Setup.of(
        majlis.game("quoridor", size=5), [PlayerSpec.parsed(f"cmd:{command(EXAMPLE)}"), PlayerSpec("random")]
    )
    deals = []
    for jobs in (1, 2):
        arena = Arena(setup, games=8, jobs=jobs)
        for _ in arena.deals():
            pass
        assert arena.standings.games == 8
        deals.append(arena.standings.deals)
    assert deals[0] == deals[1]


@pytest.mark.parametrize("key", majlis.games())
def test_the_example_plays_every_game(key: str) -> None:
    players = min(majlis.game(key).options.detail("players").choices)
    setup = Setup.of(
        majlis.game(key, players=players), [PlayerSpec.parsed(f"cmd:{command(EXAMPLE)}"), PlayerSpec("random")]
    )
    arena = Arena(setup, games=2, jobs=1)
    assert len(list(arena.deals())) == 1


def test_a_bot_of_ours_can_come_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    engine = Engine(command("-m", "majlis", "engine", "toitoi", "--bot", "instinct:4"), patience=300)
    try:
        assert engine.name.startswith("Majlis ")
        match = majlis.game("toitoi", players=2).start(seed=1)
        for seat in match.actors():
            engine.start(match.game, seat, b"seed" * 8)
            assert engine.choose(match, seat) in match.legal(seat)
    finally:
        engine.close()


@pytest.mark.parametrize(
    ("answers", "message"),
    [
        ({"go": "print('best z9', flush=True)"}, "'z9', which is not legal"),
        ({"go": "print('error internal I am lost', flush=True)"}, "I am lost"),
        ({"go": "sys.exit('out of ideas')"}, "out of ideas"),
        ({"go": "time.sleep(60)"}, "no answer to 'go' in"),
        ({"start": "print('error no-game what is that?', flush=True)"}, "what is that"),
        ({"majlis": "sys.exit(3)"}, "ended without an answer to 'majlis 1'"),
    ],
)
def test_a_bad_program_is_named_with_what_it_did(
    answers: dict[str, str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "FAREWELL", 0.5)
    monkeypatch.setattr(Engine.__init__, "__defaults__", (10.0,))
    program = written(tmp_path, **answers)
    setup = Setup.of(majlis.game("quoridor", size=5), [PlayerSpec.parsed(f"cmd:{program}"), PlayerSpec("random")])
    with pytest.raises(EngineError, match=message) as caught:
        list(Arena(setup, games=2, jobs=1).deals())
    assert "engine.py" in str(caught.value)


def test_a_program_that_is_not_there_is_told() -> None:
    with pytest.raises(EngineError, match="cannot be started"):
        Engine("/no/such/program")
    with pytest.raises(EngineError, match="cannot be started"):
        Engine("'")


def test_a_program_may_say_more_than_is_asked(tmp_path: Path) -> None:
    talkative = "print('thinking hard\\n\\nchance 0.5 1.0 e2\\nbest e2', flush=True)"
    engine = Engine(written(tmp_path, go=talkative))
    match = majlis.game("quoridor", starter=1).start(seed=0)
    engine.start(match.game, 0, b"s" * 32)
    assert engine.choose(match, 0) == "e2"
    engine.close()
    engine.close()
