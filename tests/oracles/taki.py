"""A plain referee of Super Taki, written from the rulebook's rules T-1 to T-29.

State
-----
Cards in hand and in piles are written `r5` `b+2` `gstop` `yrev` `r+` `gtaki` `change` `stk` `king` `+3` `break`. Kind
order: for each colour r b g y: 1 3 4 5 6 7 8 9 +2 stop rev + taki; then change, stk, king, +3, break. `state()` gives:

- `round` int: the round's number from 0; the last round's when the match is over. When a round before the last ends, the
  next is dealt in the same act: the state shown is the new round's.
- `wins` list of int, by seat: rounds won so far (a round shared by several counts one for each). In a pyramid too.
- `starter` int: the seat that started this round; unchanged when the match is over.
- `stages` list of int, by seat: in a pyramid the stage's number, i.e. the cards its hand begins with by rule (`hand`
  at first, down to 1; fewer cards drawn for want of cards do not change it); 0 for who won by emptying stage 1 (a win
  by the limit changes no stage). In mode match always [].
- `hands` list by seat of lists of cards in kind order, as they are (also when the match is over).
- `draw_pile` list of cards, bottom to top. `pile` list of cards, bottom to top: every card laid (what went into a new
  draw pile is gone), the opening card included, transparent cards where they were laid. Both as they are, also when the
  match is over (the winning card is on `pile`).
- `turn` int: the seat whose turn it is; while others are asked the player of the +3 or of the combination. null when
  the match is over.
- `direction` int: 1 clockwise, -1 the other way; always 1 with two players; 1 when the match is over.
- `phase` str: `turn` (an ordinary turn's first card, also against an active +2), `plus` (a card is asked for by a
  Plus), `king` (after one's own King), `run` (the player in turn is in a run), `asked` (a +3 or a combination awaits
  answers), `over` (the match is over).
- `colour` str or null: the colour that leads: of the lead, named by a Changer, taken by a Super Taki, or beneath a
  King; null when no colour leads and when the match is over. While in a run it is the run's colour. (The leading figure
  is that of the topmost card of `pile` that is neither +3 nor break; if there is none, the lowest card of `pile` is
  the lead and has no figure.)
- `penalty` int: the cards that the active +2s (and +3s on them) demand; 0 when none is active or the match is over.
- `run` str or null: the colour of the run that the player in turn is in or that was left open; null when none, and
  when the match is over.
- `run_laid` int: in phase `run` the number of cards that the player in turn has laid in this run this turn, the Taki
  that opened it or the card that entered it included; 0 in every other phase.
- `asked` list of int, sorted: seats that have not answered yet; [] outside phase `asked`.
- `debts` list of int, sorted: seats that owe "last card!"; always [] with last_card off and when the match is over.
- `actions` int: accepted texts in this round so far; when the match is over those of its last round.
- `reshuffles` int: new draw piles made in this round so far; likewise.

Rulings
-------
Where the rulebook is silent or can be read in two ways, docs/rulings.md says by the number of the rule what holds.
"""

from .taki_table import ANSWERS, CATCHES, COLOURED, LAYS, TEXTS, TRANSPARENT, Table, colour_of, figure_of


class Oracle(Table):
    """One match of Super Taki."""

    # ------------------------------------------------------------------ what may be done

    def actors(self) -> tuple[int, ...]:
        """Debtors, catchers (T-25), then the asked (T-21) or the player in turn."""
        if self.phase == "over":
            return ()
        order = self._order()
        found = [seat for seat in order if seat in self.debts]
        if self.options["last_card"] == "catch":
            found += [seat for seat in order if self.debts - {seat}]
        found += [seat for seat in order if seat in self.asked] if self.phase == "asked" else order[:1]
        return tuple(dict.fromkeys(found))

    def legal(self, seat: int) -> list[str]:
        """Every conceivable text, judged."""
        if seat not in self.actors():
            return []
        return [text for text in TEXTS if self._allowed(seat, text)]

    def _allowed(self, seat: int, text: str) -> bool:
        """May this acting seat say this now?"""
        if text == "last!":
            return seat in self.debts  # (T-25)
        if text in CATCHES:
            debtor = CATCHES[text]
            return self.options["last_card"] == "catch" and debtor in self.debts and debtor != seat  # (T-25)
        if self.phase == "asked":
            return seat in self.asked and self._may_answer(seat, text)
        if seat != self.turn:
            return False
        if text == "draw":
            return self._may_draw(seat)
        if text == "close":
            return self.phase == "run" and not self._only_open()
        if text == "open":
            return self.phase == "run" and (self._only_open() or self.options["close"] == "declare")  # (T-15)
        if text == "end":
            return self.phase == "king"  # (T-13)
        return text in LAYS and self._may_lay(seat, text)

    def _may_answer(self, seat: int, text: str) -> bool:
        """A pass, a Breaker (T-21) or a combination (T-24); each kind is answered by its own, or by either."""
        hand = self.hands[seat]
        about_three = self.pile[-1] == "+3"
        if text in ANSWERS:
            held = ANSWERS[text] + "+" in hand and ANSWERS[text] + "3" in hand
            return held and (not about_three or self.crosswise)
        if text == "break":
            return "break" in hand and (about_three or self.crosswise)
        return text == "pass"

    def _may_draw(self, seat: int) -> bool:
        """Drawing in one's turn (T-6, T-10, T-12), never in a run (T-15) or after a King (T-13)."""
        if self.phase not in ("turn", "plus"):
            return False
        if self.phase == "plus" or self.penalty or self.options["draw"] == "free":
            return True
        return not any(self._may_lay(seat, text) for text in LAYS if text != "break")

    def _only_open(self) -> bool:
        """A run whose last card is a Taki may have to stay open (T-16)."""
        return self.options["lone_taki"] == "stays_open" and figure_of(self.pile[-1]) == "taki"

    def _may_lay(self, seat: int, text: str) -> bool:
        """May the player in turn lay this card, in this wording?"""
        card = LAYS[text]
        if card not in self.hands[seat]:
            return False
        if card == "stk" and (":" in text) != self._chooses_colour():
            return False
        if self.phase == "run":
            return self._fits_run(card)
        if self.phase == "king":
            return True  # (T-13)
        if self.penalty:
            return self._answers_two(card)
        return self._fits(card)

    def _chooses_colour(self) -> bool:
        """Is a Super Taki's colour chosen here (T-19)?"""
        if self.phase == "run":
            return False
        return self.options["super_colour"] == "free" or self.phase == "king" or self.colour is None

    def _fits_run(self, card: str) -> bool:
        """Cards of a run (T-14, T-17)."""
        if card == "change":
            return bool(self.options["wild_in_run"] == "changer_last")
        return card == "stk" or colour_of(card) == self.run

    def _answers_two(self, card: str) -> bool:
        """Cards against an active +2 (T-10)."""
        adds = card == "+3" and self.options["three_on_two"] == "adds_three"
        return figure_of(card) == "+2" or card == "king" or adds

    def _fits(self, card: str) -> bool:
        """Colour, figure or a card that always fits (T-3, T-5, T-13)."""
        if card not in COLOURED or self.colour is None:
            return True
        return colour_of(card) == self.colour or figure_of(card) == figure_of(self.pile[self._lead()])

    # ------------------------------------------------------------------ doing it

    def play(self, seat: int, text: str) -> None:
        """Carry out one text."""
        if seat not in self.actors() or text not in TEXTS or not self._allowed(seat, text):
            raise ValueError(f"seat {seat} may not {text!r}")
        self.actions += 1
        if text == "last!":
            self.debts.remove(seat)
        elif text in CATCHES:
            self._fine(CATCHES[text])
        elif self.phase == "asked":
            self._answer(seat, text)
        else:
            self._collect(seat)
            self._act(seat, text)
        limit = 20_000 if self.pyramid else 2_000
        if not self.winners and self.actions >= limit:
            best = min(self._standing(each) for each in range(self.players))
            self.winners = [each for each in range(self.players) if self._standing(each) == best]  # (T-29)
        if self.winners:
            self._end_round()

    def _fine(self, debtor: int) -> None:
        """The debtor draws (T-25)."""
        self.debts.remove(debtor)
        self._draw(debtor, self.options["last_card_draw"])

    def _collect(self, actor: int) -> None:
        """Another player acts in their turn: open debts are paid, or lapse with `catch` (T-25)."""
        for seat in self._order():
            if seat != actor and seat in self.debts:
                if self.options["last_card"] == "penalty":
                    self._fine(seat)
                else:
                    self.debts.remove(seat)

    def _act(self, seat: int, text: str) -> None:
        """An act in one's own turn."""
        if text == "draw":
            self._draw(seat, self.penalty or 1)  # (T-6, T-10, T-12)
            self.penalty = 0
            self._advance(1)
        elif text == "end":
            if self.options["king_decline"] == "draw_one":
                self._draw(seat, 1)  # (T-13)
            self._advance(1)
        elif text in ("close", "open"):
            self._end_run(seat, text)
        else:
            self._lay(seat, *text.split(":"))

    def _advance(self, steps: int) -> None:
        """The turn passes on."""
        self.turn = self._order()[steps % self.players]
        self.phase = "turn"

    def _lay(self, seat: int, card: str, named: str | None = None) -> None:
        """Lay a card in one's own turn."""
        before = self.phase
        last = self.pile[-1]
        self._put(seat, card)
        if before == "run" and card != "change":
            self.run_laid += 1
            self.run_plus = figure_of(last) == "+"
            self._empty_in_run(seat)
            return
        if card not in TRANSPARENT:
            self.colour = colour_of(card) or named or self.colour  # (T-11, T-13, T-19)
        enters = before == "turn" and not self.penalty and card in COLOURED and self.colour == self.run  # (T-15)
        if enters or figure_of(card) == "taki":
            self.run = self.colour
            self.run_laid = 1
            self.run_plus = False
            self.phase = "run"
            self._empty_in_run(seat)
            return
        if card in ("change", "king") or (card in COLOURED and self.colour != self.run):
            self.run = None  # (T-15, T-17)
        self.run_laid = 0
        self._owe(seat)
        self._command(seat, card, self.with_combination and before == "plus" and figure_of(card) == "3")

    def _empty_in_run(self, seat: int) -> None:
        """A run that empties the deciding hand ends by itself and wins (T-18)."""
        if self._deciding(seat) and figure_of(self.pile[-1]) != "+" and not self._run_combination():
            self._win(seat)

    def _run_combination(self) -> bool:
        """Are the run's last two cards a Plus and a 3 of the player in it (T-24)?"""
        return self.with_combination and self.run_plus and figure_of(self.pile[-1]) == "3"

    def _end_run(self, seat: int, text: str) -> None:
        """The run is closed or left open; its last card's command counts (T-15, T-18)."""
        combination = self._run_combination()
        self.run_laid = 0
        if text == "close":
            self.run = None
        self._owe(seat)
        self._command(seat, self.pile[-1], combination)

    def _command(self, seat: int, card: str, combination: bool) -> None:
        """Carry out the command of the card that ends a lay or a run."""
        figure = figure_of(card)
        hand = self.hands[seat]
        if combination or (card == "+3" and not self.penalty):
            self.phase = "asked"  # (T-21, T-24)
            self.asked = set(range(self.players)) - {seat}
            return
        if card == "break":
            self._draw(seat, 3)  # (T-22)
            self._advance(1)
            return
        if figure == "+":
            if hand:
                self.phase = "plus"
            else:
                self._draw(seat, 1)  # (T-12)
                self._advance(1)
            return
        if card == "king":
            self.penalty = 0
            if hand:
                self.phase = "king"  # (T-13)
                return
        if self._deciding(seat):
            self._win(seat)  # (T-26)
            return
        steps = 1
        if figure == "+2":
            self.penalty += 2  # (T-10)
        elif card == "+3":
            self.penalty += 3  # (T-10)
        elif figure == "stop":
            steps = 2  # (T-8)
        elif figure == "rev" and self.players > 2:
            self.direction = -self.direction  # (T-9)
        elif figure == "rev" and self.options["reverse_two"] == "again":
            steps = 0  # (T-9)
        self._advance(steps)
        if not hand:
            self._rise(seat)

    def _answer(self, seat: int, text: str) -> None:
        """An answer to a +3 (T-21) or to a combination (T-24)."""
        assert self.turn is not None
        first = self.turn
        self.asked.remove(seat)
        if text == "pass":
            if self.asked:
                return
            if self._deciding(first):
                self._win(first)  # (T-21: if they have won, nobody draws)
                return
            for other in self._order()[1:]:
                self._draw(other, 3)
            if not self.hands[first]:
                self._rise(first)
        else:
            self.asked = set()
            if text == "break":
                self._put(seat, "break")
            else:
                self.colour = ANSWERS[text]
                self._put(seat, self.colour + "+")
                self._put(seat, self.colour + "3")
                if self.run != self.colour:
                    self.run = None
            self._owe(seat)
            self._draw(first, 3)
            if self._deciding(seat):
                self._win(seat)  # (T-23, T-24)
            elif not self.hands[seat]:
                self._rise(seat)
        self._advance(1)

    # ------------------------------------------------------------------ ends

    def _deciding(self, seat: int) -> bool:
        """Have they emptied a hand that wins (T-26, T-28)?"""
        return not self.hands[seat] and (not self.pyramid or self.stages[seat] == 1)

    def _win(self, seat: int) -> None:
        """The round, or the tournament, is won (T-26, T-28)."""
        self.winners = [seat]
        if self.pyramid:
            self.stages[seat] = 0

    def _rise(self, seat: int) -> None:
        """A stage of the pyramid is finished: draw the next hand (T-28)."""
        self.stages[seat] -= 1
        self._draw(seat, self.stages[seat])
        self._owe(seat)

    def _standing(self, seat: int) -> tuple[int, int]:
        """Less is better: stage, then cards left (T-28, T-29)."""
        return (self.stages[seat] if self.pyramid else 0, len(self.hands[seat]))

    def _end_round(self) -> None:
        """Count the win; deal the next round or end the match (T-4, T-27)."""
        for seat in self.winners:
            self.wins[seat] += 1
        if self.round + 1 == self.options["rounds"]:
            self._clear("over", None, None)
            return
        self.starter = min(self.winners, key=lambda seat: (seat - self.starter) % self.players)
        self.round += 1
        self._deal()

    def result(self) -> tuple[int, ...] | None:
        """The place of each seat (T-27, T-28)."""
        if self.phase != "over":
            return None
        if self.pyramid:
            scores = [self._standing(seat) for seat in range(self.players)]
        elif self.options["rounds"] == 1:
            scores = [(-self.wins[seat], len(self.hands[seat])) for seat in range(self.players)]
        else:
            scores = [(-self.wins[seat], 0) for seat in range(self.players)]
        return tuple(1 + sum(other < score for other in scores) for score in scores)
