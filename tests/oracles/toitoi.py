"""A slow, plain referee of Toi Toi, written from the rulebook (rules O-1 .. O-16).

Options
-------
By the names and values of the rulebook's house rules; `birthdays` is a list of ints.

Cards are texts: "0", "1", .. "12", and "T" for a Toi; that is also their fixed order. Seats count from 0. Places count
from 1 to 8 in the notation; 1-4 are the upper row, 5-8 the lower, so that places p and p + 4 are a column.

State
-----
The dictionary of state() has exactly these keys. A round that ends is scored and the next one is dealt in the same
call of play(), so that a state never shows the end of a round, but for the end of the match.

phase       str         "open": the two cards of O-3 are being chosen; "turn": a seat is at the start of its turn;
                        "bank": that seat has looked at the bank's card and must use it; "over": the match is over.
round       int         number of the round from 0; extra rounds count on (with rounds 5 the first extra one is 5). When
                        over: the number of the round played last.
totals      [int]       per seat, the sum of the scores of all finished rounds (0 at first; may be negative).
boxes       [[[str, bool]]]
                        per seat a list of eight pairs [card, open], from place 1 to place 8. The card is always the
                        true one, hidden or not. In phase "open" all are false, also those of seats that have chosen.
                        When over: the boxes of the round played last, with all cards open (true).
bank        [str]       bottom to top, the last is the top; without the card in "held". When over: as the last turn
                        left it (after the new bank of O-12, if that turn emptied it).
pile        [str]       bottom to top, the last is the top. When over: as the last turn left it (likewise).
held        str|null    phase "bank": the card taken from the bank; null in all other phases.
chosen      [null|[int, int]]
                        per seat; phase "open": null, or the two places chosen, lower first, as in [2, 7]; all null in
                        all other phases (the last choice opens all the cards at once and starts the first turn).
turn        int|null    phases "turn" and "bank": the seat whose turn it is; null in phases "open" and "over".
turns       int         turns finished in this round by all seats together, last turns among them; 0 in phase "open".
                        When over: those of the round played last.
new_banks   int         how often a new bank was made in this round (O-12), in last turns, too; 0 at first. When over:
                        that of the round played last.
closer      int|null    the seat that closed this round (O-11); null if nobody has (yet), or if the last turns come
                        from a limit of O-12. When over: that of the round played last.
last_turns  int|null    null before the last turns of the round; then how many of them are not finished yet (the one
                        being played is one of them): players - 1 right after a closing, players right after a limit.
                        When over: 0.

The number of extra rounds played follows from "round" and the option rounds; it has no key of its own.

Rulings
-------
Where the rulebook is silent or can be read in two ways, docs/rulings.md says by the number of the rule what holds.
"""

from itertools import product
from typing import Any

from .chance import Chance

NUMBERS = [str(n) for n in range(13)]
TOI = "T"
KINDS = [*NUMBERS, TOI]
PLACES = range(1, 9)
TURN_LIMIT = 100
NEW_BANK_LIMIT = 2
EXTRA_ROUND_LIMIT = 5


def pack() -> list[str]:
    """The 108 cards in the fixed order: eight of each number and four Tois (O-1)."""
    return [number for number in NUMBERS for _ in range(8)] + [TOI] * 4


def partner_of(place: int) -> int:
    """The other place of the same column."""
    return place + 4 if place <= 4 else place - 4


def score_columns(columns: list[tuple[str, str]]) -> int:
    """The points of four columns; one of two Tois counts nothing and joins nothing (O-13, O-14, O-15)."""
    points = 0
    pairs = dict.fromkeys(NUMBERS, 0)
    for upper, lower in columns:
        if upper == TOI and lower == TOI:
            continue
        if upper == TOI:
            pairs[lower] += 1
        elif lower == TOI or upper == lower:
            pairs[upper] += 1
        else:
            points += int(upper) + int(lower)
    bonus = {0: 0, 1: 0, 2: -10, 3: -15, 4: -20}
    return points + sum(bonus[count] for count in pairs.values())


def score_box(cards: list[str], two_toi: str) -> int:
    """The points of a box given as the cards of places 1 to 8; wild Toi columns try every number (O-15)."""
    columns = [(cards[i], cards[i + 4]) for i in range(4)]
    choices = [
        [(number, number) for number in NUMBERS] if two_toi == "wild" and column == (TOI, TOI) else [column]
        for column in columns
    ]
    return min(score_columns(list(choice)) for choice in product(*choices))


def every_text() -> list[str]:
    """Every text that the notation knows, sensible or not."""
    texts = ["bank", "throw"]
    for a in PLACES:
        texts += [f"pile {a}", f"place {a}", f"throw {a}"]
        for b in PLACES:
            texts += [f"open {a} {b}", f"pile fly {a}>{b}", f"fly {a}>{b}"]
    return texts


TEXTS = every_text()


class Oracle:
    """One match of Toi Toi."""

    phase: str
    round: int
    cards: list[dict[int, str]]  # per seat: place -> card
    opened: list[dict[int, bool]]  # per seat: place -> whether it is open
    bank: list[str]
    pile: list[str]
    held: str | None
    chosen: list[list[int] | None]
    turn: int | None
    turns: int
    new_banks: int
    closer: int | None
    last_turns: int | None

    def __init__(self, options: dict[str, Any], chance: Chance) -> None:
        self.options = options
        self.chance = chance
        self.players: int = options["players"]
        self.birthdays: list[int] = list(options["birthdays"])
        self.totals = [0] * self.players
        self.start_round(0)

    # The contract

    def actors(self) -> tuple[int, ...]:
        """All seats that still have to choose (O-3), or the seat whose turn it is."""
        if self.phase == "open":
            return tuple(seat for seat in range(self.players) if self.chosen[seat] is None)
        return () if self.turn is None else (self.turn,)

    def legal(self, seat: int) -> list[str]:
        """Every text of the notation that the rules allow this seat now."""
        if seat not in self.actors():
            return []
        return [text for text in TEXTS if self.allowed(seat, text)]

    def play(self, seat: int, text: str) -> None:
        """Carry out one text."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play {text!r} now")
        words = text.replace(">", " ").split()
        numbers = [int(word) for word in words if word.isdigit()]
        if words[0] == "open":
            self.chosen[seat] = numbers
            if None not in self.chosen:
                self.open_choices()
            return
        if words[0] == "bank":
            self.held = self.bank.pop()
            self.phase = "bank"
            return
        if words[0] == "pile":
            card = self.pile.pop()
        else:
            assert self.held is not None
            card, self.held = self.held, None
        if words[0] == "throw":
            self.pile.append(card)
            if numbers:
                self.opened[seat][numbers[0]] = True
        elif "fly" in words:
            toi_place, landing = numbers
            self.pile.append(self.cards[seat][landing])
            self.cards[seat][landing] = TOI
            self.opened[seat][landing] = True
            self.cards[seat][toi_place] = card
        else:
            place = numbers[0]
            self.pile.append(self.cards[seat][place])
            self.cards[seat][place] = card
            self.opened[seat][place] = True
        self.end_turn(seat)

    def state(self) -> dict[str, Any]:
        """All that the referee knows; the keys are described at the top of this module."""
        return {
            "phase": self.phase,
            "round": self.round,
            "totals": list(self.totals),
            "boxes": [
                [[self.cards[seat][place], self.opened[seat][place]] for place in PLACES]
                for seat in range(self.players)
            ],
            "bank": list(self.bank),
            "pile": list(self.pile),
            "held": self.held,
            "chosen": [None if places is None else list(places) for places in self.chosen],
            "turn": self.turn,
            "turns": self.turns,
            "new_banks": self.new_banks,
            "closer": self.closer,
            "last_turns": self.last_turns,
        }

    def result(self) -> tuple[int, ...] | None:
        """The places by total, the lowest first; equal totals share a place (O-16)."""
        if self.phase != "over":
            return None
        return tuple(1 + sum(other < mine for other in self.totals) for mine in self.totals)

    # What is allowed

    def allowed(self, seat: int, text: str) -> bool:
        """Whether a seat that may act may play this text of the notation."""
        words = text.replace(">", " ").split()
        numbers = [int(word) for word in words if word.isdigit()]
        if words[0] == "open":
            return self.phase == "open" and numbers[0] < numbers[1]
        if words[0] == "bank":
            return self.phase == "turn"
        if words[0] == "pile":
            if self.phase != "turn":
                return False
            return self.may_fly(seat, self.pile[-1], numbers[0], numbers[1]) if words[1] == "fly" else True
        if self.phase != "bank":
            return False
        if words[0] == "throw":
            return self.may_throw_and_open(seat, numbers[0]) if numbers else self.may_throw(seat)
        if words[0] == "fly":
            assert self.held is not None
            return self.may_fly(seat, self.held, numbers[0], numbers[1])
        return True  # place: on any open or hidden card (O-5, O-6)

    def hidden(self, seat: int) -> list[int]:
        """The places of a seat's hidden cards."""
        return [place for place in PLACES if not self.opened[seat][place]]

    def may_throw_and_open(self, seat: int, place: int) -> bool:
        """The bank's card may be thrown by opening a hidden card (O-7)."""
        return place in self.hidden(seat)

    def may_throw(self, seat: int) -> bool:
        """With exactly one hidden card the bank's card may be thrown without opening it (O-8)."""
        return len(self.hidden(seat)) == 1

    def may_fly(self, seat: int, card: str, toi_place: int, landing: int) -> bool:
        """The taken card goes where an open Toi lies, which lands on a hidden card (O-9)."""
        if toi_place in self.hidden(seat) or self.cards[seat][toi_place] != TOI:
            return False
        if landing not in self.hidden(seat):
            return False
        if self.options["flying"] == "partner":
            partner = partner_of(toi_place)
            return partner not in self.hidden(seat) and self.cards[seat][partner] == card
        return True

    # The course of a match

    def start_round(self, number: int) -> None:
        """Shuffle, deal eight cards each, and open the pile (O-2)."""
        self.round = number
        self.bank = self.chance.stream(1, number).shuffled(pack())
        self.cards = [{} for _ in range(self.players)]
        self.opened = [dict.fromkeys(PLACES, False) for _ in range(self.players)]
        for place in PLACES:
            for seat in range(self.players):
                self.cards[seat][place] = self.bank.pop()
        self.pile = [self.bank.pop()]
        self.phase = "open"
        self.held = None
        self.chosen = [None] * self.players
        self.turn = None
        self.turns = 0
        self.new_banks = 0
        self.closer = None
        self.last_turns = None

    def open_choices(self) -> None:
        """Open everybody's two cards at the same time; the highest sum starts (O-3)."""
        sums = []
        for seat in range(self.players):
            total = 0
            for place in self.chosen[seat] or []:
                self.opened[seat][place] = True
                card = self.cards[seat][place]
                total += 0 if card == TOI else int(card)
            sums.append(total)
        tied = [seat for seat in range(self.players) if sums[seat] == max(sums)]
        if self.options["tie"] == "birthday":
            fewest = min(self.birthdays[seat] for seat in tied)
            tied = [seat for seat in tied if self.birthdays[seat] == fewest]
        self.turn = tied[0] if len(tied) == 1 else tied[self.chance.stream(2, self.round).below(len(tied))]
        self.chosen = [None] * self.players
        self.phase = "turn"

    def end_turn(self, seat: int) -> None:
        """Count the turn, renew an empty bank, and see whether last turns begin or end (O-11, O-12)."""
        self.turns += 1
        if not self.bank:
            self.renew_bank()
        if self.last_turns is not None:
            self.last_turns -= 1
            if self.last_turns == 0:
                self.end_round()
                return
        elif not self.hidden(seat):
            self.closer = seat
            self.last_turns = self.players - 1
        elif self.new_banks == NEW_BANK_LIMIT or self.turns == TURN_LIMIT * self.players:
            self.last_turns = self.players
        self.turn = (seat + 1) % self.players
        self.phase = "turn"

    def renew_bank(self) -> None:
        """All of the pile but its top card is shuffled into a new bank (O-12)."""
        rest = sorted(self.pile[:-1], key=KINDS.index)
        self.pile = self.pile[-1:]
        self.bank = self.chance.stream(3, self.round, self.new_banks).shuffled(rest)
        self.new_banks += 1

    def end_round(self) -> None:
        """Open everything and score it; then the next round, an extra one, or the end (O-11, O-16)."""
        scores = []
        for seat in range(self.players):
            for place in PLACES:
                self.opened[seat][place] = True
            scores.append(score_box([self.cards[seat][place] for place in PLACES], self.options["two_toi"]))
        self.double_closer(scores)
        for seat in range(self.players):
            self.totals[seat] += scores[seat]
        if self.another_round():
            self.start_round(self.round + 1)
        else:
            self.phase = "over"
            self.turn = None

    def double_closer(self, scores: list[int]) -> None:
        """A closer without the lowest score has a positive one doubled, if so agreed (O-11)."""
        if self.options["closer"] != "doubled" or self.closer is None:
            return
        mine = scores[self.closer]
        if mine > min(scores) and mine > 0:
            scores[self.closer] = 2 * mine

    def another_round(self) -> bool:
        """Whether one more round is played: a regular one, or an extra one for a shared lowest total (O-16)."""
        played = self.round + 1
        if played < self.options["rounds"]:
            return True
        shared = self.totals.count(min(self.totals)) > 1
        return (
            self.options["final_tie"] == "extra_round"
            and shared
            and played < self.options["rounds"] + EXTRA_ROUND_LIMIT
        )
