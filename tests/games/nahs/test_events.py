"""What is told, to whom, in three languages; and the table in a terminal (N-3, N-9, N-12 to N-23)."""

import io
import random
from typing import Any

import pytest
from rich.console import Console

import majlis
from majlis import words
from majlis.games.nahs import GAME
from tests.games.nahs.tables import all_ready, dealt, exchange, play, table, told
from tests.oracles.duel import random_options


def test_a_choice_is_told_in_full_only_to_its_player_n_3() -> None:
    """N-3: others hear only that they have chosen."""
    match = exchange(["1 2 3", "4 5 6"], ["7 8 9", "10 11 12"])
    match.play(0, "swap 1,2,3")
    assert match.events(0) == [{"event": "chose_cards", "seat": 0, "kinds": ["1", "2", "3"]}]
    assert match.events(1) == match.events(None) == [{"event": "chose", "seat": 0}]
    match.play(1, "ready")
    assert told(match, None) == ["chose", "swapped", "starts"]


def test_cards_in_lists_are_named_in_words() -> None:
    """N-3, N-17: not by the letters that stand for them in the notation."""
    match = exchange(["bu ti 3", "4 5 6"], ["7 8 9", "10 11 12"])
    match.play(0, "swap 3,bu,ti")
    [chose] = match.events(0)
    assert match.tell(chose, "en") == "Player 1 wants 3, bottoms up, take it to lie face up."
    lifted = play(table(["bu 1", "2", "12"], pile="bu 3 4"), "bu").events(-1)[1]
    assert match.tell(lifted, "en") == "The lowest card comes up: bottoms up."
    for lang, name in (("ar", "\N{ARABIC LETTER SHEEN}"), ("he", "\N{HEBREW LETTER QOF}")):
        text = match.tell(chose, lang)
        assert name in text
        assert "ti" not in text


def test_leading_laying_and_drawing_n_7() -> None:
    """N-5, N-7."""
    match = dealt(["3 3 4", "5 6 7"], ["1 1 1", "2 2 2"])
    play(match, "3x2")
    assert told(match) == ["led", "drew"]
    assert match.events(1)[1] == {"event": "drew", "seat": 0, "count": 2}
    assert told(play(match, "7")) == ["laid", "drew"]


@pytest.mark.parametrize(
    ("hand", "pile", "move", "names"),
    [
        ("0 1", "13", "0", ["laid", "freed"]),
        ("5 1", "4", "5", ["laid", "demanded"]),
        ("6 1", "4", "6", ["laid", "skipped"]),
        ("7 1", "4", "7", ["laid", "reversed"]),
        ("8 1", "4", "8", ["laid", "burned", "again"]),
        ("8", "4", "8", ["laid", "burned", "out"]),
        ("3 1", "3 3 3", "3", ["laid", "burned_four", "again"]),
        ("bu 1", "3 4", "bu", ["laid", "lifted"]),
        ("bu 1", "", "bu", ["led"]),
        ("9 1", "4", "9", ["laid"]),
        ("ti 1", "4", "ti>2", ["gave"]),
        ("1", "4", "take", ["took"]),
    ],
)
def test_powers_at_work_are_told(hand: str, pile: str, move: str, names: list[str]) -> None:
    """N-8, N-10 to N-18."""
    match = play(table([hand, "2", "12"], pile=pile), move)
    assert told(match) == told(match, 1) == names


def test_blind_cards_are_told_when_they_are_turned_n_9() -> None:
    """N-9: also to those who could not know them."""
    match = play(table(["", "1 2"], pile="4", down=["6 11 3", ""]), "down 2")
    assert told(match, 1) == ["turned", "laid"]
    assert match.events(1)[0]["kind"] == "11"
    assert told(play(table(["", "1 2"], pile="4", down=["6 11 3", ""]), "down 3"), 1) == ["turned", "misfit"]
    assert told(play(table(["", "1 2"], pile="4", down=["ti 11 3", ""]), "down 1"), 1) == ["turned"]
    last = play(table(["", "1 2"], pile="4", down=["6 - -", ""], rules={"swap": "none"}), "down 1")
    assert told(last, 1) == ["turned", "laid", "skipped", "out", "jinx", "stage", "starts"]


def test_the_whole_chain_of_take_its_is_told_n_18() -> None:
    """N-18, N-20."""
    match = play(table(["ti", "ti 4", "5", "", "6"], pile="13", finished=[3]), "ti>2")
    assert told(play(match, "counter>4")) == ["countered"]
    assert told(play(match, "accept")) == ["accepted", "back", "out"]
    assert match.events(None)[-1] == {"event": "out", "seat": 0, "place": 1}


def test_nobody_with_a_number_is_told_n_4() -> None:
    """N-4."""
    assert told(all_ready(exchange(["0 bu ti", "0 bu ti"], ["1 2 3", "1 2 3"])))[-1] == "starts_freely"


def test_a_shared_win_is_told_n_22() -> None:
    """N-22."""
    facts: dict[str, Any] = {"stage": 1, "jinxes": [1, 0], "place_sums": [2, 1], "dealer": 0}
    match = play(table(["4", "5"], rules={"stages": 2}, **facts), "4")
    assert match.events(-1)[-1] == {"event": "shared", "seats": [0, 1]}


@pytest.mark.parametrize("seed", range(4))
def test_every_event_is_said_and_every_table_drawn(seed: int) -> None:
    """In three languages, for players, spectator and referee, within 80 columns."""
    policy_rng = random.Random(seed)
    options = random_options("nahs", policy_rng, players=(2, 4, 6, 12)[seed], decks=2, stages=1)
    match = majlis.game("nahs", **options).start(seed=seed)
    while match.actors() and match.ply < 250:
        seat = policy_rng.choice(match.actors())
        match.play(seat, policy_rng.choice(match.legal(seat)))
        lang = words.LANGUAGES[match.ply % 3]
        for viewer in (-1, None, 0):
            for event in match.events(viewer):
                assert match.tell(event, lang)
        if match.ply % 10 == 0:
            for facts in (match.state(), match.view(None), match.view(0)):
                assert "{" not in drawn(facts, lang)


def drawn(facts: dict[str, object], lang: str) -> str:
    """The table as text, 80 columns wide."""
    console = Console(file=io.StringIO(), width=80)
    console.print(GAME.module("terminal").draw(facts, lang))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def test_the_drawn_table_shows_what_matters() -> None:
    match = play(table(["3 4", "1 2", "7"], pile="12 13", dealer=1), "take")
    text = drawn(match.view(1), "en")
    assert "▒ × 4" in text
    assert "known to be in hand: 12 13" in text
    assert "Player 3 to play." in text
    demand = drawn(table(["3 4", "1 2"], pile="4 5 9").view(0), "en")
    assert "Five or less!" in demand
    assert "3 4" in demand


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    for reason in GAME.reasons.values():
        assert words.say(lang, GAME.folder, f"reason-{reason.name}")
    assert words.say(lang, GAME.folder, "refused-one_deck_seats_six")
