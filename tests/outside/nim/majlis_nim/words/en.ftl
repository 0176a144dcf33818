reason-over = The game is over.
reason-not_your_turn = It is not your turn.
reason-no_sticks = There are not that many sticks in that heap.
reason-no_coin = Nobody may pass at this table.
reason-tails_up = Your coin shows tails, so you may not pass.
reason-passed_already = You have passed already.

event-took =
    { $sticks ->
        [one] { $player } takes a stick from heap { $heap }.
       *[other] { $player } takes { $sticks } sticks from heap { $heap }.
    }
event-passed = { $player } shows heads and passes.
event-won = { $player } has taken the last stick.

terminal-turn = Player { $seat }: take sticks.

view-heaps = Heaps
view-coins = Coins
view-passed = Has passed
view-turn = Turn
