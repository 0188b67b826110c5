"""The commands behind the Makefile, run as a person runs them."""

from __future__ import annotations

import http.client
import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager
from urllib.parse import urlsplit

import chromium
import environment
import pytest
import run
import servers


@contextmanager
def started(root, command, personal_files):
    """Start a command without a display; yield its process and the address it prints."""
    variables = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    process = subprocess.Popen([sys.executable, ".tools/run.py", command], cwd=root, env=variables | personal_files,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        printed = ""
        while "http" not in printed:
            printed = process.stdout.readline()
            assert printed, "ended without printing an address"
        yield process, urlsplit(re.search(r"http\S+", printed).group())
    finally:
        process.terminate()
        process.communicate(timeout=30)


def status(address, path, query=""):
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=30)
    connection.request("GET", f"{path}?{query}")
    return connection.getresponse().status


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize(("command", "path"), [("lab", "/lab/tree/00_welcome.ipynb"), ("demo", "/")])
def test_it_prints_where_it_is_and_ends_quietly(root, personal_files, command, path, stop):
    with started(root, command, personal_files) as (process, address):
        assert address.path == path
        assert status(address, address.path, address.query) == 200
        process.send_signal(stop)
        rest, _ = process.communicate(timeout=30)
        assert process.returncode == 0
        assert "Traceback" not in rest
        with pytest.raises(OSError, match="refused"):
            status(address, "/")


def test_a_port_in_use_is_passed_over():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert servers.free_port("127.0.0.1", range(port, port + 50)) > port


def test_a_server_that_ends_at_once_is_an_error(personal_files):
    with pytest.raises(servers.ServerError, match="status 3"):
        servers.Server([sys.executable, "-c", "raise SystemExit(3)"], "127.0.0.1", 1, personal_files)


def test_the_stages_run_in_order_and_stop_at_the_first_failure(monkeypatch, capsys):
    ran = []

    def pretend(command, **options):
        ran.append(command[2:])
        return subprocess.CompletedProcess(command, returncode=int(command[2] == "mypy"))

    monkeypatch.setattr(environment, "make_ready", lambda: None)
    monkeypatch.setattr(chromium, "find", lambda: "chromium")
    monkeypatch.setattr(run.subprocess, "run", pretend)
    assert run.main(["test"]) == 1
    assert ran == [run.STAGES["lint"], run.STAGES["types"]]
    assert "stage 'types' failed" in capsys.readouterr().err
    assert run.main(["test", "lint", "browser"]) == 0
    assert ran[2:] == [run.STAGES["lint"], run.STAGES["browser"]]


def test_without_chromium_nothing_starts(monkeypatch, capsys):
    monkeypatch.setattr(chromium, "find", lambda: None)
    monkeypatch.setattr(environment, "make_ready", lambda: pytest.fail("started"))
    assert run.main(["test"]) == 1
    assert "apt-get install chromium" in capsys.readouterr().err


@pytest.mark.parametrize("script", [".ci/run", "binder/postBuild", "binder/start"])
def test_the_shell_scripts_are_well_formed_and_executable(root, script):
    assert os.access(root / script, os.X_OK)
    subprocess.run(["bash", "-n", script], cwd=root, check=True)


def test_every_command_has_its_line_in_the_makefile(root):
    makefile = (root / "Makefile").read_text("utf-8")
    for command in ("lab", "demo", "test", "bench", "lock", "setup"):
        assert re.search(rf"^{command}:\n\t\$\(RUN\) {command}\b", makefile, re.MULTILINE)
