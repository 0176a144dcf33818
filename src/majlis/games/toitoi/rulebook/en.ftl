# Glossary: box (your 8 cards, 2 rows of 4), column (two cards, one above the other), hidden card, open card, bank (draw pile), pile (thrown cards, face up), Toi, pair, quartet, sextet, octet, flying Toi, close the round, round, turn

rulebook-title = Toi Toi
rulebook-tagline = Eight cards, half of them a mystery: dare to open the last one?
rulebook-intro = You have a box of eight hidden cards, and you want as few points in it as you can. Turn by turn you swap and open cards and hunt for pairs, and for whole families of pairs. Whoever opens the last card closes the round, so choose the moment well. And the Toi, the lucky bird, helps wherever it sits.

## Set-up

O-1 = 2 to 6 people play with 108 cards: eight of each number from 0 to 12, and 4 Toi. Whoever has the fewest points after five rounds wins. A house rule allows another number of rounds.
O-2 = In each round the cards are shuffled and each player gets 8 hidden cards, laid in a *box* of 2 rows of 4. The rest is the bank; its top card is turned up and opens the *pile*.
O-3 = Everybody opens two cards of their own box, all at the same time; nothing is seen until all have chosen. Whoever has the highest sum starts. A Toi counts 0 here, and pairs do not matter yet. If several have the highest sum, lots are drawn among them; a house rule lets birthdays decide. Turns go clockwise.

## Your turn

O-4 = First take a card: the top of the pile, or the top of the bank. A card from the bank is seen only by you until it is placed. Then do one of the following.
O-5 = You may put it face up in place of an **open** card of your box; that card goes to the pile.
O-6 = Or you may put it in place of a **hidden** card of your box; that card goes to the pile, and nobody, not even you, sees it before it lies there.
O-7 = Or, only with a card from the bank, you may throw it on the pile and open one hidden card of your box. A card taken from the pile must be placed.
O-8 = When you have exactly one hidden card left, you may throw the bank's card and *not* open the hidden one. You may do so in as many turns as you like.
O-9 = **Flying Toi**: instead of all this, you may put the card you took in the place of an *open Toi* of your box, and the Toi lands on one of your hidden cards, even the one in its own column. The hidden card goes to the pile, unseen until it lies there. This is your whole turn; landing on your last hidden card closes the round. The card you took may itself be a Toi. If you have no hidden card, a Toi cannot fly, but it may be replaced like any open card (O-5). By a house rule a Toi flies only if the card you took has the number of the *open* card in the Toi's column.
O-10 = No other card ever changes its place.

## End of a round

O-11 = Whoever first has all eight cards open has closed the round, and every other player has exactly one more turn. In that last turn, too, you may keep your last card hidden (O-8). Then all hidden cards are opened and the points are counted. By a house rule a closer who has not the lowest score of the round, alone or shared, has a score above 0 doubled.
O-12 = When a turn is over and the bank is empty, all of the pile but its top card is shuffled and becomes the new bank. So that no round goes on for ever, when this happens for the second time in a round, or after 100 turns for each player, everybody has one last turn, ending with the player who has just played, and nobody counts as having closed the round. If that player closed the round in that very turn, O-11 holds instead. Once the last turns have begun, no other last turns are started.

## Points

O-13 = Points are counted in each box by columns of two. Two equal numbers in a column are a **pair** and count 0 points. Any other column counts the sum of its two numbers.
O-14 = Two pairs of the same number are a **quartet**: exactly −10 for the four cards. Three are a **sextet**: −15. Four are an **octet**: −20. These are totals, not additions; two different quartets make −20. In the leaflet the words for the quartet are missing: those for the sextet stand there a second time. One of its pictures counts a quartet as −10, and so that is what counts.
O-15 = A Toi takes the value of the other card in its column, so it always makes a pair with it. Two Tois in one column count 0 points and join no other pairs; by a house rule they are wild, a pair of any number their owner likes.
O-16 = The lowest total after the last round wins, and those who tie share the win. A house rule plays an extra round instead.

## Writing down turns

notation =
    Places 1 to 4 are the upper row and 5 to 8 the lower; 1 and 5 are a column, 2 and 6, and so on.
    - `open 2 7`: at the start of a round, open places 2 and 7, the lower number first (there are 28 ways).
    - `pile 3`: take the pile's card and put it on place 3.
    - `pile fly 2>6`: put the pile's card on the Toi at place 2; the Toi lands on place 6.
    - `bank`: look at the bank's top card. There is no way back; then choose one of the next four.
    - `place 3`: put it on place 3.
    - `throw 5`: throw it and open place 5.
    - `throw`: throw it and open nothing (only with one hidden card, O-8).
    - `fly 2>6`: put it on the Toi at place 2; the Toi lands on place 6.
    In the examples each bracket is a column, and T is a Toi.
example-1 = `(5,5)(5,5)(3,9)(0,2)` = 4 points. The quartet of 5s is −10, the other two columns count 12 and 2.
example-2 = `(7,T)(7,7)(T,7)(1,1)` = −15 points. Both Tois are 7s here: a sextet; the pair of 1s counts 0.
example-3 = `(5,5)(5,5)(8,8)(8,T)` = −20 points. Two quartets, one of 5s and one of 8s.
example-4 = `(4,4)(4,4)(4,4)(4,T)` = −20 points. An octet of 4s.
example-5 = `(T,T)(12,12)(12,12)(6,1)` = −3 points. The two Tois count 0, the quartet of 12s is −10, and the last column counts 7.
example-6 = `(T,T)(0,0)(0,0)(0,0)` = −15 points. A sextet of 0s; the two Tois do not join it.
example-7 = With the house rule that two Tois are wild: `(T,T)(T,T)(5,5)(8,8)` = −20 points. One column of Tois joins the 5s and the other the 8s.

## House rules

option-players = Players
    .about = 2 to 6 people can play (O-1).
option-rounds = Rounds
    .about = How many rounds a game has (O-1): from 1 to 10, usually 5.
option-tie = Equal sums at the start
    .about = Who starts when several players have opened the highest sum (O-3).
    .v-lot = Drawn by lot (usual)
    .v-birthday = The nearest birthday
option-birthdays = Birthdays
    .about = Needed when birthdays decide who starts (O-3): for each seat, the number of days until that player's next birthday. The fewest days go first; equal ones are drawn by lot.
option-flying = When a Toi may fly
    .about = Which card lets an open Toi fly (O-9). With the partner rule it must be equal to the *open* card in the Toi's column; a Toi is equal only to a Toi.
    .v-any = With any card (usual)
    .v-partner = Only with the partner's number
option-closer = Closing the round
    .about = What happens if the player who closed the round does not have its lowest score, alone or shared (O-11). When doubled, only a score above 0 is doubled.
    .v-nothing = Nothing (usual)
    .v-doubled = The score is doubled
option-two_toi = Two Tois in a column
    .about = What two Tois in one column are worth (O-15). When wild, each such column is a pair of any number its owner likes, and the best total counts; two such columns alone may make a quartet.
    .v-zero = 0 points (usual)
    .v-wild = A pair of any number
option-final_tie = Equal totals at the end
    .about = What happens when several players share the lowest total (O-16). With extra rounds the whole table plays one more round, added to the totals, as long as the lowest total is shared. So that this ends, there are at most five; then the win is shared.
    .v-share = The win is shared (usual)
    .v-extra_round = An extra round

##

# Reasons for a refusal; the rule's number is shown beside them.
reason-match_over = The match is over.
reason-not_your_turn = It is not your turn.
reason-no_such_action = There is no such action.
reason-has_chosen = You have chosen your two cards; wait until all have.
reason-open_two_first = First choose two cards of your box to open.
reason-opening_is_over = Everybody has opened two cards already; take a card from the pile or the bank.
reason-look_first = Take a card first: look at the bank's, or put the pile's in your box.
reason-no_way_back = You have looked at the bank's card; now place it, throw it, or let a Toi fly.
reason-is_open = That card is open already; when you throw the bank's card you open a hidden one.
reason-one_hidden_only = You may throw without opening a card only when exactly one of your cards is hidden.
reason-nothing_hidden = You have no hidden card for the Toi to land on.
reason-no_open_toi = There is no open Toi on that place.
reason-lands_on_open = A Toi lands only on a hidden card.
reason-partner_hidden = The other card in the Toi's column is hidden; here a Toi flies only with a card equal to an open one.
reason-partner_differs = Your card is not equal to the other card in the Toi's column.

# Options that do not go together.
refused-birthdays_needed = when birthdays decide a tie, each seat's days until its next birthday are needed
refused-birthdays_unused = birthdays count only where they decide a tie
