# סוף הסיבוב וסוף המשחק.
pause-go-on = לחלוקה הבאה
pause-by-itself = המשחק ימשיך עוד רגע מעצמו. נגיעה כאן עוצרת.
pause-waits = אין מה למהר.
pause-standing = המצב עכשיו
pause-counted = עד כה
over-standing = המקומות
over-counted = בסוף
over-wants = עוד משחק? ההצעה של { $names }.
over-join = כן, עוד משחק
over-waiting-for = מחכים לתשובה: { $names } …
over-draw = תיקו: אין מנצחים.

# רמזים על הלוח.
hint-part = כדאי להסתכל על החלק הזה של השולחן.
hint-group = כדאי להסתכל כאן: { $group }
hint-piece = בוט חזק היה משחק עם זה: { $piece }
hint-more = עוד
hint-there =
    { $count ->
        [one] על הלוח מסומן רמז אחד.
        [two] על הלוח מסומנים שני רמזים.
       *[other] על הלוח מסומנים { $count } רמזים.
    }

# קריאה לשולחן.
settings-vibration = רטט כשמגיע תורך
settings-vibration-on = פועל
settings-vibration-off = כבוי
settings-notices = התראה כשמגיע תורך והדף ברקע
settings-notices-on = פועלת
settings-notices-off = כבויה
settings-notices-denied = הדפדפן לא מרשה כאן התראות; אפשר לשנות זאת בהגדרות שלו.
