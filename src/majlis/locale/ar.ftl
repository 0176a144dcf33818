refusal-not_understood = «{ $text }» ليست حركة في هذه اللعبة. يمكنك مثلًا أن تلعب: { $legal }.
refusal-not_understood_now = «{ $text }» ليست حركة في هذه اللعبة، وليس دورك الآن.
refusal-no_such_seat = لا يوجد مقعد { $seat }؛ المقاعد من 0 إلى { $last }.
refusal-only_a_view = تبدأ هذه المباراة مما يعرفه مقعد واحد، وفيها ما هو مخفي؛ لذلك يمكن سؤالها ولا يمكن متابعة لعبها. ابدأ من وضع كامل.
refusal-nothing_to_undo = لم يُلعب شيء بعد، فلا شيء للتراجع عنه.
refusal-given_up = انسحب صاحب هذا المقعد.
refusal-match_over = انتهت المباراة.

# لاعبون بلا اسم.
event-given_up = { $player }: انسحاب.
event-given_up_on = { $player }: انسحاب، ويجلس في المقعد لاعب آلي.
event-given_up_won = انتهت المباراة هنا، والفوز من نصيب { $players }.

guest-name = ضيف { $number }
player-numbered = اللاعب { $seat }
    .inside = اللاعب { $seat }

# سطر الأوامر: القوائم وكتاب القوانين.
cli-games = ألعاب هذا المجلس
cli-games-next = الأمر majlis rules KEY يشرح لعبة، والأمر majlis play KEY يبدؤها.
cli-column-key = المفتاح
cli-column-title = اللعبة
cli-column-players = اللاعبون
cli-column-options = قوانين حسب الاتفاق
cli-column-option = قانون اختياري
cli-column-value = هنا
cli-column-usual = المعتاد
cli-example = مثال { $number }
cli-values = القيم: { $values }. المعتاد: { $usual }.

# سطر الأوامر: ما لا يمكن فعله.
cli-no-game = لا توجد لعبة «{ $game }»؛ الألعاب هي: { $games }.
cli-no-rule = ليس في لعبة { $game } قانون { $rule }؛ قوانينها من { $first } إلى { $last }.
cli-no-option = ليس في لعبة { $game } قانون اختياري «{ $option }»؛ فيها: { $known }.
cli-bad-value = لا يصحّ «{ $value }» في { $option }؛ القيم الممكنة: { $choices } ({ $rule }).
cli-bad-values = لا يصحّ «{ $value }» في { $option }؛ المطلوب رقم لكل مقعد وبين الأرقام فاصلة (,)، عدد المقاعد: { $players }، والقيم الممكنة لكل رقم: { $choices } ({ $rule }).
cli-bad-together = لا يصحّ { $value } في { $option } هنا: { $why } ({ $rule }).
cli-no-seat = لا يوجد مقعد { $seat }؛ المقاعد من 1 إلى { $last }.
cli-no-person = «{ $seat }» ليس مقعدًا يجلس فيه أحد هنا؛ المقاعد المشغولة: { $seats }.
cli-no-viewer = لا يمكن المشاهدة بعين «{ $viewer }»؛ الممكن مقعد من 1 إلى { $last } أو spectator (متفرّج) أو referee (الحَكَم).
cli-no-ply = لا توجد حركة رقم { $ply }؛ حركات المباراة من 0 إلى { $last }.
cli-unreadable = تعذّرت قراءة { $file }: { $why }
cli-unwritable = تعذّرت كتابة { $file }: { $why }
cli-not-overwritten = الملف { $file } موجود وليس مباراة محفوظة، فتُرك كما هو. اختر اسمًا آخر.
cli-no-replay = الملف { $file } ليس مباراة محفوظة تمكن قراءتها هنا: { $why }
cli-broken = الملف { $file } غير سليم: { $why }
cli-broken-at = الملف { $file } غير سليم؛ أول خلل عند الحركة رقم { $ply }: { $why }

# سطر الأوامر: قبل اللعب.
cli-which-game = أي لعبة؟ (الرقم أو الاسم)
cli-how-many = كم عدد اللاعبين؟ ({ $choices }؛ Enter: { $usual })
cli-against-whom = من يلعب؟ (Enter: 1)
cli-with-people = أشخاص، كلهم أمام هذه الشاشة
cli-with-bots = أنت مع لاعبين آليين
cli-how-strong = ما مستواهم؟ (1–5 أو الاسم؛ Enter: { $usual })
cli-not-a-choice = «{ $text }» ليس من الخيارات.
cli-preparing = يجري تجهيز اللعبة؛ في المرة الأولى فقط يستغرق ذلك قليلًا … { $kernel }

# سطر الأوامر: أثناء اللعب.
cli-player = اللاعب { $seat }
cli-begin = اكتب حركة، أو help للمساعدة. مفتاح Tab يكمل ما تكتبه، وquit للخروج.
cli-toolbar = ‏Tab للإكمال · legal الحركات المسموحة · why السبب · help المساعدة · quit الخروج
cli-others-may = ‏Enter: دع غيرك يسبقك. يمكن أن يلعب أيضًا: { $seats } (as NUMBER ACTION)
cli-curtain = أعطِ الشاشة للاعب { $seat } من فضلك، ثم اضغط Enter.
cli-allowed = الحركة { $action } مسموحة.
cli-thinking = جارٍ التفكير …
cli-hint = أفضل ما يراه لاعب قوي، مع احتمال الفوز:
cli-hint-line = { $action } · { $percent } %
cli-keep-silent = (لا تقل شيئًا)
cli-review = اختياراتك حتى الآن: { $actions }. الجيّدة منها: { $good }.
cli-review-line = الحركة { $ply }: اخترت { $action } ({ $percent } %)؛ وكان { $better } أفضل ({ $best } %).
cli-nothing-to-review = لم تلعب بعد، فلا شيء نراجعه.
cli-undone = تم التراجع. عدد الحركات حتى الآن: { $ply }.
cli-saved = حُفظت المباراة في { $file }.
cli-loaded = فُتحت المباراة من { $file }. عدد الحركات حتى الآن: { $ply }.
cli-kept = حُفظت اللعبة في { $file }. لمتابعتها:
cli-goodbye = مع السلامة، وأهلًا بك في أي وقت.
cli-not-asked = ليس دور اللاعب { $seat } الآن.
cli-is-over = انتهت اللعبة؛ ما زال ممكنًا: undo وsave FILE وnew وquit.
cli-over = انتهت اللعبة
cli-over-prompt = undo, save FILE, new, quit
cli-column-place = المركز
cli-column-player = اللاعب
cli-column-score = النقاط
cli-usage = يُكتب هكذا: { $usage }
cli-help = اكتب حركة كما تُكتب في كتاب القوانين، أو أحد هذه الأوامر:
cli-usage-help = help
cli-help-help = عرض هذه القائمة
cli-usage-legal = legal
cli-help-legal = كل ما يجوز لك فعله الآن
cli-usage-why = why ACTION
cli-help-why = هل الحركة مسموحة، وأي قانون يمنعها
cli-usage-hint = hint
cli-help-hint = ماذا يلعب لاعب قوي مكانك
cli-usage-review = review
cli-help-review = مراجعة ما مضى: أين كان يمكنك أن تلعب أفضل؟
cli-usage-undo = undo
cli-help-undo = التراجع عن آخر حركة، مع ما تلاها من حركات اللاعبين الآليين
cli-usage-save = save FILE
cli-help-save = حفظ المباراة في ملف
cli-usage-load = load FILE
cli-help-load = متابعة مباراة من ملف
cli-usage-rules = rules [NUMBER]
cli-help-rules = قراءة كتاب القوانين، أو قانون واحد منه
cli-usage-options = options
cli-help-options = القوانين الاختيارية لهذه اللعبة
cli-usage-tell = tell
cli-help-tell = رواية الوضع في جمل
cli-usage-state = state
cli-help-state = طباعة كل ما تعرفه عن الوضع بصيغة JSON
cli-usage-as = as SEAT [ACTION]
cli-help-as = دع لاعبًا آخر يسبقك
cli-usage-new = new
cli-help-new = لعبة جديدة بالقوانين الاختيارية نفسها
cli-usage-quit = quit
cli-help-quit = الخروج؛ وتُحفظ اللعبة الجارية

# سطر الأوامر: إعادة المباريات.
cli-sound = الملف { $file } سليم: { $game }، عدد الحركات: { $ply }.
cli-ply = الحركة { $ply } من { $last }
cli-replay-keys = ‏n التالية · p السابقة · رقم ثم Enter للذهاب إلى تلك الحركة · q الخروج
cli-go-to = اذهب إلى الحركة: { $ply }

# سطر الأوامر: الترجمة إلى لغة الآلة والقياس.
cli-all-warm = كل شيء جاهز مسبقًا.
cli-game-warm = { $game }: { $seconds } ث
cli-warmed = كل شيء جاهز ({ $seconds } ث).
cli-wasm-all-built = ألعاب المتصفّح جاهزة مسبقًا في { $folder }.
cli-wasm-game = { $game }: ‏{ $size } كيلوبايت، { $seconds } ث
cli-wasm-built = ألعاب المتصفّح جاهزة في { $folder } ({ $seconds } ث).
cli-wasm-no-folder = تعذّرت الكتابة في { $folder }: { $why }. يمكن تحديد مجلّد آخر بالخيار ‎--out.
cli-way-listed = قوائم كاملة
cli-way-playout = عند الحاجة
cli-column-way = الحركات المسموحة
cli-column-plies-per-second = حركة/ث
cli-column-games-per-second = لعبة/ث
cli-column-mean-length = متوسط الطول

# المختبر: الحلبة.
lab-playing = يجري اللعب
lab-settled = حُسمت مبكرًا { $settled } من { $meetings } من المواجهات. عدد الألعاب: { $games }.
lab-interrupted = توقّفت الحلبة. هذا ما نتج حتى الآن.
lab-written = كُتب الملف: { $file }
lab-column-bot = اللاعب الآلي
lab-column-first = اللاعب الآلي
lab-column-second = ضد
lab-column-deals = التوزيعات
lab-column-games = الألعاب
lab-column-wins = المراكز الأولى (95 %)
lab-column-score = النتيجة (95 %)
lab-column-rating = التصنيف (± 2σ)
lab-column-time = م.ث/قرار
lab-column-verdict = الخلاصة
lab-stronger = أقوى
lab-weaker = أضعف
lab-undecided = لم يُحسم
lab-plot-title = { $game }، اللاعبون: { $players }
lab-plot-score = نتيجة اللاعب الآلي الأول بالمئة، مع فترة الثقة 95 %

# اللاعبون الآليون: مستوياتهم وأسماؤهم.
bot-level-1 = طفل
bot-level-2 = مبتدئ
bot-level-3 = متمكّن
bot-level-4 = قوي
bot-level-5 = خبير
bot-random = لعب عشوائي
bot-introduced = { $name } ({ $level })
bot-name-1 = ليلى
bot-name-2 = عمر
bot-name-3 = نور
bot-name-4 = يوسف
bot-name-5 = سلمى
bot-name-6 = كريم
bot-name-7 = مايا
bot-name-8 = آدم
bot-name-9 = هناء
bot-name-10 = سامي
bot-name-11 = داليا
bot-name-12 = طارق
bot-name-13 = مريم
bot-name-14 = دانيال
bot-name-15 = نوعا
bot-name-16 = إيتان
bot-name-17 = تمار
bot-name-18 = يوناتان
bot-name-19 = شيرا
bot-name-20 = أمير
bot-name-21 = رنا
bot-name-22 = إلياس
bot-name-23 = لينا
bot-name-24 = يونس

# Why somebody is reported.
report-insult = إهانات أو تهديد
report-spam = إزعاج أو رسائل متكررة
report-name = الاسم
report-unfair = لعب غير نزيه
report-other = شيء آخر

# Reports, for those who run a house.
cli-reports-none = لا توجد بلاغات.
cli-reports-one = { $at }: بلاغ عن { $about } من { $by }: { $reason }
cli-reports-where = البلاغ { $id }، الطاولة { $table }، الضيف { $about }، المبلِّغ { $by }
cli-reports-forgotten =
    { $count ->
        [zero] لا توجد بلاغات أقدم من { $days } يومًا.
        [one] حُذف بلاغ واحد أقدم من { $days } يومًا.
        [two] حُذف بلاغان أقدم من { $days } يومًا.
        [few] حُذفت { $count } بلاغات أقدم من { $days } يومًا.
       [many] حُذف { $count } بلاغًا أقدم من { $days } يومًا.
       *[other] حُذف { $count } بلاغ أقدم من { $days } يومًا.
    }
cli-reports-no-database = لا بيانات محفوظة في { $place } بعد. حدِّد مكان بيانات مجلسك بـ{ "--database" } أو { "--data-dir" }.
cli-reports-unread = تعذّرت قراءة البلاغات في { $place }: { $why }. افتح المجلس مرة بهذه النسخة ثم حاول من جديد.

# Backups, for those who run a house.
cli-backup-written = في { $file } الآن كل ما هو محفوظ في { $place } (الطاولات: { $tables }، المباريات: { $matches }، الحركات: { $moves }).
cli-backup-key-in = وفيه أيضًا مفتاح الجلسات: من يملك هذا الملف يستطيع أن ينتحل أي ضيف، فلا تدع غيرك يقرؤه.
cli-backup-key-set = ليس فيه { "MAJLIS_SECRET" }: احفظه في مكان آخر، فبدونه يصبح كل ضيف غريبًا.
cli-backup-key-none = لا يوجد { "session.key" } في { $folder }، فليس في النسخة مفتاح الجلسات، وبدونه يصبح كل ضيف غريبًا. حدِّد مجلد الخادم بـ{ "--data-dir" }.
cli-backup-exists = الملف { $file } موجود من قبل، ولا تُكتب نسخة احتياطية فوق ملف آخر. اختر اسمًا جديدًا.
cli-backup-empty = لا بيانات محفوظة في { $place } بعد. حدِّد مكان بيانات مجلسك بـ{ "--database" } أو { "--data-dir" }.
cli-backup-no-backup = الملف { $file } ليس نسخة احتياطية من مجلس. الأمر { "majlis backup" } ينشئ واحدة.
cli-backup-broken = الملف { $file } تالف، ولم يُستعد شيء. استعمل نسخة احتياطية أخرى.
cli-backup-newer = أُنشئ { $file } بالإصدار { $version } من مجلس، وهو أحدث من هذا، ولم يُستعد شيء. ثبّت ذلك الإصدار أولًا.
cli-backup-not-empty = في { $place } بيانات من قبل. حدِّد مكانًا آخر بـ{ "--database" } أو { "--data-dir" }، أو أضف { "--replace" } فيضيع ما هناك.
cli-backup-other-key = في { $file } مفتاح غير مفتاح النسخة الاحتياطية. حدِّد مجلدًا آخر بـ{ "--data-dir" }، أو أضف { "--replace" } فيصبح غريبًا كل ضيف جاء بعد النسخة.
cli-backup-in-use = هناك خادم مفتوح على { $place }. أوقفه وأوقف كل خادم آخر يشاركه، ثم حاول من جديد.
cli-backup-failed = لم ينجح ذلك، ولم يتغير شيء: { $why }
cli-restored = عاد { $place } كما كان في { $at } (الطاولات: { $tables }، المباريات: { $matches }، الحركات: { $moves }).
cli-restored-key = يُعرف الضيوف من جديد: المفتاح في { $file }.
cli-restored-other-key = { "MAJLIS_SECRET" } ليس مفتاح النسخة الاحتياطية: من عرفه ذلك المفتاح من الضيوف يصبح غريبًا.
cli-restored-no-key = ليس في النسخة الاحتياطية مفتاح: لا يُعرف الضيوف من جديد إلا بـ{ "MAJLIS_SECRET" } أو { "session.key" } اللذين كانا للخادم.

# ما تقوله روابط الصفحة، والصفحة نفسها.
web-name = مجلس
home-lead = خمس ألعاب للعائلة وللسهرات الطويلة: مع الأصحاب، أو على شاشة واحدة، أو مع لاعبين آليين.
invite-title-nobody = دعوة إلى { $game }
book-open = كتاب قوانين { $game }
book-list-title = كتب القوانين
book-list-lead = لكل قانون رقم. إذا رُفضت حركة ظهر رقم القانون، وهنا تجد نصّه.
link-replay = مباراة في { $game }
link-replay-about = شاهدها من جديد، حركة بحركة.
link-table-about = الطاولة جاهزة. اجلس والعب، أو تفرّج.
