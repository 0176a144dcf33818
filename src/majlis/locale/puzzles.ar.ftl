# ألغاز في الطرفية.
cli-puzzle-making = البحث عن ألغاز
cli-puzzle-made = { $game }: عدد الألغاز { $count }، من { $matches } مباراة.
cli-puzzle-checked = { $game }: عدد الألغاز السليمة { $count }؛ أُعيد الحكم على { $judged } منها.
cli-puzzle-title = { $game }: اللغز { $id }
cli-puzzle-task = الدور هنا: حركة واحدة هي الأفضل بوضوح. يجدها الحاسوب من المستوى { $level } فما فوق.
cli-puzzle-legal = المسموح: { $actions }
cli-puzzle-ask = حركتك (اتركها فارغة لعرض الحل)
cli-puzzle-right = صحيح!
cli-puzzle-wrong = ليست { $action }: تضيع بها { $loss } نقطة مئوية من فرصة الفوز.
cli-puzzle-best = الأفضل { $action }: فرصة الفوز { $chance } %، بحسب ما يعرفه اللاعب.
cli-puzzle-equal = مثلها في الجودة: { $actions }
cli-puzzle-margin = كل ما عداها أسوأ بـ { $margin } نقطة مئوية على الأقل (بدقة { $noise } تقريبًا).
cli-puzzle-margin-by-engine = كل ما عداها أسوأ بـ { $margin } نقطة مئوية على الأقل، بحسب بحث ينظر بعيدًا.
cli-puzzle-none = لا توجد ألغاز للعبة { $game } بعد.
cli-puzzle-unknown = ليس في { $game } لغز { $id }.
cli-puzzle-no-level = ليس في { $game } لغز من المستوى { $level }.
