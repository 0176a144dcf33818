reason-over = המשחק נגמר.
reason-not_your_turn = זה לא התור שלך.
reason-no_sticks = אין כל כך הרבה מקלות בערימה הזאת.
reason-no_coin = בשולחן הזה אין ויתור על תור.
reason-tails_up = המטבע שלך על פלי, לכן אין ויתור על תור.
reason-passed_already = הוויתור על תור כבר נוצל.

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
