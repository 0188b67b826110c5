# A thin layer over .tools/run.py, which sets up what is missing and does the work.
# On Windows, or without make:  python .tools/run.py lab

PYTHON = python3
HOST = 127.0.0.1
PORT =
ROOM =
NAME =
STAGES =
NAMES =
UPGRADE =

RUN = @command -v "$(PYTHON)" >/dev/null || { \
        echo 'Scarto needs Python 3.11 or later. On Debian and Ubuntu:'; \
        echo '    sudo apt-get install python3 python3-venv'; exit 1; } >&2; \
    exec "$(PYTHON)" .tools/run.py
SERVER = --host "$(HOST)" $(if $(PORT),--port "$(PORT)")

.PHONY: help lab demo test bench lock words pictures setup clean

help:
	@echo 'make lab     set up what is missing and open JupyterLab on the first lesson'
	@echo 'make demo    serve the demo pages, without code   (HOST=0.0.0.0 for a class; PORT=8866 ROOM=60 NAME=)'
	@echo 'make test    run every check                      (STAGES="lint types" for some)'
	@echo 'make bench   measure what things cost, as ratios  (NAMES="importing" for some)'
	@echo 'make lock    pin the dependencies anew            (UPGRADE=1 for newest versions)'
	@echo 'make words   take new sentences into the translations, and compile them'
	@echo 'make pictures  photograph the table in all its looks, for people to look at'
	@echo 'make clean   remove what was set up'

lab:
	$(RUN) lab $(SERVER)

demo:
	$(RUN) demo $(SERVER) $(if $(ROOM),--room "$(ROOM)") $(if $(NAME),--name "$(NAME)")

test:
	$(RUN) test $(STAGES)

bench:
	$(RUN) bench $(NAMES)

lock:
	$(RUN) lock $(if $(UPGRADE),--upgrade)

words:
	$(RUN) words

pictures:
	$(RUN) setup
	@.venv/bin/python .tools/pictures.py table

setup:
	$(RUN) setup

clean:
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache
