kind-named =
    { $kind ->
        [bu] למטה־למעלה
        [ti] "סחוב, נאחס!"
       *[number] { $kind }
    }
kinds-named =
    { $count ->
        [1] { kind-named }
       *[other] { $count } × { kind-named }
    }
event-chose = { $player }: הבחירה נעשתה.
event-chose_cards = { $player }: אלה יהיו גלויים: { $kinds }.
event-swapped = { $player }: החלפה, ועכשיו גלויים { $kinds }.
event-starts = { $player }: המספר הקטן ביותר, { kind-named }, וחובה לפתוח בו.
event-starts_freely = לאף אחד אין מספר; { $player }: פתיחה בכל קלף.
event-led =
    { $zone ->
        [up] { $player }: פתיחה מהקלפים הגלויים, { kinds-named }.
        [down] { $player }: פתיחה בקלף שנהפך, { kinds-named }.
       *[hand] { $player }: פתיחה, { kinds-named }.
    }
event-laid =
    { $zone ->
        [up] { $player }: מהקלפים הגלויים, { kinds-named }.
        [down] { $player }: הקלף מתאים, { kinds-named }.
       *[hand] { $player }: { kinds-named }.
    }
event-turned = { $player }: קלף הפוך { $place } הוא { kind-named }.
event-misfit =
    { $count ->
        [one] { $player }: הקלף לא מתאים ונלקח.
        [two] { $player }: הקלף לא מתאים ונלקח עם הערימה, שני קלפים.
       *[other] { $player }: הקלף לא מתאים ונלקח עם הערימה, { $count } קלפים.
    }
event-gave =
    { $zone ->
        [up] { $player }, מהקלפים הגלויים: סחוב, נאחס! הערימה אל { $target_player_inside }.
        [down] { $player }: הערימה אל { $target_player_inside }.
       *[hand] { $player }: סחוב, נאחס! הערימה אל { $target_player_inside }.
    }
event-countered = { $player }, בתשובה: סחוב, נאחס! עכשיו הערימה אל { $target_player_inside }.
event-accepted =
    { $count ->
        [0] { $player }: הסכמה, ואין מה לקחת.
        [one] { $player }: הסכמה ולקיחת הערימה, קלף אחד.
        [two] { $player }: הסכמה ולקיחת הערימה, שני קלפים.
       *[other] { $player }: הסכמה ולקיחת הערימה, { $count } קלפים.
    }
event-took =
    { $count ->
        [one] { $player }: לקיחת הערימה, קלף אחד.
        [two] { $player }: לקיחת הערימה, שני קלפים.
       *[other] { $player }: לקיחת הערימה, { $count } קלפים.
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
event-again = { $player }: תור נוסף.
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
event-freed = בתור הבא מותר כל קלף.
event-demanded = הדרישה: חמש או פחות.
event-drew =
    { $count ->
        [one] { $player }: קלף אחד מהקופה.
        [two] { $player }: שני קלפים מהקופה.
       *[other] { $player }: { $count } קלפים מהקופה.
    }
event-back = { $player }: חזרה למשחק.
event-out = { $player }: לא נשארו קלפים, מקום { $place }.
event-limit = השלב נמשך { $plays } מהלכים ונגמר כאן; פחות קלפים עדיף.
event-jinx = הנאחס של שלב { $stage }: { $player_inside }.
event-stage = שלב { $stage } מתחיל. החלוקה אצל { $player_inside }.
event-won =
    { $jinxes ->
        [0] { $player }: ניצחון, בלי להיות הנאחס אף פעם!
        [one] { $player }: ניצחון, ופעם אחת הנאחס.
        [two] { $player }: ניצחון, ופעמיים הנאחס.
       *[other] { $player }: ניצחון, ו־{ $jinxes } פעמים הנאחס.
    }
event-shared = ניצחון משותף: { $players }.

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
terminal-dealer = החלוקה כאן
terminal-jinxes =
    { $count ->
        [0] אף פעם לא הנאחס
        [one] הנאחס פעם אחת
        [two] הנאחס פעמיים
       *[other] הנאחס { $count } פעמים
    }
terminal-chosen = הבחירה נעשתה
terminal-choosing = עוד בוחרים
terminal-turn = התור של שחקן { $seat }.
terminal-lead = שחקן { $seat } חייב לפתוח ב־{ $kind }.
terminal-aim = שחקן { $seat }: התגלה "סחוב, נאחס!", ויש לבחור מי ייקח את הערימה.
terminal-asked = מחכים לשחקן { $seat }: להסכים או לענות?
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
board-is-ready = הבחירה נעשתה
board-is-choosing = עוד בוחרים
board-jinxes =
    { $count ->
        [one] נאחס פעם אחת
        [two] נאחס פעמיים
       *[other] נאחס { $count } פעמים
    }
board-window = הזמן להחלפה
board-give = סחוב, { $name }!
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
board-counter = לענות: סחוב, נאחס!
board-ready = להשאיר את השלושה
board-swap = לגלות את השלושה
board-back = חזרה
board-over = המשחק נגמר.
board-exchange = אפשר להחליף בין הגלויים לאלה שביד: נוגעים באחד ואז בשני.
board-partner = עכשיו נוגעים בקלף שיוחלף איתו, בשורה השנייה.
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
board-wait = התור של { $name }.
board-wait-asked = התשובה אצל { $name }: לקחת את הערימה או לענות?
board-action-up = { kinds-named }, מהגלויים
board-action-counter = לענות: הערימה אל { $name }
board-action-swap = לגלות { $kinds }

# בסוף שלב או בסוף המשחק.
end-next = במשחק הבא הנאחס מחלק את הקלפים.
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

# חוקי בית לפי שם.
preset-leaflet = לפי העלון
    .about = כמו שכתוב בעלון, בלי שינוי.
preset-one_stage = שלב אחד
    .about = שלב אחד קובע מי הנאחס (N-22).
preset-two_decks = שתי חפיסות
    .about = מקום לעד שנים־עשר שחקנים (N-1).

# מה שחשוב במצב, למי שעוקב אחרי המשחק בשמיעה.
event-now_holds = { $player }: ביד { $hand }, גלויים { $up }, מוסתרים { $down }.
event-now_pile =
    { $number ->
        [one] בערימה קלף אחד: { kind-named }.
        [two] בערימה שני קלפים, ולמעלה { kind-named }.
       *[other] בערימה { $number } קלפים, ולמעלה { kind-named }.
    }
event-now_no_pile = הערימה ריקה.
event-now_draw =
    { $number ->
        [one] בקופה נשאר קלף אחד.
        [two] בקופה נשארו שני קלפים.
       *[other] בקופה נשארו { $number } קלפים.
    }
