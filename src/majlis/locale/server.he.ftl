# Guests who have chosen no name.
guest-name = אורח { $number }

# What is wrong with a request.
wrong-unreadable = לא ניתן לקרוא את זה: { $why }
wrong-foreign_page = הבקשה באה מדף של אתר אחר, ולכן דבר לא נעשה. פתחו את הדף של הבית הזה עצמו.
wrong-no_such_path = אין דבר בכתובת הזאת.
wrong-no_such_game = אין משחק בשם ”{ $game }“; המשחקים הם { $games }.
wrong-no_such_language = אין שפה ”{ $lang }“; השפות הן { $langs }.
wrong-wrong_method = אי אפשר לעשות זאת בכתובת הזאת; אפשר { $methods }.
wrong-too_large = זה יותר מדי: אפשר לשלוח לכאן עד { $most } בתים.
wrong-too_slow = הבקשה לא הגיעה במלואה תוך { $seconds } שניות. אפשר לשלוח אותה שוב.
wrong-not_json = נדרש JSON, עם הכותרת ”Content-Type: application/json“.
wrong-invalid = משהו בבקשה הזאת אינו מתאים: { $why }
wrong-bad_name = בשם צריך להיות לפחות תו נראה אחד, ולכל היותר 24.
wrong-option-no-option = במשחק { $game } אין כלל בית „{ $option }”.
wrong-option-bad-value = הערך „{ $value }” לא מתאים ל„{ $option }”; אפשר: { $choices } ({ $rule }).
wrong-option-bad-values = ב„{ $option }” צריך מספר אחד לכל מושב ופסיקים ביניהם, מספר המושבים: { $players }, ולכל מספר אפשר: { $choices } ({ $rule }).
wrong-option-bad-together = „{ $option }: { $value }” לא מתאים כאן: { $why } ({ $rule }).
wrong-bad_replay = ההקלטה הזאת אינה תקינה ולכן לא התקבלה: { $why }
wrong-too_many = זה היה מהיר מאוד. נסו שוב בעוד { $seconds } שנ׳.
wrong-failed = משהו השתבש כאן; זה נרשם במספר { $number }. דבר לא השתנה.
wrong-opening = הבית עוד נפתח. נסו שוב בעוד רגע.
wrong-no_metrics = את המדדים קוראים במחשב הזה, או עם אסימון הגישה.

# A page that was not built.
page-not-built = הבית פתוח, אבל הדף שלו עוד לא נבנה. בנו אותו כך, ואז טענו את הדף הזה שוב:

# The terminal, when the house opens.
serve-open = הבית פתוח.
serve-here = במחשב הזה:
serve-phones = בטלפונים ובמכשירים אחרים באותה רשת (כוונו מצלמה אל הקוד):
serve-public = לכולם:
serve-only-here = רק המחשב הזה יכול להגיע אליו; { "--host 0.0.0.0" } פותח אותו לאותה רשת.
serve-data = הכול נשמר ב־{ $place }.
serve-stop = Ctrl+C סוגר את הבית; בפתיחה הבאה המשחקים ממשיכים מהמקום שבו נעצרו.
serve-next-port = פורט { $taken } תפוס, ולכן הפעם זה { $port }.
serve-port-taken = פורט { $port } ב־{ $host } תפוס על ידי תוכנה אחרת. בחרו אחר עם { "--port" }, או { "--port 0" } לכל פורט פנוי.
serve-port-forbidden = אסור להשתמש בפורט { $port } ב־{ $host }: { $why }. בפורטים מ־1024 ומעלה בדרך כלל מותר.
serve-host-unknown = למחשב הזה אין הכתובת { $host }: { $why }. { "--host 127.0.0.1" } הוא המחשב הזה בלבד, ו־{ "--host 0.0.0.0" } גם הרשת שלו.
serve-already-open = בית אחר כבר פתוח על { $place }. סגרו אותו קודם, או תנו לבית הזה תיקייה משלו עם { "--data-dir" }.
serve-not-built = הדף עוד לא נבנה: הפקודה { "python3 dev.py web" } בונה אותו.
serve-closed = הבית נסגר. הכול נשמר.
