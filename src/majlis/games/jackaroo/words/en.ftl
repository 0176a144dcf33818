# Reasons for a refusal; the rule's number is shown beside them.
reason-over = The game is over.
reason-not_your_turn = It is not your turn.
reason-no_such_action = There is no such action.
reason-no_such_colour = Nobody at this table plays that colour.
reason-not_in_hand = You do not hold that card.
reason-stopped = You are stopped: throw one card of your choice.
reason-must_play = You can play a card, so you may not throw.
reason-throw_the_hand = At this table a player with no play throws the whole hand.
reason-throw_one_card = At this table a player with no play throws one card, not the hand.
reason-queen_only_moves = At this table a queen only moves 12; it does not stop.
reason-no_own_marble = At this table one of the two marbles of a swap must be yours.
reason-too_many_parts = At this table a 7 is shared between two marbles at most.
reason-locked_out = All marbles of the colour you play are in the graveyard: you can only drop one.
reason-nobody_to_stop = The next player has no cards, so there is nobody to stop.
reason-none_to_drop = There is no marble in the graveyard to drop.
reason-home_taken = A marble of that colour stands on the home already.
reason-in_graveyard = That marble is in the graveyard; it comes out only by a drop.
reason-killed_before = An earlier part of the 7 kills that marble.
reason-base_filled_before = An earlier part fills the base; that part must be the last.
reason-not_back_out = A 4 moves marbles on the ring only, not in a base.
reason-five_in_base = A 5 moves marbles on the ring only, not in a base.
reason-immune = A 5 cannot move another player's marble that stands on its own home.
reason-leaves_mouth = At this table a 5 may not take an opponent's marble off its mouth.
reason-overshoot = The count must be exact: that goes beyond the end of the base.
reason-base_blocked = A marble in the base is in the way.
reason-passes_own = A marble may not pass one of its own colour.
reason-too_many_passed = A marble may pass only one other marble.
reason-passes_pair = Two marbles side by side may not be passed.
reason-lands_on_own = At this table a marble may not land on one of its own colour.
reason-protected = A marble on its own home protects that cell: nobody passes it or lands there.
reason-king_spares_own = At this table a king may not run over a marble of its own colour.
reason-same_colour = A swap needs two marbles of different colours.
reason-not_on_ring = Both marbles of a swap must stand on the ring.
reason-on_own_home = A marble on its own home cannot be swapped.
reason-own_marble_first = A swap with your own marble is written with it first, like J m1 s2.m3.

# Options that do not go together.
refused-each_block_needs_six = cards are removed with six players only

# What happened.
event-dropped = { $player } plays { $card }: { $marble } drops on { $to }.
event-moved = { $player } plays { $card }: { $marble } goes from { $from } to { $to }.
event-entered = { $marble } is in the base, on { $to }.
event-killed = { $marble } is killed on { $at } and goes back to its graveyard.
event-swapped = { $player } plays { $card }: { $marble } goes to { $to } and { $other } to { $other_to }.
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
