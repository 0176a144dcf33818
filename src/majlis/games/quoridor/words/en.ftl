# What happened.
event-drawn_to_begin = The lot says: { $player } moves first.
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

# The board on the page.
board-board = The board
board-keys = Arrow keys move over the board, F takes a fence, H and V turn it, Enter plays, Escape takes the fence back.
board-your_turn =
    { $left ->
        [0] Your turn: move your pawn.
       *[other] Your turn: move your pawn or lay a fence.
    }
board-begins = Lots were drawn: { $player } moves first.
board-you_begin = Lots were drawn: you move first.
board-others_turn = It is { $player }’s turn.
board-must_pass = You have no move and no fence to lay, so you pass.
board-pass = Pass
board-choose_groove = Choose a groove for the fence.
board-confirm = Lay the fence { $fence }?
board-not_there = The fence cannot lie on { $fence }.
board-lay = Lay it
board-turn_fence = Turn the fence
board-step_back = Take the fence back
board-rack =
    { $left ->
        [0] You have no fences left
        [one] Your fences, one left
       *[other] Your fences, { $left } left
    }
board-rack_how = Drag one onto the board, or press to choose a groove
board-fences_left =
    { $left ->
        [0] no fences left
        [one] one fence left
       *[other] { $left } fences left
    }
board-ways = Show everybody’s shortest way
board-ways-brief = Ways
board-square = { $square }
board-square_open = { $square }, you may go there
board-square_pawn = { $square }, the pawn of { $player }
board-slot = Fence { $fence }, between { $near } and { $far }
board-you_won = You have reached the other side: you win!
board-won = { $player } has reached the other side and wins.
board-team_won = { $player } and { $partner } win together.
board-draw = Nobody wins: a draw.

# At the end of the match.
end-next = In the next match the first move passes on.
end-steps =
    { $steps ->
        [0] on the other side
        [one] 1 step to go
       *[other] { $steps } steps to go
    }

# House rules by name.
preset-leaflet = The leaflet
    .about = As the leaflet prints it; nothing is changed.
preset-short = A short game
    .about = A board of 7 by 7 and 4 fences each (Q-3).
preset-host_begins = The first seat begins
    .about = No lot is drawn: player 1 moves first (Q-3).

# What matters in a position, for whoever follows a match by ear.
event-now_steps =
    { $steps ->
        [0] { $player } is there, on { $place }.
        [one] { $player } on { $place } has one step to go.
       *[other] { $player } on { $place } has { $steps } steps to go.
    }
event-now_fences =
    { $left ->
        [0] { $player } has no fences left.
        [one] { $player } has one fence left.
       *[other] { $player } has { $left } fences left.
    }
event-now_laid = Fences on the board: { $fences }.
