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
event-chose = { $player }: تم اختيار كرتين.
event-opened_two = { $player }: كشف المكانين { $first } و{ $second }، وفيهما { first-card-named } و{ second-card-named }.
event-starts = { $player }: أعلى مجموع ({ $sum })، وبه البداية.
event-starts_after_tie = تعادل أكثر من لاعب على أعلى مجموع ({ $sum }). البداية مع { $player_inside }.
event-took = { $player }: أخذ { card-named } من الكومة.
event-looked = { $player }: نظرة إلى كرت البنك.
event-placed =
    { $was ->
        [hidden] { $player }: وضع { card-named } في المكان { $place }؛ والكرت المخفي هناك كان { thrown-named }، وذهب إلى الكومة.
       *[open] { $player }: وضع { card-named } في المكان { $place }؛ وذهب { thrown-named } إلى الكومة.
    }
event-threw = { $player }: رمي { card-named } إلى الكومة.
event-opened = { $player }: كشف المكان { $place }، وفيه { card-named }.
event-kept_hidden = { $player }: الكرت الأخير يبقى مخفيًا.
event-flew = { $player }: وضع { card-named } في المكان { $from }؛ طار التوي من هناك إلى المكان { $to }، وذهب { thrown-named } إلى الكومة.
event-new_bank =
    { $cards ->
        [zero] فرغ البنك: خُلطت الكومة وصارت بنكًا جديدًا بلا كروت.
        [one] فرغ البنك: خُلطت الكومة وصارت بنكًا جديدًا من كرت واحد.
        [two] فرغ البنك: خُلطت الكومة وصارت بنكًا جديدًا من كرتين.
        [few] فرغ البنك: خُلطت الكومة وصارت بنكًا جديدًا من { $cards } كروت.
        [many] فرغ البنك: خُلطت الكومة وصارت بنكًا جديدًا من { $cards } كرتًا.
       *[other] فرغ البنك: خُلطت الكومة وصارت بنكًا جديدًا من { $cards } كرت.
    }
event-closed = { $player }: الكروت الثمانية كلها مكشوفة، وأُغلقت الدورة.
event-limit = طالت الدورة بما يكفي: لكل لاعب دور أخير واحد.
event-last_turn = { $player }: الدور الأخير في هذه الدورة.
event-scored =
    { $points ->
        [-1] { $player }: { $box }، نقطة واحدة تحت الصفر، والمجموع { $total }.
        [-2] { $player }: { $box }، نقطتان تحت الصفر، والمجموع { $total }.
        [zero] { $player }: { $box }، لا نقاط، والمجموع { $total }.
        [one] { $player }: { $box }، نقطة واحدة، والمجموع { $total }.
        [two] { $player }: { $box }، نقطتان، والمجموع { $total }.
        [few] { $player }: { $box }، { $points } نقاط، والمجموع { $total }.
        [many] { $player }: { $box }، { $points } نقطة، والمجموع { $total }.
       *[other] { $player }: { $box }، { $points } نقطة، والمجموع { $total }.
    }
event-doubled = { $player }: أُغلقت الدورة دون أقل النقاط، فتضاعفت إلى { $points }.
event-dealt = توزيع الدورة { $round }.
event-extra_round = أقل مجموع عند أكثر من لاعب: الدورة { $round } دورة إضافية.
event-won =
    { $total ->
        [-1] { $player }: فوز بنقطة واحدة تحت الصفر!
        [-2] { $player }: فوز بنقطتين تحت الصفر!
        [zero] { $player }: فوز بلا نقاط!
        [one] { $player }: فوز بنقطة واحدة!
        [two] { $player }: فوز بنقطتين!
        [few] { $player }: فوز بـ{ $total } نقاط!
        [many] { $player }: فوز بـ{ $total } نقطة!
       *[other] { $player }: فوز بـ{ $total } نقطة!
    }
event-shared_win =
    { $total ->
        [-1] { $player }: فوز مشترك بنقطة واحدة تحت الصفر!
        [-2] { $player }: فوز مشترك بنقطتين تحت الصفر!
        [zero] { $player }: فوز مشترك بلا نقاط!
        [one] { $player }: فوز مشترك بنقطة واحدة!
        [two] { $player }: فوز مشترك بنقطتين!
        [few] { $player }: فوز مشترك بـ{ $total } نقاط!
        [many] { $player }: فوز مشترك بـ{ $total } نقطة!
       *[other] { $player }: فوز مشترك بـ{ $total } نقطة!
    }

terminal-you = أنت، اللاعب { $seat }
terminal-total = المجموع { $total }
terminal-total_chosen = المجموع { $total }، تم الاختيار
terminal-total_closer = المجموع { $total }، أُغلقت الدورة
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
terminal-held_unseen = رأى اللاعب { $seat } كرت البنك.
terminal-wants_open = يختار كل لاعب كرتين لكشفهما («open 2 7»).
terminal-wants_turn = اللاعب { $seat }: خذ كرت الكومة («pile 3») أو كرت البنك («bank»).
terminal-wants_use = اللاعب { $seat }: ضع الكرت («place 3») أو ارمِه («throw 5») أو دع التوي يطير («fly 2>6»).
terminal-last_turns =
    { $turns ->
        [zero] انتهت الأدوار الأخيرة في الدورة.
        [one] هذا هو الدور الأخير في الدورة.
        [two] بقي في الدورة دوران أخيران، وهذا أحدهما.
        [few] بقيت في الدورة { $turns } أدوار أخيرة، وهذا أحدها.
        [many] بقي في الدورة { $turns } دورًا أخيرًا، وهذا أحدها.
       *[other] بقي في الدورة { $turns } دور أخير، وهذا أحدها.
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
board-others_look = { $player }: نظرة إلى كرت البنك.
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
board-wants_toi = هل تضع كرتك مكان التوي، أم تدع التوي يطير؟
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
board-score_cards = كروت احتساب النقاط
board-score_card_columns = الزوج كرتان واحد فوق الآخر
board-score_card_tois = التوي
board-score_sum = أي عمود آخر: مجموع الرقمين
board-score_pair = زوج: كرتان متشابهان في العمود نفسه
board-score_no_pair = ليسا زوجًا: واحد بجانب الآخر
board-score_quartet = رباعية: زوجان من الرقم نفسه
board-score_sextet = سداسية: ثلاثة أزواج من الرقم نفسه
board-score_octet = ثمانية: أربعة أزواج من الرقم نفسه
board-score_toi = يأخذ رقم الكرت الذي معه في العمود: زوج دائمًا
board-score_toi_joins = ولذلك يساعد على تكوين الرباعيات والسداسيات والثمانيات
board-score_two_toi =
    { $rule ->
        [wild] كرتا توي في عمود: زوج من الرقم الأنفع لصاحبه
       *[zero] كرتا توي في عمود: زوج لا ينضم إلى غيره
    }
board-score_best = الأنفع
board-throw = ارمِه
board-keep_hidden = لا تكشف شيئًا
board-replace = ضعه مكانه
board-fly = دعه يطير
board-back = رجوع
board-closed = أُغلقت
board-has_chosen = تم الاختيار
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
board-show_results_round = نقاط الدورة { $round }
board-close_results = متابعة
board-you_won = نقاطك هي الأقل: لقد فزت!
board-you_share = نقاطك هي الأقل مع غيرك: فوز مشترك!
board-won = الفوز من نصيب { $player } بأقل النقاط.
board-shared = فوز مشترك.
board-action_open = اكشف المكانين { $first } و{ $second }
board-action_bank = انظر إلى كرت البنك
board-action_pile = كرت الكومة في المكان { $place }
board-action_place = الكرت في المكان { $place }
board-action_throw = ارمِه واكشف المكان { $place }
board-action_throw_only = ارمِه ولا تكشف شيئًا
board-action_pile_fly = كرت الكومة في المكان { $place }، ويطير التوي إلى المكان { $to }
board-action_fly = الكرت في المكان { $place }، ويطير التوي إلى المكان { $to }

# في ختام الدورة أو المباراة.
end-round = انتهت الدورة { $round } من { $rounds }
end-extra_round = انتهت الدورة الإضافية { $round }
end-fewest = أقل النقاط في هذه الدورة: { $names }، { $points }.
end-gained = { $gained }، والمجموع { $points }
end-points =
    { $count ->
        [-1] نقطة واحدة تحت الصفر
        [-2] نقطتان تحت الصفر
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }

# قوانين جاهزة.
preset-leaflet = ورقة التعليمات
    .about = كما في ورقة التعليمات، دون أي تغيير.
preset-short = مباراة قصيرة
    .about = ثلاث دورات بدل خمس (O-1).

# أهم ما في الوضع، لمن يتابع المباراة سماعًا.
event-now_open = { $player }: الكروت المكشوفة { $number } من 8.
event-now_total = { $player }: مجموع النقاط { $total }.
event-now_top = أعلى الكومة: { card-named }.
