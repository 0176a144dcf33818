# What happened.
card-named =
    { $card ->
        [T] a Toi
       *[number] { $card }
    }
thrown-named =
    { $thrown ->
        [T] a Toi
       *[number] { $thrown }
    }
first-card-named =
    { $first_card ->
        [T] a Toi
       *[number] { $first_card }
    }
second-card-named =
    { $second_card ->
        [T] a Toi
       *[number] { $second_card }
    }
event-chose = { $player } has chosen two cards.
event-opened_two = { $player } opens places { $first } and { $second }: { first-card-named } and { second-card-named }.
event-starts = { $player } has the highest sum, { $sum }, and starts.
event-starts_after_tie = The highest sum, { $sum }, came up more than once; { $player_inside } starts.
event-took = { $player } takes { card-named } from the pile.
event-looked = { $player } looks at the bank's card.
event-placed =
    { $was ->
        [hidden] { $player } puts { card-named } on place { $place }; the hidden card there was { thrown-named } and goes to the pile.
       *[open] { $player } puts { card-named } on place { $place }; { thrown-named } goes to the pile.
    }
event-threw = { $player } throws { card-named } on the pile.
event-opened = { $player } opens place { $place }: { card-named }.
event-kept_hidden = { $player } keeps the last card hidden.
event-flew = { $player } puts { card-named } on place { $from }; the Toi flies from there to place { $to }, and { thrown-named } goes to the pile.
event-new_bank =
    { $cards ->
        [one] The bank was empty: the pile is shuffled into a new one of { $cards } card.
       *[other] The bank was empty: the pile is shuffled into a new one of { $cards } cards.
    }
event-closed = { $player } has all eight cards open and closes the round.
event-limit = The round has gone on long enough: everybody has one last turn.
event-last_turn = It is { $player_inside }'s last turn of this round.
event-scored =
    { $points ->
        [one] { $player } has { $box }: { $points } point, { $total } in all.
       *[other] { $player } has { $box }: { $points } points, { $total } in all.
    }
event-doubled = { $player } closed the round without the lowest score, so it was doubled to { $points }.
event-dealt = Round { $round } is dealt.
event-extra_round = The lowest total is shared: round { $round } is played as an extra one.
event-won =
    { $total ->
        [one] { $player } wins with { $total } point.
       *[other] { $player } wins with { $total } points.
    }
event-shared_win =
    { $total ->
        [one] { $player } shares the win with { $total } point.
       *[other] { $player } shares the win with { $total } points.
    }

# The table in the terminal.
terminal-you = You, player { $seat }
terminal-total = total { $total }
terminal-total_chosen = total { $total }, has chosen
terminal-total_closer = total { $total }, has closed
terminal-total_points = total { $total } (last: { $points })
terminal-round = Round { $round } of { $rounds }
terminal-extra_round = Extra round { $round }
terminal-bank =
    { $cards ->
        [one] Bank: { $cards } card
       *[other] Bank: { $cards } cards
    }
terminal-pile = Pile: { $card }
terminal-held = Taken from the bank: { $card }
terminal-held_unseen = Player { $seat } has looked at the bank's card.
terminal-wants_open = Everybody chooses two cards to open (“open 2 7”).
terminal-wants_turn = Player { $seat } takes the pile's card (“pile 3”) or the bank's (“bank”).
terminal-wants_use = Player { $seat } places the card (“place 3”), throws it (“throw 5”) or lets a Toi fly (“fly 2>6”).
terminal-last_turns =
    { $turns ->
        [one] This is the last turn of the round.
       *[other] { $turns } last turns are left in this round, this one included.
    }
terminal-over = The match is over.
terminal-legend = ?? is a hidden card, T a Toi; places 1 to 4 are the upper row, 5 to 8 the lower.

# The board on the page.
board-your_box = Your box
board-round = Round { $round } of { $rounds }
board-extra_round = Extra round { $round }
board-total = total { $total }
board-choose_two = Choose two of your cards to open.
board-choose_second = Choose the second card.
board-others_choose = The others are still choosing their cards.
board-others_turn = It is { $player }’s turn.
board-others_look = { $player } has looked at the bank’s card.
board-wants_card = Take the pile’s card, or look at the bank’s.
board-wants_place =
    { $card ->
        [T] Where does the Toi go?
       *[other] Where does the { $card } go?
    }
board-wants_use =
    { $card ->
        [T] Put the Toi in your box, or throw it on the pile.
       *[other] Put the { $card } in your box, or throw it on the pile.
    }
board-wants_open = Which hidden card do you open?
board-wants_toi = Put your card in the Toi’s place, or let the Toi fly?
board-wants_landing = On which hidden card does the Toi land?
board-bank =
    { $cards ->
        [one] The bank, one card: look at it
       *[other] The bank, { $cards } cards: look at the top one
    }
board-pile =
    { $card ->
        [T] The pile, a Toi on top
       *[other] The pile, { $card } on top
    }
board-place_hidden = Place { $place }: hidden
board-place_open =
    { $card ->
        [T] Place { $place }: Toi
       *[other] Place { $place }: { $card }
    }
board-column = column: { $points }
board-pair = a pair: 0
board-quartet = part of a quartet: { $points }
board-sextet = part of a sextet: { $points }
board-octet = part of an octet: { $points }
board-score_cards = Score cards
board-score_card_columns = Pairs stand one above the other
board-score_card_tois = The Toi
board-score_sum = Any other column: both numbers added
board-score_pair = Pair: two of one number in a column
board-score_no_pair = No pair: side by side
board-score_quartet = Quartet: two pairs of one number
board-score_sextet = Sextet: three pairs of one number
board-score_octet = Octet: four pairs of one number
board-score_toi = It takes the number of the card in its column: always a pair
board-score_toi_joins = And so it helps to a quartet, a sextet or an octet
board-score_two_toi =
    { $rule ->
        [wild] Two Tois in a column: a pair of the number that suits you best
       *[zero] Two Tois in a column: a pair that joins no other
    }
board-score_best = best
board-throw = Throw it
board-keep_hidden = Open nothing
board-replace = Take its place
board-fly = Let it fly
board-back = Back
board-closed = closed
board-has_chosen = chosen
board-last_turns =
    { $turns ->
        [one] The last turn
       *[other] { $turns } last turns
    }
board-results = Round { $round }: the points
board-show_results_round = Points of round { $round }
board-close_results = Go on
board-you_won = You have the fewest points: you win!
board-you_share = You share the win with the fewest points.
board-won = { $player } has the fewest points and wins.
board-shared = The win is shared.
board-action_open = Open places { $first } and { $second }
board-action_bank = Look at the bank’s card
board-action_pile = The pile’s card on place { $place }
board-action_place = The card on place { $place }
board-action_throw = Throw it, and open place { $place }
board-action_throw_only = Throw it, and open nothing
board-action_pile_fly = The pile’s card on place { $place }; the Toi flies to place { $to }
board-action_fly = The card on place { $place }; the Toi flies to place { $to }

# At the end of a round or of the match.
end-round = Round { $round } of { $rounds } is over
end-extra_round = Extra round { $round } is over
end-fewest = Fewest points in this round: { $names }, { $points }.
end-gained = { $gained }, now { $points }
end-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }

# House rules by name.
preset-leaflet = The leaflet
    .about = As the leaflet prints it; nothing is changed.
preset-short = A short match
    .about = Three rounds instead of five (O-1).

# What matters in a position, for whoever follows a match by ear.
event-now_open = { $player }: { $number } of 8 cards open.
event-now_total =
    { $total ->
        [one] { $player }: { $total } point so far.
       *[other] { $player }: { $total } points so far.
    }
event-now_top = On the pile: { card-named }.
