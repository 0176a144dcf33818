# الصفحة: إطارها.
web-name = مجلس
web-skip = إلى المحتوى
web-home = الرئيسية
web-rules = القوانين
web-matches = مبارياتي
web-settings = الإعدادات
web-navigation = القائمة الرئيسية
web-close = إغلاق
web-cancel = إلغاء
web-retry = حاول مرة أخرى
web-loading = لحظة …
web-dismiss = إخفاء هذا التنبيه

# الإعدادات.
settings-title = الإعدادات
settings-name = اسمك
settings-name-save = حفظ
settings-name-saved = اسمك من الآن { $name }.
settings-language = اللغة
settings-theme = المظهر
settings-theme-system = حسب الجهاز
settings-theme-light = فاتح
settings-theme-dark = داكن
settings-sound = الصوت
settings-sound-on = الصوت مفعّل
settings-sound-off = الصوت مكتوم
settings-motion = الحركة
settings-motion-system = حسب الجهاز
settings-motion-full = كاملة
settings-motion-calm = هادئة

# الرئيسية.
home-title = تفضّل، اجلس والعب.
home-lead = خمس ألعاب للعائلة وللسهرات الطويلة: مع الأصحاب، أو على شاشة واحدة، أو ضد لاعبين آليين.
home-welcome = بماذا نناديك؟
home-welcome-name = الاسم
home-welcome-done = هذا أنا
home-welcome-skip = تخطَّ
home-games = الألعاب
home-play = العب
home-play-game = العب { $game } ضد لاعبين آليين
home-friends = مع الأصحاب
home-friends-game = العب { $game } مع الأصحاب
home-rules-game = قوانين { $game }
home-open = طاولات مفتوحة
home-open-none = لا توجد الآن طاولة تنتظر لاعبين. افتح واحدة وأرسل الرابط إلى أصحابك.
home-mine = طاولاتي
home-all-matches = كل مبارياتي
home-turn = دورك
home-sit = اجلس
home-go-on = تابع
home-watch = تفرّج
home-free =
    { $count ->
        [zero] لا مقعد فارغ
        [one] مقعد فارغ واحد
        [two] مقعدان فارغان
        [few] { $count } مقاعد فارغة
        [many] { $count } مقعدًا فارغًا
       *[other] { $count } مقعد فارغ
    }
home-players =
    { $count ->
        [zero] بلا لاعبين
        [one] لاعب واحد
        [two] لاعبان
        [few] { $count } لاعبين
        [many] { $count } لاعبًا
       *[other] { $count } لاعب
    }
home-changed =
    { $count ->
        [zero] بلا قوانين بيتية
        [one] قانون بيتي واحد
        [two] قانونان بيتيان
        [few] { $count } قوانين بيتية
        [many] { $count } قانونًا بيتيًا
       *[other] { $count } قانون بيتي
    }
home-usual = القوانين المعتادة
stage-gathering = بانتظار اللاعبين
stage-playing = تُلعب الآن
stage-paused = متوقفة مؤقتًا
stage-over = انتهت

# لعبة سريعة ضد لاعبين آليين.
quick-title = { $game } ضد لاعبين آليين
quick-players = عدد اللاعبين على الطاولة
quick-level = ما مستوى اللاعبين الآليين؟
quick-begin = ابدأ

# طاولة جديدة.
new-title = طاولة { $game }
new-lead = اختر من يجلس وأين، وبأي قوانين تلعبون.
new-players = عدد اللاعبين
new-seats = من يجلس وأين
new-seat = المقعد { $number }
new-keeper-me = أنا
new-keeper-link = من معه الرابط
new-keeper-free = أي زائر
new-keeper-device = لاعب على هذه الشاشة
new-keeper-bot = لاعب آلي
new-device-name = اسم اللاعب في المقعد { $number }
new-level = قوة اللاعب الآلي في المقعد { $number }
new-all-bots = لاعبون آليون في باقي المقاعد
new-all-links = أصحاب عبر الرابط
new-all-device = الكل على هذه الشاشة
new-presets = املأ المقاعد بسرعة
new-clock = الوقت
new-clock-none = بلا حدّ
new-clock-move = لكل حركة
new-clock-bank = للمباراة كلها
new-clock-seconds = الثواني لكل حركة
new-clock-minutes = الدقائق لكل لاعب
new-clock-increment = الثواني المضافة بعد كل حركة
new-rules = القوانين البيتية
new-rules-usual = تلعبون بالقوانين المعتادة.
new-rules-changed =
    { $count ->
        [zero] لا قانون يختلف عن المعتاد.
        [one] قانون واحد يختلف عن المعتاد.
        [two] قانونان يختلفان عن المعتاد.
        [few] { $count } قوانين تختلف عن المعتاد.
        [many] { $count } قانونًا تختلف عن المعتاد.
       *[other] { $count } قانون تختلف عن المعتاد.
    }
new-rules-reset = العودة إلى المعتاد
new-rule-link = القاعدة { $rule }
new-numbers-hint = رقم واحد لكل مقعد وبين الأرقام فاصلة (,)؛ والفراغ يعني بلا أرقام.
new-open = جهّز الطاولة
new-start = ابدأ
new-making = نجهّز الطاولة …

# الطاولة قبل البداية.
gather-title = الطاولة جاهزة
gather-invite = ادعُ أصحابك
gather-invite-lead = من يفتح هذا الرابط يستطيع أن يجلس. على الهاتف: وجّه الكاميرا إلى الرمز.
gather-qr = رمز فيه رابط هذه الطاولة
gather-copy = انسخ الرابط
gather-copied = نُسخ الرابط.
gather-share = شارك
gather-seats = المقاعد
gather-link-seat = لمن معه الرابط
gather-free-seat = لأي زائر
gather-sit = اجلس هنا
gather-sit-device = أجلِس لاعبًا على هذه الشاشة
gather-device-name = الاسم
gather-leave = قم من المقعد
gather-remove = أخرِج { $name }
gather-to-bot = أجلِس لاعبًا آليًا هنا
gather-to-free = افتحه لأي زائر
gather-to-link = اتركه لمن معه الرابط
gather-begin = ابدأ
gather-begin-fill = ابدأ، ويملأ لاعبون آليون المقاعد الفارغة
gather-wait = يبدأ صاحب الطاولة عندما يحضر الجميع.
gather-rules = ما ستلعبونه
gather-watching =
    { $count ->
        [zero] لا أحد يتفرّج.
        [one] متفرّج واحد.
        [two] متفرّجان.
        [few] { $count } متفرّجين.
        [many] { $count } متفرّجًا.
       *[other] { $count } متفرّج.
    }

# الطاولة أثناء المباراة.
table-your-turn = دورك
table-turn = الدور على { $name }.
table-turn-several = يُسأل الآن أكثر من لاعب.
table-turn-yours = حان دورك.
table-paused = المباراة متوقفة.
table-over = انتهت المباراة.
table-watching = أنت تتفرّج.
table-stage = لوحة { $game }
table-side = بجانب اللوحة
table-history = ما جرى
table-history-empty = لم يحدث شيء بعد.
table-chat = الدردشة
table-rules = القوانين
table-menu = المزيد
table-invite = دعوة
table-pause = إيقاف مؤقت
table-go-on = متابعة
table-resign = استسلام
table-resign-title = هل تستسلم؟
table-resign-text = يكمل لاعب آلي مكانك، وتكون الأخير في الترتيب.
table-undo = تراجع
table-undo-asked = يودّ { $name } التراجع عن الحركة الأخيرة.
table-undo-agree = موافق
table-undo-refuse = غير موافق
table-undo-waiting = بانتظار موافقة الآخرين …
table-undone = جرى التراجع عن الحركة.
table-hurry = استعجل اللاعبين الآليين
table-hurry-on = اللاعبون الآليون يسرعون الآن.
table-hint = تلميح
table-hint-title = ماذا كان سيلعب لاعب آلي قوي
table-hint-thinking = لاعب آلي قوي يفكّر …
table-hint-chance = احتمال الفوز { $chance }
table-leave = إلى الصفحة الرئيسية
table-rule-open = افتح القاعدة { $rule }
table-watchers =
    { $count ->
        [zero] لا متفرّجين
        [one] متفرّج واحد
        [two] متفرّجان
        [few] { $count } متفرّجين
        [many] { $count } متفرّجًا
       *[other] { $count } متفرّج
    }
table-preparing = تُجهَّز لعبة { $game } على هذا الجهاز، هذه المرة فقط.
table-preparing-part = اكتمل { $percent }
table-none = لا توجد طاولة كهذه (أو لم تعد موجودة).
table-next = المباراة التالية جاهزة.
table-next-go = إليها
window-asking = السؤال موجّه إلى الجميع
window-last_card = يمكن أن يُقال «بطاقة أخيرة!»
window-choosing = الجميع يختارون
window-answered = حُفظ جوابك.

# لوحات اللاعبين.
plate-cards =
    { $count ->
        [zero] بلا كروت
        [one] كرت واحد
        [two] كرتان
        [few] { $count } كروت
        [many] { $count } كرتًا
       *[other] { $count } كرت
    }
plate-bot = لاعب آلي، { $level }
plate-away = غائب
plate-stand-in = ينوب عنه لاعب آلي
plate-asked = يُسأل الآن
plate-you = أنت
plate-free = مقعد فارغ
plate-time = بقي { $time }
plate-place = المركز { $place }

# عدة لاعبين على شاشة واحدة.
curtain-title = مرّر الشاشة إلى { $name } من فضلك.
curtain-lead = وليغضّ الباقون النظر.
curtain-open = أنا { $name }

# نهاية المباراة.
over-you-won = فزت!
over-won = فاز { $name }.
over-shared = فوز مشترك: { $names }.
over-place = المركز
over-player = اللاعب
over-score = النقاط
over-resigned = استسلم
over-replay = شاهدها من جديد
over-rematch = مباراة أخرى
over-rematch-waiting = بانتظار الآخرين …
over-look = انظر إلى اللوحة
over-result = النتيجة
over-home = الرئيسية

# الدردشة.
chat-say = قل شيئًا
chat-send = أرسل
chat-empty = لم يقل أحد شيئًا بعد.
chat-phrases = عبارات جاهزة
chat-watcher = { $name } (متفرّج)
chat-mute = اكتم { $name }
chat-unmute = اسمع { $name } من جديد
chat-unread =
    { $count ->
        [zero] لا سطور جديدة
        [one] سطر جديد
        [two] سطران جديدان
        [few] { $count } سطور جديدة
        [many] { $count } سطرًا جديدًا
       *[other] { $count } سطر جديد
    }
phrase-hello = السلام عليكم!
phrase-good_luck = بالتوفيق!
phrase-well_played = أحسنت!
phrase-thanks = شكرًا!
phrase-sorry = عفوًا!
phrase-wow = ما شاء الله!
phrase-your_turn = دورك!
phrase-one_moment = لحظة من فضلكم.
phrase-bye = مع السلامة!
phrase-good_game = كانت لعبة جميلة.

# الاتصال بالمجلس.
line-lost = انقطع الاتصال، وسيعود وحده …
line-back = عاد الاتصال.
line-waiting = بانتظار المجلس …
line-new-version = تجدّد المجلس. حمّل الصفحة من جديد من فضلك.
line-reload = تحميل من جديد

# مبارياتي.
matches-title = مبارياتي
matches-none = لم تلعب مباراة بعد. بأي لعبة نبدأ؟
matches-running = جارية
matches-finished = منتهية
matches-won = فوز
matches-place = المركز { $place } من { $count }
matches-replay = شاهد
matches-go-on = تابع
matches-plies =
    { $count ->
        [zero] بلا حركات
        [one] حركة واحدة
        [two] حركتان
        [few] { $count } حركات
        [many] { $count } حركة
       *[other] { $count } حركة
    }

# حين ينقص شيء أو يتعطّل.
missing-title = لا شيء هنا
missing-text = ربما قَدُم الرابط، أو ضاع منه حرف في الطريق.
missing-home = إلى الألعاب
wrong-title = لم ينجح ذلك
wrong-text = لم يُجب المجلس كما ينبغي.
wrong-offline = تعذّر الوصول إلى المجلس. هل الشبكة موجودة؟
