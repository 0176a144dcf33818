"""The table of the Super Taki referee: cards, texts, options, and cards that move; the rules of play are in `taki`."""

from typing import Any

from .chance import Chance

COLOURS = ("r", "b", "g", "y")
NUMBERS = ("1", "3", "4", "5", "6", "7", "8", "9")
FIGURES = (*NUMBERS, "+2", "stop", "rev", "+", "taki")
COLOURED = {colour + figure: (colour, figure) for colour in COLOURS for figure in FIGURES}
KINDS = [*COLOURED, "change", "stk", "king", "+3", "break"]
TRANSPARENT = ("+3", "break")

LAYS = {
    **{card: card for card in COLOURED},
    **{"change:" + colour: "change" for colour in COLOURS},
    "stk": "stk",
    **{"stk:" + colour: "stk" for colour in COLOURS},
    **{card: card for card in ("king", "+3", "break")},
}
CATCHES = {f"catch:{number}": number - 1 for number in range(1, 11)}
ANSWERS = {"combo:" + colour: colour for colour in COLOURS}
TEXTS = [*LAYS, "draw", "close", "open", "end", "last!", "pass", *CATCHES, *ANSWERS]

CHOICES: dict[str, tuple[Any, ...]] = {
    "players": tuple(range(2, 11)),
    "deck": ("super116", "super112"),
    "hand": tuple(range(4, 13)),
    "opening": ("ignore", "bury"),
    "draw": ("free", "only_if_stuck"),
    "reverse_two": ("nothing", "again"),
    "three_on_two": ("no", "adds_three"),
    "king_decline": ("free", "draw_one"),
    "close": ("declare", "automatic"),
    "lone_taki": ("closable", "stays_open"),
    "wild_in_run": ("changer_last", "none"),
    "super_colour": ("lead", "free"),
    "combination": ("yes", "no"),
    "cross_answers": ("no", "yes"),
    "last_card": ("penalty", "catch", "off"),
    "last_card_draw": tuple(range(1, 9)),
    "rounds": tuple(range(1, 21)),
    "mode": ("match", "pyramid"),
}


def colour_of(card: str) -> str | None:
    """The colour printed on a card, if any (T-1)."""
    return COLOURED[card][0] if card in COLOURED else None


def figure_of(card: str) -> str | None:
    """The number or command sign that may be matched; a Super Taki's is Taki (T-5)."""
    if card == "stk":
        return "taki"
    return COLOURED[card][1] if card in COLOURED else None


def full_pack(deck: str) -> list[str]:
    """All cards in kind order (T-1)."""
    extra = ["+3"] * 2 + ["break"] * 2 if deck == "super116" else []
    return [card for card in COLOURED for _ in range(2)] + ["change"] * 4 + ["stk"] * 2 + ["king"] * 2 + extra


class Table:
    """Hands, piles and everything pending."""

    def __init__(self, options: dict[str, Any], chance: Chance) -> None:
        for name, values in CHOICES.items():
            if options[name] not in values:
                raise ValueError(f"{name}: {options[name]!r} is not among {values}")
        self.options = options
        self.chance = chance
        self.players: int = options["players"]
        self.pyramid = options["mode"] == "pyramid"
        self.with_combination = options["combination"] == "yes"
        self.crosswise = options["cross_answers"] == "yes"
        if self.players * options["hand"] + 1 > len(full_pack(options["deck"])):
            raise ValueError("too many cards to deal (T-2)")
        if self.pyramid and options["rounds"] > 1:
            raise ValueError("a pyramid is one round (T-27)")
        if options["deck"] == "super112" and options["three_on_two"] == "adds_three":
            raise ValueError("super112 has no +3 (T-27)")
        if self.crosswise and (options["deck"] == "super112" or not self.with_combination):
            raise ValueError("cross answers need the combination, the +3 and the Breaker (T-24)")
        if not 0 <= options["starter"] <= self.players:
            raise ValueError("no such starter (T-4)")
        self.round = 0
        self.wins = [0] * self.players
        drawn = chance.stream(1, 0).below(self.players)
        self.starter: int = options["starter"] - 1 if options["starter"] else drawn
        self._deal()

    def _deal(self) -> None:
        """Shuffle, deal and turn up the lead (T-2, T-3, T-4)."""
        size = self.options["hand"]
        self.draw_pile = self.chance.stream(2, self.round).shuffled(full_pack(self.options["deck"]))
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        for _ in range(size):
            for step in range(self.players):
                self.hands[(self.starter + step) % self.players].append(self.draw_pile.pop())
        if self.options["opening"] == "bury" and any(figure_of(card) in NUMBERS for card in self.draw_pile):
            while figure_of(self.draw_pile[-1]) not in NUMBERS:
                self.draw_pile.insert(0, self.draw_pile.pop())
        self.pile = [self.draw_pile.pop()]
        self.stages = [size] * self.players if self.pyramid else []
        self.actions = 0
        self.reshuffles = 0
        self.winners: list[int] = []
        self._clear("turn", self.starter, colour_of(self.pile[0]))

    def _clear(self, phase: str, turn: int | None, colour: str | None) -> None:
        """Nothing pending: as a round begins (T-3, T-4) and as the match ends."""
        self.phase = phase
        self.turn = turn
        self.colour = colour
        self.direction = 1
        self.penalty = 0
        self.run: str | None = None
        self.run_laid = 0
        self.run_plus = False
        self.asked: set[int] = set()
        self.debts: set[int] = set()

    def _order(self) -> list[int]:
        """All seats in turn order from the current player."""
        assert self.turn is not None
        return [(self.turn + self.direction * step) % self.players for step in range(self.players)]

    def _lead(self) -> int:
        """Where the lead lies in the pile: beneath the transparent cards (T-7, T-20)."""
        for place in reversed(range(len(self.pile))):
            if self.pile[place] not in TRANSPARENT:
                return place
        return 0

    def _draw(self, seat: int, number: int) -> None:
        """Draw card by card, making a new pile when needed (T-7)."""
        for _ in range(number):
            lead = self._lead()
            if not self.draw_pile and lead > 0:
                beneath = sorted(self.pile[:lead], key=KINDS.index)
                self.pile = self.pile[lead:]
                self.draw_pile = self.chance.stream(3, self.round, self.reshuffles).shuffled(beneath)
                self.reshuffles += 1
            if not self.draw_pile:
                return
            self.hands[seat].append(self.draw_pile.pop())
            self._lapse(seat)

    def _put(self, seat: int, card: str) -> None:
        """A card from the hand onto the pile."""
        self.hands[seat].remove(card)
        self.pile.append(card)
        self._lapse(seat)

    def _lapse(self, seat: int) -> None:
        """A debt is gone when the hand is not exactly one card (T-25)."""
        if len(self.hands[seat]) != 1:
            self.debts.discard(seat)

    def _owe(self, seat: int) -> None:
        """A hand of one card must be declared (T-25)."""
        if len(self.hands[seat]) == 1 and self.options["last_card"] != "off":
            self.debts.add(seat)

    def state(self) -> dict[str, Any]:
        """Everything the referee knows; the keys are explained at the head of `taki`."""
        return {
            "round": self.round,
            "wins": list(self.wins),
            "starter": self.starter,
            "stages": list(self.stages),
            "hands": [sorted(hand, key=KINDS.index) for hand in self.hands],
            "draw_pile": list(self.draw_pile),
            "pile": list(self.pile),
            "turn": self.turn,
            "direction": self.direction,
            "phase": self.phase,
            "colour": self.colour,
            "penalty": self.penalty,
            "run": self.run,
            "run_laid": self.run_laid,
            "asked": sorted(self.asked),
            "debts": sorted(self.debts),
            "actions": self.actions,
            "reshuffles": self.reshuffles,
        }
