"""Matches looked back at: what each seat's chances were, what its choices cost, and what was luck."""
