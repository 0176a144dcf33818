"""Training of the bots' networks by self-play: `majlis train`."""
