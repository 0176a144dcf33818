"""The compiled ground floor: decorators, randomness, cards, and the algorithms every game shares."""
