"""How much the server carries: moves a second and the time a move takes, beside boardgame.io's server."""
