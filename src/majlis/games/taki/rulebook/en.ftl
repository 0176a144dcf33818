# Glossary: colour, figure (a number or a command sign), command card, lead (the card to follow), draw pile, lay, draw, active +2, Stop, Reverse, Plus, Changer, King, Taki, Super Taki, run (cards laid on a Taki), close / leave open, +3, Breaker, combination, last card!, round, match, stage, seat

rulebook-title = Super Taki
rulebook-tagline = Match a colour, open a Taki, and do not forget to shout at the end.
rulebook-intro = Be the first to get rid of all your cards. You follow the colour or the figure of the card on top, and the command cards turn everything upside down: they stop, turn round, add up, open runs and break them. With one good Taki half your hand is gone in a single turn. Just remember to say "last card!" in time.

## Cards and deal

T-1 = There are four colours, and there is no plain 2. Both decks hold 104 coloured cards (1, 3, 4, 5, 6, 7, 8, 9, +2, Stop, Reverse, Plus and Taki, each twice in each colour) and also 4 Changers, 2 Super Takis and 2 Kings. The usual deck has 116 cards, because it adds 2 cards +3 and 2 Breakers; a house rule takes the deck of 112, which has none of these four. The leaflet says 112 cards and lists 116, and it explains the +3 cards as well as the combination of Plus and 3 (T-24); so both are played.
T-2 = 2 to 10 people play, with 8 cards each; a house rule deals more or fewer. The rest is the draw pile. Its top card is turned up and is the **lead**.
T-3 = If the opening card is a command card, only its colour and figure count; its command is ignored, and an opening Taki is not open. On an opening card without a colour anything may be played. A house rule opens with a number instead.
T-4 = The youngest starts: the table may name who it is, otherwise the starter is drawn by lot. Later rounds, and a rematch, are started by the last winner; if there were several, by the first of them clockwise from the last starter. Every round begins clockwise.

## Your turn

T-5 = You may lay a card that has the colour of the lead or its figure (the same number or command sign). A Changer, King, Super Taki, +3 or Breaker needs no match. Equal figures match across colours: a Stop on a Stop, a +2 on a +2 that is no longer active, a Taki on a Taki. The figure of a Super Taki is Taki.
T-6 = If you cannot lay, you draw one card and your turn ends; you may use the card from your next turn on. You may also draw if you could lay. A house rule allows drawing only if you are stuck.
T-7 = If a card is needed and the draw pile is empty, a new one is made, even in the middle of a penalty, card by card: the lead and what lies on it stay, and everything beneath is shuffled. If there is still nothing, nothing is drawn, and drawing is then the same as passing. A player left with no card who has not won (T-22, T-28) can only draw in their turn, and has not finished anything.

## Command cards

T-8 = **Stop**: the next player loses a turn. With two players the turn comes back to you.
T-9 = **Reverse**: the direction changes. With two players it does not, and the turn simply passes on. A house rule lets you play again.
T-10 = **+2**: the next player draws 2, or lays a +2 of any colour, and so on round the table. Whoever cannot or will not go on draws 2 for every +2 laid and has then lost the turn; from then on the +2 on top is inactive. Against an active +2 only a +2 or a King may be laid. A house rule allows a +3 there, too, which adds three to the penalty.
T-11 = **Changer**: you name the colour to follow. It may be laid any time, except on an active +2.
T-12 = **Plus**: lay another card that fits, at once. If you cannot or will not, draw one, and your turn ends. So a Plus as the last card of your hand does not win: you draw one at once and your turn ends. A King laid for it settles it.
T-13 = **King**: it cancels whatever the lead demands, even an active +2 or an open Taki. Then you may lay any card at all, but not draw; or you may end your turn without a penalty (a house rule makes you draw one). Kings may follow Kings. A +2 laid after it starts a new count. If nothing follows, or only a +3 or a Breaker, the colour beneath leads on and no figure matches; if there is no colour beneath, anything may be played. If a King is the last card of your hand, you win.

## Taki and runs

T-14 = **Taki**: it opens a **run** in its colour: lay as many cards of that colour as you like, in any order. Only the command of the *last* card of the run is carried out; the earlier ones are dead. Several +2 count only once, and only if the last card is one.
T-15 = You end your part of a run by *closing* it ("closed Taki") or by leaving it *open*. A closed run is over. An open one may be used by the next player: by laying a card of its colour, that player is in the run as if it were their own, and then closes it or leaves it open in turn. It stays open until somebody who used it closes it, or until a card of another colour, a Changer or a King is laid. Drawing does not close it. You enter an open run only with the first card of an ordinary turn. A +2 that answers an active +2, and the card that a Plus asked for, lie outside the run: if they have its colour it stays open, otherwise it ends; a Taki laid for a Plus opens a run of its own. After a Stop with two players you are yourself the next to use the run. While in a run you lay, close or leave open; you do not draw. A house rule closes runs automatically.
T-16 = A Taki laid alone may be closed like any run. By a house rule a run whose last card is a Taki or a Super Taki can only be left open; the leaflet does not say so, but the maker's later answers to players' questions do.
T-17 = In a run, Takis of its colour and Super Takis count as cards of the colour and do nothing else. A Changer may be the last card: it closes the run and names a colour (a house rule forbids this). Kings, +3 and Breakers may not be laid in a run.
T-18 = When a run ends, closed or left open, the command of its last card is carried out: a +2 starts a count, a Stop skips, a Reverse turns, and a Plus asks for one more card outside the run, by normal matching (T-12). If the run was left open and the command is a +2, the next player answers or draws, and the player after that may use the run. A run that empties the hand with which you win (T-26, T-28) ends by itself and wins, unless its last card is a Plus or it ends in a combination: then you first say whether you close it or leave it open. The same is true in a pyramid before the last stage.
T-19 = **Super Taki**: a Taki with no colour of its own. It takes the colour of the lead (on a Changer, the colour named), cannot change it, and opens a run. Right after your own King, or where no colour leads, you choose the colour. It may not be laid on an active +2. A house rule lets you always choose.

## +3 and Breaker

T-20 = **+3** may be laid on any lead except an active +2. Every other player draws 3, unless it is broken (T-21). It uses your turn. A +3 and a Breaker are *see-through*: afterwards the card beneath them leads, with its run if one is open.
T-21 = **Breaker** on a +3: any other player may lay it at once, even out of turn. Then nobody draws, and the one who laid the +3 draws 3. The first Breaker settles it, and it uses no turn. There is no +3 on a +3 and no Breaker on a Breaker. Every other player is asked, whether or not they hold one, so that the asking gives nothing away; where an order is needed it is the turn order, but they may answer in any order. A pass is final, and the first Breaker ends the asking. If all pass, they draw three each, in turn order. The player of a broken +3 draws before anybody's win is declared. Play goes on after the player of the +3; if that player has won, nobody draws.
T-22 = A Breaker without a +3 may be thrown only in your own turn. Then you draw 3, and your turn ends.
T-23 = A +3 as your last card wins only if it is not broken. A Breaker as your last card wins if it breaks a +3; a Breaker that is just thrown does not.
T-24 = **Combination**, with either deck: a 3 laid as the card that a Plus asked for makes every other player draw 3. Any player who holds a Plus and a 3 of one colour may answer at once with both, even out of turn: then nobody else draws and the first player draws 3. The 3 of the answer leads, the answer uses no turn, and it cannot be answered. The asking goes as in T-21. In a run the combination counts only as the last two cards, Plus and then 3, both laid by the player who ends the run; a 3 after a Plus and a King is none. If the combination empties your hand, you win unless it is answered; an answer that empties the hand wins. An answer of another colour ends an open run. A +3 laid for a Plus is no combination; a Plus on a Plus asks anew, so that a red Plus, a blue Plus and a blue 3 are one. A +3 is answered only by a Breaker and a combination only by a combination. By a house rule either answers either: a Breaker on a combination costs no cards, leaves the combination's 3 leading and an open run open, and wins if it is your last card; a combination on a +3 leads with its 3, whatever led before, and an open run stays open only if it is of that colour. Whoever is answered draws 3 before a win is declared. A +3 laid on an active +2 (T-10) is answered by neither. Another house rule has no combination: then a 3 after a Plus is just a 3.

## Last card!

T-25 = If laying a card leaves you with one card in hand, you must say "last card!". You may say it in anyone's turn and while others are being asked, but it must come before another player acts in their own turn. Acting means laying, drawing, closing, leaving open or ending; saying, catching and answering do not count. If you forget, you draw 4 just before that act. You owe it from the card that leaves you with one, even a Plus or a King; in a run, from the end of the run. You no longer owe it when your hand is not exactly one card any more, and a hand that came down to one card by drawing owes nothing. By house rules another number of cards is drawn, or only those draw whom another player catches, or nothing need be said.

## End

T-26 = The first to be rid of all cards wins the round, as T-12 and T-23 allow. The command of the last card is carried out only where it changes who wins.
T-27 = A match is one round, or more by a house rule; all of them are played. Whoever wins most rounds wins the match, and those who tie share their place (for example 1, 1, 3). With one round, places follow the number of cards left. A pyramid cannot be played with more than one round, nor the deck of 112 with the house rule of +3 on +2.
T-28 = **Pyramid tournament**, a house rule: everybody begins with 8 cards, or as many as your table deals. If you empty your hand you rise a stage: the command of your last card is carried out, and then you draw one card fewer than the stage you have finished began with (7, 6, and so on down to 1; fewer if there are no more cards). You may use them from your next turn on. The others play on. Whoever empties the hand that began with one card wins the tournament. A Plus draws its card first (T-12) and so does not finish a stage; a King does, with no card to follow. A new hand of one card must be announced (T-25). Players are ranked by the stage they reached, then by the cards they have left.
T-29 = So that no game goes on for ever, a round ends after 2,000 actions, a pyramid after 20,000; everything played or said counts. Then whoever has the fewest cards wins (in a pyramid the stage counts first), and those who tie share.

## Writing down plays

notation =
    The colours are `r` red, `b` blue, `g` green and `y` yellow. Seats count from 1.
    - `r5`, `b+2`, `gstop`, `yrev`, `r+`, `gtaki`: a red 5, a blue +2, a green Stop, a yellow Reverse, a red Plus, a green Taki.
    - `change:b`: a Changer that names blue.
    - `stk`: a Super Taki. `stk:g` names green, and is written exactly where you choose the colour (never in a run).
    - `king`, `+3`, `break`: a King, a +3, a Breaker.
    - `draw`: draw. `close` and `open`: close the run or leave it open. `end`: end your turn after a King.
    - `last!`: say "last card!". `catch:3`: catch seat 3, who forgot to.
    - `pass`: when you are asked and do not answer. `combo:r`: answer with a red Plus and a red 3 (T-24).
    Cards in the hand are written in the same way, with `change` and `stk`.
example-1 = The lead is an active `b+2`, so the penalty is 2, and you hold `gstop`, `r+2` and `king`. You may lay `r+2` or `king`, or `draw`. If you draw, you hold two more, and the next player may lay any blue card or any +2.
example-2 = You lay `gtaki`, then `g5`, `g+2` and `gstop`, and close the run. Only the Stop counts; nobody draws.
example-3 = Two players are playing and you lay a Stop: it is your turn again.
example-4 = You lay `ytaki` and `y3` and leave the run open. The next player lays `y9` and `y+` and closes it: that player must now lay one more card, or draw.
example-5 = Your hand is just `r+` and you lay it. You draw one card and your turn ends; you have not won.
example-6 = Your hand is just `+3`; you lay it and it is broken. You draw 3 and play on.

## House rules

option-players = Players
    .about = 2 to 10 people can play (T-2).
option-deck = Deck
    .about = Which deck you play with (T-1). The deck of 112 has no +3 and no Breaker; it does not go together with +3 on an active +2, nor with answering one by the other.
    .v-super116 = 116 cards, with +3 and Breaker (usual)
    .v-super112 = 112 cards, without them
option-hand = Cards to begin with
    .about = How many cards each player is dealt (T-2): from 4 to 12, usually 8. The deck must have enough for all the hands and one card to open.
option-starter = Who begins
    .about = Who begins the first round (T-4): drawn by lot, or always the player with the number you choose, for example the youngest.
    .v-0 = Drawn by lot (usual)
    .v-1 = Player 1
    .v-2 = Player 2
    .v-3 = Player 3
    .v-4 = Player 4
    .v-5 = Player 5
    .v-6 = Player 6
    .v-7 = Player 7
    .v-8 = Player 8
    .v-9 = Player 9
    .v-10 = Player 10
option-opening = Opening card
    .about = What happens when the first card turned up is not a number (T-3). When it is buried, it goes under the draw pile until a number comes; if there is no number, the top card leads.
    .v-ignore = Its command is ignored (usual)
    .v-bury = It is buried
option-draw = Drawing
    .about = Whether you may draw although you could lay (T-6). This is only about ordinary turns, not about a +2 or a Plus (T-10, T-12), and nobody is ever forced to throw a Breaker.
    .v-free = You may always draw (usual)
    .v-only_if_stuck = Only if you cannot lay
option-reverse_two = Reverse with two players
    .about = What a Reverse does when two play (T-9).
    .v-nothing = Nothing; the turn passes on (usual)
    .v-again = You play again
option-three_on_two = +3 on an active +2
    .about = Whether a +3 may be laid on an active +2 (T-10). If so, it adds three to the penalty; nobody is asked, it cannot be broken, and the +2 beneath it leads. Not with the deck of 112.
    .v-no = Not allowed (usual)
    .v-adds_three = Allowed; it adds three
option-king_decline = Ending after a King
    .about = What it costs to end your turn after a King without laying another card (T-13).
    .v-free = Nothing (usual)
    .v-draw_one = You draw one card
option-close = Closing a run
    .about = Whether you may leave a run open (T-15). When runs close automatically, closing is the only way to end one, except for what your table plays about a Taki as the last card (T-16).
    .v-declare = You choose: close or leave open (usual)
    .v-automatic = Runs are always closed
option-lone_taki = Taki as the last card of a run
    .about = Whether a run whose last card is a Taki or a Super Taki may be closed (T-16). The maker's later answers say that it stays open.
    .v-closable = It may be closed (usual)
    .v-stays_open = It can only be left open
option-wild_in_run = Changer in a run
    .about = Whether a Changer may be the last card of a run (T-17).
    .v-changer_last = Yes, as the last card (usual)
    .v-none = No
option-super_colour = Colour of a Super Taki
    .about = Which colour a Super Taki takes (T-19).
    .v-lead = The colour of the lead (usual)
    .v-free = The colour you choose
option-combination = Plus and 3
    .about = Whether a 3 laid for a Plus makes all others draw 3 (T-24). It goes with either deck.
    .v-yes = All others draw 3, as the leaflet says (usual)
    .v-no = It is just a 3
option-cross_answers = What answers a +3 and a combination
    .about = Usually only a Breaker answers a +3, and only a Plus and a 3 of one colour answer a combination. By this house rule either answers either (T-24). It needs the deck of 116 and the combination.
    .v-no = Each by its own kind (usual)
    .v-yes = Either by either
option-last_card = Forgetting "last card!"
    .about = What happens to a player who forgets to say "last card!" (T-25). With catching, any other player may catch them until the next player acts, and only then they draw.
    .v-penalty = They draw (usual)
    .v-catch = They draw if somebody catches them
    .v-off = Nothing; it need not be said
option-last_card_draw = Penalty for the last card
    .about = How many cards are drawn for forgetting "last card!" (T-25): from 1 to 8, usually 4.
option-rounds = Rounds
    .about = How many rounds a match has (T-27): from 1 to 20, usually 1. A pyramid has just one.
option-mode = Kind of game
    .about = An ordinary match (T-27), or the pyramid tournament, in which each finished hand is followed by a smaller one (T-28).
    .v-match = Match (usual)
    .v-pyramid = Pyramid tournament

##

# Reasons for a refusal; the rule's number is shown beside them.
reason-over = The game is over.
reason-no_such_action = There is no such action at this table.
reason-not_your_turn = It is not your turn.
reason-others_asked = The others are being asked; you go on when they have answered.
reason-answer_first = You are being asked: answer, or pass.
reason-answered = You have passed already; a pass is final.
reason-not_asked = Nobody is being asked for an answer now.
reason-breaker_wanted = Only a Breaker answers a +3.
reason-combination_wanted = Only a Plus and a 3 of one colour answer this combination.
reason-no_combination = You do not hold both the Plus and the 3 of that colour.
reason-not_held = You do not hold that card.
reason-no_fit = That card has neither the colour nor the figure of the lead.
reason-active_two = The +2 is active: lay another +2 or a King, or draw.
reason-other_colour = Only cards of the run's colour may be laid in the run.
reason-not_in_a_run = Kings, +3 and Breakers may not be laid in a run.
reason-no_changer_in_run = At this table no Changer may be laid in a run.
reason-colour_is_chosen = Say which colour the Super Taki takes.
reason-colour_is_given = The Super Taki takes the leading colour here; it is not chosen.
reason-can_lay = You can lay a card, and at this table you may draw only if you cannot.
reason-king_laid = After your King you lay a card or end your turn; you do not draw.
reason-run_goes_on = You are in a run: lay, close it or leave it open; you do not draw.
reason-no_run = You are not in a run.
reason-taki_stays_open = A Taki is the run's last card, so the run can only be left open.
reason-must_close = At this table a run can only be closed.
reason-no_king = You end a turn like this only after your own King.
reason-owes_nothing = You do not owe “last card!” now.
reason-no_catching = Nobody is caught at this table.
reason-no_such_player = There is no such player.
reason-not_oneself = You cannot catch yourself.
reason-nobody_to_catch = That player does not owe “last card!” now.
reason-has_waited = You have chosen to wait until something happens.
reason-no_waiting = You have nothing to say now, so there is nothing to wait with.

# Options that do not go together.
refused-too_many_cards = the deck has not enough cards for so many hands of that size and a lead
refused-no_such_starter = there is no player with that number
refused-no_three_in_deck = there are no +3 cards in the deck of 112
refused-no_combination_to_cross = answers crosswise need the combination of Plus and 3
refused-no_three_to_cross = the deck of 112 has no +3 and no Breaker to answer crosswise
refused-pyramid_is_one_round = a pyramid tournament is a single round
