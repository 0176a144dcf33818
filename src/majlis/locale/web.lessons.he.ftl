# ללמוד משחק בשיעורים קצרים על הלוח שלו.
learn-teach = ללמוד
learn-teach-game = ללמוד { $game }
learn-title = לומדים { $game }
learn-lead =
    { $count ->
        [one] שיעור קצר אחד על הלוח עצמו: את המהלכים עושים לבד.
        [two] שני שיעורים קצרים על הלוח עצמו: את המהלכים עושים לבד.
       *[other] { $count } שיעורים קצרים על הלוח עצמו: את המהלכים עושים לבד.
    }
learn-begin = מתחילים
learn-go-on = להמשיך
learn-again = עוד פעם
learn-progress = הושלמו { $done } מתוך { $count }
learn-is-done = הושלם
learn-lesson = { $number } מתוך { $count }
learn-all = כל השיעורים
learn-show = להראות לי
learn-shown = מסומן על הלוח: { $action }
learn-restart = מההתחלה
learn-well = כל הכבוד!
learn-next = השיעור הבא
learn-play = לשחק { $game }
learn-none = אין שיעור כזה ב־{ $game }.
learn-cannot = בדפדפן הזה אי אפשר לשחק את השיעורים. הכול כתוב גם בספר הכללים.
learn-failed = השיעורים לא נטענו.
learn-offer = פעם ראשונה עם { $game }? כמה שיעורים קצרים מראים איך משחקים.
learn-offer-no = לא, תודה
