"""The compiled code all games share; this package alone knows Numba."""

import os

# Numba reads it when it is first imported; the third level takes longer and makes nothing faster.
os.environ.setdefault("NUMBA_OPT", "2")
