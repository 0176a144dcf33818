"""Pictures of findings, as SVG that stands in a page: colours come from the page, so light and dark are its own."""

from __future__ import annotations

from collections.abc import Sequence

from majlis.lab.findings import ChangeFound, Found

WIDTH = 320


def lengths(counts: Sequence[Sequence[int]], shortest: int, longest: int, axis: str) -> str:
    """How many matches are how long, as steps, one line a variant."""
    width, height, base = 2 * WIDTH, 190, 168
    shares = [[count / max(sum(each), 1) for count in each] for each in counts]
    top = max(max(each) for each in shares) or 1.0
    parts = [_line(0, base, width, base, "axis")]
    for number, each in enumerate(shares):
        step = width / len(each)
        points = [(0.0, float(base))]
        for place, share in enumerate(each):
            y = base - share / top * (base - 8)
            points += [(place * step, y), ((place + 1) * step, y)]
        points.append((float(width), float(base)))
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polygon class="v{number}" points="{path}"/>')
    for part in range(5):
        x, anchor = width * part / 4, ("start", "middle", "middle", "middle", "end")[part]
        parts.append(_text(x, height - 6, f"{shortest + (longest - shortest) * part // 4:,}", anchor))
    parts.append(_text(width, 12, axis, "end"))
    return _svg(width, height, parts, axis)


def interval(found: Sequence[Found | None], low: float, high: float, even: float | None = None) -> str:
    """One number of each variant with its interval, on a common scale; a line where even is."""
    height, parts = 8 + 12 * len(found), []
    if even is not None:
        x = _at(even, low, high)
        parts.append(_line(x, 0, x, height, "even"))
    for number, each in enumerate(found):
        if each is None or each.mean is None or each.low is None or each.high is None:
            continue
        y = 10 + 12 * number
        parts.append(_line(_at(each.low, low, high), y, _at(each.high, low, high), y, f"reach v{number}"))
        parts.append(mark(number, _at(each.mean, low, high), y))
    return _svg(WIDTH, height, parts)


def effect(changed: ChangeFound, most: float) -> str:
    """The size of an effect with its interval, around a middle line."""
    parts = [_line(WIDTH / 2, 0, WIDTH / 2, 20, "even")]
    if changed.size is not None and changed.difference and changed.low is not None and changed.high is not None:
        scale = changed.size / changed.difference
        low, high = sorted((changed.low * scale, changed.high * scale))
        style = "seen" if changed.is_seen else "unseen"
        parts.append(_line(_at(low, -most, most), 10, _at(high, -most, most), 10, f"reach {style}"))
        x = _at(changed.size, -most, most)
        parts.append(f'<circle class="{style}" cx="{x:.1f}" cy="10" r="4.5"/>')
    return _svg(WIDTH, 20, parts)


def bars(found: Sequence[Found | None], most: float) -> str:
    """One bar for each variant, from nothing to the most."""
    parts = []
    for number, each in enumerate(found):
        share = 0.0 if each is None or each.mean is None or not most else each.mean / most
        parts.append(
            f'<rect class="v{number}" x="0" y="{2 + 9 * number}" width="{max(share * WIDTH, 0.5):.1f}" height="7"/>'
        )
    return _svg(WIDTH, 4 + 9 * len(found), parts, style="bars")


def _at(value: float, low: float, high: float) -> float:
    part = (value - low) / (high - low) if high > low else 0.5
    return 6 + (WIDTH - 12) * min(max(part, 0.0), 1.0)


def mark(number: int, x: float, y: float) -> str:
    """A circle for the first variant, a square for the second: never told apart by colour alone."""
    if number == 0:
        return f'<circle class="v0" cx="{x:.1f}" cy="{y}" r="4.5"/>'
    return f'<rect class="v{number}" x="{x - 4:.1f}" y="{y - 4}" width="8" height="8"/>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line class="{style}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{text}</text>'


def _svg(width: int, height: int, parts: Sequence[str], title: str = "", style: str = "") -> str:
    named = f'role="img" aria-label="{title}"' if title else 'aria-hidden="true"'
    named += f' class="{style}"' if style else ""
    return f'<svg viewBox="0 0 {width} {height}" direction="ltr" {named}>{"".join(parts)}</svg>'
