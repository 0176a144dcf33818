# What happened.
event-laid = { $player } lays a { board-card }.
event-named =
    { $colour ->
        [r] { $player } names red.
        [b] { $player } names blue.
        [g] { $player } names green.
       *[y] { $player } names yellow.
    }
event-run_opened =
    { $colour ->
        [r] { $player } opens a red run.
        [b] { $player } opens a blue run.
        [g] { $player } opens a green run.
       *[y] { $player } opens a yellow run.
    }
event-run_entered =
    { $colour ->
        [r] { $player } takes up the red run.
        [b] { $player } takes up the blue run.
        [g] { $player } takes up the green run.
       *[y] { $player } takes up the yellow run.
    }
event-run_closed =
    { $colour ->
        [r] { $player } closes the red run.
        [b] { $player } closes the blue run.
        [g] { $player } closes the green run.
       *[y] { $player } closes the yellow run.
    }
event-run_left_open =
    { $colour ->
        [r] { $player } leaves the red run open.
        [b] { $player } leaves the blue run open.
        [g] { $player } leaves the green run open.
       *[y] { $player } leaves the yellow run open.
    }
event-run_ended =
    { $colour ->
        [r] The open red run is over.
        [b] The open blue run is over.
        [g] The open green run is over.
       *[y] The open yellow run is over.
    }
event-dead = The command of the { board-card } is dead.
event-cancelled = The King cancels the +2.
event-penalty =
    { $number ->
        [one] The next player draws { $number } card or answers.
       *[other] The next player draws { $number } cards or answers.
    }
event-stopped = { $target_player } is stopped and loses the turn.
event-reversed = The direction changes.
event-again = { $player } plays again.
event-plus_asks = The Plus asks { $player_inside } for one more card.
event-asked_three = A +3! Everybody else is asked for a Breaker.
event-asked_combination = A combination! Everybody else is asked for a Plus and a 3.
event-either_answers = A Breaker answers it, and so do a Plus and a 3 of one colour.
event-passed = { $player } passes.
event-unanswered = Nobody answers { $player_inside }.
event-broke = { $player } breaks the +3 of { $target_player_inside }.
event-broke_combination = { $player } breaks the combination of { $target_player_inside }.
event-answered =
    { $colour ->
        [r] { $player } answers { $target_player_inside } with a red Plus and 3.
        [b] { $player } answers { $target_player_inside } with a blue Plus and 3.
        [g] { $player } answers { $target_player_inside } with a green Plus and 3.
       *[y] { $player } answers { $target_player_inside } with a yellow Plus and 3.
    }
event-threw = { $player } throws a Breaker.
event-drew =
    { $number ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $number } cards.
    }
event-paid =
    { $number ->
        [one] { $player } takes the penalty: { $number } card.
       *[other] { $player } takes the penalty: { $number } cards.
    }
event-drew_nothing = { $player } has nothing to draw and passes.
event-ended = { $player } ends the turn after the King.
event-reshuffled = The laid cards are shuffled into a new draw pile.
event-last_card = { $player }: “Last card!”
event-forgot =
    { $number ->
        [0] { $player } forgot “last card!”, but there is nothing to draw.
        [one] { $player } forgot “last card!” and draws a card.
       *[other] { $player } forgot “last card!” and draws { $number } cards.
    }
event-escaped = { $player } did not say “last card!”, and nobody noticed.
event-caught = { $player } catches { $target_player_inside }, who did not say “last card!”.
event-risen =
    { $number ->
        [0] { $player } rises to stage { $stage }; there are no cards left to draw.
        [one] { $player } rises to stage { $stage } and draws a card.
       *[other] { $player } rises to stage { $stage } and draws { $number } cards.
    }
event-limit = The round has gone on too long; the fewest cards win.
event-round_won = { $player } wins the round.
event-won = { $player } wins.
event-round_begins = Round { $number } begins with { $player_inside }.

# On the terminal's table.
terminal-player = Player { $seat }
terminal-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-draw_pile = Draw pile: { $count }
terminal-pile = Pile:
terminal-colour =
    { $colour ->
        [r] The colour is red.
        [b] The colour is blue.
        [g] The colour is green.
        [y] The colour is yellow.
       *[none] Anything may be laid.
    }
terminal-run =
    { $colour ->
        [r] The red run is open.
        [b] The blue run is open.
        [g] The green run is open.
       *[y] The yellow run is open.
    }
terminal-owes = owes “last card!”
terminal-stage = stage { $stage }
terminal-wins = rounds won: { $wins }
terminal-shown = holds { $cards }
terminal-hand = Hand of player { $seat }:
terminal-want-turn = Player { $seat }: lay a card that fits, or draw.
terminal-want-penalty =
    { $number ->
        [one] Player { $seat }: answer the +2, or draw { $number } card.
       *[other] Player { $seat }: answer the +2, or draw { $number } cards.
    }
terminal-want-plus = Player { $seat }: lay one more card that fits, or draw.
terminal-want-king = Player { $seat }: lay any card, or end the turn.
terminal-want-run = Player { $seat }: lay, close the run or leave it open.
terminal-want-asked = Everybody but player { $seat }: answer or pass.
terminal-want-over = The game is over.

# The board on the page.
board-colour-of =
    { $colour ->
        [r] red
        [b] blue
        [g] green
       *[y] yellow
    }
board-card =
    { $figure ->
        [stop] { board-colour-of } Stop
        [rev] { board-colour-of } Reverse
        [plus] { board-colour-of } Plus
        [taki] { board-colour-of } Taki
        [change] Changer
        [stk] Super Taki
        [king] King
        [break] Breaker
        [three] +3
       *[other] { board-colour-of } { $figure }
    }
board-colour-name =
    { $colour ->
        [r] Red
        [b] Blue
        [g] Green
       *[y] Yellow
    }
board-colour-leads =
    { $colour ->
        [r] Red leads
        [b] Blue leads
        [g] Green leads
        [y] Yellow leads
       *[none] Anything goes
    }
board-run-open =
    { $colour ->
        [r] Red run
        [b] Blue run
        [g] Green run
       *[y] Yellow run
    }
board-combo =
    { $colour ->
        [r] Answer with red
        [b] Answer with blue
        [g] Answer with green
       *[y] Answer with yellow
    }
board-direction =
    { $way ->
        [back] Play goes counter-clockwise.
       *[clockwise] Play goes clockwise.
    }
board-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
board-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
board-draw-pile =
    { $count ->
        [one] Draw pile: one card
       *[other] Draw pile: { $count } cards
    }
board-draw =
    { $number ->
        [one] Draw
       *[other] Draw { $number }
    }
board-stage = Stage { $stage }
board-wins =
    { $count ->
        [one] 1 round won
       *[other] { $count } rounds won
    }
board-close = Close the run
board-open = Leave it open
board-break = Break it!
board-pass = Pass
board-end = End my turn
board-last = Last card!
board-catch = Catch { $name }
board-owes = has not said “last card!” yet
board-back = Back
board-window = Time for an answer
board-name-colour = Which colour?
board-turn = Your turn: lay a card that fits, or draw.
board-penalty =
    { $number ->
        [one] Answer with a +2 or a King, or draw { $number } card.
       *[other] Answer with a +2 or a King, or draw { $number } cards.
    }
board-plus = The Plus wants one more card: lay it, or draw.
board-king = After your King: lay any card, or end your turn.
board-run = Your run: lay more of its colour, close it or leave it open.
board-asked = { $name } has laid a +3. Break it?
board-asked-combination = { $name } has laid Plus and 3. Answer it?
board-asked-either = { $name } has laid a +3. Break it, or answer with Plus and 3?
board-asked-combination-either = { $name } has laid Plus and 3. Answer it, or break it?
board-others-asked = The others are asked.
board-answered = You have passed. The others still answer.
board-being-asked = { $name } has everybody asked for an answer.
board-owe = One card left: say “last card!”
board-wait = { $name } is playing.
board-over = The game is over.
board-action-colour = { board-card }: { board-colour-of }

# At the end of a round or of the match.
end-next = In the next match the winner begins.
end-round = Round { $round } of { $rounds } is over
end-wins =
    { $count ->
        [0] no round won
        [one] 1 round won
       *[other] { $count } rounds won
    }
end-cards =
    { $count ->
        [0] no cards left
        [one] 1 card left
       *[other] { $count } cards left
    }
board-round = Round { $round } of { $rounds }

# House rules by name.
preset-leaflet = The leaflet
    .about = As the leaflet prints it; nothing is changed.
preset-maker_faq = The maker’s answers
    .about = A run whose last card is a Taki or a Super Taki can only be left open (T-16).
preset-pyramid = Pyramid tournament
    .about = Whoever empties the hand rises a stage with one card fewer; whoever empties a hand of one card wins (T-28).

# What matters in a position, for whoever follows a match by ear.
event-now_cards =
    { $number ->
        [one] { $player } has one card left.
       *[other] { $player } has { $number } cards left.
    }
event-now_run =
    { $colour ->
        [r] A red run is open.
        [b] A blue run is open.
        [g] A green run is open.
       *[y] A yellow run is open.
    }
event-now_leads =
    { $colour ->
        [any] Anything may be laid.
        [r] Red leads.
        [b] Blue leads.
        [g] Green leads.
       *[y] Yellow leads.
    }
