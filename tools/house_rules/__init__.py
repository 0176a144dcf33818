"""What each house rule of the games does, measured: results that are kept, and docs/house-rules.md made of them."""
