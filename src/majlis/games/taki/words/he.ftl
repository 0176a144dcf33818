event-laid = { $player }: { board-card }.
event-named =
    { $colour ->
        [r] { $player }: הצבע אדום.
        [b] { $player }: הצבע כחול.
        [g] { $player }: הצבע ירוק.
       *[y] { $player }: הצבע צהוב.
    }
event-run_opened =
    { $colour ->
        [r] { $player }: טאקי אדום נפתח.
        [b] { $player }: טאקי כחול נפתח.
        [g] { $player }: טאקי ירוק נפתח.
       *[y] { $player }: טאקי צהוב נפתח.
    }
event-run_entered =
    { $colour ->
        [r] { $player }: ממשיכים בטאקי האדום הפתוח.
        [b] { $player }: ממשיכים בטאקי הכחול הפתוח.
        [g] { $player }: ממשיכים בטאקי הירוק הפתוח.
       *[y] { $player }: ממשיכים בטאקי הצהוב הפתוח.
    }
event-run_closed =
    { $colour ->
        [r] { $player }: טאקי אדום סגור!
        [b] { $player }: טאקי כחול סגור!
        [g] { $player }: טאקי ירוק סגור!
       *[y] { $player }: טאקי צהוב סגור!
    }
event-run_left_open =
    { $colour ->
        [r] { $player }: הטאקי האדום נשאר פתוח.
        [b] { $player }: הטאקי הכחול נשאר פתוח.
        [g] { $player }: הטאקי הירוק נשאר פתוח.
       *[y] { $player }: הטאקי הצהוב נשאר פתוח.
    }
event-run_ended =
    { $colour ->
        [r] הטאקי האדום הפתוח נגמר.
        [b] הטאקי הכחול הפתוח נגמר.
        [g] הטאקי הירוק הפתוח נגמר.
       *[y] הטאקי הצהוב הפתוח נגמר.
    }
event-dead = הפקודה של { board-card } אינה מתבצעת.
event-cancelled = המלך מבטל את ה־‎+2.
event-penalty =
    { $number ->
        [one] השחקן הבא מושך קלף אחד או עונה.
        [two] השחקן הבא מושך שני קלפים או עונה.
       *[other] השחקן הבא מושך { $number } קלפים או עונה.
    }
event-stopped = { $target_player }: עצור! התור אבד.
event-reversed = הכיוון מתהפך.
event-again = { $player }: תור נוסף.
event-plus_asks = { $player }: פלוס! עוד קלף, או משיכה.
event-asked_three = ‎+3! למי יש שובר?
event-asked_combination = צירוף! למי יש פלוס ו־3 באותו צבע?
event-either_answers = אפשר לענות בשובר, או בפלוס וב־3 באותו צבע.
event-passed = { $player }: אין תשובה.
event-unanswered = המהלך של { $player_inside } נשאר בלי תשובה.
event-broke = { $player }: שובר על ה־‎+3 של { $target_player_inside }!
event-broke_combination = { $player }: שובר על הצירוף של { $target_player_inside }.
event-answered =
    { $colour ->
        [r] { $player }: פלוס ו־3 אדומים, תשובה למהלך של { $target_player_inside }.
        [b] { $player }: פלוס ו־3 כחולים, תשובה למהלך של { $target_player_inside }.
        [g] { $player }: פלוס ו־3 ירוקים, תשובה למהלך של { $target_player_inside }.
       *[y] { $player }: פלוס ו־3 צהובים, תשובה למהלך של { $target_player_inside }.
    }
event-threw = { $player }: נזרק שובר.
event-drew =
    { $number ->
        [one] { $player }: קלף אחד מהקופה.
        [two] { $player }: שני קלפים מהקופה.
       *[other] { $player }: { $number } קלפים מהקופה.
    }
event-paid =
    { $number ->
        [one] { $player }: עונש של קלף אחד.
        [two] { $player }: עונש של שני קלפים.
       *[other] { $player }: עונש של { $number } קלפים.
    }
event-drew_nothing = { $player }: אין מה למשוך, והתור עובר.
event-ended = { $player }: סוף התור אחרי המלך.
event-reshuffled = הקלפים שהונחו מעורבבים לקופה חדשה.
event-last_card = { $player }: "קלף אחרון!"
event-forgot =
    { $number ->
        [0] { $player }: "קלף אחרון!" לא נאמר, אבל אין מה למשוך.
        [one] { $player }: "קלף אחרון!" לא נאמר, והעונש קלף אחד.
        [two] { $player }: "קלף אחרון!" לא נאמר, והעונש שני קלפים.
       *[other] { $player }: "קלף אחרון!" לא נאמר, והעונש { $number } קלפים.
    }
event-escaped = { $player }: "קלף אחרון!" לא נאמר, ואף אחד לא שם לב.
event-caught = { $player }: תפסתי את { $target_player_inside } בלי "קלף אחרון!".
event-risen =
    { $number ->
        [0] { $player }: עלייה לשלב { $stage }; אין עוד קלפים למשוך.
        [one] { $player }: עלייה לשלב { $stage }, עם קלף אחד.
        [two] { $player }: עלייה לשלב { $stage }, עם שני קלפים.
       *[other] { $player }: עלייה לשלב { $stage }, עם { $number } קלפים.
    }
event-limit = הסיבוב נמשך יותר מדי; מנצח מי שיש לו הכי מעט קלפים.
event-round_won = { $player }: ניצחון בסיבוב!
event-won = { $player }: ניצחון!
event-round_begins = סיבוב { $number } מתחיל. התור הראשון: { $player_inside }.

terminal-player = שחקן { $seat }
terminal-cards =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
terminal-draw_pile = קופה: { $count }
terminal-pile = ערימה:
terminal-colour =
    { $colour ->
        [r] הצבע הוא אדום.
        [b] הצבע הוא כחול.
        [g] הצבע הוא ירוק.
        [y] הצבע הוא צהוב.
       *[none] מותר להניח הכול.
    }
terminal-run =
    { $colour ->
        [r] הטאקי האדום פתוח.
        [b] הטאקי הכחול פתוח.
        [g] הטאקי הירוק פתוח.
       *[y] הטאקי הצהוב פתוח.
    }
terminal-owes = עוד לא נאמר "קלף אחרון!"
terminal-stage = שלב { $stage }
terminal-wins = ניצחונות בסיבובים: { $wins }
terminal-shown = ביד: { $cards }
terminal-hand = היד של שחקן { $seat }:
terminal-want-turn = שחקן { $seat }: להניח קלף מתאים או למשוך.
terminal-want-penalty =
    { $number ->
        [one] שחקן { $seat }: לענות ל־‎+2 או למשוך קלף אחד.
        [two] שחקן { $seat }: לענות ל־‎+2 או למשוך שני קלפים.
       *[other] שחקן { $seat }: לענות ל־‎+2 או למשוך { $number } קלפים.
    }
terminal-want-plus = שחקן { $seat }: להניח עוד קלף מתאים או למשוך.
terminal-want-king = שחקן { $seat }: להניח כל קלף או לסיים את התור.
terminal-want-run = שחקן { $seat }: להניח, לסגור את הטאקי או להשאיר אותו פתוח.
terminal-want-asked = כולם חוץ משחקן { $seat }: לענות או לא.
terminal-want-over = המשחק נגמר.

# The board on the page.
board-colour-of =
    { $colour ->
        [r] אדום
        [b] כחול
        [g] ירוק
       *[y] צהוב
    }
board-card =
    { $figure ->
        [stop] עצור { board-colour-of }
        [rev] שנה כיוון { board-colour-of }
        [plus] פלוס { board-colour-of }
        [taki] טאקי { board-colour-of }
        [change] שנה צבע
        [stk] סופר טאקי
        [king] מלך
        [break] שובר
        [three] ‎+3
       *[other] ‏{ $figure } { board-colour-of }
    }
board-colour-name =
    { $colour ->
        [r] אדום
        [b] כחול
        [g] ירוק
       *[y] צהוב
    }
board-colour-leads =
    { $colour ->
        [r] האדום מוביל
        [b] הכחול מוביל
        [g] הירוק מוביל
        [y] הצהוב מוביל
       *[none] הכול מותר
    }
board-run-open =
    { $colour ->
        [r] טאקי אדום פתוח
        [b] טאקי כחול פתוח
        [g] טאקי ירוק פתוח
       *[y] טאקי צהוב פתוח
    }
board-combo =
    { $colour ->
        [r] לענות באדום
        [b] לענות בכחול
        [g] לענות בירוק
       *[y] לענות בצהוב
    }
board-direction =
    { $way ->
        [back] משחקים נגד כיוון השעון.
       *[clockwise] משחקים עם כיוון השעון.
    }
board-hand =
    { $count ->
        [one] היד שלך: קלף אחד
        [two] היד שלך: שני קלפים
       *[other] היד שלך: { $count } קלפים
    }
board-cards =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
board-draw-pile =
    { $count ->
        [one] קופה: קלף אחד
        [two] קופה: שני קלפים
       *[other] קופה: { $count } קלפים
    }
board-draw =
    { $number ->
        [one] למשוך
        [two] למשוך שניים
       *[other] למשוך { $number }
    }
board-stage = שלב { $stage }
board-wins =
    { $count ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $count } ניצחונות
    }
board-close = טאקי סגור!
board-open = להשאיר טאקי פתוח
board-break = לשבור!
board-pass = לא לענות
board-end = לסיים את התור
board-last = קלף אחרון!
board-catch = תפסתי את { $name }!
board-owes = עוד לא נאמר "קלף אחרון!"
board-back = חזרה
board-window = הזמן לתשובה
board-name-colour = איזה צבע?
board-turn = תורך: מניחים קלף מתאים או מושכים.
board-penalty =
    { $number ->
        [one] עונים ב־‎+2 או במלך, או מושכים קלף אחד.
        [two] עונים ב־‎+2 או במלך, או מושכים שני קלפים.
       *[other] עונים ב־‎+2 או במלך, או מושכים { $number } קלפים.
    }
board-plus = פלוס! מניחים עוד קלף או מושכים.
board-king = אחרי המלך: מניחים כל קלף או מסיימים את התור.
board-run = הטאקי שלך: מוסיפים מהצבע, סוגרים או משאירים פתוח.
board-asked = ‎+3 מאת { $name }. לשבור?
board-asked-combination = פלוס ו־3 מאת { $name }. לענות?
board-asked-either = { $name }: ‎+3. לשבור, או לענות בפלוס וב־3?
board-asked-combination-either = { $name }: פלוס ו־3. לענות, או לשבור?
board-others-asked = מחכים לתשובה של האחרים.
board-answered = התשובה נשמרה. האחרים עוד עונים.
board-being-asked = מחכים לתשובה של כולם למהלך של { $name }.
board-owe = נשאר קלף אחד: להכריז "קלף אחרון!"
board-wait = התור של { $name }.
board-over = המשחק נגמר.
board-action-colour = { board-card }: { board-colour-of }

# בסוף סיבוב או בסוף המשחק.
end-next = במשחק הבא התור הראשון למי שניצח.
end-round = סיבוב { $round } מתוך { $rounds } נגמר
end-wins =
    { $count ->
        [0] עוד אין ניצחון בסיבוב
        [one] ניצחון בסיבוב אחד
        [two] ניצחון בשני סיבובים
       *[other] ניצחון ב־{ $count } סיבובים
    }
end-cards =
    { $count ->
        [0] לא נשארו קלפים
        [one] נשאר קלף אחד
        [two] נשארו שני קלפים
       *[other] נשארו { $count } קלפים
    }
board-round = סיבוב { $round } מתוך { $rounds }

# חוקי בית לפי שם.
preset-leaflet = לפי העלון
    .about = כמו שכתוב בעלון, בלי שינוי.
preset-maker_faq = לפי התשובות של היצרן
    .about = טאקי שהקלף האחרון בו הוא טאקי או סופר טאקי אפשר רק להשאיר פתוח (T-16).
preset-pyramid = טורניר הפירמידה
    .about = מי שמסיים את היד עולה שלב עם קלף אחד פחות; מי שמסיים יד של קלף אחד מנצח (T-28).

# מה שחשוב במצב, למי שעוקב אחרי המשחק בשמיעה.
event-now_cards =
    { $number ->
        [one] { $player }: נשאר קלף אחד.
        [two] { $player }: נשארו שני קלפים.
       *[other] { $player }: נשארו { $number } קלפים.
    }
event-now_run =
    { $colour ->
        [r] טאקי אדום פתוח.
        [b] טאקי כחול פתוח.
        [g] טאקי ירוק פתוח.
       *[y] טאקי צהוב פתוח.
    }
event-now_leads =
    { $colour ->
        [any] אפשר להניח כל קלף.
        [r] הצבע המוביל: אדום.
        [b] הצבע המוביל: כחול.
        [g] הצבע המוביל: ירוק.
       *[y] הצבע המוביל: צהוב.
    }
