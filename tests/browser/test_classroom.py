"""A small class by script, as `tests/benchmarks/classroom.py` lets a large one come."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor

import classroom
import psutil
import pytest
import servers


@pytest.mark.parametrize("warm", [True, False], ids=["forked kernels", "started kernels"])
def test_a_class_comes_plays_and_leaves(lessons, personal_files, server_log, warm, wait_for):
    port = servers.free_port("127.0.0.1", [0])
    server = servers.Demo(lessons / "demos", "127.0.0.1", port, room=3, warm=warm, variables=personal_files,
                          log=server_log)
    try:
        results, used = in_a_thread(classroom.measure(3, server, pause=0))
        assert [result.failure for result in results] == [""] * 3
        assert len({result.deal for result in results}) == 3
        assert all(len(result.clicks) >= 25 for result in results)
        assert used.kernels / 3 < 1.3 * used.bare
        wait_for(lambda: kernels_of(server) == int(warm))  # one is left where all the others are forked from it
    finally:
        server.stop()


@pytest.fixture
def server(lessons, personal_files, server_log):
    server = servers.Demo(lessons / "demos", "127.0.0.1", servers.free_port("127.0.0.1", [0]),
                          variables=personal_files, log=server_log)
    yield server
    server.stop()


def test_kernels_end_with_a_server_that_is_killed(server, wait_for):
    in_a_thread(classroom.Visitor(server.url).get("/voila/render/index.ipynb"))
    started = psutil.Process(server.process.pid).children(recursive=True)
    assert started
    server.process.kill()
    wait_for(lambda: all(has_ended(process) for process in started))


def test_what_kernels_are_forked_from_may_end_and_the_next_visitor_has_a_table(server, wait_for):
    (mould,) = psutil.Process(server.process.pid).children()
    mould.kill()
    wait_for(lambda: has_ended(mould))
    visitor = classroom.Visitor(server.url)
    in_a_thread(classroom.arrive(visitor, classroom.Played()))
    (successor,) = psutil.Process(server.process.pid).children()
    assert successor.children()  # the kernel was forked again, not started


def test_who_leaves_while_being_connected_to_a_kernel_is_no_error(lessons, personal_files, tmp_path):
    with (tmp_path / "log").open("w+") as log:
        server = servers.Demo(lessons / "demos", "127.0.0.1", servers.free_port("127.0.0.1", [0]),
                              variables=personal_files, log=log)
        try:
            visitor = classroom.Visitor(server.url)
            in_a_thread(leave_and_come_back(visitor))
        finally:
            server.stop()
        log.seek(0)
        assert log.read() == ""
    assert visitor.models


async def leave_and_come_back(visitor):
    """Open a page, leave while it is being connected to its kernel, and connect again."""
    await visitor.get("/voila/render/table.ipynb")
    knock_and_leave(visitor.url.removeprefix("http://"), visitor)
    await visitor.connect(visitor.kernel_id)
    await visitor.load_widgets()


def knock_and_leave(host, visitor):
    """Ask to be connected to the kernel of a visitor's page, and close the door before there is an answer."""
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    asked = [
        f"GET /api/kernels/{visitor.kernel_id}/channels?session_id=gone HTTP/1.1", f"Host: {host}",
        f"Origin: http://{host}", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", f"Cookie: {cookies}", "", "",
    ]  # fmt: skip
    name, port = host.split(":")
    with socket.create_connection((name, int(port))) as door:
        door.sendall("\r\n".join(asked).encode())


def in_a_thread(doing):
    """Run a coroutine in a thread of its own: this one has a loop of the browser's."""
    with ThreadPoolExecutor(1) as own:
        return own.submit(asyncio.run, doing).result()


def has_ended(process):
    """Whether a process is gone, or waits only to be buried."""
    try:
        return not process.is_running() or process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def kernels_of(server):
    return len(psutil.Process(server.process.pid).children(recursive=True))
