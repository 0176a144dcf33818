# הדף: המסגרת.
web-skip = אל התוכן
web-home = בית
web-rules = כללים
web-matches = המשחקים שלי
web-settings = הגדרות
web-navigation = תפריט ראשי
web-close = סגירה
web-cancel = ביטול
web-retry = לנסות שוב
web-loading = רק רגע …
web-dismiss = להסתיר את ההודעה

# הגדרות.
settings-title = הגדרות
settings-name = השם שלך
settings-name-save = שמירה
settings-name-saved = מעכשיו השם שלך { $name }.
settings-language = שפה
settings-theme = מראה
settings-theme-system = כמו במכשיר
settings-theme-light = בהיר
settings-theme-dark = כהה
settings-sound = צליל
settings-sound-on = עם צליל
settings-sound-off = בלי צליל
settings-voice = הקראה של מה שקורה בשולחן
settings-voice-on = פועלת
settings-voice-off = כבויה
settings-voice-sample = כך יוקרא מה שקורה בשולחן.
settings-voice-none = אין בדפדפן הזה קול לשפה הזאת; אולי אפשר להתקין קול כזה במכשיר.
settings-commentary = מה מסופר
settings-commentary-on = גם לאן זה מוביל
settings-commentary-off = רק מה שקורה
position-in-words = המצב במילים
settings-motion = תנועה
settings-motion-system = כמו במכשיר
settings-motion-full = מלאה
settings-motion-reduced = רגועה
settings-install = התקנת מג'לס
settings-install-about = הוא יופיע בין היישומים שלך, וייפתח גם בלי רשת.
settings-licences = רישיונות הרכיבים שמהם בנוי הדף

# בית.
home-title = בואו, שבו, שחקו.
home-welcome = איך לקרוא לך?
home-welcome-name = שם
home-welcome-done = זה אני
home-welcome-skip = לדלג
home-games = המשחקים
home-play = לשחק
home-play-game = לשחק { $game } נגד בוטים
home-friends = עם חברים
home-friends-game = לשחק { $game } עם חברים
home-rules-game = כללים: { $game }
home-open = שולחנות פתוחים
home-open-none = כרגע אין שולחן שמחכה לשחקנים. אפשר לפתוח אחד ולשלוח את הקישור לחברים.
home-open-away = שולחנות של אחרים יופיעו כאן כשהרשת תחזור.
home-mine = השולחנות שלי
home-all-matches = כל המשחקים שלי
home-turn = תורך
home-sit = להתיישב
home-go-on = להמשיך
home-watch = לצפות
home-free =
    { $count ->
        [one] מושב פנוי אחד
        [two] שני מושבים פנויים
       *[other] { $count } מושבים פנויים
    }
home-players =
    { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
home-sizes = { $sizes } שחקנים
home-minutes = { $least }–{ $most } דקות
home-changed =
    { $count ->
        [one] חוק בית אחד
        [two] שני חוקי בית
       *[other] { $count } חוקי בית
    }
home-usual = הכללים הרגילים
status-waiting = מתאספים
status-playing = משחקים
status-paused = בהפסקה
status-over = נגמר

# משחק מהיר נגד בוטים.
quick-title = { $game } נגד בוטים
quick-players = שחקנים סביב השולחן
quick-level = כמה טובים הבוטים?
quick-begin = מתחילים

# שולחן חדש.
new-title = שולחן { $game }
new-lead = בוחרים מי יושב איפה, ולפי אילו כללים משחקים.
new-players = שחקנים
new-seats = מי יושב איפה
new-seat = מושב { $number }
new-occupant-me = אני
new-occupant-link = מי שיש לו הקישור
new-occupant-free = כל מי שרוצה
new-occupant-device = מישהו על המסך הזה
new-occupant-bot = בוט
new-device-name = השם של מי שיושב במושב { $number }
new-level = רמת הבוט במושב { $number }
new-all-bots = בוטים בכל השאר
new-all-links = חברים דרך הקישור
new-all-device = כולם על המסך הזה
new-presets = למלא את המושבים מהר
new-clock = זמן
new-clock-none = בלי הגבלה
new-clock-move = לכל מהלך
new-clock-bank = לכל המשחק
new-clock-seconds = שניות למהלך
new-clock-minutes = דקות לכל אחד
new-clock-increment = שניות שמתווספות אחרי כל מהלך
new-rules = חוקי בית
new-rules-usual = משחקים לפי הכללים הרגילים.
new-rules-changed =
    { $count ->
        [one] כלל אחד שונה מהרגיל.
        [two] שני כללים שונים מהרגיל.
       *[other] { $count } כללים שונים מהרגיל.
    }
new-goal = מטרת הבוטים
new-goal-win = ניצחון
new-goal-place = מקום טוב
new-rules-reset = חזרה לרגיל
new-follows = חזר לרגיל כי לא התאים לשאר הבחירות: { $options }.
new-rules-named = ערכות כללים
new-preset-own = כללים משלכם
new-preset-own-about = כפי שנבחרו למטה.
new-preset-save = לשמור את הכללים האלה
new-preset-name = שם לכללים שלכם
new-preset-kept = נשמר במכשיר הזה: { $name }.
new-preset-forget = למחוק את "{ $name }"
new-preset-link = להעתיק קישור לכללים האלה
new-preset-copied = הקישור הועתק: מי שפותח אותו מקבל את הכללים האלה.
new-preset-not-copied = הנה הקישור להעתקה: { $link }
new-preset-bad-link =
    { $count ->
        [one] חוק בית אחד בקישור הזה לא מוכר כאן, ולכן הושמט: { $options }.
        [two] שני חוקי בית בקישור הזה לא מוכרים כאן, ולכן הושמטו: { $options }.
       *[other] { $count } חוקי בית בקישור הזה לא מוכרים כאן, ולכן הושמטו: { $options }.
    }
new-rule-link = כלל { $rule }
new-numbers-hint = מספר לכל מושב, עם פסיקים ביניהם; אפשר להשאיר ריק.
new-open = להכין את השולחן
new-start = מתחילים
new-making = מכינים את השולחן …

# השולחן לפני ההתחלה.
waiting-title = השולחן מוכן
waiting-invite = להזמין חברים
waiting-invite-lead = מי שפותח את הקישור הזה יכול להתיישב. בטלפון: לכוון את המצלמה אל הקוד.
waiting-qr = קוד עם הקישור לשולחן הזה
waiting-copy = להעתיק את הקישור
waiting-copied = הקישור הועתק.
waiting-share = לשתף
waiting-seats = מושבים
waiting-link-seat = למי שיש לו הקישור
waiting-free-seat = לכל אחד
waiting-sit = לשבת כאן
waiting-sit-device = להושיב מישהו על המסך הזה
waiting-device-name = שם
waiting-leave = לקום
waiting-remove = להוציא את { $name }
waiting-to-bot = להושיב כאן בוט
waiting-to-free = לפתוח לכולם
waiting-to-link = לשמור לבעלי הקישור
waiting-begin = מתחילים
waiting-begin-fill = מתחילים, ובוטים יתפסו את המושבים הפנויים
waiting-wait = מתחילים כשכולם כאן.
waiting-rules = מה משחקים
waiting-watching =
    { $count ->
        [0] אף אחד לא צופה.
        [one] צופה אחד.
        [two] שני צופים.
       *[other] { $count } צופים.
    }

# השולחן בזמן משחק.
table-kept = בוט משחק במקומך.
table-kept-back = אני כאן
table-your-turn = תורך
table-turn = התור של { $name }.
table-turn-several = מחכים לתשובה של כמה שחקנים.
table-turn-yours = עכשיו תורך.
table-paused = המשחק בהפסקה.
table-over = המשחק נגמר.
table-watching = במצב צפייה.
table-stage = הלוח של { $game }
table-side = ליד הלוח
table-history = מה קרה
table-history-empty = עוד לא קרה כלום.
table-chat = צ'אט
table-rules = כללים
table-menu = עוד
table-invite = הזמנה
# A word under a sign.
tool-home = בית
tool-hint = רמז
tool-undo = החזרה
tool-pause = הפסקה
tool-hurry = זירוז
table-pause = הפסקה
table-go-on = להמשיך
table-resign = לפרוש מהמשחק
table-resign-title = לפרוש מהמשחק?
table-resign-ends = המשחק נגמר מיד, והניצחון של { $names }.
table-resign-bot = בוט ימשיך במושב שלך עד הסוף, וכולם יידעו על כך; המקום שלך יהיה האחרון.
table-resign-partner = בוט ימשיך במושב שלך עד הסוף, וכולם יידעו על כך. הצד שלך ימשיך לשחק עם { $names }.
table-undo = להחזיר מהלך
table-undo-asked = { $name }: אפשר להחזיר את המהלך האחרון?
table-undo-agree = להסכים
table-undo-refuse = לא להסכים
table-undo-waiting = מחכים להסכמת האחרים …
table-undone = המהלך הוחזר.
table-hurry = לזרז את הבוטים
table-hurry-on = הבוטים ממהרים עכשיו.
table-hint = רמז
table-hint-title = מה היה עושה בוט חזק
table-hint-thinking = בוט חזק חושב …
table-hint-probability = סיכוי לנצח: { $probability }
table-leave = לדף הבית
table-rule-open = לפתוח את כלל { $rule }
tip-now = עכשיו:
tip-more =
    { $count ->
        [one] ועוד אחת
        [two] ועוד שתיים
       *[other] ועוד { $count }
    }
tip-many = { $count } מהלכים אפשריים
tip-not-now = לא עכשיו:
table-watchers =
    { $count ->
        [one] צופה אחד
        [two] שני צופים
       *[other] { $count } צופים
    }
table-preparing = מכינים את { $game } על המחשב הזה, רק הפעם.
table-preparing-part = הושלמו { $percent }
table-closed = אי אפשר להיכנס לשולחן הזה
table-next = המשחק הבא מוכן.
table-next-go = לעבור לשם
window-asking = מחכים לתשובה של כולם
window-last_card = אפשר לומר "קלף אחרון!"
window-choosing = כולם בוחרים
window-answered = התשובה שלך נשמרה.

# לוחיות השחקנים.
plate-bot = בוט, { $level }
plate-level-1 = לילדים
plate-level-2 = מתחיל
plate-level-3 = בינוני
plate-level-4 = חזק
plate-level-5 = אלוף
plate-away = לא כאן
plate-stand-in = בוט מחליף
plate-stand-in-brief = בוט
plate-resigned = פרישה; בוט מחליף
plate-resigned-brief = פרישה
plate-asked = מחכים לתשובה
plate-you = אני
plate-free = מושב פנוי
plate-time = נשארו { $time }
plate-place = מקום { $place }

# כמה שחקנים על מסך אחד.
curtain-title = נא להעביר את המסך אל { $name }.
curtain-lead = שאף אחד אחר לא יציץ.
curtain-open = אני { $name }

# סוף המשחק.
over-you-won = ניצחון!
over-won = הניצחון של { $name }.
over-shared = ניצחון משותף: { $names }.
over-place = מקום
over-player = שחקן
over-score = נקודות
over-resigned = פרישה
over-replay = לצפות שוב
over-rematch = עוד משחק
over-rematch-waiting = מחכים לאחרים …
over-look = להסתכל על הלוח
over-result = התוצאה
over-home = בית

# צ'אט.
chat-say = לכתוב משהו
chat-send = לשלוח
chat-empty = עוד אין הודעות.
chat-phrases = משפטים מוכנים
chat-watcher = { $name } (במצב צפייה)
chat-mute = להשתיק את { $name }
chat-unmute = לשמוע שוב את { $name }
chat-unread =
    { $count ->
        [one] הודעה חדשה אחת
        [two] שתי הודעות חדשות
       *[other] { $count } הודעות חדשות
    }
phrase-hello = שלום לכולם!
phrase-good_luck = בהצלחה!
phrase-well_played = כל הכבוד!
phrase-thanks = תודה!
phrase-sorry = סליחה!
phrase-wow = וואו!
phrase-your_turn = תורך!
phrase-one_moment = רק רגע, בבקשה.
phrase-bye = להתראות!
phrase-good_game = היה משחק טוב.

# החיבור אל השרת.
connection-lost = החיבור נותק. הוא יחזור מעצמו …
connection-away = אין רשת. עדיין אפשר לשחק נגד בוטים או על מסך אחד, וספרי הכללים כאן.
connection-back = החיבור חזר.
connection-doubt = עוד לא ידוע אם זה נעשה. שואלים שוב …
connection-waiting = מחכים לחיבור …
connection-new-version = יש גרסה חדשה. נא לטעון את הדף מחדש.
connection-reload = לטעון מחדש

# המשחקים שלי.
matches-title = המשחקים שלי
matches-none = עוד לא שיחקת. באיזה משחק מתחילים?
matches-running = פעילים
matches-finished = שהסתיימו
matches-won = ניצחון
matches-place = מקום { $place } מתוך { $count }
matches-replay = לצפות
matches-go-on = להמשיך
matches-plies =
    { $count ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $count } מהלכים
    }

# כשמשהו חסר או נכשל.
missing-title = אין כאן כלום
missing-text = אולי הקישור ישן, ואולי אבדה אות בדרך.
missing-home = אל המשחקים
wrong-title = זה לא הצליח
wrong-text = השרת לא ענה כמו שצריך.
wrong-offline = אין חיבור לשרת. האם המכשיר מחובר לרשת?
wrong-referee = השופט של הדף הזה לא הופעל, ולכן אי אפשר כרגע לפתוח את מה ששמור בדפדפן. שום דבר לא אבד: אפשר לטעון את הדף מחדש. בינתיים השרת שופט בשולחנות חדשים.
referee-restarted = השופט של הדף הזה נעצר והופעל מחדש. המשחק נמשך.
referee-unkept = הדפדפן כבר לא שומר דבר; ייתכן שלא נשאר בו מקום. המשחק נמשך, אבל רק כל עוד הדף הזה פתוח.
