# Puzzles: positions in which one action is clearly best.
puzzle-title = Puzzles
puzzle-one = Puzzle
puzzle-lead = In each of these positions one move is clearly the best, by what the player knows. Every day has a new one for each game.
puzzle-of = Puzzle: { $game }
puzzle-all = All puzzles
puzzle-daily = Puzzle of the day
puzzle-daily-game = Puzzle of the day: { $game }
puzzle-daily-solved = Solved today
puzzle-streak =
    { $count ->
        [0] Solve a puzzle of the day, and a streak begins.
        [one] Puzzles of the day: one day in a row
       *[other] Puzzles of the day: { $count } days in a row
    }
puzzle-longest =
    { $count ->
        [one] The longest streak: { $count } day
       *[other] The longest streak: { $count } days
    }
puzzle-grade-2 = Easy
puzzle-grade-3 = Medium
puzzle-grade-4 = Hard
puzzle-grade-5 = Very hard
puzzle-solved = { $solved } of { $count } solved
puzzle-task = Your turn: one move is clearly the best. Which one?
puzzle-found-by = Bots find it from “{ $level }” on.
puzzle-wrong = { $action }: not the best. It costs { $loss } percentage points of the chance to win.
puzzle-lucky = It wins with the cards as they lie here. By what you know it still costs that much.
puzzle-unlucky = It does not win with the cards as they lie here. By what you know it is still the best.
puzzle-show = Show the solution
puzzle-right = Right!
puzzle-best = Best: { $action }. The chance to win is { $chance } then.
puzzle-equal = Just as good: { $actions }
puzzle-margin = Everything else costs { $margin } percentage points or more (give or take { $noise }).
puzzle-margin-engine = Everything else costs { $margin } percentage points or more, as far as a strong bot looks ahead.
puzzle-otherwise = See how it goes on:
puzzle-loss = −{ $loss } points
puzzle-is-best = the best
puzzle-next = Next puzzle
puzzle-none = There is no such puzzle of { $game }.
puzzle-cannot = This browser cannot play the puzzles.
puzzle-failed = The puzzles could not be loaded.
