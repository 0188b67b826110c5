"""A small class by script, as `tests/benchmarks/classroom.py` lets a large one come."""

from __future__ import annotations

import asyncio
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
        with ThreadPoolExecutor(1) as own:  # this thread has a loop of the browser's
            results, used = own.submit(asyncio.run, classroom.measure(3, server, pause=0)).result()
        assert [result.failure for result in results] == [""] * 3
        assert len({result.deal for result in results}) == 3
        assert all(len(result.clicks) >= 25 for result in results)
        assert used.kernels / 3 < 1.3 * used.bare
        wait_for(lambda: kernels_of(server) == int(warm))  # one is left where all the others are forked from it
    finally:
        server.stop()


def test_kernels_end_with_a_server_that_is_killed(lessons, personal_files, server_log, wait_for):
    port = servers.free_port("127.0.0.1", [0])
    server = servers.Demo(lessons / "demos", "127.0.0.1", port, variables=personal_files, log=server_log)
    try:
        visitor = classroom.Visitor(server.url)
        with ThreadPoolExecutor(1) as own:
            own.submit(asyncio.run, visitor.get("/voila/render/index.ipynb")).result()
        started = psutil.Process(server.process.pid).children(recursive=True)
        assert started
        server.process.kill()
        wait_for(lambda: not any(process.is_running() for process in started))
    finally:
        server.stop()


def kernels_of(server):
    return len(psutil.Process(server.process.pid).children(recursive=True))
