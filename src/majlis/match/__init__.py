"""The referee: configured games, matches and replays."""
