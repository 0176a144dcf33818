"""An engine in plain Python that plays any legal action: a beginning for your own (see ../engine-protocol.md)."""

import json
import random
import sys
from typing import Any


def main() -> None:
    policy_rng = random.Random()
    position: dict[str, Any] = {}
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "majlis":
            print("id Whim 1.0")
            print("ok", flush=True)
        elif word == "start":
            settings = dict(part.split("=", 1) for part in rest.split())
            policy_rng.seed(settings.get("seed", "0"))
            print("ok", flush=True)
        elif word == "position":
            position = json.loads(rest)
            print("ok", flush=True)
        elif word == "go":
            # Here a better program would look at position["view"], all that its seat knows.
            print("best", policy_rng.choice(position["legal"]), flush=True)
        elif word == "quit":
            return
        else:
            print("error unknown-command", word, flush=True)


if __name__ == "__main__":
    main()
