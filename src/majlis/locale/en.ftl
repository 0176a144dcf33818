refusal-not_understood = “{ $text }” is not an action of this game. You may play, for example: { $legal }.
refusal-not_understood_now = “{ $text }” is not an action of this game, and it is not your turn to act.
refusal-no_such_seat = There is no seat { $seat }; the seats are 0 to { $last }.
refusal-only_a_view = This match begins at what one seat knows; something is hidden, so it can be asked but not played on. Begin at a full state instead.
refusal-nothing_to_undo = Nothing has been played yet, so there is nothing to take back.
refusal-given_up = This seat has given up.
refusal-match_over = The match is over.

# Players without a name.
event-given_up = { $player } gives up.
event-given_up_on = { $player } gives up; a bot takes the seat.
event-given_up_won = The match ends here, won by { $players }.

guest-name = Guest { $number }
player-numbered = Player { $seat }
    .inside = player { $seat }

# The command line: lists and the rulebook.
cli-games = The games of this house
cli-games-next = majlis rules KEY explains a game, majlis play KEY begins one.
cli-column-key = Key
cli-column-title = Game
cli-column-players = Players
cli-column-options = House rules
cli-column-option = House rule
cli-column-value = Here
cli-column-usual = Usual
cli-example = Example { $number }
cli-values = Values: { $values }. Usual: { $usual }.

# The command line: what cannot be done.
cli-no-game = There is no game “{ $game }”; there are { $games }.
cli-no-rule = { $game } has no rule { $rule }; its rules are { $first } to { $last }.
cli-no-option = { $game } has no house rule “{ $option }”; it has { $known }.
cli-bad-value = { $option } cannot be “{ $value }”; it may be { $choices } ({ $rule }).
cli-bad-values = { $option } cannot be “{ $value }”; it is one number for each of the { $players } seats, with commas between them, each { $choices } ({ $rule }).
cli-bad-together = { $option } cannot be { $value } here: { $why } ({ $rule }).
cli-no-seat = There is no seat { $seat }; the seats are 1 to { $last }.
cli-no-person = “{ $seat }” is not a seat that people hold here; they hold { $seats }.
cli-no-viewer = “{ $viewer }” cannot look on; it may be a seat from 1 to { $last }, spectator or referee.
cli-no-ply = There is no ply { $ply }; the match has plies 0 to { $last }.
cli-unreadable = { $file } cannot be read: { $why }
cli-unwritable = { $file } cannot be written: { $why }
cli-not-overwritten = { $file } exists and is not a saved match, so it was left alone. Choose another name.
cli-no-replay = { $file } is not a saved match that can be read here: { $why }
cli-broken = { $file } is not sound: { $why }
cli-broken-at = { $file } is not sound; the first thing wrong is at ply { $ply }: { $why }

# The command line: before a game.
cli-which-game = Which game? (number or name)
cli-how-many = How many players? ({ $choices }; Enter: { $usual })
cli-against-whom = Who plays? (Enter: 1)
cli-with-people = People, all at this screen
cli-with-bots = You against bots
cli-how-strong = How strong? (1–5 or name; Enter: { $usual })
cli-not-a-choice = “{ $text }” is not one of the choices.
cli-preparing = Getting the game ready; only the very first time takes a little while … { $kernel }

# The command line: during a game.
cli-player = Player { $seat }
cli-begin = Type an action, or help. The Tab key completes, quit leaves.
cli-toolbar = Tab completes · legal lists what you may do · why explains · help · quit
cli-others-may = Enter: let the others go first. Who else may act: { $seats } (as NUMBER ACTION)
cli-curtain = Please pass the screen to player { $seat }, then press Enter.
cli-allowed = { $action } is allowed.
cli-thinking = Thinking …
cli-hint = The best that a strong player sees, with the chance to win:
cli-hint-line = { $action } · { $percent } %
cli-keep-silent = (keep silent)
cli-review = Your choices so far: { $actions }. Fine: { $good }.
cli-review-line = Action { $ply }: you chose { $action } ({ $percent } %); { $better } looked better ({ $best } %).
cli-nothing-to-review = You have not played yet, so there is nothing to look back at.
cli-undone = Taken back. Actions played so far: { $ply }.
cli-saved = Saved in { $file }.
cli-loaded = Loaded from { $file }. Actions played so far: { $ply }.
cli-kept = The game is kept in { $file }. To go on with it:
cli-goodbye = Goodbye, and come again.
cli-not-asked = Player { $seat } is not asked now.
cli-is-over = The game is over; undo, save FILE, new and quit are still possible.
cli-over = The game is over
cli-over-prompt = undo, save FILE, new, quit
cli-column-place = Place
cli-column-player = Player
cli-column-score = Score
cli-usage = It is written like this: { $usage }
cli-help = Type an action as the rulebook writes it, or one of these:
cli-usage-help = help
cli-help-help = show this
cli-usage-legal = legal
cli-help-legal = list everything you may do now
cli-usage-why = why ACTION
cli-help-why = say whether an action is allowed, and which rule forbids it
cli-usage-hint = hint
cli-help-hint = say what a strong player would do in your place
cli-usage-review = review
cli-help-review = look back: where could you have done better?
cli-usage-undo = undo
cli-help-undo = take the last action back, with those of the bots after it
cli-usage-save = save FILE
cli-help-save = write the match to a file
cli-usage-load = load FILE
cli-help-load = go on with the match in a file
cli-usage-rules = rules [NUMBER]
cli-help-rules = read the rulebook, or one rule of it
cli-usage-options = options
cli-help-options = show the house rules of this game
cli-usage-tell = tell
cli-help-tell = tell the position in sentences
cli-usage-state = state
cli-help-state = print all that you know of the position, as JSON
cli-usage-as = as SEAT [ACTION]
cli-help-as = let another player speak first
cli-usage-new = new
cli-help-new = begin a new game with the same house rules
cli-usage-quit = quit
cli-help-quit = leave; a running game is kept

# The command line: replays.
cli-sound = { $file } is sound: { $game }, actions: { $ply }.
cli-ply = Ply { $ply } of { $last }
cli-replay-keys = n next · p back · a number and Enter goes to that ply · q leaves
cli-go-to = Go to ply: { $ply }

# The command line: compiling and measuring.
cli-all-warm = Everything is compiled already.
cli-game-warm = { $game }: { $seconds } s
cli-warmed = Everything is ready ({ $seconds } s).
cli-wasm-all-built = The games for the browser are built already, in { $folder }.
cli-wasm-game = { $game }: { $size } kB, { $seconds } s
cli-wasm-built = The games for the browser are in { $folder } ({ $seconds } s).
cli-wasm-no-folder = Nothing can be written to { $folder }: { $why }. Name another folder with --out.
cli-way-listed = full legal lists
cli-way-playout = found lazily
cli-column-way = Actions
cli-column-plies-per-second = Plies/s
cli-column-games-per-second = Games/s
cli-column-mean-length = Mean length

# The lab: the arena.
lab-playing = Playing
lab-settled = Settled early: { $settled } of { $meetings } meetings. Games played: { $games }.
lab-interrupted = Interrupted. This is what came out so far.
lab-written = Written: { $file }
lab-column-bot = Bot
lab-column-first = Bot
lab-column-second = Against
lab-column-deals = Deals
lab-column-games = Games
lab-column-wins = First places (95 %)
lab-column-score = Score (95 %)
lab-column-rating = Rating (± 2σ)
lab-column-time = ms/decision
lab-column-verdict = So it is
lab-stronger = stronger
lab-weaker = weaker
lab-undecided = undecided
lab-plot-title = { $game }, players: { $players }
lab-plot-score = Score of the first bot in percent, with its 95 % interval

# Bots: their levels and given names.
bot-level-1 = Child
bot-level-2 = Beginner
bot-level-3 = Sensible
bot-level-4 = Strong
bot-level-5 = Master
bot-random = plays at random
bot-introduced = { $name } ({ $level })
bot-name-1 = Layla
bot-name-2 = Omar
bot-name-3 = Noor
bot-name-4 = Yusuf
bot-name-5 = Salma
bot-name-6 = Karim
bot-name-7 = Maya
bot-name-8 = Adam
bot-name-9 = Hana
bot-name-10 = Sami
bot-name-11 = Dalia
bot-name-12 = Tariq
bot-name-13 = Miriam
bot-name-14 = Daniel
bot-name-15 = Noa
bot-name-16 = Eitan
bot-name-17 = Tamar
bot-name-18 = Yonatan
bot-name-19 = Shira
bot-name-20 = Amir
bot-name-21 = Rana
bot-name-22 = Elias
bot-name-23 = Lina
bot-name-24 = Jonah

# Why somebody is reported.
report-insult = Insults or threats
report-spam = Spam or disturbance
report-name = The name
report-unfair = Unfair play
report-other = Something else

# Reports, for those who run a house.
cli-reports-none = Nobody has reported anything.
cli-reports-one = { $at }: { $about } was reported by { $by }: { $reason }
cli-reports-where = report { $id }, table { $table }, guest { $about }, reported by { $by }
cli-reports-forgotten =
    { $count ->
        [one] One report older than { $days } days was forgotten.
       *[other] { $count } reports older than { $days } days were forgotten.
    }
cli-reports-no-database = There is no database at { $place } yet. Name the one of your house by --database or --data-dir.
cli-reports-unread = The reports in { $place } cannot be read: { $why }. Open the house once with this version, then try again.

# Backups, for those who run a house.
cli-backup-written = { $file } has all that is kept in { $place } (tables: { $tables }, matches: { $matches }, moves: { $moves }).
cli-backup-key-in = The key of the sessions is in it as well: whoever has this file can be any guest, so let nobody else read it.
cli-backup-key-set = MAJLIS_SECRET is not in it: keep it elsewhere, for without it every guest is a stranger.
cli-backup-key-none = No session.key is in { $folder }, so the key of the sessions is not in it, and without it every guest is a stranger. Name the server’s folder by --data-dir.
cli-backup-exists = { $file } is there already, and no backup is written over another file. Name a new one.
cli-backup-empty = There is nothing in { $place } yet. Name what your house uses by --database or --data-dir.
cli-backup-no-backup = { $file } is no backup of Majlis. The command “majlis backup” makes one.
cli-backup-broken = { $file } is damaged, and nothing was restored. Take another backup.
cli-backup-newer = { $file } was made by Majlis { $version }, which is newer than this one, and nothing was restored. Install that version first.
cli-backup-not-empty = { $place } holds something already. Name another place by --database or --data-dir, or give --replace: what is there is lost then.
cli-backup-other-key = { $file } is another key than that of the backup. Name another folder by --data-dir, or give --replace: guests who have come since the backup are strangers then.
cli-backup-in-use = A server is open on { $place }. Stop it, and all others that share it, then try again.
cli-backup-failed = That did not work, and nothing was changed: { $why }
cli-restored = { $place } is as it was at { $at } (tables: { $tables }, matches: { $matches }, moves: { $moves }).
cli-restored-key = Guests are known again by their cookies: the key is in { $file }.
cli-restored-other-key = MAJLIS_SECRET is not the key of the backup: guests whom that one knew are strangers.
cli-restored-no-key = The backup has no key: guests are known again only with the MAJLIS_SECRET or session.key that the server had.

# What links to this page say, and the page itself.
web-name = Majlis
home-lead = Five games for the family and for long evenings: with friends, on one screen or against bots.
invite-title-nobody = You are invited to { $game }
book-open = Rulebook of { $game }
book-list-title = The rulebooks
book-list-lead = Every rule has a number. When the house refuses a move, it names the rule, and here it stands.
link-replay = A match of { $game }
link-replay-about = Watch it again, move by move.
link-table-about = A table is waiting. Sit down and play, or watch.
