# أسباب رفض الحركة؛ ويظهر رقم القاعدة بجانبها.
reason-match_over = انتهت اللعبة.
reason-not_your_turn = ليس دورك.
reason-no_such_action = لا توجد حركة كهذه.
reason-has_chosen = لقد اخترت كرتيك؛ انتظر حتى يختار الجميع.
reason-open_two_first = اختر أولًا كرتين من صندوقك لكشفهما.
reason-opening_is_over = لقد كشف الجميع كرتيهم؛ خذ كرتًا من الكومة أو من البنك.
reason-look_first = خذ كرت البنك أولًا بـ«bank»؛ أما كرت الكومة فيوضع بـ«pile».
reason-no_way_back = لقد رأيت كرت البنك؛ ضعه الآن أو ارمه أو اجعل التوي يطير.
reason-is_open = هذا الكرت مكشوف؛ حين ترمي كرت البنك تكشف كرتًا مخفيًا.
reason-one_hidden_only = لا يجوز أن ترمي دون أن تكشف إلا إذا بقي لك كرت مخفي واحد بالضبط.
reason-nothing_hidden = ليس لديك كرت مخفي يهبط عليه التوي.
reason-no_open_toi = لا يوجد توي مكشوف في هذا المكان.
reason-lands_on_open = لا يهبط التوي إلا على كرت مخفي.
reason-partner_hidden = الكرت الآخر في عمود التوي مخفي؛ وهنا لا يطير التوي إلا بكرت يساوي كرتًا مكشوفًا.
reason-partner_differs = كرتك لا يساوي الكرت الآخر في عمود التوي.

refused-birthdays_needed = إذا كان عيد الميلاد هو الحكم عند التعادل فيلزم لكل مقعد عدد الأيام حتى عيد ميلاد صاحبه القادم
refused-birthdays_unused = أعياد الميلاد هي فقط للقانون البيتي tie=birthday

card-named =
    { $card ->
        [T] توي
       *[number] { $card }
    }
thrown-named =
    { $thrown ->
        [T] توي
       *[number] { $thrown }
    }
first-card-named =
    { $first_card ->
        [T] توي
       *[number] { $first_card }
    }
second-card-named =
    { $second_card ->
        [T] توي
       *[number] { $second_card }
    }
event-chose = اختار اللاعب { $seat } كرتين.
event-opened_two = يكشف اللاعب { $seat } المكانين { $first } و{ $second }: { first-card-named } و{ second-card-named }.
event-starts = للاعب { $seat } أعلى مجموع، { $sum }، فيبدأ.
event-starts_after_tie = تكرر أعلى مجموع، { $sum }، أكثر من مرة؛ يبدأ اللاعب { $seat }.
event-took = يأخذ اللاعب { $seat } الكرت { card-named } من الكومة.
event-looked = ينظر اللاعب { $seat } إلى كرت البنك.
event-placed =
    { $was ->
        [hidden] يضع اللاعب { $seat } الكرت { card-named } في المكان { $place }؛ وكان الكرت المخفي هناك { thrown-named } فيذهب إلى الكومة.
       *[open] يضع اللاعب { $seat } الكرت { card-named } في المكان { $place }؛ ويذهب الكرت { thrown-named } إلى الكومة.
    }
event-threw = يرمي اللاعب { $seat } الكرت { card-named } إلى الكومة.
event-opened = يكشف اللاعب { $seat } المكان { $place }: { card-named }.
event-kept_hidden = يُبقي اللاعب { $seat } كرته الأخير مخفيًا.
event-flew = يضع اللاعب { $seat } الكرت { card-named } في المكان { $from }؛ يطير التوي من هناك إلى المكان { $to }، ويذهب الكرت { thrown-named } إلى الكومة.
event-new_bank =
    { $cards ->
        [zero] فرغ البنك: تُخلط الكومة وتصير بنكًا جديدًا بلا كروت.
        [one] فرغ البنك: تُخلط الكومة وتصير بنكًا جديدًا من كرت واحد.
        [two] فرغ البنك: تُخلط الكومة وتصير بنكًا جديدًا من كرتين.
        [few] فرغ البنك: تُخلط الكومة وتصير بنكًا جديدًا من { $cards } كروت.
        [many] فرغ البنك: تُخلط الكومة وتصير بنكًا جديدًا من { $cards } كرتًا.
       *[other] فرغ البنك: تُخلط الكومة وتصير بنكًا جديدًا من { $cards } كرت.
    }
event-closed = صارت كروت اللاعب { $seat } الثمانية كلها مكشوفة فأغلق الدورة.
event-limit = طالت الدورة بما يكفي: لكل لاعب دور أخير واحد.
event-last_turn = هذا هو الدور الأخير للاعب { $seat } في هذه الدورة.
event-scored =
    { $points ->
        [zero] للاعب { $seat } { $box }: لا نقاط ({ $points })، والمجموع { $total }.
        [one] للاعب { $seat } { $box }: نقطة واحدة ({ $points })، والمجموع { $total }.
        [two] للاعب { $seat } { $box }: نقطتان ({ $points })، والمجموع { $total }.
        [few] للاعب { $seat } { $box }: { $points } نقاط، والمجموع { $total }.
        [many] للاعب { $seat } { $box }: { $points } نقطة، والمجموع { $total }.
       *[other] للاعب { $seat } { $box }: { $points } نقطة، والمجموع { $total }.
    }
event-doubled = أغلق اللاعب { $seat } الدورة دون أن تكون له أقل النقاط، فضوعفت نقاطه إلى { $points }.
event-dealt = تُوزَّع الدورة { $round }.
event-extra_round = أقل مجموع مشترك: الدورة { $round } دورة إضافية.
event-won =
    { $total ->
        [zero] يفوز اللاعب { $seat } بلا نقاط ({ $total }).
        [one] يفوز اللاعب { $seat } بنقطة واحدة ({ $total }).
        [two] يفوز اللاعب { $seat } بنقطتين ({ $total }).
        [few] يفوز اللاعب { $seat } بـ{ $total } نقاط.
        [many] يفوز اللاعب { $seat } بـ{ $total } نقطة.
       *[other] يفوز اللاعب { $seat } بـ{ $total } نقطة.
    }
event-shared_win =
    { $total ->
        [zero] يتقاسم اللاعب { $seat } الفوز بلا نقاط ({ $total }).
        [one] يتقاسم اللاعب { $seat } الفوز بنقطة واحدة ({ $total }).
        [two] يتقاسم اللاعب { $seat } الفوز بنقطتين ({ $total }).
        [few] يتقاسم اللاعب { $seat } الفوز بـ{ $total } نقاط.
        [many] يتقاسم اللاعب { $seat } الفوز بـ{ $total } نقطة.
       *[other] يتقاسم اللاعب { $seat } الفوز بـ{ $total } نقطة.
    }

terminal-you = أنت، اللاعب { $seat }
terminal-total = المجموع { $total }
terminal-total_chosen = المجموع { $total }، اختار
terminal-total_closer = المجموع { $total }، أغلق
terminal-total_points = المجموع { $total } (آخرها { $points })
terminal-round = الدورة { $round } من { $rounds }
terminal-extra_round = دورة إضافية { $round }
terminal-bank =
    { $cards ->
        [zero] البنك: فارغ
        [one] البنك: كرت واحد
        [two] البنك: كرتان
        [few] البنك: { $cards } كروت
        [many] البنك: { $cards } كرتًا
       *[other] البنك: { $cards } كرت
    }
terminal-pile = الكومة: { $card }
terminal-held = المأخوذ من البنك: { $card }
terminal-held_unseen = نظر اللاعب { $seat } إلى كرت البنك.
terminal-wants_open = يختار كل لاعب كرتين لكشفهما («open 2 7»).
terminal-wants_turn = يأخذ اللاعب { $seat } كرت الكومة («pile 3») أو كرت البنك («bank»).
terminal-wants_use = يضع اللاعب { $seat } الكرت («place 3») أو يرميه («throw 5») أو يجعل التوي يطير («fly 2>6»).
terminal-last_turns =
    { $turns ->
        [zero] لم تبقَ أدوار أخيرة في الدورة.
        [one] هذا هو الدور الأخير في الدورة.
        [two] بقي دوران أخيران في الدورة، وهذا أحدهما.
        [few] بقيت { $turns } أدوار أخيرة في الدورة، وهذا أحدها.
        [many] بقي { $turns } دورًا أخيرًا في الدورة، وهذا أحدها.
       *[other] بقي { $turns } دور أخير في الدورة، وهذا أحدها.
    }
terminal-over = انتهت اللعبة.
terminal-legend = ?? كرت مخفي، وT توي؛ الأماكن من 1 إلى 4 هي الصف الأعلى ومن 5 إلى 8 الصف الأسفل.

# اللوح على الصفحة.
board-your_box = صندوقك
board-round = الدورة { $round } من { $rounds }
board-extra_round = دورة إضافية { $round }
board-total = المجموع { $total }
board-choose_two = اختر كرتين من صندوقك لتكشفهما.
board-choose_second = اختر الكرت الثاني.
board-others_choose = ما زال الآخرون يختارون كروتهم.
board-others_turn = الدور على { $player }.
board-others_look = نظر { $player } إلى كرت البنك.
board-wants_card = خذ كرت الكومة، أو انظر إلى كرت البنك.
board-wants_place =
    { $card ->
        [T] أين تضع التوي؟
       *[other] أين تضع الـ{ $card }؟
    }
board-wants_use =
    { $card ->
        [T] ضع التوي في صندوقك، أو ارمِه على الكومة.
       *[other] ضع الـ{ $card } في صندوقك، أو ارمِه على الكومة.
    }
board-wants_open = أي كرت مخفي تكشف؟
board-wants_toi = أتضع كرتك مكان التوي، أم تترك التوي يطير؟
board-wants_landing = على أي كرت مخفي يهبط التوي؟
board-bank =
    { $cards ->
        [zero] البنك فارغ
        [one] البنك، كرت واحد: انظر إليه
        [two] البنك، كرتان: انظر إلى الأعلى
        [few] البنك، { $cards } كروت: انظر إلى الأعلى
        [many] البنك، { $cards } كرتًا: انظر إلى الأعلى
       *[other] البنك، { $cards } كرت: انظر إلى الأعلى
    }
board-pile =
    { $card ->
        [T] الكومة، وعليها توي
       *[other] الكومة، وعليها { $card }
    }
board-place_hidden = المكان { $place }: مخفي
board-place_open =
    { $card ->
        [T] المكان { $place }: توي
       *[other] المكان { $place }: { $card }
    }
board-column = العمود: { $points }
board-pair = زوج: 0
board-quartet = من رباعية: { $points }
board-sextet = من سداسية: { $points }
board-octet = من ثمانية: { $points }
board-throw = ارمِه
board-keep_hidden = لا تكشف شيئًا
board-replace = ضعه مكانه
board-fly = دعه يطير
board-back = رجوع
board-closed = أغلق
board-has_chosen = اختار
board-last_turns =
    { $turns ->
        [zero] انتهت الأدوار الأخيرة
        [one] الدور الأخير
        [two] دوران أخيران
        [few] { $turns } أدوار أخيرة
        [many] { $turns } دورًا أخيرًا
       *[other] { $turns } دور أخير
    }
board-results = الدورة { $round }: النقاط
board-results_end = الدورة الأخيرة
board-show_results = أظهر الدورة الأخيرة
board-show_results_round = نقاط الدورة { $round }
board-close_results = متابعة
board-you_won = نقاطك هي الأقل: لقد فزت!
board-you_share = تتقاسم الفوز بأقل النقاط.
board-won = نقاط { $player } هي الأقل، وله الفوز.
board-shared = الفوز مشترك.
board-deed_open = اكشف المكانين { $first } و{ $second }
board-deed_bank = انظر إلى كرت البنك
board-deed_pile = كرت الكومة في المكان { $place }
board-deed_place = الكرت في المكان { $place }
board-deed_throw = ارمِه واكشف المكان { $place }
board-deed_throw_only = ارمِه ولا تكشف شيئًا
board-deed_pile_fly = كرت الكومة في المكان { $place }، ويطير التوي إلى المكان { $to }
board-deed_fly = الكرت في المكان { $place }، ويطير التوي إلى المكان { $to }
