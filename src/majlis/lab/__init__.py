"""The laboratory: bots and outside programs meet, and what that shows is told with how sure it is."""
