# Learning a game by short lessons on its board.
learn-teach = Teach me
learn-teach-game = Teach me { $game }
learn-title = Learn { $game }
learn-lead =
    { $count ->
        [one] One short lesson on the real board: you do the moves yourself.
       *[other] { $count } short lessons on the real board: you do the moves yourself.
    }
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-progress = { $done } of { $count } done
learn-is-done = done
learn-lesson = { $number } of { $count }
learn-all = All lessons
learn-show = Show me
learn-shown = Shown on the board: { $action }
learn-restart = From the start
learn-well = Well done!
learn-next = Next lesson
learn-play = Play { $game }
learn-none = There is no such lesson of { $game }.
learn-cannot = This browser cannot play the lessons. The rulebook says it all, too.
learn-failed = The lessons could not be loaded.
learn-offer = New to { $game }? A few short lessons show you how it is played.
learn-offer-no = No, thanks
