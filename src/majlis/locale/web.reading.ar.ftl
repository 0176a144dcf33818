# كتب القوانين على الصفحة.
book-shelf-title = كتب القوانين
book-shelf-lead = لكل قاعدة رقم. إذا رُفضت حركة ذُكر رقم القاعدة، وهنا تجد نصها.
book-open = كتاب قوانين { $game }
book-rules =
    { $count ->
        [zero] لا قواعد
        [one] قاعدة واحدة
        [two] قاعدتان
        [few] { $count } قواعد
        [many] { $count } قاعدة
       *[other] { $count } قاعدة
    }
book-contents = المحتويات
book-search = ابحث في هذا الكتاب
book-search-clear = امسح البحث
book-found =
    { $count ->
        [zero] لم يُعثر على شيء.
        [one] وُجد في موضع واحد.
        [two] وُجد في موضعين.
        [few] وُجد في { $count } مواضع.
        [many] وُجد في { $count } موضعًا.
       *[other] وُجد في { $count } موضع.
    }
book-rule = القاعدة { $rule }
book-copy = انسخ رابط القاعدة { $rule }
book-copied = نُسخ رابط القاعدة { $rule }.
book-not-copied = تعذّر نسخ الرابط، وتجده في شريط العنوان.
book-example = مثال { $number }
book-house-rule = قانون بيتي
book-usual = المعتاد
book-here = على هذه الطاولة
book-here-value = على هذه الطاولة: { $value }
book-figure = صورة للقاعدة { $rule }
book-print = اطبع
book-all = كل كتب القوانين
book-play = العب { $game }
book-missing = لا يوجد كتاب قوانين للعبة «{ $game }».

# مشاهدة مباراة من جديد.
replay-title = إعادة مباراة { $game }
replay-loading = نُحضر المباراة …
replay-running-title = هذه المباراة ما زالت جارية
replay-running-text = يمكن إعادة مشاهدتها بعد أن تنتهي. وحتى ذلك الحين تابعها على طاولتها.
replay-to-table = إلى الطاولة
replay-missing = لا توجد مباراة كهذه.
replay-controls = التنقل في المباراة
replay-first = إلى البداية
replay-back = خطوة إلى الوراء
replay-next = خطوة إلى الأمام
replay-last = إلى النهاية
replay-play = شغّل
replay-stop = أوقف
replay-speed = السرعة
replay-speed-times = { $times }×
replay-timeline = خط الزمن
replay-ply = الحركة { $ply } من { $last }
replay-begin = تبدأ المباراة.
replay-as = كما يراها
replay-as-referee = الحكم (يرى كل شيء)
replay-as-public = متفرج
replay-history = ما جرى
replay-options = قوانين هذه الطاولة
replay-download = نزّل الملف
replay-share = انسخ الرابط
replay-copied = نُسخ رابط هذه اللحظة.
replay-not-copied = تعذّر نسخ الرابط، وتجده في شريط العنوان.
replay-play-on = العب من هنا
replay-play-on-lead = تجلس في أحد المقاعد من هذه اللحظة، ويلعب لاعبون آليون في الباقي.
replay-play-on-seat = في أي مقعد تجلس؟
replay-play-on-level = ما مستوى اللاعبين الآليين؟
replay-play-on-begin = ابدأ
replay-over = المباراة منتهية هنا؛ ارجع بضع خطوات لتلعب منها.
replay-open = افتح ملف مباراة
replay-drop = أفلت الملف هنا لمشاهدته.
replay-bad-file = هذا ليس ملف مباراة يمكن قراءته هنا.
replay-keys = أسهم لوحة المفاتيح للتقدم والرجوع، والمسافة للتشغيل والإيقاف، وHome وEnd للبداية والنهاية.
replay-result = النتيجة
replay-won = فاز { $name }.
replay-shared = الفوز مشترك: { $names }.
replay-begun = لُعبت في { $date }
