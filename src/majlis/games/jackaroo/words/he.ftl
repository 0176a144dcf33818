marble-named =
    { $whose ->
        [own] גולה { $number }
       *[other] גולה { $number } של { $target_player_inside }
    }
other-marble-named = גולה { $other_number } של { $other_player_inside }
steps-named =
    { $steps ->
        [one] צעד אחד
        [two] שני צעדים
       *[other] { $steps } צעדים
    }
event-drew = { $player }: { $card } בשליפה על ההובלה.
event-drew_equal = תיקו ב־{ $card }. שליפה חוזרת: { $players }.
event-leads = { $player }: ההובלה, החלוקה והתור הראשון.
event-leads_next_plays = { $player }: ההובלה והחלוקה. { $target_player }: התור הראשון.
event-dropped = { $player }: { $card }, { marble-named } יורדת לבית שלה.
event-moved =
    { $way ->
        [back] { $player }: { $card }, { marble-named } זזה { steps-named } אחורה, למשבצת { $cell }.
        [in] { $player }: { $card }, { marble-named } זזה { steps-named }, למשבצת { $cell } בבסיס.
       *[on] { $player }: { $card }, { marble-named } זזה { steps-named }, למשבצת { $cell }.
    }
event-entered = הגולה נכנסה לבסיס, ושם היא בטוחה.
event-killed = גולה { $number } של { $target_player_inside } נאכלת במשבצת { $at } וחוזרת לבית הקברות שלה.
event-swapped = { $player }: { $card }, { marble-named } ו{ other-marble-named } מתחלפות.
event-stopped = { $player }: { $card }, עצירה של { $target_player_inside }.
event-lost_card = { $player }: קלף אבד באקראי, { $card }.
event-paid_stop = { $player }: עצירה, ונזרק { $card }.
event-threw = { $player }: אין מהלך, ונזרק { $card }.
event-threw_hand =
    { $count ->
        [one] { $player }: אין מהלך, ונזרק הקלף האחרון: { $cards }.
        [two] { $player }: אין מהלך, ונזרקו שני הקלפים: { $cards }.
       *[other] { $player }: אין מהלך, ונזרקה כל היד: { $cards }.
    }
event-finished = כל ארבע הגולות של { $player_inside } בבסיס.
event-won = { $player }: ניצחון!
event-team_won = ניצחון משותף של { $player_inside } ושל { $target_player_inside }.
event-drawn = אחרי { $plays } מהלכים אין מנצחים: תיקו.
event-new_leader = { $player }: הובלת סיבוב { $block }, אחרי ערבוב כל הקלפים.
event-dealt =
    { $count ->
        [one] קלף אחד לכל אחד. התור הראשון: { $player_inside }.
        [two] שני קלפים לכל אחד. התור הראשון: { $player_inside }.
       *[other] { $count } קלפים לכל אחד. התור הראשון: { $player_inside }.
    }

terminal-player = שחקן { $seat }
terminal-grave = בית הקברות { $count }
terminal-base = בסיס
terminal-cards =
    { $count ->
        [0] אין קלפים
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
terminal-hand = ביד של שחקן { $seat }: { $cards }
terminal-leads = (מוביל)
terminal-lacks = בלי { $cards }
terminal-deck =
    { $count ->
        [0] סיבוב { $block }, החלוקה האחרונה
        [one] סיבוב { $block }, נשאר קלף אחד לחלק
        [two] סיבוב { $block }, נשארו שני קלפים לחלק
       *[other] סיבוב { $block }, נשארו { $count } קלפים לחלק
    }
terminal-spent = שוחקו בסיבוב הזה: { $cards }
terminal-last = המהלך האחרון: { $cards }
terminal-turn = שחקן { $seat }: יש לשחק קלף, או לזרוק אם אי אפשר.
terminal-owes = שחקן { $seat } נעצר: יש לזרוק קלף אחד.
terminal-over = המשחק נגמר.
terminal-legend = ⌂ בית   » פתח הבסיס

# הלוח בדף.
board-label = לוח ג'קארו
board-hand = הקלפים שלך
board-cards =
    { $count ->
        [0] אין קלפים
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
board-ways = מה לעשות
board-card =
    { $playable ->
        [yes] קלף { $card }
       *[no] קלף { $card }, אי אפשר לשחק אותו עכשיו
    }
board-waiting = התור של { $name }.
board-waiting-stopped = עצרו את { $name }: מחכים לזריקת קלף.
board-over = המשחק נגמר.
board-choose-card = תורך: יש לבחור קלף.
board-choose-card-mate = ארבע הגולות שלך בפנים, ועכשיו משחקים עבור { $name }: יש לבחור קלף.
board-stopped = עצרו אותך: יש לבחור קלף ולזרוק אותו.
board-no-play = אין לך מהלך: יש לבחור קלף ולזרוק אותו.
board-no-play-hand = אין לך מהלך: יש לזרוק את כל היד.
board-throw-this = לזרוק את { $card }?
board-dead-card = אי אפשר לשחק עכשיו את { $card }.
board-card-first = קודם בוחרים קלף, ואחר כך גולה.
board-own-only = בקלף הזה מזיזים רק גולות מהצבע שבו משחקים.
board-choose-A = A: מורידים גולה, או זזים 1 או 11.
board-choose-2 = 2: יש לבחור גולה שתזוז 2.
board-choose-3 = 3: יש לבחור גולה שתזוז 3.
board-choose-4 = 4: יש לבחור גולה שתזוז 4 אחורה.
board-choose-5 = 5: יש לבחור גולה כלשהי במסלול, שלך או של אחרים, שתזוז 5.
board-choose-6 = 6: יש לבחור גולה שתזוז 6.
board-choose-7 = 7: יש לבחור גולה שתזוז את כל 7 הצעדים או את חלקם.
board-choose-8 = 8: יש לבחור גולה שתזוז 8.
board-choose-9 = 9: יש לבחור גולה שתזוז 9.
board-choose-10 = 10: יש לבחור גולה שתזוז 10, או לעצור את השחקן הבא.
board-choose-J = J: יש לבחור את הגולה הראשונה בהחלפה.
board-choose-Q = Q: יש לבחור גולה שתזוז 12.
board-choose-Q-stop = Q: יש לבחור גולה שתזוז 12, או לעצור את השחקן הבא.
board-choose-K = K: מורידים גולה, או זזים 13 ואוכלים את כל מי שבדרך.
board-choose-way = כמה צעדים היא תזוז?
board-choose-walker =
    { $steps ->
        [one] יש לבחור את הגולה שתזוז צעד אחד.
        [two] יש לבחור את הגולה שתזוז שני צעדים.
       *[other] יש לבחור את הגולה שתזוז { $steps } צעדים.
    }
board-choose-steps = כמה מהצעדים היא תזוז?
board-choose-rest =
    { $steps ->
        [one] יש לבחור גולה לשאר ה־7: צעד אחד.
        [two] יש לבחור גולה לשאר ה־7: שני צעדים.
       *[other] יש לבחור גולה לשאר ה־7: { $steps } צעדים.
    }
board-choose-rest-mate =
    { $steps ->
        [one] הבסיס שלך מלא: נשאר צעד אחד לגולה של { $name }.
        [two] הבסיס שלך מלא: נשארו שני צעדים לגולה של { $name }.
       *[other] הבסיס שלך מלא: נשארו { $steps } צעדים לגולה של { $name }.
    }
board-draw-title = שליפה על ההובלה
board-draw-again = תיקו: שליפה חוזרת
board-draw-leads = ההובלה: { $name }
board-draw-first = התור הראשון: { $name }
board-choose-other = יש לבחור את הגולה שאיתה היא תתחלף.
board-marble =
    { $own ->
        [yes] גולה { $number } שלך
       *[no] גולה { $number } של { $name }
    }
board-marble-first =
    { $own ->
        [yes] גולה { $number } שלך
       *[no] גולה { $number } של { $name }
    }
board-place-ring = משבצת { $cell }
board-place-home = הבית שלה
board-place-base = משבצת { $cell } בבסיס
board-place-grave = בית הקברות
board-standing = { $marble }: { $place }
board-lying = { $marble }, בבית הקברות
board-walks = { $marble }: { $steps } אל { $place }.
board-drops = { $marble } יורדת לבית שלה.
board-swaps = { $marble } ו{ $other } מתחלפות.
board-kills = היא אוכלת את { $marble }.
board-do-drop = הורדת גולה
board-do-walk = לזוז { $steps }
board-do-steps =
    { $steps ->
        [one] צעד אחד
        [two] שני צעדים
       *[other] { $steps } צעדים
    }
board-do-stop = לעצור את { $name }
board-do-throw = לזרוק את { $card }
board-do-throw-hand = לזרוק את כל היד
board-do-play = לשחק
board-back = חזרה
board-teammate = בצוות שלך
board-team = בצוות עם { $name }
board-leads = ההובלה בסיבוב הזה
board-is-stopped = עצירה
board-pile = שוחק לאחרונה: { $cards }
board-pile-empty = עוד לא שוחק קלף
board-action = { $card } – { $action }

# בסוף המשחק.
end-next = במשחק הבא ההובלה עוברת הלאה.
end-home =
    { $count ->
        [0] אין גולות בבסיס
        [one] גולה אחת בבסיס
        [two] שתי גולות בבסיס
       *[other] { $count } גולות בבסיס
    }

# חוקי בית לפי שם.
preset-leaflet = לפי העלון
    .about = כמו שכתוב בעלון הערבי, בלי שינוי.
preset-english_leaflet = לפי העלון באנגלית
    .about = מי שאין לו מהלך זורק את כל היד ומחכה לחלוקה הבאה (J-26).
preset-gulf_apps = כמו באפליקציות במפרץ
    .about = מלכה יכולה לעצור (J-7), 5 מזיז גם גולה שעומדת בבית שלה (J-9), שארית ה־7 עוברת לשותף (J-10), ומי שאחרי המוביל משחק ראשון (J-21).

# מה שחשוב במצב, למי שעוקב אחרי המשחק בשמיעה.
event-now_marbles = { $player }: בבסיס { $base }, במסלול { $ring }, בבית הקברות { $grave }.
event-now_cards =
    { $number ->
        [one] { $player }: קלף אחד ביד.
        [two] { $player }: שני קלפים ביד.
       *[other] { $player }: { $number } קלפים ביד.
    }
