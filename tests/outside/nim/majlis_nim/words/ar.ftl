event-took =
    { $sticks ->
        [one] { $player }: عود واحد من الكومة { $heap }.
        [two] { $player }: عودان من الكومة { $heap }.
       *[other] { $player }: { $sticks } عيدان من الكومة { $heap }.
    }
event-passed = { $player }: وجه القطعة، وتمرير.
event-won = { $player }: آخر عود.

terminal-turn = اللاعب { $seat }: الدور لأخذ العيدان.

view-heaps = الأكوام
view-coins = القطع
view-passed = استُعمل التمرير
view-turn = الدور
