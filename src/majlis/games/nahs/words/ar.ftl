kind-named =
    { $kind ->
        [bu] تحت فوق
        [ti] شيل يا نحس
       *[number] { $kind }
    }
kinds-named =
    { $count ->
        [1] { kind-named }
       *[other] { $count } × { kind-named }
    }
event-chose = { $player }: تم الاختيار.
event-chose_cards = { $player }: الكروت المكشوفة ستكون { $kinds }.
event-swapped = { $player }: تبديل، والكروت المكشوفة الآن { $kinds }.
event-starts = { $player }: أصغر رقم ({ kind-named })، والافتتاح به.
event-starts_freely = لا أرقام في أي يد؛ الافتتاح بأي كرت مع { $player_inside }.
event-led =
    { $zone ->
        [up] { $player }: افتتاح من الكروت المكشوفة بـ{ kinds-named }.
        [down] { $player }: افتتاح بالكرت المقلوب، { kinds-named }.
       *[hand] { $player }: افتتاح بـ{ kinds-named }.
    }
event-laid =
    { $zone ->
        [up] { $player }: من الكروت المكشوفة، { kinds-named }.
        [down] { $player }: الكرت مناسب، { kinds-named }.
       *[hand] { $player }: { kinds-named }.
    }
event-turned = { $player }: قلب الكرت غير المكشوف رقم { $place }، وهو { kind-named }.
event-misfit =
    { $count ->
        [zero] { $player }: الكرت غير مناسب، ويذهب إلى اليد.
        [one] { $player }: الكرت غير مناسب، ويذهب إلى اليد.
        [two] { $player }: الكرت غير مناسب، ويذهب إلى اليد مع كروت الساحة (كرتان).
        [few] { $player }: الكرت غير مناسب، ويذهب إلى اليد مع كروت الساحة ({ $count } كروت).
        [many] { $player }: الكرت غير مناسب، ويذهب إلى اليد مع كروت الساحة ({ $count } كرتًا).
       *[other] { $player }: الكرت غير مناسب، ويذهب إلى اليد مع كروت الساحة ({ $count } كرت).
    }
event-gave =
    { $zone ->
        [up] { $player }: «شيل يا نحس» من الكروت المكشوفة! كروت الساحة على { $target_player_inside }.
        [down] { $player }: «شيل يا نحس» بالكرت المقلوب! كروت الساحة على { $target_player_inside }.
       *[hand] { $player }: «شيل يا نحس»! كروت الساحة على { $target_player_inside }.
    }
event-countered = { $player }: رد بكرت «شيل يا نحس»! كروت الساحة الآن على { $target_player_inside }.
event-accepted =
    { $count ->
        [zero] { $player }: قبول، والساحة فارغة.
        [one] { $player }: قبول وأخذ كرت واحد.
        [two] { $player }: قبول وأخذ كرتين.
        [few] { $player }: قبول وأخذ { $count } كروت.
        [many] { $player }: قبول وأخذ { $count } كرتًا.
       *[other] { $player }: قبول وأخذ { $count } كرت.
    }
event-took =
    { $count ->
        [zero] { $player }: أخذ كروت الساحة.
        [one] { $player }: أخذ كرت الساحة الوحيد.
        [two] { $player }: أخذ كروت الساحة (كرتان).
        [few] { $player }: أخذ كروت الساحة ({ $count } كروت).
        [many] { $player }: أخذ كروت الساحة ({ $count } كرتًا).
       *[other] { $player }: أخذ كروت الساحة ({ $count } كرت).
    }
event-burned =
    { $count ->
        [zero] احترقت كروت الساحة.
        [one] احترق كرت 8 وحده.
        [two] أحرق كرت 8 كروت الساحة (كرتان).
        [few] أحرق كرت 8 كروت الساحة ({ $count } كروت).
        [many] أحرق كرت 8 كروت الساحة ({ $count } كرتًا).
       *[other] أحرق كرت 8 كروت الساحة ({ $count } كرت).
    }
event-burned_four =
    { $count ->
        [few] أربعة كروت متساوية أحرقت كروت الساحة ({ $count } كروت).
        [many] أربعة كروت متساوية أحرقت كروت الساحة ({ $count } كرتًا).
       *[other] أربعة كروت متساوية أحرقت كروت الساحة ({ $count } كرت).
    }
event-again = { $player }: دور إضافي.
event-skipped =
    { $count ->
        [zero] لا يضيع دور أحد.
        [one] يضيع دور اللاعب التالي.
        [two] يضيع دوران.
        [few] تضيع { $count } أدوار.
        [many] يضيع { $count } دورًا.
       *[other] يضيع { $count } دور.
    }
event-reversed =
    { $way ->
        [left] يسير اللعب الآن إلى اليسار.
       *[right] يسير اللعب الآن إلى اليمين.
    }
event-lifted =
    { $count ->
        [zero] لا كرت يصعد من الأسفل.
        [one] صعد أسفل كرت إلى الأعلى: { $kinds }.
        [two] صعد كرتان من الأسفل: { $kinds }.
        [few] صعدت { $count } كروت من الأسفل: { $kinds }.
        [many] صعد { $count } كرتًا من الأسفل: { $kinds }.
       *[other] صعد { $count } كرت من الأسفل: { $kinds }.
    }
event-freed = للاعب التالي أن يلعب أي كرت.
event-demanded = على اللاعب التالي: 5 أو أقل.
event-drew =
    { $count ->
        [zero] { $player }: لا سحب.
        [one] { $player }: سحب كرت.
        [two] { $player }: سحب كرتين.
        [few] { $player }: سحب { $count } كروت.
        [many] { $player }: سحب { $count } كرتًا.
       *[other] { $player }: سحب { $count } كرت.
    }
event-back = { $player }: عودة إلى اللعب.
event-out = { $player }: نفدت الكروت! خروج في المركز { $place }.
event-limit =
    { $plays ->
        [zero] طالت المرحلة فانتهت هنا؛ والأفضل من معه كروت أقل.
        [one] طالت المرحلة فانتهت هنا؛ والأفضل من معه كروت أقل.
        [two] طالت المرحلة فانتهت هنا؛ والأفضل من معه كروت أقل.
        [few] انتهت المرحلة بعد { $plays } حركات؛ والأفضل من معه كروت أقل.
        [many] انتهت المرحلة بعد { $plays } حركة؛ والأفضل من معه كروت أقل.
       *[other] انتهت المرحلة بعد { $plays } حركة؛ والأفضل من معه كروت أقل.
    }
event-jinx = { $player }: وجه النحس في المرحلة { $stage }!
event-stage = المرحلة { $stage }، والتوزيع على { $player_inside }.
event-won =
    { $jinxes ->
        [zero] { $player }: فوز بدورة اللعب، بلا نحس ولا مرة!
        [one] { $player }: فوز بدورة اللعب، مع النحس مرة واحدة.
        [two] { $player }: فوز بدورة اللعب، مع النحس مرتين.
        [few] { $player }: فوز بدورة اللعب، مع النحس { $jinxes } مرات.
        [many] { $player }: فوز بدورة اللعب، مع النحس { $jinxes } مرة.
       *[other] { $player }: فوز بدورة اللعب، مع النحس { $jinxes } مرة.
    }
event-shared = فوز مشترك: { $players }.

terminal-stage = المرحلة { $stage } من { $stages }
terminal-right = يسير اللعب إلى اليمين
terminal-left = يسير اللعب إلى اليسار
terminal-draw = كروت السحب: { $count }
terminal-gone = خارج اللعبة: { $count }
terminal-pile = كروت الساحة ({ $count })، والأعلى آخرها:
terminal-pile-empty = الساحة فارغة.
terminal-standing = قيمة الساحة: { $value }
terminal-anything = أي كرت يصلح.
terminal-demand = 5 أو أقل!
terminal-player = اللاعب { $seat }
terminal-hand = اليد
terminal-up = مكشوفة
terminal-down = غير مكشوفة
terminal-known = معروف في اليد: { $cards }
terminal-out = خروج، المركز { $place }
terminal-dealer = التوزيع
terminal-jinxes =
    { $count ->
        [zero] بلا نحس
        [one] وجه النحس مرة
        [two] وجه النحس مرتين
        [few] وجه النحس { $count } مرات
        [many] وجه النحس { $count } مرة
       *[other] وجه النحس { $count } مرة
    }
terminal-chosen = تم الاختيار
terminal-choosing = بانتظار الاختيار
terminal-turn = دور اللاعب { $seat }.
terminal-lead = على اللاعب { $seat } أن يفتتح بـ{ $kind }.
terminal-aim = قلب اللاعب { $seat } كرت «شيل يا نحس»، ويختار من يشيل كروت الساحة.
terminal-asked = اللاعب { $seat }: قبول أم رد؟
terminal-exchange = التبديل: لم يختر بعد: { $seats }
terminal-over = انتهت اللعبة.

# The board on the page.
board-up = مكشوف: { $kind }
board-down = الكرت غير المكشوف رقم { $place }
board-table-cards = كروتك على الطاولة
board-held =
    { $count ->
        [one] { $kind }
       *[other] { $count } × { $kind }
    }
board-hand =
    { $count ->
        [zero] يدك فارغة
        [one] يدك: كرت واحد
        [two] يدك: كرتان
        [few] يدك: { $count } كروت
        [many] يدك: { $count } كرتًا
       *[other] يدك: { $count } كرت
    }
board-zones = مكشوفة: { $ups }؛ غير مكشوفة: { $downs }؛ في اليد: { $count }
board-draw-pile =
    { $count ->
        [zero] لا كروت للسحب
       *[other] السحب: { $count }
    }
board-pile =
    { $count ->
        [zero] الساحة فارغة
        [one] الساحة: { $cards }
        [two] في الساحة كرتان: { $cards }
        [few] في الساحة { $count } كروت، أعلاها: { $cards }
        [many] في الساحة { $count } كرتًا، أعلاها: { $cards }
       *[other] في الساحة { $count } كرت، أعلاها: { $cards }
    }
board-anything = أي كرت يصلح
board-demand = 5 أو أقل!
board-standing = { $value } أو أعلى
board-direction =
    { $way ->
        [left] يسير اللعب إلى اليسار.
       *[right] يسير اللعب إلى اليمين.
    }
board-out = خروج، المركز { $place }
board-is-ready = تم الاختيار
board-is-choosing = بانتظار الاختيار
board-jinxes =
    { $count ->
        [zero] بلا نحس
        [one] وجه النحس مرة
        [two] وجه النحس مرتين
        [few] وجه النحس { $count } مرات
        [many] وجه النحس { $count } مرة
       *[other] وجه النحس { $count } مرة
    }
board-window = وقت التبديل
board-give = شيل يا { $name }!
board-count = كم كرتًا؟
board-lay =
    { $count ->
        [zero] لا تضع
        [one] ضع واحدًا
        [two] ضع اثنين
        [few] ضع { $count }
        [many] ضع { $count }
       *[other] ضع { $count }
    }
board-take =
    { $count ->
        [zero] خذ كروت الساحة
        [one] خذ كروت الساحة: كرت واحد
        [two] خذ كروت الساحة: كرتان
        [few] خذ كروت الساحة: { $count } كروت
        [many] خذ كروت الساحة: { $count } كرتًا
       *[other] خذ كروت الساحة: { $count } كرت
    }
board-accept =
    { $count ->
        [zero] اقبل: الساحة فارغة
        [one] اقبل وخذ كرتًا واحدًا
        [two] اقبل وخذ كرتين
        [few] اقبل وخذ { $count } كروت
        [many] اقبل وخذ { $count } كرتًا
       *[other] اقبل وخذ { $count } كرت
    }
board-counter = ردّ بكرت «شيل يا نحس»
board-ready = أبقِ هذه الثلاثة
board-swap = اكشف هذه الثلاثة
board-back = رجوع
board-over = انتهت اللعبة.
board-exchange = بدّل إن شئت بين كروتك المكشوفة ويدك: المس كرتًا ثم الكرت الآخر.
board-partner = المس الآن الكرت الذي تبدّله به من الصف الآخر.
board-chosen = حُفظ اختيارك، وما زال الآخرون يختارون.
board-wait-exchange = اللاعبون يبدّلون كروتهم.
board-lead = أصغر رقم معك: افتتح بـ{ $kind }.
board-play = دورك: العب من يدك.
board-play-up = دورك: العب من كروتك المكشوفة.
board-turn-down = دورك: اقلب كرتًا غير مكشوف، وعسى أن يكون الحظ معك.
board-must-take =
    { $count ->
        [zero] لا كرت يناسب: خذ كروت الساحة.
        [one] لا كرت يناسب: خذ كرت الساحة.
        [two] لا كرت يناسب: خذ كروت الساحة (كرتان).
        [few] لا كرت يناسب: خذ كروت الساحة ({ $count } كروت).
        [many] لا كرت يناسب: خذ كروت الساحة ({ $count } كرتًا).
       *[other] لا كرت يناسب: خذ كروت الساحة ({ $count } كرت).
    }
board-how-many = كم كرتًا من { $kind }؟
board-aim = من يشيل كروت الساحة؟
board-asked =
    { $count ->
        [zero] شيل يا نحس! لكن الساحة فارغة.
        [one] شيل يا نحس! في الساحة كرت واحد.
        [two] شيل يا نحس! في الساحة كرتان.
        [few] شيل يا نحس! في الساحة { $count } كروت.
        [many] شيل يا نحس! في الساحة { $count } كرتًا.
       *[other] شيل يا نحس! في الساحة { $count } كرت.
    }
board-asked-counter =
    { $count ->
        [zero] شيل يا نحس! الساحة فارغة: اقبل أو ردّ.
        [one] شيل يا نحس! في الساحة كرت واحد: اقبل أو ردّ.
        [two] شيل يا نحس! في الساحة كرتان: اقبل أو ردّ.
        [few] شيل يا نحس! في الساحة { $count } كروت: اقبل أو ردّ.
        [many] شيل يا نحس! في الساحة { $count } كرتًا: اقبل أو ردّ.
       *[other] شيل يا نحس! في الساحة { $count } كرت: اقبل أو ردّ.
    }
board-wait = الدور على { $name }.
board-wait-asked = بانتظار { $name }: قبول كروت الساحة أم رد؟
board-action-up = { kinds-named }، من المكشوفة
board-action-counter = رد: شيل يا { $name }!
board-action-swap = اكشف { $kinds }

# في ختام المرحلة أو المباراة.
end-next = في المباراة التالية التوزيع على وجه النحس.
end-stage = انتهت المرحلة { $stage } من { $stages }
end-jinx = وجه النحس
end-jinxes =
    { $count ->
        [zero] بلا نحس حتى الآن
        [one] وجه النحس مرة واحدة
        [two] وجه النحس مرتين
        [few] وجه النحس { $count } مرات
        [many] وجه النحس { $count } مرة
       *[other] وجه النحس { $count } مرة
    }
board-stage = المرحلة { $stage } من { $stages }

# قوانين جاهزة.
preset-leaflet = ورقة التعليمات
    .about = كما في ورقة التعليمات، دون أي تغيير.
preset-one_stage = مرحلة واحدة
    .about = مرحلة واحدة تحدد من هو وجه النحس (N-22).
preset-two_decks = علبتان
    .about = يمكن أن يلعب حتى 12 لاعبًا (N-1).

# أهم ما في الوضع، لمن يتابع المباراة سماعًا.
event-now_holds = { $player }: في اليد { $hand }، مكشوفة { $up }، مقلوبة { $down }.
event-now_pile = كروت الساحة { $number }، وأعلاها { kind-named }.
event-now_no_pile = الساحة فارغة.
event-now_draw = كروت السحب الباقية { $number }.
