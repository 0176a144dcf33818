# What is not done, and why: `rejected-CODE` for every code that a program may meet.
rejected-unreadable = This could not be read: { $why }
rejected-old_page = The house was renewed after this page had been loaded. Please load the page again.
rejected-foreign_page = This was asked by a page of another site, so nothing was done. Open this house's own page.
rejected-no_such_path = There is nothing at this address.
rejected-no_such_game = There is no game “{ $game }”; there are { $games }.
rejected-no_such_language = There is no language “{ $lang }”; there are { $langs }.
rejected-wrong_method = That cannot be done at this address; possible is { $methods }.
rejected-too_large = That is too much: at most { $most } bytes may be sent here.
rejected-too_slow = The request was not sent whole within { $seconds } seconds. Please send it again.
rejected-not_json = JSON is expected, with the header “Content-Type: application/json”.
rejected-invalid = Something in this request does not fit: { $why }
rejected-bad_name = A name needs at least one visible character, and at most 24.
rejected-mixed_name = In one word of a name all letters are of one script. Please write it anew, such as “Layla” or “ليلى”, or both with a space between them.
rejected-bad_option-no-option = { $game } has no house rule “{ $option }”.
rejected-bad_option-bad-value = “{ $option }” cannot be “{ $value }”; it may be { $choices } ({ $rule }).
rejected-bad_option-bad-values = “{ $option }” needs one number for each of the { $players } seats, with commas between them, each { $choices } ({ $rule }).
rejected-bad_option-bad-together = “{ $option }: { $value }” does not fit here: { $why } ({ $rule }).
rejected-bad_replay = This replay is not sound, so it was not taken: { $why }
rejected-too_many = { $seconds ->
    [0] That was too much at once. Please wait a moment.
   *[other] That was very fast. Try again in { $seconds } s.
}
rejected-failed = Something went wrong here; it was noted under { $number }. Nothing has changed.
rejected-opening = The house is still opening. Try again in a moment.
rejected-no_metrics = The metrics are read on this machine, or with the token.
rejected-bad_option = { $why }
rejected-closing = The house is about to start anew; please try again in a moment.
rejected-not_done = This could not be written down, so it has not happened. Please try again.
rejected-unknown = It is not known yet whether this was done. The page asks again by itself.
rejected-not_read = The house cannot look this up just now. Please try again in a moment.
rejected-not_ready = This game could not be made ready. Please try again later.
rejected-changed = Somebody else has just changed this table. Please look again.
rejected-no_such_table = There is no such table.
rejected-no_such_match = There is no such match.
rejected-match_gone = There is no match here under this address. A finished match is kept for { $days ->
    [one] one day
   *[other] { $days } days
}; this may have been one. Its file can still be opened, if somebody saved it.
rejected-upload_gone = This replay is not kept here any more. { $days ->
    [0] Its file can be opened again.
    [one] A file that was opened is kept for one day; it can be opened again.
   *[other] A file that was opened is kept for { $days } days; it can be opened again.
}
rejected-uploads_full = There is no room here for another replay just now; what others have brought is kept for its time ({ $days } days). You can send the file itself instead.
rejected-uploads_of_network = So many replays have come from your network that there is no room for more; each is kept for its time ({ $days } days). You can send the file itself instead.
rejected-no_such_device = This device is not among yours any more.
rejected-link_gone = This link has been used, or is older than { $minutes } minutes. Make a new one at the device where you play.
rejected-devices_full = You are known at { $most } devices already. End one of them first.
rejected-no_such_seat = There is no seat { $seat }; the seats are 1 to { $last }.
rejected-no_such_ply = One can play on from plies 0 to { $last } of this match.
rejected-no_such_plies = This match has plies 0 to { $last }; at most { $most } can be looked at together.
rejected-no_such_phrase = There is no such phrase.
rejected-seats_do_not_fit = The game is for { $players } players, but { $seats } seats were given.
rejected-too_many_tables = A page can follow at most { $most } tables.
rejected-wrong_key = This invitation does not belong to this table, or it has been replaced by a new one. Ask for the link that is good now.
rejected-begun = The match has begun already.
rejected-not_begun = The match has not begun yet.
rejected-seat_taken = Seat { $seat } is taken.
rejected-full = All seats of this table are taken.
rejected-invitation_only = The seats that are left are kept for people who were invited.
rejected-invitation_needed = Seat { $seat } is kept for somebody who was invited.
rejected-already_seated = You have seat { $seat } at this table already. Get up from it to take another one; more than one seat takes the host's leave to share a screen.
rejected-not_your_seat = Seat { $seat } is not yours.
rejected-not_seated = Only those who sit at this table can do that.
rejected-host_only = Only the host of this table can do that.
rejected-seats_open = There are still seats that nobody has taken.
rejected-others_sit_here = This is possible only where no other person plays.
rejected-stale = The match has gone on meanwhile; this is how it stands now.
rejected-paused = The match is paused.
rejected-over = The match is over.
rejected-not_over = The match is not over yet.
rejected-still_running = This match is still being played; it can be looked at when it is over.
rejected-window_open = While everybody is choosing, the match cannot be paused.
rejected-already_answered = Your answer is kept already; it cannot be changed.
rejected-resigned = You have given this seat up; a bot plays it to the end.
rejected-nothing_to_undo = You have done nothing yet that could be taken back.
rejected-undo_others_acted = Somebody else has acted since, so it cannot be taken back.
rejected-undo_revealed = Something was drawn or shown since, so it cannot be taken back.
rejected-nothing_asked = Nobody asks to take a move back.
rejected-nothing_to_do = There is nothing for you to do now.
rejected-nothing_said = There is nothing in this line that could be shown.
rejected-old_rules = This match was played by an earlier version of the rules and cannot go on here.
rejected-damaged = What the house keeps under { $id } is damaged and cannot be shown. Whoever runs the house finds in its log what is wrong with it.
rejected-no_sharing = At this table everybody has one seat. To seat somebody else at your screen, ask the host to allow sharing a screen.
rejected-removed = The host has asked you to leave this table. You can sit at any other one, or the host lets you in again.
rejected-not_removed = Nobody is removed under this sign; perhaps they were let in again already.
rejected-nobody_watches = At this table only those who sit there see the match. Other tables can be watched.
rejected-invited_watch = Only players and whom they invite may watch this table. Ask one of them for the invitation link.
rejected-match_closed = Only those who sat at the table can watch this match again, and whomever they send a link. Ask one of them to share it.
rejected-too_many_watch = { $most } people watch this table already; there is no room for more. Please try again later.
rejected-nobody_talks = At this table nobody talks; the host can change that.
rejected-players_talk = At this table only those who sit there talk; the host can change that.
rejected-too_many_lines = Those who watch may say a few lines a minute. Please wait { $seconds } s.
rejected-too_many_reports = You have reported a lot just now. Please try again later.
rejected-report_oneself = One cannot report oneself.
rejected-report_from_table = Only somebody who is at the table can report what happens there.
rejected-no_such_line = There is no such line any more.
rejected-no_such_person = There is nobody like that at this table.
rejected-name_mixed = The letters of “{ $name }” are of several scripts in one word. Please choose another name in the settings.
rejected-name_alike = Somebody at this table is called “{ $name }” already, and the names look alike. Choose another name in the settings, then try again.
