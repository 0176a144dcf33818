# What the house does not do, and why.
house-unreadable = אי אפשר לקרוא את ההודעה: { $why }
house-too_many = זה יותר מדי בבת אחת. נא לחכות רגע.
house-closing = השרת עומד להתחיל מחדש; נא לנסות שוב בעוד רגע.
house-not_done = לא הצלחנו לשמור את זה, ולכן זה לא קרה. נא לנסות שוב.
house-not_read = אי אפשר לבדוק את זה כרגע. נא לנסות שוב בעוד רגע.
house-not_ready = לא הצלחנו להכין את המשחק. נא לנסות מאוחר יותר.
house-unknown = עוד לא ידוע אם זה נעשה. הדף שואל שוב מעצמו.
house-changed = מישהו אחר שינה זה עתה את השולחן. נא להסתכל שוב.
house-no_such_game = אין כאן משחק „{ $game }”.
house-no_such_table = אין שולחן כזה.
house-no_such_match = אין משחק כזה.
house-match_gone = אין משחק בכתובת הזאת. משחק שנגמר נשמר { $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
}, וייתכן שזה היה אחד מהם. אם הקובץ שלו נשמר אצל מישהו, עדיין אפשר לפתוח אותו.
house-upload_gone = ההקלטה הזאת כבר לא נשמרת כאן. { $days ->
    [0] אפשר לפתוח את הקובץ שוב.
    [one] קובץ שנפתח נשמר יום אחד, ואפשר לפתוח אותו שוב.
    [two] קובץ שנפתח נשמר יומיים, ואפשר לפתוח אותו שוב.
   *[other] קובץ שנפתח נשמר { $days } ימים, ואפשר לפתוח אותו שוב.
}
house-uploads_full = ההקלטה הזאת גדולה ממה שנשמר כאן.
house-no_such_seat = אין מושב { $seat }; המושבים הם 1 עד { $last }.
house-no_such_ply = אפשר להמשיך מכל מהלך בין 0 ל־{ $last } של המשחק הזה.
house-no_such_plies = המהלכים במשחק הזה הם 0 עד { $last }; אפשר לראות יחד { $most } לכל היותר.
house-no_such_phrase = אין משפט מוכן כזה.
house-seats_do_not_fit = מספר השחקנים הוא { $players }, אבל מספר המושבים הוא { $seats }.
house-too_many_tables = דף יכול לעקוב אחרי { $most } שולחנות לכל היותר.
house-wrong_key = ההזמנה הזאת אינה שייכת לשולחן הזה.
house-begun = המשחק כבר התחיל.
house-not_begun = המשחק עוד לא התחיל.
house-seat_taken = מושב { $seat } תפוס.
house-full = כל המושבים בשולחן הזה תפוסים.
house-invitation_only = המושבים שנשארו שמורים למי שיש לו קישור הזמנה.
house-invitation_needed = מושב { $seat } שמור למי שהוזמן.
house-already_seated = מושב { $seat } בשולחן הזה כבר שלך. כדי לעבור צריך לקום ממנו קודם; ליותר ממושב אחד צריך שמי שפתח את השולחן ירשה לחלוק מסך.
house-not_your_seat = מושב { $seat } אינו שלך.
house-not_seated = רק מי שיושב ליד השולחן יכול לעשות את זה.
house-host_only = רק מי שפתח את השולחן יכול לעשות את זה.
house-seats_open = יש עוד מושבים פנויים.
house-others_sit_here = זה אפשרי רק כשאין אנשים אחרים סביב השולחן.
house-stale = בינתיים המשחק התקדם; זה המצב עכשיו.
house-paused = המשחק מושהה.
house-over = המשחק נגמר.
house-not_over = המשחק עוד לא נגמר.
house-still_running = המשחק הזה עוד נמשך; אפשר יהיה לראות אותו כשייגמר.
house-window_open = אי אפשר להשהות את המשחק בזמן שכולם בוחרים.
house-already_answered = התשובה שלך כבר שמורה; אי אפשר לשנות אותה.
house-resigned = פרשת מהמשחק הזה; בוט משחק במקומך עד הסוף.
house-nothing_to_undo = עוד לא עשית דבר שאפשר להחזיר.
house-undo_others_acted = מישהו כבר שיחק מאז, ולכן אי אפשר להחזיר.
house-undo_revealed = מאז נמשך או נחשף קלף, ולכן אי אפשר להחזיר.
house-nothing_asked = אף אחד לא ביקש להחזיר מהלך.
house-nothing_to_do = אין לך מה לעשות עכשיו.
house-nothing_said = אין בהודעה הזאת מה להציג.
house-old_rules = המשחק הזה שוחק לפי גרסה קודמת של הכללים, ואי אפשר להמשיך אותו כאן.
house-no_sharing = בשולחן הזה לכל אחד מושב אחד. כדי להושיב עוד מישהו ליד המסך הזה, אפשר לבקש ממי שפתח את השולחן להרשות לחלוק מסך.
house-removed = מי שפתח את השולחן ביקש ממך לעזוב אותו. אפשר לשבת בכל שולחן אחר, או לחכות שיותר לך לחזור.
house-not_removed = אין מי שהוצא תחת הסימן הזה; אולי כבר הותר לחזור.
house-nobody_watches = בשולחן הזה רק מי שיושב רואה את המשחק. אפשר לצפות בשולחנות אחרים.
house-invited_watch = כאן צופים רק השחקנים ומי שהם מזמינים. אפשר לבקש מהם את קישור ההזמנה.
house-too_many_watch = בשולחן הזה כבר צופים { $most }, ואין מקום לעוד. נא לנסות מאוחר יותר.
house-nobody_talks = בשולחן הזה אין שיחה; מי שפתח אותו יכול לשנות זאת.
house-players_talk = בשולחן הזה רק מי שיושב משוחח; מי שפתח אותו יכול לשנות זאת.
house-too_many_lines = מי שצופה יכול לכתוב כמה הודעות בדקה. נא לחכות { $seconds } שנ׳.
house-too_many_reports = נשלחו ממך הרבה דיווחים זה עתה. נא לנסות מאוחר יותר.
house-report_oneself = אי אפשר לדווח על עצמך.
house-report_from_table = רק מי שנמצא ליד השולחן יכול לדווח על מה שקורה בו.
house-no_such_line = ההודעה הזאת כבר לא קיימת.
house-no_such_person = אין אדם כזה ליד השולחן.
