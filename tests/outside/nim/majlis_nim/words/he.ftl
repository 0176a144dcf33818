event-took =
    { $sticks ->
        [one] { $player }: מקל אחד מערימה { $heap }.
       *[other] { $player }: { $sticks } מקלות מערימה { $heap }.
    }
event-passed = { $player }: עץ, ויתור על התור.
event-won = { $player }: המקל האחרון.

terminal-turn = שחקן { $seat }: התור לקחת מקלות.

view-heaps = ערימות
view-coins = מטבעות
view-passed = ויתור נוצל
view-turn = תור
