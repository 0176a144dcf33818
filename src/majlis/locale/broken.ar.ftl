# ما الخطأ في التسجيل؛ يأتي بعد نقطتين.
broken-not_a_replay = ليست فيه مباراة من مجلس.
broken-other_format = صيغته { $format }، والصيغة التي تُقرأ هنا { $known }.
broken-no_such_ply = حركاته من 0 إلى { $last }، وليس بينها { $wanted }.
broken-no_such_game = لعبته «{ $game }»، وهي لا تُلعب هنا.
broken-bad_option = فيه قانون اختياري غير صحيح: { $option }.
broken-other_version = لُعب بالنسخة { $version } من القوانين، والنسخة هنا { $known }.
broken-bad_seed = بذرة التوزيع فيه ليست 64 خانة ست عشرية.
broken-bad_position = يبدأ من وضع لا يمكن أن يكون.
broken-other_beginning = بذرته وقوانينه الاختيارية تؤدي إلى بداية أخرى.
broken-illegal = الحركة رقم { $ply } من اللاعب { $seat } مخالفة للقوانين. { $why }
broken-other_state = الحركة رقم { $ply } تؤدي إلى وضع غير المذكور فيه.
broken-other_places = تنتهي المباراة بغير ما ذُكر فيه.
broken-changed = غُيّر أو اختُصر بعد كتابته.
