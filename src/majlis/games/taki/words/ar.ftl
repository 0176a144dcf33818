# أسباب رفض الحركة؛ ويظهر رقم القاعدة بجانبها.
reason-over = انتهت اللعبة.
reason-no_such_action = لا توجد حركة كهذه على هذه الطاولة.
reason-not_your_turn = ليس دورك.
reason-others_asked = يُسأل الآخرون الآن؛ ويستمر اللعب بعد أن يجيبوا.
reason-answer_first = يُطلب منك الرد الآن: ردّ أو مرّر.
reason-answered = لقد مرّرت من قبل، والتمرير نهائي.
reason-not_asked = لا يُسأل أحد الآن.
reason-breaker_wanted = لا يرد على ‎+3 إلا الكاسر.
reason-combination_wanted = لا يرد على هذا الدمج إلا بلوس و3 من لون واحد.
reason-no_combination = ليس في يدك بلوس و3 من ذلك اللون معًا.
reason-not_held = هذه البطاقة ليست في يدك.
reason-no_fit = ليس لهذه البطاقة لون البطاقة الرائدة ولا شكلها.
reason-active_two = ‎+2 فعّالة: ضع ‎+2 أو ملكًا، أو اسحب.
reason-other_colour = لا توضع في السلسلة إلا بطاقات من لونها.
reason-not_in_a_run = الملك و‎+3 والكاسر لا توضع في السلسلة.
reason-no_changer_in_run = على هذه الطاولة لا يوضع مغيّر اللون في السلسلة.
reason-colour_is_chosen = قل أي لون تأخذه سوبر تاكي.
reason-colour_is_given = تأخذ سوبر تاكي هنا اللون الرائد، ولا يُختار.
reason-can_lay = تستطيع أن تضع بطاقة، وعلى هذه الطاولة لا يسحب إلا من تعذّر عليه الوضع.
reason-king_laid = بعد ملكك تضع بطاقة أو تنهي دورك، ولا تسحب.
reason-run_goes_on = أنت في سلسلة: ضع أو أغلقها أو اتركها مفتوحة، ولا تسحب.
reason-no_run = لست في سلسلة.
reason-taki_stays_open = آخر بطاقة في السلسلة تاكي، فلا يمكن إلا تركها مفتوحة.
reason-must_close = على هذه الطاولة لا يمكن إلا إغلاق السلسلة.
reason-no_king = لا يُنهى الدور هكذا إلا بعد ملكك.
reason-owes_nothing = لا يلزمك الآن أن تقول "بطاقة أخيرة!".
reason-no_catching = لا يُضبط أحد على هذه الطاولة.
reason-no_such_player = لا يوجد لاعب كهذا.
reason-not_oneself = لا تستطيع أن تضبط نفسك.
reason-nobody_to_catch = لا يلزم ذلك اللاعب الآن أن يقول "بطاقة أخيرة!".
reason-has_waited = اخترت أن تنتظر حتى يحدث شيء.
reason-no_waiting = ليس لديك الآن ما تقوله، فلا شيء تنتظره.

refused-too_many_cards = لا تكفي بطاقات العلبة لهذا العدد من الأيدي بهذا الحجم ولبطاقة رائدة
refused-no_such_starter = لا يوجد لاعب بهذا الرقم
refused-no_three_in_deck = ليس في علبة super112 بطاقات ‎+3
refused-pyramid_is_one_round = بطولة الهرم جولة واحدة

event-laid = يضع اللاعب { $seat } بطاقة { board-card }.
event-named =
    { $colour ->
        [r] يسمّي اللاعب { $seat } الأحمر.
        [b] يسمّي اللاعب { $seat } الأزرق.
        [g] يسمّي اللاعب { $seat } الأخضر.
       *[y] يسمّي اللاعب { $seat } الأصفر.
    }
event-run_opened =
    { $colour ->
        [r] يفتح اللاعب { $seat } سلسلة حمراء.
        [b] يفتح اللاعب { $seat } سلسلة زرقاء.
        [g] يفتح اللاعب { $seat } سلسلة خضراء.
       *[y] يفتح اللاعب { $seat } سلسلة صفراء.
    }
event-run_entered =
    { $colour ->
        [r] يدخل اللاعب { $seat } السلسلة الحمراء.
        [b] يدخل اللاعب { $seat } السلسلة الزرقاء.
        [g] يدخل اللاعب { $seat } السلسلة الخضراء.
       *[y] يدخل اللاعب { $seat } السلسلة الصفراء.
    }
event-run_closed =
    { $colour ->
        [r] يغلق اللاعب { $seat } السلسلة الحمراء.
        [b] يغلق اللاعب { $seat } السلسلة الزرقاء.
        [g] يغلق اللاعب { $seat } السلسلة الخضراء.
       *[y] يغلق اللاعب { $seat } السلسلة الصفراء.
    }
event-run_left_open =
    { $colour ->
        [r] يترك اللاعب { $seat } السلسلة الحمراء مفتوحة.
        [b] يترك اللاعب { $seat } السلسلة الزرقاء مفتوحة.
        [g] يترك اللاعب { $seat } السلسلة الخضراء مفتوحة.
       *[y] يترك اللاعب { $seat } السلسلة الصفراء مفتوحة.
    }
event-run_ended =
    { $colour ->
        [r] انتهت السلسلة الحمراء المفتوحة.
        [b] انتهت السلسلة الزرقاء المفتوحة.
        [g] انتهت السلسلة الخضراء المفتوحة.
       *[y] انتهت السلسلة الصفراء المفتوحة.
    }
event-dead = لا مفعول لأمر بطاقة { board-card }.
event-cancelled = يلغي الملك ‎+2.
event-penalty =
    { $number ->
        [zero] لا يسحب اللاعب التالي شيئًا.
        [one] يسحب اللاعب التالي بطاقة واحدة أو يرد.
        [two] يسحب اللاعب التالي بطاقتين أو يرد.
        [few] يسحب اللاعب التالي { $number } بطاقات أو يرد.
        [many] يسحب اللاعب التالي { $number } بطاقة أو يرد.
       *[other] يسحب اللاعب التالي { $number } بطاقة أو يرد.
    }
event-stopped = يتوقف اللاعب { $target } ويفقد دوره.
event-reversed = ينعكس الاتجاه.
event-again = يلعب اللاعب { $seat } مرة أخرى.
event-plus_asks = تطلب بلوس من اللاعب { $seat } بطاقة أخرى.
event-asked_three = ‎+3! يُسأل كل الآخرين عن كاسر.
event-asked_combination = دمج! يُسأل كل الآخرين عن بلوس و3.
event-passed = يمرّر اللاعب { $seat }.
event-unanswered = لا يرد أحد على اللاعب { $seat }.
event-broke = يكسر اللاعب { $seat } بطاقة ‎+3 التي وضعها اللاعب { $target }.
event-answered =
    { $colour ->
        [r] يرد اللاعب { $seat } على اللاعب { $target } ببلوس و3 من الأحمر.
        [b] يرد اللاعب { $seat } على اللاعب { $target } ببلوس و3 من الأزرق.
        [g] يرد اللاعب { $seat } على اللاعب { $target } ببلوس و3 من الأخضر.
       *[y] يرد اللاعب { $seat } على اللاعب { $target } ببلوس و3 من الأصفر.
    }
event-threw = يرمي اللاعب { $seat } كاسرًا.
event-drew =
    { $number ->
        [zero] لا يسحب اللاعب { $seat } شيئًا.
        [one] يسحب اللاعب { $seat } بطاقة واحدة.
        [two] يسحب اللاعب { $seat } بطاقتين.
        [few] اللاعب { $seat } يسحب { $number } بطاقات.
        [many] اللاعب { $seat } يسحب { $number } بطاقة.
       *[other] اللاعب { $seat } يسحب { $number } بطاقة.
    }
event-paid =
    { $number ->
        [zero] لا عقوبة على اللاعب { $seat }.
        [one] يتحمل اللاعب { $seat } العقوبة: بطاقة واحدة.
        [two] يتحمل اللاعب { $seat } العقوبة: بطاقتان.
        [few] يتحمل اللاعب { $seat } العقوبة: { $number } بطاقات.
        [many] يتحمل اللاعب { $seat } العقوبة: { $number } بطاقة.
       *[other] يتحمل اللاعب { $seat } العقوبة: { $number } بطاقة.
    }
event-drew_nothing = لا يجد اللاعب { $seat } ما يسحبه، فيمرّ دوره.
event-ended = ينهي اللاعب { $seat } دوره بعد الملك.
event-reshuffled = تُخلط البطاقات الموضوعة في صندوق جديد.
event-last_card = اللاعب { $seat }: "بطاقة أخيرة!"
event-forgot =
    { $number ->
        [zero] نسي اللاعب { $seat } أن يقول "بطاقة أخيرة!"، ولا يوجد ما يُسحب.
        [one] نسي اللاعب { $seat } أن يقول "بطاقة أخيرة!" فيسحب بطاقة واحدة.
        [two] نسي اللاعب { $seat } أن يقول "بطاقة أخيرة!" فيسحب بطاقتين.
        [few] نسي اللاعب { $seat } أن يقول "بطاقة أخيرة!" فيسحب { $number } بطاقات.
        [many] نسي اللاعب { $seat } أن يقول "بطاقة أخيرة!" فيسحب { $number } بطاقة.
       *[other] نسي اللاعب { $seat } أن يقول "بطاقة أخيرة!" فيسحب { $number } بطاقة.
    }
event-escaped = لم يقل اللاعب { $seat } "بطاقة أخيرة!"، ولم ينتبه أحد.
event-caught = يضبط اللاعب { $seat } اللاعب { $target } الذي لم يقل "بطاقة أخيرة!".
event-risen =
    { $number ->
        [zero] يصعد اللاعب { $seat } إلى المرحلة { $stage }، ولا توجد بطاقات يسحبها.
        [one] يصعد اللاعب { $seat } إلى المرحلة { $stage } ويسحب بطاقة واحدة.
        [two] يصعد اللاعب { $seat } إلى المرحلة { $stage } ويسحب بطاقتين.
        [few] يصعد اللاعب { $seat } إلى المرحلة { $stage } ويسحب { $number } بطاقات.
        [many] يصعد اللاعب { $seat } إلى المرحلة { $stage } ويسحب { $number } بطاقة.
       *[other] يصعد اللاعب { $seat } إلى المرحلة { $stage } ويسحب { $number } بطاقة.
    }
event-limit = طالت الجولة أكثر من اللازم؛ يفوز صاحب أقل البطاقات.
event-round_won = يفوز اللاعب { $seat } بالجولة.
event-won = يفوز اللاعب { $seat }.
event-round_begins = تبدأ الجولة { $number } باللاعب { $seat }.

terminal-player = اللاعب { $seat }
terminal-cards =
    { $count ->
        [zero] لا بطاقات
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
        [many] { $count } بطاقة
       *[other] { $count } بطاقة
    }
terminal-draw_pile = الصندوق: { $count }
terminal-pile = البطاقات الموضوعة:
terminal-colour =
    { $colour ->
        [r] اللون أحمر.
        [b] اللون أزرق.
        [g] اللون أخضر.
        [y] اللون أصفر.
       *[none] يجوز وضع أي بطاقة.
    }
terminal-run =
    { $colour ->
        [r] السلسلة الحمراء مفتوحة.
        [b] السلسلة الزرقاء مفتوحة.
        [g] السلسلة الخضراء مفتوحة.
       *[y] السلسلة الصفراء مفتوحة.
    }
terminal-owes = عليه أن يقول "بطاقة أخيرة!"
terminal-stage = المرحلة { $stage }
terminal-wins = الجولات التي فاز بها: { $wins }
terminal-shown = في يده { $cards }
terminal-hand = يد اللاعب { $seat }:
terminal-want-turn = اللاعب { $seat }: ضع بطاقة مناسبة أو اسحب.
terminal-want-penalty =
    { $number ->
        [zero] اللاعب { $seat }: ردّ على ‎+2 أو اسحب.
        [one] اللاعب { $seat }: ردّ على ‎+2 أو اسحب بطاقة واحدة.
        [two] اللاعب { $seat }: ردّ على ‎+2 أو اسحب بطاقتين.
        [few] اللاعب { $seat }: ردّ على ‎+2 أو اسحب { $number } بطاقات.
        [many] اللاعب { $seat }: ردّ على ‎+2 أو اسحب { $number } بطاقة.
       *[other] اللاعب { $seat }: ردّ على ‎+2 أو اسحب { $number } بطاقة.
    }
terminal-want-plus = اللاعب { $seat }: ضع بطاقة أخرى مناسبة أو اسحب.
terminal-want-king = اللاعب { $seat }: ضع أي بطاقة أو أنهِ دورك.
terminal-want-run = اللاعب { $seat }: ضع أو أغلق السلسلة أو اتركها مفتوحة.
terminal-want-asked = الجميع إلا اللاعب { $seat }: أجيبوا أو مرّروا.
terminal-want-over = انتهت اللعبة.

# The board on the page.
board-colour-of =
    { $colour ->
        [r] حمراء
        [b] زرقاء
        [g] خضراء
       *[y] صفراء
    }
board-card =
    { $figure ->
        [stop] قف { board-colour-of }
        [rev] غيّر الاتجاه { board-colour-of }
        [plus] بلوس { board-colour-of }
        [taki] تاكي { board-colour-of }
        [change] مغيّر اللون
        [stk] سوبر تاكي
        [king] ملك
        [break] كاسر
        [three] ‎+3
       *[other] ‏{ $figure } { board-colour-of }
    }
board-colour-name =
    { $colour ->
        [r] أحمر
        [b] أزرق
        [g] أخضر
       *[y] أصفر
    }
board-colour-leads =
    { $colour ->
        [r] الأحمر هو الرائد
        [b] الأزرق هو الرائد
        [g] الأخضر هو الرائد
        [y] الأصفر هو الرائد
       *[none] يجوز كل شيء
    }
board-run-open =
    { $colour ->
        [r] سلسلة حمراء
        [b] سلسلة زرقاء
        [g] سلسلة خضراء
       *[y] سلسلة صفراء
    }
board-combo =
    { $colour ->
        [r] ردّ بالأحمر
        [b] ردّ بالأزرق
        [g] ردّ بالأخضر
       *[y] ردّ بالأصفر
    }
board-direction =
    { $way ->
        [back] يسير اللعب عكس عقارب الساعة.
       *[clockwise] يسير اللعب مع عقارب الساعة.
    }
board-hand =
    { $count ->
        [zero] يدك: لا بطاقات
        [one] يدك: بطاقة واحدة
        [two] يدك: بطاقتان
        [few] يدك: { $count } بطاقات
        [many] يدك: { $count } بطاقة
       *[other] يدك: { $count } بطاقة
    }
board-cards =
    { $count ->
        [zero] لا بطاقات
        [one] بطاقة واحدة
        [two] بطاقتان
        [few] { $count } بطاقات
        [many] { $count } بطاقة
       *[other] { $count } بطاقة
    }
board-draw-pile =
    { $count ->
        [zero] الصندوق فارغ
        [one] الصندوق: بطاقة واحدة
        [two] الصندوق: بطاقتان
        [few] الصندوق: { $count } بطاقات
        [many] الصندوق: { $count } بطاقة
       *[other] الصندوق: { $count } بطاقة
    }
board-draw =
    { $number ->
        [zero] اسحب
        [one] اسحب
        [two] اسحب بطاقتين
        [few] اسحب { $number } بطاقات
        [many] اسحب { $number } بطاقة
       *[other] اسحب { $number } بطاقة
    }
board-stage = المرحلة { $stage }
board-wins =
    { $count ->
        [zero] لم يفز بجولة
        [one] فاز بجولة
        [two] فاز بجولتين
        [few] فاز بـ{ $count } جولات
        [many] فاز بـ{ $count } جولة
       *[other] فاز بـ{ $count } جولة
    }
board-close = أغلق السلسلة
board-open = اتركها مفتوحة
board-break = اكسرها!
board-pass = مرّر
board-end = أنهِ دوري
board-last = بطاقة أخيرة!
board-catch = اضبط { $name }
board-owes = لم يقل "بطاقة أخيرة!" بعد
board-back = رجوع
board-window = وقت الرد
board-name-colour = أي لون؟
board-turn = دورك: ضع بطاقة مناسبة أو اسحب.
board-penalty =
    { $number ->
        [zero] ردّ بـ‎+2 أو بملك، أو اسحب.
        [one] ردّ بـ‎+2 أو بملك، أو اسحب بطاقة واحدة.
        [two] ردّ بـ‎+2 أو بملك، أو اسحب بطاقتين.
        [few] ردّ بـ‎+2 أو بملك، أو اسحب { $number } بطاقات.
        [many] ردّ بـ‎+2 أو بملك، أو اسحب { $number } بطاقة.
       *[other] ردّ بـ‎+2 أو بملك، أو اسحب { $number } بطاقة.
    }
board-plus = تطلب بلوس بطاقة أخرى: ضعها أو اسحب.
board-king = بعد ملكك: ضع أي بطاقة أو أنهِ دورك.
board-run = سلسلتك: زِد من لونها أو أغلقها أو اتركها مفتوحة.
board-asked = وضع { $name } بطاقة ‎+3. هل تكسرها؟
board-asked-combination = وضع { $name } بلوس و3. هل ترد؟
board-others-asked = يُسأل الآخرون الآن.
board-answered = لقد مرّرت، وما زال الآخرون يجيبون.
board-being-asked = يُسأل الجميع عن الرد على { $name }.
board-owe = بقيت لك بطاقة واحدة: اقرع الجرس!
board-wait = يلعب الآن { $name }.
board-over = انتهت اللعبة.
board-deed-colour = { board-card }: { board-colour-of }
