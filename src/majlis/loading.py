"""Stopping the program while it is still loading: it ends at once, without a word."""

import os
import signal
import sys
from types import FrameType

STOPPED = 130
"""How a program ends that was stopped from the keyboard: 128 and the number of the signal."""


def is_program() -> bool:
    """Whether this process is `majlis` or `python -m majlis`, and not somebody's own that uses the library."""
    if sys.argv[:1] == ["-m"]:  # as long as the package is looked for
        return "majlis" in sys.orig_argv
    name, _ = os.path.splitext(os.path.basename(sys.argv[0])) if sys.argv else ("", "")
    return name == "majlis"


def _end(_number: int, _frame: FrameType | None) -> None:
    # Half-loaded libraries cannot tidy up, and there is nothing to tidy yet.
    os._exit(STOPPED)


def _begin() -> None:
    """From here on Ctrl-C ends the program; not where somebody else minds it, or where it is ignored."""
    if is_program() and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end)


_begin()


def finish() -> None:
    """From here on Ctrl-C is an exception again, which whoever runs may catch."""
    if signal.getsignal(signal.SIGINT) is _end:
        signal.signal(signal.SIGINT, signal.default_int_handler)
