"""How strong a bot plays: five levels, weak in a human way at the lower end."""

LOWEST, HIGHEST = 1, 5
