# חידות במסוף.
cli-puzzle-making = מחפשים חידות
cli-puzzle-made = { $game }: מספר החידות { $count }, מתוך { $matches } משחקים.
cli-puzzle-checked = { $game }: מספר החידות התקינות { $count }; { $judged } נבדקו מחדש.
cli-puzzle-title = { $game }: חידה { $id }
cli-puzzle-task = התור כאן: מהלך אחד טוב בבירור מכל האחרים. בוטים מוצאים אותו מרמה { $level } ומעלה.
cli-puzzle-legal = מותר: { $actions }
cli-puzzle-ask = המהלך שלך (ריק: להציג את הפתרון)
cli-puzzle-right = נכון!
cli-puzzle-wrong = לא { $action }: הולכות לאיבוד { $loss } נקודות אחוז מהסיכוי לנצח.
cli-puzzle-best = הטוב ביותר: { $action }. סיכוי לנצח { $chance } %, לפי מה שהשחקן יודע.
cli-puzzle-equal = טובים באותה מידה: { $actions }
cli-puzzle-margin = כל השאר גרועים לפחות ב־{ $margin } נקודות אחוז (בדיוק של { $noise } בערך).
cli-puzzle-margin-by-engine = כל השאר גרועים לפחות ב־{ $margin } נקודות אחוז, לפי חיפוש שמסתכל רחוק.
cli-puzzle-none = עדיין אין חידות ל{ $game }.
cli-puzzle-unknown = אין ב{ $game } חידה { $id }.
cli-puzzle-no-level = אין ב{ $game } חידה ברמה { $level }.
