# مراجعة مباراة انتهت.
lookback-open = مراجعة
lookback-title = { $game }: مراجعة المباراة
lookback-working = يُكمَل اللعب من كل وضع في متصفّحك …
lookback-progress = اكتمل { $percent }
lookback-stop = إيقاف
lookback-stopped = توقّفت المراجعة، ولم يُحفظ شيء.
lookback-begin = بدء المراجعة
lookback-copied = نُسخ رابط هذه المراجعة.
lookback-unfinished = لم تنتهِ هذه المباراة بعد. تمكن مراجعتها حين تنتهي.
lookback-no-wasm = لا يدعم متصفّحك WebAssembly، ولا تعمل المراجعة دونه. وتمكن المراجعة بملف المباراة في الطرفية: majlis review.
lookback-no-rules = ليست قوانين هذه اللعبة في الصفحة. وتمكن المراجعة بملف المباراة في الطرفية: majlis review.
lookback-unfit = لُعبت هذه المباراة بقوانين غير التي تعرفها هذه الصفحة، فلا تمكن مراجعتها هنا.
lookback-failed = لم تنجح المراجعة. يمكن إعادة المحاولة.
lookback-by-playouts =
    { $count ->
        [one] أُكمل اللعب من كل وضع مرة واحدة: بما كان اللاعب يعرفه، ثم مع كشف كل شيء.
        [two] أُكمل اللعب من كل وضع مرتين: بما كان اللاعب يعرفه، ثم مع كشف كل شيء.
        [few] أُكمل اللعب من كل وضع { $count } مرات: بما كان اللاعب يعرفه، ثم مع كشف كل شيء.
        [many] أُكمل اللعب من كل وضع { $count } مرة: بما كان اللاعب يعرفه، ثم مع كشف كل شيء.
       *[other] أُكمل اللعب من كل وضع { $count } مرة: بما كان اللاعب يعرفه، ثم مع كشف كل شيء.
    }
lookback-by-engine = لا شيء مخفيّ في هذه المباراة، فنظر أقوى لاعب آلي في كل وضع، وهو يفترض أن الجميع يلعبون على أحسن وجه.
lookback-hung = ما حسم المباراة
lookback-choices = الاختيارات: { $choices }. الجيّدة منها: { $good }.
lookback-costly = الحركة { $ply }: { $action }
lookback-better = الأفضل: { $better }
lookback-why = { $name }، بحسب المعلوم وقتها: فرصة الفوز { $best } بدلًا من { $percent }. الخسارة بالنقاط المئوية: { $loss } ± { $noise }.
lookback-why-engine = فرصة الفوز { $best } بدلًا من { $percent }. الخسارة بالنقاط المئوية: { $loss }.
lookback-silent = السكوت
lookback-look = مشاهدة اللحظة
lookback-again = محاولة أخرى من هنا
lookback-chances = فرص الفوز والمهارة والحظ
lookback-known = بحسب المعلوم للاعب
lookback-full = مع كشف كل شيء
lookback-one-line = لا شيء مخفيّ، فالخط واحد.
lookback-curve = { $name }: في البداية { $first }، وأعلاها { $most } (الحركة { $ply })، وفي النهاية { $last }.
lookback-even = حصة متساوية
lookback-deal = حظ البداية
lookback-chance = الحظ بعدها
lookback-others = اختيارات الآخرين
lookback-own = اختيارات اللاعب
lookback-result = النتيجة
lookback-give-or-take = { $points } ± { $noise }
lookback-parts-about = بالنقاط المئوية، ومجموعها النتيجة. اختيارات اللاعب مهارة: ما غيّرته بحسب المعلوم وقتها. أما البداية وما جاء بعدها ولم يختره أحد فحظ.
lookback-table = عرض في جدول
lookback-move = الحركة
lookback-in-full = ({ $percent } مع كشف كل شيء)
lookback-record =
    { $count ->
        [one] روجعت مباراة واحدة. المهارة { $own } والحظ { $luck } بالنقاط المئوية.
        [two] روجعت مباراتان. المعدل بالنقاط المئوية: المهارة { $own } والحظ { $luck }.
        [few] روجعت { $count } مباريات. المعدل بالنقاط المئوية: المهارة { $own } والحظ { $luck }.
        [many] روجعت { $count } مباراة. المعدل بالنقاط المئوية: المهارة { $own } والحظ { $luck }.
       *[other] روجعت { $count } مباراة. المعدل بالنقاط المئوية: المهارة { $own } والحظ { $luck }.
    }
lookback-record-one = المهارة { $own } · الحظ { $luck }
lookback-skill = المهارة
lookback-luck = الحظ
lookback-won-own = جاء الفوز قبل كل شيء من اختيارات اللاعب.
lookback-won-luck = جاء الفوز قبل كل شيء من الحظ.
lookback-won-others = جاء الفوز قبل كل شيء من اختيارات الآخرين.
lookback-lost-own = جاءت الخسارة قبل كل شيء من اختيارات اللاعب: أخطاء أكثر من سوء حظ.
lookback-lost-luck = جاءت الخسارة قبل كل شيء من الحظ: سوء حظ أكثر من أخطاء.
lookback-lost-others = جاءت الخسارة قبل كل شيء من اختيارات الآخرين.
lookback-unlucky = سوء حظ: صارت فرصة الفوز مع كشف كل شيء { $after }، وكان المتوقع { $expected }. بالنقاط المئوية: { $points }.
lookback-lucky = حسن حظ: صارت فرصة الفوز مع كشف كل شيء { $after }، وكان المتوقع { $expected }. بالنقاط المئوية: { $points }.
lookback-why-title = لماذا؟
lookback-sequel = ما قد يتبع ذلك
lookback-better-sequel = ما قد يتبع الاختيار الأفضل
lookback-sequel-about = مسار واحد من مسارات كثيرة توافق ما كان معلومًا لدى { $name }، ويلعب فيه أقوى لاعب آلي عن الجميع.
lookback-turn = الحركة { $ply }: { $event }
