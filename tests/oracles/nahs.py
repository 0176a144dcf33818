"""A plain referee of Wajh Al-Nahs (Jinx Face): slow, simple, by the rulebook (N-1 to N-23).

Kinds of cards, in their fixed order: "0" "1" ... "13" "bu" "ti". Card texts are these strings, also for numbers.

State
-----
`state()` is a dict with exactly these keys. Seats are ints from 0. "Per seat" is a list with one entry for each seat,
from seat 0. "Sorted" means in the fixed order of kinds.

- "phase" (str): "exchange" (N-3, some players still have to choose; never with `swap: none`), "play" (the player whose
  turn it is must play), "aim" (the player whose turn it is found a TI blind and must aim it), "asked" (a TI lies open
  and its target must answer), "over" (the match has ended).
- "stage" (int): the number of the stage, from 0. When over: the number of the last stage (stages - 1).
- "dealer" (int): the dealer of the stage. When over: the dealer of the last stage.
- "turn" (int or null): play and aim: who must act. Asked: who laid the first TI of the chain (and not the countering
  or asked player). Exchange and over: null.
- "asked" (int or null): the target who must answer in phase asked; else null.
- "chain" (list of int): in phase asked the seats that laid a TI or a counter since (and with) the first TI of the
  chain, each seat once, in the order of its latest TI, whether or not it still has cards; [] in every other phase
  (also in aim: the TI joins the chain when it is aimed).
- "direction" (int): -1 to the right (seat - 1), 1 to the left (seat + 1). Each stage starts with -1, and it is -1 all
  through the exchange. When over: as the last action left it.
- "must_lead" (str or null): the kind that the first lead of the stage must be of (N-4); null as soon as that lead was
  made, if nobody holds a number, in the exchange and when over.
- "plays" (int): actions of this stage after the exchange, each `down`, `ti>`, `counter>`, `accept` and `take` counted
  as one; 0 in the exchange. It may pass 3000 while an open TI is settled. When over: the count of the last stage.
- "hands" (per seat, sorted list of str): the hands.
- "face_up" (per seat, sorted list of str): the face-up cards; in the exchange as dealt until all have chosen.
- "face_down" (per seat, list of 3, each str or null): the face-down cards at the places 1, 2, 3; null where the card
  is gone (also in aim: the TI that was found has left the game already).
- "draw" (list of str): the draw pile, the last is the top, the next to be drawn.
- "pile" (list of str): the pile, bottom to top. It never holds an 8 or a TI.
- "finished" (list of int): the seats that are out in this stage, in the order of going out. Who has no cards but
  whose TI is still open is not in it yet. When over: as at the end of the last stage; the jinx is in it only if nobody
  was left.
- "chosen" (per seat, null or sorted list of str): in the exchange the three cards that are to lie face up of each
  player who has chosen (for `ready` those that lie there); all null in every other phase.
- "jinxes" (per seat, int): how often the player was the jinx in the stages that have ended.
- "place_sums" (per seat, int): the sum of their places (1 = first) in the stages that have ended.

When over, the cards ("hands", "face_up", "face_down", "draw", "pile") are those at the end of the last stage. Any
other stage's end deals the next stage within the same action. Cards that left the game are not listed.

Rulings
-------
Where the rulebook is silent or can be read in two ways, docs/rulings.md says by the number of the rule what holds.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any

from .chance import Chance

KINDS = [*(str(number) for number in range(14)), "bu", "ti"]
WILD_BUT_ZERO = ("8", "9", "bu", "ti")
TRANSPARENT = ("9", "bu")
PLAY_LIMIT = 3000
VALUES: dict[str, tuple[Any, ...]] = {
    "decks": (1, 2),
    "swap": ("any", "one_pair", "none"),
    "take": ("only_if_stuck", "free"),
    "strict_five": ("no", "yes"),
    "wilds_under_five": ("yes", "no"),
    "equal_effect": ("no", "yes"),
    "burn_through_nine": ("no", "yes"),
    "after_take": ("first", "taker"),
    "stages": tuple(range(1, 13)),
}


def in_order(cards: list[str]) -> list[str]:
    """The cards in the fixed order of kinds."""
    return sorted(cards, key=KINDS.index)


@dataclass(frozen=True)
class Move:
    """What a text means. Verbs: ready, swap, lay, down, take, accept, counter."""

    verb: str
    zone: str = ""
    kind: str = ""
    count: int = 0
    target: int = -1
    place: int = -1
    cards: tuple[str, ...] = ()


def every_exchange() -> dict[str, Move]:
    """Every text that could ever be a move in the exchange."""
    threes = combinations_with_replacement(KINDS, 3)
    return {"ready": Move("ready")} | {"swap " + ",".join(cards): Move("swap", cards=cards) for cards in threes}


def every_move(players: int, decks: int) -> dict[str, Move]:
    """Every text that could ever be a move after the exchange, sensible or not."""
    moves = {verb: Move(verb) for verb in ("take", "accept")}
    for place in range(3):
        moves[f"down {place + 1}"] = Move("down", place=place)
    for seat in range(players):
        moves[f"counter>{seat + 1}"] = Move("counter", target=seat)
    for zone, prefix in (("hand", ""), ("up", "up ")):
        for seat in range(players):
            moves[f"{prefix}ti>{seat + 1}"] = Move("lay", zone, "ti", 1, target=seat)
        for kind in KINDS[:-1]:
            for count in range(1, 4 * decks + 1):
                times = f"x{count}" if count > 1 else ""
                moves[f"{prefix}{kind}{times}"] = Move("lay", zone, kind, count)
    return moves


class Oracle:
    """One match."""

    def __init__(self, options: dict[str, Any], chance: Chance) -> None:
        for name, values in VALUES.items():
            if options[name] not in values:
                raise ValueError(f"{name}: {options[name]!r} is not one of {values}")
        self.options = options
        self.players: int = options["players"]
        if not 2 <= self.players <= 6 * options["decks"]:
            raise ValueError(f"{self.players} players cannot play with {options['decks']} deck(s) (N-1)")
        self.chance = chance
        self.seats = range(self.players)
        self.exchanges = every_exchange()
        self.moves = every_move(self.players, options["decks"])
        self.jinxes = [0 for _ in self.seats]
        self.place_sums = [0 for _ in self.seats]
        self.start_stage(0, chance.stream(1, 0).below(self.players))

    # The stage's beginning

    def start_stage(self, stage: int, dealer: int) -> None:
        """Shuffle and deal (N-2)."""
        self.stage = stage
        self.dealer = dealer
        self.turn: int | None = None
        self.asked: int | None = None
        self.chain: list[int] = []
        self.direction = -1
        self.must_lead: str | None = None
        self.plays = 0
        self.pile: list[str] = []
        self.finished: list[int] = []
        self.chosen: list[list[str] | None] = [None for _ in self.seats]
        pack = [kind for kind in KINDS for _ in range(4 * self.options["decks"])]
        self.draw = self.chance.stream(2, stage).shuffled(pack)
        down: list[list[str]] = [[] for _ in self.seats]
        self.face_up: list[list[str]] = [[] for _ in self.seats]
        self.hands: list[list[str]] = [[] for _ in self.seats]
        for zone in (down, self.face_up, self.hands):
            for _ in range(3):
                for seat in self.from_dealers_right():
                    zone[seat].append(self.draw.pop())
        self.face_down: list[list[str | None]] = [list(cards) for cards in down]
        self.phase = "exchange"
        if self.options["swap"] == "none":
            self.start_play()

    def from_dealers_right(self) -> list[int]:
        """All seats in dealing order: the dealer's right first, the dealer last (N-4)."""
        return [(self.dealer - 1 - i) % self.players for i in self.seats]

    def start_play(self) -> None:
        """Who begins, and with what (N-4)."""
        self.phase = "play"
        self.turn = self.from_dealers_right()[0]
        for kind in KINDS[1:14]:
            holders = [seat for seat in self.from_dealers_right() if kind in self.hands[seat]]
            if holders:
                self.turn = holders[0]
                self.must_lead = kind
                return

    # What may be done

    def actors(self) -> tuple[int, ...]:
        if self.phase == "exchange":
            return tuple(seat for seat in self.seats if self.chosen[seat] is None)
        actor = self.asked if self.phase == "asked" else self.turn
        return () if actor is None else (actor,)

    def legal(self, seat: int) -> list[str]:
        if seat not in self.actors():
            return []
        return [text for text, move in self.conceivable().items() if self.may(seat, move)]

    def conceivable(self) -> dict[str, Move]:
        """The texts worth trying in this phase."""
        return self.exchanges if self.phase == "exchange" else self.moves

    def may(self, seat: int, move: Move) -> bool:
        """Whether the seat, which is to act, may do this now."""
        if self.phase == "exchange":
            return move.verb == "ready" or self.may_swap(seat, move)
        if self.phase == "aim":
            return move.kind == "ti" and move.zone == "hand" and move.target != seat
        if self.phase == "asked":
            return move.verb == "accept" or self.may_counter(seat, move)
        if move.verb == "down":
            return self.zone_of(seat) == "down" and self.face_down[seat][move.place] is not None
        return self.may_lay(seat, move) or (move.verb == "take" and self.may_take(seat))

    def may_swap(self, seat: int, move: Move) -> bool:
        """Whether these three, not those lying there, can be made to lie face up (N-3)."""
        wanted, lying = Counter(move.cards), Counter(self.face_up[seat])
        if wanted - (lying + Counter(self.hands[seat])):
            return False
        fresh = (wanted - lying).total()
        return fresh == 1 if self.options["swap"] == "one_pair" else fresh > 0

    def may_counter(self, seat: int, move: Move) -> bool:
        """A TI in the zone they would play from, at anybody else (N-18)."""
        return move.verb == "counter" and move.target != seat and "ti" in self.open_cards(seat)

    def may_lay(self, seat: int, move: Move) -> bool:
        """Cards of one kind from the zone in play which fit (N-5, N-9); the first lead is forced (N-4)."""
        return (
            move.verb == "lay"
            and move.zone == self.zone_of(seat)
            and self.open_cards(seat).count(move.kind) >= move.count
            and self.must_lead in (None, move.kind)
            and move.target != seat
            and self.fits(move.kind)
        )

    def may_take(self, seat: int) -> bool:
        """Never an empty pile; only who is stuck and not playing blind, or anybody with `free` (N-8)."""
        if not self.pile:
            return False
        if self.options["take"] == "free":
            return True
        stuck = not any(self.may_lay(seat, move) for move in self.moves.values())
        return stuck and self.zone_of(seat) != "down"

    def fits(self, kind: str) -> bool:
        """Whether a card of this kind may be laid on the pile (N-5, N-10, N-11, N-14, N-16 to N-18)."""
        standing = self.standing_value()
        if kind == "0":
            return True
        if kind in WILD_BUT_ZERO:
            return standing != 5 or self.options["wilds_under_five"] == "yes"
        if standing == 5:
            return int(kind) < 5 or (kind == "5" and self.options["strict_five"] == "no")
        return standing is None or int(kind) >= standing

    def standing_value(self) -> int | None:
        """The value to reach, None if there is none (N-6)."""
        for card in reversed(self.pile):
            if card not in TRANSPARENT:
                return int(card)
        return 9 if "9" in self.pile else None

    def zone_of(self, seat: int) -> str:
        """The zone in play: hand, up, down, or none for who has no cards (N-9)."""
        if self.hands[seat]:
            return "hand"
        if self.face_up[seat]:
            return "up"
        return "down" if self.cards_of(seat) else "none"

    def open_cards(self, seat: int) -> list[str]:
        """The cards of the zone in play that the player can see (N-9)."""
        return self.hands[seat] or self.face_up[seat]

    def cards_of(self, seat: int) -> int:
        """How many cards the player has anywhere (N-20)."""
        down = [card for card in self.face_down[seat] if card is not None]
        return len(self.hands[seat]) + len(self.face_up[seat]) + len(down)

    # What happens

    def play(self, seat: int, text: str) -> None:
        move = self.conceivable().get(text)
        if move is None or seat not in self.actors() or not self.may(seat, move):
            raise ValueError(f"seat {seat} may not play {text!r}")
        if self.phase == "exchange":
            self.choose(seat, list(move.cards) or in_order(self.face_up[seat]))
            return
        self.plays += 1
        self.must_lead = None
        if self.phase == "aim":
            self.ask(seat, move.target)
        elif move.verb == "counter" or move.kind == "ti":
            self.remove_open(seat, "ti", 1)
            self.ask(seat, move.target)
        elif move.verb == "accept":
            self.accept(seat)
        elif move.verb == "take":
            self.take_pile(seat)
            self.go_on([seat], self.step(seat, 1))
        elif move.verb == "down":
            self.turn_over(seat, move.place)
        else:
            self.remove_open(seat, move.kind, move.count)
            self.lay(seat, move.kind, move.count)

    def choose(self, seat: int, cards: list[str]) -> None:
        """One player's exchange; all are carried out when the last has chosen (N-3)."""
        self.chosen[seat] = cards
        if None in self.chosen:
            return
        for other, wanted in enumerate(self.chosen):
            six = self.face_up[other] + self.hands[other]
            for card in wanted or []:
                six.remove(card)
            self.face_up[other] = list(wanted or [])
            self.hands[other] = six
        self.chosen = [None for _ in self.seats]
        self.start_play()

    def remove_open(self, seat: int, kind: str, count: int) -> None:
        """Take cards out of the hand, and draw again (N-7), or out of the face-up cards."""
        cards = self.open_cards(seat)
        for _ in range(count):
            cards.remove(kind)
        if cards is self.hands[seat]:
            while len(cards) < 3 and self.draw:
                cards.append(self.draw.pop())

    def turn_over(self, seat: int, place: int) -> None:
        """Play a face-down card blind (N-9, N-18)."""
        card = self.face_down[seat][place]
        assert card is not None
        self.face_down[seat][place] = None
        if not self.fits(card):
            self.hands[seat].append(card)
            self.take_pile(seat)
            self.go_on([seat], self.step(seat, 1))
        elif card == "ti":
            self.phase = "aim"
        else:
            self.lay(seat, card, 1)

    def take_pile(self, seat: int) -> None:
        """The whole pile goes into the hand (N-8)."""
        self.hands[seat] += self.pile
        self.pile = []

    def lay(self, seat: int, kind: str, count: int) -> None:
        """Cards already removed from their zone come on the pile and act (N-10 to N-17)."""
        acts = self.acts(kind)
        self.pile += [kind] * count
        if kind == "8" or self.makes_four(kind):
            self.pile = []
            self.go_on([seat], seat)
            return
        steps = 1
        if kind == "6" and acts:
            steps += count
        if kind == "7" and acts and len(self.still_in()) > 2:
            self.direction *= (-1) ** count
        if kind == "bu":
            for _ in range(count):
                self.pile.append(self.pile.pop(0))
        self.go_on([seat], self.step(seat, steps))

    def acts(self, kind: str) -> bool:
        """Whether a 6 or 7 laid now has its power (N-12, N-13)."""
        standing = self.standing_value()
        if kind not in ("6", "7") or standing is None:
            return True
        return standing < int(kind) or (standing == int(kind) and self.options["equal_effect"] == "yes")

    def makes_four(self, kind: str) -> bool:
        """Whether the kind just laid lies four times on top (N-15)."""
        seen = self.pile
        if self.options["burn_through_nine"] == "yes" and kind != "9":
            seen = [card for card in seen if card != "9"]
        return seen[-4:] == [kind] * 4

    def ask(self, seat: int, target: int) -> None:
        """A TI or a counter was laid at the target (N-18)."""
        self.phase = "asked"
        self.asked = target
        self.chain = [other for other in self.chain if other != seat] + [seat]

    def accept(self, seat: int) -> None:
        """The pile is taken and the chain of TIs settled (N-18, N-20)."""
        if self.pile and seat in self.finished:
            self.finished.remove(seat)
        self.take_pile(seat)
        first = self.turn
        assert first is not None
        chain = self.chain
        self.phase = "play"
        self.asked = None
        self.chain = []
        self.go_on(chain, self.step(seat if self.options["after_take"] == "taker" else first, 1))

    def still_in(self) -> list[int]:
        """The seats that are not out (N-20)."""
        return [seat for seat in self.seats if seat not in self.finished]

    def step(self, seat: int, steps: int) -> int:
        """The seat so many players further in the direction, among those who are not out (N-12, N-20)."""
        while steps:
            seat = (seat + self.direction) % self.players
            if seat not in self.finished:
                steps -= 1
        return seat

    def go_on(self, layers: list[int], following: int) -> None:
        """All effects are done: who is out, does the stage end, whose turn is it (N-20, N-21, N-23)."""
        self.finished += [seat for seat in layers if not self.cards_of(seat) and seat not in self.finished]
        left = self.still_in()
        if len(left) <= 1:
            self.end_stage(self.finished + left)
        elif self.plays >= PLAY_LIMIT:
            best_first = self.from_dealers_right()[::-1]
            self.end_stage(self.finished + sorted(left, key=lambda seat: (self.cards_of(seat), best_first.index(seat))))
        else:
            self.turn = self.step(following, 1) if following in self.finished else following

    def end_stage(self, order: list[int]) -> None:
        """Note the places; the last is the jinx and deals next (N-21, N-22)."""
        for place, seat in enumerate(order, start=1):
            self.place_sums[seat] += place
        self.jinxes[order[-1]] += 1
        if self.stage + 1 < self.options["stages"]:
            self.start_stage(self.stage + 1, order[-1])
        else:
            self.phase = "over"
            self.turn = None

    # What is known

    def result(self) -> tuple[int, ...] | None:
        """Fewest jinxes, then the smaller sum of places, then shared (N-22)."""
        if self.phase != "over":
            return None
        scores = list(zip(self.jinxes, self.place_sums, strict=True))
        return tuple(1 + sum(other < score for other in scores) for score in scores)

    def state(self) -> dict[str, Any]:
        return {
            "phase": self.phase,
            "stage": self.stage,
            "dealer": self.dealer,
            "turn": self.turn,
            "asked": self.asked,
            "chain": list(self.chain),
            "direction": self.direction,
            "must_lead": self.must_lead,
            "plays": self.plays,
            "hands": [in_order(cards) for cards in self.hands],
            "face_up": [in_order(cards) for cards in self.face_up],
            "face_down": [list(cards) for cards in self.face_down],
            "draw": list(self.draw),
            "pile": list(self.pile),
            "finished": list(self.finished),
            "chosen": [None if cards is None else list(cards) for cards in self.chosen],
            "jinxes": list(self.jinxes),
            "place_sums": list(self.place_sums),
        }
