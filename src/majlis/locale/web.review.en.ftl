# Looking back at a match that is over.
lookback-open = Look back
lookback-title = { $game }: looking back
lookback-working = Every position is being played on in your browser …
lookback-progress = { $percent } done
lookback-stop = Stop
lookback-stopped = Stopped. Nothing was kept.
lookback-begin = Look back
lookback-copied = The link to this review is copied.
lookback-unfinished = This match is not over yet. It can be looked back at when it is.
lookback-no-wasm = Your browser has no WebAssembly, and looking back needs it. With the match’s file it also works in the terminal: majlis review.
lookback-no-rules = The rules of this game are not in the page. With the match’s file one can look back in the terminal: majlis review.
lookback-unfit = This match was played by other rules than this page knows, so one cannot look back at it here.
lookback-failed = That did not work. Try it again.
lookback-by-playouts =
    { $count ->
        [one] Each position was played on once: from what a player could know, and from all the cards.
       *[other] Each position was played on { $count } times: from what a player could know, and from all the cards.
    }
lookback-by-engine = Nothing is hidden in this match, so the strongest bot has looked at each position; it expects the best play from everybody.
lookback-hung = What it hung on
lookback-choices = Choices: { $choices }. Fine: { $good }.
lookback-costly = Move { $ply }: { $action }
lookback-better = Better: { $better }
lookback-why = By what { $name } knew: { $best } chance to win instead of { $percent }. Points lost: { $loss }, give or take { $noise }.
lookback-why-engine = { $best } chance to win instead of { $percent }. Points lost: { $loss }.
lookback-silent = keep silent
lookback-look = Look at it
lookback-again = Try again from here
lookback-chances = Chances to win, skill and luck
lookback-known = By what they knew
lookback-full = By all the cards
lookback-one-line = Nothing is hidden, so there is one line.
lookback-curve = { $name }: at first { $first }, at most { $most } (move { $ply }), at the end { $last }.
lookback-even = Even share
lookback-deal = Luck of the start
lookback-chance = Luck later on
lookback-others = Others’ choices
lookback-own = Own choices
lookback-result = Result
lookback-give-or-take = { $points } ± { $noise }
lookback-parts-about = In percentage points; they add up to the result. Own choices are skill: what they changed, by what the player knew. The start and what came later and nobody chose are luck.
lookback-table = As a table
lookback-move = Move
lookback-in-full = ({ $percent } by all the cards)
lookback-record =
    { $count ->
        [one] One match was looked back at. Skill { $own }, luck { $luck }, in percentage points.
       *[other] { $count } matches were looked back at. On average: skill { $own }, luck { $luck }, in percentage points.
    }
lookback-record-one = Skill { $own } · luck { $luck }
lookback-skill = Skill
lookback-luck = Luck
lookback-won-own = Won most of all by own choices.
lookback-won-luck = Won most of all by luck.
lookback-won-others = Won most of all by the others’ choices.
lookback-lost-own = Lost most of all by own choices: mistaken rather than unlucky.
lookback-lost-luck = Lost most of all by bad luck: unlucky rather than mistaken.
lookback-lost-others = Lost most of all by the others’ choices.
lookback-unlucky = Unlucky: { $after } chance to win by all the cards, where { $expected } was to be expected. In percentage points: { $points }.
lookback-lucky = Lucky: { $after } chance to win by all the cards, where { $expected } was to be expected. In percentage points: { $points }.
lookback-why-title = Why?
lookback-sequel = What may follow
lookback-better-sequel = What may follow the better choice
lookback-sequel-about = One of many ways on that fit what { $name } knew; the strongest bot plays for everybody.
lookback-turn = Move { $ply }: { $event }
