"""Write web/src/referee/games/<key>.ts: what a game says beside its compiled rules, from its own Python files."""

import sys

from tools.translator.games import main

sys.exit(main(sys.argv[1:]))
