"""Positions to look at: as a terminal shows them, and as a picture of the page's own pieces."""

from __future__ import annotations

import functools
import io
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

from majlis.envs.buffers import Array
from majlis.envs.episode import Episode
from majlis.envs.scenes import background, drawn
from majlis.errors import MajlisError

MODES = ("ansi", "rgb_array", "human")
WIDTH = 100
"""Columns of a terminal that every board fits into."""

CELL, LINE = 10, 21
"""Pixels of a character."""

FONTS = ("DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono", "DejaVuSansMono-Bold")
"""For cards and boards, and one in which all signs have one width, for games that the page has no pieces of."""


def known_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise MajlisError(f"render_mode is {mode!r}; it is one of {', '.join(MODES)}, or None")
    return mode


def rendered(episode: Episode, mode: str | None, seat: int | None = None) -> str | Array | None:
    """The position as the mode wants it, by the eyes of a seat; None shows all that the referee knows.

    `human` prints it and gives nothing back. A game that the page has no pieces of is drawn as a terminal shows it.
    """
    if mode is None:
        return None
    facts = episode.state() if seat is None else episode.view(seat)
    scene = drawn(episode.game.key, facts, episode.actors) if mode == "rgb_array" else None
    if scene is not None:
        return _rasterised(scene, background())
    drawing = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
    )
    drawing.print(episode.game.definition.module("terminal").draw(facts, "en"))
    if mode == "rgb_array":
        svg = drawing.export_svg(title="", theme=DIMMED_MONOKAI, code_format=FORM, font_aspect_ratio=CELL / 20)
        return _rasterised(svg, "#191919")
    text = drawing.export_text(styles=True)
    if mode == "ansi":
        return text
    print(text)
    return None


def _rasterised(svg: str, ground: str) -> Array:
    """A drawing as a picture: height, width and three colours of eight bits."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise MajlisError("pictures need the extra: pip install 'majlis[research]'") from error
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=list(_fonts()), background=ground)
    picture: Array = np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))
    return picture


@functools.cache
def _fonts() -> tuple[str, ...]:
    """The fonts that come with Matplotlib, which are the same on every machine."""
    import matplotlib

    folder = Path(matplotlib.get_data_path(), "fonts", "ttf")
    return tuple(str(folder / f"{name}.ttf") for name in FONTS)


FORM: Any = """\
<svg viewBox="0 0 {terminal_width} {terminal_height}" xmlns="http://www.w3.org/2000/svg">
    <style>
    .{unique_id}-matrix {{ font-family: "DejaVu Sans Mono"; font-size: {char_height}px; }}
    {styles}
    </style>
    <g class="{unique_id}-matrix">{backgrounds}{matrix}</g>
</svg>
"""
