"""`majlis play`, typed line by line as from a keyboard."""

from pathlib import Path

import pytest

import majlis as library
from majlis import words
from majlis.games import definition
from majlis.match.event_text import event_text
from tests.cli.program import LANGUAGES, lines, majlis, program

pytestmark = pytest.mark.interpreted

SMALL = ("play", "quoridor", "-o", "size=5", "-o", "starter=1")
WON = ("c2", "c4", "c3", "b4", "c4", "b3", "c5")
"""Player 1 walks straight to the other side of a board of 5."""


def test_a_whole_game_is_told_and_ends_with_the_places() -> None:
    ran = majlis(*SMALL, typed=lines(*WON, "quit"))
    assert ran.code == 0
    assert "Player 1 moves from c1 to c2." in ran.out
    assert "Player 1 has reached the other side." in ran.out
    first, second = ran.out.split("Place ")[1].splitlines()[2:4]
    assert first.split() == ["1", "◆", "Player", "1", "1"]
    assert second.split() == ["2", "●", "Player", "2", "0"]
    assert "kept" not in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_each_language(lang: str) -> None:
    ran = majlis("--lang", lang, *SMALL, typed=lines("help", "legal", "options", "state", *WON, "quit"))
    folder = definition("quoridor").folder
    arrived = event_text(lang, folder, {"event": "arrived", "seat": 0})
    assert ran.code == 0
    assert arrived.replace("\u2068", "").replace("\u2069", "") in ran.out
    assert words.say(lang, None, "cli-goodbye") in ran.out
    assert words.say(lang, None, "cli-help-undo") in ran.out


def test_an_illegal_try_shows_the_rule_and_changes_nothing() -> None:
    ran = majlis(*SMALL, typed=lines("c4", "b5h", "dance", "c2", "quit"))
    assert "Q-5 A pawn goes one square at a time" in ran.out
    assert "Q-1 That lies outside the board." in ran.out
    assert "“dance” is not an action of this game" in ran.out
    assert "Player 1 moves from c1 to c2." in ran.out


def test_why_explains_without_playing() -> None:
    ran = majlis(*SMALL, typed=lines("why c4", "why c2", "why", "quit"))
    assert "Q-5 A pawn goes one square" in ran.out
    assert "c2 is allowed." in ran.out
    assert "why ACTION" in ran.out
    assert "moves" not in ran.out


def test_undo_takes_one_action_back_between_people() -> None:
    ran = majlis(*SMALL, typed=lines("undo", "c2", "c4", "undo", "b5", "quit"))
    assert "Nothing has been played yet" in ran.out
    assert "Actions played so far: 1." in ran.out
    assert "Player 2 moves from c5 to b5." in ran.out


def test_undo_takes_the_bots_actions_back_as_well() -> None:
    ran = majlis(*SMALL, "--bots", "random", "--seed", "1", typed=lines("c2", "undo", "d1", "quit"))
    assert "Actions played so far: 0." in ran.out
    assert "Player 1 moves from c1 to d1." in ran.out


def test_case_and_spaces_do_not_matter() -> None:
    assert "Player 1 moves from c1 to c2." in majlis(*SMALL, typed=lines("  C2 ", "quit")).out


def test_save_and_load_bring_the_same_match_back(tmp_path: Path) -> None:
    file = tmp_path / "my match.json"
    first = majlis(*SMALL, "--seed", "5", typed=lines("c2", "c4", f"save {file}", "quit"))
    assert f"Saved in {file}." in first.out
    later = majlis(*SMALL, typed=lines(f"load {file}", "why c3", "b2v", f"save {file}", "quit"))
    assert "c3 is allowed." in later.out
    replay = library.Replay.loads(file.read_text())
    assert [text for _, text, _ in replay.moves] == ["c2", "c4", "b2v"]
    assert replay.seed == (5).to_bytes(32, "little").hex()
    replay.verify()
    directly = majlis("play", "--load", str(file), typed=lines("quit"))
    assert directly.code == 0
    assert "9 fences left" in directly.out


def test_save_overwrites_nothing_but_matches(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear friend")
    ran = majlis(*SMALL, typed=lines("c2", f"save {file}", f"save {tmp_path}/no/where.json", "save", "quit"))
    assert "was left alone" in ran.out
    assert "cannot be written" in ran.out
    assert "save FILE" in ran.out
    assert file.read_text() == "Dear friend"


def test_a_file_that_cannot_be_loaded_leaves_the_game_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear friend")
    ran = majlis(*SMALL, typed=lines("c2", f"load {file}", "load /no/such", "load", "c4", "quit"))
    assert "is not a saved match" in ran.out
    assert "cannot be read" in ran.out
    assert "Player 2 moves from c5 to c4." in ran.out


def test_leaving_keeps_a_running_game_and_says_how_to_go_on(data_folder: Path) -> None:
    ran = majlis(*SMALL, typed=lines("c2", "c4"))
    [file] = data_folder.iterdir()
    assert ran.code == 0
    assert f"majlis play --load {file}" in ran.out
    again = majlis("play", "--load", str(file), typed=lines("c3"))
    assert "Player 1 moves from c2 to c3." in again.out
    assert list(data_folder.iterdir()) == [file]
    assert len(library.Replay.loads(file.read_text()).moves) == 3


def test_leaving_before_the_first_action_keeps_nothing(data_folder: Path) -> None:
    assert majlis(*SMALL, typed="").code == 0
    assert not data_folder.exists()


def test_new_keeps_the_running_game_and_begins_another(data_folder: Path) -> None:
    ran = majlis(*SMALL, typed=lines("c2", "new", "quit"))
    assert len(list(data_folder.iterdir())) == 1
    assert ran.out.count("Quoridor") == 2


def test_after_the_end_undo_new_and_save_still_work(tmp_path: Path) -> None:
    file = tmp_path / "won.json"
    ran = majlis(*SMALL, typed=lines(*WON, "c1", "legal", f"save {file}", "undo", "c3", "new", "quit"))
    assert "The game is over; undo" in ran.out
    assert library.Replay.loads(file.read_text()).places == (1, 2)
    assert "Player 1 moves from c4 to c3." in ran.out


def test_rules_and_house_rules_can_be_read_at_the_prompt() -> None:
    ran = majlis(*SMALL, typed=lines("rules 7", "rules q-99", "rules", "options", "quit"))
    assert "Q-7 " in ran.out
    assert "has no rule q-99" in ran.out
    assert "Q-13" in ran.out
    assert "size: Size of the board" in ran.out


def test_as_is_refused_for_seats_that_are_not_there_or_not_asked() -> None:
    ran = majlis(*SMALL, typed=lines("as 3 c2", "as 2", "as 2 c4", "as 1 c2", "quit"))
    assert "“3” is not a seat that people hold here; they hold 1, 2." in ran.out
    assert "Player 2 is not asked now." in ran.out
    assert "Q-4 It is not your turn." in ran.out
    assert "Player 1 moves from c1 to c2." in ran.out


def test_bots_hold_the_other_seats() -> None:
    four = (*SMALL, "-o", "players=4", "--bots", "random", "--seed", "3")
    ran = majlis(*four, "--seat", "2", typed="")
    assert "Player 1 " in ran.out.split("● Player 2 ▸")[0]
    assert "▲ Player 3 ▸" not in ran.out
    again = majlis(*four, "--seat", "2", typed="")
    assert again.out.split("kept")[0] == ran.out.split("kept")[0]
    assert majlis(*four, "--seat", "5").code == 1


def test_people_on_two_seats_and_bots_on_the_others() -> None:
    ran = majlis(
        *SMALL, "-o", "players=4", "--bots", "random", "--seat", "1", "--seat", "3", typed=lines("c2", "legal")
    )
    assert "◆ Player 1 ▸" in ran.out
    assert "▲ Player 3 ▸" in ran.out
    assert "--bots random --seat 1 --seat 3" in ran.out


def test_bots_alone_can_be_watched() -> None:
    ran = majlis(*SMALL, "--bots", "random", "--seat", "0", "--seed", "2")
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert "▸ \n" not in ran.out


def test_the_menu_asks_for_game_players_and_company() -> None:
    number = str(library.games().index("quoridor") + 1)
    ran = majlis("play", "-o", "starter=1", typed=lines("chess", number, "3", "4", "maybe", "2", "best", "child", "e2"))
    assert "“chess” is not one of the choices." in ran.out
    assert "“3” is not one of the choices." in ran.out
    assert "“maybe” is not one of the choices." in ran.out
    assert "“best” is not one of the choices." in ran.out
    assert ran.out.count("(Child)") == 3
    assert "Player 1 moves from e1 to e2." in ran.out
    assert "▲ Player 3" in ran.out


def test_the_menu_does_not_ask_what_was_said() -> None:
    said = ("-o", "players=2", "-o", "size=5", "-o", "starter=1")
    ran = majlis("play", *said, "--no-bots", typed=lines("Quoridor", "c2"))
    assert "Player 1 moves from c1 to c2." in ran.out


def test_leaving_the_menu_is_fine() -> None:
    assert majlis("play", typed="").code == 0


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "there are only 20 fences"), ("ar", "لا يوجد سوى 20 حاجزًا"), ("he", "יש רק 20 מחסומים")],
)
def test_house_rules_that_cannot_be_are_refused_in_the_language(lang: str, said: str) -> None:
    together = majlis("play", "quoridor", "--lang", lang, "-o", "players=4", "-o", "fences=6")
    assert together.code == 1
    assert said in together.err
    value = majlis("play", "quoridor", "--lang", lang, "-o", "size=6")
    assert value.code == 1
    assert "5, 7, 9" in value.err
    unknown = majlis("play", "quoridor", "--lang", lang, "-o", "colour=red")
    assert unknown.code == 1
    assert "third_pawn" in unknown.err
    for ran in (together, value, unknown):
        assert len(ran.err.splitlines()) == 1


def test_load_says_which_game_and_seed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(library.game("quoridor").start(1).replay().dumps())
    assert majlis("play", "quoridor", "--load", str(file)).code == 2
    file.write_text("nothing")
    assert majlis("play", "--load", str(file)).code == 1


@pytest.mark.parametrize("value", ["3", "3,x", "3,367"])
def test_a_house_rule_with_a_number_a_seat_says_so(value: str) -> None:
    ran = majlis("play", "toitoi", "-o", "players=2", "-o", "tie=birthday", "-o", f"birthdays={value}")
    assert ran.code == 1
    assert "one number for each of the 2 seats, with commas between them, each 0–366 (O-3)" in ran.err


def test_the_program_itself_plays_from_a_pipe() -> None:
    ran = program("play", "quoridor", "-o", "starter=1", typed=lines("e2", "e8", "quit"), LC_ALL="C.UTF-8")
    assert ran.code == 0
    assert ran.err == ""
    assert "Player 2 moves from e9 to e8." in ran.out
