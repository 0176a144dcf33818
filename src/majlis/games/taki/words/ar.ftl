event-laid = { $player }: { board-card }.
event-named =
    { $colour ->
        [r] { $player }: اللون أحمر.
        [b] { $player }: اللون أزرق.
        [g] { $player }: اللون أخضر.
       *[y] { $player }: اللون أصفر.
    }
event-run_opened =
    { $colour ->
        [r] { $player }: افتتاح تاكي أحمر.
        [b] { $player }: افتتاح تاكي أزرق.
        [g] { $player }: افتتاح تاكي أخضر.
       *[y] { $player }: افتتاح تاكي أصفر.
    }
event-run_entered =
    { $colour ->
        [r] { $player }: دخول التاكي الأحمر المفتوح.
        [b] { $player }: دخول التاكي الأزرق المفتوح.
        [g] { $player }: دخول التاكي الأخضر المفتوح.
       *[y] { $player }: دخول التاكي الأصفر المفتوح.
    }
event-run_closed =
    { $colour ->
        [r] { $player }: «تاكي مغلق!» (الأحمر)
        [b] { $player }: «تاكي مغلق!» (الأزرق)
        [g] { $player }: «تاكي مغلق!» (الأخضر)
       *[y] { $player }: «تاكي مغلق!» (الأصفر)
    }
event-run_left_open =
    { $colour ->
        [r] { $player }: التاكي الأحمر يبقى مفتوحًا.
        [b] { $player }: التاكي الأزرق يبقى مفتوحًا.
        [g] { $player }: التاكي الأخضر يبقى مفتوحًا.
       *[y] { $player }: التاكي الأصفر يبقى مفتوحًا.
    }
event-run_ended =
    { $colour ->
        [r] انتهى التاكي الأحمر المفتوح.
        [b] انتهى التاكي الأزرق المفتوح.
        [g] انتهى التاكي الأخضر المفتوح.
       *[y] انتهى التاكي الأصفر المفتوح.
    }
event-dead = لا يُنفَّذ أمر { board-card }.
event-cancelled = الملك يلغي ‎+2.
event-penalty =
    { $number ->
        [zero] لا سحب على اللاعب التالي.
        [one] على اللاعب التالي: سحب بطاقة واحدة أو الرد.
        [two] على اللاعب التالي: سحب بطاقتين أو الرد.
        [few] على اللاعب التالي: سحب { $number } بطاقات أو الرد.
        [many] على اللاعب التالي: سحب { $number } بطاقة أو الرد.
       *[other] على اللاعب التالي: سحب { $number } بطاقة أو الرد.
    }
event-stopped = { $target_player }: قف! ضاع الدور.
event-reversed = انعكس اتجاه اللعب.
event-again = { $player }: دور إضافي.
event-plus_asks = { $player }: بلوس! بطاقة أخرى أو سحب.
event-asked_three = ‎+3! هل مع أحد كاسر؟
event-asked_combination = دمج! هل مع أحد بلوس و3 من لون واحد؟
event-either_answers = يصلح للرد كاسر، أو بلوس و3 من لون واحد.
event-passed = { $player }: لا رد.
event-unanswered = لا أحد يرد على { $player_inside }.
event-broke = { $player }: كاسر على ‎+3 من { $target_player_inside }!
event-broke_combination = { $player }: كاسر على دمج { $target_player_inside }!
event-answered =
    { $colour ->
        [r] { $player }: رد على { $target_player_inside } ببلوس و3 من الأحمر!
        [b] { $player }: رد على { $target_player_inside } ببلوس و3 من الأزرق!
        [g] { $player }: رد على { $target_player_inside } ببلوس و3 من الأخضر!
       *[y] { $player }: رد على { $target_player_inside } ببلوس و3 من الأصفر!
    }
event-threw = { $player }: رمي كاسر.
event-drew =
    { $number ->
        [zero] { $player }: لا سحب.
        [one] { $player }: سحب بطاقة.
        [two] { $player }: سحب بطاقتين.
        [few] { $player }: سحب { $number } بطاقات.
        [many] { $player }: سحب { $number } بطاقة.
       *[other] { $player }: سحب { $number } بطاقة.
    }
event-paid =
    { $number ->
        [zero] { $player }: لا عقوبة.
        [one] { $player }: العقوبة بطاقة واحدة.
        [two] { $player }: العقوبة بطاقتان.
        [few] { $player }: العقوبة { $number } بطاقات.
        [many] { $player }: العقوبة { $number } بطاقة.
       *[other] { $player }: العقوبة { $number } بطاقة.
    }
event-drew_nothing = { $player }: لا شيء للسحب، فينتقل الدور.
event-ended = { $player }: إنهاء الدور بعد الملك.
event-reshuffled = نفد الصندوق: خُلطت البطاقات الموضوعة وصارت صندوقًا جديدًا.
event-last_card = { $player }: «بطاقة أخيرة!»
event-forgot =
    { $number ->
        [zero] { $player }: لم تُقَل «بطاقة أخيرة!»، ولا شيء للسحب.
        [one] { $player }: لم تُقَل «بطاقة أخيرة!»، والعقوبة بطاقة واحدة.
        [two] { $player }: لم تُقَل «بطاقة أخيرة!»، والعقوبة بطاقتان.
        [few] { $player }: لم تُقَل «بطاقة أخيرة!»، والعقوبة { $number } بطاقات.
        [many] { $player }: لم تُقَل «بطاقة أخيرة!»، والعقوبة { $number } بطاقة.
       *[other] { $player }: لم تُقَل «بطاقة أخيرة!»، والعقوبة { $number } بطاقة.
    }
event-escaped = { $player }: لم تُقَل «بطاقة أخيرة!»، ولم ينتبه أحد.
event-caught = { $player }: «أمسكت { $target_player_inside }!» لم تُقَل «بطاقة أخيرة!».
event-risen =
    { $number ->
        [zero] { $player }: صعود إلى المرحلة { $stage }، ولا بطاقات للسحب.
        [one] { $player }: صعود إلى المرحلة { $stage } وسحب بطاقة واحدة.
        [two] { $player }: صعود إلى المرحلة { $stage } وسحب بطاقتين.
        [few] { $player }: صعود إلى المرحلة { $stage } وسحب { $number } بطاقات.
        [many] { $player }: صعود إلى المرحلة { $stage } وسحب { $number } بطاقة.
       *[other] { $player }: صعود إلى المرحلة { $stage } وسحب { $number } بطاقة.
    }
event-limit = طالت الجولة أكثر من اللازم؛ الفوز لصاحب أقل عدد من البطاقات.
event-round_won = { $player }: فوز بالجولة!
event-won = { $player }: فوز!
event-round_begins = الجولة { $number }، والبداية مع { $player_inside }.

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
        [r] التاكي الأحمر مفتوح.
        [b] التاكي الأزرق مفتوح.
        [g] التاكي الأخضر مفتوح.
       *[y] التاكي الأصفر مفتوح.
    }
terminal-owes = بانتظار «بطاقة أخيرة!»
terminal-stage = المرحلة { $stage }
terminal-wins = جولات الفوز: { $wins }
terminal-shown = في اليد { $cards }
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
terminal-want-run = اللاعب { $seat }: ضع من لون التاكي، أو أغلقه، أو اتركه مفتوحًا.
terminal-want-asked = الجميع إلا اللاعب { $seat }: ردّوا أو قولوا لا.
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
        [stop] «قف» { board-colour-of }
        [rev] «غيّر الاتجاه» { board-colour-of }
        [plus] بلوس { board-colour-of }
        [taki] تاكي { board-colour-name }
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
        [r] اللون أحمر
        [b] اللون أزرق
        [g] اللون أخضر
        [y] اللون أصفر
       *[none] أي بطاقة تصلح
    }
board-run-open =
    { $colour ->
        [r] تاكي أحمر مفتوح
        [b] تاكي أزرق مفتوح
        [g] تاكي أخضر مفتوح
       *[y] تاكي أصفر مفتوح
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
        [zero] لا فوز بعد
        [one] فوز بجولة
        [two] فوز بجولتين
        [few] فوز بـ{ $count } جولات
        [many] فوز بـ{ $count } جولة
       *[other] فوز بـ{ $count } جولة
    }
board-close = تاكي مغلق!
board-open = اترك التاكي مفتوحًا
board-break = اكسرها!
board-pass = لا
board-end = أنهِ الدور
board-last = بطاقة أخيرة!
board-catch = أمسكت { $name }!
board-owes = لم تُقَل «بطاقة أخيرة!» بعد
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
board-plus = بلوس! ضع بطاقة أخرى أو اسحب.
board-king = بعد الملك: ضع أي بطاقة أو أنهِ دورك.
board-run = التاكي لك: ضع من لونه، أو أغلقه، أو اتركه مفتوحًا.
board-asked = ‎+3 من { $name }! هل تكسرها؟
board-asked-combination = بلوس و3 من { $name }! هل ترد؟
board-asked-either = ‎+3 من { $name }! هل ترد بكاسر، أو ببلوس و3؟
board-asked-combination-either = بلوس و3 من { $name }! هل ترد ببلوس و3، أو بكاسر؟
board-others-asked = بانتظار رد الآخرين.
board-answered = قلت لا، وبقي رد الآخرين.
board-being-asked = بانتظار رد الجميع على { $name }.
board-owe = بقيت لك بطاقة واحدة: قل «بطاقة أخيرة!»
board-wait = الدور على { $name }.
board-over = انتهت اللعبة.
board-action-colour = { board-card }: { board-colour-name }

# في ختام الجولة أو المباراة.
end-next = في المباراة التالية البداية لمن فاز.
end-round = انتهت الجولة { $round } من { $rounds }
end-wins =
    { $count ->
        [zero] لا فوز بعد
        [one] الفوز بجولة واحدة
        [two] الفوز بجولتين
        [few] الفوز بـ{ $count } جولات
        [many] الفوز بـ{ $count } جولة
       *[other] الفوز بـ{ $count } جولة
    }
end-cards =
    { $count ->
        [zero] لم تبقَ أي بطاقة
        [one] بقيت بطاقة واحدة
        [two] بقيت بطاقتان
        [few] بقيت { $count } بطاقات
        [many] بقيت { $count } بطاقة
       *[other] بقيت { $count } بطاقة
    }
board-round = الجولة { $round } من { $rounds }

# قوانين جاهزة.
preset-leaflet = ورقة التعليمات
    .about = كما في ورقة التعليمات، دون أي تغيير.
preset-maker_faq = إجابات الشركة المنتجة
    .about = التاكي الذي آخر بطاقاته تاكي أو سوبر تاكي لا يُغلق، بل يُترك مفتوحًا (T-16).
preset-pyramid = بطولة الهرم
    .about = من تفرغ يده يصعد إلى مرحلة بطاقاتها أقل بواحدة؛ ومن ينهي مرحلة البطاقة الواحدة يفوز (T-28).

# أهم ما في الوضع، لمن يتابع المباراة سماعًا.
event-now_cards = { $player }: البطاقات الباقية { $number }.
event-now_run =
    { $colour ->
        [r] تاكي أحمر مفتوح.
        [b] تاكي أزرق مفتوح.
        [g] تاكي أخضر مفتوح.
       *[y] تاكي أصفر مفتوح.
    }
event-now_leads =
    { $colour ->
        [any] كل بطاقة مقبولة.
        [r] اللون الآن: أحمر.
        [b] اللون الآن: أزرق.
        [g] اللون الآن: أخضر.
       *[y] اللون الآن: أصفر.
    }
