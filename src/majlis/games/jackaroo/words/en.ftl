# What happened.
marble-named =
    { $whose ->
        [own] marble { $number }
       *[other] marble { $number } of { $target_player_inside }
    }
other-marble-named = marble { $other_number } of { $other_player_inside }
steps-named =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
event-drew = { $player } draws { $card } for the lead.
event-drew_equal = A tie with { $card }. They draw again: { $players }.
event-leads = { $player } has the lead: deals, and plays first.
event-leads_next_plays = { $player } has the lead and deals; { $target_player_inside } plays first.
event-dropped = { $player } plays { $card }: { marble-named } drops on its home.
event-moved =
    { $way ->
        [back] { $player } plays { $card }: { marble-named } walks { steps-named } back to cell { $cell }.
        [in] { $player } plays { $card }: { marble-named } walks { steps-named } to cell { $cell } of the base.
       *[on] { $player } plays { $card }: { marble-named } walks { steps-named } to cell { $cell }.
    }
event-entered = The marble has come in and is safe in the base.
event-killed = Marble { $number } of { $target_player_inside } is killed on cell { $at } and goes back to its graveyard.
event-swapped = { $player } plays { $card }: { marble-named } and { other-marble-named } change places.
event-stopped = { $player } plays { $card } and stops { $target_player_inside }.
event-lost_card = { $player } loses a card at random: { $card }.
event-paid_stop = { $player } is stopped and throws { $card }.
event-threw = { $player } has no play and throws { $card }.
event-threw_hand =
    { $count ->
        [one] { $player } has no play and throws the last card: { $cards }.
       *[other] { $player } has no play and throws the whole hand: { $cards }.
    }
event-finished = All four marbles of { $player_inside } are in.
event-won = { $player } wins.
event-team_won = { $player } and { $target_player_inside } win.
event-drawn = After { $plays } plays nobody has won: a draw.
event-new_leader = All cards are shuffled. { $player } leads block { $block }.
event-dealt =
    { $count ->
        [one] Everybody gets one card. { $player } begins.
       *[other] Everybody gets { $count } cards. { $player } begins.
    }

# On the terminal's board.
terminal-player = Player { $seat }
terminal-grave = graveyard { $count }
terminal-base = base
terminal-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
terminal-hand = Player { $seat } holds: { $cards }
terminal-leads = (leads)
terminal-lacks = has no { $cards }
terminal-deck =
    { $count ->
        [0] Block { $block }, the last deal
        [one] Block { $block }, 1 card to deal
       *[other] Block { $block }, { $count } cards to deal
    }
terminal-spent = Spent in this block: { $cards }
terminal-last = Last play: { $cards }
terminal-turn = Player { $seat }: play a card, or throw if none can be played.
terminal-owes = Player { $seat } is stopped: throw one card.
terminal-over = The game is over.
terminal-legend = ⌂ home   » mouth of the base

# The board on the page.
board-label = Jackaroo board
board-hand = Your cards
board-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
board-ways = What to do
board-card =
    { $playable ->
        [yes] Card { $card }
       *[no] Card { $card }, cannot be played now
    }
board-waiting = { $name } is to play.
board-waiting-stopped = { $name } is stopped and throws a card.
board-over = The game is over.
board-choose-card = Your turn: choose a card.
board-choose-card-mate = Your four are in, so you play for { $name }: choose a card.
board-stopped = You are stopped: choose a card to throw.
board-no-play = You have no play: choose a card to throw.
board-no-play-hand = You have no play: throw your whole hand.
board-throw-this = Throw the { $card }?
board-dead-card = The { $card } cannot be played now.
board-card-first = Choose a card first, then the marble.
board-own-only = With this card you move only marbles of the colour you play.
board-choose-A = A: drop a marble, or walk 1 or 11.
board-choose-2 = 2: choose a marble to walk 2.
board-choose-3 = 3: choose a marble to walk 3.
board-choose-4 = 4: choose a marble to walk 4 backwards.
board-choose-5 = 5: choose any marble on the ring, yours or another player’s, to walk 5.
board-choose-6 = 6: choose a marble to walk 6.
board-choose-7 = 7: choose a marble to walk all 7 steps or some of them.
board-choose-8 = 8: choose a marble to walk 8.
board-choose-9 = 9: choose a marble to walk 9.
board-choose-10 = 10: choose a marble to walk 10, or stop the next player.
board-choose-J = J: choose the first of two marbles that change places.
board-choose-Q = Q: choose a marble to walk 12.
board-choose-Q-stop = Q: choose a marble to walk 12, or stop the next player.
board-choose-K = K: drop a marble, or walk 13 and kill all on the way.
board-choose-way = How far shall it walk?
board-choose-walker =
    { $steps ->
        [one] Choose the marble that walks 1 step.
       *[other] Choose the marble that walks { $steps } steps.
    }
board-choose-steps = How many of the steps shall it walk?
board-choose-rest =
    { $steps ->
        [one] Choose a marble for the rest of the 7: 1 step.
       *[other] Choose a marble for the rest of the 7: { $steps } steps.
    }
board-choose-rest-mate =
    { $steps ->
        [one] Your base is full: 1 step is left for a marble of { $name }.
       *[other] Your base is full: { $steps } steps are left for a marble of { $name }.
    }
board-draw-title = The draw for the lead
board-draw-again = Tie: draw again
board-draw-leads = { $name } has the lead
board-draw-first = { $name } plays first
board-choose-other = Choose the marble it changes places with.
board-marble =
    { $own ->
        [yes] your marble { $number }
       *[no] { $name }’s marble { $number }
    }
board-marble-first =
    { $own ->
        [yes] Your marble { $number }
       *[no] { $name }’s marble { $number }
    }
board-place-ring = cell { $cell }
board-place-home = its home
board-place-base = base cell { $cell }
board-place-grave = the graveyard
board-standing = { $marble }, on { $place }
board-lying = { $marble }, in the graveyard
board-walks = { $marble }: { $steps } to { $place }.
board-drops = { $marble } drops on its home.
board-swaps = { $marble } and { $other } change places.
board-kills = It kills { $marble }.
board-do-drop = Drop a marble
board-do-walk = Walk { $steps }
board-do-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
board-do-stop = Stop { $name }
board-do-throw = Throw the { $card }
board-do-throw-hand = Throw the whole hand
board-do-play = Play
board-back = Back
board-teammate = Your teammate
board-team = Plays with { $name }
board-leads = Leads these deals
board-is-stopped = Stopped
board-pile = Last played: { $cards }
board-pile-empty = Nothing has been played yet
board-action = { $card } – { $action }

# At the end of the match.
end-next = In the next match the lead moves on.
end-home =
    { $count ->
        [0] no marble home
        [one] 1 marble home
       *[other] { $count } marbles home
    }

# House rules by name.
preset-leaflet = The leaflet
    .about = As the Arabic leaflet prints it; nothing is changed.
preset-english_leaflet = The English leaflet
    .about = Whoever has no play throws the whole hand and waits for the next deal (J-26).
preset-gulf_apps = As the Gulf’s apps play
    .about = A queen may stop (J-7), a 5 moves marbles off their homes (J-9), the rest of a 7 goes to the teammate (J-10), and the player after the leader plays first (J-21).

# What matters in a position, for whoever follows a match by ear.
event-now_marbles = { $player }: { $base } in the base, { $ring } on the ring, { $grave } in the graveyard.
event-now_cards =
    { $number ->
        [one] { $player } has one card.
       *[other] { $player } has { $number } cards.
    }
