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
        process.communicate(timeout=300)


def status(address, path, query=""):
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=300)
    connection.request("GET", f"{path}?{query}")
    return connection.getresponse().status


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize(("command", "path"), [("lab", "/lab/tree/00_welcome.ipynb"), ("demo", "/")])
def test_it_prints_where_it_is_and_ends_quietly(root, personal_files, command, path, stop):
    with started(root, command, personal_files) as (process, address):
        assert address.path == path
        assert status(address, address.path, address.query) == 200
        process.send_signal(stop)
        rest, _ = process.communicate(timeout=300)
        assert process.returncode == 0
        assert "Traceback" not in rest
        with pytest.raises(OSError, match="refused"):
            status(address, "/")


def test_a_port_in_use_is_passed_over():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert servers.free_port("127.0.0.1", range(port, port + 50)) > port


@pytest.mark.parametrize("host", ["no-such-machine.invalid", "192.0.2.1", "127.0.0.1.1"])
def test_a_host_that_is_not_this_machine_is_named(host, monkeypatch, capsys):
    monkeypatch.setattr(environment, "make_ready", lambda: None)
    assert run.main(["demo", "--host", host]) == 1
    assert f"HOST={host} is no address of this machine" in capsys.readouterr().err


@pytest.mark.parametrize(("host", "url"), [
    ("", "http://127.0.0.1:8866"), ("0.0.0.0", "http://127.0.0.1:8866"), ("::", "http://[::1]:8866"),
    ("::1", "http://[::1]:8866"), ("localhost", "http://localhost:8866"),
])  # fmt: skip
def test_the_address_is_one_that_a_browser_takes(host, url, monkeypatch):
    monkeypatch.setattr(servers.Server, "_wait_until_it_answers", lambda self: None)
    server = servers.Server([sys.executable, "-c", ""], host, 8866, {})
    server.wait()
    assert server.url == url


def test_a_class_is_told_the_address_and_the_name():
    address, *_ = servers.names_on_the_network()
    assert socket.gethostname() in servers.names_on_the_network()
    assert address == socket.gethostname() or socket.inet_aton(address)


@pytest.mark.parametrize("room", ["0", "-1", "many"])
def test_a_room_without_a_seat_is_refused(room, capsys):
    with pytest.raises(SystemExit):
        run.main(["demo", "--room", room])
    assert f"not {room}" in capsys.readouterr().err


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
