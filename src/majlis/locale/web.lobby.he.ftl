# הזמנה לשולחן, או ביקור.
invite-title = הזמנה מאת { $host } למשחק { $game }
invite-taken =
    { $count ->
        [0] עוד אין כאן אף אחד; יש { $all } מושבים.
        [one] מושב אחד מתוך { $all } תפוס.
        [two] שני מושבים מתוך { $all } תפוסים.
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
late-playing-text = המשחק { $game } כבר בעיצומו: { $names }. אפשר לצפות, או לפתוח שולחן כמו זה.
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
call-go = לעבור לשם
call-no = לא עכשיו
over-passed = לא עכשיו: { $names }.
over-rematch-bots = עוד משחק, עם בוטים

# לשחק עם כל מי שרוצה.
anyone-play = לשחק עכשיו עם מי שזמין
anyone-title = לשחק עכשיו עם מי שזמין
anyone-lead = מתיישבים עם מי שרוצה עכשיו את אותו משחק, לפי הכללים הרגילים, ודקה לכל מהלך.
anyone-game = איזה משחק?
anyone-players = כמה סביב השולחן?
anyone-bots = ואם אף אחד לא בא?
anyone-bots-yes = בוטים ממלאים את המושבים
anyone-bots-no = לחכות לאנשים
anyone-seek = לחפש שחקנים
seek-title = מחפשים שחקנים …
seek-table = { $game }: כבר כאן { $count } מתוך { $all }.
seek-bots =
    { $seconds ->
        [0] הבוטים מתיישבים עכשיו …
        [one] בעוד שנייה אחת בוטים ימלאו את המושבים הפנויים.
        [two] בעוד שתי שניות בוטים ימלאו את המושבים הפנויים.
       *[other] בעוד { $seconds } שניות בוטים ימלאו את המושבים הפנויים.
    }
seek-people = מחכים לאנשים; המשחק מתחיל כשכל המושבים תפוסים.
seek-against = מחכים לאנשים, לבקשת: { $names }.
seek-free = מחפשים …
seek-begins = כולם כאן, מתחילים …
seek-stop = להפסיק לחפש
seek-again = המושב שלך התפנה בזמן שלא היית כאן.
seek-rules = הכללים הרגילים, ודקה לכל מהלך. המשחק מתחיל מעצמו.
playing-now = משחקים עכשיו
playing-ply =
    { $count ->
        [0] רק התחיל
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $count } מהלכים
    }
playing-quick = משחק מהיר
