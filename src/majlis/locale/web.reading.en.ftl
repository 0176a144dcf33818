# The rulebooks on the page.
book-rules =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
book-contents = Contents
book-search = Search in this book
book-search-clear = Clear the search
book-found =
    { $count ->
        [0] Nothing was found.
        [one] Found in one place.
       *[other] Found in { $count } places.
    }
book-rule = Rule { $rule }
book-copy = Copy the link to rule { $rule }
book-copied = The link to rule { $rule } is copied.
book-not-copied = The link could not be copied. It stands in the address bar.
book-example = Example { $number }
book-house-rule = House rule
book-usual = usual
book-here = at this table
book-here-value = At this table: { $value }
book-figure = Picture for rule { $rule }
book-print = Print
book-all = All rulebooks
book-play = Play { $game }
book-missing = There is no rulebook of “{ $game }”.

# Watching a match again.
replay-title = { $game }, watched again
replay-loading = Fetching the match …
replay-running-title = This match is still being played
replay-running-text = It can be watched again when it is over. Until then, look on at its table.
replay-to-table = To the table
replay-closed = This match is only for its players
replay-missing = There is no such match.
replay-controls = Moving through the match
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-speed = Speed
replay-speed-times = { $times }×
replay-timeline = Timeline
replay-ply = Move { $ply } of { $last }
replay-begin = The match begins.
replay-as = Seen by
replay-as-referee = The referee (everything)
replay-as-public = A spectator
replay-history = History
replay-options = The house rules
replay-download = Download
replay-share = Copy the link
replay-copied = The link to this moment is copied.
replay-not-copied = The link could not be copied. It stands in the address bar.
replay-play-on = Play on from here
replay-play-on-lead = You take over a seat at this moment; bots play the others.
replay-play-on-seat = Which seat do you take?
replay-play-on-level = How good are the bots?
replay-play-on-begin = Begin
replay-over = The match is over here; go back a few steps to play on.
replay-open = Open a replay file
replay-drop = Drop the file here to watch it.
replay-bad-file = That is no replay file that can be read here.
replay-check = Check every move
replay-checking = Checking every move in your browser …
replay-checked =
    { $count ->
        [one] Its { $count } move keeps to the rules: checked in your browser.
       *[other] All { $count } moves keep to the rules: checked in your browser.
    }
replay-check-broken = This is not a match as it was played: at move { $ply } it does not fit the rules or the deal.
replay-check-unknown = This match was played by other rules than this page knows, so it cannot be checked here.
replay-keys = Arrow keys step, Space plays and stops, Home and End go to the beginning and the end.
replay-result = Result
replay-won = { $name } won.
replay-shared = The win was shared: { $names }.
replay-begun = Played on { $date }
