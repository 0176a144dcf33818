# הזמנה לשולחן, או ביקור.
invite-title = הזמנה מ{ $host } למשחק { $game }
invite-title-nobody = הזמנה למשחק { $game }
invite-taken =
    { $count ->
        [0] עוד אין כאן אף אחד; יש { $all } מושבים.
        [one] מושב אחד מתוך { $all } תפוס.
       *[other] { $count } מושבים מתוך { $all } תפוסים.
    }
invite-name = השם שלך ליד השולחן
invite-sit = להתיישב
invite-sitting = רק רגע, מכינים את המושב …
invite-full = כל המושבים תפוסים
invite-full-text = אפשר להישאר ולצפות, או לפתוח שולחן כזה ולהזמין אחרים.
invite-kept = המושבים הפנויים שמורים
invite-kept-text = הם מחכים למי שיש לו קישור הזמנה. אפשר לבקש את הקישור, להישאר ולצפות, או לפתוח שולחן כזה.
invite-chat = צ'אט בזמן ההמתנה
invite-like = שולחן כמו זה
late-playing = המשחק כבר התחיל
late-playing-text = { $names } כבר משחקים { $game }. אפשר לצפות, או לפתוח שולחן כמו זה.
late-over = המשחק הזה נגמר
late-over-text = { $names } שיחקו { $game }. אפשר לצפות בו שוב, או לפתוח שולחן כמו זה.
late-watch = לצפות
late-gone = השולחן הזה כבר לא קיים
late-gone-text = אף אחד כבר לא יושב שם, או שאבדה אות מהקישור. ליד שולחן אחר תמיד יש מקום.

# קריאה לשולחן אחר.
call-title = מחכים לך ליד שולחן אחר
call-rematch = עוד משחק { $game }? ההצעה של { $names }.
call-next = המשחק הבא של { $game } התחיל, והמושב שלך שמור.
call-turn = { $game }: עכשיו תורך.
call-join = להצטרף
call-go = לשם
call-no = לא עכשיו
over-passed = לא עכשיו: { $names }.
over-rematch-bots = עוד משחק, עם בוטים
