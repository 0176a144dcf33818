"""Every game that is found can be watched and played on one screen, in every language."""

import random
from pathlib import Path

import pytest

import majlis as library
from tests.cli.program import LANGUAGES, lines, majlis


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", library.games())
def test_bots_play_it_to_the_end(key: str, lang: str) -> None:
    ran = majlis("play", key, "--bots", "random", "--seat", "0", "--seed", "1", "--lang", lang)
    assert ran.code == 0
    assert ran.err == ""
    assert "◆" in ran.out


@pytest.mark.parametrize("key", library.games())
def test_people_play_it_on_one_screen_and_save_it(key: str, tmp_path: Path) -> None:
    match, typed, policy_rng = library.game(key).start(seed=2), [], random.Random(2)
    while match.actors() and match.ply < 40:
        seat = policy_rng.choice(match.actors())
        action = policy_rng.choice(match.legal(seat))
        typed.append(f"as {seat + 1} {action}")
        match.play(seat, action)
    file = tmp_path / "match.json"
    ran = majlis("play", key, "--seed", "2", typed=lines(*typed, f"save {file}", "quit"))
    assert ran.code == 0
    assert library.Replay.loads(file.read_text()) == match.replay()


@pytest.mark.parametrize("key", library.games())
def test_a_screen_never_shows_a_hand_before_its_owner_was_called(key: str) -> None:
    """Whenever two seats see different things, the screen is passed on with a word before the other is asked."""
    match = library.game(key).start(seed=2)
    first = match.actors()[0]
    secrets = len({str({**match.view(seat), "viewer": None}) for seat in range(match.game.players)}) > 1
    ran = majlis("play", key, "--seed", "2", typed="")
    assert (f"Please pass the screen to player {first + 1}" in ran.out) == secrets


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", library.games())
def test_a_replay_is_told_to_seats_spectators_and_the_referee(key: str, lang: str, tmp_path: Path) -> None:
    match, policy_rng = library.game(key).start(seed=3), random.Random(3)
    while match.actors() and match.ply < 40:
        seat = match.actors()[-1]
        match.play(seat, policy_rng.choice(match.legal(seat)))
    file = tmp_path / "match.json"
    file.write_text(match.replay().dumps())
    for looking in ("1", "spectator", "referee"):
        ran = majlis("replay", str(file), "--as", looking, "--lang", lang)
        assert ran.code == 0
        assert f"{match.ply:>4}  " in ran.out
