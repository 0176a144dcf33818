# Guests who have chosen no name.
guest-name = Guest { $number }

# What is wrong with a request.
wrong-unreadable = This could not be read: { $why }
wrong-foreign_page = This was asked by a page of another site, so nothing was done. Open this house's own page.
wrong-no_such_path = There is nothing at this address.
wrong-no_such_game = There is no game “{ $game }”; there are { $games }.
wrong-no_such_language = There is no language “{ $lang }”; there are { $langs }.
wrong-wrong_method = That cannot be done at this address; possible is { $methods }.
wrong-too_large = That is too much: at most { $most } bytes may be sent here.
wrong-too_slow = The request was not sent whole within { $seconds } seconds. Please send it again.
wrong-not_json = JSON is expected, with the header “Content-Type: application/json”.
wrong-invalid = Something in this request does not fit: { $why }
wrong-bad_name = A name needs at least one visible character, and at most 24.
wrong-mixed_name = In one word of a name all letters are of one script. Please write it anew, such as “Layla” or “ليلى”, or both with a space between them.
wrong-option-no-option = { $game } has no house rule “{ $option }”.
wrong-option-bad-value = “{ $option }” cannot be “{ $value }”; it may be { $choices } ({ $rule }).
wrong-option-bad-values = “{ $option }” needs one number for each of the { $players } seats, with commas between them, each { $choices } ({ $rule }).
wrong-option-bad-together = “{ $option }: { $value }” does not fit here: { $why } ({ $rule }).
wrong-bad_replay = This replay is not sound, so it was not taken: { $why }
wrong-too_many = That was very fast. Try again in { $seconds } s.
wrong-failed = Something went wrong here; it was noted under { $number }. Nothing has changed.
wrong-opening = The house is still opening. Try again in a moment.
wrong-no_metrics = The metrics are read on this machine, or with the token.

# A page that was not built.
page-not-built = The house is open, but its page has not been built yet. Build it like this, then load this page again:

# The terminal, when the house opens.
serve-open = The house is open.
serve-here = On this machine:
serve-phones = On phones and other machines of the same network (point a camera at the code):
serve-public = For everybody:
serve-only-here = Only this machine can reach it; --host 0.0.0.0 lets in the same network.
serve-data = Everything is kept in { $place }.
serve-stop = Ctrl+C closes the house; matches go on from where they are at the next start.
serve-next-port = Port { $taken } is taken, so it is { $port } this time.
serve-port-taken = Port { $port } on { $host } is taken by another program. Choose another one with --port, or --port 0 for any free one.
serve-port-forbidden = Port { $port } on { $host } may not be used: { $why }. Ports from 1024 on usually may.
serve-host-unknown = This machine has no address { $host }: { $why }. --host 127.0.0.1 is this machine alone, --host 0.0.0.0 its network too.
serve-already-open = Another house is open on { $place } already. Close it first, or give this one a folder of its own with --data-dir.
serve-not-built = The page has not been built yet: python3 dev.py web builds it.
serve-closed = The house is closed. Everything is kept.
