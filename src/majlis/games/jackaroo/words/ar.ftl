# أسباب رفض الحركة؛ ويظهر رقم القانون بجانبها.
reason-over = انتهت اللعبة.
reason-not_your_turn = ليس دورك.
reason-no_such_action = لا توجد حركة كهذه.
reason-no_such_colour = لا أحد على هذه الطاولة يلعب بهذا اللون.
reason-not_in_hand = هذه الورقة ليست في يدك.
reason-stopped = مُنعت من اللعب: ارمِ ورقة واحدة تختارها.
reason-must_play = معك ورقة يمكن لعبها، فلا يجوز أن ترمي.
reason-throw_the_hand = على هذه الطاولة من لا حركة له يرمي أوراقه كلها.
reason-throw_one_card = على هذه الطاولة من لا حركة له يرمي ورقة واحدة، لا أوراقه كلها.
reason-queen_only_moves = على هذه الطاولة تمشي البنت 12 خانة فقط ولا تمنع أحدًا.
reason-no_own_marble = على هذه الطاولة يجب أن تكون إحدى الدحلتين في التبديل لك.
reason-too_many_parts = على هذه الطاولة تُقسم السبعة بين دحلتين على الأكثر.
reason-locked_out = كل دحلات اللون الذي تلعب به في المقبرة: لا يمكنك إلا التنزيل.
reason-nobody_to_stop = لا أوراق في يد اللاعب التالي، فلا أحد تمنعه.
reason-none_to_drop = لا دحلة في المقبرة لتنزيلها.
reason-home_taken = في البيت دحلة من هذا اللون، فلا تنزيل.
reason-in_graveyard = هذه الدحلة في المقبرة، ولا تخرج منها إلا بالتنزيل.
reason-killed_before = جزء سابق من السبعة يقتل هذه الدحلة.
reason-base_filled_before = جزء سابق يكمل النهاية، ويجب أن يكون هو الأخير.
reason-not_back_out = الأربعة تحرك الدحلات التي على الحلبة فقط، لا التي في النهاية.
reason-five_in_base = الخمسة تحرك الدحلات التي على الحلبة فقط، لا التي في النهاية.
reason-immune = لا تحرك الخمسة دحلة لاعب آخر تقف في بيتها.
reason-leaves_mouth = على هذه الطاولة لا تُخرج الخمسة دحلة الخصم من مدخل نهايتها إلى الأمام.
reason-overshoot = يجب أن يكون العدّ مضبوطًا: هذا يتجاوز آخر خانة في النهاية.
reason-base_blocked = في النهاية دحلة تسد الطريق.
reason-passes_own = لا تمرّ الدحلة فوق دحلة من لونها.
reason-too_many_passed = لا تمرّ الدحلة إلا فوق دحلة واحدة.
reason-passes_pair = لا يجوز المرور فوق دحلتين متجاورتين.
reason-lands_on_own = على هذه الطاولة لا تقف الدحلة على دحلة من لونها.
reason-protected = الدحلة الواقفة في بيتها تحميه: لا أحد يمرّ فوقه أو يقف عليه.
reason-king_spares_own = على هذه الطاولة لا يمرّ الملك فوق دحلة من لونك.
reason-same_colour = التبديل يحتاج إلى دحلتين من لونين مختلفين.
reason-not_on_ring = يجب أن تكون دحلتا التبديل على الحلبة.
reason-on_own_home = الدحلة الواقفة في بيتها لا تُبدَّل.
reason-own_marble_first = في تبديل فيه دحلة لك تُذكر دحلتك أولًا.
reason-no_rest = على هذه الطاولة لا تنتقل الخانات الباقية من السبعة إلى الشريك.
reason-helper_keeps_rest = من يلعب بلون شريكه لا ينقل خانات إلى أحد.
reason-base_not_filled = لا تنتقل الخانات الباقية من السبعة إلى الشريك إلا بعد جزء تكتمل به نهايتك.

refused-rest_needs_teams = مع لاعبَين لا شريك تنتقل إليه الخانات الباقية من السبعة
refused-each_block_needs_six = لا تُستبعد أوراق إلا مع ستة لاعبين

marble-named =
    { $whose ->
        [own] الدحلة رقم { $number }
       *[other] دحلة { $target_player_inside } رقم { $number }
    }
other-marble-named = دحلة { $other_player_inside } رقم { $other_number }
steps-named =
    { $steps ->
        [zero] { $steps } خانة
        [one] خانة واحدة
        [two] خانتين
        [few] { $steps } خانات
        [many] { $steps } خانة
       *[other] { $steps } خانة
    }
event-drew = { $player }: ورقة { $card } في السحب على القيادة.
event-drew_equal = تعادل على { $card }، ويُعاد السحب بين: { $players }.
event-leads = { $player }: القيادة والتوزيع واللعب أولًا.
event-leads_next_plays = { $player }: القيادة والتوزيع. { $target_player }: اللعب أولًا.
event-dropped = { $player }: ورقة { $card }، تنزيل { marble-named } إلى بيتها.
event-moved =
    { $way ->
        [back] { $player }: ورقة { $card }، { marble-named } ترجع { steps-named } إلى الخانة { $cell }.
        [in] { $player }: ورقة { $card }، { marble-named } تمشي { steps-named } إلى الخانة { $cell } من النهاية.
       *[on] { $player }: ورقة { $card }، { marble-named } تمشي { steps-named } إلى الخانة { $cell }.
    }
event-entered = دخلت الدحلة النهاية وصارت في أمان.
event-killed = قُتلت دحلة { $target_player_inside } رقم { $number } في الخانة { $at } وعادت إلى مقبرتها.
event-swapped = { $player }: ورقة { $card }، تبديل { marble-named } و{ other-marble-named }.
event-stopped = { $player }: ورقة { $card }، منع { $target_player_inside } من اللعب.
event-lost_card = { $player }: ضاعت ورقة عشوائية، وهي { $card }.
event-paid_stop = { $player }: منع من اللعب، ورمي ورقة { $card }.
event-threw = { $player }: لا حركة ممكنة، رمي ورقة { $card }.
event-threw_hand =
    { $count ->
        [one] { $player }: لا حركة ممكنة، رمي الورقة الأخيرة: { $cards }.
        [two] { $player }: لا حركة ممكنة، رمي الورقتين: { $cards }.
       *[other] { $player }: لا حركة ممكنة، رمي الأوراق كلها: { $cards }.
    }
event-finished = { $player }: دخلت الدحلات الأربع كلها!
event-won = { $player }: فوز!
event-team_won = { $player } و{ $target_player_inside }: فوز!
event-drawn =
    { $plays ->
        [zero] لم يفز أحد: تعادل.
        [one] بعد حركة واحدة لم يفز أحد: تعادل.
        [two] بعد حركتين لم يفز أحد: تعادل.
        [few] بعد { $plays } حركات لم يفز أحد: تعادل.
        [many] بعد { $plays } حركة لم يفز أحد: تعادل.
       *[other] بعد { $plays } حركة لم يفز أحد: تعادل.
    }
event-new_leader = { $player }: قيادة الجولة { $block }، بعد خلط الورق كله.
event-dealt =
    { $count ->
        [zero] لا توزيع. البداية مع { $player_inside }.
        [one] لكل لاعب ورقة واحدة. البداية مع { $player_inside }.
        [two] لكل لاعب ورقتان. البداية مع { $player_inside }.
        [few] لكل لاعب { $count } أوراق. البداية مع { $player_inside }.
        [many] لكل لاعب { $count } ورقة. البداية مع { $player_inside }.
       *[other] لكل لاعب { $count } ورقة. البداية مع { $player_inside }.
    }

terminal-player = اللاعب { $seat }
terminal-grave = المقبرة { $count }
terminal-base = النهاية
terminal-cards =
    { $count ->
        [zero] لا ورق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
terminal-hand = في يد اللاعب { $seat }: { $cards }
terminal-leads = (القائد)
terminal-lacks = بلا { $cards }
terminal-deck =
    { $count ->
        [zero] الجولة { $block }، آخر توزيعة
        [one] الجولة { $block }، بقيت ورقة واحدة للتوزيع
        [two] الجولة { $block }، بقيت ورقتان للتوزيع
        [few] الجولة { $block }، بقيت { $count } أوراق للتوزيع
        [many] الجولة { $block }، بقيت { $count } ورقة للتوزيع
       *[other] الجولة { $block }، بقيت { $count } ورقة للتوزيع
    }
terminal-spent = ما لُعب في هذه الجولة: { $cards }
terminal-last = آخر ما لُعب: { $cards }
terminal-turn = اللاعب { $seat }: العب ورقة، أو ارمِ ورقة إن لم تكن لك حركة.
terminal-owes = اللاعب { $seat }: مُنعت من اللعب، ارمِ ورقة واحدة.
terminal-over = انتهت اللعبة.
terminal-legend = ⌂ البيت   » مدخل النهاية

# اللوح على الصفحة.
board-label = لوح الجاكارو
board-hand = أوراقك
board-cards =
    { $count ->
        [zero] لا ورق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
board-ways = ماذا تفعل
board-card =
    { $playable ->
        [yes] ورقة { $card }
       *[no] ورقة { $card }، لا يمكن لعبها الآن
    }
board-waiting = الدور على { $name }.
board-waiting-stopped = { $name }: منع من اللعب، وبانتظار رمي ورقة.
board-over = انتهت اللعبة.
board-choose-card = دورك: اختر ورقة.
board-choose-card-mate = دخلت دحلاتك الأربع، فأنت تلعب الآن بدحلات { $name }: اختر ورقة.
board-stopped = مُنعت من اللعب: اختر ورقة ترميها.
board-no-play = لا حركة لك: اختر ورقة ترميها.
board-no-play-hand = لا حركة لك: ارمِ أوراقك كلها.
board-throw-this = هل ترمي { $card }؟
board-dead-card = لا يمكن لعب { $card } الآن.
board-card-first = اختر ورقة أولًا، ثم الدحلة.
board-own-only = بهذه الورقة لا تحرّك إلا دحلات اللون الذي تلعب به.
board-choose-A = A: نزّل دحلة، أو امشِ 1 أو 11.
board-choose-2 = 2: اختر دحلة تمشي 2.
board-choose-3 = 3: اختر دحلة تمشي 3.
board-choose-4 = 4: اختر دحلة ترجع 4 إلى الوراء.
board-choose-5 = 5: اختر أي دحلة على الحلبة، لك أو لغيرك، تمشي 5.
board-choose-6 = 6: اختر دحلة تمشي 6.
board-choose-7 = 7: اختر دحلة تمشي الخانات السبع كلها أو بعضها.
board-choose-8 = 8: اختر دحلة تمشي 8.
board-choose-9 = 9: اختر دحلة تمشي 9.
board-choose-10 = 10: اختر دحلة تمشي 10، أو امنع اللاعب التالي من اللعب.
board-choose-J = J: اختر الدحلة الأولى للتبديل.
board-choose-Q = Q: اختر دحلة تمشي 12.
board-choose-Q-stop = Q: اختر دحلة تمشي 12، أو امنع اللاعب التالي من اللعب.
board-choose-K = K: نزّل دحلة، أو امشِ 13 واقتل كل ما في الطريق.
board-choose-way = كم خانة تمشي؟
board-choose-walker =
    { $steps ->
        [zero] اختر الدحلة التي تمشي { $steps } خانة.
        [one] اختر الدحلة التي تمشي خانة واحدة.
        [two] اختر الدحلة التي تمشي خانتين.
        [few] اختر الدحلة التي تمشي { $steps } خانات.
        [many] اختر الدحلة التي تمشي { $steps } خانة.
       *[other] اختر الدحلة التي تمشي { $steps } خانة.
    }
board-choose-steps = كم خانة من السبعة تمشي؟
board-choose-rest =
    { $steps ->
        [zero] اختر دحلة لبقية السبعة: { $steps } خانة.
        [one] اختر دحلة لبقية السبعة: خانة واحدة.
        [two] اختر دحلة لبقية السبعة: خانتان.
        [few] اختر دحلة لبقية السبعة: { $steps } خانات.
        [many] اختر دحلة لبقية السبعة: { $steps } خانة.
       *[other] اختر دحلة لبقية السبعة: { $steps } خانة.
    }
board-choose-rest-mate =
    { $steps ->
        [zero] اكتملت نهايتك.
        [one] اكتملت نهايتك: بقيت خانة واحدة لدحلة من دحلات { $name }.
        [two] اكتملت نهايتك: بقيت خانتان لدحلة من دحلات { $name }.
        [few] اكتملت نهايتك: بقيت { $steps } خانات لدحلة من دحلات { $name }.
        [many] اكتملت نهايتك: بقيت { $steps } خانة لدحلة من دحلات { $name }.
       *[other] اكتملت نهايتك: بقيت { $steps } خانة لدحلة من دحلات { $name }.
    }
board-draw-title = السحب على القيادة
board-draw-again = تعادل: يُعاد السحب
board-draw-leads = القيادة: { $name }
board-draw-first = اللعب أولًا: { $name }
board-choose-other = اختر الدحلة التي تبدّلها بها.
board-marble =
    { $own ->
        [yes] دحلتك رقم { $number }
       *[no] دحلة { $name } رقم { $number }
    }
board-marble-first =
    { $own ->
        [yes] دحلتك رقم { $number }
       *[no] دحلة { $name } رقم { $number }
    }
board-place-ring = الخانة { $cell }
board-place-home = بيتها
board-place-base = الخانة { $cell } من النهاية
board-place-grave = المقبرة
board-standing = { $marble }، في { $place }
board-lying = { $marble }، في المقبرة
board-walks = { $marble }: { $steps } إلى { $place }.
board-drops = تنزيل { $marble } إلى بيتها.
board-swaps = تبديل { $marble } و{ $other }.
board-kills = وتقتل { $marble }.
board-do-drop = نزّل دحلة
board-do-walk = امشِ { $steps }
board-do-steps =
    { $steps ->
        [zero] { $steps } خانة
        [one] خانة واحدة
        [two] خانتان
        [few] { $steps } خانات
        [many] { $steps } خانة
       *[other] { $steps } خانة
    }
board-do-stop = امنع { $name } من اللعب
board-do-throw = ارمِ { $card }
board-do-throw-hand = ارمِ أوراقك كلها
board-do-play = العب
board-back = رجوع
board-teammate = شريك اللعب
board-team = مع { $name }
board-leads = قيادة الجولة
board-is-stopped = منع من اللعب
board-pile = آخر ما لُعب: { $cards }
board-pile-empty = لم تُلعب أي ورقة بعد
board-action = { $card } – { $action }

# في ختام المباراة.
end-next = في المباراة التالية تنتقل القيادة إلى لاعب آخر.
end-home =
    { $count ->
        [zero] لا دحلة في النهاية
        [one] دحلة واحدة في النهاية
        [two] دحلتان في النهاية
        [few] { $count } دحلات في النهاية
        [many] { $count } دحلة في النهاية
       *[other] { $count } دحلة في النهاية
    }

# قوانين جاهزة.
preset-leaflet = ورقة التعليمات
    .about = كما في ورقة التعليمات العربية، دون أي تغيير.
preset-english_leaflet = ورقة التعليمات الإنجليزية
    .about = من لا حركة له يرمي أوراقه كلها وينتظر التوزيعة التالية (J-26).
preset-gulf_apps = كما في تطبيقات الخليج
    .about = للبنت أن تمنع اللاعب التالي (J-7)، والخمسة تحرّك الدحلة من بيتها (J-9)، وباقي السبعة للشريك (J-10)، ومن بعد القائد يلعب أولًا (J-21).
