# أسباب رفض الحركة؛ ويظهر رقم القاعدة بجانبها.
reason-over = انتهت اللعبة.
reason-not_your_turn = ليس دورك.
reason-no_such_action = لا توجد حركة كهذه.
reason-no_such_colour = لا أحد على هذه الطاولة يلعب بهذا اللون.
reason-not_in_hand = هذه الورقة ليست في يدك.
reason-stopped = أنت موقوف: ارمِ ورقة واحدة تختارها.
reason-must_play = لديك ورقة يمكن لعبها، فلا يجوز أن ترمي.
reason-throw_the_hand = على هذه الطاولة من لا حركة له يرمي يده كلها.
reason-throw_one_card = على هذه الطاولة من لا حركة له يرمي ورقة واحدة لا يده كلها.
reason-queen_only_moves = على هذه الطاولة تمشي الملكة 12 فقط ولا توقف أحدًا.
reason-no_own_marble = على هذه الطاولة يجب أن تكون إحدى دحلتي التبديل لك.
reason-too_many_parts = على هذه الطاولة تُقسم السبعة بين دحلتين على الأكثر.
reason-locked_out = كل دحلات اللون الذي تلعب به في المقبرة: لا يمكنك إلا التنزيل.
reason-nobody_to_stop = لا ورق في يد اللاعب التالي، فلا أحد توقفه.
reason-none_to_drop = لا دحلة في المقبرة لتنزيلها.
reason-home_taken = في البيت دحلة من هذا اللون.
reason-in_graveyard = هذه الدحلة في المقبرة، ولا تخرج منها إلا بالتنزيل.
reason-killed_before = جزء سابق من السبعة يقتل هذه الدحلة.
reason-base_filled_before = جزء سابق يكمل النهاية، ويجب أن يكون هو الأخير.
reason-not_back_out = الأربعة تحرك الدحلات التي على الحلبة فقط، لا التي في النهاية.
reason-five_in_base = الخمسة تحرك الدحلات التي على الحلبة فقط، لا التي في النهاية.
reason-immune = لا تحرك الخمسة دحلة لاعب آخر تقف في بيتها.
reason-leaves_mouth = على هذه الطاولة لا تُخرج الخمسة دحلة الخصم من مدخلها إلى الأمام.
reason-overshoot = يجب أن يكون العدّ مضبوطًا: هذا يتجاوز آخر النهاية.
reason-base_blocked = في النهاية دحلة تسد الطريق.
reason-passes_own = لا تتخطى الدحلة دحلة من لونها.
reason-too_many_passed = لا تتخطى الدحلة إلا دحلة واحدة.
reason-passes_pair = لا يجوز تخطي دحلتين متجاورتين.
reason-lands_on_own = على هذه الطاولة لا تنزل الدحلة على دحلة من لونها.
reason-protected = الدحلة الواقفة في بيتها تحمي خانتها: لا أحد يتخطاها أو ينزل عليها.
reason-king_spares_own = على هذه الطاولة لا يمر الملك على دحلة من لونه.
reason-same_colour = التبديل يحتاج إلى دحلتين من لونين مختلفين.
reason-not_on_ring = يجب أن تكون دحلتا التبديل على الحلبة.
reason-on_own_home = الدحلة الواقفة في بيتها لا تُبدَّل.
reason-own_marble_first = التبديل بدحلة لك يُكتب بها أولًا، مثل J m1 s2.m3.

refused-each_block_needs_six = لا تُزال أوراق إلا مع ستة لاعبين

event-dropped = يلعب اللاعب { $seat } ورقة { $card }: تنزل { $marble } في { $to }.
event-moved = يلعب اللاعب { $seat } ورقة { $card }: تمشي { $marble } من { $from } إلى { $to }.
event-entered = دخلت { $marble } النهاية في { $to }.
event-killed = قُتلت { $marble } في { $at } وعادت إلى مقبرتها.
event-swapped = يلعب اللاعب { $seat } ورقة { $card }: تنتقل { $marble } إلى { $to } و{ $other } إلى { $other_to }.
event-stopped = يلعب اللاعب { $seat } ورقة { $card } ويوقف اللاعب { $target }.
event-lost_card = يخسر اللاعب { $seat } ورقة عشوائية: { $card }.
event-paid_stop = اللاعب { $seat } موقوف ويرمي { $card }.
event-threw = لا حركة للاعب { $seat } فيرمي { $card }.
event-threw_hand =
    { $count ->
        [one] لا حركة للاعب { $seat } فيرمي ورقته الأخيرة: { $cards }.
        [two] لا حركة للاعب { $seat } فيرمي ورقتيه: { $cards }.
       *[other] لا حركة للاعب { $seat } فيرمي يده كلها: { $cards }.
    }
event-finished = دخلت دحلات اللاعب { $seat } الأربع كلها.
event-won = فاز اللاعب { $seat }.
event-team_won = فاز اللاعبان { $seat } و{ $target }.
event-drawn =
    { $plays ->
        [zero] لم يفز أحد: تعادل.
        [one] بعد حركة واحدة لم يفز أحد: تعادل.
        [two] بعد حركتين لم يفز أحد: تعادل.
        [few] بعد { $plays } حركات لم يفز أحد: تعادل.
        [many] بعد { $plays } حركة لم يفز أحد: تعادل.
       *[other] بعد { $plays } حركة لم يفز أحد: تعادل.
    }
event-new_leader = يُخلط الورق كله، ويقود اللاعب { $seat } الجولة { $block }.
event-dealt =
    { $count ->
        [zero] لا توزيع. يبدأ اللاعب { $seat }.
        [one] لكل لاعب ورقة واحدة. يبدأ اللاعب { $seat }.
        [two] لكل لاعب ورقتان. يبدأ اللاعب { $seat }.
        [few] لكل لاعب { $count } أوراق. يبدأ اللاعب { $seat }.
        [many] لكل لاعب { $count } ورقة. يبدأ اللاعب { $seat }.
       *[other] لكل لاعب { $count } ورقة. يبدأ اللاعب { $seat }.
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
terminal-lacks = ليس معه { $cards }
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
terminal-turn = اللاعب { $seat }: العب ورقة، أو ارمِ إن لم يمكنك اللعب.
terminal-owes = اللاعب { $seat } موقوف: ارمِ ورقة واحدة.
terminal-over = انتهت اللعبة.
terminal-legend = ⌂ البيت   » مدخل النهاية
