"""Positions as the page draws them: its own pieces, on a sheet that has the same size whatever happens."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Callable, Sequence
from importlib import resources
from typing import Any

WIDTH, HEIGHT = 960, 720
MARGIN = 16
SEATS = 6
"""So many seats have a mark of their own; from the seventh on the same ones come again, hollow."""

FACES = {"jackaroo": (100, 140), "taki": (100, 150), "nahs": (100, 150), "toitoi": (70, 98)}
"""How wide and high the cards of a game are drawn by the page."""

FAINT = 0.45
"""How much is seen of a card that lies face down where its face is known to who looks."""

SCOPE = re.compile(r"svelte-\w+")
"""The class by which Svelte tells one component's rules from another's."""

Card = str | None


@functools.cache
def pieces() -> Any:
    """What `python -m tools.pieces` took from the page's sources."""
    return json.loads(resources.files("majlis.envs").joinpath("pieces.json").read_text("utf-8"))


class Sheet:
    """A drawing that grows piece by piece."""

    def __init__(self) -> None:
        self.known = pieces()
        self.parts: list[str] = []

    def put(self, name: str, x: float, y: float, scale: float = 1, opacity: float = 1) -> None:
        """Place a piece of the page's."""
        faint = "" if opacity == 1 else f' opacity="{opacity}"'
        moved = f'transform="translate({x:.2f} {y:.2f}) scale({scale:.4f})"'
        self.parts.append(f"<g {moved}{faint}>{self.known['pieces'][name]}</g>")

    def mark(self, seat: int, x: float, y: float, size: float, is_asked: bool) -> None:
        """A seat's mark, in a ring where it is to act."""
        look = self.known["marks"][seat % SEATS]
        dye = f'stroke="{look["colour"]}" stroke-width="2.5" fill="{"none" if seat >= SEATS else look["colour"]}"'
        where = f'transform="translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({size / 24:.4f})"'
        self.parts.append(f'<path d="{look["path"]}" {where} {dye}/>')
        if is_asked:
            ring = f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{size * 0.85:.2f}" fill="none" stroke="{look["colour"]}"'
            self.parts.append(f'{ring} stroke-width="3"/>')

    def number(self, text: object, x: float, y: float, size: float = 22) -> None:
        """A number, its middle at a place."""
        middle = 'text-anchor="middle" dominant-baseline="central" font-weight="700"'
        colour = self.known["colours"]["text"]
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" {middle} fill="{colour}">{text}</text>')

    def panel(self, x: float, y: float, width: float, height: float) -> None:
        """A part of the table that belongs to somebody."""
        colours = self.known["colours"]
        look = f'rx="10" fill="{colours["surface"]}" stroke="{colours["line"]}"'
        self.parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" {look}/>')

    def card(self, game: str, card: Card, x: float, y: float, height: float, opacity: float = 1) -> None:
        """A card; one that is not known is seen from behind."""
        name = "back" if card is None or card == "?" else card
        self.put(f"{game}-card-{name}", x, y, height / FACES[game][1], opacity)

    def fan(self, game: str, cards: Sequence[Card], x: float, y: float, width: float, height: float) -> None:
        """Cards side by side, closer together where there are many."""
        broad = height * FACES[game][0] / FACES[game][1]
        step = min(broad * 1.06, (width - broad) / max(len(cards) - 1, 1))
        for place, card in enumerate(cards):
            self.card(game, card, x + place * step, y, height)

    def stack(self, game: str, count: int, x: float, y: float, height: float) -> None:
        """A pile face down, with the number of its cards."""
        if count:
            self.card(game, None, x, y, height)
        self.number(count, x + height * FACES[game][0] / FACES[game][1] + 26, y + height / 2)

    def svg(self) -> str:
        font = 'font-family="DejaVu Sans"'
        body = "".join(self.parts)
        # Looking through rules that nothing here needs takes longer than drawing.
        rules = "\n".join(rule for rule in self.known["rules"] if any(scope in body for scope in SCOPE.findall(rule)))
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {font}><style>{rules}</style>'
        return f"{head}{body}</svg>"


def drawn(key: str, facts: dict[str, Any], asked: Sequence[int]) -> str | None:
    """A position as SVG, with the seats that are to act; None for a game that the page has no pieces of."""
    draw = SCENES.get(key)
    if draw is None:
        return None
    sheet = Sheet()
    draw(sheet, facts, asked)
    return sheet.svg()


def background() -> str:
    colour: str = pieces()["colours"]["ground"]
    return colour


# ------------------------------------------------------------------------------------------------------- boards


def draw_quoridor(sheet: Sheet, facts: dict[str, Any], asked: Sequence[int]) -> None:
    """The board with its fences and pawns, and what each player has left beside it."""
    measure, size, players = sheet.known["quoridor"], facts["options"]["size"], len(facts["pawns"])
    cell, pitch, frame = measure["cell"], measure["pitch"], measure["frame"]
    board = size * pitch - (pitch - cell) + 2 * frame
    scale = (HEIGHT - 2 * MARGIN) / board
    left = MARGIN + frame * scale

    def put(name: str, file: float, rank: float) -> None:
        """A piece on a square, or on a crossing by halves."""
        across, down = file * pitch + cell / 2, (size - 1 - rank) * pitch + cell / 2
        sheet.put(name, left + across * scale, left + down * scale, scale)

    sheet.put(f"quoridor-{size}-{players}", left, left, scale)
    for fence in facts["fences"]:
        file, rank = _square(fence)
        put(f"fence-{fence[2]}", file + 0.5, rank + 0.5)
    for seat, pawn in enumerate(facts["pawns"]):
        put(f"pawn-{seat}{'-asked' if seat in asked else ''}", *_square(pawn))
    room = HEIGHT / players
    for seat, count in enumerate(facts["left"]):
        middle = (HEIGHT + 24) / 2 + (seat - (players - 1) / 2) * room * 0.8
        sheet.mark(seat, HEIGHT + 50, middle, 34, seat in asked)
        for fence in range(count):
            row, column = divmod(fence, 5)
            sheet.put("fence-v", HEIGHT + 94 + column * 26, middle - 27 * (count > 5) + row * 54, 0.52)


def _square(text: str) -> tuple[int, int]:
    return ord(text[0]) - ord("a"), int(text[1]) - 1


def draw_jackaroo(sheet: Sheet, facts: dict[str, Any], asked: Sequence[int]) -> None:
    """The board with its marbles, the newest cards in the middle, and the hands beside it."""
    players, mouth = facts["options"]["players"], facts["options"]["mouth"]
    ring = sheet.known["jackaroo"][f"{players}-{mouth}"]
    scale = (HEIGHT - 2 * MARGIN) / (ring["width"] + 52)
    middle = HEIGHT / 2
    sheet.put("glass", 0, 0)
    sheet.put(f"jackaroo-{players}-{mouth}", middle, middle, scale)
    high = 118
    newest = facts["newest"][-3:]
    for place, card in enumerate(newest):
        offset = (place - (len(newest) - 1) / 2) * 34
        sheet.card("jackaroo", card, middle + offset - high * 5 / 14, middle - high / 2, high)
    for seat, places in enumerate(facts["marbles"]):
        for number, place in enumerate(places):
            area, *cell = place.split()
            spots = {"ring": ring["cells"], "base": ring["bases"][seat], "grave": ring["graves"][seat]}[area]
            x, y = spots[{"ring": 0, "base": -1, "grave": 0}[area] + (int(cell[0]) if cell else number)]
            sheet.put(f"marble-{seat}", middle + x * scale, middle + y * scale, ring["spacing"] * 0.044 * scale)
    row = (HEIGHT - 2 * MARGIN) / players
    for seat, hand in enumerate(facts["hands"]):
        top = MARGIN + seat * row
        sheet.mark(seat, HEIGHT + 26, top + row / 2, 30, seat in asked)
        sheet.fan("jackaroo", hand, HEIGHT + 60, top + 8, WIDTH - HEIGHT - 60 - MARGIN, min(row - 16, 104))


# -------------------------------------------------------------------------------------------------------- cards


def _rows(sheet: Sheet, players: int, top: float, asked: Sequence[int]) -> list[tuple[float, float]]:
    """A panel a player with their mark: where each begins, and how high it is."""
    row = (HEIGHT - top - MARGIN) / players
    rows = []
    for seat in range(players):
        above, high = top + seat * row, min(row - 8, 150)
        sheet.panel(MARGIN, above, WIDTH - 2 * MARGIN, high)
        sheet.mark(seat, MARGIN + 36, above + high / 2, min(32, high * 0.5), seat in asked)
        rows.append((above + 6, high - 12))
    return rows


def draw_taki(sheet: Sheet, facts: dict[str, Any], asked: Sequence[int]) -> None:
    """The piles, the newest card with the colour it was given, and a row a player."""
    high = 132
    sheet.stack("taki", len(facts["draw_pile"]), MARGIN + 20, MARGIN, high)
    pile = list(facts["pile"][-9:])
    if pile and pile[-1] in ("change", "stk", "king") and facts["colour"]:
        pile[-1] = f"{pile[-1]}-{facts['colour']}"
    sheet.fan("taki", pile, 300, MARGIN, WIDTH - 300 - MARGIN, high)
    if facts["penalty"]:
        sheet.number(f"+{facts['penalty']}", 250, MARGIN + high / 2, 30)
    for seat, (top, room) in enumerate(_rows(sheet, len(facts["sizes"]), MARGIN + high + 14, asked)):
        hand = facts["hands"][seat]
        known: list[Card] = [None] * facts["sizes"][seat] if hand is None else hand
        sheet.fan("taki", known, MARGIN + 80, top, WIDTH - 2 * MARGIN - 90, room)


def draw_nahs(sheet: Sheet, facts: dict[str, Any], asked: Sequence[int]) -> None:
    """The piles, and a row a player: places face down with what lies on them, then the hand."""
    high = 120
    sheet.stack("nahs", len(facts["draw"]), MARGIN + 20, MARGIN, high)
    sheet.fan("nahs", facts["pile"][-12:], 300, MARGIN, WIDTH - 300 - MARGIN, high)
    for seat, (top, room) in enumerate(_rows(sheet, facts["options"]["players"], MARGIN + high + 14, asked)):
        broad = room * 2 / 3
        for place, card in enumerate(facts["face_down"][seat]):
            if card is not None:
                is_known = card != "?"
                x = MARGIN + 84 + place * (broad + 8)
                sheet.card("nahs", None, x, top, room * 0.9)
                if is_known:
                    sheet.card("nahs", card, x, top, room * 0.9, FAINT)
        for place, card in enumerate(facts["face_up"][seat]):
            sheet.card("nahs", card, MARGIN + 92 + place * (broad + 8), top + room * 0.1, room * 0.9)
        begin = MARGIN + 130 + 3 * (broad + 8)
        sheet.fan("nahs", facts["hands"][seat], begin, top, WIDTH - MARGIN - 10 - begin, room)


def draw_toitoi(sheet: Sheet, facts: dict[str, Any], asked: Sequence[int]) -> None:
    """The bank, the pile and a card that is looked at; below the boxes, two rows of four each."""
    high, players = 120, len(facts["boxes"])
    sheet.stack("toitoi", len(facts["bank"]), MARGIN + 20, MARGIN, high)
    for place, card in enumerate((*facts["pile"][-1:], facts["held"])):
        if card is not None:
            sheet.card("toitoi", card, 400 + place * 130, MARGIN, high)
    columns = 2 if players <= 4 else 3
    lines = -(-players // columns)
    top = MARGIN + high + 14
    room, line = (WIDTH - MARGIN) / columns, (HEIGHT - top - MARGIN + 8) / lines
    for seat, box in enumerate(facts["boxes"]):
        x, y = MARGIN + seat % columns * room, top + seat // columns * line
        sheet.panel(x, y, room - MARGIN, line - 8)
        sheet.mark(seat, x + 28, y + line / 2 - 18, 28, seat in asked)
        sheet.number(facts["totals"][seat], x + 28, y + line / 2 + 24, 18)
        tall = min((line - 28) / 2, (room - MARGIN - 70) / 4 * 1.3)
        for place, (card, is_open) in enumerate(box):
            row, column = divmod(place, 4)
            spot = (x + 62 + column * (tall / 1.3), y + line / 2 - 7 - tall + row * (tall + 6))
            sheet.card("toitoi", card if is_open else None, *spot, tall)
            if not is_open and card is not None:
                sheet.card("toitoi", card, *spot, tall, FAINT)


SCENES: dict[str, Callable[[Sheet, dict[str, Any], Sequence[int]], None]] = {
    "jackaroo": draw_jackaroo,
    "nahs": draw_nahs,
    "quoridor": draw_quoridor,
    "taki": draw_taki,
    "toitoi": draw_toitoi,
}
