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

# The terminal, when a worker opens.
worker-open = התוכנית הזאת חושבת בשביל הבוטים של השרתים דרך { $nats }. תהליכונים: { $threads }.
worker-stop = Ctrl+C מסיים אותה, אחרי שתסיים לחשוב על מה שהתחילה.
worker-closed = התוכנית הסתיימה. שום דבר לא נשאר באמצע.
