# المحاكاة: ما يُقاس.
lab-measure-plays = الحركات في المباراة
    .about = كل ما يفعله أي لاعب يُحسب حركة واحدة.
lab-measure-minutes = الدقائق
    .about = تقدير لما يحتاجه الناس: { $handling } ثوانٍ للحركة، و{ $doubling } ثانية إضافية كلما تضاعف عدد الخيارات.
lab-measure-choices = الخيارات المتاحة
    .about = متوسط عدد الحركات المسموحة في كل مرة.
lab-measure-forced = حركات بلا خيار
    .about = نسبة الحركات التي لا يُسمح فيها إلا بخيار واحد.
lab-measure-first_player = فوز من يلعب أولًا
    .about = التكافؤ عند { $even } %.
lab-measure-better_wins = تقدّم اللاعب الآلي الأقوى
    .about = { $bot } ضد { $rival } بالتوزيعات نفسها. ‏50 % حظ خالص، و100 % مهارة خالصة.
lab-measure-comebacks = قلب النتيجة
    .about = في منتصف المباراة كان الفائز متأخرًا بحسب التقدير.
lab-measure-rescues = النجاة من خسارة شبه مؤكدة
    .about = في لحظة ما بدا الفائز خاسرًا لا محالة.
lab-measure-draws = التعادل
    .about = مباريات تقاسم فيها أكثر من طرف المركز الأول.

# المحاكاة: مقدار الفرق بين قانونين.
lab-size-slight = طفيف
lab-size-small = صغير
lab-size-medium = متوسط
lab-size-large = كبير
lab-unseen = لا أثر ظاهر
lab-column-measure = المقياس
lab-column-difference = الفرق (95 %)
lab-column-effect = الأثر
lab-column-seat = المقعد
lab-column-rule = القانون
lab-column-refusal = نص المنع
lab-usual = القوانين المعتادة
lab-title = { $game }: ماذا تغيّر القوانين الاختيارية
lab-title-one = { $game }: كيف تُلعب
lab-summary = المباريات لكل منهما: { $matches }. اللاعبون الآليون: { $bot }. عدد اللاعبين: { $players }.
lab-summary-one = المباريات: { $matches }. اللاعبون الآليون: { $bot }. عدد اللاعبين: { $players }.
lab-lengths = طول المباريات
lab-lengths-axis = حركة
lab-seats = الفوز بحسب المقعد
lab-seats-even = التكافؤ
lab-refusals = كم مرة يمنع القانون شيئًا
lab-refusals-about = نسبة المواقف التي يمنع فيها القانون اللاعب من خيار واحد على الأقل.
lab-events = ما يحدث في المباراة وكم مرة
lab-events-about = عدد المباريات المحسوبة لكل منهما: { $matches }.
lab-events-about-one = عدد المباريات المحسوبة: { $matches }.
lab-differences = ما الذي يتغيّر
lab-differences-about = مقدار زيادة الأول على الثاني، مقيسًا بمقدار اختلاف المباريات بعضها عن بعض. الشريط الذي لا يلمس خط الوسط يصعب أن يكون مصادفة.
lab-how = كيف تُقرأ هذه الصفحة
lab-how-intervals = بعد كل رقم مجال تقع فيه القيمة الحقيقية في 95 مرة من 100. ومن بين عشرين مقارنة تبدو واحدة فرقًا وليست كذلك.
lab-how-sizes = يُسمّى الأثر صغيرًا ابتداءً من 0.2، ومتوسطًا من 0.5، وكبيرًا من 0.8 (مقياسا كوهين d للمتوسطات وh للنسب). وما دون ذلك لا يلاحظه أحد حول الطاولة.
lab-how-bots = هنا يلعب لاعبون آليون لا ناس: لا يتعبون ولا يتحدثون ولا يخادعون. ما يغيّره القانون لهم يغيّره للناس على الأرجح، وإن لم يكن بالمقدار نفسه.
lab-how-again = لإعادة التجربة نفسها

# المحاكاة في سطر الأوامر.
lab-simulating = تجري المحاكاة
lab-counting-events = يجري عدّ ما يحدث
lab-stopped = توقّفت المحاكاة، وعدد المباريات حتى الآن { $played } من { $total }. لم يضِع شيء: الأمر نفسه يتابع من هنا.
lab-too-early = لا يمكن قول شيء بعد.
lab-writing-matches = تُكتب المباريات
lab-exported = { $matches ->
    [zero] لم تُكتب أي مباراة في { $file }.
    [one] كُتبت مباراة واحدة في { $file }.
    [two] كُتبت مباراتان في { $file }.
    [few] كُتبت { $matches } مباريات في { $file }.
    [many] كُتبت { $matches } مباراةً في { $file }.
   *[other] كُتبت { $matches } مباراة في { $file }.
}
lab-export-none = لا توجد مباريات منتهية لكتابتها.
lab-export-left-out = { $matches ->
    [zero] لم تُستثنَ أي مباراة: { $why }
    [one] استُثنيت مباراة واحدة: { $why }
    [two] استُثنيت مباراتان: { $why }
    [few] استُثنيت { $matches } مباريات: { $why }
    [many] استُثنيت { $matches } مباراةً: { $why }
   *[other] استُثنيت { $matches } مباراة: { $why }
}
lab-export-old-rules = لُعبت بقوانين أقدم.
lab-export-birthdays = فيها ما يدل على أعياد ميلاد اللاعبين.
lab-export-unreadable = لا يمكن إعادة لعبها من سجلها.

# Training of networks: on the command line.
lab-train-none = لا توجد شبكة للعبة { $game }؛ توجد واحدة للعبة quoridor بلاعبين اثنين.
lab-train-playing = الجيل { $generation }: يلعب
lab-train-learning = الجيل { $generation }: يتعلّم
lab-train-comparing = الجيل { $generation }: يُقارَن
lab-train-passed = الجيل { $generation } اجتاز المقارنة: { $score } % ({ $low }–{ $high }) من أصل { $matches } من المباريات ضد الجيل { $against }؛ الخسارة اللوغاريتمية { $before } ← { $after }، وعدد المواقف { $positions }.
lab-train-failed = الجيل { $generation } لم يجتز المقارنة: { $score } % ({ $low }–{ $high }) من أصل { $matches } من المباريات ضد الجيل { $against }؛ الخسارة اللوغاريتمية { $before } ← { $after }، وعدد المواقف { $positions }.
lab-train-kept = { $generation ->
    [0] لم يجتز أي جيل المقارنة؛ التدريب محفوظ في { $folder }.
   *[other] الأفضل هو الجيل { $generation }؛ التدريب محفوظ في { $folder }.
}
