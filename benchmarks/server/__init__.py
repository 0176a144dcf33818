"""How much the house carries: moves a second and the time a move takes, beside boardgame.io's server."""
