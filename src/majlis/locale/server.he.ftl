# Guests who have chosen no name.
guest-name = אורח/ת { $number }

# What is wrong with a request.
wrong-unreadable = אי אפשר לקרוא את זה: { $why }
wrong-foreign_page = הבקשה באה מדף של אתר אחר, ולכן לא נעשה דבר. צריך לפתוח את הדף של מג'לס עצמו.
wrong-no_such_path = אין כלום בכתובת הזאת.
wrong-no_such_game = אין משחק בשם ”{ $game }“; המשחקים הם { $games }.
wrong-no_such_language = אין שפה ”{ $lang }“; השפות הן { $langs }.
wrong-wrong_method = אי אפשר לעשות זאת בכתובת הזאת; אפשר { $methods }.
wrong-too_large = זה יותר מדי: אפשר לשלוח לכאן עד { $most } בתים.
wrong-too_slow = הבקשה לא הגיעה במלואה תוך { $seconds } שניות. אפשר לשלוח אותה שוב.
wrong-not_json = נדרש JSON, עם הכותרת ”Content-Type: application/json“.
wrong-invalid = משהו בבקשה הזאת אינו מתאים: { $why }
wrong-bad_name = בשם צריך להיות לפחות תו נראה אחד, ולכל היותר 24.
wrong-mixed_name = במילה אחת של שם כל האותיות באותו כתב. נא לכתוב אותו שוב, למשל ”ליילה“ או ”Layla“, או את שניהם עם רווח ביניהם.
wrong-option-no-option = במשחק { $game } אין חוק בית „{ $option }”.
wrong-option-bad-value = הערך „{ $value }” לא מתאים ל„{ $option }”; אפשר: { $choices } ({ $rule }).
wrong-option-bad-values = ב„{ $option }” צריך מספר אחד לכל מושב ופסיקים ביניהם, מספר המושבים: { $players }, ולכל מספר אפשר: { $choices } ({ $rule }).
wrong-option-bad-together = „{ $option }: { $value }” לא מתאים כאן: { $why } ({ $rule }).
wrong-bad_replay = ההקלטה הזאת אינה תקינה ולכן לא התקבלה: { $why }
wrong-too_many = זה היה מהיר מדי. אפשר לנסות שוב בעוד { $seconds } שנ׳.
wrong-failed = משהו השתבש אצלנו; התקלה נרשמה במספר { $number }. שום דבר לא השתנה.
wrong-opening = השרת עוד עולה. אפשר לנסות שוב בעוד רגע.
wrong-no_metrics = את המדדים קוראים במחשב הזה, או עם אסימון הגישה.

# A page that was not built.
page-not-built = השרת פועל, אבל הדף עוד לא נבנה. כך בונים אותו, ואחר כך טוענים את הדף הזה שוב:

# The terminal, when the house opens.
serve-open = מג'לס פתוח.
serve-here = במחשב הזה:
serve-phones = בטלפונים ובמכשירים אחרים באותה רשת (מכוונים את המצלמה אל הקוד):
serve-public = לכולם:
serve-only-here = רק המחשב הזה יכול להגיע אליו; { "--host 0.0.0.0" } פותח אותו לאותה רשת.
serve-data = הכול נשמר ב־{ $place }.
serve-stop = Ctrl+C סוגר את מג'לס; בפתיחה הבאה המשחקים ממשיכים מהמקום שבו נעצרו.
serve-next-port = פורט { $taken } תפוס, ולכן הפעם זה { $port }.
serve-port-taken = פורט { $port } ב־{ $host } תפוס בידי תוכנה אחרת. אפשר לבחור אחר עם { "--port" }, או { "--port 0" } לכל פורט פנוי.
serve-port-forbidden = אסור להשתמש בפורט { $port } ב־{ $host }: { $why }. בפורטים מ־1024 ומעלה בדרך כלל מותר.
serve-host-unknown = למחשב הזה אין הכתובת { $host }: { $why }. { "--host 127.0.0.1" } הוא המחשב הזה בלבד, ו־{ "--host 0.0.0.0" } גם הרשת שלו.
serve-already-open = שרת אחר כבר משתמש ב־{ $place }. אפשר לסגור אותו קודם, או לבחור תיקייה אחרת עם { "--data-dir" }.
serve-not-built = הדף עוד לא נבנה: הפקודה { "python3 dev.py web" } בונה אותו.
serve-closed = מג'לס נסגר. הכול נשמר.
