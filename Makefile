# Everything is done by dev.py; `python3 dev.py COMMAND` works without make.
# Arguments go on with ARGS: make unit ARGS="-k pawn -x"
# The browser tests take another engine: make browser ENGINE=firefox

PYTHON ?= python3
ARGS ?=
ENGINE ?= chromium

.DEFAULT_GOAL := help
.PHONY: help setup run test lint types web unit browser shots coverage research learning docs ray soak bench lock clean

help:
	@$(PYTHON) dev.py --help

setup run test lint types web unit shots coverage research learning docs ray soak bench lock clean:
	@$(PYTHON) dev.py $@ $(ARGS)

browser:
	@$(PYTHON) dev.py $@ --engine $(ENGINE) $(ARGS)
