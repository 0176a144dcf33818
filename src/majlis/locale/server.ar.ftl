# Guests who have chosen no name.
guest-name = ضيف { $number }

# What is wrong with a request.
wrong-unreadable = تعذّرت قراءة هذا: { $why }
wrong-foreign_page = جاء هذا الطلب من صفحة موقع آخر، فلم يُنفَّذ شيء. افتح صفحة هذا المجلس نفسه.
wrong-no_such_path = لا شيء على هذا العنوان.
wrong-no_such_game = لا توجد لعبة باسم «{ $game }»؛ الألعاب هي { $games }.
wrong-no_such_language = لا توجد لغة «{ $lang }»؛ اللغات هي { $langs }.
wrong-wrong_method = لا يمكن فعل ذلك على هذا العنوان؛ الممكن هو { $methods }.
wrong-too_large = هذا أكثر من اللازم: أقصى ما يمكن إرساله هنا { $most } بايت.
wrong-too_slow = لم يصل الطلب كاملًا خلال { $seconds } ث. أرسله من جديد من فضلك.
wrong-not_json = المتوقَّع JSON مع الترويسة «Content-Type: application/json».
wrong-invalid = في هذا الطلب شيء غير صحيح: { $why }
wrong-bad_name = الاسم حرف ظاهر واحد على الأقل و24 على الأكثر.
wrong-mixed_name = حروف الكلمة الواحدة في الاسم من كتابة واحدة. اكتبه من جديد من فضلك، مثل «ليلى» أو «Layla»، أو كليهما وبينهما مسافة.
wrong-option-no-option = ليس في لعبة { $game } قانون اختياري «{ $option }».
wrong-option-bad-value = لا يصحّ «{ $value }» في «{ $option }»؛ القيم الممكنة: { $choices } ({ $rule }).
wrong-option-bad-values = المطلوب في «{ $option }» رقم لكل مقعد وبين الأرقام فاصلة، عدد المقاعد: { $players }، والقيم الممكنة لكل رقم: { $choices } ({ $rule }).
wrong-option-bad-together = لا يصحّ «{ $option }: { $value }» هنا: { $why } ({ $rule }).
wrong-bad_replay = هذا التسجيل غير سليم، فلم يُقبل: { $why }
wrong-too_many = هذا سريع جدًا. حاول مرة أخرى بعد { $seconds } ث.
wrong-failed = حدث خطأ هنا، وسُجّل برقم { $number }. لم يتغيّر شيء.
wrong-opening = المجلس يفتح أبوابه الآن. حاول مرة أخرى بعد لحظة.
wrong-no_metrics = تُقرأ القياسات على هذا الجهاز أو بالرمز السرّي.

# A page that was not built.
page-not-built = المجلس مفتوح، لكن صفحته لم تُبنَ بعد. ابنِها هكذا ثم أعد تحميل هذه الصفحة:

# The terminal, when the house opens.
serve-open = المجلس مفتوح.
serve-here = على هذا الجهاز:
serve-phones = على الهواتف والأجهزة الأخرى في الشبكة نفسها (وجّه الكاميرا إلى الرمز):
serve-public = للجميع:
serve-only-here = لا يصل إليه إلا هذا الجهاز؛ والخيار { "--host 0.0.0.0" } يفتحه للشبكة نفسها.
serve-data = كل شيء محفوظ في { $place }.
serve-stop = يُغلق Ctrl+C المجلس، وتُستأنف المباريات من حيث وقفت عند الفتح التالي.
serve-next-port = المنفذ { $taken } مشغول، فالمنفذ هذه المرة { $port }.
serve-port-taken = المنفذ { $port } على { $host } يشغله برنامج آخر. اختر غيره بـ{ "--port" }، أو { "--port 0" } لأي منفذ حرّ.
serve-port-forbidden = لا يُسمح باستعمال المنفذ { $port } على { $host }: { $why }. المنافذ من 1024 فصاعدًا مسموح بها عادةً.
serve-host-unknown = ليس لهذا الجهاز العنوان { $host }: { $why }. الخيار { "--host 127.0.0.1" } لهذا الجهاز وحده، و{ "--host 0.0.0.0" } لشبكته أيضًا.
serve-already-open = هناك مجلس آخر مفتوح على { $place }. أغلقه أولًا، أو عيّن لهذا مجلدًا خاصًا به بالخيار { "--data-dir" }.
serve-not-built = لم تُبنَ الصفحة بعد: يبنيها الأمر { "python3 dev.py web" }.
serve-closed = أُغلق المجلس، وكل شيء محفوظ.
