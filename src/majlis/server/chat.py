"""The ready phrases that may be said at a table; `phrase-NAME` in the catalogue has the words."""

PHRASES = ("hello", "good_luck", "well_played", "thanks", "sorry", "your_turn", "wow", "one_moment", "good_game", "bye")
MOST_REMEMBERED = 50
"""Lines sent to whoever comes in."""
