# دعوة إلى طاولة، أو زيارة.
invite-title = دعوة من { $host } إلى { $game }
invite-title-nobody = دعوة إلى { $game }
invite-taken =
    { $count ->
        [0] الطاولة فارغة، وعدد مقاعدها { $all }.
       *[other] المقاعد المشغولة: { $count } من { $all }.
    }
invite-name = اسمك على الطاولة
invite-sit = اجلس
invite-sitting = لحظة، نجهّز مقعدك …
invite-full = كل المقاعد مشغولة
invite-full-text = ابقَ وتفرّج، أو افتح طاولة مثلها وادعُ غيرهم.
invite-kept = المقاعد الفارغة محجوزة
invite-kept-text = هي لمن معه رابط الدعوة. اطلب الرابط، أو ابقَ وتفرّج، أو افتح طاولة مثلها.
invite-chat = دردشة أثناء الانتظار
invite-like = طاولة مثل هذه
late-playing = بدأت المباراة
late-playing-text = { $game } تُلعب الآن: { $names }. تفرّج عليهم، أو افتح طاولة مثل هذه.
late-over = انتهت هذه المباراة
late-over-text = { $game }، وعلى الطاولة: { $names }. شاهدها من جديد، أو افتح طاولة مثل هذه.
late-watch = تفرّج
late-gone = لم تعد هذه الطاولة موجودة
late-gone-text = لم يعد أحد يجلس إليها، أو سقط من الرابط حرف. وفي طاولة أخرى متّسع دائمًا.

# نداء إلى طاولة أخرى.
call-title = نداء من طاولة أخرى
call-rematch = مباراة أخرى في { $game }؟ الدعوة من { $names }.
call-next = بدأت المباراة التالية في { $game }، ومقعدك محفوظ.
call-turn = { $game }: حان دورك.
call-join = انضمام
call-go = اذهب إليها
call-no = ليس الآن
over-passed = ليس الآن: { $names }.
over-rematch-bots = مباراة أخرى مع لاعبين آليين
