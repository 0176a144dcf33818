# סימולציות: מה נמדד.
lab-measure-plays = מהלכים במשחק
    .about = כל פעולה של מישהו נספרת כמהלך אחד.
lab-measure-minutes = דקות
    .about = הערכה לזמן של בני אדם: { $handling } שניות למהלך, ועוד { $doubling } על כל הכפלה של מספר האפשרויות.
lab-measure-choices = אפשרויות לבחירה
    .about = כמה פעולות מותרות יש במהלך, בממוצע.
lab-measure-forced = מהלכים בלי ברירה
    .about = חלקם של המהלכים שבהם מותרת רק פעולה אחת.
lab-measure-first_player = ניצחונות של מי שמתחיל
    .about = שוויון הוא { $even } %.
lab-measure-better_wins = הבוט הטוב יותר מסיים לפני האחר
    .about = { $bot } נגד { $rival } באותן חלוקות. 50 % הם מזל בלבד, 100 % הם יכולת בלבד.
lab-measure-comebacks = מהפכים
    .about = באמצע המשחק ההערכה הייתה שהמנצח מפגר.
lab-measure-rescues = הצלות ברגע האחרון
    .about = בשלב כלשהו ההערכה הייתה שהמנצח כמעט אבוד.
lab-measure-draws = תיקו
    .about = משחקים שבהם המקום הראשון משותף.

# סימולציות: כמה שונים שני חוקי בית.
lab-size-slight = זניחה
lab-size-small = קטנה
lab-size-medium = בינונית
lab-size-large = גדולה
lab-unseen = לא נראתה
lab-column-measure = מה נמדד
lab-column-difference = הפרש (95 %)
lab-column-effect = השפעה
lab-column-seat = מושב
lab-column-rule = כלל
lab-column-refusal = מה הכלל אומר
lab-usual = הכללים הרגילים
lab-title = { $game }: מה חוקי הבית משנים
lab-title-one = { $game }: איך זה משוחק
lab-summary = משחקים בכל אחד: { $matches }. בוטים: { $bot }. שחקנים: { $players }.
lab-summary-one = משחקים: { $matches }. בוטים: { $bot }. שחקנים: { $players }.
lab-lengths = אורך המשחקים
lab-lengths-axis = מהלכים
lab-seats = ניצחונות לפי מושב
lab-seats-even = שוויון
lab-refusals = כמה פעמים כלל אוסר משהו
lab-refusals-about = חלקן של העמדות שבהן הכלל מונע לפחות פעולה אחת.
lab-events = מה קורה במשחק וכמה פעמים
lab-events-about = נספר ב־{ $matches } משחקים בכל אחד.
lab-events-about-one = נספר ב־{ $matches } משחקים.
lab-differences = מה משתנה
lab-differences-about = בכמה הראשון גדול מהשני, ביחידות של ההבדל בין משחק למשחק. פס שאינו נוגע בקו האמצע כמעט בוודאות אינו מקרי.
lab-how = איך לקרוא את הדף
lab-how-intervals = אחרי כל מספר מופיע הטווח שבו נמצא הערך האמיתי ב־95 מתוך 100 פעמים. מתוך עשרים השוואות אחת תיראה כמו הבדל שאינו קיים.
lab-how-sizes = השפעה נקראת קטנה מ־0.2, בינונית מ־0.5 וגדולה מ־0.8 (d של כהן לממוצעים, h לשיעורים). בהשפעה קטנה מזו איש לא היה מבחין ליד השולחן.
lab-how-bots = כאן משחקים בוטים ולא בני אדם: הם לא מתעייפים, לא מדברים ולא מבלפים. מה שכלל משנה אצלם הוא משנה ככל הנראה גם אצל בני אדם, גם אם לא באותה מידה.
lab-how-again = אותו דבר שוב

# סימולציות בשורת הפקודה.
lab-simulating = מריצים סימולציה
lab-counting-events = סופרים מה קורה
lab-stopped = הופסק אחרי { $played } מתוך { $total } משחקים. שום דבר לא אבד: אותה פקודה ממשיכה מכאן.
lab-too-early = עוד אי אפשר לומר דבר.
lab-writing-matches = כותבים משחקים
lab-exported = { $matches ->
    [one] משחק אחד נכתב אל { $file }.
    [two] שני משחקים נכתבו אל { $file }.
   *[other] { $matches } משחקים נכתבו אל { $file }.
}
lab-export-none = אין משחקים שהסתיימו לכתוב.
lab-export-left-out = { $matches ->
    [one] משחק אחד הושמט: { $why }
    [two] שני משחקים הושמטו: { $why }
   *[other] { $matches } משחקים הושמטו: { $why }
}
lab-export-old-rules = שוחק לפי כללים קודמים.
lab-export-birthdays = הוא היה מגלה ימי הולדת של אנשים.
lab-export-unreadable = אי אפשר לשחק אותו שוב לפי הרישום.

# Training of networks: on the command line.
lab-train-none = אין רשת למשחק { $game }; יש אחת ל-quoridor, לשני שחקנים.
lab-train-playing = דור { $generation }: משחקים
lab-train-learning = דור { $generation }: לומדים
lab-train-comparing = דור { $generation }: משווים
lab-train-passed = דור { $generation } עבר: { $score } % ({ $low }–{ $high }) מתוך { $matches } משחקים נגד דור { $against }; הפסד לוגריתמי { $before } ← { $after }, מתוך { $positions } עמדות.
lab-train-failed = דור { $generation } לא עבר: { $score } % ({ $low }–{ $high }) מתוך { $matches } משחקים נגד דור { $against }; הפסד לוגריתמי { $before } ← { $after }, מתוך { $positions } עמדות.
lab-train-kept = { $generation ->
    [0] אף דור לא עבר; האימון נשמר ב-{ $folder }.
   *[other] הטוב ביותר הוא דור { $generation }; האימון נשמר ב-{ $folder }.
}
