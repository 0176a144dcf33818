"""Majlis in a terminal: what each command of the command line shows and asks."""
