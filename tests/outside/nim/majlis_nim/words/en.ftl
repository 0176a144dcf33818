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
