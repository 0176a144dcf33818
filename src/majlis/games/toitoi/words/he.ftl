card-named =
    { $card ->
        [T] טוי
       *[number] { $card }
    }
thrown-named =
    { $thrown ->
        [T] טוי
       *[number] { $thrown }
    }
first-card-named =
    { $first_card ->
        [T] טוי
       *[number] { $first_card }
    }
second-card-named =
    { $second_card ->
        [T] וטוי
       *[number] ו־{ $second_card }
    }
event-chose = { $player }: שני קלפים נבחרו.
event-opened_two = { $player }: נפתחו מקומות { $first } ו־{ $second }, ובהם { first-card-named } { second-card-named }.
event-starts = { $player }: הסכום הגבוה ביותר, { $sum }, ולכן התור הראשון.
event-starts_after_tie = תיקו בסכום הגבוה ביותר, { $sum }. התור הראשון: { $player_inside }.
event-took = { $player }: { card-named } מהערימה.
event-looked = { $player }: הצצה בקלף הבנק.
event-placed =
    { $was ->
        [hidden] { $player }: { card-named } במקום { $place }; הקלף המוסתר שם היה { thrown-named } והוא הולך לערימה.
       *[open] { $player }: { card-named } במקום { $place }; { thrown-named } הולך לערימה.
    }
event-threw = { $player }: { card-named } לערימה.
event-opened = { $player }: מקום { $place } נפתח, ובו { card-named }.
event-kept_hidden = { $player }: הקלף האחרון נשאר מוסתר.
event-flew = { $player }: { card-named } במקום { $from }; הטוי עף משם אל מקום { $to }; { thrown-named } הולך לערימה.
event-new_bank =
    { $cards ->
        [one] הבנק התרוקן: הערימה מעורבבת לבנק חדש של קלף אחד.
        [two] הבנק התרוקן: הערימה מעורבבת לבנק חדש של שני קלפים.
       *[other] הבנק התרוקן: הערימה מעורבבת לבנק חדש של { $cards } קלפים.
    }
event-closed = { $player }: כל שמונת הקלפים גלויים, והסיבוב נסגר.
event-limit = הסיבוב נמשך די והותר: לכולם תור אחרון אחד.
event-last_turn = זה התור האחרון של { $player_inside } בסיבוב הזה.
event-scored =
    { $points ->
        [-1] { $player }: { $box }, מינוס נקודה אחת, בסך הכול { $total }.
        [-2] { $player }: { $box }, מינוס שתי נקודות, בסך הכול { $total }.
        [one] { $player }: { $box }, נקודה אחת, בסך הכול { $total }.
        [two] { $player }: { $box }, שתי נקודות, בסך הכול { $total }.
       *[other] { $player }: { $box }, { $points } נקודות, בסך הכול { $total }.
    }
event-doubled = { $player }: הסגירה לא הייתה עם הניקוד הנמוך ביותר, ולכן הניקוד הוכפל ל־{ $points }.
event-dealt = מחלקים את סיבוב { $round }.
event-extra_round = הסכום הנמוך ביותר משותף: סיבוב { $round } הוא סיבוב נוסף.
event-won =
    { $total ->
        [-1] { $player }: ניצחון עם מינוס נקודה אחת!
        [-2] { $player }: ניצחון עם מינוס שתי נקודות!
        [one] { $player }: ניצחון עם נקודה אחת!
        [two] { $player }: ניצחון עם שתי נקודות!
       *[other] { $player }: ניצחון עם { $total } נקודות!
    }
event-shared_win =
    { $total ->
        [-1] { $player }: ניצחון משותף עם מינוס נקודה אחת.
        [-2] { $player }: ניצחון משותף עם מינוס שתי נקודות.
        [one] { $player }: ניצחון משותף עם נקודה אחת.
        [two] { $player }: ניצחון משותף עם שתי נקודות.
       *[other] { $player }: ניצחון משותף עם { $total } נקודות.
    }

terminal-you = שחקן { $seat } (אני)
terminal-total = סך הכול { $total }
terminal-total_chosen = סך הכול { $total }, נבחרו
terminal-total_closer = סך הכול { $total }, סגירה
terminal-total_points = סך הכול { $total } (אחרון { $points })
terminal-round = סיבוב { $round } מתוך { $rounds }
terminal-extra_round = סיבוב נוסף { $round }
terminal-bank =
    { $cards ->
        [one] בנק: קלף אחד
        [two] בנק: שני קלפים
       *[other] בנק: { $cards } קלפים
    }
terminal-pile = ערימה: { $card }
terminal-held = נלקח מהבנק: { $card }
terminal-held_unseen = שחקן { $seat } הסתכל בקלף הבנק.
terminal-wants_open = כולם בוחרים שני קלפים לפתיחה ("open 2 7").
terminal-wants_turn = שחקן { $seat } לוקח את קלף הערימה ("pile 3") או את קלף הבנק ("bank").
terminal-wants_use = שחקן { $seat } מניח את הקלף ("place 3"), זורק אותו ("throw 5") או מעיף טוי ("fly 2>6").
terminal-last_turns =
    { $turns ->
        [one] זה התור האחרון בסיבוב.
        [two] נשארו שני תורות אחרונים בסיבוב, כולל זה.
       *[other] נשארו { $turns } תורות אחרונים בסיבוב, כולל זה.
    }
terminal-over = המשחק נגמר.
terminal-legend = ?? הוא קלף מוסתר, T הוא טוי; מקומות 1 עד 4 הם השורה העליונה, 5 עד 8 התחתונה.

# הלוח בדף.
board-your_box = הקופסה שלך
board-round = סיבוב { $round } מתוך { $rounds }
board-extra_round = סיבוב נוסף { $round }
board-total = סך הכול { $total }
board-choose_two = יש לבחור שני קלפים מהקופסה ולפתוח אותם.
board-choose_second = יש לבחור את הקלף השני.
board-others_choose = האחרים עוד בוחרים את הקלפים שלהם.
board-others_turn = התור של { $player }.
board-others_look = קלף הבנק בידיים של { $player }.
board-wants_card = אפשר לקחת את קלף הערימה, או להציץ בקלף הבנק.
board-wants_place =
    { $card ->
        [T] לאן הולך הטוי?
       *[other] לאן הולך ה־{ $card }?
    }
board-wants_use =
    { $card ->
        [T] אפשר לשים את הטוי בקופסה, או לזרוק אותו לערימה.
       *[other] אפשר לשים את ה־{ $card } בקופסה, או לזרוק אותו לערימה.
    }
board-wants_open = איזה קלף מוסתר לפתוח?
board-wants_toi = לשים את הקלף במקום הטוי, או לתת לטוי לעוף?
board-wants_landing = על איזה קלף מוסתר נוחת הטוי?
board-bank =
    { $cards ->
        [one] הבנק, קלף אחד: להציץ בו
        [two] הבנק, שני קלפים: להציץ בעליון
       *[other] הבנק, { $cards } קלפים: להציץ בעליון
    }
board-pile =
    { $card ->
        [T] הערימה, ועליה טוי
       *[other] הערימה, ועליה { $card }
    }
board-place_hidden = מקום { $place }: מוסתר
board-place_open =
    { $card ->
        [T] מקום { $place }: טוי
       *[other] מקום { $place }: { $card }
    }
board-column = טור: { $points }
board-pair = זוג: 0
board-quartet = חלק מרביעייה: { $points }
board-sextet = חלק משישייה: { $points }
board-octet = חלק משמינייה: { $points }
board-score_cards = כרטיסי הניקוד
board-score_card_columns = זוג: קלף אחד מעל השני
board-score_card_tois = הטוי
board-score_sum = כל טור אחר: סכום שני המספרים
board-score_pair = זוג: שני קלפים זהים באותו טור
board-score_no_pair = לא זוג: אחד ליד השני
board-score_quartet = רביעייה: שני זוגות של אותו מספר
board-score_sextet = שישייה: שלושה זוגות של אותו מספר
board-score_octet = שמינייה: ארבעה זוגות של אותו מספר
board-score_toi = מקבל את המספר של הקלף שאיתו בטור: תמיד זוג
board-score_toi_joins = וכך הוא עוזר לרביעייה, לשישייה או לשמינייה
board-score_two_toi =
    { $rule ->
        [wild] שני טוי בטור: זוג של המספר המשתלם ביותר
       *[zero] שני טוי בטור: זוג שלא מצטרף לאחרים
    }
board-score_best = הכי טוב
board-throw = לזרוק אותו
board-keep_hidden = לא לפתוח כלום
board-replace = לשים במקומו
board-fly = לתת לו לעוף
board-back = חזרה
board-closed = סגירה
board-has_chosen = נבחרו
board-last_turns =
    { $turns ->
        [one] התור האחרון
        [two] שני תורות אחרונים
       *[other] { $turns } תורות אחרונים
    }
board-results = סיבוב { $round }: הנקודות
board-show_results_round = הנקודות בסיבוב { $round }
board-close_results = להמשיך
board-you_won = יש לך הכי מעט נקודות: ניצחת!
board-you_share = ניצחון משותף עם הכי מעט נקודות.
board-won = הניצחון של { $player }, עם הכי מעט נקודות.
board-shared = הניצחון משותף.
board-action_open = לפתוח את מקומות { $first } ו־{ $second }
board-action_bank = להציץ בקלף הבנק
board-action_pile = קלף הערימה במקום { $place }
board-action_place = הקלף במקום { $place }
board-action_throw = לזרוק אותו ולפתוח את מקום { $place }
board-action_throw_only = לזרוק אותו ולא לפתוח כלום
board-action_pile_fly = קלף הערימה במקום { $place }, והטוי עף אל מקום { $to }
board-action_fly = הקלף במקום { $place }, והטוי עף אל מקום { $to }

# בסוף סיבוב או בסוף המשחק.
end-round = סיבוב { $round } מתוך { $rounds } נגמר
end-extra_round = הסיבוב הנוסף { $round } נגמר
end-fewest = הכי מעט נקודות בסיבוב הזה: { $names }, { $points }.
end-gained = { $gained }, ובסך הכול { $points }
end-points =
    { $count ->
        [-1] מינוס נקודה אחת
        [-2] מינוס שתי נקודות
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }

# חוקי בית לפי שם.
preset-leaflet = לפי העלון
    .about = כמו שכתוב בעלון, בלי שינוי.
preset-short = משחק קצר
    .about = שלושה סיבובים במקום חמישה (O-1).

# מה שחשוב במצב, למי שעוקב אחרי המשחק בשמיעה.
event-now_open = { $player }: קלפים פתוחים: { $number } מתוך 8.
event-now_total = { $player }: סך הנקודות { $total }.
event-now_top = בראש הערימה: { card-named }.
