refusal-not_understood = “{ $text }” is not an action of this game. You may play, for example: { $legal }.
refusal-not_understood_now = “{ $text }” is not an action of this game, and it is not your turn to act.
refusal-no_such_seat = There is no seat { $seat }; the seats are 0 to { $last }.
refusal-nothing_to_undo = Nothing has been played yet, so there is nothing to take back.
