# Glossary: kind (a number, or one of the named cards), hand, face-up cards, face-down cards, draw pile, pile (the cards being played on), standing value, wild kinds (0, 8, 9, bottoms up, take it), bottoms up (bu, Taht-Foq), take it (ti, Sheel ya Nahs), counter, burn, skip, reverse, stage, jinx (last one with cards), seat

rulebook-title = Wajh Al-Nahs (Jinx Face)
rulebook-tagline = Be rid of your cards, and do not look at the cat.
rulebook-intro = There was once a boy whose real name nobody used: wherever he turned up, things broke and matches were lost, and so people called him Jinx Face. Behind him, always, walked a cat with bright eyes. One group of friends did not believe in bad luck, and sat down beside him to prove it. Just then a dust storm swept the street empty, and when it settled a black box of cards lay at their feet. They played three times, and three times the boy was left with all the cards. At the third the dust came back, and when it cleared the boy and the box were gone. Only the cat still sat there, watching the empty place. Now the box is in your hands: get rid of all your cards, for the last one holding any is the jinx!

## Cards and deal

N-1 = There are sixteen kinds of cards, four of each, 64 in all: the numbers 1 to 13 (of which 5, 6, 7, 8 and 9 have powers), 0 (*Sifirha*, zero it), *Taht-Foq* (bottoms up) and *Sheel ya Nahs* (take it). 2 to 6 people play. By a house rule two decks are used, and up to 12 people play.
N-2 = Each player gets 3 cards face down, which nobody may look at; 3 face up on top of them; and 3 in hand. The rest is the draw pile.
N-3 = Before the first play you may exchange cards between your face-up cards and your hand, once: arrange the six as you like. All do it at the same time, and nothing is seen until everybody is ready. You act just once: either keep your cards (`ready`) or name another three to lie face up (`swap`). By house rules you exchange one card for one, or none.
N-4 = The first dealer is drawn by lot. Whoever holds the smallest *number* in hand after the exchange (a 1, else a 2, and so on; 0, bottoms up and take it are no numbers) starts and must lead it, one card or several of it. If an 8 is led so, it burns, and the same player then leads anything. If several hold the smallest number, the first of them starts, counting in playing order from the player on the dealer's right. If nobody holds a number, the player on the dealer's right leads anything. In every stage play goes to the right until it is reversed.

## Your turn

N-5 = Lay one card, or several of the same kind, on the pile. They come from the zone you are playing from (N-9), and their value must be equal to or higher than the pile's *standing value*.
N-6 = The standing value is that of the top card, but you look through the transparent ones, 9s and bottoms ups, to the card beneath. If only 9s and bottoms ups lie there, it is 9 if there is a 9 among them; otherwise anything goes, as on an empty pile. After a 0 anything goes. For a 5 see N-11.
N-7 = After laying from your hand, draw until you hold 3 again, as long as the draw pile lasts. If you hold 3 or more, you draw nothing.
N-8 = If you cannot lay, you take the whole pile into your hand and the turn passes; the next player leads anything. If you can lay, you must. An empty pile is never taken. A house rule lets you take the pile of your own free will.
N-9 = You play from your hand as long as you hold any card. When hand and draw pile are both empty, you play your face-up cards, one, or several of a kind. When these are gone, you turn one face-down card, chosen blind: if it does not fit, you take it together with the pile, and the other face-down cards wait until your hand is empty again. You never mix zones in one play. When you take the pile, your face-up cards stay where they are. Face-down cards keep their numbers 1 to 3.

## Powers

N-10 = **0 (zero it)** may be laid on anything, and the next player plays anything.
N-11 = **5 (five or less)** is laid like any other number (a house rule forbids a 5 on a 5). While the standing value is 5, it makes a *demand*: only 1 to 5 may be laid, also those below 5, and the wild kinds 0, 8, 9, bottoms up and take it (a house rule refuses all of these but the 0). A 9 leaves the demand standing; so does a bottoms up, unless the card it lifts sets another value. A counter (N-18) is not bound by it. Four 5s in a row burn first (N-15).
N-12 = **6 (skip)**, laid on a strictly smaller standing value or on an empty pile, takes away the next player's turn. Each 6 laid together with it skips one more, counting round the table (with two players left, two 6s make it the other's turn). On an equal value it is a plain 6. If only bottoms ups lie there, it counts as an empty pile; a 0 is smaller; and through 9s the standing value counts. A house rule gives it power on an equal value, too.
N-13 = **7 (reverse)**, under the same condition as the 6, turns the direction of play, once for each 7. With two players left it is a plain 7.
N-14 = **8 (burn)** may be laid on anything: the pile leaves the game and you play again.
N-15 = Four equal cards one on another on top of the pile, whoever laid them, burn it as well. Whoever laid the last of them plays again, and the cards' own powers do not act. More than four do it, too. You look for this after the cards are laid and before anything is lifted, so four bottoms ups burn. The cards must be allowed on the pile in the first place. A card lifted earlier by a bottoms up counts when a laid card completes the four. 9s or bottoms ups in between break the four, but four 9s do burn. A house rule looks through 9s.
N-16 = **9 (transparent)** may be laid on anything: the value beneath it stands. It repeats no power. As the first card on an empty pile it is a 9.
N-17 = **Bottoms up (Taht-Foq)** may be laid on anything. It is laid, and then the lowest card of the pile is lifted to the top and stands as if it lay there alone: a 0 frees, a 5 demands, a 9 or a bottoms up is looked through. A lifted 6 or 7 does nothing, and a lifted card never completes a four. Several bottoms ups are all laid first, then as many cards are lifted one by one: a pile of 12, 3, 4 (from the bottom) and two bottoms ups becomes 4, BU, BU, 12, 3. On an empty pile nothing is lifted; the bottoms up stays, and anything goes.
N-18 = **Take it (Sheel ya Nahs)** may be laid on anything, one at a time. Choose another player, even one who has finished: that player takes the whole pile. If the chosen player has a take it in the zone they would play from (never a face-down one), they may lay it as a counter and choose another player, even the one who chose them. The chosen player is always asked, even one who has finished and even if the pile is empty; sometimes accepting is all they can say, so that the asking gives nothing away. Whoever lays a take it or a counter from the hand draws back to 3 at once. A take it turned up blind fits wherever one may be laid (N-11), and its player then chooses. Every take it that was laid leaves the game. A finished player who takes cards is back in the game and loses their place (those who finished later move up); if the pile was empty, they stay out. Then the player after the one who laid the *first* take it leads. By a house rule the player after the one who took the pile leads.
N-19 = After an 8, a four or a take it you draw first (N-7); then you play again, or the turn passes on.

## End of a stage and of the match

N-20 = You are out when you have no cards left anywhere and the effects of your play are done. Until then you still count: your last 7 turns the direction when three are left, your last 6s count you in the circle, and if the turn should fall on you the next player has it. Players are placed in the order in which they go out; if several go out by one chain of take its, in the order of their last take it. If you go out on a burn, the next player leads.
N-21 = When only one player has cards left, after all effects, the stage ends. That player is the jinx, takes the last place, and deals next. Should nobody have cards left, the one who went out last is the jinx.
N-22 = A match has 3 stages; a house rule allows another number. Whoever was the jinx least often wins; among equals the smaller sum of places wins; if that is equal, too, they share the win.
N-23 = So that no stage goes on for ever, it ends after 3,000 plays. Everything done after the exchange counts as a play; a take it still open is settled first; and if the stage ends by itself on the last play, that counts. Those still in are placed by who has fewer cards; among equals, the one nearer to the dealer's right is placed worse.

## Writing down plays

notation =
    Seats count from 1.
    - `7`, `0`, `bu`: lay one card from the hand (`bu` is bottoms up). `9x2`, `8x2`, `bux2`: lay two of a kind.
    - `ti>3`: lay a take it and give seat 3 the pile. It is never laid in twos.
    - `take`: take the pile.
    - `up 4x2`, `up bu`, `up ti>3`: the same from the face-up cards.
    - `down 2`: turn the second face-down card. If it is a take it, aim it next, with `ti>3`.
    - `swap 1,5,9`: before the first play, the three cards that shall lie face up, in the order 0 to 13, bu, ti. Equal cards are all alike, and if these three already lie there you say `ready`.
    - `ready`: keep the cards as they are.
    - `counter>2`: answer a take it with your own, from the hand or the face-up cards, and give seat 2 the pile.
    - `accept`: take the pile when you are chosen.
example-1 = The pile is 4, 9, 9 and you hold 3, 5 and 11. You may lay the 5 or the 11, but not the 3: through the 9s the 4 stands.
example-2 = The pile is 2, 5 and you hold 6, 7 and 9. The 6 and the 7 are not allowed. The 9 is, and the next player still must lay 5 or less.
example-3 = Three players: you lay two 6s together on a 3. Both others are skipped and it is your turn again.
example-4 = Your last card is an 8 and it burns the pile: you are out, and the next player leads on an empty pile.
example-5 = From bottom to top the pile is 12, 3, 4, and you lay a bottoms up. Now it is 3, 4, BU, 12, and the next player needs 12 or more, or a wild card.

## House rules

option-players = Players
    .about = 2 to 6 people can play with one deck, 2 to 12 with two (N-1).
option-decks = Decks
    .about = How many decks of 64 cards are used (N-1): usually 1; with 2, up to 12 people can play.
option-swap = Exchange before the first play
    .about = How much you may exchange between your hand and your face-up cards (N-3).
    .v-any = As you like (usual)
    .v-one_pair = One card for one card
    .v-none = No exchange
option-take = Taking the pile
    .about = When you may take the pile (N-8). When free, you may take it even if you could lay, and also when you have only face-down cards left; otherwise you cannot choose to take it from there.
    .v-only_if_stuck = Only if you cannot lay (usual)
    .v-free = Whenever you like
option-strict_five = A 5 on a 5
    .about = Whether a 5 may be laid while the standing value is 5 (N-11). A note in the leaflet can be read as forbidding it.
    .v-no = Allowed (usual)
    .v-yes = Not allowed
option-wilds_under_five = Wild cards under a 5
    .about = Whether 8, 9, bottoms up and take it may be laid while a 5 demands five or less (N-11). A 0 is always allowed.
    .v-yes = Allowed (usual)
    .v-no = Not allowed
option-equal_effect = 6 and 7 on an equal card
    .about = Whether a 6 skips and a 7 reverses also when laid on an equal standing value (N-12, N-13).
    .v-no = No power there (usual)
    .v-yes = The power works
option-burn_through_nine = Four with 9s in between
    .about = Whether 9s lying between four equal cards are looked through, so that the four still burn (N-15). Bottoms ups always break the four.
    .v-no = 9s break the four (usual)
    .v-yes = 9s are looked through
option-after_take = Who leads after a take it
    .about = Who leads when a take it has been settled (N-18).
    .v-first = The player after the first take it (usual)
    .v-taker = The player after the one who accepted
option-stages = Stages
    .about = How many stages a match has (N-22): from 1 to 12, usually 3.

##

# Reasons for a refusal; the rule's number is shown beside them.
reason-match_over = The match is over.
reason-not_your_turn = It is not your turn.
reason-no_such_action = There is no such play.
reason-exchange_first = Everybody exchanges first: keep your cards, or choose the three that are to lie face up.
reason-exchange_over = The exchange is over.
reason-already_chosen = You have chosen already; wait for the others.
reason-same_set = These three lie face up already; keep them as they are.
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
refused-one_deck_seats_six = more than six players need two decks
