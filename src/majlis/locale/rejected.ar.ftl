# What is not done, and why: `rejected-CODE` for every code that a program may meet.
rejected-unreadable = تعذّرت قراءة هذا: { $why }
rejected-old_page = جرى تحديث المجلس بعد تحميل هذه الصفحة. حمّل الصفحة من جديد من فضلك.
rejected-foreign_page = جاء هذا الطلب من صفحة موقع آخر، فلم يُنفَّذ شيء. افتح صفحة هذا المجلس نفسه.
rejected-no_such_path = لا شيء على هذا العنوان.
rejected-no_such_game = لا توجد لعبة باسم «{ $game }»؛ الألعاب هي { $games }.
rejected-no_such_language = لا توجد لغة «{ $lang }»؛ اللغات هي { $langs }.
rejected-wrong_method = لا يمكن فعل ذلك على هذا العنوان؛ الممكن هو { $methods }.
rejected-too_large = هذا أكثر من اللازم: أقصى ما يمكن إرساله هنا { $most } بايت.
rejected-too_slow = لم يصل الطلب كاملًا خلال { $seconds } ث. أرسله من جديد من فضلك.
rejected-not_json = المتوقَّع JSON مع الترويسة «Content-Type: application/json».
rejected-invalid = في هذا الطلب شيء غير صحيح: { $why }
rejected-bad_name = الاسم حرف ظاهر واحد على الأقل و24 على الأكثر.
rejected-mixed_name = حروف الكلمة الواحدة في الاسم من كتابة واحدة. اكتبه من جديد من فضلك، مثل «ليلى» أو «Layla»، أو كليهما وبينهما مسافة.
rejected-bad_option-no-option = ليس في لعبة { $game } قانون اختياري «{ $option }».
rejected-bad_option-bad-value = لا يصحّ «{ $value }» في «{ $option }»؛ القيم الممكنة: { $choices } ({ $rule }).
rejected-bad_option-bad-values = المطلوب في «{ $option }» رقم لكل مقعد وبين الأرقام فاصلة، عدد المقاعد: { $players }، والقيم الممكنة لكل رقم: { $choices } ({ $rule }).
rejected-bad_option-bad-together = لا يصحّ «{ $option }: { $value }» هنا: { $why } ({ $rule }).
rejected-bad_replay = هذا التسجيل غير سليم، فلم يُقبل: { $why }
rejected-too_many = { $seconds ->
    [0] هذا كثير دفعةً واحدة. انتظر لحظة من فضلك.
   *[other] هذا سريع جدًا. حاول مرة أخرى بعد { $seconds } ث.
}
rejected-failed = حدث خطأ هنا، وسُجّل برقم { $number }. لم يتغيّر شيء.
rejected-opening = المجلس يفتح أبوابه الآن. حاول مرة أخرى بعد لحظة.
rejected-no_metrics = تُقرأ القياسات على هذا الجهاز أو بالرمز السرّي.
rejected-bad_option = { $why }
rejected-closing = المجلس على وشك أن يبدأ من جديد؛ حاول بعد لحظة من فضلك.
rejected-not_done = تعذّر حفظ هذا، فلم يحدث شيء. حاول مرة أخرى من فضلك.
rejected-unknown = لم يُعرف بعد هل تم ذلك أم لا. تُعيد الصفحة السؤال من تلقاء نفسها.
rejected-not_read = يتعذّر على المجلس قراءة هذا الآن. حاول بعد لحظة من فضلك.
rejected-not_ready = تعذّر تجهيز هذه اللعبة. حاول لاحقًا من فضلك.
rejected-changed = تغيّرت هذه الطاولة للتو. انظر إليها مرة أخرى من فضلك.
rejected-no_such_table = لا توجد هذه الطاولة.
rejected-no_such_match = لا توجد هذه المباراة.
rejected-match_gone = لا توجد مباراة في هذا العنوان. تُحفظ المباراة بعد نهايتها { $days ->
    [one] يومًا واحدًا
    [two] يومين
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}، ولعلّ هذه كانت منها. وإن كان ملفها محفوظًا عند أحد فيمكن فتحه.
rejected-upload_gone = لم يعد هذا التسجيل محفوظًا هنا. { $days ->
    [0] يمكن فتح ملفه من جديد.
    [one] يُحفظ الملف بعد فتحه يومًا واحدًا، ويمكن فتحه من جديد.
    [two] يُحفظ الملف بعد فتحه يومين، ويمكن فتحه من جديد.
    [few] يُحفظ الملف بعد فتحه { $days } أيام، ويمكن فتحه من جديد.
    [many] يُحفظ الملف بعد فتحه { $days } يومًا، ويمكن فتحه من جديد.
   *[other] يُحفظ الملف بعد فتحه { $days } يوم، ويمكن فتحه من جديد.
}
rejected-uploads_full = لا متّسع هنا لتسجيل آخر الآن، فما أحضره غيرك محفوظ لمدّته (عدد الأيام: { $days }). يمكن إرسال الملف نفسه بدلًا من ذلك.
rejected-uploads_of_network = جاء من شبكتك من التسجيلات ما لم يترك متّسعًا للمزيد، وكلّ منها محفوظ لمدّته (عدد الأيام: { $days }). يمكن إرسال الملف نفسه بدلًا من ذلك.
rejected-no_such_device = لم يعد هذا الجهاز من أجهزتك.
rejected-link_gone = استُعمل هذا الرابط من قبل أو مضى عليه أكثر من { $minutes } دقائق. يمكن إنشاء رابط جديد من الجهاز الذي تلعب عليه.
rejected-devices_full = لك { $most } جهازًا، ولا مكان لغيرها. يلزم إزالة أحدها أولًا.
rejected-no_such_seat = لا يوجد مقعد { $seat }؛ المقاعد من 1 إلى { $last }.
rejected-no_such_ply = يمكن اللعب من الحركات 0 إلى { $last } من هذه المباراة.
rejected-no_such_plies = حركات هذه المباراة من 0 إلى { $last }؛ ويمكن عرض { $most } منها معًا على الأكثر.
rejected-no_such_phrase = لا توجد هذه العبارة.
rejected-seats_do_not_fit = عدد اللاعبين في اللعبة { $players }، لكن عدد المقاعد المختارة { $seats }.
rejected-too_many_tables = يمكن للصفحة أن تتابع من الطاولات { $most } على الأكثر.
rejected-wrong_key = هذه الدعوة ليست لهذه الطاولة، أو حلّت محلّها دعوة جديدة. يُطلب الرابط الساري الآن من صاحب الطاولة.
rejected-begun = بدأت المباراة بالفعل.
rejected-not_begun = لم تبدأ المباراة بعد.
rejected-seat_taken = المقعد { $seat } مشغول.
rejected-full = كل مقاعد هذه الطاولة مشغولة.
rejected-invitation_only = المقاعد الباقية محجوزة لمن معه رابط الدعوة.
rejected-invitation_needed = المقعد { $seat } محجوز لمن دُعي إليه.
rejected-already_seated = لك المقعد { $seat } على هذه الطاولة. لأخذ مقعد آخر اتركه أولًا؛ وأكثر من مقعد يحتاج إلى إذن صاحب الطاولة بمشاركة الشاشة.
rejected-not_your_seat = المقعد { $seat } ليس لك.
rejected-not_seated = هذا لمن يجلسون على هذه الطاولة فقط.
rejected-host_only = هذا لصاحب الطاولة فقط.
rejected-seats_open = ما زالت هناك مقاعد فارغة.
rejected-others_sit_here = هذا ممكن فقط حين لا يلعب معك أشخاص آخرون.
rejected-stale = تقدّمت المباراة في هذه الأثناء، وهذا وضعها الآن.
rejected-paused = المباراة متوقفة مؤقتًا.
rejected-over = انتهت المباراة.
rejected-not_over = لم تنتهِ المباراة بعد.
rejected-still_running = ما زالت هذه المباراة جارية؛ يمكن مشاهدتها بعد أن تنتهي.
rejected-window_open = لا يمكن إيقاف المباراة بينما يختار الجميع.
rejected-already_answered = جوابك محفوظ ولا يمكن تغييره.
rejected-resigned = انسحبت من هذا المقعد، ويكمل فيه لاعب آلي حتى النهاية.
rejected-nothing_to_undo = لم تلعب بعد حركة يمكن التراجع عنها.
rejected-undo_others_acted = لعب غيرك بعد ذلك، فلا يمكن التراجع.
rejected-undo_revealed = سُحب شيء أو كُشف بعد ذلك، فلا يمكن التراجع.
rejected-nothing_asked = لا أحد يطلب التراجع عن حركة.
rejected-nothing_to_do = ليس لديك ما تفعله الآن.
rejected-nothing_said = لا شيء في هذه الرسالة يمكن عرضه.
rejected-old_rules = لُعبت هذه المباراة بنسخة سابقة من القوانين، ولا يمكن متابعتها هنا.
rejected-damaged = ما حُفظ في المجلس تحت الرمز { $id } تالف ولا يمكن عرضه. يجد من يدير المجلس سبب ذلك في سجلّ الخادم.
rejected-no_sharing = لكل شخص مقعد واحد على هذه الطاولة. لإجلاس شخص آخر على شاشتك اطلب من صاحب الطاولة السماح بمشاركة الشاشة.
rejected-removed = طلب منك صاحب الطاولة مغادرتها. يمكنك الجلوس على أي طاولة أخرى، أو يسمح لك صاحبها بالعودة.
rejected-not_removed = لا أحد مُبعَد بهذه العلامة؛ ربما سُمح له بالعودة.
rejected-nobody_watches = لا يرى المباراة هنا إلا الجالسون على الطاولة. يمكنك التفرّج على طاولات أخرى.
rejected-invited_watch = التفرّج هنا للاعبين ومن يدعونه فقط. اطلب رابط الدعوة من أحدهم.
rejected-match_closed = مشاهدة هذه المباراة من جديد متاحة لمن جلسوا على الطاولة ولمن يرسلون إليه رابطها فقط. اطلب الرابط من أحدهم.
rejected-too_many_watch = اكتمل عدد المتفرّجين على هذه الطاولة ({ $most }). حاول لاحقًا من فضلك.
rejected-nobody_talks = لا دردشة على هذه الطاولة؛ وتغيير ذلك لصاحب الطاولة.
rejected-players_talk = الدردشة هنا للجالسين على الطاولة فقط؛ وتغيير ذلك لصاحب الطاولة.
rejected-too_many_lines = للمتفرّجين بضع رسائل في الدقيقة. انتظر { $seconds } ث من فضلك.
rejected-too_many_reports = أرسلت بلاغات كثيرة للتو. حاول لاحقًا من فضلك.
rejected-report_oneself = لا يمكن للمرء أن يبلّغ عن نفسه.
rejected-report_from_table = الإبلاغ عمّا يجري على الطاولة لمن هو عندها فقط.
rejected-no_such_line = لم تعد هذه الرسالة موجودة.
rejected-no_such_person = لا يوجد هذا الشخص على هذه الطاولة.
rejected-name_mixed = في كلمة واحدة من «{ $name }» حروف من أكثر من كتابة. اختر اسمًا آخر من الإعدادات من فضلك.
rejected-name_alike = على هذه الطاولة من اسمه «{ $name }»، والاسمان متشابهان. اختر اسمًا آخر من الإعدادات ثم حاول مرة أخرى.
