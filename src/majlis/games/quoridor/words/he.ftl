event-drawn_to_begin = הגרלה: המהלך הראשון של { $player_inside }.
event-moved = { $player }: צעד מ־{ $from } ל־{ $to }.
event-jumped = { $player }: קפיצה מ־{ $from } ל־{ $to }.
event-fence =
    { $left ->
        [0] { $player }: המחסום האחרון, { $fence }.
        [one] { $player }: מחסום { $fence }; נשאר אחד.
        [two] { $player }: מחסום { $fence }; נשארו שניים.
       *[other] { $player }: מחסום { $fence }; נשארו { $left }.
    }
event-passed = { $player }: אין צעד ואין מחסום, והתור עובר.
event-arrived = { $player }: הכלי הגיע לצד השני!
event-drawn_by_repetition = אותו מצב חזר בפעם השלישית: תיקו.
event-drawn_by_length = המשחק נמשך יותר מדי: תיקו.

terminal-fences =
    { $left ->
        [0] לא נשארו מחסומים
        [one] נשאר מחסום אחד
        [two] נשארו שני מחסומים
       *[other] נשארו { $left } מחסומים
    }
terminal-turn = שחקן { $seat }: אפשר להזיז את הכלי או להניח מחסום.

# הלוח בדף.
board-board = הלוח
board-keys = מקשי החיצים נעים על הלוח, F לוקח מחסום, H ו־V מסובבים אותו, Enter משחק, Escape מחזיר את המחסום.
board-your_turn =
    { $left ->
        [0] תורך: להזיז את הכלי.
       *[other] תורך: להזיז את הכלי או להניח מחסום.
    }
board-begins = ההגרלה הסתיימה: המהלך הראשון של { $player }.
board-you_begin = ההגרלה הסתיימה: המהלך הראשון שלך.
board-others_turn = התור של { $player }.
board-must_pass = אין לך צעד ואין מחסום להניח, ולכן התור עובר.
board-pass = להעביר את התור
board-choose_groove = יש לבחור חריץ למחסום.
board-confirm = להניח את המחסום { $fence }?
board-not_there = אי אפשר להניח את המחסום { $fence }.
board-lay = להניח
board-turn_fence = לסובב את המחסום
board-step_back = להחזיר את המחסום
board-rack =
    { $left ->
        [0] לא נשארו לך מחסומים
        [one] המחסומים שלך, נשאר אחד
        [two] המחסומים שלך, נשארו שניים
       *[other] המחסומים שלך, נשארו { $left }
    }
board-rack_how = אפשר לגרור מחסום אל הלוח, או ללחוץ ולבחור חריץ
board-fences_left =
    { $left ->
        [0] לא נשארו מחסומים
        [one] נשאר מחסום אחד
        [two] נשארו שני מחסומים
       *[other] נשארו { $left } מחסומים
    }
board-ways = להראות את הדרך הקצרה ביותר של כל שחקן
board-ways-brief = דרכים
board-square = { $square }
board-square_open = { $square }, אפשר ללכת לשם
board-square_pawn = { $square }, הכלי של { $player }
board-slot = מחסום { $fence }, בין { $near } ל־{ $far }
board-you_won = הגעת לצד השני: ניצחת!
board-won = הכלי של { $player } הגיע לצד השני וניצח.
board-team_won = ניצחון משותף של { $player } ושל { $partner }.
board-draw = אין מנצחים: תיקו.

# בסוף המשחק.
end-next = במשחק הבא המהלך הראשון עובר הלאה.
end-steps =
    { $steps ->
        [0] בצד השני
        [one] נשאר צעד אחד
        [two] נשארו שני צעדים
       *[other] נשארו { $steps } צעדים
    }

# חוקי בית לפי שם.
preset-leaflet = לפי העלון
    .about = כמו שכתוב בעלון, בלי שינוי.
preset-short = משחק קצר
    .about = לוח של 7 על 7 ו־4 מחסומים לכל אחד (Q-3).
preset-host_begins = המושב הראשון מתחיל
    .about = בלי הגרלה: המהלך הראשון של שחקן 1 (Q-3).

# מה שחשוב במצב, למי שעוקב אחרי המשחק בשמיעה.
event-now_steps =
    { $steps ->
        [0] { $player }: ביעד, { $place }.
        [one] { $player }: ב־{ $place }, נשאר צעד אחד.
        [two] { $player }: ב־{ $place }, נשארו שני צעדים.
       *[other] { $player }: ב־{ $place }, נשארו { $steps } צעדים.
    }
event-now_fences =
    { $left ->
        [0] { $player }: לא נשארו מחסומים.
        [one] { $player }: נשאר מחסום אחד.
        [two] { $player }: נשארו שני מחסומים.
       *[other] { $player }: נשארו { $left } מחסומים.
    }
event-now_laid = המחסומים שעל הלוח: { $fences }.
