"""What each house rule of the games does, measured: results that are kept, and what the games' pages say of them."""
