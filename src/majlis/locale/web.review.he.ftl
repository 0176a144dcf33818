# מבט לאחור על משחק שהסתיים.
lookback-open = מבט לאחור
lookback-title = { $game }: מבט לאחור
lookback-working = כל מצב משוחק עד הסוף בדפדפן שלך …
lookback-progress = { $percent } הושלמו
lookback-stop = עצירה
lookback-stopped = נעצר. דבר לא נשמר.
lookback-begin = להביט לאחור
lookback-copied = הקישור למבט לאחור הועתק.
lookback-unfinished = המשחק הזה עוד לא הסתיים. אפשר יהיה להביט לאחור כשיסתיים.
lookback-no-wasm = בדפדפן שלך אין WebAssembly, ובלעדיו אי אפשר להביט לאחור כאן. עם קובץ המשחק זה עובד גם במסוף: majlis review.
lookback-no-rules = כללי המשחק הזה אינם בדף. עם קובץ המשחק אפשר להביט לאחור במסוף: majlis review.
lookback-unfit = המשחק הזה שוחק לפי כללים שהדף אינו מכיר, ולכן אי אפשר להביט עליו לאחור כאן.
lookback-failed = זה לא הצליח. אפשר לנסות שוב.
lookback-by-playouts =
    { $count ->
        [one] כל מצב שוחק עד הסוף פעם אחת: לפי מה שהיה ידוע למי ששיחק, ולפי כל הקלפים.
        [two] כל מצב שוחק עד הסוף פעמיים: לפי מה שהיה ידוע למי ששיחק, ולפי כל הקלפים.
       *[other] כל מצב שוחק עד הסוף { $count } פעמים: לפי מה שהיה ידוע למי ששיחק, ולפי כל הקלפים.
    }
lookback-by-engine = במשחק הזה שום דבר אינו מוסתר, ולכן הבוט החזק ביותר בדק כל מצב, בהנחה שכולם משחקים הכי טוב שאפשר.
lookback-hung = מה הכריע
lookback-choices = בחירות: { $choices }. מתוכן טובות: { $good }.
lookback-costly = מהלך { $ply }: { $action }
lookback-better = עדיף היה: { $better }
lookback-why = { $name }, לפי מה שהיה ידוע: סיכוי של { $best } לנצח במקום { $percent }. ההפסד בנקודות אחוז: { $loss } ± { $noise }.
lookback-why-engine = סיכוי של { $best } לנצח במקום { $percent }. ההפסד בנקודות אחוז: { $loss }.
lookback-silent = לשתוק
lookback-look = לראות את הרגע
lookback-again = לנסות שוב מכאן
lookback-chances = סיכויים לנצח, יכולת ומזל
lookback-known = לפי מה שהיה ידוע
lookback-full = לפי כל הקלפים
lookback-one-line = שום דבר אינו מוסתר, ולכן יש קו אחד.
lookback-curve = { $name }: בהתחלה { $first }, לכל היותר { $most } (מהלך { $ply }), בסוף { $last }.
lookback-even = חלק שווה
lookback-deal = מזל בהתחלה
lookback-chance = מזל בהמשך
lookback-others = בחירות האחרים
lookback-own = בחירות עצמיות
lookback-result = תוצאה
lookback-give-or-take = { $points } ± { $noise }
lookback-parts-about = בנקודות אחוז; יחד הן מסתכמות לתוצאה. הבחירות העצמיות הן יכולת: מה שהן שינו, לפי מה שהיה ידוע באותו רגע. ההתחלה ומה שבא אחר כך ואיש לא בחר בו הם מזל.
lookback-table = כטבלה
lookback-move = מהלך
lookback-in-full = ({ $percent } לפי כל הקלפים)
lookback-record =
    { $count ->
        [one] מבט לאחור על משחק אחד. יכולת { $own }, מזל { $luck }, בנקודות אחוז.
        [two] מבט לאחור על שני משחקים. בממוצע: יכולת { $own }, מזל { $luck }, בנקודות אחוז.
       *[other] מבט לאחור על { $count } משחקים. בממוצע: יכולת { $own }, מזל { $luck }, בנקודות אחוז.
    }
lookback-record-one = יכולת { $own } · מזל { $luck }
lookback-skill = יכולת
lookback-luck = מזל
lookback-won-own = הניצחון בא קודם כול מהבחירות העצמיות.
lookback-won-luck = הניצחון בא קודם כול מהמזל.
lookback-won-others = הניצחון בא קודם כול מהבחירות של האחרים.
lookback-lost-own = ההפסד בא קודם כול מהבחירות העצמיות: טעות יותר מחוסר מזל.
lookback-lost-luck = ההפסד בא קודם כול מהמזל: חוסר מזל יותר מטעות.
lookback-lost-others = ההפסד בא קודם כול מהבחירות של האחרים.
lookback-unlucky = חוסר מזל: סיכוי של { $after } לנצח לפי כל הקלפים, במקום { $expected } שהיה צפוי. בנקודות אחוז: { $points }.
lookback-lucky = היה מזל: סיכוי של { $after } לנצח לפי כל הקלפים, במקום { $expected } שהיה צפוי. בנקודות אחוז: { $points }.
lookback-why-title = למה?
lookback-sequel = מה עשוי לבוא אחר כך
lookback-better-sequel = מה עשוי לבוא אחרי הבחירה הטובה יותר
lookback-sequel-about = דרך אחת מרבות שמתאימות למה שהיה ידוע ({ $name }); הבוט החזק ביותר משחק בשביל כולם.
lookback-turn = מהלך { $ply }: { $event }
