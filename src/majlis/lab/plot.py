"""A picture of an arena: each pair's score with its interval, on the colours of the page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from majlis import seat_marks, words
from majlis.errors import MajlisError
from majlis.games import definition
from majlis.lab.evidence import EVEN

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from majlis.lab.standings import Standings

INK, PEARL, CAMEL = "#231a16", "#fffaf1", "#d9b98a"
FORMATS = (".svg", ".png", ".pdf")
STYLE: dict[Any, Any] = {
    "axes.edgecolor": CAMEL,
    "axes.facecolor": PEARL,
    "axes.labelcolor": INK,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": PEARL,
    "font.size": 10,
    "savefig.facecolor": PEARL,
    "svg.fonttype": "none",
    "svg.hashsalt": "majlis",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


def check(path: Path) -> None:
    """Refuse a file that no picture can be written to, before hours of play."""
    if path.suffix.lower() not in FORMATS:
        raise MajlisError(f"{path}: a plot is one of {', '.join(FORMATS)}, told by the end of its name")
    figure_class()


def draw(standings: Standings, path: Path, lang: str = "en") -> None:
    """Write the picture; the end of the file's name says of what kind it is."""
    check(path)
    import matplotlib

    pairs = standings.pairs()
    with matplotlib.rc_context(STYLE):
        figure = figure_class()(figsize=(7.0, 1.5 + 0.42 * len(pairs)), layout="constrained")
        axes = figure.add_subplot()
        _pairs(axes, standings)
        folder = definition(standings.setup.game).folder
        title = words.say(lang, folder, "rulebook-title")
        players = standings.setup.options["players"]
        axes.set_title(words.say(lang, None, "lab-plot-title", {"game": title, "players": players}), loc="left")
        axes.set_xlabel(words.say(lang, None, "lab-plot-score"))
        # Without a date the same results are the same file.
        figure.savefig(path, dpi=160, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)


def _pairs(axes: Axes, standings: Standings) -> None:
    pairs, names = standings.pairs(), [bot.name for bot in standings.setup.bots]
    axes.axvline(100 * EVEN, color=CAMEL, linewidth=1.5, zorder=0)
    for number, pair in enumerate(pairs):
        score, colour = pair.score, seat_marks.COLOURS[pair.first % len(seat_marks.COLOURS)]
        axes.plot([100 * score.low, 100 * score.high], [number, number], color=colour, linewidth=3, alpha=0.45)
        axes.plot(100 * score.mean, number, "D" if score.verdict else "o", color=colour, markersize=7)
        axes.annotate(
            f"{100 * score.mean:.1f} %", (100 * score.mean, number), (0, 7), textcoords="offset points", ha="center"
        )
    axes.set_yticks(range(len(pairs)), [f"{names[pair.first]} – {names[pair.second]}" for pair in pairs])
    axes.tick_params(axis="y", length=0)
    axes.set_xlim(-2, 102)
    axes.set_ylim(len(pairs) - 0.4, -0.7)


def figure_class() -> Any:
    """Matplotlib's figures, without a window."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise MajlisError("plots need Matplotlib: pip install 'majlis[lab]'") from None
    return Figure
