# الصفحة: إطارها.
web-skip = إلى المحتوى
web-home = الرئيسية
web-rules = القوانين
web-matches = مبارياتي
web-settings = الإعدادات
web-navigation = القائمة الرئيسية
web-close = إغلاق
web-cancel = إلغاء
web-retry = إعادة المحاولة
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
settings-voice = قراءة ما يجري بصوت مسموع
settings-voice-on = تشغيل
settings-voice-off = إيقاف
settings-voice-sample = هكذا سيُقرأ لك ما يجري على الطاولة.
settings-voice-none = لا صوت لهذه اللغة في هذا المتصفح؛ قد يكون في جهازك صوت يمكن تثبيته.
settings-commentary = ما يُروى
settings-commentary-on = مع ما ينتج عن كل حركة
settings-commentary-off = ما يحدث فقط
position-in-words = الوضع بالكلمات
settings-motion = الحركة
settings-motion-system = حسب الجهاز
settings-motion-full = كاملة
settings-motion-reduced = هادئة
settings-install = تثبيت مجلس
settings-install-about = يصبح بين تطبيقاتك، ويُفتح حتى دون اتصال بالشبكة.
settings-licences = تراخيص ما بُنيت به هذه الصفحة

# الرئيسية.
home-title = تفضّل، اجلس والعب.
home-welcome = بماذا نناديك؟
home-welcome-name = الاسم
home-welcome-done = هذا أنا
home-welcome-skip = تخطّي
home-games = الألعاب
home-play = العب
home-play-game = العب { $game } مع لاعبين آليين
home-friends = مع الأصحاب
home-friends-game = العب { $game } مع الأصحاب
home-rules-game = القوانين: { $game }
home-open = طاولات مفتوحة
home-open-none = لا طاولة تنتظر لاعبين الآن. افتح واحدة وأرسل رابطها إلى أصحابك.
home-open-away = تظهر طاولات الآخرين هنا عند عودة الشبكة.
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
home-sizes = عدد اللاعبين: { $sizes }
home-minutes = { $least }–{ $most } دقيقة
home-changed =
    { $count ->
        [zero] بلا قوانين اختيارية
        [one] قانون اختياري واحد
        [two] قانونان اختياريان
        [few] { $count } قوانين اختيارية
        [many] { $count } قانونًا اختياريًا
       *[other] { $count } قانون اختياري
    }
home-usual = القوانين المعتادة
status-waiting = بانتظار اللاعبين
status-playing = تُلعب الآن
status-paused = متوقفة مؤقتًا
status-over = انتهت

# لعبة سريعة مع لاعبين آليين.
quick-title = { $game } مع لاعبين آليين
quick-players = كم لاعبًا على الطاولة؟
quick-level = ما مستوى اللاعبين الآليين؟
quick-begin = ابدأ

# طاولة جديدة.
new-title = طاولة { $game }
new-lead = اختر من يجلس في كل مقعد، وبأي قوانين تلعبون.
new-players = عدد اللاعبين
new-seats = من يجلس في كل مقعد
new-seat = المقعد { $number }
new-occupant-me = أنا
new-occupant-link = من معه الرابط
new-occupant-free = أي زائر
new-occupant-device = لاعب على هذه الشاشة
new-occupant-bot = لاعب آلي
new-device-name = اسم من يجلس في المقعد { $number }
new-level = مستوى اللاعب الآلي في المقعد { $number }
new-all-bots = لاعبون آليون في باقي المقاعد
new-all-links = أصحاب عبر الرابط
new-all-device = الكل على هذه الشاشة
new-presets = املأ المقاعد بسرعة
new-clock = الوقت
new-clock-none = بلا حدّ
new-clock-move = لكل حركة
new-clock-bank = للمباراة كلها
new-clock-seconds = عدد الثواني لكل حركة
new-clock-minutes = عدد الدقائق لكل لاعب
new-clock-increment = عدد الثواني المضافة بعد كل حركة
new-rules = قوانين حسب الاتفاق
new-rules-usual = تلعبون بالقوانين المعتادة.
new-rules-changed =
    { $count ->
        [zero] لا قانون يختلف عن المعتاد.
        [one] قانون واحد يختلف عن المعتاد.
        [two] قانونان يختلفان عن المعتاد.
        [few] { $count } قوانين تختلف عن المعتاد.
        [many] { $count } قانونًا يختلف عن المعتاد.
       *[other] { $count } قانون يختلف عن المعتاد.
    }
new-goal = ما يسعى إليه اللاعبون الآليون
new-goal-win = الفوز
new-goal-place = مركز متقدّم
new-rules-reset = العودة إلى المعتاد
new-follows = عاد إلى المعتاد لأنه لا يتفق مع بقية الاختيارات: { $options }.
new-rules-named = قوانين جاهزة
new-preset-own = قوانينكم
new-preset-own-about = كما اخترتموها أدناه.
new-preset-save = حفظ هذه القوانين
new-preset-name = اسم لقوانينكم
new-preset-kept = حُفظت على هذا الجهاز: { $name }.
new-preset-forget = حذف «{ $name }»
new-preset-link = نسخ رابط لهذه القوانين
new-preset-copied = نُسخ الرابط: من يفتحه يجد هذه القوانين.
new-preset-not-copied = هذا هو الرابط، انسخوه: { $link }
new-preset-bad-link =
    { $count ->
        [zero] لا قوانين غير معروفة في هذا الرابط.
        [one] في هذا الرابط قانون غير معروف هنا، فتُرك: { $options }.
        [two] في هذا الرابط قانونان غير معروفين هنا، فتُركا: { $options }.
        [few] في هذا الرابط { $count } قوانين غير معروفة هنا، فتُركت: { $options }.
        [many] في هذا الرابط { $count } قانونًا غير معروف هنا، فتُركت: { $options }.
       *[other] في هذا الرابط { $count } قانون غير معروف هنا، فتُركت: { $options }.
    }
new-rule-link = القانون { $rule }
new-numbers-hint = رقم لكل مقعد، وبين الأرقام فاصلة (,)؛ اتركه فارغًا إن لم تحتج إليه.
new-open = جهّز الطاولة
new-start = ابدأ
new-making = نجهّز الطاولة …

# الطاولة قبل البداية.
waiting-title = الطاولة جاهزة
waiting-invite = ادعُ أصحابك
waiting-invite-lead = من يفتح هذا الرابط يستطيع أن يجلس معكم. ومن الهاتف: وجّه الكاميرا إلى الرمز.
waiting-qr = رمز فيه رابط هذه الطاولة
waiting-copy = انسخ الرابط
waiting-copied = نُسخ الرابط.
waiting-share = شارك
waiting-seats = المقاعد
waiting-link-seat = لمن معه الرابط
waiting-free-seat = لأي زائر
waiting-sit = اجلس هنا
waiting-sit-device = أجلِس لاعبًا على هذه الشاشة
waiting-device-name = الاسم
waiting-leave = مغادرة المقعد
waiting-remove = إخراج { $name }
waiting-to-bot = أجلِس لاعبًا آليًا هنا
waiting-to-free = افتح المقعد لأي زائر
waiting-to-link = احجز المقعد لمن معه الرابط
waiting-begin = ابدأ
waiting-begin-fill = ابدأ، والمقاعد الفارغة للاعبين آليين
waiting-wait = يبدأ صاحب الطاولة حين يحضر الجميع.
waiting-rules = اللعبة وقوانينها
waiting-watching =
    { $count ->
        [zero] لا أحد يتفرّج.
        [one] متفرّج واحد.
        [two] متفرّجان.
        [few] { $count } متفرّجين.
        [many] { $count } متفرّجًا.
       *[other] { $count } متفرّج.
    }

# الطاولة أثناء المباراة.
table-kept = لاعب آلي يلعب نيابةً عنك.
table-kept-back = أنا هنا
table-your-turn = دورك
table-turn = الدور على { $name }.
table-turn-several = بانتظار رد أكثر من لاعب.
table-turn-yours = حان دورك.
table-paused = المباراة متوقفة مؤقتًا.
table-over = انتهت المباراة.
table-watching = أنت تتفرّج.
table-stage = لوح { $game }
table-side = بجانب اللوح
table-history = ما جرى
table-history-empty = لم تُلعب أي حركة بعد.
table-chat = الدردشة
table-rules = القوانين
table-menu = المزيد
table-invite = دعوة
# A word under a sign.
tool-home = الرئيسية
tool-hint = تلميح
tool-undo = تراجع
tool-pause = إيقاف
tool-hurry = تسريع
table-pause = إيقاف مؤقت
table-go-on = متابعة
table-resign = انسحاب
table-resign-title = هل تنسحب من المباراة؟
table-resign-ends = تنتهي المباراة فورًا، والفوز لـ{ $names }.
table-resign-bot = يكمل لاعب آلي في مقعدك حتى النهاية، ويعلم الجميع بذلك، ومركزك هو الأخير.
table-resign-partner = يكمل لاعب آلي في مقعدك حتى النهاية، ويعلم الجميع بذلك. وفريقك يواصل اللعب مع { $names }.
table-undo = تراجع
table-undo-asked = { $name }: هل نتراجع عن الحركة الأخيرة؟
table-undo-agree = موافق
table-undo-refuse = غير موافق
table-undo-waiting = بانتظار موافقة الآخرين …
table-undone = تم التراجع عن الحركة.
table-hurry = سرّع اللاعبين الآليين
table-hurry-on = اللاعبون الآليون يلعبون الآن بسرعة.
table-hint = تلميح
table-hint-title = ماذا يلعب لاعب آلي قوي مكانك
table-hint-thinking = لاعب آلي قوي يفكّر …
table-hint-probability = احتمال الفوز { $probability }
table-leave = إلى الصفحة الرئيسية
table-rule-open = افتح القانون { $rule }
tip-now = الآن:
tip-more =
    { $count ->
        [zero] ولا شيء غير ذلك
        [one] وواحدة أخرى
        [two] واثنتان أخريان
        [few] و{ $count } أخرى
        [many] و{ $count } أخرى
       *[other] و{ $count } أخرى
    }
tip-many =
    { $count ->
        [zero] { $count } حركة ممكنة
        [one] حركة واحدة ممكنة
        [two] حركتان ممكنتان
        [few] { $count } حركات ممكنة
        [many] { $count } حركة ممكنة
       *[other] { $count } حركة ممكنة
    }
tip-not-now = ليس الآن:
table-watchers =
    { $count ->
        [zero] لا متفرّجين
        [one] متفرّج واحد
        [two] متفرّجان
        [few] { $count } متفرّجين
        [many] { $count } متفرّجًا
       *[other] { $count } متفرّج
    }
table-preparing = نجهّز { $game } على هذا الجهاز، هذه المرة فقط.
table-preparing-part = اكتمل { $percent }
table-closed = لا يمكن الدخول إلى هذه الطاولة
table-next = المباراة التالية جاهزة.
table-next-go = اذهب إليها
window-asking = بانتظار رد الجميع
window-last_card = وقت قول «بطاقة أخيرة!»
window-choosing = الجميع يختارون
window-answered = حُفظ جوابك.

# لوحات اللاعبين.
plate-bot = لاعب آلي، { $level }
plate-level-1 = طفل
plate-level-2 = مبتدئ
plate-level-3 = متمكّن
plate-level-4 = قوي
plate-level-5 = خبير
plate-away = بلا اتصال
plate-stand-in = لاعب آلي بالنيابة
plate-stand-in-brief = لاعب آلي
plate-resigned = انسحاب، ولاعب آلي بالنيابة
plate-resigned-brief = انسحاب
plate-asked = بانتظار الرد
plate-you = أنت
plate-free = مقعد فارغ
plate-time = بقي { $time }
plate-place = المركز { $place }

# عدة لاعبين على شاشة واحدة.
curtain-title = سلّم الشاشة من فضلك إلى { $name }.
curtain-lead = والباقون لا ينظرون إلى الشاشة من فضلكم.
curtain-open = أنا { $name }

# نهاية المباراة.
over-you-won = فزت!
over-won = الفوز من نصيب { $name }!
over-shared = فوز مشترك: { $names }.
over-place = المركز
over-player = اللاعب
over-score = النقاط
over-resigned = انسحاب
over-replay = شاهدها من جديد
over-rematch = مباراة أخرى
over-rematch-waiting = بانتظار الآخرين …
over-look = انظر إلى اللوح
over-result = النتيجة
over-home = الرئيسية

# الدردشة.
chat-say = اكتب شيئًا
chat-send = أرسل
chat-empty = لا رسائل بعد.
chat-phrases = عبارات جاهزة
chat-watcher = { $name } (من المتفرّجين)
chat-mute = كتم { $name }
chat-unmute = إلغاء كتم { $name }
chat-unread =
    { $count ->
        [zero] لا رسائل جديدة
        [one] رسالة جديدة
        [two] رسالتان جديدتان
        [few] { $count } رسائل جديدة
        [many] { $count } رسالة جديدة
       *[other] { $count } رسالة جديدة
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
connection-lost = انقطع الاتصال، وسيعود وحده …
connection-away = لا اتصال بالشبكة. ما زال بإمكانك اللعب مع لاعبين آليين أو على شاشة واحدة، وكتب القوانين هنا.
connection-back = عاد الاتصال.
connection-doubt = لم يُعرف بعد هل تم ذلك أم لا. يُعاد السؤال …
connection-waiting = بانتظار المجلس …
connection-new-version = جرى تحديث المجلس. حمّل الصفحة من جديد من فضلك.
connection-reload = تحميل من جديد

# مبارياتي.
matches-title = مبارياتي
matches-none = لم تلعب أي مباراة بعد. بأي لعبة نبدأ؟
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
missing-text = ربما صار الرابط قديمًا، أو سقط منه حرف.
missing-home = إلى الألعاب
wrong-title = لم ينجح ذلك
wrong-text = لم يُجب المجلس كما ينبغي.
wrong-offline = تعذّر الوصول إلى المجلس. هل الجهاز متصل بالشبكة؟
wrong-referee = لم يبدأ حَكَم هذه الصفحة، فلا يمكن الآن فتح ما حُفظ في هذا المتصفّح. لم يضِع شيء: أعد تحميل الصفحة. وإلى ذلك الحين يتولّى المجلس تحكيم الطاولات الجديدة.
referee-restarted = توقّف حَكَم هذه الصفحة فبدأ من جديد، والمباراة مستمرّة.
referee-unkept = لم يعد هذا المتصفّح يحفظ شيئًا، وربّما امتلأت مساحته. المباراة مستمرّة ما دامت هذه الصفحة مفتوحة فقط.
