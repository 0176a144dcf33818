# أسباب رفض الحركة؛ ويظهر رقم القاعدة بجانبها.
reason-match_over = انتهت اللعبة.
reason-not_your_turn = ليس دورك.
reason-no_such_action = لا توجد حركة كهذه.
reason-exchange_first = التبديل أولًا: أبقِ كروتك كما هي، أو اختر الثلاثة التي تُكشف.
reason-exchange_over = انتهى وقت التبديل.
reason-already_chosen = لقد اخترت؛ انتظر الآخرين.
reason-same_set = هذه الثلاثة مكشوفة أصلًا؛ أبقِها كما هي.
reason-not_your_six = ليست هذه الثلاثة بين يدك وكروتك المكشوفة.
reason-one_card_only = حسب قوانين بيتكم يُبدَّل كرت واحد بكرت واحد فقط.
reason-aim_first = قلبتَ كرت شيل يا نحس: اختر من يأخذ الساحة.
reason-answer_first = اختاروك لتأخذ الساحة: اقبل، أو ردَّ بكرت شيل يا نحس.
reason-not_asked = لم يخترك أحد لتأخذ الساحة.
reason-no_such_player = لا يوجد لاعب كهذا.
reason-not_yourself = لا يمكنك أن تختار نفسك.
reason-no_counter = ليس عندك شيل يا نحس في المنطقة التي تلعب منها.
reason-hand_empty = يدك فارغة؛ العب من كروتك المكشوفة أو اقلب كرتًا غير مكشوف.
reason-not_held = ليس في يدك هذا العدد من هذا النوع.
reason-hand_first = تلعب من يدك ما دام فيها كرت.
reason-not_face_up = ليس بين كروتك المكشوفة هذا العدد من هذا النوع.
reason-face_up_first = كروتك المكشوفة قبل غير المكشوفة.
reason-no_card_there = لم يعد هناك كرت في هذا المكان.
reason-lead_smallest = أصغر رقم عندك، وعليك أن تفتتح به.
reason-too_low = هذا أقل من القيمة السارية في الساحة.
reason-five_or_less = كرت 5 يطلب خمسة أو أقل.
reason-no_five_on_five = حسب قوانين بيتكم لا يوضع 5 على 5.
reason-no_wild_under_five = حسب قوانين بيتكم لا يوضع على 5 إلا من 0 إلى 5.
reason-nothing_to_take = الساحة الفارغة لا تؤخذ أبدًا.
reason-can_lay = عندك كرت مناسب، فعليك أن تلعب.
reason-turn_blind = لم يبقَ لك إلا الكروت غير المكشوفة، فاقلب واحدًا منها.

refused-one_deck_seats_six = أكثر من ستة لاعبين يحتاجون إلى علبتين

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
event-chose = اللاعب { $seat } جاهز.
event-chose_cards = يريد اللاعب { $seat } أن تكون هذه مكشوفة: { $kinds }.
event-swapped = بدّل اللاعب { $seat }، وكروته المكشوفة الآن: { $kinds }.
event-starts = مع اللاعب { $seat } أصغر رقم، { kind-named }، وعليه أن يفتتح به.
event-starts_freely = لا أحد عنده رقم؛ يفتتح اللاعب { $seat } بما يشاء.
event-led =
    { $zone ->
        [up] يفتتح اللاعب { $seat } من كروته المكشوفة: { kinds-named }.
        [down] به يفتتح اللاعب { $seat }: { kinds-named }.
       *[hand] يفتتح اللاعب { $seat }: { kinds-named }.
    }
event-laid =
    { $zone ->
        [up] يضع اللاعب { $seat } من كروته المكشوفة: { kinds-named }.
        [down] الكرت مناسب، فيضعه اللاعب { $seat } في الساحة: { kinds-named }.
       *[hand] يضع اللاعب { $seat }: { kinds-named }.
    }
event-turned = يقلب اللاعب { $seat } الكرت غير المكشوف رقم { $place }: { kind-named }.
event-misfit =
    { $count ->
        [zero] لا يناسب: يأخذه اللاعب { $seat }.
        [one] لا يناسب: يأخذه اللاعب { $seat }.
        [two] لا يناسب: يأخذه اللاعب { $seat } مع الساحة، كرتان.
        [few] لا يناسب: يأخذه اللاعب { $seat } مع الساحة، { $count } كروت.
        [many] لا يناسب: يأخذه اللاعب { $seat } مع الساحة، { $count } كرتًا.
       *[other] لا يناسب: يأخذه اللاعب { $seat } مع الساحة، { $count } كرت.
    }
event-gave =
    { $zone ->
        [up] يضع اللاعب { $seat } شيل يا نحس من كروته المكشوفة: على اللاعب { $target } أن يأخذ الساحة.
        [down] يوجّه اللاعب { $seat } شيل يا نحس: على اللاعب { $target } أن يأخذ الساحة.
       *[hand] يضع اللاعب { $seat } شيل يا نحس: على اللاعب { $target } أن يأخذ الساحة.
    }
event-countered = يردّ اللاعب { $seat } بكرت شيل يا نحس: صار على اللاعب { $target } أن يأخذ الساحة.
event-accepted =
    { $count ->
        [zero] يقبل اللاعب { $seat }، ولا شيء في الساحة ليأخذه.
        [one] يقبل اللاعب { $seat } ويأخذ كرتًا واحدًا.
        [two] يقبل اللاعب { $seat } ويأخذ كرتين.
        [few] يقبل اللاعب { $seat } ويأخذ { $count } كروت.
        [many] يقبل اللاعب { $seat } ويأخذ { $count } كرتًا.
       *[other] يقبل اللاعب { $seat } ويأخذ { $count } كرت.
    }
event-took =
    { $count ->
        [zero] يأخذ اللاعب { $seat } الساحة.
        [one] يأخذ اللاعب { $seat } الساحة: كرت واحد.
        [two] يأخذ اللاعب { $seat } الساحة: كرتان.
        [few] يأخذ اللاعب { $seat } الساحة: { $count } كروت.
        [many] يأخذ اللاعب { $seat } الساحة: { $count } كرتًا.
       *[other] يأخذ اللاعب { $seat } الساحة: { $count } كرت.
    }
event-burned =
    { $count ->
        [zero] احترقت الساحة.
        [one] احترق كرت 8 وحده.
        [two] حرق 8 الساحة، كرتين.
        [few] حرق 8 الساحة، { $count } كروت.
        [many] حرق 8 الساحة، { $count } كرتًا.
       *[other] حرق 8 الساحة، { $count } كرت.
    }
event-burned_four =
    { $count ->
        [few] أربعة متساوية تحرق الساحة، { $count } كروت.
        [many] أربعة متساوية تحرق الساحة، { $count } كرتًا.
       *[other] أربعة متساوية تحرق الساحة، { $count } كرت.
    }
event-again = يلعب اللاعب { $seat } مرة أخرى.
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
        [zero] لا يُرفع شيء.
        [one] يصعد أسفل كرت إلى الأعلى: { $kinds }.
        [two] يصعد من الأسفل كرتان: { $kinds }.
        [few] تصعد من الأسفل { $count } كروت: { $kinds }.
        [many] يصعد من الأسفل { $count } كرتًا: { $kinds }.
       *[other] يصعد من الأسفل { $count } كرت: { $kinds }.
    }
event-freed = يلعب اللاعب التالي ما يشاء.
event-demanded = المطلوب خمسة أو أقل.
event-drew =
    { $count ->
        [zero] لا يسحب اللاعب { $seat } شيئًا.
        [one] يسحب اللاعب { $seat } كرتًا.
        [two] يسحب اللاعب { $seat } كرتين.
        [few] اللاعب { $seat } يسحب { $count } كروت.
        [many] اللاعب { $seat } يسحب { $count } كرتًا.
       *[other] اللاعب { $seat } يسحب { $count } كرت.
    }
event-back = عاد اللاعب { $seat } إلى اللعب.
event-out = لم يبقَ مع اللاعب { $seat } كروت: خرج في المركز { $place }.
event-limit =
    { $plays ->
        [zero] طالت المرحلة فتنتهي هنا؛ والأقل كروتًا أفضل.
        [one] طالت المرحلة فتنتهي هنا؛ والأقل كروتًا أفضل.
        [two] طالت المرحلة فتنتهي هنا؛ والأقل كروتًا أفضل.
        [few] دامت المرحلة { $plays } لعبات فتنتهي هنا؛ والأقل كروتًا أفضل.
        [many] دامت المرحلة { $plays } لعبة فتنتهي هنا؛ والأقل كروتًا أفضل.
       *[other] دامت المرحلة { $plays } لعبة فتنتهي هنا؛ والأقل كروتًا أفضل.
    }
event-jinx = اللاعب { $seat } هو وجه النحس في المرحلة { $stage }.
event-stage = تبدأ المرحلة { $stage }، ويوزع اللاعب { $seat }.
event-won =
    { $jinxes ->
        [zero] فاز اللاعب { $seat }، ولم يكن وجه النحس أبدًا.
        [one] فاز اللاعب { $seat }، وكان وجه النحس مرة واحدة.
        [two] فاز اللاعب { $seat }، وكان وجه النحس مرتين.
        [few] فاز اللاعب { $seat }، وكان وجه النحس { $jinxes } مرات.
        [many] فاز اللاعب { $seat }، وكان وجه النحس { $jinxes } مرة.
       *[other] فاز اللاعب { $seat }، وكان وجه النحس { $jinxes } مرة.
    }
event-shared = الفوز مشترك بين اللاعبين: { $seats }.

terminal-stage = المرحلة { $stage } من { $stages }
terminal-right = يسير اللعب إلى اليمين
terminal-left = يسير اللعب إلى اليسار
terminal-draw = كروت السحب: { $count }
terminal-gone = خارج اللعبة: { $count }
terminal-pile = الساحة ({ $count })، والأعلى آخرها:
terminal-pile-empty = الساحة فارغة.
terminal-standing = القيمة السارية: { $value }
terminal-anything = يجوز كل شيء.
terminal-demand = خمسة أو أقل!
terminal-player = اللاعب { $seat }
terminal-hand = اليد
terminal-up = مكشوفة
terminal-down = غير مكشوفة
terminal-known = معلوم أن في يده: { $cards }
terminal-out = خرج، المركز { $place }
terminal-dealer = الموزع
terminal-jinxes =
    { $count ->
        [zero] لم يكن وجه النحس
        [one] وجه النحس مرة
        [two] وجه النحس مرتين
        [few] وجه النحس { $count } مرات
        [many] وجه النحس { $count } مرة
       *[other] وجه النحس { $count } مرة
    }
terminal-chosen = جاهز
terminal-choosing = ما زال يختار
terminal-turn = دور اللاعب { $seat }.
terminal-lead = على اللاعب { $seat } أن يفتتح بـ{ $kind }.
terminal-aim = قلب اللاعب { $seat } شيل يا نحس، ويختار من يأخذ الساحة.
terminal-asked = السؤال للاعب { $seat }: يقبل أم يردّ؟
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
board-anything = يجوز كل شيء
board-demand = خمسة أو أقل!
board-standing = { $value } أو أعلى
board-direction =
    { $way ->
        [left] يسير اللعب إلى اليسار.
       *[right] يسير اللعب إلى اليمين.
    }
board-out = خرج، المركز { $place }
board-is-ready = جاهز
board-is-choosing = يختار
board-jinxes =
    { $count ->
        [zero] لم يكن وجه النحس
        [one] وجه النحس مرة
        [two] وجه النحس مرتين
        [few] وجه النحس { $count } مرات
        [many] وجه النحس { $count } مرة
       *[other] وجه النحس { $count } مرة
    }
board-window = وقت التبديل
board-give = الساحة لـ{ $name }
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
        [zero] خذ الساحة
        [one] خذ الساحة: كرت واحد
        [two] خذ الساحة: كرتان
        [few] خذ الساحة: { $count } كروت
        [many] خذ الساحة: { $count } كرتًا
       *[other] خذ الساحة: { $count } كرت
    }
board-accept =
    { $count ->
        [zero] اقبل: لا شيء ليؤخذ
        [one] اقبل وخذ كرتًا واحدًا
        [two] اقبل وخذ كرتين
        [few] اقبل وخذ { $count } كروت
        [many] اقبل وخذ { $count } كرتًا
       *[other] اقبل وخذ { $count } كرت
    }
board-counter = ردّ بشيل يا نحس
board-ready = أبقِ هذه الثلاثة
board-swap = اكشف هذه الثلاثة
board-back = رجوع
board-over = انتهت اللعبة.
board-exchange = بدّل إن شئت بين كروتك المكشوفة ويدك: المس كرتًا ثم الآخر.
board-partner = المس الآن بديله من الصف الآخر.
board-chosen = أنت جاهز، وما زال الآخرون يختارون.
board-wait-exchange = اللاعبون يبدّلون كروتهم.
board-lead = أصغر رقم عندك: افتتح بـ{ $kind }.
board-play = دورك: العب من يدك.
board-play-up = دورك: العب من كروتك المكشوفة.
board-turn-down = دورك: اقلب كرتًا غير مكشوف، ولعل الحظ معك.
board-must-take =
    { $count ->
        [zero] لا شيء يناسب: خذ الساحة.
        [one] لا شيء يناسب: خذ الساحة، كرت واحد.
        [two] لا شيء يناسب: خذ الساحة، كرتان.
        [few] لا شيء يناسب: خذ الساحة، { $count } كروت.
        [many] لا شيء يناسب: خذ الساحة، { $count } كرتًا.
       *[other] لا شيء يناسب: خذ الساحة، { $count } كرت.
    }
board-how-many = كم كرتًا من { $kind }؟
board-aim = من يأخذ الساحة؟
board-asked =
    { $count ->
        [zero] عليك أن تأخذ الساحة، لكنها فارغة.
        [one] عليك أن تأخذ الساحة: كرت واحد.
        [two] عليك أن تأخذ الساحة: كرتان.
        [few] عليك أن تأخذ الساحة: { $count } كروت.
        [many] عليك أن تأخذ الساحة: { $count } كرتًا.
       *[other] عليك أن تأخذ الساحة: { $count } كرت.
    }
board-asked-counter =
    { $count ->
        [zero] عليك أن تأخذ الساحة وهي فارغة: اقبل أو ردّ.
        [one] عليك أن تأخذ الساحة، كرت واحد: اقبل أو ردّ.
        [two] عليك أن تأخذ الساحة، كرتان: اقبل أو ردّ.
        [few] عليك أن تأخذ الساحة، { $count } كروت: اقبل أو ردّ.
        [many] عليك أن تأخذ الساحة، { $count } كرتًا: اقبل أو ردّ.
       *[other] عليك أن تأخذ الساحة، { $count } كرت: اقبل أو ردّ.
    }
board-wait = يلعب الآن { $name }.
board-wait-asked = السؤال الآن لـ{ $name }: يأخذ الساحة أم يردّ؟
board-deed-up = { kinds-named }، من المكشوفة
board-deed-counter = رُدَّ: الساحة إلى { $name }
board-deed-swap = اكشف { $kinds }
