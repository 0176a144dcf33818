# The page: its frame.
web-skip = To the content
web-home = Home
web-rules = Rules
web-matches = My matches
web-settings = Settings
web-navigation = Main
web-close = Close
web-cancel = Cancel
web-retry = Try again
web-loading = One moment …
web-dismiss = Dismiss this notice

# Settings.
settings-title = Settings
settings-name = Your name
settings-name-save = Save
settings-name-saved = From now on you are { $name }.
settings-language = Language
settings-theme = Light and dark
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sound
settings-sound-on = Sound on
settings-sound-off = Sound off
settings-voice = Read aloud what happens
settings-voice-on = On
settings-voice-off = Off
settings-voice-sample = This is how the table will be read to you.
settings-voice-none = This browser brings no voice for this language; your system may offer one to install.
settings-commentary = What is told
settings-commentary-on = Also what it leads to
settings-commentary-off = Only what happens
position-in-words = The position in words
settings-motion = Motion
settings-motion-system = As the system
settings-motion-full = Full
settings-motion-reduced = Calm
settings-install = Install Majlis
settings-install-about = It stands among your apps then, and opens without the network as well.
settings-licences = Licences of what this page is made with

# Home.
home-title = Come in, sit down, play.
home-welcome = What shall we call you?
home-welcome-name = Name
home-welcome-done = That is me
home-welcome-skip = Skip
home-games = The games
home-play = Play
home-play-game = Play { $game } against bots
home-friends = With friends
home-friends-game = Play { $game } with friends
home-rules-game = Rules of { $game }
home-open = Open tables
home-open-none = No table is waiting for players right now. Open one and send the link to your friends.
home-open-away = Tables of others are shown here when the network is back.
home-mine = My tables
home-all-matches = All my matches
home-turn = Your turn
home-sit = Sit down
home-go-on = Go on
home-watch = Watch
home-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
home-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
home-sizes = { $sizes } players
home-minutes = { $least }–{ $most } minutes
home-changed =
    { $count ->
        [one] { $count } house rule
       *[other] { $count } house rules
    }
home-usual = Usual rules
status-waiting = Gathering
status-playing = Playing
status-paused = Paused
status-over = Over

# A quick game against bots.
quick-title = { $game } against bots
quick-players = Players at the table
quick-level = How good are the bots?
quick-begin = Begin

# A new table.
new-title = A table of { $game }
new-lead = Choose who sits where, and by which rules you play.
new-players = Players
new-seats = Who sits where
new-seat = Seat { $number }
new-occupant-me = Me
new-occupant-link = Someone with the link
new-occupant-free = Anyone who comes by
new-occupant-device = Someone at this screen
new-occupant-bot = A bot
new-device-name = Name of the player in seat { $number }
new-level = Strength of the bot in seat { $number }
new-all-bots = Bots everywhere else
new-all-links = Friends by link
new-all-device = All at this screen
new-presets = Fill the seats quickly
new-clock = Time
new-clock-none = No limit
new-clock-move = For each move
new-clock-bank = For the whole match
new-clock-seconds = Seconds a move
new-clock-minutes = Minutes each
new-clock-increment = Seconds added after each move
new-rules = House rules
new-rules-usual = You play by the usual rules.
new-rules-changed =
    { $count ->
        [one] { $count } rule is not as usual.
       *[other] { $count } rules are not as usual.
    }
new-goal = What bots play for
new-goal-win = To win
new-goal-place = A good place
new-rules-reset = Back to the usual
new-follows = Back to the usual, because it does not go with the rest: { $options }.
new-rules-named = Rules by name
new-preset-own = Your own rules
new-preset-own-about = As you have set them below.
new-preset-save = Keep these rules
new-preset-name = A name for your rules
new-preset-kept = Kept on this device: { $name }.
new-preset-forget = Forget “{ $name }”
new-preset-link = Copy a link to these rules
new-preset-copied = The link is copied: whoever opens it finds these rules.
new-preset-not-copied = Here is the link to copy: { $link }
new-preset-bad-link =
    { $count ->
        [one] One house rule of this link is not known here and was left out: { $options }.
       *[other] { $count } house rules of this link are not known here and were left out: { $options }.
    }
new-rule-link = Rule { $rule }
new-numbers-hint = One number for each seat, with commas between them; empty means none.
new-open = Set the table
new-start = Begin
new-making = Setting the table …

# A table before the start.
waiting-title = The table is set
waiting-invite = Invite your friends
waiting-invite-lead = Whoever opens this link can sit down. On a phone: point the camera at the code.
waiting-qr = Code with the link to this table
waiting-copy = Copy the link
waiting-copied = The link is copied.
waiting-share = Share
waiting-seats = Seats
waiting-link-seat = For someone with the link
waiting-free-seat = For anyone
waiting-sit = Sit here
waiting-sit-device = Seat someone at this screen
waiting-device-name = Name
waiting-leave = Get up
waiting-remove = Remove { $name }
waiting-to-bot = Let a bot sit here
waiting-to-free = Open to anyone
waiting-to-link = Keep for the link
waiting-begin = Begin
waiting-begin-fill = Begin, bots take the free seats
waiting-wait = The host begins when everybody is here.
waiting-rules = What you play
waiting-watching =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }

# A table during a match.
table-kept = A bot is playing for you.
table-kept-back = I am here
table-your-turn = Your turn
table-turn = It is { $name }’s turn.
table-turn-several = Several players are asked.
table-turn-yours = It is your turn.
table-paused = The match is paused.
table-over = The match is over.
table-watching = You are watching.
table-stage = The board of { $game }
table-side = Beside the board
table-history = History
table-history-empty = Nothing has happened yet.
table-chat = Chat
table-rules = Rules
table-menu = More
table-invite = Invite
# A word under a sign.
tool-home = Home
tool-hint = Hint
tool-undo = Take back
tool-pause = Pause
tool-hurry = Speed
table-pause = Pause
table-go-on = Go on
table-resign = Give up
table-resign-title = Give up?
table-resign-ends = The match ends at once, and the win goes to { $names }.
table-resign-bot = A bot takes over your seat until the end, and everybody is told. You come last.
table-resign-partner = A bot takes over your seat until the end, and everybody is told. Your side plays on with { $names }.
table-undo = Take back
table-undo-asked = { $name } would like to take back the last move.
table-undo-agree = Agree
table-undo-refuse = Do not agree
table-undo-waiting = Waiting for the others to agree …
table-undone = The move was taken back.
table-hurry = Hurry the bots
table-hurry-on = The bots hurry now.
table-hint = A hint
table-hint-title = What a strong bot would do
table-hint-thinking = A strong bot is thinking …
table-hint-probability = { $probability } chance to win
table-leave = To the home page
table-rule-open = Open rule { $rule }
tip-now = Now:
tip-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
tip-many = { $count } possible moves
tip-not-now = Not now:
table-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
table-preparing = { $game } is being made ready on this machine, just this once.
table-preparing-part = { $percent } done
table-closed = You cannot come to this table
table-next = The next match is ready.
table-next-go = Go there
window-asking = Everybody is asked
window-last_card = “Last card!” may be said
window-choosing = Everybody chooses
window-answered = Your answer is kept.

# The players' plates.
plate-bot = Bot, { $level }
plate-level-1 = Child
plate-level-2 = Beginner
plate-level-3 = Sensible
plate-level-4 = Strong
plate-level-5 = Master
plate-away = Away
plate-stand-in = A bot stands in
plate-stand-in-brief = Bot plays
plate-resigned = Gave up: a bot plays
plate-resigned-brief = Gave up
plate-asked = Asked
plate-you = You
plate-free = Free seat
plate-time = { $time } left
plate-place = Place { $place }

# Several players at one screen.
curtain-title = Please pass the screen to { $name }.
curtain-lead = Nobody else should look.
curtain-open = I am { $name }

# The end of a match.
over-you-won = You have won!
over-won = { $name } has won.
over-shared = A shared victory: { $names }.
over-place = Place
over-player = Player
over-score = Points
over-resigned = gave up
over-replay = Watch it again
over-rematch = Another one
over-rematch-waiting = Waiting for the others …
over-look = Look at the board
over-result = The result
over-home = Home

# Chat.
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-phrases = Ready phrases
chat-watcher = { $name } (watching)
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
phrase-hello = Hello everyone!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-wow = Wow!
phrase-your_turn = It is your turn!
phrase-one_moment = One moment, please.
phrase-bye = Goodbye!
phrase-good_game = That was a good game.

# The connection to the server.
connection-lost = The line is lost. It comes back by itself …
connection-away = No network. Against bots and on one screen you can play all the same, and the rulebooks are here.
connection-back = The line is back.
connection-doubt = It is not known yet whether that was done. Asking again …
connection-waiting = Waiting for the house …
connection-new-version = The house was renewed. Please load the page again.
connection-reload = Load again

# My matches.
matches-title = My matches
matches-none = You have not played a match yet. Which game shall it be?
matches-running = Running
matches-finished = Finished
matches-won = Won
matches-place = Place { $place } of { $count }
matches-replay = Watch
matches-go-on = Go on
matches-plies =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

# When something is missing or fails.
missing-title = There is nothing here
missing-text = The link may be old, or a letter got lost on the way.
missing-home = To the games
wrong-title = That did not work
wrong-text = The house did not answer as it should.
wrong-offline = The house cannot be reached. Is the network there?
wrong-referee = This page could not start its own referee, so nothing that is kept in this browser can be opened just now. Nothing is lost: load the page again. New tables are refereed by the house meanwhile.
referee-restarted = The referee of this page had stopped and was started again. The match goes on.
referee-unkept = This browser keeps nothing more: perhaps it has no room left. The match goes on, but only while this page stays open.
