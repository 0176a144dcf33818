"""A game for the browser: its rules and bots as WebAssembly, and a manifest that says what is in it."""
