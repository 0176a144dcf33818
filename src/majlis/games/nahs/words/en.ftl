# Reasons for a refusal; the rule's number is shown beside them.
reason-match_over = The match is over.
reason-not_your_turn = It is not your turn.
reason-no_such_action = There is no such play.
reason-exchange_first = Everybody exchanges first: keep your cards with `ready`, or name three with `swap`.
reason-exchange_over = The exchange is over.
reason-already_chosen = You have chosen already; wait for the others.
reason-same_set = These three lie face up already; say `ready` to keep them.
reason-not_your_six = You do not have these three among your hand and your face-up cards.
reason-one_card_only = By your house rules only one card is exchanged for one.
reason-aim_first = You have turned up a take it: choose who gets the pile.
reason-answer_first = You have been chosen to take the pile: accept, or counter with a take it.
reason-not_asked = Nobody has chosen you to take the pile.
reason-no_such_player = There is no such player.
reason-not_yourself = You cannot choose yourself.
reason-no_counter = You have no take it where you would play from.
reason-hand_empty = Your hand is empty; play from your face-up cards, or turn a face-down one.
reason-not_held = You do not hold that many of these.
reason-hand_first = You play from your hand as long as you hold any card.
reason-not_face_up = You do not have that many of these lying face up.
reason-face_up_first = Your face-up cards come before the face-down ones.
reason-no_card_there = There is no card at that place any more.
reason-lead_smallest = The smallest number in any hand is yours, and you must lead it.
reason-too_low = That is lower than what stands on the pile.
reason-five_or_less = A 5 demands five or less.
reason-no_five_on_five = By your house rules no 5 goes on a 5.
reason-no_wild_under_five = By your house rules only 0 to 5 go on a 5.
reason-nothing_to_take = An empty pile is never taken.
reason-can_lay = You have a card that fits, so you must lay.
reason-turn_blind = With only face-down cards left you must turn one.

# Options that do not go together.
refused-one_deck_seats_six = more than six players need two decks (decks=2)

# What happened.
event-chose = Player { $seat } is ready.
event-chose_cards = Player { $seat } wants { $cards } to lie face up.
event-swapped = Player { $seat } has exchanged and shows { $cards }.
event-starts = Player { $seat } holds the smallest number, { $kind }, and must lead it.
event-starts_freely = Nobody holds a number; player { $seat } leads anything.
event-led =
    { $zone ->
        [up] Player { $seat } leads { $cards } from the face-up cards.
        [down] It leads for player { $seat }: { $cards }.
       *[hand] Player { $seat } leads { $cards }.
    }
event-laid =
    { $zone ->
        [up] Player { $seat } lays { $cards } from the face-up cards.
        [down] It fits, and lies on the pile for player { $seat }: { $cards }.
       *[hand] Player { $seat } lays { $cards }.
    }
event-turned = Player { $seat } turns face-down card { $place }: { $kind }.
event-misfit =
    { $count ->
        [one] It does not fit: player { $seat } takes it.
       *[other] It does not fit: player { $seat } takes it with the pile, { $count } cards.
    }
event-gave =
    { $zone ->
        [up] Player { $seat } lays a take it from the face-up cards: player { $target } is to take the pile.
        [down] Player { $seat } aims the take it: player { $target } is to take the pile.
       *[hand] Player { $seat } lays a take it: player { $target } is to take the pile.
    }
event-countered = Player { $seat } counters with a take it: now player { $target } is to take the pile.
event-accepted =
    { $count ->
        [0] Player { $seat } accepts, and there is nothing to take.
        [one] Player { $seat } accepts and takes one card.
       *[other] Player { $seat } accepts and takes { $count } cards.
    }
event-took =
    { $count ->
        [one] Player { $seat } takes the pile: one card.
       *[other] Player { $seat } takes the pile: { $count } cards.
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
event-again = Player { $seat } plays again.
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
        [one] The lowest card comes up: { $cards }.
       *[other] { $count } cards come up from below: { $cards }.
    }
event-freed = The next player may play anything.
event-demanded = Five or less is demanded.
event-drew =
    { $count ->
        [one] Player { $seat } draws a card.
       *[other] Player { $seat } draws { $count } cards.
    }
event-back = Player { $seat } is back in the game.
event-out = Player { $seat } has no cards left and is out, in place { $place }.
event-limit = The stage has lasted { $plays } plays and ends here; fewer cards are better.
event-jinx = Player { $seat } is the jinx of stage { $stage }.
event-stage = Stage { $stage } begins; player { $seat } deals.
event-won =
    { $jinxes ->
        [0] Player { $seat } wins the match, and never was the jinx.
        [one] Player { $seat } wins the match; the jinx just once.
       *[other] Player { $seat } wins the match; the jinx { $jinxes } times.
    }
event-shared = Players { $seats } share the win.

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
