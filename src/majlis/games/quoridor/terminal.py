"""Quoridor in a terminal: the board with its fences, the pawns, and what each player has in hand."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from majlis import seat_marks, words
from majlis.games.quoridor import GAME

FILES = "abcdefghi"
GRID = "grey50"
FENCE = "bold #d99a1c"

POSTS = "┼╀┾╄╁╂╆╊┽╃┿╇╅╉╈╋"
"""Where four grooves meet, by the arms in which a fence lies: 1 up, 2 to the right, 4 down, 8 to the left."""

EDGES = {"bottom": "┴┸", "left": "├┝", "top": "┬┰", "right": "┤┥"}
"""Where a groove ends at the edge of the board: empty, and with a fence in it."""

GOALS = {2: "↑↓", 4: "↑→↓←"}
"""The way each seat is heading, with 2 and with 4 players."""


def draw(view: dict[str, Any], lang: str) -> RenderableType:
    """The position, player 1 at the bottom."""
    table = Table.grid(padding=(0, 3))
    table.add_column(no_wrap=True, min_width=4 * view["options"]["size"] + 6)
    table.add_column()
    table.add_row(_board(view), _players(view, lang))
    return table


# ---------------------------------------------------------------------------------------------------- the board


def _board(view: dict[str, Any]) -> Text:
    size = view["options"]["size"]
    across, upright = _laid(view["fences"])
    pawns = {(FILES.index(square[0]), int(square[1]) - 1): seat for seat, square in enumerate(view["pawns"])}
    files = "".join(f"  {FILES[file]} " for file in range(size))
    board = Text(f"   {files}\n", style="bold", end="")
    for rank in range(size, -1, -1):
        board.append("   ").append_text(_line(size, rank, across, upright)).append("\n")
        if rank > 0:
            board.append_text(_rank(size, rank - 1, upright, pawns)).append("\n")
    return board.append(f"   {files}")


def _laid(fences: list[str]) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """Where fences lie: (file, line) of those across, (line, rank) of those upright; line 0 is the edge."""
    across, upright = set(), set()
    for fence in fences:
        file, rank = FILES.index(fence[0]), int(fence[1]) - 1
        if fence[2] == "h":
            across |= {(file, rank + 1), (file + 1, rank + 1)}
        else:
            upright |= {(file + 1, rank), (file + 1, rank + 1)}
    return across, upright


def _line(size: int, y: int, across: set[tuple[int, int]], upright: set[tuple[int, int]]) -> Text:
    """The line below rank `y`, with the grooves that cross it."""
    line = Text()
    for x in range(size + 1):
        arms = ((x, y) in upright) + 2 * ((x, y) in across) + 4 * ((x, y - 1) in upright) + 8 * ((x - 1, y) in across)
        line.append(_post(size, x, y, arms), style=FENCE if arms in (5, 7, 10, 11, 13, 14, 15) else GRID)
        if x < size:
            line.append(*("━━━", FENCE) if (x, y) in across else ("───", GRID))
    return line


def _post(size: int, x: int, y: int, arms: int) -> str:
    corners = {(0, 0): "└", (size, 0): "┘", (0, size): "┌", (size, size): "┐"}
    if (x, y) in corners:
        return corners[x, y]
    for name, at_edge in (("left", x == 0), ("right", x == size), ("bottom", y == 0), ("top", y == size)):
        if at_edge:
            return EDGES[name][arms > 0]
    return POSTS[arms]


def _rank(size: int, rank: int, upright: set[tuple[int, int]], pawns: dict[tuple[int, int], int]) -> Text:
    """The squares of a rank, between the grooves upright."""
    line = Text()
    line.append(f" {rank + 1} ", style="bold").append("│", style=GRID)
    for file in range(size):
        seat = pawns.get((file, rank))
        if seat is None:
            line.append("   ")
        else:
            line.append(f" {seat_marks.MARKS[seat]} ", style=f"bold {seat_marks.COLOURS[seat]}")
        line.append(*("┃", FENCE) if (file + 1, rank) in upright else ("│", GRID))
    return line.append(f" {rank + 1}", style="bold")


# --------------------------------------------------------------------------------------------------- the players


def _players(view: dict[str, Any], lang: str) -> Text:
    """Each player with the way to go and the fences in hand; whose turn it is, or who has arrived."""
    lines, over = Text("\n"), _is_over(view)
    for seat, left in enumerate(view["left"]):
        is_next = seat == view["turn"] and not over
        style = f"bold {seat_marks.COLOURS[seat]}"
        name = words.say(lang, GAME.folder, "cli-player", {"seat": seat + 1})
        lines.append("▸ " if is_next else "  ", style="bold")
        lines.append(f"{seat_marks.MARKS[seat]} {name} {GOALS[len(view['left'])][seat]}", style=style)
        if _has_arrived(view, seat):
            lines.append(" ★", style=FENCE)
        lines.append("\n    " + words.say(lang, GAME.folder, "terminal-fences", {"left": left}) + "\n")
        lines.append(f"    {'▮' * left}\n", style=FENCE)
    if not over:
        lines.append("\n" + words.say(lang, GAME.folder, "terminal-turn", {"seat": view["turn"] + 1}), style="bold")
    return lines


def _has_arrived(view: dict[str, Any], seat: int) -> bool:
    """Whether a pawn stands on its goal line (Q-12)."""
    last, square = str(view["options"]["size"]), str(view["pawns"][seat])
    goals = {"↑": last, "→": FILES[int(last) - 1], "↓": "1", "←": "a"}
    return goals[GOALS[len(view["pawns"])][seat]] in square


def _is_over(view: dict[str, Any]) -> bool:
    """Whether somebody has arrived, or the draw rules have ended the game (Q-13)."""
    players = len(view["pawns"])
    if any(_has_arrived(view, seat) for seat in range(players)):
        return True
    return bool(view["repeats"] >= 3 or view["plies"] >= 200 * players)
