# Puzzles at the terminal.
cli-puzzle-making = Looking for puzzles
cli-puzzle-made = { $game }: { $count } puzzles, out of { $matches } matches.
cli-puzzle-checked = { $game }: { $count } puzzles are sound; { $judged } were judged anew.
cli-puzzle-title = { $game }: puzzle { $id }
cli-puzzle-task = to act: one action is clearly best. Bots find it from level { $level } on.
cli-puzzle-legal = Allowed: { $actions }
cli-puzzle-ask = Your action (nothing: show the solution)
cli-puzzle-right = Right!
cli-puzzle-wrong = { $action } is not it: { $loss } percentage points of the chance to win are lost.
cli-puzzle-best = Best is { $action }: a chance of { $chance } % to win, by what the player knows.
cli-puzzle-equal = As good: { $actions }
cli-puzzle-margin = Everything else is worse by { $margin } percentage points or more (sure to about { $noise }).
cli-puzzle-margin-by-engine = Everything else is worse by { $margin } percentage points or more, by a search that looks far ahead.
cli-puzzle-none = There are no puzzles of { $game } yet.
cli-puzzle-unknown = { $game } has no puzzle { $id }.
cli-puzzle-no-level = { $game } has no puzzle of level { $level }.
