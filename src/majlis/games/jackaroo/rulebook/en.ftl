# Glossary: marble, graveyard (where marbles start), home (where they are dropped), base (the finish, cells B1-B4), mouth (entrance of the base), ring, cell, drop, kill, swap, stop, teammate, opponent, leader, block (one use of the deck), deal, throw (put a card away without effect)

rulebook-title = Jackaroo
rulebook-tagline = Four marbles, one ring, and a king who spares nobody.
rulebook-intro = Your marbles race round the ring and into your base, and the cards tell them how far to go. With 2 players each plays alone. With 4 players there are two teams of two, with 6 players three teams of two, and teammates sit opposite each other. Be quick, be careful, and keep a way open for your teammate.

## The board

J-1 = You have 4 marbles of one colour; a **graveyard** of 4 places, where all your marbles start; a **home**, the one cell of the ring on which your marbles are dropped; and a **base** of 4 cells, which is your finish.
J-2 = The ring has 19 cells for each section. With 4 players it has 76 cells, and the homes of players 1 to 4 are on cells 0, 19, 38 and 57. With 6 players it has 114 cells, and the homes are on 0, 19, 38, 57, 76 and 95. With 2 players it has 76 cells and the homes are on 0 and 38. Forward is clockwise, towards the higher cell numbers.
J-3 = The **mouth** of your base is the ring cell 2 before your home; a house rule puts it 1 before. The base cells B1, B2, B3 and B4 follow the mouth. So a marble just dropped on home has nearly a whole lap to go.
J-4 = When a marble that may enter its base moves forward, count its steps to the mouth first. If the card takes it no further than the mouth, it stays on the ring. If 1 to 4 steps are left over, it lands on B1 to B4. If more than 4 are left over, the move is not allowed: the count must be exact, and there is no second lap. A marble on its home, or between its mouth and its home, has already passed its mouth and must go all the way round. (If your table has the mouth 1 before home, this is true only of a marble on home.)
J-5 = Inside the base marbles move forward only, by an exact count, and never past or onto another marble there. Nothing in a base is ever killed or swapped, and nobody but its own player moves it (or the teammate who has already finished, J-32).

## The cards

J-6 = Only ranks count; suits do not matter. **Ace (A)**: drop a marble, or move 1, or move 11.
J-7 = **2, 3, 6, 8 and 9**: move that many cells. **Queen (Q)**: move 12. A house rule lets the queen stop the next player, too.
J-8 = **4**: move 4 cells **backwards**. It is for marbles on the ring only and never takes one into a base or out of it. What is said about killing, passing and protected homes (J-16, J-17, J-18, J-20) holds backwards, too, and a mouth on the way is just an ordinary cell. From your home it takes you to the cell 4 before it, from where your base is very near: a well-known trick, and allowed.
J-9 = **5**: move **any** marble on the ring 5 forward: yours, your teammate's or an opponent's. Another player's marble standing on its own home cannot be moved so (by a house rule it can, your teammate's too); your own may leave your home with it. An opponent's marble never enters its base by your 5: it walks on past its mouth (a house rule forbids such a move). Your own marble and your teammate's must enter the base when they come to it, by the exact count (J-4).
J-10 = **7**: move one marble 7, or share the 7 between two *different* marbles of the colour you play, at least 1 step each, for example 3 and 4. You play the parts one after the other, and the second is judged on the board as the first leaves it; if one part is not allowed, the whole split is not. Each part may kill, enter the base or move on inside it. A marble killed by an earlier part cannot make a later one, and a home left by an earlier part no longer protects. A part that fills your base must be the last one: steps left over never pass to your teammate's colour. By a house rule the 7 is shared among any number of your marbles. By another, in teams, when a part brings in your fourth marble, the steps left are walked by one marble of your teammate as the last part, judged like a move of its own colour. All 7 steps are always walked: if no marble of your teammate can walk the rest, that 7 cannot be played. Whoever already plays for the teammate (J-32) hands nothing on.
J-11 = **10**: move 10, or stop the next player (J-12).
J-12 = A 10 played as a **stop** takes away the next player's turn: that player throws one card of their own choice without its effect. A house rule has the card taken at random; then it goes as part of your play, the stopped player does nothing, and it does not count as a play of its own. The next player is the one right after you in turn order and nobody else; if that player's hand is empty, there is no stop. The stopped player throws just one card, even at a table where a player who cannot play throws the whole hand (J-26).
J-13 = **Jack (J)**: swap one of your marbles on the ring with a ring marble of any other colour, your teammate's too. Neither marble may stand on its *own* home, in a base or in a graveyard. A marble standing on somebody else's home may be swapped. A house rule lets you swap marbles of other players with each other.
J-14 = **King (K)**: drop a marble, or move 13 and kill **every** marble on the way and at the end, your own too. A house rule spares your own colour. Your table's rule on landing on your own marble (J-16) does not touch the king's 13. It kills up to and including the mouth and may then go on into the base. Occupied base cells up to where it would land, and protected homes (J-20), block it.

## Moving

J-15 = A **drop** takes one marble of the colour you play from its graveyard to its home. You cannot drop while a marble of that colour stands on the home; any other marble standing there is killed.
J-16 = Landing on a ring cell where a marble stands kills that marble: it goes back to its graveyard. This is so even if it has the same colour as the marble that moves. A house rule forbids landing on your own colour.
J-17 = A marble may not pass a marble of its own colour, neither on the ring nor in the base.
J-18 = In one move, or in one part of a 7, a marble may pass at most **one** other marble. Every marble between the start and the landing counts, wherever it stands; the marble you land on never counts. By house rules it may pass any number unless two of them stand on neighbouring cells, or any number at all. (For two players the Arabic leaflet sets no limit at all: choose *no limit* under *Passing other marbles* to play so.)
J-19 = In J-16 and J-17 "own colour" means the colour of the *marble that moves*, also when a 5 moves somebody else's marble.
J-20 = A home with a marble of its owner on it is **protected**. Nobody, not even its owner, may pass it or land on it, and the marble there cannot be killed or swapped, not even by its owner. A home that is empty, or on which a stranger stands, is an ordinary cell. A marble that comes back to its own home, in whatever way, protects it again.

## Turns and cards

J-21 = Before the game everybody draws a card from the full pack. The highest leads (the king is highest, the ace lowest); those who tie draw again among themselves. The drawn cards go back before any card is removed or shuffled. The leader deals, and plays first in every deal of the block; by a house rule the player after the leader plays first, while the leader still deals and is dealt to first. Everybody sees who drew what, draws after a tie included.
J-22 = A leader's block uses up the deck. With 4 players: 52 cards, in deals of 4, 4 and 5 cards each. With 6 players: two decks, less 8 cards taken out unseen once at the start of the game, so 96 cards, in deals of 5, 5 and 6 (a house rule takes out 8 new ones for each block). With 2 players: 52 cards, in deals of 5, 5, 5, 5 and 6. Cards are dealt one at a time from the top, the leader first, clockwise.
J-23 = Each deal is played until all hands are empty, by one player alone if need be. After the block all cards are shuffled, and the player on the leader's right becomes the leader. A house rule passes the lead to the left.
J-24 = Turns go clockwise. In your turn you play or throw one card of your hand (or throw your whole hand, if your table plays so, J-26). That card is spent.
J-25 = If you have any play that the rules allow, you must make one, even if it hurts you. A stop, and a 5 on somebody else's marble, are such plays, too.
J-26 = If you have no play, you throw one card of your choice without effect. The leaflet's languages disagree here: the Arabic says a card, the English says the cards, and to wait for the next deal. We play the card; the house rule *With no play* gives the other reading, the whole hand.
J-27 = If all marbles of the colour you play are in the graveyard, the only thing you can play is a drop. A marble in the base counts as out of the graveyard (so the English leaflet; the Arabic one asks for a marble on the ring). By a house rule you may then also play a 5 on somebody else's marble and a 10 as a stop.
J-28 = A player with no cards in hand is passed over.
J-29 = You can play only a card that is in your hand, and a marble in a graveyard moves only by a drop.

## Winning

J-30 = With 2 players, whoever first has all four marbles in the base wins.
J-31 = In teams, the team that has all eight marbles in their bases wins, at once.
J-32 = When your four marbles are in, you play your teammate's colour from your next turn on: drops, moves, swaps and splits. "Your" in every rule then means that colour. Which colour you play is settled at the start of each turn. You go on getting cards.
J-33 = So that no game goes on for ever, it is a draw after 4,000 plays (throws count as plays). A win on the very last one is a win.
J-34 = The winner, or the winning team, is first and all others share second place. In a draw everybody shares first place.

## Writing down plays

notation =
    Each play is written in exactly one way, with single spaces and with capital and small letters as shown here. Seats and marbles count from 1. `m2` is marble 2 of the colour you play, and `s3.m2` is marble 2 of seat 3. Marbles keep their numbers all game; a drop takes the lowest-numbered marble in the graveyard.
    - `A drop`, `K drop`: drop a marble.
    - `A1 m2`, `A11 m2`: move marble 2 by 1 or by 11 with an ace.
    - `9 m3`, `10 m2`: move that many; `4 m1` moves 4 backwards.
    - `5 s3.m2`: move seat 3's marble 2; the seat is always written, even for your own.
    - `7 m1`: all seven with marble 1. `7 m1:3 m2:4`: three with marble 1, then four with marble 2. The parts stand in the order in which they are played, so the other order is another play; each marble comes once; `m1:7` is never written. Where the house rule hands the rest on: `7 m1:3 p2:4`, three with your marble 1, which fills your base, then four with your teammate's marble 2.
    - `10 stop`: stop the next player (and `Q stop` where the house rule allows it).
    - `J m2 s1.m3`: swap your marble 2 with seat 1's marble 3. Where the house rule allows a swap with no marble of yours: `J s2.m1 s3.m4`, the lower seat first.
    - `K13 m4`: the king's 13 with marble 4.
    - `throw 9`: throw a 9 without effect, whichever 9 it is. `throw hand`: throw the whole hand.
    If a play is refused, the reason may name any one of the rules that it breaks.
example-1 = Player 1 (home on cell 0, mouth on 74) has a marble on 73. A 3 lands on B2. A 6 is not allowed: it would overshoot. If an opponent moves it with a 5, it goes to cell 2.
example-2 = Your marble is on 10 and strangers stand on 12 and 14. A 6 is not allowed, for it would pass two. A king's 13 kills both.
example-3 = A stranger's marble stands on its own home, cell 19, and yours is on 15. A 6 is not allowed and neither is a king's 13. A 4 is fine: it goes backwards.
example-4 = Your marbles are on 5 and 7 and you split a 7: 4 for the one on 5, 3 for the one on 7. This works only if the marble on 7 goes first (J-10, J-17).
example-5 = Your marbles are on 20 and 26. A 6 with the first kills your own second marble (J-16), and it is allowed.
example-6 = You hold only a jack, and your only marble on the ring stands on its own home. You have no play (J-26).

## House rules

option-players = Players
    .about = 2 people play alone, 4 in two teams, 6 in three teams (J-2).
option-mouth = Place of the mouth
    .about = How many cells before home the base is entered (J-3, J-4). Usually 2; it may be 1.
option-queen_burns = Queen stops
    .about = Whether a queen may be played as a stop, written `Q stop`, instead of moving 12 (J-7). Such a stop counts as a 10's stop in every rule.
    .v-no = The queen only moves 12 (usual)
    .v-yes = The queen moves 12 or stops
option-five_on_home = A five on a marble at home
    .about = Whether a 5 may move another player's marble that stands on its own home (J-9). Your own may always leave your home.
    .v-immune = It is immune (usual)
    .v-moves = It is moved, your teammate's too
option-five_at_mouth = Opponent's marble at its mouth
    .about = What happens when your 5 would take an opponent's marble forward off its own mouth or past it (J-9). Stopping on the mouth is always allowed.
    .v-passes = It walks on past the mouth (usual)
    .v-illegal = Such a move is not allowed
option-seven_parts = Parts of a seven
    .about = Among how many of your marbles a 7 may be shared (J-10). Usually 2; with 4, among any number of your marbles.
option-seven_rest = Rest of a seven
    .about = What becomes of the steps left when a part of a 7 brings in your fourth marble, in teams (J-10). Your teammate's marble walks them as the last part; it is not counted among the parts of the seven.
    .v-no = There is no rest: that part must be the last (usual)
    .v-partner = Your teammate's marble walks it
option-stopped_card = Card of a stopped player
    .about = How the card that a stopped player throws is chosen (J-12). At random, the card goes at once as part of the stopping play.
    .v-chosen = The stopped player chooses (usual)
    .v-random = Drawn at random
option-jack = What a jack swaps
    .about = Which marbles a jack may swap (J-13). With any two, they must be ring marbles of different colours, neither on its own home; none needs to be yours, but a player with no marble out of the graveyard still can only drop (J-27).
    .v-own = One of yours with another colour (usual)
    .v-any = Any two of different colours
option-king_spares_own = King and your own marbles
    .about = Whether a king's 13 may kill marbles of the mover's colour (J-14). If not, one of them on the way or at the end makes the move illegal; a teammate's marble is killed all the same.
    .v-no = The king kills them, too (usual)
    .v-yes = Not allowed over your own
option-own_landing = Landing on your own colour
    .about = What happens when a marble would land on one of its own colour on the ring (J-16). The king's 13 has its own rule (J-14).
    .v-kills = It kills it (usual)
    .v-illegal = Not allowed
option-jump_limit = Passing other marbles
    .about = How many marbles one move may pass (J-18). With the pair rule, a move is forbidden only if two of the marbles it passes stand on neighbouring ring cells (the last cell and cell 0 are neighbours).
    .v-one = At most one (usual)
    .v-pair = Any, but no two side by side
    .v-none = No limit
option-first_player = Who plays first
    .about = Who plays first in each deal of a block (J-21). The leader deals and is dealt to first in either case, and the lead moves on from the leader.
    .v-leader = The leader (usual)
    .v-after_leader = The player after the leader
option-removed = The eight removed cards
    .about = With 6 players, whether the same 8 cards stay out all game or 8 new ones are taken out for each block (J-22). New ones for each block can be chosen only with 6 players.
    .v-once = The same 8 all game (usual)
    .v-each_block = 8 new ones each block
option-leader_moves = Who leads next
    .about = To which side the lead passes after a block (J-23).
    .v-right = To the leader's right (usual)
    .v-left = To the leader's left
option-no_play = With no play
    .about = What you throw when you have no play (J-26). If you throw the whole hand, you wait for the next deal; a stopped player still throws only one card (J-12).
    .v-card = One card of your choice (usual)
    .v-hand = Your whole hand
option-locked_out = All marbles in the graveyard
    .about = What you may play when no marble of your colour is out of the graveyard (J-27).
    .v-strict = Only a drop (usual)
    .v-five_and_ten = Also a 5 on another's marble and a 10 as a stop

##

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
reason-own_marble_first = In a swap with a marble of yours, yours is named first.
reason-no_rest = At this table the rest of a 7 never goes to your teammate.
reason-helper_keeps_rest = Whoever plays for a teammate hands no steps on.
reason-base_not_filled = The rest of a 7 goes to your teammate only after a part that fills your base.

# Options that do not go together.
refused-rest_needs_teams = with two players there is no teammate to take the rest of a 7
refused-each_block_needs_six = cards are removed with six players only
