# מה לא תקין בהקלטה; בא אחרי נקודתיים.
broken-not_a_replay = אין כאן משחק של מג'לס.
broken-other_format = תבנית ההקלטה היא { $format }, וכאן קוראים את תבנית { $known }.
broken-no_such_ply = בהקלטה יש מהלכים 0 עד { $last }, ולא { $wanted }.
broken-no_such_game = המשחק נקרא "{ $game }", ואותו לא משחקים כאן.
broken-bad_option = אחד מחוקי הבית לא יכול להיות כך: { $option }.
broken-other_version = המשחק שוחק לפי גרסה { $version } של הכללים, וכאן הגרסה היא { $known }.
broken-bad_seed = זרע החלוקה אינו 64 ספרות הקסדצימליות.
broken-bad_position = המשחק מתחיל במצב שלא יכול להיות.
broken-other_beginning = הזרע וחוקי הבית מובילים למצב פתיחה אחר.
broken-illegal = מהלך { $ply }, של שחקן { $seat }, מנוגד לכללים. { $why }
broken-other_state = מהלך { $ply } מוביל למצב אחר מהכתוב.
broken-other_places = המשחק מסתיים אחרת מהכתוב.
broken-changed = ההקלטה שונתה או קוצרה אחרי שנכתבה.
