# הסיבות לסירוב; מספר הכלל מוצג לצידן.
reason-over = המשחק נגמר.
reason-no_such_action = אין פעולה כזאת בשולחן הזה.
reason-not_your_turn = זה לא תורך.
reason-others_asked = עכשיו שואלים את האחרים; ממשיכים כשכולם ענו.
reason-answer_first = שואלים אתכם: יש לענות או לוותר.
reason-answered = כבר ויתרתם, והוויתור סופי.
reason-not_asked = עכשיו לא שואלים אף אחד.
reason-breaker_wanted = רק שובר עונה ל־‎+3.
reason-combination_wanted = רק פלוס ו־3 באותו צבע עונים לצירוף הזה.
reason-no_combination = אין ביד גם פלוס וגם 3 בצבע הזה.
reason-not_held = הקלף הזה לא ביד.
reason-no_fit = לקלף הזה אין לא הצבע ולא הצורה של הקלף המוביל.
reason-active_two = ה־‎+2 פעיל: מניחים ‎+2 או מלך, או מושכים.
reason-other_colour = ברצף מניחים רק קלפים בצבע שלו.
reason-not_in_a_run = מלך, ‎+3 ושובר לא מניחים ברצף.
reason-no_changer_in_run = בשולחן הזה לא מניחים שנה צבע ברצף.
reason-colour_is_chosen = יש לומר איזה צבע מקבל הסופר טאקי.
reason-colour_is_given = כאן הסופר טאקי מקבל את הצבע המוביל; לא בוחרים.
reason-can_lay = אפשר להניח קלף, ובשולחן הזה מושכים רק כשאי אפשר.
reason-king_laid = אחרי המלך מניחים קלף או מסיימים את התור; לא מושכים.
reason-run_goes_on = אתם ברצף: מניחים, סוגרים או משאירים פתוח; לא מושכים.
reason-no_run = אינכם ברצף.
reason-taki_stays_open = הקלף האחרון ברצף הוא טאקי, ולכן אפשר רק להשאיר אותו פתוח.
reason-must_close = בשולחן הזה אפשר רק לסגור את הרצף.
reason-no_king = כך מסיימים תור רק אחרי מלך שלכם.
reason-owes_nothing = אין עכשיו חובה לומר "קלף אחרון!".
reason-no_catching = בשולחן הזה לא תופסים.
reason-no_such_player = אין שחקן כזה.
reason-not_oneself = אי אפשר לתפוס את עצמכם.
reason-nobody_to_catch = השחקן הזה לא חייב עכשיו לומר "קלף אחרון!".
reason-has_waited = בחרתם לחכות עד שיקרה משהו.
reason-no_waiting = אין לכם מה לומר עכשיו, ולכן אין למה לחכות.

refused-too_many_cards = אין בחפיסה די קלפים לכל כך הרבה ידיים בגודל הזה ולקלף מוביל
refused-no_such_starter = אין שחקן במספר הזה
refused-no_three_in_deck = בחפיסה של 112 אין קלפי ‎+3
refused-no_combination_to_cross = שובר וצירוף עונים זה על זה רק אם משחקים בצירוף של פלוס ו־3
refused-no_three_to_cross = בחפיסה של 112 אין ‎+3 ואין שובר, ולכן שובר וצירוף לא עונים זה על זה
refused-pyramid_is_one_round = טורניר הפירמידה הוא סיבוב אחד

event-laid = שחקן { $seat } מניח { board-card }.
event-named =
    { $colour ->
        [r] שחקן { $seat } קובע: אדום.
        [b] שחקן { $seat } קובע: כחול.
        [g] שחקן { $seat } קובע: ירוק.
       *[y] שחקן { $seat } קובע: צהוב.
    }
event-run_opened =
    { $colour ->
        [r] שחקן { $seat } פותח רצף אדום.
        [b] שחקן { $seat } פותח רצף כחול.
        [g] שחקן { $seat } פותח רצף ירוק.
       *[y] שחקן { $seat } פותח רצף צהוב.
    }
event-run_entered =
    { $colour ->
        [r] שחקן { $seat } נכנס לרצף האדום.
        [b] שחקן { $seat } נכנס לרצף הכחול.
        [g] שחקן { $seat } נכנס לרצף הירוק.
       *[y] שחקן { $seat } נכנס לרצף הצהוב.
    }
event-run_closed =
    { $colour ->
        [r] שחקן { $seat } סוגר את הרצף האדום.
        [b] שחקן { $seat } סוגר את הרצף הכחול.
        [g] שחקן { $seat } סוגר את הרצף הירוק.
       *[y] שחקן { $seat } סוגר את הרצף הצהוב.
    }
event-run_left_open =
    { $colour ->
        [r] שחקן { $seat } משאיר את הרצף האדום פתוח.
        [b] שחקן { $seat } משאיר את הרצף הכחול פתוח.
        [g] שחקן { $seat } משאיר את הרצף הירוק פתוח.
       *[y] שחקן { $seat } משאיר את הרצף הצהוב פתוח.
    }
event-run_ended =
    { $colour ->
        [r] הרצף האדום הפתוח נגמר.
        [b] הרצף הכחול הפתוח נגמר.
        [g] הרצף הירוק הפתוח נגמר.
       *[y] הרצף הצהוב הפתוח נגמר.
    }
event-dead = הפקודה של { board-card } אינה מתבצעת.
event-cancelled = המלך מבטל את ה־‎+2.
event-penalty =
    { $number ->
        [one] השחקן הבא מושך קלף אחד או עונה.
        [two] השחקן הבא מושך שני קלפים או עונה.
       *[other] השחקן הבא מושך { $number } קלפים או עונה.
    }
event-stopped = שחקן { $target } נעצר ומפסיד את תורו.
event-reversed = הכיוון מתהפך.
event-again = שחקן { $seat } משחק שוב.
event-plus_asks = הפלוס מבקש משחקן { $seat } עוד קלף.
event-asked_three = ‎+3! שואלים את כל האחרים אם ישברו.
event-asked_combination = צירוף! שואלים את כל האחרים אם יענו בפלוס וב־3.
event-either_answers = אפשר לענות בשובר, או בפלוס וב־3 באותו צבע.
event-passed = שחקן { $seat } מוותר.
event-unanswered = אף אחד לא עונה לשחקן { $seat }.
event-broke = שחקן { $seat } שובר את ה־‎+3 של שחקן { $target }.
event-broke_combination = { $player }: שובר על הצירוף של { $target_player_inside }.
event-answered =
    { $colour ->
        [r] שחקן { $seat } עונה לשחקן { $target } בפלוס ו־3 אדומים.
        [b] שחקן { $seat } עונה לשחקן { $target } בפלוס ו־3 כחולים.
        [g] שחקן { $seat } עונה לשחקן { $target } בפלוס ו־3 ירוקים.
       *[y] שחקן { $seat } עונה לשחקן { $target } בפלוס ו־3 צהובים.
    }
event-threw = שחקן { $seat } זורק שובר.
event-drew =
    { $number ->
        [one] שחקן { $seat } מושך קלף.
        [two] שחקן { $seat } מושך שני קלפים.
       *[other] שחקן { $seat } מושך { $number } קלפים.
    }
event-paid =
    { $number ->
        [one] שחקן { $seat } לוקח את העונש: קלף אחד.
        [two] שחקן { $seat } לוקח את העונש: שני קלפים.
       *[other] שחקן { $seat } לוקח את העונש: { $number } קלפים.
    }
event-drew_nothing = לשחקן { $seat } אין מה למשוך, והתור עובר.
event-ended = שחקן { $seat } מסיים את התור אחרי המלך.
event-reshuffled = הקלפים שהונחו מעורבבים לקופה חדשה.
event-last_card = שחקן { $seat }: "קלף אחרון!"
event-forgot =
    { $number ->
        [0] שחקן { $seat } שכח לומר "קלף אחרון!", אבל אין מה למשוך.
        [one] שחקן { $seat } שכח לומר "קלף אחרון!" ומושך קלף.
        [two] שחקן { $seat } שכח לומר "קלף אחרון!" ומושך שני קלפים.
       *[other] שחקן { $seat } שכח לומר "קלף אחרון!" ומושך { $number } קלפים.
    }
event-escaped = שחקן { $seat } לא אמר "קלף אחרון!", ואף אחד לא שם לב.
event-caught = שחקן { $seat } תופס את שחקן { $target }, שלא אמר "קלף אחרון!".
event-risen =
    { $number ->
        [0] שחקן { $seat } עולה לשלב { $stage }; אין עוד קלפים למשוך.
        [one] שחקן { $seat } עולה לשלב { $stage } ומושך קלף.
        [two] שחקן { $seat } עולה לשלב { $stage } ומושך שני קלפים.
       *[other] שחקן { $seat } עולה לשלב { $stage } ומושך { $number } קלפים.
    }
event-limit = הסיבוב נמשך יותר מדי; מנצח מי שיש לו הכי מעט קלפים.
event-round_won = שחקן { $seat } מנצח בסיבוב.
event-won = שחקן { $seat } מנצח.
event-round_begins = סיבוב { $number } מתחיל בשחקן { $seat }.

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
        [r] הרצף האדום פתוח.
        [b] הרצף הכחול פתוח.
        [g] הרצף הירוק פתוח.
       *[y] הרצף הצהוב פתוח.
    }
terminal-owes = חייב לומר "קלף אחרון!"
terminal-stage = שלב { $stage }
terminal-wins = ניצחונות בסיבובים: { $wins }
terminal-shown = מחזיק { $cards }
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
terminal-want-run = שחקן { $seat }: להניח, לסגור את הרצף או להשאיר אותו פתוח.
terminal-want-asked = כולם חוץ משחקן { $seat }: לענות או לוותר.
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
        [r] רצף אדום
        [b] רצף כחול
        [g] רצף ירוק
       *[y] רצף צהוב
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
board-close = לסגור את הרצף
board-open = להשאיר פתוח
board-break = לשבור!
board-pass = לוותר
board-end = לסיים את התור
board-last = קלף אחרון!
board-catch = לתפוס את { $name }
board-owes = עוד לא אמר "קלף אחרון!"
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
board-plus = הפלוס מבקש עוד קלף: מניחים אותו או מושכים.
board-king = אחרי המלך: מניחים כל קלף או מסיימים את התור.
board-run = הרצף שלך: מוסיפים מהצבע, סוגרים או משאירים פתוח.
board-asked = { $name } הניח ‎+3. לשבור?
board-asked-combination = { $name } הניח פלוס ו־3. לענות?
board-asked-either = { $name }: ‎+3. לשבור, או לענות בפלוס וב־3?
board-asked-combination-either = { $name }: פלוס ו־3. לענות, או לשבור?
board-others-asked = עכשיו שואלים את האחרים.
board-answered = ויתרת. האחרים עוד עונים.
board-being-asked = שואלים את כולם אם יענו ל{ $name }.
board-owe = נשאר קלף אחד: לצלצל בפעמון!
board-wait = עכשיו משחק { $name }.
board-over = המשחק נגמר.
board-deed-colour = { board-card }: { board-colour-of }

# בסוף סיבוב או בסוף המשחק.
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
