# كتب القوانين على الصفحة.
book-rules =
    { $count ->
        [zero] لا قوانين
        [one] قانون واحد
        [two] قانونان
        [few] { $count } قوانين
        [many] { $count } قانونًا
       *[other] { $count } قانون
    }
book-contents = المحتويات
book-search = ابحث في هذا الكتاب
book-search-clear = امسح البحث
book-found =
    { $count ->
        [zero] لا نتائج.
        [one] نتيجة واحدة.
        [two] نتيجتان.
        [few] { $count } نتائج.
        [many] { $count } نتيجة.
       *[other] { $count } نتيجة.
    }
book-rule = القانون { $rule }
book-copy = انسخ رابط القانون { $rule }
book-copied = نُسخ رابط القانون { $rule }.
book-not-copied = تعذّر نسخ الرابط، وتجده في شريط العنوان.
book-example = مثال { $number }
book-house-rule = قانون اختياري
book-usual = المعتاد
book-here = على هذه الطاولة
book-here-value = على هذه الطاولة: { $value }
book-figure = صورة للقانون { $rule }
book-print = اطبع
book-all = كل كتب القوانين
book-play = العب { $game }
book-missing = لا يوجد كتاب قوانين للعبة «{ $game }».

# مشاهدة مباراة من جديد.
replay-title = إعادة مباراة { $game }
replay-loading = نُحضر المباراة …
replay-running-title = هذه المباراة ما زالت جارية
replay-running-text = يمكن مشاهدتها من جديد بعد أن تنتهي. وحتى ذلك الحين تفرّج عليها من طاولتها.
replay-to-table = إلى الطاولة
replay-closed = هذه المباراة للاعبيها فقط
replay-missing = لا توجد هذه المباراة.
replay-controls = التنقل في المباراة
replay-first = إلى البداية
replay-back = حركة إلى الوراء
replay-next = حركة إلى الأمام
replay-last = إلى النهاية
replay-play = شغّل
replay-stop = أوقف
replay-speed = السرعة
replay-speed-times = { $times }×
replay-timeline = شريط الزمن
replay-ply = الحركة { $ply } من { $last }
replay-begin = تبدأ المباراة.
replay-as = بعين من؟
replay-as-referee = الحَكَم (يرى كل شيء)
replay-as-public = متفرّج
replay-history = ما جرى
replay-options = قوانين هذه الطاولة
replay-download = نزّل الملف
replay-share = انسخ الرابط
replay-copied = نُسخ رابط هذه اللحظة.
replay-not-copied = تعذّر نسخ الرابط، وتجده في شريط العنوان.
replay-play-on = العب من هنا
replay-play-on-lead = تجلس في أحد المقاعد من هذه اللحظة، ويلعب لاعبون آليون في البقية.
replay-play-on-seat = في أي مقعد تجلس؟
replay-play-on-level = ما مستوى اللاعبين الآليين؟
replay-play-on-begin = ابدأ
replay-over = انتهت المباراة عند هذه النقطة؛ ارجع بضع حركات لتلعب منها.
replay-open = افتح تسجيل مباراة
replay-drop = أفلت الملف هنا لمشاهدته.
replay-bad-file = هذا ليس تسجيل مباراة تمكن قراءته هنا.
replay-check = تحقّق من كل حركة
replay-checking = يجري التحقّق من كل حركة في متصفحك …
replay-checked =
    { $count ->
        [zero] لا حركات في هذه المباراة: تم التحقّق منها في متصفحك.
        [one] الحركة الوحيدة موافقة للقوانين: تم التحقّق منها في متصفحك.
        [two] الحركتان موافقتان للقوانين: تم التحقّق منهما في متصفحك.
        [few] الحركات الـ{ $count } كلها موافقة للقوانين: تم التحقّق منها في متصفحك.
        [many] الحركات الـ{ $count } كلها موافقة للقوانين: تم التحقّق منها في متصفحك.
       *[other] الحركات الـ{ $count } كلها موافقة للقوانين: تم التحقّق منها في متصفحك.
    }
replay-check-broken = هذه ليست المباراة كما لُعبت: الحركة { $ply } لا توافق القوانين أو التوزيع.
replay-check-unknown = لُعبت هذه المباراة بقوانين غير التي تعرفها هذه الصفحة، فلا يمكن التحقّق منها هنا.
replay-keys = الأسهم للتقدم والرجوع، والمسافة للتشغيل والإيقاف، وHome وEnd للبداية والنهاية.
replay-result = النتيجة
replay-won = الفوز من نصيب { $name }.
replay-shared = فوز مشترك: { $names }.
replay-begun = لُعبت في { $date }
