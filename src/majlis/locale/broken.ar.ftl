# ما الخطأ في التسجيل؛ يأتي بعد نقطتين.
broken-not_a_replay = ليس فيه مباراة من مجلس.
broken-other_format = صيغته { $format }، والصيغة التي تُقرأ هنا { $known }.
broken-no_such_ply = حركاته من 0 إلى { $last }، وليس بينها { $wanted }.
broken-no_such_game = لعبته اسمها «{ $game }»، وهي لا تُلعب هنا.
broken-bad_option = فيه قانون بيتي لا يصح هكذا: { $option }.
broken-other_version = لُعب بالنسخة { $version } من القواعد، والنسخة هنا { $known }.
broken-bad_seed = بذرة التوزيع فيه ليست 64 خانة ست عشرية.
broken-bad_position = يبدأ من وضعية لا يمكن أن تكون.
broken-other_beginning = بذرته وقوانينه البيتية تؤدي إلى بداية أخرى.
broken-illegal = الحركة رقم { $ply }، للاعب { $seat }، مخالفة للقواعد. { $why }
broken-other_state = الحركة رقم { $ply } تؤدي إلى وضعية غير المذكورة فيه.
broken-other_places = تنتهي المباراة بغير ما ذُكر فيه.
broken-changed = غُيّر أو اختُصر بعد كتابته.
