# Somebody was invited, or came by.
invite-title = { $host } invites you to { $game }
invite-title-nobody = You are invited to { $game }
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
