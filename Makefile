# A thin layer over .tools/run.py, which sets up what is missing and does the work.
# On Windows, or without make:  python .tools/run.py lab

PYTHON = python3
HOST = 127.0.0.1
PORT =
ROOM =
NAME =
STAGES =
UPGRADE =

RUN = @command -v "$(PYTHON)" >/dev/null || { \
        echo 'Scarto needs Python 3.11 or later. On Debian and Ubuntu:'; \
        echo '    sudo apt-get install python3 python3-venv'; exit 1; } >&2; \
    exec "$(PYTHON)" .tools/run.py
SERVER = --host "$(HOST)" $(if $(PORT),--port "$(PORT)")

.PHONY: help lab demo test lock setup clean

help:
	@echo 'make lab     set up what is missing and open JupyterLab on the first lesson'
	@echo 'make demo    serve the demo pages, without code   (HOST=0.0.0.0 for a class; PORT=8866 ROOM=60 NAME=)'
	@echo 'make test    run every check                      (STAGES="lint types" for some)'
	@echo 'make lock    pin the dependencies anew            (UPGRADE=1 for newest versions)'
	@echo 'make clean   remove what was set up'

lab:
	$(RUN) lab $(SERVER)

demo:
	$(RUN) demo $(SERVER) $(if $(ROOM),--room "$(ROOM)") $(if $(NAME),--name "$(NAME)")

test:
	$(RUN) test $(STAGES)

lock:
	$(RUN) lock $(if $(UPGRADE),--upgrade)

setup:
	$(RUN) setup

clean:
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache
