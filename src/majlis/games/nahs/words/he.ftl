# הסיבות לסירוב; מספר הכלל מוצג לצידן.
reason-match_over = המשחק נגמר.
reason-not_your_turn = זה לא תורך.
reason-no_such_action = אין מהלך כזה.
reason-exchange_first = קודם מחליפים: משאירים את הקלפים כמו שהם, או בוחרים את השלושה שיהיו גלויים.
reason-exchange_over = ההחלפה כבר נגמרה.
reason-already_chosen = כבר בחרת; מחכים לאחרים.
reason-same_set = שלושת אלה כבר גלויים; משאירים אותם כמו שהם.
reason-not_your_six = השלושה האלה אינם בין הקלפים שביד והקלפים הגלויים שלך.
reason-one_card_only = לפי כללי הבית שלכם מחליפים רק קלף אחד באחד.
reason-aim_first = התגלה לך קח־נאחס: צריך לבחור מי ייקח את הערימה.
reason-answer_first = נבחרת לקחת את הערימה: אפשר להסכים, או לענות בקח־נאחס.
reason-not_asked = איש לא בחר בך לקחת את הערימה.
reason-no_such_player = אין שחקן כזה.
reason-not_yourself = אי אפשר לבחור בעצמך.
reason-no_counter = אין לך קח־נאחס באזור שממנו משחקים עכשיו.
reason-hand_empty = היד ריקה; משחקים מהקלפים הגלויים, או הופכים קלף הפוך.
reason-not_held = אין לך ביד כל כך הרבה מהסוג הזה.
reason-hand_first = משחקים מהיד כל עוד יש בה קלף.
reason-not_face_up = אין לך כל כך הרבה קלפים גלויים מהסוג הזה.
reason-face_up_first = הקלפים הגלויים קודמים להפוכים.
reason-no_card_there = כבר אין קלף במקום הזה.
reason-lead_smallest = המספר הקטן ביותר אצלך, וחובה לפתוח בו.
reason-too_low = זה נמוך מהערך הקובע בערימה.
reason-five_or_less = הקלף 5 דורש חמש או פחות.
reason-no_five_on_five = לפי כללי הבית שלכם לא מניחים 5 על 5.
reason-no_wild_under_five = לפי כללי הבית שלכם מניחים על 5 רק 0 עד 5.
reason-nothing_to_take = ערימה ריקה לא לוקחים לעולם.
reason-can_lay = יש לך קלף מתאים, וחובה להניח.
reason-turn_blind = נשארו לך רק קלפים הפוכים, וצריך להפוך אחד.

refused-one_deck_seats_six = ליותר משישה שחקנים צריך שתי חפיסות

kind-named =
    { $kind ->
        [bu] למטה־למעלה
        [ti] קח־נאחס
       *[number] { $kind }
    }
kinds-named =
    { $count ->
        [1] { kind-named }
       *[other] { $count } × { kind-named }
    }
event-chose = שחקן { $seat } מוכן.
event-chose_cards = שחקן { $seat } רוצה שאלה יהיו גלויים: { $kinds }.
event-swapped = שחקן { $seat } החליף, ועכשיו גלויים אצלו { $kinds }.
event-starts = אצל שחקן { $seat } המספר הקטן ביותר, { kind-named }, והוא חייב לפתוח בו.
event-starts_freely = לאיש אין מספר; שחקן { $seat } פותח במה שירצה.
event-led =
    { $zone ->
        [up] שחקן { $seat } פותח מהקלפים הגלויים: { kinds-named }.
        [down] בו פותח שחקן { $seat }: { kinds-named }.
       *[hand] שחקן { $seat } פותח: { kinds-named }.
    }
event-laid =
    { $zone ->
        [up] שחקן { $seat } מניח מהקלפים הגלויים: { kinds-named }.
        [down] הקלף מתאים, ושחקן { $seat } מניח אותו על הערימה: { kinds-named }.
       *[hand] שחקן { $seat } מניח: { kinds-named }.
    }
event-turned = שחקן { $seat } הופך את קלף { $place }: { kind-named }.
event-misfit =
    { $count ->
        [one] הוא לא מתאים: שחקן { $seat } לוקח אותו.
        [two] הוא לא מתאים: שחקן { $seat } לוקח אותו עם הערימה, שני קלפים.
       *[other] הוא לא מתאים: שחקן { $seat } לוקח אותו עם הערימה, { $count } קלפים.
    }
event-gave =
    { $zone ->
        [up] שחקן { $seat } מניח קח־נאחס מהקלפים הגלויים: על שחקן { $target } לקחת את הערימה.
        [down] שחקן { $seat } מכוון את הקח־נאחס: על שחקן { $target } לקחת את הערימה.
       *[hand] שחקן { $seat } מניח קח־נאחס: על שחקן { $target } לקחת את הערימה.
    }
event-countered = שחקן { $seat } עונה בקח־נאחס: עכשיו על שחקן { $target } לקחת את הערימה.
event-accepted =
    { $count ->
        [0] שחקן { $seat } מסכים, ואין מה לקחת.
        [one] שחקן { $seat } מסכים ולוקח קלף אחד.
        [two] שחקן { $seat } מסכים ולוקח שני קלפים.
       *[other] שחקן { $seat } מסכים ולוקח { $count } קלפים.
    }
event-took =
    { $count ->
        [one] שחקן { $seat } לוקח את הערימה: קלף אחד.
        [two] שחקן { $seat } לוקח את הערימה: שני קלפים.
       *[other] שחקן { $seat } לוקח את הערימה: { $count } קלפים.
    }
event-burned =
    { $count ->
        [one] ה־8 נשרף לבדו.
        [two] ה־8 שורף את הערימה, שני קלפים.
       *[other] ה־8 שורף את הערימה, { $count } קלפים.
    }
event-burned_four =
    { $count ->
       *[other] ארבעה שווים שורפים את הערימה, { $count } קלפים.
    }
event-again = שחקן { $seat } משחק שוב.
event-skipped =
    { $count ->
        [one] מדלגים על השחקן הבא.
        [two] מדלגים על שני תורות.
       *[other] מדלגים על { $count } תורות.
    }
event-reversed =
    { $way ->
        [left] מעכשיו משחקים שמאלה.
       *[right] מעכשיו משחקים ימינה.
    }
event-lifted =
    { $count ->
        [one] הקלף התחתון עולה למעלה: { $kinds }.
        [two] שני קלפים עולים מלמטה: { $kinds }.
       *[other] { $count } קלפים עולים מלמטה: { $kinds }.
    }
event-freed = השחקן הבא משחק מה שירצה.
event-demanded = דרוש חמש או פחות.
event-drew =
    { $count ->
        [one] שחקן { $seat } מושך קלף.
        [two] שחקן { $seat } מושך שני קלפים.
       *[other] שחקן { $seat } מושך { $count } קלפים.
    }
event-back = שחקן { $seat } חזר למשחק.
event-out = לשחקן { $seat } לא נשארו קלפים והוא בחוץ, במקום { $place }.
event-limit = השלב נמשך { $plays } מהלכים ונגמר כאן; פחות קלפים עדיף.
event-jinx = שחקן { $seat } הוא הנאחס של שלב { $stage }.
event-stage = שלב { $stage } מתחיל; שחקן { $seat } מחלק.
event-won =
    { $jinxes ->
        [0] שחקן { $seat } ניצח, ואף פעם לא היה הנאחס.
        [one] שחקן { $seat } ניצח, והיה הנאחס פעם אחת.
        [two] שחקן { $seat } ניצח, והיה הנאחס פעמיים.
       *[other] שחקן { $seat } ניצח, והיה הנאחס { $jinxes } פעמים.
    }
event-shared = שחקנים { $seats } חולקים את הניצחון.

terminal-stage = שלב { $stage } מתוך { $stages }
terminal-right = משחקים ימינה
terminal-left = משחקים שמאלה
terminal-draw = קופה: { $count }
terminal-gone = מחוץ למשחק: { $count }
terminal-pile = הערימה ({ $count }), העליון אחרון:
terminal-pile-empty = הערימה ריקה.
terminal-standing = הערך הקובע: { $value }
terminal-anything = הכול מותר.
terminal-demand = חמש או פחות!
terminal-player = שחקן { $seat }
terminal-hand = ביד
terminal-up = גלויים
terminal-down = הפוכים
terminal-known = ידוע שביד: { $cards }
terminal-out = בחוץ, מקום { $place }
terminal-dealer = מחלק
terminal-jinxes =
    { $count ->
        [0] לא היה הנאחס
        [one] הנאחס פעם אחת
        [two] הנאחס פעמיים
       *[other] הנאחס { $count } פעמים
    }
terminal-chosen = מוכן
terminal-choosing = עוד בוחר
terminal-turn = תורו של שחקן { $seat }.
terminal-lead = שחקן { $seat } חייב לפתוח ב־{ $kind }.
terminal-aim = שחקן { $seat } גילה קח־נאחס ובוחר מי ייקח את הערימה.
terminal-asked = שואלים את שחקן { $seat }: להסכים או לענות?
terminal-exchange = החלפה: עוד לא בחרו: { $seats }
terminal-over = המשחק נגמר.

# The board on the page.
board-up = גלוי: { $kind }
board-down = קלף הפוך { $place }
board-table-cards = הקלפים שלך על השולחן
board-held =
    { $count ->
        [one] { $kind }
       *[other] { $count } × { $kind }
    }
board-hand =
    { $count ->
        [0] היד ריקה
        [one] היד שלך: קלף אחד
        [two] היד שלך: שני קלפים
       *[other] היד שלך: { $count } קלפים
    }
board-zones = גלויים: { $ups }; הפוכים: { $downs }; ביד: { $count }
board-draw-pile =
    { $count ->
        [0] הקופה ריקה
       *[other] קופה: { $count }
    }
board-pile =
    { $count ->
        [0] הערימה ריקה
        [one] הערימה: { $cards }
        [two] בערימה שני קלפים: { $cards }
       *[other] בערימה { $count } קלפים, למעלה: { $cards }
    }
board-anything = הכול מותר
board-demand = חמש או פחות!
board-standing = { $value } או יותר
board-direction =
    { $way ->
        [left] משחקים שמאלה.
       *[right] משחקים ימינה.
    }
board-out = בחוץ, מקום { $place }
board-is-ready = מוכן
board-is-choosing = בוחר
board-jinxes =
    { $count ->
        [one] נאחס פעם אחת
        [two] נאחס פעמיים
       *[other] נאחס { $count } פעמים
    }
board-window = הזמן להחלפה
board-give = הערימה ל{ $name }
board-count = כמה?
board-lay =
    { $count ->
        [one] להניח אחד
        [two] להניח שניים
       *[other] להניח { $count }
    }
board-take =
    { $count ->
        [one] לקחת את הערימה: קלף אחד
        [two] לקחת את הערימה: שני קלפים
       *[other] לקחת את הערימה: { $count } קלפים
    }
board-accept =
    { $count ->
        [0] להסכים: אין מה לקחת
        [one] להסכים ולקחת קלף אחד
        [two] להסכים ולקחת שני קלפים
       *[other] להסכים ולקחת { $count } קלפים
    }
board-counter = לענות בקח־נאחס
board-ready = להשאיר את השלושה
board-swap = לגלות את השלושה
board-back = חזרה
board-over = המשחק נגמר.
board-exchange = אפשר להחליף בין הקלפים הגלויים ליד: נוגעים באחד ואז בשני.
board-partner = עכשיו נוגעים בבן זוגו בשורה השנייה.
board-chosen = הבחירה נשמרה. האחרים עוד בוחרים.
board-wait-exchange = השחקנים מחליפים קלפים.
board-lead = המספר הקטן ביותר אצלך: פותחים ב־{ $kind }.
board-play = תורך: משחקים מהיד.
board-play-up = תורך: משחקים מהקלפים הגלויים.
board-turn-down = תורך: הופכים קלף הפוך ומקווים.
board-must-take =
    { $count ->
        [one] שום דבר לא מתאים: לוקחים את הערימה.
        [two] שום דבר לא מתאים: לוקחים את הערימה, שני קלפים.
       *[other] שום דבר לא מתאים: לוקחים את הערימה, { $count } קלפים.
    }
board-how-many = כמה קלפים של { $kind }?
board-aim = מי ייקח את הערימה?
board-asked =
    { $count ->
        [0] עליך לקחת את הערימה, אבל היא ריקה.
        [one] עליך לקחת את הערימה: קלף אחד.
        [two] עליך לקחת את הערימה: שני קלפים.
       *[other] עליך לקחת את הערימה: { $count } קלפים.
    }
board-asked-counter =
    { $count ->
        [one] עליך לקחת את הערימה, קלף אחד: להסכים או לענות.
        [two] עליך לקחת את הערימה, שני קלפים: להסכים או לענות.
       *[other] עליך לקחת את הערימה, { $count } קלפים: להסכים או לענות.
    }
board-wait = עכשיו משחק { $name }.
board-wait-asked = שואלים את { $name }: לקחת את הערימה או לענות?
board-deed-up = { kinds-named }, מהגלויים
board-deed-counter = לענות: הערימה אל { $name }
board-deed-swap = לגלות { $kinds }

# בסוף שלב או בסוף המשחק.
end-stage = שלב { $stage } מתוך { $stages } נגמר
end-jinx = הנאחס
end-jinxes =
    { $count ->
        [0] אף פעם לא הנאחס
        [one] הנאחס פעם אחת
        [two] הנאחס פעמיים
       *[other] הנאחס { $count } פעמים
    }
board-stage = שלב { $stage } מתוך { $stages }
