"""`python -m majlis` is the command line."""

from majlis.cli import main

if __name__ == "__main__":  # processes that the arena starts read this file again under another name
    main()
