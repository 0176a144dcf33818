"""A slow, plain referee of Jackaroo, written from the rulebook alone.

Options (all required): players (int 2, 4, 6); mouth (int 2, 1); seven_parts (int 2, 4); and as strings queen_burns
(no, yes), five_on_home (immune, moves), five_at_mouth (passes, illegal), seven_rest (no, partner), stopped_card (chosen,
random), jack (own, any), king_spares_own (no, yes), own_landing (kills, illegal), jump_limit (one, pair, none),
first_player (leader, after_leader), removed (once, each_block), leader_moves (right, left), no_play (card, hand),
locked_out (strict, five_and_ten).

State schema
------------
`state()` gives a dict with exactly these keys. Cards are rank texts; the order of kinds is A 2 3 4 5 6 7 8 9 10 J Q K.
Seats are ints from 0.

- "leader": int, the seat that leads the current block.
- "block": int, the number of the current block, from 0.
- "turn": int, the seat that must act now (also when it only throws for a stop); null when the match is over.
- "stopped": bool, true only while the seat in "turn" owes the throw of `stopped_card: chosen`; else false, always
  false with `stopped_card: random` and when the match is over.
- "plays": int, the plays made so far (0 to 4000). A card play, a throw of a card, a throw of a hand and the throw of a
  stopped player (chosen) count one each; the card lost by `stopped_card: random` counts nothing.
- "hands": list with one list per seat, the cards in hand in order of kinds; [] for an empty hand. When the match is
  over, the hands as the last play left them.
- "deck": list, the cards of the block not dealt yet, bottom to top (the last is dealt next); [] during the last deal of
  a block.
- "removed": list, the 8 cards out of the current block in order of kinds with 6 players; [] with 2 and 4.
- "marbles": list with one list per seat of 4 texts, for the marbles 1 to 4 of that seat's colour: "grave", "ring C"
  (C the ring cell, from 0) or "base B" (B from 1, next to the mouth, to 4).

Nothing is kept of spent cards (they follow from the rest), of the colour played (it follows from the marbles, J-32),
nor of the number of the deal (it follows from the length of "deck").

`draws` is not part of the state: the rounds of the draw for the lead (J-21), each a dict from the seats that drew to
their cards; only the tied seats are in the rounds after the first.

Rulings
-------
Where the rulebook is silent or can be read in two ways, docs/rulings.md says by the number of the rule what holds.
"""

from itertools import permutations, product
from typing import Any

from .chance import Chance

Place = tuple[str, int]  # ("grave", 0), ("ring", cell) or ("base", 1 to 4)
Board = list[list[Place]]  # one list of four places per seat

KINDS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
STEPS = {"A1": 1, "A11": 11, "2": 2, "3": 3, "4": -4, "6": 6, "7": 7, "8": 8, "9": 9, "10": 10, "Q": 12, "K13": 13}
DEALS = {2: [5, 5, 5, 5, 6], 4: [4, 4, 5], 6: [5, 5, 6]}
GRAVE: Place = ("grave", 0)
LIMIT = 4000


def in_order(cards: list[str]) -> list[str]:
    """The cards in the fixed order of kinds."""
    return sorted(cards, key=KINDS.index)


class Oracle:
    """One match of Jackaroo."""

    def __init__(self, options: dict[str, Any], chance: Chance) -> None:
        self.options = options
        self.chance = chance
        self.players: int = options["players"]
        if self.players not in DEALS:
            raise ValueError("Jackaroo is for 2, 4 or 6 players")
        if options["removed"] == "each_block" and self.players != 6:
            raise ValueError("removed: each_block is for 6 players (J-22)")
        if options["seven_rest"] == "partner" and self.players == 2:
            raise ValueError("seven_rest: partner is for teams (J-10)")
        section = 38 if self.players == 2 else 19
        self.cells = section * self.players
        self.homes = [section * seat for seat in range(self.players)]
        self.mouths = [(home - int(options["mouth"])) % self.cells for home in self.homes]
        self.pack = in_order(KINDS * (8 if self.players == 6 else 4))
        self.texts = {rank: [(text, self._names(text)) for text in self._conceivable(rank)] for rank in KINDS}

        self.marbles: Board = [[GRAVE] * 4 for _ in range(self.players)]
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.deck: list[str] = []
        self.removed: list[str] = []
        self.plays = 0
        self.stopped = False
        self.block = 0
        self.deal = 0
        self.draws: list[dict[int, str]] = []
        self.leader = self._draw_for_lead()
        self.turn: int | None = None
        self.judged: tuple[dict[str, Any], list[str]] = ({}, [])  # a position and its legal texts
        self._start_block()

    # ---- the contract

    def actors(self) -> tuple[int, ...]:
        """The seat whose turn it is; nobody when the match is over (J-24)."""
        return () if self.turn is None else (self.turn,)

    def legal(self, seat: int) -> list[str]:
        """All texts the seat may play now; judged once a position."""
        if seat != self.turn:
            return []
        position = self.state()
        if self.judged[0] != position:
            self.judged = (position, self._legal_now(seat))
        return list(self.judged[1])

    def _legal_now(self, seat: int) -> list[str]:
        """All texts the seat whose turn it is may play (J-12, J-25, J-26)."""
        ranks = [rank for rank in KINDS if rank in self.hands[seat]]
        throws = [f"throw {rank}" for rank in ranks]
        if self.stopped:
            return throws
        colour = self._colour(seat)
        buried = self._buried(colour)
        plays = []
        for rank in ranks:
            for text, names in self.texts[rank]:
                if buried.isdisjoint(names) and self._after(seat, colour, text) is not None:
                    plays.append(text)
        if plays:
            return plays
        return ["throw hand"] if self.options["no_play"] == "hand" else throws

    def play(self, seat: int, text: str) -> None:
        """Carry out one action; the deal, the block and the match end within it."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play {text!r}")
        last = seat  # the seat whose turn is used up last
        stopping = False
        head, *rest = text.split(" ")
        if text == "throw hand":
            self.hands[seat] = []
        elif head == "throw":
            self.hands[seat].remove(rest[0])
        else:
            after = self._after(seat, self._colour(seat), text)
            assert after is not None
            self.marbles = after
            self.hands[seat].remove(self._rank_of(head))
            stopping = rest == ["stop"]
        self.stopped = False
        victim = (seat + 1) % self.players
        if stopping and self.options["stopped_card"] == "random":
            hand = in_order(self.hands[victim])
            self.hands[victim].remove(hand[self.chance.stream(4, self.plays).below(len(hand))])
            last = victim
        self.plays += 1
        if self.result() is not None:
            self.turn = None
        elif stopping and self.options["stopped_card"] == "chosen":
            self.turn = victim
            self.stopped = True
        else:
            self._pass_turn(last)

    def state(self) -> dict[str, Any]:
        """Everything the referee knows; see the module's docstring."""
        return {
            "leader": self.leader,
            "block": self.block,
            "turn": self.turn,
            "stopped": self.stopped,
            "plays": self.plays,
            "hands": [in_order(hand) for hand in self.hands],
            "deck": list(self.deck),
            "removed": in_order(self.removed),
            "marbles": [[kind if kind == "grave" else f"{kind} {n}" for kind, n in row] for row in self.marbles],
        }

    def result(self) -> tuple[int, ...] | None:
        """The places (J-30, J-31, J-33, J-34)."""
        for seat in range(self.players):
            team = {seat, self._partner(seat)}
            if all(self._is_home_safe(colour) for colour in team):
                return tuple(1 if other in team else 2 for other in range(self.players))
        if self.plays >= LIMIT:
            return (1,) * self.players
        return None

    # ---- turns and cards

    def _draw_for_lead(self) -> int:
        """The seat that drew the highest card; ties draw again (J-21)."""
        tied = list(range(self.players))
        while len(tied) > 1:
            pile = self.chance.stream(1, len(self.draws)).shuffled(self.pack)
            drawn = {seat: pile.pop() for seat in tied}
            highest = max(drawn.values(), key=KINDS.index)
            tied = [seat for seat in tied if drawn[seat] == highest]
            self.draws.append(drawn)
        return tied[0]

    def _start_block(self) -> None:
        """Remove the 8 cards with 6 players, shuffle and deal (J-22)."""
        if self.players == 6 and (self.block == 0 or self.options["removed"] == "each_block"):
            self.removed = self.chance.stream(2, self.block).shuffled(self.pack)[-8:]
        cards = list(self.pack)
        for card in self.removed:
            cards.remove(card)
        self.deck = self.chance.stream(3, self.block).shuffled(cards)
        self.deal = 0
        self._start_deal()

    def _start_deal(self) -> None:
        """One card at a time, leader first, clockwise, from the top; who plays first is an option (J-21, J-22)."""
        for _ in range(DEALS[self.players][self.deal]):
            for offset in range(self.players):
                self.hands[(self.leader + offset) % self.players].append(self.deck.pop())
        self.turn = self.leader
        if self.options["first_player"] == "after_leader":
            self.turn = (self.leader + 1) % self.players

    def _pass_turn(self, last: int) -> None:
        """The next seat with cards has the turn; if there is none, a new deal or block (J-23, J-24, J-28)."""
        for offset in range(1, self.players + 1):
            seat = (last + offset) % self.players
            if self.hands[seat]:
                self.turn = seat
                return
        self.deal += 1
        if self.deal < len(DEALS[self.players]):
            self._start_deal()
        else:
            side = 1 if self.options["leader_moves"] == "left" else -1
            self.leader = (self.leader + side) % self.players
            self.block += 1
            self._start_block()

    def _rank_of(self, head: str) -> str:
        """The card that a text beginning with this word uses (J-29)."""
        return {"A1": "A", "A11": "A", "K13": "K"}.get(head, head)

    # ---- teams and colours

    def _partner(self, seat: int) -> int:
        """The teammate's seat; with 2 players the seat itself."""
        return seat if self.players == 2 else (seat + self.players // 2) % self.players

    def _is_home_safe(self, colour: int) -> bool:
        """All four marbles of the colour are in the base (J-30, J-31, J-32)."""
        return all(kind == "base" for kind, _ in self.marbles[colour])

    def _colour(self, seat: int) -> int:
        """The colour the seat plays this turn (J-32)."""
        return self._partner(seat) if self._is_home_safe(seat) else seat

    def _on_own_home(self, board: Board, colour: int, marble: int) -> bool:
        """The marble stands on the home of its own colour (J-9, J-13, J-20)."""
        return board[colour][marble] == ("ring", self.homes[colour])

    # ---- every text that could ever be legal for a rank

    def _conceivable(self, rank: str) -> list[str]:
        """All texts of the notation for one rank; whether they are legal is judged later."""
        own = [f"m{m}" for m in range(1, 5)]
        everyone = [f"s{seat}.{m}" for seat in range(1, self.players + 1) for m in own]
        if rank == "5":
            return [f"5 {target}" for target in everyone]
        if rank == "J":
            return [f"J {one} {two}" for one in own + everyone for two in everyone]
        if rank == "A":
            return ["A drop"] + [f"{head} {m}" for head in ("A1", "A11") for m in own]
        if rank == "K":
            return ["K drop"] + [f"K13 {m}" for m in own]
        texts = [f"{rank} {m}" for m in own]
        if rank == "10" or (rank == "Q" and self.options["queen_burns"] == "yes"):
            texts.append(f"{rank} stop")
        if rank == "7":
            most = int(self.options["seven_parts"])
            splits = [order for parts in range(2, most + 1) for order in permutations(own, parts)]
            if self.options["seven_rest"] == "partner":
                theirs = [f"p{m}" for m in range(1, 5)]
                splits += [(*o, p) for parts in range(1, most + 1) for o in permutations(own, parts) for p in theirs]
            for order in splits:
                for steps in product(range(1, 7), repeat=len(order)):
                    if sum(steps) == 7:
                        texts.append("7 " + " ".join(f"{m}:{k}" for m, k in zip(order, steps, strict=True)))
        return texts

    def _names(self, text: str) -> set[str]:
        """The names of the marbles in a text."""
        return {word.split(":")[0] for word in text.split(" ")[1:]} - {"drop", "stop"}

    def _buried(self, colour: int) -> set[str]:
        """The names of all marbles in graveyards, which no text may name (J-29)."""
        buried = set()
        for seat in range(self.players):
            for marble in range(4):
                if self.marbles[seat][marble] == GRAVE:
                    buried.add(f"s{seat + 1}.m{marble + 1}")
                    if seat == colour:
                        buried.add(f"m{marble + 1}")
        return buried

    # ---- judging a text: the board it leaves, or None if it is illegal

    def _after(self, seat: int, colour: int, text: str) -> Board | None:
        """Judge a play of the colour by the seat whose turn it is, the card taken as given (J-6 to J-14)."""
        head, *rest = text.split(" ")
        if not self._open_to(colour, head, rest):
            return None
        if rest == ["drop"]:
            return self._drop(colour)
        if rest == ["stop"]:
            return self.marbles if self.hands[(seat + 1) % self.players] else None
        if head == "5":
            return self._five(colour, rest[0])
        if head == "J":
            return self._swap(colour, rest[0], rest[1])
        if head == "7" and ":" in text:
            return self._split(seat, colour, rest)
        marble = self._named(colour, rest[0])[1]
        return self._move(self.marbles, colour, marble, STEPS[head], enters=True, king=head == "K13")

    def _open_to(self, colour: int, head: str, rest: list[str]) -> bool:
        """A player whose marbles are all in the graveyard can only drop (J-27)."""
        if any(place != GRAVE for place in self.marbles[colour]) or rest == ["drop"]:
            return True
        return self.options["locked_out"] == "five_and_ten" and (head == "5" or rest == ["stop"])

    def _named(self, colour: int, word: str) -> tuple[int, int]:
        """Seat and index of the marble that `m2` or `s3.m2` names."""
        seat, _, marble = word.rpartition(".")
        return (int(seat[1:]) - 1 if seat else colour), int(marble[1:]) - 1

    def _drop(self, colour: int) -> Board | None:
        """The lowest-numbered marble in the graveyard goes to its home (J-15)."""
        home: Place = ("ring", self.homes[colour])
        if GRAVE not in self.marbles[colour] or home in self.marbles[colour]:
            return None
        board = [[GRAVE if place == home else place for place in row] for row in self.marbles]
        board[colour][self.marbles[colour].index(GRAVE)] = home
        return board

    def _five(self, colour: int, target: str) -> Board | None:
        """Any marble on the ring goes 5 forward (J-9)."""
        owner, marble = self._named(colour, target)
        kind, cell = self.marbles[owner][marble]
        if kind != "ring":
            return None
        immune = self.options["five_on_home"] == "immune" and owner != colour
        if immune and self._on_own_home(self.marbles, owner, marble):
            return None
        friendly = owner in (colour, self._partner(colour))
        to_mouth = (self.mouths[owner] - cell) % self.cells
        if not friendly and self.options["five_at_mouth"] == "illegal" and to_mouth < 5:
            return None
        return self._move(self.marbles, owner, marble, 5, enters=friendly, king=False)

    def _swap(self, colour: int, one: str, two: str) -> Board | None:
        """Two ring marbles of different colours change places (J-13)."""
        (seat1, marble1), (seat2, marble2) = self._named(colour, one), self._named(colour, two)
        if seat1 == seat2:
            return None
        if "." in one and (self.options["jack"] == "own" or colour in (seat1, seat2) or seat1 > seat2):
            return None
        for seat, marble in ((seat1, marble1), (seat2, marble2)):
            if self.marbles[seat][marble][0] != "ring" or self._on_own_home(self.marbles, seat, marble):
                return None
        board = [list(row) for row in self.marbles]
        board[seat1][marble1], board[seat2][marble2] = board[seat2][marble2], board[seat1][marble1]
        return board

    def _split(self, seat: int, colour: int, parts: list[str]) -> Board | None:
        """The parts of a 7 in order, each on the board the one before left (J-10).

        A part that fills the base is the last of itself: in a full base no marble can move. The teammate's part needs
        a base that an own part has filled; a helper's own base was full before, so that they never hand steps on (J-32).
        """
        board = self.marbles
        for part in parts:
            name, steps = part.split(":")
            walker = colour
            if name.startswith("p"):
                if colour != seat or any(kind != "base" for kind, _ in board[seat]):
                    return None
                walker = self._partner(seat)
            after = self._move(board, walker, int(name[1:]) - 1, int(steps), enters=True, king=False)
            if after is None:
                return None
            board = after
        return board

    def _path(self, colour: int, start: Place, steps: int, enters: bool) -> list[Place] | None:
        """The places walked through, the landing last, the start left out; None if it cannot go (J-4, J-5, J-8)."""
        path: list[Place] = []
        kind, n = start
        if kind == "grave" or (kind == "base" and steps < 0):
            return None
        for _ in range(abs(steps)):
            if steps < 0:
                n = (n - 1) % self.cells
            elif kind == "base":
                n += 1
            elif enters and n == self.mouths[colour]:
                kind, n = "base", 1
            else:
                n = (n + 1) % self.cells
            if kind == "base" and n > 4:
                return None
            path.append((kind, n))
        return path

    def _move(self, board: Board, colour: int, marble: int, steps: int, *, enters: bool, king: bool) -> Board | None:
        """Move one marble and kill what it kills (J-4, J-5, J-8, J-14, J-16 to J-20, J-29)."""
        path = self._path(colour, board[colour][marble], steps, enters)
        if path is None:
            return None
        met: list[tuple[int, int, bool]] = []  # colour, ring cell, landed on
        for place in path:
            if place[0] == "base":
                if place in board[colour]:
                    return None  # never past or onto another in the base (J-5, J-17)
                continue
            for other in range(self.players):
                if place in board[other]:
                    if place[1] == self.homes[other]:
                        return None  # a protected home (J-20)
                    met.append((other, place[1], place == path[-1]))
        if king:
            if self.options["king_spares_own"] == "yes" and any(other == colour for other, _, _ in met):
                return None
            killed = {cell for _, cell, _ in met}
        else:
            if any(other == colour and not landed for other, _, landed in met):
                return None  # no passing of its own colour (J-17, J-19)
            if not self._may_jump([cell for _, cell, landed in met if not landed]):
                return None
            if self.options["own_landing"] == "illegal" and any(c == colour and landed for c, _, landed in met):
                return None  # (J-16, J-19)
            killed = {cell for _, cell, landed in met if landed}
        after = [[GRAVE if kind == "ring" and n in killed else (kind, n) for kind, n in row] for row in board]
        after[colour][marble] = path[-1]
        return after

    def _may_jump(self, passed: list[int]) -> bool:
        """Whether marbles on these ring cells may all be passed in one move (J-18)."""
        if self.options["jump_limit"] == "one":
            return len(passed) <= 1
        if self.options["jump_limit"] == "pair":
            return not any((cell + 1) % self.cells in passed for cell in passed)
        return True
