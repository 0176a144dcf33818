# What the house does not do, and why.
house-unreadable = تعذّرت قراءة هذه الرسالة: { $why }
house-too_many = هذا كثير دفعةً واحدة. انتظر لحظة من فضلك.
house-closing = المجلس على وشك أن يبدأ من جديد؛ حاول بعد لحظة من فضلك.
house-not_done = تعذّر حفظ هذا، فلم يحدث شيء. حاول مرة أخرى من فضلك.
house-unknown = لم يُعرف بعد هل تم ذلك أم لا. تُعيد الصفحة السؤال من تلقاء نفسها.
house-not_read = يتعذّر على المجلس قراءة هذا الآن. حاول بعد لحظة من فضلك.
house-not_ready = تعذّر تجهيز هذه اللعبة. حاول لاحقًا من فضلك.
house-changed = تغيّرت هذه الطاولة للتو. انظر إليها مرة أخرى من فضلك.
house-no_such_game = لا توجد لعبة «{ $game }» في هذا المجلس.
house-no_such_table = لا توجد هذه الطاولة.
house-no_such_match = لا توجد هذه المباراة.
house-match_gone = لا توجد مباراة في هذا العنوان. تُحفظ المباراة بعد نهايتها { $days ->
    [one] يومًا واحدًا
    [two] يومين
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}، ولعلّ هذه كانت منها. وإن كان ملفها محفوظًا عند أحد فيمكن فتحه.
house-upload_gone = لم يعد هذا التسجيل محفوظًا هنا. { $days ->
    [0] يمكن فتح ملفه من جديد.
    [one] يُحفظ الملف بعد فتحه يومًا واحدًا، ويمكن فتحه من جديد.
    [two] يُحفظ الملف بعد فتحه يومين، ويمكن فتحه من جديد.
    [few] يُحفظ الملف بعد فتحه { $days } أيام، ويمكن فتحه من جديد.
    [many] يُحفظ الملف بعد فتحه { $days } يومًا، ويمكن فتحه من جديد.
   *[other] يُحفظ الملف بعد فتحه { $days } يوم، ويمكن فتحه من جديد.
}
house-uploads_full = هذا التسجيل أكبر مما يتّسع له هذا المجلس.
house-no_such_seat = لا يوجد مقعد { $seat }؛ المقاعد من 1 إلى { $last }.
house-no_such_ply = يمكن اللعب من الحركات 0 إلى { $last } من هذه المباراة.
house-no_such_plies = حركات هذه المباراة من 0 إلى { $last }؛ ويمكن عرض { $most } منها معًا على الأكثر.
house-no_such_phrase = لا توجد هذه العبارة.
house-seats_do_not_fit = عدد اللاعبين في اللعبة { $players }، لكن عدد المقاعد المختارة { $seats }.
house-too_many_tables = يمكن للصفحة أن تتابع من الطاولات { $most } على الأكثر.
house-wrong_key = هذه الدعوة ليست لهذه الطاولة.
house-begun = بدأت المباراة بالفعل.
house-not_begun = لم تبدأ المباراة بعد.
house-seat_taken = المقعد { $seat } مشغول.
house-full = كل مقاعد هذه الطاولة مشغولة.
house-invitation_only = المقاعد الباقية محجوزة لمن معه رابط الدعوة.
house-invitation_needed = المقعد { $seat } محجوز لمن دُعي إليه.
house-already_seated = مكانك محفوظ على هذه الطاولة.
house-not_your_seat = المقعد { $seat } ليس لك.
house-not_seated = هذا لمن يجلسون على هذه الطاولة فقط.
house-host_only = هذا لصاحب الطاولة فقط.
house-seats_open = ما زالت هناك مقاعد فارغة.
house-others_sit_here = هذا ممكن فقط حين لا يلعب معك أشخاص آخرون.
house-stale = تقدّمت المباراة في هذه الأثناء، وهذا وضعها الآن.
house-paused = المباراة متوقفة مؤقتًا.
house-over = انتهت المباراة.
house-not_over = لم تنتهِ المباراة بعد.
house-still_running = ما زالت هذه المباراة جارية؛ يمكن مشاهدتها بعد أن تنتهي.
house-window_open = لا يمكن إيقاف المباراة بينما يختار الجميع.
house-already_answered = جوابك محفوظ ولا يمكن تغييره.
house-resigned = انسحبت من هذا المقعد، ويكمل فيه لاعب آلي حتى النهاية.
house-nothing_to_undo = لم تلعب بعد حركة يمكن التراجع عنها.
house-undo_others_acted = لعب غيرك بعد ذلك، فلا يمكن التراجع.
house-undo_revealed = سُحب شيء أو كُشف بعد ذلك، فلا يمكن التراجع.
house-nothing_asked = لا أحد يطلب التراجع عن حركة.
house-nothing_to_do = ليس لديك ما تفعله الآن.
house-nothing_said = لا شيء في هذه الرسالة يمكن عرضه.
house-old_rules = لُعبت هذه المباراة بنسخة سابقة من القوانين، ولا يمكن متابعتها هنا.
