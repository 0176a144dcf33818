refusal-not_understood = "{ $text }" אינו מהלך במשחק הזה. אפשר לשחק למשל: { $legal }.
refusal-not_understood_now = "{ $text }" אינו מהלך במשחק הזה, וגם לא תורך עכשיו.
refusal-no_such_seat = אין מושב { $seat }; המושבים הם 0 עד { $last }.
refusal-only_a_view = המשחק הזה מתחיל ממה שמושב אחד יודע; משהו בו מוסתר, ולכן אפשר לשאול אותו אבל לא להמשיך לשחק. יש להתחיל ממצב מלא.
refusal-nothing_to_undo = עוד לא שוחק דבר, ולכן אין מה להחזיר.
refusal-given_up = המושב הזה כבר פרש.
refusal-match_over = המשחק נגמר.

# שחקנים בלי שם.
event-given_up = { $player }: פרישה מהמשחק.
event-given_up_on = { $player }: פרישה מהמשחק; בוט תופס את המושב.
event-given_up_won = המשחק נגמר כאן. הניצחון: { $players }.

guest-name = אורח/ת { $number }
player-numbered = שחקן { $seat }
    .inside = שחקן { $seat }

# שורת הפקודה: רשימות וספר הכללים.
cli-games = המשחקים של מג'לס
cli-games-next = הפקודה majlis rules KEY מסבירה משחק, והפקודה majlis play KEY פותחת אותו.
cli-column-key = מפתח
cli-column-title = משחק
cli-column-players = שחקנים
cli-column-options = חוקי בית
cli-column-option = חוק בית
cli-column-value = כאן
cli-column-usual = רגיל
cli-example = דוגמה { $number }
cli-values = ערכים: { $values }. רגיל: { $usual }.

# שורת הפקודה: מה שאי אפשר לעשות.
cli-no-game = אין משחק "{ $game }"; יש: { $games }.
cli-no-rule = במשחק { $game } אין כלל { $rule }; הכללים הם { $first } עד { $last }.
cli-no-option = במשחק { $game } אין חוק בית "{ $option }"; יש: { $known }.
cli-bad-value = הערך של { $option } לא יכול להיות "{ $value }"; אפשר: { $choices } ({ $rule }).
cli-bad-values = הערך של { $option } לא יכול להיות "{ $value }"; צריך מספר אחד לכל מושב ופסיקים ביניהם, מספר המושבים: { $players }, ולכל מספר אפשר: { $choices } ({ $rule }).
cli-bad-together = הערך של { $option } לא יכול להיות כאן { $value }: { $why } ({ $rule }).
cli-no-seat = אין מושב { $seat }; המושבים הם 1 עד { $last }.
cli-no-person = "{ $seat }" אינו מושב שיושבים בו אנשים; הם יושבים ב: { $seats }.
cli-no-viewer = אי אפשר לצפות מנקודת המבט של "{ $viewer }"; אפשר מושב מ־1 עד { $last }, או spectator (צופה), או referee (שופט).
cli-no-ply = אין מהלך מספר { $ply }; המהלכים הם 0 עד { $last }.
cli-unreadable = אי אפשר לקרוא את { $file }: { $why }
cli-unwritable = אי אפשר לכתוב את { $file }: { $why }
cli-not-overwritten = הקובץ { $file } קיים ואינו משחק שמור, ולכן לא נגענו בו. כדאי לבחור שם אחר.
cli-no-replay = הקובץ { $file } אינו משחק שמור שאפשר לקרוא כאן: { $why }
cli-broken = הקובץ { $file } אינו תקין: { $why }
cli-broken-at = הקובץ { $file } אינו תקין; התקלה הראשונה במהלך { $ply }: { $why }

# שורת הפקודה: לפני המשחק.
cli-which-game = איזה משחק? (מספר או שם)
cli-how-many = כמה שחקנים? ({ $choices }; Enter: { $usual })
cli-against-whom = מי משחק? (Enter: 1)
cli-with-people = אנשים, כולם מול המסך הזה
cli-with-bots = משחק נגד בוטים
cli-how-strong = כמה חזקים? (1–5 או שם; Enter: { $usual })
cli-not-a-choice = "{ $text }" אינו אחת האפשרויות.
cli-preparing = מכינים את המשחק; רק בפעם הראשונה זה לוקח קצת זמן … { $kernel }

# שורת הפקודה: בזמן המשחק.
cli-player = שחקן { $seat }
cli-begin = אפשר להקליד מהלך, או help לעזרה. המקש Tab משלים, ו־quit יוצא.
cli-toolbar = ‏Tab משלים · legal מה מותר · why למה · help עזרה · quit יציאה
cli-others-may = ‏Enter: לתת לאחרים להקדים. גם הם יכולים לשחק: { $seats } (as NUMBER ACTION)
cli-curtain = נא להעביר את המסך לשחקן { $seat }, ואז ללחוץ Enter.
cli-allowed = המהלך { $action } מותר.
cli-thinking = חושבים …
cli-hint = מה בוט חזק היה בוחר, ומה הסיכוי לנצח:
cli-hint-line = { $action } · { $percent } %
cli-keep-silent = (לשתוק)
cli-review = מספר הבחירות שלך עד כה: { $actions }. מתוכן טובות: { $good }.
cli-review-line = מהלך { $ply }: נבחר { $action } ({ $percent } %); { $better } נראה טוב יותר ({ $best } %).
cli-nothing-to-review = עוד לא שיחקת, ולכן אין מה לבדוק.
cli-undone = המהלך הוחזר. מספר המהלכים עד כה: { $ply }.
cli-saved = נשמר בקובץ { $file }.
cli-loaded = נטען מהקובץ { $file }. מספר המהלכים עד כה: { $ply }.
cli-kept = המשחק נשמר בקובץ { $file }. כדי להמשיך בו:
cli-goodbye = להתראות, נשמח לארח שוב.
cli-not-asked = עכשיו זה לא התור של שחקן { $seat }.
cli-is-over = המשחק נגמר; עדיין אפשר undo, save FILE, new ו־quit.
cli-over = המשחק נגמר
cli-over-prompt = undo, save FILE, new, quit
cli-column-place = מקום
cli-column-player = שחקן
cli-column-score = ניקוד
cli-usage = כך כותבים: { $usage }
cli-help = אפשר להקליד מהלך כפי שכותבים אותו בספר הכללים, או אחת מאלה:
cli-usage-help = help
cli-help-help = הרשימה הזאת
cli-usage-legal = legal
cli-help-legal = כל מה שמותר לך עכשיו
cli-usage-why = why ACTION
cli-help-why = האם המהלך מותר, ואיזה כלל אוסר אותו
cli-usage-hint = hint
cli-help-hint = מה בוט חזק היה עושה במקומך
cli-usage-review = review
cli-help-review = מבט לאחור: איפה היה אפשר לשחק טוב יותר?
cli-usage-undo = undo
cli-help-undo = להחזיר את המהלך האחרון, עם מהלכי הבוטים שבאו אחריו
cli-usage-save = save FILE
cli-help-save = לשמור את המשחק בקובץ
cli-usage-load = load FILE
cli-help-load = להמשיך משחק מקובץ
cli-usage-rules = rules [NUMBER]
cli-help-rules = לקרוא את ספר הכללים, או כלל אחד
cli-usage-options = options
cli-help-options = חוקי הבית של המשחק הזה
cli-usage-tell = tell
cli-help-tell = לספר את המצב במשפטים
cli-usage-state = state
cli-help-state = להדפיס כל מה שידוע לך על המצב, כ־JSON
cli-usage-as = as SEAT [ACTION]
cli-help-as = לתת לאחרים להקדים
cli-usage-new = new
cli-help-new = להתחיל משחק חדש עם אותם חוקי בית
cli-usage-quit = quit
cli-help-quit = לצאת; משחק שלא נגמר נשמר

# שורת הפקודה: צפייה חוזרת.
cli-sound = הקובץ { $file } תקין: { $game }, מספר המהלכים: { $ply }.
cli-ply = מהלך { $ply } מתוך { $last }
cli-replay-keys = ‏n הבא · p הקודם · מספר ו־Enter עוברים למהלך הזה · q יציאה
cli-go-to = מעבר למהלך: { $ply }

# שורת הפקודה: הידור ומדידה.
cli-all-warm = הכול כבר מוכן.
cli-game-warm = { $game }: { $seconds } שנ'
cli-warmed = הכול מוכן ({ $seconds } שנ').
cli-wasm-all-built = המשחקים לדפדפן כבר מוכנים ב־{ $folder }.
cli-wasm-game = { $game }: { $size } ק"ב, { $seconds } שנ'
cli-wasm-built = המשחקים לדפדפן מוכנים ב־{ $folder } ({ $seconds } שנ').
cli-wasm-no-folder = אי אפשר לכתוב ל־{ $folder }: { $why }. אפשר לציין תיקייה אחרת עם ‎--out.
cli-way-listed = רשימות מלאות
cli-way-playout = לפי הצורך
cli-column-way = מהלכים מותרים
cli-column-plies-per-second = מהלכים/שנ'
cli-column-games-per-second = משחקים/שנ'
cli-column-mean-length = אורך ממוצע

# המעבדה: הזירה.
lab-playing = משחקים
lab-settled = הוכרעו מוקדם: { $settled } מתוך { $meetings } מפגשים. מספר המשחקים: { $games }.
lab-interrupted = הופסק. זה מה שיצא עד כה.
lab-written = נכתב: { $file }
lab-column-bot = בוט
lab-column-first = בוט
lab-column-second = נגד
lab-column-deals = חלוקות
lab-column-games = משחקים
lab-column-wins = מקומות ראשונים (95 %)
lab-column-score = ניקוד (95 %)
lab-column-rating = דירוג (± 2σ)
lab-column-time = מ"ש להחלטה
lab-column-verdict = מסקנה
lab-stronger = חזק יותר
lab-weaker = חלש יותר
lab-undecided = לא הוכרע
lab-plot-title = { $game }, שחקנים: { $players }
lab-plot-score = הניקוד של הבוט הראשון באחוזים, עם רווח סמך של 95 %

# הבוטים: הרמות והשמות שלהם.
bot-level-1 = רמת ילדים
bot-level-2 = רמת מתחילים
bot-level-3 = רמה בינונית
bot-level-4 = רמה גבוהה
bot-level-5 = רמת אלופים
bot-random = משחק באקראי
bot-introduced = { $name } ({ $level })
bot-name-1 = ליילה
bot-name-2 = עומר
bot-name-3 = נור
bot-name-4 = יוסף
bot-name-5 = סלמא
bot-name-6 = כרים
bot-name-7 = מאיה
bot-name-8 = אדם
bot-name-9 = האנה
bot-name-10 = סמי
bot-name-11 = דליה
bot-name-12 = טארק
bot-name-13 = מרים
bot-name-14 = דניאל
bot-name-15 = נועה
bot-name-16 = איתן
bot-name-17 = תמר
bot-name-18 = יונתן
bot-name-19 = שירה
bot-name-20 = אמיר
bot-name-21 = ראנה
bot-name-22 = אליאס
bot-name-23 = לינה
bot-name-24 = יונה

# Why somebody is reported.
report-insult = עלבונות או איומים
report-spam = הצפה או הפרעה
report-name = השם
report-unfair = משחק לא הוגן
report-other = משהו אחר

# Reports, for those who run a house.
cli-reports-none = אין דיווחים.
cli-reports-one = { $at }: דיווח על { $about } מאת { $by }: { $reason }
cli-reports-where = דיווח { $id }, שולחן { $table }, אורח { $about }, מדווח { $by }
cli-reports-forgotten =
    { $count ->
        [one] דיווח אחד, ישן מ־{ $days } ימים, נמחק.
        [two] שני דיווחים ישנים מ־{ $days } ימים נמחקו.
       *[other] { $count } דיווחים ישנים מ־{ $days } ימים נמחקו.
    }
cli-reports-no-database = עוד אין מסד נתונים ב־{ $place }. אפשר לציין את זה של השרת עם { "--database" } או { "--data-dir" }.
cli-reports-unread = אי אפשר לקרוא את הדיווחים ב־{ $place }: { $why }. צריך לפתוח את מג'לס פעם אחת בגרסה הזאת ולנסות שוב.

# Backups, for those who run a house.
cli-backup-written = בקובץ { $file } נמצא כל מה ששמור ב־{ $place } (שולחנות: { $tables }, משחקים: { $matches }, מהלכים: { $moves }).
cli-backup-key-in = גם המפתח של האורחים נמצא בו: מי שהקובץ בידיו יכול להתחזות לכל אורח, ולכן אסור שאחרים יקראו אותו.
cli-backup-key-set = { "MAJLIS_SECRET" } לא נמצא בו: צריך לשמור אותו במקום אחר, כי בלעדיו כל אורח הוא זר.
cli-backup-key-none = אין { "session.key" } ב־{ $folder }, ולכן המפתח של האורחים לא נמצא בגיבוי, ובלעדיו כל אורח הוא זר. אפשר לציין את התיקייה של השרת עם { "--data-dir" }.
cli-backup-exists = הקובץ { $file } כבר קיים, וגיבוי לא נכתב על קובץ אחר. צריך לבחור שם חדש.
cli-backup-empty = עוד אין נתונים ב־{ $place }. אפשר לציין את אלה של השרת עם { "--database" } או { "--data-dir" }.
cli-backup-no-backup = הקובץ { $file } אינו גיבוי של מג'לס. הפקודה { "majlis backup" } יוצרת גיבוי.
cli-backup-broken = הקובץ { $file } פגום, ולא שוחזר דבר. צריך גיבוי אחר.
cli-backup-newer = הקובץ { $file } נוצר בגרסה { $version } של מג'לס, שחדשה מהגרסה הזאת, ולא שוחזר דבר. צריך להתקין אותה קודם.
cli-backup-not-empty = ב־{ $place } כבר יש נתונים. אפשר לציין מקום אחר עם { "--database" } או { "--data-dir" }, או להוסיף { "--replace" }: מה שיש שם יאבד.
cli-backup-other-key = בקובץ { $file } יש מפתח אחר מזה של הגיבוי. אפשר לציין תיקייה אחרת עם { "--data-dir" }, או להוסיף { "--replace" }: אורחים שבאו אחרי הגיבוי יהיו זרים.
cli-backup-in-use = שרת פתוח על { $place }. צריך לעצור אותו ואת כל האחרים שחולקים אותו, ולנסות שוב.
cli-backup-failed = זה לא הצליח, ולא השתנה דבר: { $why }
cli-restored = { $place } כפי שהיה ב־{ $at } (שולחנות: { $tables }, משחקים: { $matches }, מהלכים: { $moves }).
cli-restored-key = האורחים מוכרים שוב: המפתח נמצא ב־{ $file }.
cli-restored-other-key = { "MAJLIS_SECRET" } אינו המפתח של הגיבוי: אורחים שהמפתח ההוא הכיר הם זרים.
cli-restored-no-key = בגיבוי אין מפתח: האורחים יוכרו שוב רק עם { "MAJLIS_SECRET" } או { "session.key" } שהיו לשרת.

# מה שאומרים קישורים אל הדף, והדף עצמו.
web-name = מג'לס
home-lead = חמישה משחקים למשפחה ולערבים ארוכים: עם חברים, על מסך אחד או נגד בוטים.
invite-title-nobody = הזמנה למשחק { $game }
book-open = ספר הכללים של { $game }
book-list-title = ספרי הכללים
book-list-lead = לכל כלל יש מספר. כשמהלך נדחה, מספר הכלל נאמר, וכאן הוא כתוב.
link-replay = משחק של { $game }
link-replay-about = לצפות בו שוב, מהלך אחר מהלך.
link-table-about = השולחן מחכה. אפשר לשבת ולשחק, או לצפות.
