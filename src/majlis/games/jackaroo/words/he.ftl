# הסיבות לסירוב; מספר הכלל מוצג לצידן.
reason-over = המשחק נגמר.
reason-not_your_turn = זה לא תורך.
reason-no_such_action = אין מהלך כזה.
reason-no_such_colour = איש בשולחן הזה לא משחק בצבע הזה.
reason-not_in_hand = הקלף הזה לא ביד שלך.
reason-stopped = עצרו אותך: יש לזרוק קלף אחד לבחירתך.
reason-must_play = יש לך מהלך, ולכן אסור לזרוק.
reason-throw_the_hand = בשולחן הזה מי שאין לו מהלך זורק את כל היד.
reason-throw_one_card = בשולחן הזה מי שאין לו מהלך זורק קלף אחד ולא את כל היד.
reason-queen_only_moves = בשולחן הזה מלכה רק זזה 12 ולא עוצרת.
reason-no_own_marble = בשולחן הזה אחת משתי הגולות בהחלפה חייבת להיות שלך.
reason-too_many_parts = בשולחן הזה מפצלים 7 בין שתי גולות לכל היותר.
reason-locked_out = כל הגולות מהצבע שבו משחקים נמצאות בבית הקברות: אפשר רק להוריד.
reason-nobody_to_stop = לשחקן הבא אין קלפים, ולכן אין את מי לעצור.
reason-none_to_drop = אין בבית הקברות גולה להוריד.
reason-home_taken = בבית כבר עומדת גולה מהצבע הזה.
reason-in_graveyard = הגולה הזאת בבית הקברות; היא יוצאת רק בהורדה.
reason-killed_before = חלק קודם של ה־7 אוכל את הגולה הזאת.
reason-base_filled_before = חלק קודם ממלא את הבסיס; הוא חייב להיות האחרון.
reason-not_back_out = 4 מזיז רק גולות שבמסלול, לא בבסיס.
reason-five_in_base = 5 מזיז רק גולות שבמסלול, לא בבסיס.
reason-immune = 5 לא מזיז גולה של שחקן אחר שעומדת בבית שלה.
reason-leaves_mouth = בשולחן הזה אסור ל־5 להוציא גולה של יריב קדימה מהפתח שלה.
reason-overshoot = הספירה חייבת להיות מדויקת: זה עובר את סוף הבסיס.
reason-base_blocked = גולה בבסיס חוסמת את הדרך.
reason-passes_own = גולה לא עוברת גולה מהצבע שלה.
reason-too_many_passed = גולה עוברת רק גולה אחת אחרת.
reason-passes_pair = אסור לעבור שתי גולות צמודות.
reason-lands_on_own = בשולחן הזה גולה לא נוחתת על גולה מהצבע שלה.
reason-protected = גולה שעומדת בבית שלה מגינה עליו: איש לא עובר אותו ולא נוחת בו.
reason-king_spares_own = בשולחן הזה מלך לא עובר על גולה מהצבע שלו.
reason-same_colour = להחלפה צריך שתי גולות בצבעים שונים.
reason-not_on_ring = שתי הגולות בהחלפה צריכות לעמוד במסלול.
reason-on_own_home = גולה שעומדת בבית שלה לא מוחלפת.
reason-own_marble_first = החלפה עם גולה שלך נכתבת כשהיא ראשונה, למשל J m1 s2.m3.

refused-each_block_needs_six = מוציאים קלפים רק בשישה שחקנים

event-dropped = שחקן { $seat } משחק { $card }: { $marble } יורדת ל־{ $to }.
event-moved = שחקן { $seat } משחק { $card }: { $marble } זזה מ־{ $from } ל־{ $to }.
event-entered = { $marble } בבסיס, ב־{ $to }.
event-killed = { $marble } נאכלת ב־{ $at } וחוזרת לבית הקברות שלה.
event-swapped = שחקן { $seat } משחק { $card }: { $marble } עוברת ל־{ $to } ו־{ $other } ל־{ $other_to }.
event-stopped = שחקן { $seat } משחק { $card } ועוצר את שחקן { $target }.
event-lost_card = שחקן { $seat } מאבד קלף באקראי: { $card }.
event-paid_stop = שחקן { $seat } נעצר וזורק { $card }.
event-threw = לשחקן { $seat } אין מהלך והוא זורק { $card }.
event-threw_hand =
    { $count ->
        [one] לשחקן { $seat } אין מהלך והוא זורק את הקלף האחרון: { $cards }.
        [two] לשחקן { $seat } אין מהלך והוא זורק את שני קלפיו: { $cards }.
       *[other] לשחקן { $seat } אין מהלך והוא זורק את כל היד: { $cards }.
    }
event-finished = כל ארבע הגולות של שחקן { $seat } בפנים.
event-won = שחקן { $seat } מנצח.
event-team_won = שחקנים { $seat } ו־{ $target } מנצחים.
event-drawn = אחרי { $plays } מהלכים איש לא ניצח: תיקו.
event-new_leader = מערבבים את כל הקלפים. שחקן { $seat } מוביל את סיבוב { $block }.
event-dealt =
    { $count ->
        [one] כל אחד מקבל קלף אחד. שחקן { $seat } מתחיל.
        [two] כל אחד מקבל שני קלפים. שחקן { $seat } מתחיל.
       *[other] כל אחד מקבל { $count } קלפים. שחקן { $seat } מתחיל.
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
terminal-lacks = אין לו { $cards }
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
