refusal-not_understood = „{ $text }” אינו מהלך במשחק הזה. אפשר לשחק למשל: { $legal }.
refusal-not_understood_now = „{ $text }” אינו מהלך במשחק הזה, וגם לא תורך עכשיו.
refusal-no_such_seat = אין מושב { $seat }; המושבים הם 0 עד { $last }.
refusal-nothing_to_undo = עוד לא שוחק דבר, ולכן אין מה להחזיר.
