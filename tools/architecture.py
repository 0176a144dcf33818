"""Draw docs/pictures/{packages,move,decision,play}.svg: which package imports which, and the paths of architecture.md.

The packages and their imports are read from the code (by grimp, import-linter's own library), the paths from the
tables of docs/architecture.md, which a test compares with the code.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import grimp

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src/majlis"
PAGE = ROOT / "docs/architecture.md"
PICTURES = ROOT / "docs/pictures"

PATHS = {
    "move": "The path of a move",
    "decision": "The path of a bot's decision",
    "play": "The path of `majlis play`",
}
"""The pictures of paths, and the heading in architecture.md under which each has its table."""
ROW = re.compile(r"^\| `(?P<file>[\w/]+\.py)` \| `(?P<function>[\w.]+)` \| (?P<adds>.+) \|$", re.MULTILINE)

SPLIT = "majlis.server"
"""The package whose own packages are drawn one by one."""
LOOSE = ("__main__", "decision", "errors", "loading", "seat_marks", "words")
"""Modules of the package itself, which are not drawn: they are for all."""

INK, QUIET, PAPER, BOX, EDGE, ACCENT = "#2b2118", "#6b5a48", "#fbf6ec", "#fffdf8", "#b8a48a", "#8c2f39"
"""The picture brings its own background, so that it reads the same on a light page and on a dark one."""
FONT = "font-family='ui-sans-serif, system-ui, sans-serif'"


class Step(NamedTuple):
    """One row of a path's table."""

    file: str
    function: str
    adds: str


# --- What the pictures are made from -----------------------------------------------------------------------------


def steps_of(path: str) -> list[Step]:
    """The rows of a path's table in architecture.md."""
    text = PAGE.read_text("utf-8")
    _, found, rest = text.partition(f"\n## {PATHS[path]}\n")
    if not found:
        raise SystemExit(f"{PAGE.name} has no section {PATHS[path]!r}")
    section = re.split(r"\n## ", rest, maxsplit=1)[0]
    return [Step(**row.groupdict()) for row in ROW.finditer(section)]


def definitions(file: Path) -> set[str]:
    """The functions and classes of a file, those of a class with its name in front."""
    names: set[str] = set()

    def collect(body: Iterable[ast.stmt], prefix: str) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                names.add(prefix + node.name)
            elif isinstance(node, ast.ClassDef):
                names.add(prefix + node.name)
                collect(node.body, f"{prefix}{node.name}.")

    collect(ast.parse(file.read_text("utf-8")).body, "")
    return names


def package_of(module: str) -> str | None:
    """The package that a module is drawn as, if it is."""
    parts = module.split(".")
    if len(parts) < 2:
        return None
    if parts[1] in LOOSE:
        return None
    if parts[1] != SPLIT.partition(".")[2]:
        return parts[1]
    is_package = len(parts) > 2 and (SRC / "server" / parts[2]).is_dir()
    return f"server/{parts[2]}" if is_package else "server"


def imports() -> dict[str, set[str]]:
    """Which package imports which, found by reading the code; what only types need does not count."""
    graph = grimp.build_graph("majlis", exclude_type_checking_imports=True, cache_dir=None)
    found: dict[str, set[str]] = {}
    for module in sorted(graph.modules):
        package = package_of(module)
        if package is None:
            continue
        targets = found.setdefault(package, set())
        for imported in graph.find_modules_directly_imported_by(module):
            other = package_of(imported)
            # What stands in server/ itself is its top (app, run) and what its packages share (settings, logs).
            is_shared = other == "server" and package.startswith("server/")
            if other is not None and other != package and not is_shared:
                targets.add(other)
    return found


def reduced(arrows: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """The same without the arrows that a longer way says already."""

    def reachable(first: str) -> set[str]:
        seen: set[str] = set()
        left = list(arrows[first])
        while left:
            if (one := left.pop()) not in seen:
                seen.add(one)
                left += arrows[one]
        return seen

    return {
        one: {to for to in tos if not any(to in reachable(via) for via in tos - {to})} for one, tos in arrows.items()
    }


def ranks(arrows: Mapping[str, set[str]]) -> dict[str, int]:
    """How far each package stands above the ones that import nothing."""
    found: dict[str, int] = {}

    def rank(one: str) -> int:
        if one not in found:
            found[one] = 1 + max((rank(to) for to in arrows[one]), default=-1)
        return found[one]

    for one in arrows:
        rank(one)
    return found


# --- Drawing ------------------------------------------------------------------------------------------------------


def picture(title: str, width: int, height: int, parts: Sequence[str]) -> str:
    """A whole SVG with a title for those who do not see it."""
    marker = (
        "<defs><marker id='tip' viewBox='0 0 8 8' refX='7' refY='4' markerWidth='7' markerHeight='7' orient='auto'>"
        f"<path d='M0,0 L8,4 L0,8 z' fill='{QUIET}'/></marker></defs>"
    )
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' role='img' {FONT}>"
    made = "<!-- Made by tools/architecture.py; do not edit by hand. -->"
    ground = f"<rect width='{width}' height='{height}' rx='10' fill='{PAPER}'/>"
    return "\n".join([head, made, f"<title>{escape(title)}</title>", marker, ground, *parts, "</svg>"]) + "\n"


def text(x: float, y: float, words: str, size: int = 13, colour: str = INK, more: str = "") -> str:
    return f"<text x='{x:g}' y='{y:g}' font-size='{size}' fill='{colour}' {more}>{escape(words)}</text>"


def box(x: float, y: float, width: float, height: float, colour: str = EDGE) -> str:
    return f"<rect x='{x:g}' y='{y:g}' width='{width:g}' height='{height:g}' rx='6' fill='{BOX}' stroke='{colour}'/>"


def arrow(points: Sequence[tuple[float, float]]) -> str:
    (x1, y1), (x2, y2) = points
    # Far ones bend late, so that they pass beside what stands between.
    bend = min((y2 - y1) / 2, 30)
    path = f"M{x1:g},{y1:g} C{x1:g},{y1 + bend:g} {x2:g},{y2 - bend:g} {x2:g},{y2:g}"
    return f"<path d='{path}' fill='none' stroke='{QUIET}' stroke-width='1.3' marker-end='url(#tip)'/>"


def columns(arrows: Mapping[str, set[str]], rank: Mapping[str, int]) -> dict[str, int]:
    """The library on the left, the server on the right; what ties the server to the library between them."""
    found: dict[str, int] = {}
    for number in sorted(set(rank.values())):
        row = sorted(one for one in rank if rank[one] == number)
        served = [one for one in row if one.startswith("server")]
        taken = 0
        for one in row:
            is_tie = any(not to.startswith("server") for to in arrows[one])
            wanted = 0 if one not in served else 1 if is_tie or len(served) > 1 else 2
            found[one] = max(wanted, taken)
            taken = found[one] + 1
    return found


def packages_picture() -> str:
    """The packages in rows, each above what it imports."""
    arrows = reduced(imports())
    rank = ranks(arrows)
    column = columns(arrows, rank)
    width, gap, tall, high, top = 150, 40, 66, 36, 86
    last = max(rank.values())
    at = {one: (gap + column[one] * (width + gap), top + (last - rank[one]) * tall) for one in sorted(rank)}
    parts = [text(gap, 36, "The packages of Majlis", 16)]
    parts += [
        text(gap, 58, "An arrow is an import; whatever can be reached by arrows may be imported, too.", 12, QUIET)
    ]
    for one, targets in sorted(arrows.items()):
        for to in sorted(targets):
            (x1, y1), (x2, y2) = at[one], at[to]
            parts.append(arrow([(x1 + width / 2, y1 + high), (x2 + width / 2, y2)]))
    for one, (x, y) in at.items():
        parts += [box(x, y, width, high, ACCENT if one.startswith("server") else EDGE)]
        parts += [text(x + width / 2, y + 23, one, 14, INK, "text-anchor='middle'")]
    whole = gap + (max(column.values()) + 1) * (width + gap)
    return picture("How the packages of Majlis import each other", whole, top + last * tall + high + 30, parts)


def lane_of(file: str) -> str:
    """The package of a file, as a lane of a path."""
    folder = file.rpartition("/")[0]
    return "games/" + "<key>" if folder.startswith("games/") else folder


def path_picture(path: str) -> str:
    """A path as steps from top to bottom, each in the lane of its package."""
    steps = steps_of(path)
    lanes = list(dict.fromkeys(lane_of(step.file) for step in steps))
    width, tall, top = 176, 58, 84
    at = {lane: 20 + number * width for number, lane in enumerate(lanes)}
    whole, height = 20 + len(lanes) * width, top + len(steps) * tall + 10
    parts = [text(20, 30, PATHS[path].replace("`", ""), 16)]
    for lane, x in at.items():
        parts.append(text(x + (width - 16) / 2, 60, lane, 13, ACCENT, "text-anchor='middle'"))
        line = x + (width - 16) / 2
        parts.append(f"<path d='M{line:g},70 V{height - 14}' stroke='{EDGE}' stroke-dasharray='2 6'/>")
    spots = [(at[lane_of(step.file)], top + number * tall) for number, step in enumerate(steps)]
    for (x1, y1), (x2, y2) in pairwise(spots):
        middle = (width - 16) / 2
        parts.append(arrow([(x1 + middle, y1 + 40), (x2 + middle, y2)]))
    for number, (step, (x, y)) in enumerate(zip(steps, spots, strict=True), start=1):
        parts += [box(x, y, width - 16, 40), text(x + 8, y + 16, f"{number}. {step.file.rpartition('/')[2]}", 12)]
        parts += [text(x + 8, y + 32, step.function, 11, QUIET)]
    return picture(PATHS[path].replace("`", ""), whole, height, parts)


def pictures() -> dict[Path, str]:
    """Every picture with the file it belongs in."""
    drawn = {PICTURES / "packages.svg": packages_picture()}
    return drawn | {PICTURES / f"{path}.svg": path_picture(path) for path in PATHS}


def main() -> None:
    for file, drawn in pictures().items():
        file.write_text(drawn, "utf-8", newline="\n")
        print(f"wrote {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
