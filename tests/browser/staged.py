"""A table in a position of one's choosing: a page at a table is told by this side what the server would tell it.

What is dealt, who sits there and what has happened is the same at every run, and hundreds of positions are seen in the
time that it takes to play a few.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

import majlis
from majlis.kernel.seeds import new_stream
from majlis.server.protocol.parts import Position, Time
from majlis.server.protocol.server_messages import Message, PositionInfo, TableInfo
from majlis.server.protocol.values import Status
from tests.browser.geometry import settled
from tools import board_frames

OVERHEARD = """
(() => {
  const Socket = window.WebSocket
  window.staged = { line: null, told: '' }
  window.WebSocket = class extends Socket {
    constructor(...where) {
      super(...where)
      window.staged.line = this
      this.addEventListener('message', (event) => {
        // What the server says of tables is not heard; what it answers is.
        if (event.isTrusted && 'table' in JSON.parse(event.data)) event.stopImmediatePropagation()
      })
    }
    send(text) {
      window.staged.told += text
      super.send(text)
    }
  }
})()
"""
TOLD = """
(texts) => {
  for (const data of texts) window.staged.line.dispatchEvent(new MessageEvent('message', { data }))
}
"""
ENTERED = "(table) => window.staged.told.includes(table)"
SHOWN = "(ply) => document.querySelector(`[data-board][data-ply='${ply}']`) !== null"
MAKE = """
async ([game, options, bots]) => {
  const seats = [{ occupant: 'me' }, ...Array.from({ length: bots }, () => ({ occupant: 'bot', level: 1 }))]
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify({ game, options, seats }) })
  return (await answer.json()).table
}
"""
"""A table at which nothing has begun yet."""
LEVEL = 1
"""Of the bots that play; they need not play well."""
GROWING = ("take", "accept", "draw")
"""What makes a hand grow."""


class Stage:
    """A page that sits in the first seat of a table, and is shown any position of its game.

    It is opened with `before=overheard`.
    """

    def __init__(self, page: Page, game: str, players: int, **options: Any) -> None:
        self.page = page
        self.game = majlis.game(game, players=players, **options)
        self._plies = count(1)
        expect(page.locator("[data-game]").first).to_be_visible()
        self.table = page.evaluate(MAKE, [game, {"players": players, **options}, players - 1])
        self.enter()
        page.evaluate("document.fonts.ready.then(() => true)")

    def enter(self) -> None:
        """Come to the table anew; the page is there, but not all of its letters."""
        self.page.goto(f"/table/{self.table}")
        self.page.wait_for_function(ENTERED, arg=self.table)

    def show(self, seen: Position, status: Status = "playing") -> None:
        """Lay the table as it is seen in a position, and wait until it stands."""
        # Each is later than the one before, as all that the server tells.
        position = msgspec.structs.replace(seen, ply=next(self._plies))
        times = [Time(None, False)] * self.game.players
        table = msgspec.structs.replace(board_frames.table(self.game), id=self.table, status=status)
        told: list[Message] = [
            TableInfo(table, times),
            PositionInfo(self.table, position, [], times),
        ]
        self.page.evaluate(TOLD, [msgspec.json.encode(one).decode() for one in told])
        self.page.wait_for_function(SHOWN, arg=position.ply)
        settled(self.page)

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def played(self, seed: int, most: int, grows: bool = False) -> Iterator[Position]:
        """What the first seat sees of a match, from its beginning on, as bots play it by instinct.

        Or it takes what can be taken, and its hand grows.
        """
        match = self.game.start(seed)
        bot, stream = majlis.bot("instinct", LEVEL), new_stream(match.seed)
        yield board_frames.seen(match, 0)
        while match.actors() and match.ply < most:
            taken = [text for text in GROWING if grows and 0 in match.actors() and text in match.legal(0)]
            if taken:
                match.play(0, taken[0])
            else:
                board_frames.act(match, bot, stream)
            yield board_frames.seen(match, 0)


def overheard(page: Page) -> None:
    """Let this side say what the server would."""
    page.add_init_script(OVERHEARD)


def telling(positions: Sequence[Position]) -> list[Position]:
    """Those of many that ask most of a screen: the first, the fullest view, most to choose from, most in the hand."""
    best = [
        positions[0],
        max(positions, key=lambda position: len(msgspec.json.encode(position.view))),
        max(positions, key=lambda position: len(position.legal)),
        max(positions, key=held),
        positions[-1],
    ]
    return [position for at, position in enumerate(best) if position not in best[:at]]


def held(position: Position) -> tuple[int, int]:
    """How many different cards the first seat holds, and how many in all."""
    hand = (position.view.get("hands") or [[]])[0]
    return len(set(hand)), len(hand)
