# Simulations: what is measured.
lab-measure-plays = Plays in a match
    .about = Everything that anybody does counts as one play.
lab-measure-minutes = Minutes
    .about = What people would take: { $handling } seconds a play, and { $doubling } more for each doubling of the actions to choose from.
lab-measure-choices = Actions to choose from
    .about = How many legal actions there are in a play, on average.
lab-measure-forced = Plays without a choice
    .about = The share of plays in which only one action is legal.
lab-measure-first_player = Victories of whoever plays first
    .about = Even is { $even } %.
lab-measure-better_wins = The better bot finishes ahead
    .about = { $bot } against { $rival } over the same deals. 50 % is pure luck, 100 % pure skill.
lab-measure-comebacks = Comebacks
    .about = Half-way through the match the winner was thought to be behind.
lab-measure-rescues = Narrow escapes
    .about = At some point the winner was thought to be as good as beaten.
lab-measure-draws = Draws
    .about = Matches whose first place is shared.

# Simulations: how much two sets of house rules differ.
lab-size-slight = slight
lab-size-small = small
lab-size-medium = medium
lab-size-large = large
lab-unseen = none seen
lab-column-measure = Measured
lab-column-difference = Difference (95 %)
lab-column-effect = Effect
lab-column-seat = Seat
lab-column-rule = Rule
lab-column-refusal = What the rule says
lab-usual = usual rules
lab-title = { $game }: what house rules change
lab-title-one = { $game }: how it plays
lab-summary = Matches of each: { $matches }. Bots: { $bot }. Players: { $players }.
lab-summary-one = Matches: { $matches }. Bots: { $bot }. Players: { $players }.
lab-lengths = How long matches are
lab-lengths-axis = plays
lab-seats = Victories by seat
lab-seats-even = even
lab-refusals = How often a rule forbids something
lab-refusals-about = The share of positions in which the rule keeps the player from at least one action.
lab-events = What happens how often in a match
lab-events-about = Counted in { $matches } matches of each.
lab-events-about-one = Counted in { $matches } matches.
lab-differences = What changes
lab-differences-about = How much more the first has than the second, in units of how much single matches differ. A bar that does not touch the middle line is hardly chance.
lab-how = How to read this
lab-how-intervals = Behind each number stands the interval in which the true value lies, 95 times out of 100. Among twenty comparisons one will look like a difference that is none.
lab-how-sizes = An effect is called small from 0.2, medium from 0.5 and large from 0.8 (Cohen’s d for means, h for shares). What is smaller nobody would notice at a table.
lab-how-bots = Bots play here, not people: they do not tire, talk or bluff. What a rule changes for them it most likely changes for people, though not by the same amount.
lab-how-again = The same again

# Simulations: on the command line.
lab-simulating = Simulating
lab-counting-events = Counting what happens
lab-stopped = Stopped after { $played } of { $total } matches. Nothing is lost: the same command goes on from here.
lab-too-early = Nothing can be said yet.
lab-writing-matches = Writing matches
lab-exported = { $matches ->
    [one] One match written to { $file }.
   *[other] { $matches } matches written to { $file }.
}
lab-export-none = There are no finished matches to write.
lab-export-left-out = { $matches ->
    [one] One match left out: { $why }
   *[other] { $matches } matches left out: { $why }
}
lab-export-old-rules = it was played by earlier rules.
lab-export-birthdays = it would tell people’s birthdays.
lab-export-unreadable = its log cannot be played again.

# Training of networks: on the command line.
lab-train-none = There is no network for { $game }; there is one for quoridor, with two players.
lab-train-playing = Generation { $generation }: playing
lab-train-learning = Generation { $generation }: learning
lab-train-comparing = Generation { $generation }: comparing
lab-train-passed = Generation { $generation }, let through: { $score } % ({ $low }–{ $high }) of { $matches } matches against generation { $against }; log loss { $before } → { $after } from { $positions } positions.
lab-train-failed = Generation { $generation }, not let through: { $score } % ({ $low }–{ $high }) of { $matches } matches against generation { $against }; log loss { $before } → { $after } from { $positions } positions.
lab-train-kept = { $generation ->
    [0] No generation was let through; the run is kept in { $folder }.
   *[other] The best is generation { $generation }; the run is kept in { $folder }.
}
