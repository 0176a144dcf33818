"""How seats are told apart wherever people look: by a colour and, never by colour alone, a mark."""

COLOURS = ("#d1494d", "#5f8fd6", "#4fa57c", "#d99a1c", "#b16cab", "#38a6a9") * 2
"""Madder, indigo, palm, saffron, plum and teal, light enough for dark screens and dark enough for light ones."""

MARKS = ("◆", "●", "▲", "■", "★", "☾", "◇", "○", "△", "□", "☆", "☽")
"""Twelve marks; from the seventh seat on the colours come again, with hollow marks."""
