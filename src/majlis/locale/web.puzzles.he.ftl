# חידות: מצבים שבהם מהלך אחד טוב בבירור מכל האחרים.
puzzle-title = חידות
puzzle-one = חידה
puzzle-lead = בכל אחד מהמצבים האלה יש מהלך אחד שטוב בבירור מכל האחרים, לפי מה שהשחקן יודע. בכל יום יש חידה חדשה לכל משחק.
puzzle-of = חידה: { $game }
puzzle-all = כל החידות
puzzle-daily = החידה היומית
puzzle-daily-game = החידה היומית: { $game }
puzzle-daily-solved = נפתרה היום
puzzle-streak =
    { $count ->
        [0] פותרים חידה יומית, והרצף מתחיל.
        [one] חידות יומיות: יום אחד ברצף
        [two] חידות יומיות: יומיים ברצף
       *[other] חידות יומיות: { $count } ימים ברצף
    }
puzzle-longest =
    { $count ->
        [one] הרצף הארוך ביותר: יום אחד
        [two] הרצף הארוך ביותר: יומיים
       *[other] הרצף הארוך ביותר: { $count } ימים
    }
puzzle-grade-2 = קל
puzzle-grade-3 = בינוני
puzzle-grade-4 = קשה
puzzle-grade-5 = קשה מאוד
puzzle-solved = נפתרו { $solved } מתוך { $count }
puzzle-task = התור שלך: מהלך אחד טוב בבירור מכל האחרים. איזה?
puzzle-found-by = בוטים מוצאים אותו מרמה "{ $level }" ומעלה.
puzzle-wrong = { $action }: לא המהלך הטוב ביותר. הוא עולה { $loss } נקודות אחוז מהסיכוי לנצח.
puzzle-lucky = עם הקלפים כמו שהם כאן זה מנצח, אבל לפי מה שידוע זה מוריד את הסיכוי.
puzzle-unlucky = עם הקלפים כמו שהם כאן זה לא מנצח, אבל לפי מה שידוע זה עדיין הטוב ביותר.
puzzle-show = להציג את הפתרון
puzzle-right = נכון!
puzzle-best = הטוב ביותר: { $action }. הסיכוי לנצח אחריו: { $chance }.
puzzle-equal = טוב באותה מידה: { $actions }
puzzle-margin = כל מהלך אחר עולה { $margin } נקודות אחוז או יותר (עם סטייה של עד { $noise }).
puzzle-margin-engine = כל מהלך אחר עולה { $margin } נקודות אחוז או יותר, לפי בוט חזק שמחשב קדימה.
puzzle-otherwise = לראות איך זה נמשך:
puzzle-loss = {"\u2066"}−{ $loss }{"\u2069"} נקודות
puzzle-is-best = הטוב ביותר
puzzle-next = החידה הבאה
puzzle-none = אין חידה כזאת ב־{ $game }.
puzzle-cannot = בדפדפן הזה אי אפשר לשחק את החידות.
puzzle-failed = החידות לא נטענו.
