reason-over = انتهت اللعبة.
reason-not_your_turn = الدور ليس لك.
reason-no_sticks = ليس في هذه الكومة هذا العدد من العيدان.
reason-no_coin = التمرير غير مسموح على هذه الطاولة.
reason-tails_up = قطعتك على ظهرها، فلا تمرير.
reason-passed_already = استُعمل التمرير من قبل.

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
