# تعلّم لعبة بدروس قصيرة على لوحها.
learn-teach = علّمني
learn-teach-game = علّمني { $game }
learn-title = تعلّم { $game }
learn-lead =
    { $count ->
        [zero] لا دروس هنا بعد.
        [one] درس قصير واحد على اللوح نفسه: الحركات كلها بيدك.
        [two] درسان قصيران على اللوح نفسه: الحركات كلها بيدك.
        [few] { $count } دروس قصيرة على اللوح نفسه: الحركات كلها بيدك.
        [many] { $count } درسًا قصيرًا على اللوح نفسه: الحركات كلها بيدك.
       *[other] { $count } درس قصير على اللوح نفسه: الحركات كلها بيدك.
    }
learn-begin = ابدأ
learn-go-on = تابع
learn-again = مرة أخرى
learn-progress = أُنجز { $done } من { $count }
learn-is-done = مُنجَز
learn-lesson = { $number } من { $count }
learn-all = كل الدروس
learn-show = أرني
learn-shown = المطلوب على اللوح: { $action }
learn-restart = من البداية
learn-well = أحسنت!
learn-next = الدرس التالي
learn-play = العب { $game }
learn-none = لا يوجد درس كهذا في { $game }.
learn-cannot = لا يستطيع هذا المتصفح عرض الدروس. كتاب القوانين فيه كل شيء أيضًا.
learn-failed = تعذّر تحميل الدروس.
learn-offer = أول مرة مع { $game }؟ بضعة دروس قصيرة تريك كيف تُلعب.
learn-offer-no = لا، شكرًا
