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
refused-too_many_fences = there are only 20 fences for all players together
refused-teams_need_four = teams need four players

# What happened.
event-moved = { $player } moves from { $from } to { $to }.
event-jumped = { $player } jumps from { $from } to { $to }.
event-fence =
    { $left ->
        [0] { $player } lays the last fence, { $fence }.
        [one] { $player } lays a fence, { $fence }; one is left.
       *[other] { $player } lays a fence, { $fence }; { $left } are left.
    }
event-passed = { $player } cannot do anything and passes.
event-arrived = { $player } has reached the other side.
event-drawn_by_repetition = The same position has come up for the third time: a draw.
event-drawn_by_length = The game has gone on too long: a draw.

# On the terminal's board.
terminal-fences =
    { $left ->
        [0] no fences left
        [one] one fence left
       *[other] { $left } fences left
    }
terminal-turn = Player { $seat }: move the pawn or lay a fence.
