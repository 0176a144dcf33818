# What happened.
kind-named =
    { $kind ->
        [bu] bottoms up
        [ti] take it
       *[number] { $kind }
    }
kinds-named =
    { $count ->
        [1] { kind-named }
       *[other] { $count } × { kind-named }
    }
event-chose = { $player } is ready.
event-chose_cards = { $player } wants { $kinds } to lie face up.
event-swapped = { $player } has exchanged and shows { $kinds }.
event-starts = { $player } holds the smallest number, { kind-named }, and must lead it.
event-starts_freely = Nobody holds a number; { $player_inside } leads anything.
event-led =
    { $zone ->
        [up] { $player } leads { kinds-named } from the face-up cards.
        [down] It leads for { $player_inside }: { kinds-named }.
       *[hand] { $player } leads { kinds-named }.
    }
event-laid =
    { $zone ->
        [up] { $player } lays { kinds-named } from the face-up cards.
        [down] It fits, and lies on the pile for { $player_inside }: { kinds-named }.
       *[hand] { $player } lays { kinds-named }.
    }
event-turned = { $player } turns face-down card { $place }: { kind-named }.
event-misfit =
    { $count ->
        [one] It does not fit: { $player_inside } takes it.
       *[other] It does not fit: { $player_inside } takes it with the pile, { $count } cards.
    }
event-gave =
    { $zone ->
        [up] { $player } lays a take it from the face-up cards: { $target_player_inside } is to take the pile.
        [down] { $player } aims the take it: { $target_player_inside } is to take the pile.
       *[hand] { $player } lays a take it: { $target_player_inside } is to take the pile.
    }
event-countered = { $player } counters with a take it: now { $target_player_inside } is to take the pile.
event-accepted =
    { $count ->
        [0] { $player } accepts, and there is nothing to take.
        [one] { $player } accepts and takes one card.
       *[other] { $player } accepts and takes { $count } cards.
    }
event-took =
    { $count ->
        [one] { $player } takes the pile: one card.
       *[other] { $player } takes the pile: { $count } cards.
    }
event-burned =
    { $count ->
        [one] The 8 burns alone.
       *[other] The 8 burns the pile: { $count } cards in all.
    }
event-burned_four =
    { $count ->
       *[other] Four of a kind burn the pile: { $count } cards in all.
    }
event-again = { $player } plays again.
event-skipped =
    { $count ->
        [one] The next player is skipped.
       *[other] { $count } turns are skipped.
    }
event-reversed =
    { $way ->
        [left] Play goes on to the left.
       *[right] Play goes on to the right.
    }
event-lifted =
    { $count ->
        [one] The lowest card comes up: { $kinds }.
       *[other] { $count } cards come up from below: { $kinds }.
    }
event-freed = The next player may play anything.
event-demanded = Five or less is demanded.
event-drew =
    { $count ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $count } cards.
    }
event-back = { $player } is back in the game.
event-out = { $player } has no cards left and is out, in place { $place }.
event-limit = The stage has lasted { $plays } plays and ends here; fewer cards are better.
event-jinx = { $player } is the jinx of stage { $stage }.
event-stage = Stage { $stage } begins; { $player_inside } deals.
event-won =
    { $jinxes ->
        [0] { $player } wins the match, and never was the jinx.
        [one] { $player } wins the match; the jinx just once.
       *[other] { $player } wins the match; the jinx { $jinxes } times.
    }
event-shared = The win is shared: { $players }.

# The table in a terminal.
terminal-stage = Stage { $stage } of { $stages }
terminal-right = play goes to the right
terminal-left = play goes to the left
terminal-draw = Draw pile: { $count }
terminal-gone = Out of the game: { $count }
terminal-pile = Pile ({ $count }), the top is last:
terminal-pile-empty = The pile is empty.
terminal-standing = Standing value: { $value }
terminal-anything = Anything goes.
terminal-demand = Five or less!
terminal-player = Player { $seat }
terminal-hand = hand
terminal-up = face up
terminal-down = face down
terminal-known = known to be in hand: { $cards }
terminal-out = out, place { $place }
terminal-dealer = dealer
terminal-jinxes =
    { $count ->
        [0] never the jinx
        [one] the jinx once
       *[other] the jinx { $count } times
    }
terminal-chosen = ready
terminal-choosing = still choosing
terminal-turn = Player { $seat } to play.
terminal-lead = Player { $seat } must lead a { $kind }.
terminal-aim = Player { $seat } found a take it and chooses who gets the pile.
terminal-asked = Player { $seat } is asked: accept, or counter?
terminal-exchange = Exchange: who still has to choose: { $seats }
terminal-over = The match is over.

# The board on the page.
board-up = face up: { $kind }
board-down = face-down card { $place }
board-table-cards = Your cards on the table
board-held =
    { $count ->
        [one] { $kind }
       *[other] { $count } × { $kind }
    }
board-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
board-zones = face up: { $ups }; face down: { $downs }; in hand: { $count }
board-draw-pile =
    { $count ->
        [0] Nothing to draw
       *[other] Draw: { $count }
    }
board-pile =
    { $count ->
        [0] The pile is empty
        [one] The pile: { $cards }
       *[other] The pile, { $count } cards, on top: { $cards }
    }
board-anything = Anything goes
board-demand = Five or less!
board-standing = { $value } or higher
board-direction =
    { $way ->
        [left] Play goes to the left.
       *[right] Play goes to the right.
    }
board-out = out, place { $place }
board-is-ready = ready
board-is-choosing = choosing
board-jinxes =
    { $count ->
        [one] jinx once
       *[other] jinx × { $count }
    }
board-window = Time for the exchange
board-give = The pile to { $name }
board-count = How many?
board-lay =
    { $count ->
       *[other] Lay { $count }
    }
board-take =
    { $count ->
        [one] Take the pile: 1 card
       *[other] Take the pile: { $count } cards
    }
board-accept =
    { $count ->
        [0] Accept: nothing to take
        [one] Accept: take 1 card
       *[other] Accept: take { $count } cards
    }
board-counter = Counter with a take it
board-ready = Keep these three
board-swap = Show these three
board-back = Back
board-over = The game is over.
board-exchange = Exchange face-up cards with your hand if you like: touch one, then the other.
board-partner = Now touch its partner in the other row.
board-chosen = You are ready. The others are still choosing.
board-wait-exchange = The players exchange cards.
board-lead = The smallest number is yours: lead a { $kind }.
board-play = Your turn: lay from your hand.
board-play-up = Your turn: lay from your face-up cards.
board-turn-down = Your turn: turn a face-down card, and hope.
board-must-take =
    { $count ->
        [one] Nothing fits: take the pile.
       *[other] Nothing fits: take the pile, { $count } cards.
    }
board-how-many = How many of { $kind }?
board-aim = Who shall take the pile?
board-asked =
    { $count ->
        [0] You are to take the pile, but it is empty.
        [one] You are to take the pile: one card.
       *[other] You are to take the pile: { $count } cards.
    }
board-asked-counter =
    { $count ->
        [one] You are to take the pile, one card: accept, or counter.
       *[other] You are to take the pile, { $count } cards: accept, or counter.
    }
board-wait = { $name } is playing.
board-wait-asked = { $name } is asked to take the pile.
board-action-up = { kinds-named }, face up
board-action-counter = Counter: the pile to { $name }
board-action-swap = Show { $kinds }

# At the end of a stage or of the match.
end-next = In the next match the jinx deals.
end-stage = Stage { $stage } of { $stages } is over
end-jinx = the jinx
end-jinxes =
    { $count ->
        [0] never the jinx
        [one] the jinx once
       *[other] the jinx { $count } times
    }
board-stage = Stage { $stage } of { $stages }

# House rules by name.
preset-leaflet = The leaflet
    .about = As the leaflet prints it; nothing is changed.
preset-one_stage = A single stage
    .about = One stage decides who is the jinx (N-22).
preset-two_decks = Two decks
    .about = Room for up to twelve players (N-1).

# What matters in a position, for whoever follows a match by ear.
event-now_holds = { $player }: { $hand } in hand, { $up } face up, { $down } face down.
event-now_pile =
    { $number ->
        [one] One card lies on the pile: { kind-named }.
       *[other] { $number } cards lie on the pile, on top { kind-named }.
    }
event-now_no_pile = The pile is empty.
event-now_draw =
    { $number ->
        [one] One card is left to draw.
       *[other] { $number } cards are left to draw.
    }
