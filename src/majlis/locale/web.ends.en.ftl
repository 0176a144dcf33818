# The end of a round, and of the match.
pause-go-on = Next deal
pause-by-itself = Goes on by itself. Touch here to wait.
pause-waits = Take your time.
pause-standing = How it stands
pause-counted = So far
over-standing = The places
over-counted = At the end
over-wants = Another match? Asked for by { $names }.
over-join = Join in
over-waiting-for = Waiting for { $names } …
over-draw = A draw: nobody has won.

# Hints on the board.
hint-part = Look at this part of the table.
hint-group = Look here: { $group }
hint-piece = A strong bot would use this: { $piece }
hint-more = More
hint-there =
    { $count ->
        [one] A hint is shown on the board.
       *[other] { $count } hints are shown on the board.
    }

# Calling a player to the table.
settings-vibration = Vibration when it is your turn
settings-vibration-on = On
settings-vibration-off = Off
settings-notices = Notification when it is your turn and you are elsewhere
settings-notices-on = On
settings-notices-off = Off
settings-notices-denied = The browser does not allow notifications here; you can change that in its settings.
