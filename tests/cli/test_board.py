"""Quoridor's board in a terminal."""

from typing import Any

import pytest
from rich.console import Console

import majlis as library
from majlis.games.quoridor.terminal import draw

pytestmark = pytest.mark.interpreted


def drawn(match: library.Match, lang: str = "en", width: int = 80) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(match.view(None), lang))
    return [line.rstrip() for line in capture.get().splitlines()]


def at(line: str, **options: Any) -> library.Match:
    return library.game("quoridor", **options).position(line)


@pytest.mark.parametrize("size", [5, 7, 9])
def test_files_and_ranks_frame_the_board(size: int) -> None:
    rows = drawn(library.game("quoridor", size=size, starter=1).start(1))
    assert rows[0].split() == list("abcdefghi"[:size])
    assert [row[1] for row in rows[2 : 2 * size + 2 : 2]] == [str(rank) for rank in range(size, 0, -1)]
    assert rows[2 * size + 2].split() == list("abcdefghi"[:size])


def test_pawns_stand_on_their_squares_with_their_own_marks() -> None:
    rows = drawn(library.game("quoridor", players=4, size=5, starter=1).start(1))
    assert rows[2].startswith(" 5 │   │   │ ▲ │   │   │ 5")
    assert rows[6].startswith(" 3 │ ● │   │   │   │ ■ │ 3")
    assert rows[10].startswith(" 1 │   │   │ ◆ │   │   │ 1")


def test_fences_lie_between_the_squares() -> None:
    rows = drawn(at("c1 c5 / b2h d3v / 9 9 / 1", size=5))
    assert rows[3].startswith("   ├───┼───┼───┼───╁───┤")
    assert rows[4].startswith(" 4 │   │   │   │   ┃   │")
    assert rows[5].startswith("   ├───┼───┼───┼───╂───┤")
    assert rows[6].startswith(" 3 │   │   │   │   ┃   │")
    assert rows[7].startswith("   ├───┾━━━┿━━━┽───╀───┤")


def test_fences_reach_the_edge() -> None:
    rows = drawn(at("c1 c5 / a1h c1v a4v d2h / 8 8 / 1", size=5))
    assert rows[1].startswith("   ┌───┰───┬")
    assert rows[9].startswith("   ┝━━━┿━━━┽")
    assert rows[11].startswith("   └───┴───┴───┸")
    assert rows[7].startswith("   ├───┼───┼───╆━━━┿━━━┥")


def test_hands_turn_and_goal_are_beside_the_board() -> None:
    rows = drawn(at("e1 e9 / c3h / 9 1 / 2"))
    text = "\n".join(rows)
    assert "  ◆ Player 1 ↑" in text
    assert "▸ ● Player 2 ↓" in text
    assert "9 fences left" in text
    assert "one fence left" in text
    assert "▮▮▮▮▮▮▮▮▮" in text


def test_after_the_end_it_is_nobodys_turn() -> None:
    match = at("e8 a2 / - / 0 10 / 1")
    match.play(0, "e9")
    text = "\n".join(drawn(match))
    assert "Player 1 ↑ ★" in text
    assert "▸" not in text


def test_after_a_draw_it_is_nobodys_turn() -> None:
    match = library.game("quoridor", starter=1).start(1)
    for text in ("d1", "d9", "e1", "e9") * 2:
        match.play(match.actors()[0], text)
    assert match.result() is not None
    assert "▸" not in "\n".join(drawn(match))


@pytest.mark.parametrize("lang", ["en", "ar", "he"])
@pytest.mark.parametrize("players", [2, 4])
def test_it_fits_eighty_columns_in_every_language(lang: str, players: int) -> None:
    rows = drawn(library.game("quoridor", players=players, starter=1).start(1), lang)
    assert all("…" not in row for row in rows)
    assert len(rows) <= 22
