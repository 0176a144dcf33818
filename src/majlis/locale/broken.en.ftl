# What is wrong with a replay; it follows a colon.
broken-not_a_replay = there is no match of Majlis in it.
broken-other_format = its format is { $format }, and format { $known } is read here.
broken-no_such_ply = it has plies 0 to { $last }, not { $wanted }.
broken-no_such_game = its game is called “{ $game }”, which is not played here.
broken-bad_option = a house rule in it cannot be so: { $option }.
broken-other_version = it was played by version { $version } of the rules, and here it would be version { $known }.
broken-bad_seed = its seed is not 64 hexadecimal digits.
broken-bad_position = it begins at a position that cannot be.
broken-other_beginning = its seed and its house rules lead to another first position.
broken-illegal = ply { $ply }, by player { $seat }, is against the rules. { $why }
broken-other_state = ply { $ply } leads to another position than it says.
broken-other_places = the match ends otherwise than it says.
broken-changed = it was changed or shortened after it was written.
