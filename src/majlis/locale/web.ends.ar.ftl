# ختام الدورة والمباراة.
pause-go-on = التوزيع التالي
pause-by-itself = يُستأنف اللعب بعد لحظات. المس هنا للانتظار.
pause-waits = على مهلك.
pause-standing = الترتيب الآن
pause-counted = حتى الآن
over-standing = المراكز
over-counted = في الختام
over-wants = مباراة أخرى؟ الدعوة من: { $names }.
over-join = نعم، مباراة أخرى
over-waiting-for = بانتظار: { $names } …
over-draw = تعادل: لا فائز.

# التلميحات على اللوح.
hint-part = انظر إلى هذا الجزء من الطاولة.
hint-group = انظر هنا: { $group }
hint-piece = لاعب آلي قوي يلعب بما يلي: { $piece }
hint-more = المزيد
hint-there =
    { $count ->
        [zero] لا تلميح الآن.
        [one] على اللوح تلميح واحد.
        [two] على اللوح تلميحان.
        [few] على اللوح { $count } تلميحات.
        [many] على اللوح { $count } تلميحًا.
       *[other] على اللوح { $count } تلميح.
    }

# النداء إلى الطاولة.
settings-vibration = اهتزاز عند حلول دورك
settings-vibration-on = مفعّل
settings-vibration-off = مُطفأ
settings-notices = إشعار عند حلول دورك والصفحة في الخلفية
settings-notices-on = مفعّل
settings-notices-off = مُطفأ
settings-notices-denied = المتصفح لا يسمح بالإشعارات هنا، ويمكن تغيير ذلك من إعداداته.
