# What is not done, and why: `rejected-CODE` for every code that a program may meet.
rejected-unreadable = אי אפשר לקרוא את זה: { $why }
rejected-old_page = יש גרסה חדשה מאז שהדף נטען. נא לטעון את הדף מחדש.
rejected-foreign_page = הבקשה באה מדף של אתר אחר, ולכן לא נעשה דבר. צריך לפתוח את הדף של מג'לס עצמו.
rejected-no_such_path = אין כלום בכתובת הזאת.
rejected-no_such_game = אין משחק בשם "{ $game }"; המשחקים הם { $games }.
rejected-no_such_language = אין שפה "{ $lang }"; השפות הן { $langs }.
rejected-wrong_method = אי אפשר לעשות זאת בכתובת הזאת; אפשר { $methods }.
rejected-too_large = זה יותר מדי: אפשר לשלוח לכאן עד { $most } בתים.
rejected-too_slow = הבקשה לא הגיעה במלואה תוך { $seconds } שניות. אפשר לשלוח אותה שוב.
rejected-not_json = נדרש JSON, עם הכותרת "Content-Type: application/json".
rejected-invalid = משהו בבקשה הזאת אינו מתאים: { $why }
rejected-bad_name = בשם צריך להיות לפחות תו נראה אחד, ולכל היותר 24.
rejected-mixed_name = במילה אחת של שם כל האותיות באותו כתב. נא לכתוב אותו שוב, למשל "ליילה" או "Layla", או את שניהם עם רווח ביניהם.
rejected-bad_option-no-option = במשחק { $game } אין חוק בית "{ $option }".
rejected-bad_option-bad-value = הערך "{ $value }" לא מתאים ל"{ $option }"; אפשר: { $choices } ({ $rule }).
rejected-bad_option-bad-values = ב"{ $option }" צריך מספר אחד לכל מושב ופסיקים ביניהם, מספר המושבים: { $players }, ולכל מספר אפשר: { $choices } ({ $rule }).
rejected-bad_option-bad-together = "{ $option }: { $value }" לא מתאים כאן: { $why } ({ $rule }).
rejected-bad_replay = ההקלטה הזאת אינה תקינה ולכן לא התקבלה: { $why }
rejected-too_many = { $seconds ->
    [0] זה יותר מדי בבת אחת. נא לחכות רגע.
   *[other] זה היה מהיר מדי. אפשר לנסות שוב בעוד { $seconds } שנ'.
}
rejected-failed = משהו השתבש אצלנו; התקלה נרשמה במספר { $number }. שום דבר לא השתנה.
rejected-opening = השרת עוד עולה. אפשר לנסות שוב בעוד רגע.
rejected-no_metrics = את המדדים קוראים במחשב הזה, או עם אסימון הגישה.
rejected-bad_option = { $why }
rejected-closing = השרת עומד להתחיל מחדש; נא לנסות שוב בעוד רגע.
rejected-not_done = לא הצלחנו לשמור את זה, ולכן זה לא קרה. נא לנסות שוב.
rejected-not_read = אי אפשר לבדוק את זה כרגע. נא לנסות שוב בעוד רגע.
rejected-not_ready = לא הצלחנו להכין את המשחק. נא לנסות מאוחר יותר.
rejected-unknown = עוד לא ידוע אם זה נעשה. הדף שואל שוב מעצמו.
rejected-changed = מישהו אחר שינה זה עתה את השולחן. נא להסתכל שוב.
rejected-no_such_table = אין שולחן כזה.
rejected-no_such_match = אין משחק כזה.
rejected-match_gone = אין משחק בכתובת הזאת. משחק שנגמר נשמר { $days ->
    [one] יום אחד
    [two] יומיים
   *[other] { $days } ימים
}, וייתכן שזה היה אחד מהם. אם הקובץ שלו נשמר אצל מישהו, עדיין אפשר לפתוח אותו.
rejected-upload_gone = ההקלטה הזאת כבר לא נשמרת כאן. { $days ->
    [0] אפשר לפתוח את הקובץ שוב.
    [one] קובץ שנפתח נשמר יום אחד, ואפשר לפתוח אותו שוב.
    [two] קובץ שנפתח נשמר יומיים, ואפשר לפתוח אותו שוב.
   *[other] קובץ שנפתח נשמר { $days } ימים, ואפשר לפתוח אותו שוב.
}
rejected-uploads_full = אין כאן כרגע מקום להקלטה נוספת; מה שאחרים הביאו נשמר לזמן שלו (ימים: { $days }). אפשר לשלוח את הקובץ עצמו במקום זה.
rejected-uploads_of_network = מהרשת הזאת הגיעו כל כך הרבה הקלטות שאין מקום לעוד; כל אחת נשמרת לזמן שלה (ימים: { $days }). אפשר לשלוח את הקובץ עצמו במקום זה.
rejected-no_such_device = המכשיר הזה כבר לא ברשימת המכשירים שלך.
rejected-link_gone = הקישור הזה כבר נוצל, או שעברו יותר מ־{ $minutes } דקות. אפשר ליצור קישור חדש במכשיר שמשחקים בו.
rejected-devices_full = כבר מכירים אותך ב־{ $most } מכשירים. צריך קודם לנתק אחד מהם.
rejected-no_such_seat = אין מושב { $seat }; המושבים הם 1 עד { $last }.
rejected-no_such_ply = אפשר להמשיך מכל מהלך בין 0 ל־{ $last } של המשחק הזה.
rejected-no_such_plies = המהלכים במשחק הזה הם 0 עד { $last }; אפשר לראות יחד { $most } לכל היותר.
rejected-no_such_phrase = אין משפט מוכן כזה.
rejected-seats_do_not_fit = מספר השחקנים הוא { $players }, אבל מספר המושבים הוא { $seats }.
rejected-too_many_tables = דף יכול לעקוב אחרי { $most } שולחנות לכל היותר.
rejected-wrong_key = ההזמנה הזאת אינה שייכת לשולחן הזה, או שהוחלפה בהזמנה חדשה. אפשר לבקש את הקישור התקף.
rejected-begun = המשחק כבר התחיל.
rejected-not_begun = המשחק עוד לא התחיל.
rejected-seat_taken = מושב { $seat } תפוס.
rejected-full = כל המושבים בשולחן הזה תפוסים.
rejected-invitation_only = המושבים שנשארו שמורים למי שיש לו קישור הזמנה.
rejected-invitation_needed = מושב { $seat } שמור למי שהוזמן.
rejected-already_seated = מושב { $seat } בשולחן הזה כבר שלך. כדי לעבור צריך לקום ממנו קודם; ליותר ממושב אחד צריך שמי שפתח את השולחן ירשה לחלוק מסך.
rejected-not_your_seat = מושב { $seat } אינו שלך.
rejected-not_seated = רק מי שיושב ליד השולחן יכול לעשות את זה.
rejected-host_only = רק מי שפתח את השולחן יכול לעשות את זה.
rejected-seats_open = יש עוד מושבים פנויים.
rejected-others_sit_here = זה אפשרי רק כשאין אנשים אחרים סביב השולחן.
rejected-stale = בינתיים המשחק התקדם; זה המצב עכשיו.
rejected-paused = המשחק מושהה.
rejected-over = המשחק נגמר.
rejected-not_over = המשחק עוד לא נגמר.
rejected-still_running = המשחק הזה עוד נמשך; אפשר יהיה לראות אותו כשייגמר.
rejected-window_open = אי אפשר להשהות את המשחק בזמן שכולם בוחרים.
rejected-already_answered = התשובה שלך כבר שמורה; אי אפשר לשנות אותה.
rejected-resigned = פרשת מהמשחק הזה; בוט משחק במקומך עד הסוף.
rejected-nothing_to_undo = עוד לא עשית דבר שאפשר להחזיר.
rejected-undo_others_acted = מישהו כבר שיחק מאז, ולכן אי אפשר להחזיר.
rejected-undo_revealed = מאז נמשך או נחשף קלף, ולכן אי אפשר להחזיר.
rejected-nothing_asked = אף אחד לא ביקש להחזיר מהלך.
rejected-nothing_to_do = אין לך מה לעשות עכשיו.
rejected-nothing_said = אין בהודעה הזאת מה להציג.
rejected-old_rules = המשחק הזה שוחק לפי גרסה קודמת של הכללים, ואי אפשר להמשיך אותו כאן.
rejected-damaged = מה ששמור כאן תחת { $id } פגום, ואי אפשר להציג אותו. מי שמפעיל את השרת ימצא ביומן שלו מה השתבש.
rejected-no_sharing = בשולחן הזה לכל אחד מושב אחד. כדי להושיב עוד מישהו ליד המסך הזה, אפשר לבקש ממי שפתח את השולחן להרשות לחלוק מסך.
rejected-removed = מי שפתח את השולחן ביקש ממך לעזוב אותו. אפשר לשבת בכל שולחן אחר, או לחכות עד שיהיה אפשר לחזור.
rejected-not_removed = אין מי שהוצא תחת הסימן הזה; אולי כבר אפשר לחזור.
rejected-nobody_watches = בשולחן הזה רק מי שיושב רואה את המשחק. אפשר לצפות בשולחנות אחרים.
rejected-invited_watch = כאן צופים רק השחקנים ומי שהם מזמינים. אפשר לבקש מהם את קישור ההזמנה.
rejected-match_closed = לצפות שוב במשחק הזה יכולים רק מי שישבו לשולחן ומי שקיבלו מהם קישור. אפשר לבקש אותו מהם.
rejected-too_many_watch = בשולחן הזה כבר צופים { $most }, ואין מקום לעוד. נא לנסות מאוחר יותר.
rejected-nobody_talks = בשולחן הזה אין צ'אט; מי שפתח אותו יכול לשנות זאת.
rejected-players_talk = בשולחן הזה רק מי שיושב כותב בצ'אט; מי שפתח אותו יכול לשנות זאת.
rejected-too_many_lines = מי שצופה יכול לכתוב כמה הודעות בדקה. נא לחכות { $seconds } שנ'.
rejected-too_many_reports = נשלחו ממך הרבה דיווחים זה עתה. נא לנסות מאוחר יותר.
rejected-report_oneself = אי אפשר לדווח על עצמך.
rejected-report_from_table = רק מי שנמצא ליד השולחן יכול לדווח על מה שקורה בו.
rejected-no_such_line = ההודעה הזאת כבר לא קיימת.
rejected-no_such_person = אין אדם כזה ליד השולחן.
rejected-name_mixed = במילה אחת של "{ $name }" יש אותיות מכמה כתבים. נא לבחור שם אחר בהגדרות.
rejected-name_alike = ליד השולחן כבר יושב מישהו בשם "{ $name }", והשמות דומים. אפשר לבחור שם אחר בהגדרות ולנסות שוב.
