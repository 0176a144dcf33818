# What the house does not do, and why.
house-unreadable = This message could not be read: { $why }
house-too_many = That was too much at once. Please wait a moment.
house-closing = The house is about to start anew; please try again in a moment.
house-not_done = This could not be written down, so it has not happened. Please try again.
house-unknown = It is not known yet whether this was done. The page asks again by itself.
house-not_read = The house cannot look this up just now. Please try again in a moment.
house-not_ready = This game could not be made ready. Please try again later.
house-changed = Somebody else has just changed this table. Please look again.
house-no_such_game = There is no game “{ $game }” in this house.
house-no_such_table = There is no such table.
house-no_such_match = There is no such match.
house-match_gone = There is no match here under this address. A finished match is kept for { $days ->
    [one] one day
   *[other] { $days } days
}; this may have been one. Its file can still be opened, if somebody saved it.
house-upload_gone = This replay is not kept here any more. { $days ->
    [0] Its file can be opened again.
    [one] A file that was opened is kept for one day; it can be opened again.
   *[other] A file that was opened is kept for { $days } days; it can be opened again.
}
house-uploads_full = This replay is too large for what this house keeps.
house-no_such_device = This device is not among yours any more.
house-link_gone = This link has been used, or is older than { $minutes } minutes. Make a new one at the device where you play.
house-devices_full = You are known at { $most } devices already. End one of them first.
house-no_such_seat = There is no seat { $seat }; the seats are 1 to { $last }.
house-no_such_ply = One can play on from plies 0 to { $last } of this match.
house-no_such_plies = This match has plies 0 to { $last }; at most { $most } can be looked at together.
house-no_such_phrase = There is no such phrase.
house-seats_do_not_fit = The game is for { $players } players, but { $seats } seats were given.
house-too_many_tables = A page can follow at most { $most } tables.
house-wrong_key = This invitation does not belong to this table.
house-begun = The match has begun already.
house-not_begun = The match has not begun yet.
house-seat_taken = Seat { $seat } is taken.
house-full = All seats of this table are taken.
house-invitation_only = The seats that are left are kept for people who were invited.
house-invitation_needed = Seat { $seat } is kept for somebody who was invited.
house-already_seated = You have seat { $seat } at this table already. Get up from it to take another one; more than one seat takes the host's leave to share a screen.
house-not_your_seat = Seat { $seat } is not yours.
house-not_seated = Only those who sit at this table can do that.
house-host_only = Only the host of this table can do that.
house-seats_open = There are still seats that nobody has taken.
house-others_sit_here = This is possible only where no other person plays.
house-stale = The match has gone on meanwhile; this is how it stands now.
house-paused = The match is paused.
house-over = The match is over.
house-not_over = The match is not over yet.
house-still_running = This match is still being played; it can be looked at when it is over.
house-window_open = While everybody is choosing, the match cannot be paused.
house-already_answered = Your answer is kept already; it cannot be changed.
house-resigned = You have given this seat up; a bot plays it to the end.
house-nothing_to_undo = You have done nothing yet that could be taken back.
house-undo_others_acted = Somebody else has acted since, so it cannot be taken back.
house-undo_revealed = Something was drawn or shown since, so it cannot be taken back.
house-nothing_asked = Nobody asks to take a move back.
house-nothing_to_do = There is nothing for you to do now.
house-nothing_said = There is nothing in this line that could be shown.
house-old_rules = This match was played by an earlier version of the rules and cannot go on here.
house-no_sharing = At this table everybody has one seat. To seat somebody else at your screen, ask the host to allow sharing a screen.
house-removed = The host has asked you to leave this table. You can sit at any other one, or the host lets you in again.
house-not_removed = Nobody is removed under this sign; perhaps they were let in again already.
house-nobody_watches = At this table only those who sit there see the match. Other tables can be watched.
house-invited_watch = Only players and whom they invite may watch this table. Ask one of them for the invitation link.
house-too_many_watch = { $most } people watch this table already; there is no room for more. Please try again later.
house-nobody_talks = At this table nobody talks; the host can change that.
house-players_talk = At this table only those who sit there talk; the host can change that.
house-too_many_lines = Those who watch may say a few lines a minute. Please wait { $seconds } s.
house-too_many_reports = You have reported a lot just now. Please try again later.
house-report_oneself = One cannot report oneself.
house-report_from_table = Only somebody who is at the table can report what happens there.
house-no_such_line = There is no such line any more.
house-no_such_person = There is nobody like that at this table.
house-mixed_name = The letters of “{ $name }” are of several scripts in one word. Please choose another name in the settings.
house-name_alike = Somebody at this table is called “{ $name }” already, and the names look alike. Choose another name in the settings, then try again.
