"""Slow, plain referees written from the rulebooks alone; the compiled games must agree with them."""
