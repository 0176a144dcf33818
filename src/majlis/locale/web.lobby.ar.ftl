# دعوة إلى طاولة، أو زيارة.
invite-title = دعوة من { $host } إلى { $game }
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

# اللعب مع أي لاعب.
anyone-play = العب مع أي لاعب الآن
anyone-title = العب مع أي لاعب الآن
anyone-lead = تجلس مع من يريد اللعبة نفسها الآن، بالقوانين المعتادة، ودقيقة لكل حركة.
anyone-game = أي لعبة؟
anyone-players = كم لاعبًا على الطاولة؟
anyone-bots = وإن لم يأتِ أحد؟
anyone-bots-yes = لاعبون آليون يملؤون المقاعد
anyone-bots-no = أنتظر لاعبين
anyone-seek = ابحث عن لاعبين
seek-title = نبحث عن لاعبين …
seek-table = { $game }: حضر { $count } من { $all }.
seek-bots =
    { $seconds ->
        [zero] يجلس اللاعبون الآليون الآن …
        [one] بعد ثانية واحدة يملأ لاعبون آليون المقاعد الفارغة.
        [two] بعد ثانيتين يملأ لاعبون آليون المقاعد الفارغة.
        [few] بعد { $seconds } ثوانٍ يملأ لاعبون آليون المقاعد الفارغة.
        [many] بعد { $seconds } ثانية يملأ لاعبون آليون المقاعد الفارغة.
       *[other] بعد { $seconds } ثانية يملأ لاعبون آليون المقاعد الفارغة.
    }
seek-people = بانتظار لاعبين؛ تبدأ المباراة حين تمتلئ المقاعد كلها.
seek-against = بانتظار لاعبين، حسب رغبة: { $names }.
seek-free = نبحث …
seek-begins = حضر الجميع، ونبدأ …
seek-stop = أوقف البحث
seek-again = تُرك مقعدك أثناء غيابك.
seek-rules = القوانين المعتادة، ودقيقة لكل حركة. تبدأ المباراة وحدها.
playing-now = تُلعب الآن
playing-ply =
    { $count ->
        [zero] بدأت الآن
        [one] حركة واحدة
        [two] حركتان
        [few] { $count } حركات
        [many] { $count } حركة
       *[other] { $count } حركة
    }
playing-quick = مباراة سريعة
