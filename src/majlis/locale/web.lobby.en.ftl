# Somebody was invited, or came by.
invite-title = { $host } invites you to { $game }
invite-taken =
    { $count ->
        [0] Nobody sits here yet; there are { $all } seats.
        [one] { $count } of { $all } seats is taken.
       *[other] { $count } of { $all } seats are taken.
    }
invite-name = Your name at the table
invite-sit = Sit down
invite-sitting = Sitting down …
invite-full = All seats are taken
invite-full-text = Stay and watch, or open a table like this one and invite others.
invite-kept = The free seats are kept
invite-kept-text = They wait for people with the invitation. Ask for the link, stay and watch, or open a table like this one.
invite-chat = Chat while you wait
invite-like = A table like this one
late-playing = The match has begun
late-playing-text = { $names } are playing { $game } already. You can watch them, or open a table like this one.
late-over = This match is over
late-over-text = { $names } have played { $game }. You can watch it again, or open a table like this one.
late-watch = Watch
late-gone = This table is gone
late-gone-text = Nobody sits there any more, or a letter of the link got lost. There is always room at another table.

# Wanted at a table elsewhere.
call-title = You are wanted at another table
call-rematch = Another match of { $game }? Asked for by { $names }.
call-next = The next match of { $game } has begun. Your seat is kept.
call-turn = { $game }: it is your turn.
call-join = Join in
call-go = Go there
call-no = Not now
over-passed = Not now: { $names }.
over-rematch-bots = Another one, with bots

# Playing with whoever wants to.
anyone-play = Play anyone now
anyone-title = Play anyone now
anyone-lead = You sit down with whoever else wants to play the same game, by the usual rules, with a minute for each move.
anyone-game = Which game?
anyone-players = How many at the table?
anyone-bots = And if nobody comes?
anyone-bots-yes = Bots fill the seats
anyone-bots-no = Wait for people
anyone-seek = Look for players
seek-title = Looking for players …
seek-table = { $game }: { $count } of { $all } are here.
seek-bots =
    { $seconds ->
        [0] Bots sit down now …
        [one] Bots fill the free seats in { $seconds } second.
       *[other] Bots fill the free seats in { $seconds } seconds.
    }
seek-people = You wait for people; the match begins as soon as every seat is taken.
seek-against = Waiting for people, as they prefer it: { $names }.
seek-free = Looking …
seek-begins = Everybody is here, it begins …
seek-stop = Stop looking
seek-again = Your place was given up while you were away.
seek-rules = The usual rules, a minute for each move. It begins by itself.
playing-now = Being played now
playing-ply =
    { $count ->
        [0] Just begun
        [one] { $count } move
       *[other] { $count } moves
    }
playing-quick = Quick match
