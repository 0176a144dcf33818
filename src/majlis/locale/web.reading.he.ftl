# ספרי הכללים בעמוד.
book-rules =
    { $count ->
        [one] כלל אחד
        [two] שני כללים
       *[other] { $count } כללים
    }
book-contents = תוכן העניינים
book-search = חיפוש בספר
book-search-clear = ניקוי החיפוש
book-found =
    { $count ->
        [0] לא נמצא דבר.
        [one] נמצא במקום אחד.
        [two] נמצא בשני מקומות.
       *[other] נמצא ב־{ $count } מקומות.
    }
book-rule = כלל { $rule }
book-copy = העתקת הקישור לכלל { $rule }
book-copied = הקישור לכלל { $rule } הועתק.
book-not-copied = הקישור לא הועתק. הוא נמצא בשורת הכתובת.
book-example = דוגמה { $number }
book-house-rule = חוק בית
book-usual = רגיל
book-here = בשולחן הזה
book-here-value = בשולחן הזה: { $value }
book-figure = איור לכלל { $rule }
book-print = הדפסה
book-all = כל ספרי הכללים
book-play = לשחק { $game }
book-missing = אין ספר כללים למשחק "{ $game }".

# צפייה חוזרת במשחק.
replay-title = { $game }, צפייה חוזרת
replay-loading = מביאים את המשחק …
replay-running-title = המשחק הזה עדיין נמשך
replay-running-text = אפשר לצפות בו שוב אחרי שייגמר. עד אז אפשר להסתכל ליד השולחן.
replay-to-table = אל השולחן
replay-closed = המשחק הזה רק לשחקנים שלו
replay-missing = אין משחק כזה.
replay-controls = תנועה לאורך המשחק
replay-first = להתחלה
replay-back = צעד אחורה
replay-next = צעד קדימה
replay-last = לסוף
replay-play = הפעלה
replay-stop = עצירה
replay-speed = מהירות
replay-speed-times = { $times }×
replay-timeline = ציר הזמן
replay-ply = מהלך { $ply } מתוך { $last }
replay-begin = המשחק מתחיל.
replay-as = מנקודת המבט של
replay-as-referee = השופט (רואה הכול)
replay-as-public = צופה מהצד
replay-history = מה קרה
replay-options = חוקי הבית
replay-download = הורדה
replay-share = העתקת הקישור
replay-copied = הקישור לרגע הזה הועתק.
replay-not-copied = הקישור לא הועתק. הוא נמצא בשורת הכתובת.
replay-play-on = להמשיך מכאן
replay-play-on-lead = מתיישבים במושב אחד ברגע הזה, והבוטים משחקים בשאר.
replay-play-on-seat = באיזה מושב לשבת?
replay-play-on-level = כמה טובים הבוטים?
replay-play-on-begin = להתחיל
replay-over = המשחק נגמר כאן; צריך לחזור כמה צעדים כדי להמשיך ממנו.
replay-open = פתיחת קובץ משחק
replay-drop = אפשר לשחרר את הקובץ כאן כדי לצפות בו.
replay-bad-file = זה לא קובץ משחק שאפשר לקרוא כאן.
replay-check = בדיקה של כל מהלך
replay-checking = כל המהלכים נבדקים בדפדפן שלך …
replay-checked =
    { $count ->
        [one] המהלך היחיד תקין לפי הכללים: נבדק בדפדפן שלך.
        [two] שני המהלכים תקינים לפי הכללים: נבדקו בדפדפן שלך.
       *[other] כל { $count } המהלכים תקינים לפי הכללים: נבדקו בדפדפן שלך.
    }
replay-check-broken = זה לא המשחק כפי ששוחק: במהלך { $ply } הוא לא מתאים לכללים או לחלוקה.
replay-check-unknown = המשחק הזה שוחק לפי כללים שהדף הזה לא מכיר, ולכן אי אפשר לבדוק אותו כאן.
replay-keys = מקשי החיצים מתקדמים וחוזרים, מקש הרווח מפעיל ועוצר, Home ו־End להתחלה ולסוף.
replay-result = תוצאה
replay-won = הניצחון של { $name }.
replay-shared = הניצחון משותף: { $names }.
replay-begun = שוחק ב־{ $date }
