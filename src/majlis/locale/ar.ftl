refusal-not_understood = «{ $text }» ليست حركة في هذه اللعبة. يمكنك مثلاً أن تلعب: { $legal }.
refusal-not_understood_now = «{ $text }» ليست حركة في هذه اللعبة، وليس دورك الآن.
refusal-no_such_seat = لا يوجد مقعد { $seat }؛ المقاعد من 0 إلى { $last }.
refusal-nothing_to_undo = لم يُلعب شيء بعد، فلا شيء للتراجع عنه.
