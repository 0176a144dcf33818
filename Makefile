# Everything is done by dev.py; `python3 dev.py COMMAND` works without make.
# Arguments go on with ARGS: make unit ARGS="-k pawn -x"

PYTHON ?= python3
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help setup run test lint types web unit browser shots coverage soak bench lock clean

help:
	@$(PYTHON) dev.py --help

setup run test lint types web unit browser shots coverage soak bench lock clean:
	@$(PYTHON) dev.py $@ $(ARGS)
