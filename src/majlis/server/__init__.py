"""The server: people around tables, over HTTP and one socket a page."""
