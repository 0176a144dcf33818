"""The engine side of the protocol: the documented conversation, every game by views alone, and whatever is wrong."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import majlis
from majlis.lab.offers import offers
from majlis.lab.players import PlayerSpec
from majlis.lab.protocol import Conversation, converse
from tests.cli.program import program

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "engine-protocol.md"


def session(key: str = "quoridor", bot: str = "random") -> Conversation:
    return Conversation(key, PlayerSpec.parsed(bot))


def said(talk: Conversation, *lines: str) -> list[str]:
    return list(converse(talk, lines))


def conversation() -> tuple[list[str], list[str]]:
    block = DOCUMENT.read_text("utf-8").partition("<!-- conversation -->")[2].split("```")[1]
    lines = block.splitlines()
    return [line[2:] for line in lines if line.startswith("> ")], [line[2:] for line in lines if line.startswith("< ")]


@pytest.mark.interpreted
def test_the_documented_conversation_is_true() -> None:
    asked, answered = conversation()
    assert said(session(), *asked) == answered


def test_the_program_holds_the_documented_conversation() -> None:
    asked, answered = conversation()
    ran = program("engine", "quoridor", "--bot", "random", typed="\n".join(asked))
    assert (ran.code, ran.out.splitlines(), ran.err) == (0, answered, "")


@pytest.mark.interpreted
def test_every_error_code_is_documented_and_happens() -> None:
    source = (ROOT / "src" / "majlis" / "lab" / "protocol.py").read_text("utf-8")
    used = set(re.findall(r'"((?:bad|no|not|unknown)-[a-z]+|internal)"', source))
    table = DOCUMENT.read_text("utf-8").partition("## Errors")[2].partition("## A conversation")[0]
    assert used == set(re.findall(r"`((?:bad|no|not|unknown)-[a-z]+|internal)`", table))


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("dance", "unknown-command"),
        ("majlis two", "bad-arguments"),
        ("majlis 2", "bad-protocol"),
        ("start seat", "bad-arguments"),
        ("start seat=x", "bad-arguments"),
        ("start seat=-1", "bad-arguments"),
        ("start seat=2", "no-seat"),
        ("start game=chess", "no-game"),
        ("start size=6", "bad-option"),
        ("start colour=red", "bad-option"),
        ("position {", "bad-json"),
        ('position {"pawns": 7}', "bad-position"),
        ('position {"view": []}', "bad-position"),
        ('position {"moves": 7}', "bad-position"),
        ('position {"moves": [["e2"]]}', "bad-position"),
        ('position {"moves": [["x", "e2"]]}', "bad-position"),
        ('position {"moves": [[9, "e2"]]}', "bad-position"),
        ('position {"deal": -1, "moves": []}', "bad-position"),
        ("position moves e2; e2", "bad-position"),
        ("position somewhere", "bad-arguments"),
        ("position deal x moves e2", "bad-arguments"),
        ("legal moves", "bad-arguments"),
        ("go fast", "bad-arguments"),
        ("go iterations", "bad-arguments"),
        ("go iterations 0", "bad-arguments"),
        ("go seconds", "bad-arguments"),
        ("go seconds 0", "bad-arguments"),
        ("go seconds nan", "bad-arguments"),
        ("go seconds soon", "bad-arguments"),
    ],
)
def test_what_is_wrong_is_told_and_changes_nothing(line: str, code: str) -> None:
    talk = session()
    said(talk, "start seat=0 starter=1", "position moves e2; e8")
    before = said(talk, "legal")
    (answer,) = said(talk, line)
    assert answer.startswith(f"error {code} ")
    assert said(talk, "legal") == before


@pytest.mark.interpreted
def test_order_matters() -> None:
    talk = session()
    assert said(talk, "position moves e2")[0].startswith("error not-started")
    assert said(talk, "legal")[0].startswith("error not-started")
    said(talk, "start seat=1 starter=1")
    assert said(talk, "go")[0].startswith("error no-position")
    said(talk, "position")
    assert said(talk, "go")[0].startswith("error not-asked")
    assert said(talk, "", "  ", "# a remark") == []
    said(talk, "position moves e2; e8; e3; e7; e4; e6; e5; e4; e6; e3; e7; e2; e8; e1")
    assert said(talk, "go")[0].startswith("error not-asked")
    assert said(talk, "position moves e2; e8; e3; e7; e4; e6; e5; e4; e6; e3; e7; e2; e8; e1; e9")[0] == (
        "error bad-position move 15, 'e9': the game is already over"
    )


@pytest.mark.interpreted
def test_nothing_after_quit_is_heard() -> None:
    assert said(session(), "quit", "majlis") == []


@pytest.mark.interpreted
@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.one_of(
            st.text(max_size=40),
            st.sampled_from(("start ", "position ", "go ", "legal", "majlis")).flatmap(
                lambda word: st.text(max_size=30).map(lambda rest: word + rest)
            ),
        ),
        max_size=5,
    )
)
def test_no_line_breaks_the_conversation(lines: list[str]) -> None:
    talk = session()
    said(talk, "start seat=0", "position")
    for line in lines:
        for answer in talk.answer(line.replace("\n", " ")):
            assert "\n" not in answer
    talk.over = False
    assert said(talk, "majlis")[-1] == "ok"


@pytest.mark.parametrize("key", majlis.games())
def test_a_view_is_enough_in_every_game(key: str) -> None:
    match = majlis.game(key).start(seed=3)
    talks = [session(key) for _ in range(match.game.players)]
    for seat, talk in enumerate(talks):
        assert said(talk, f"start seat={seat} seed=5") == ["ok"]
    for _ in range(60):
        if not (actors := match.actors()):
            break
        for seat in actors:
            legal, talk = offers(match, seat), talks[seat]
            shown = json.dumps({"view": match.view(seat), "legal": legal})
            assert said(talk, f"position {shown}") == ["ok"]
            assert json.loads(said(talk, "legal")[0].removeprefix("legal ")) == legal
            answer = said(talk, "go")[-1]
            assert answer.startswith("best ")
            action = answer.removeprefix("best ")
            assert action in legal
            if action in match.legal(seat):
                match.play(seat, action)
                break


def test_a_deal_with_its_moves_is_shown_only_as_far_as_the_seat_may_know() -> None:
    match = majlis.game("toitoi", players=2).start(seed=7)
    moves = []
    for _ in range(6):
        seat = match.actors()[0]
        moves.append([seat, match.legal(seat)[0]])
        match.play(*moves[-1])  # type: ignore[arg-type]
    seat = match.actors()[0]
    by_moves, by_view = session("toitoi", "instinct:5"), session("toitoi", "instinct:5")
    for talk in (by_moves, by_view):
        said(talk, f"start players=2 seat={seat}")
    said(by_moves, f"position {json.dumps({'deal': 7, 'moves': moves})}")
    said(by_view, f"position {json.dumps(match.view(seat))}")
    answers = said(by_moves, "go")
    assert answers == said(by_view, "go")
    assert answers[0].startswith("chance ")
    assert answers[-1].startswith("best ")


def test_iterations_are_obeyed() -> None:
    talk = session("toitoi", "search:2")
    said(talk, "start players=2 seat=0", "position deal 7")
    seat = majlis.game("toitoi", players=2).start(seed=7).actors()[0]
    said(talk, f"start players=2 seat={seat}", "position deal 7")
    assert said(talk, "go iterations 16")[-1].startswith("best ")
    assert said(talk, "go seconds 0.05")[-1].startswith("best ")
