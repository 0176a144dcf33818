"""The engine and the plain referee agree at every step of random games (T-1 to T-29)."""

import random
from collections import Counter

import pytest

from tests.games.taki.test_random_games import keen
from tests.oracles.duel import duel, random_options


def play_both(seed: int, most: int, **fixed: object) -> int:
    return duel("taki", random_options("taki", random.Random(seed), **fixed), seed, most, keen)


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("batch", range(5))
def test_random_games_of_two_to_ten_agree(players: int, batch: int) -> None:
    """315 games, seven a case, random house rules of both decks and both modes; the longest are left at 1,500 actions."""
    for number in range(7):
        play_both(10_000 * players + 7 * batch + number, most=1_500, players=players)


@pytest.mark.parametrize("mode", ["match", "pyramid"])
@pytest.mark.parametrize("deck", ["super116", "super112"])
def test_whole_games_agree_in_both_modes_and_decks(mode: str, deck: str) -> None:
    """To their very end, from small hands."""
    for seed in range(4):
        play_both(500 + seed, most=20_000, players=2 + seed, hand=4, mode=mode, deck=deck, rounds=1)


def asking(policy_rng: random.Random, texts: list[str]) -> str:
    """Whatever makes others answer, or answers them, half of the time; else a draw, so that hands grow, or anything."""
    loved = [text for text in texts if text in ("+3", "break") or text.startswith("combo") or text[1:] in ("+", "3")]
    if loved and policy_rng.random() < 0.5:
        return policy_rng.choice(loved)
    return "draw" if "draw" in texts and policy_rng.random() < 0.6 else policy_rng.choice(texts)


@pytest.mark.parametrize("cross_answers", ["no", "yes"])
def test_games_full_of_askings_agree(cross_answers: str) -> None:
    """T-20 to T-24: +3, Breaker and combination, each answered by its own and by either."""
    answers: Counter[tuple[str, str]] = Counter()

    def chosen(policy_rng: random.Random, texts: list[str]) -> str:
        text = asking(policy_rng, texts)
        if "pass" in texts:
            answers[text.split(":")[0], " ".join(sorted({other.split(":")[0] for other in texts}))] += 1
        return text

    for seed in range(24):
        policy_rng = random.Random(f"{cross_answers} {seed}")
        options = {"deck": "super116", "combination": "yes", "cross_answers": cross_answers, "hand": 9}
        duel("taki", random_options("taki", policy_rng, players=2 + seed % 5, **options), seed, 800, chosen)
    assert answers["break", "break pass"] > 0
    assert answers["combo", "combo pass"] > 0
    assert (answers["combo", "break combo pass"] > 0) == (cross_answers == "yes")


def test_aimless_games_agree() -> None:
    """Each legal action as likely as the others: hands grow, and draw piles are renewed (T-7)."""
    for seed in range(4):
        duel("taki", random_options("taki", random.Random(seed), players=3 + seed), seed, 600)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(100))
def test_many_more_games_agree(batch: int) -> None:
    """Two thousand games to the end, half of them aimless."""
    for seed in range(1_000_000 + 20 * batch, 1_000_000 + 20 * batch + 10):
        play_both(seed, most=100_000)
        duel("taki", random_options("taki", random.Random(seed)), seed)
