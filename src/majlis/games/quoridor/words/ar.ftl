event-drawn_to_begin = القرعة: البداية من نصيب { $player_inside }.
event-moved = { $player }: من { $from } إلى { $to }.
event-jumped = { $player }: قفزة من { $from } إلى { $to }.
event-fence =
    { $left ->
        [zero] { $player }: الحاجز الأخير { $fence }.
        [one] { $player }: حاجز { $fence }، والباقي حاجز واحد.
        [two] { $player }: حاجز { $fence }، والباقي حاجزان.
        [few] { $player }: حاجز { $fence }، والباقي { $left } حواجز.
        [many] { $player }: حاجز { $fence }، والباقي { $left } حاجزًا.
       *[other] { $player }: حاجز { $fence }، والباقي { $left } حاجز.
    }
event-passed = { $player }: لا حركة ولا حاجز ممكن، فينتقل الدور.
event-arrived = { $player }: وصول إلى الجهة المقابلة!
event-drawn_by_repetition = تكرر الوضع نفسه للمرة الثالثة: تعادل.
event-drawn_by_length = طالت اللعبة أكثر من اللازم: تعادل.

terminal-fences =
    { $left ->
        [zero] لم يبقَ أي حاجز
        [one] بقي حاجز واحد
        [two] بقي حاجزان
        [few] بقيت { $left } حواجز
        [many] بقي { $left } حاجزًا
       *[other] بقي { $left } حاجز
    }
terminal-turn = اللاعب { $seat }: حرّك بيدقك أو ضع حاجزًا.

# اللوح على الصفحة.
board-board = اللوح
board-keys = الأسهم للتنقل على اللوح، وF لأخذ حاجز، وH وV لإدارته، وEnter للعب، وEscape لاسترجاع الحاجز.
board-your_turn =
    { $left ->
        [0] دورك: حرّك بيدقك.
       *[other] دورك: حرّك بيدقك أو ضع حاجزًا.
    }
board-begins = أُجريت القرعة: البداية من نصيب { $player }.
board-you_begin = أُجريت القرعة: البداية من نصيبك.
board-others_turn = الدور على { $player }.
board-must_pass = لا حركة لك ولا حاجز تضعه، فمرّر دورك.
board-pass = تمرير الدور
board-choose_groove = اختر مكانًا للحاجز بين المربعات.
board-confirm = هل تضع الحاجز على { $fence }؟
board-not_there = لا يمكن وضع الحاجز على { $fence }.
board-lay = ضع الحاجز
board-turn_fence = أدِر الحاجز
board-step_back = استرجع الحاجز
board-rack =
    { $left ->
        [zero] لم يبقَ لك أي حاجز
        [one] حواجزك، بقي واحد
        [two] حواجزك، بقي اثنان
        [few] حواجزك، بقيت { $left }
       *[other] حواجزك، بقي { $left }
    }
board-rack_how = اسحب حاجزًا إلى اللوح، أو اضغط لتختار مكانه
board-fences_left =
    { $left ->
        [zero] لم يبقَ أي حاجز
        [one] بقي حاجز واحد
        [two] بقي حاجزان
        [few] بقيت { $left } حواجز
        [many] بقي { $left } حاجزًا
       *[other] بقي { $left } حاجز
    }
board-ways = أظهر أقصر طريق لكل لاعب
board-ways-brief = الطرق
board-square = { $square }
board-square_open = { $square }، يمكنك الذهاب إليه
board-square_pawn = { $square }، بيدق { $player }
board-slot = الحاجز { $fence }، بين { $near } و{ $far }
board-you_won = وصلت إلى الجهة المقابلة: لقد فزت!
board-won = الفوز من نصيب { $player }: أول الواصلين إلى الجهة المقابلة.
board-team_won = الفوز من نصيب { $player } و{ $partner } معًا.
board-draw = لا فائز: تعادل.

# في ختام المباراة.
end-next = في المباراة التالية تكون البداية للاعب التالي.
end-steps =
    { $steps ->
        [zero] في الجهة المقابلة
        [one] بقيت خطوة واحدة
        [two] بقيت خطوتان
        [few] بقيت { $steps } خطوات
        [many] بقيت { $steps } خطوة
       *[other] بقيت { $steps } خطوة
    }

# قوانين جاهزة.
preset-leaflet = ورقة التعليمات
    .about = كما في ورقة التعليمات، دون أي تغيير.
preset-short = لعبة قصيرة
    .about = لوح من 7 × 7 مربعات و4 حواجز لكل لاعب (Q-3).
preset-host_begins = المقعد الأول يبدأ
    .about = لا قرعة: الحركة الأولى للاعب 1 (Q-3).

# أهم ما في الوضع، لمن يتابع المباراة سماعًا.
event-now_steps =
    { $steps ->
        [0] { $player }: وصول، في { $place }.
       *[other] { $player }: في { $place }، الخطوات الباقية { $steps }.
    }
event-now_fences = { $player }: الحواجز الباقية { $left }.
event-now_laid = الحواجز الموضوعة: { $fences }.
