# Glossary: pawn, fence, square, base line (where you start), goal line (the side opposite), jump, step aside, file (a-i), rank (1-9), pass, draw

rulebook-title = Quoridor
rulebook-tagline = A short walk across the board, if only nobody built fences.
rulebook-intro = Everybody wants to cross to the other side, and everybody has fences to put in the others' way. In each turn you choose: walk on, or build. You may make a road as long and winding as you like, but you may never close it. The rules take two minutes to learn; the detours last much longer.

## Set-up

Q-1 = You play on a board of 9 by 9 squares with 20 fences. The first pawn to reach the side opposite its base line wins.
Q-2 = With 2 players each has 10 fences; player 1's pawn begins on e1 and player 2's on e9. With 4 players each has 5 fences, the pawns begin in the middle of the four sides, and turns go clockwise: player 1 starts on e1 and heads for rank 9, player 2 starts on a5 and heads for file i, player 3 starts on e9 and heads for rank 1, player 4 starts on i5 and heads for file a. (The Hebrew leaflet gives each of four players 4 pawns; that is a slip, for there are 4 in all, one each, as the English one says.)
Q-3 = Who moves first is drawn by lot at the start, and everybody sees the draw; from there turns go clockwise. The lot moves only the first turn: each pawn keeps its base line and its goal. A house rule names who moves first, and others allow another number of fences and a smaller board. (The leaflet's languages differ here: the English one draws lots, the Hebrew one leaves it to the players. To agree among yourselves, choose a player under *Who begins*.) A game that begins in the middle, from a given position, draws no lot.

## Your turn

Q-4 = In your turn you either move your pawn **or** place one fence. When you have no fences left, you must move.
Q-5 = A pawn moves one square up, down, left or right. It cannot go through a fence. It may go backwards.
Q-6 = A fence lies between two pairs of squares, horizontally or vertically, so there are 8 by 8 spots for it and two ways to lay it on each. It may not stick out over the edge of the board, cross another fence at the same spot, or cover part of a fence that lies along the same line. Fences may touch end to end or meet in a T. Once placed, a fence is never moved.
Q-7 = After a fence is placed, every player still in the game, you included, must have some way to the goal line. Pawns do not count as obstacles here, only fences do.

## Face to face

Q-8 = If another pawn stands on the square next to yours with no fence between you, you may jump straight over it to the square behind.
Q-9 = If a fence or the edge of the board is right behind that pawn, you may instead step to the square on its left or on its right, provided no fence lies between that pawn and the square and no pawn stands there. Only then: while the straight jump is open, you may never go diagonally.
Q-10 = With 4 players you may not jump over more than one pawn. If a second pawn stands right behind the first, the straight jump is closed, and this does not open the diagonal either. A house rule allows the step aside here.
Q-11 = If you have no move and no fence that the rules allow, you pass. This can happen only with 4 players. You may not pass for any other reason.

## End of the game

Q-12 = The first pawn on its goal line wins at once. With 4 players the other three share the loss. A house rule lets 4 players play as two teams.
Q-13 = So that no game goes on for ever, it is a draw when the same position comes up for the third time (same pawns, same fences, same fences left in hand, same player to move), and also after 400 turns in all with 2 players or 800 with 4. A win made on that very last turn still counts as a win.

## Writing down moves

notation =
    Files are a to i from left to right and ranks 1 to 9 from bottom to top, with player 1 at the bottom.
    - A pawn move is the square the pawn reaches: `e2`.
    - A fence is the lower left of the four squares it touches, then `h` for horizontal or `v` for vertical: `e3h`.
    - A pass is `pass`.
    - A whole position fits on one line: the pawns, the fences, how many fences each player has left, and whose turn it is.
example-1 = You stand on e8, your opponent on e9, and there are no fences near. The edge of the board is behind your opponent, so you may step to `d9` or `f9`, and either one wins.
example-2 = The fence `e3h` lies between e3 and e4 and between f3 and f4. After it, `e3v` would cross it, and `d3h` and `f3h` would cover part of it: all three are forbidden. `g3h` only touches its end and `e4v` makes a T with it: both are fine.
example-3 = You stand on e4, your opponent on e5, and e6 is free: you may jump to `e6`, but not go to d5 or f5. If the fence `e5h` lies behind your opponent, the jump is closed, and `d5` and `f5` are open to you.

## House rules

option-players = Players
    .about = 2 or 4 people can play (Q-2).
option-starter = Who begins
    .about = Who makes the first move (Q-3): drawn by lot, or always the player with the number you choose.
    .v-0 = Drawn by lot (usual)
    .v-1 = Player 1
    .v-2 = Player 2
    .v-3 = Player 3
    .v-4 = Player 4
option-fences = Fences for each player
    .about = How many fences each player gets (Q-3). Usually 10 with 2 players and 5 with 4. You may choose any number from 0 to 20 each, as long as the whole table has at most 20.
option-size = Size of the board
    .about = How many squares the board has along each side (Q-1, Q-3). Usually 9; 7 or 5 make a shorter game.
option-third_pawn = Second pawn behind the first
    .about = What you may do when the pawn next to you has another pawn right behind it, with 4 players (Q-10).
    .v-forbidden = No jump (usual)
    .v-diagonal = Step aside
option-teams = Teams
    .about = With 4 players, opposite seats may be partners: when either partner arrives, both have won (Q-12).
    .v-no = Everyone alone (usual)
    .v-yes = Opposite seats are partners

##

# Reasons for a refusal; the rule's number is shown beside them.
reason-over = The game is over.
reason-not_your_turn = It is not your turn.
reason-off_board = That lies outside the board.
reason-too_far = A pawn goes one square at a time; it jumps only over a pawn next to it.
reason-fence_between = A fence is in the way.
reason-occupied = A pawn stands on that square.
reason-no_neighbour = A pawn steps diagonally only beside a pawn it stands face to face with.
reason-behind_blocked = A fence or the edge is behind that pawn; step to its left or right instead.
reason-straight_open = The straight jump is open, so no diagonal step is allowed.
reason-side_blocked = A fence lies between that pawn and the square beside it.
reason-third_pawn = A second pawn stands behind the first; two pawns are never jumped.
reason-no_fences = You have no fences left.
reason-fence_laid = A fence lies there already.
reason-fence_crosses = It would cross another fence.
reason-fence_overlaps = It would overlap another fence.
reason-closes_way = Somebody would have no way left to the goal.
reason-may_move = You may pass only when you have no move and no fence to place.

# Options that do not go together.
refused-no_such_starter = there is no player with that number
refused-too_many_fences = there are only 20 fences for all players together
refused-teams_need_four = teams need four players
