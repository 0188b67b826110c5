"""What somebody who means harm gets from the demo pages: nothing. No browser: requests and messages as they like."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import uuid
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import nbformat
import pytest
import servers
from classroom import Seat, table_of
from tornado.httpclient import HTTPClientError
from visitor import Visitor

SECRET = "the-widow-holds-the-mondo"
RAISING = f"""
import ipywidgets
class Raising(ipywidgets.Button):
    def _handle_button_msg(self, _, content, buffers):
        hidden = {SECRET!r}
        raise ValueError(hidden)
Raising()
"""


@pytest.fixture(scope="module")
def room(lessons, personal_files, server_log, tmp_path_factory):
    """Serve the demos beside a page whose widget raises, one whose cell does, and files that are nobody's business."""
    folder = tmp_path_factory.mktemp("room")
    shutil.copytree(lessons / "demos", folder / "demos")
    for name, code in {"raising": RAISING, "failing": f"hidden = {SECRET!r}\nraise ValueError(hidden)"}.items():
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code)])
        nbformat.write(notebook, folder / "demos" / f"{name}.ipynb")
    for place in ("demos/notes.txt", "demos/picture.svg", "demos/code.py", "above.txt"):
        (folder / place).write_text(SECRET)
    server = servers.Demo(folder / "demos", "127.0.0.1", servers.free_port("127.0.0.1", [0]), room=3,
                          names=["cards.example"], variables=personal_files, log=server_log)
    yield server
    server.stop()


@pytest.fixture
def meet(room):
    """Return a function that lets visitors of the room do something, and sees that they leave."""

    def run(doings, count=1):
        async def main():
            visitors = [Visitor(room.url) for _ in range(count)]
            try:
                await doings(*visitors)
            finally:
                for visitor in visitors:
                    await visitor.leave()

        with ThreadPoolExecutor(1) as own:  # this thread has a loop of the browser's
            own.submit(asyncio.run, main()).result()

    return run


async def still_plays(visitor):
    """Say whether the visitor's table answers as before."""
    said = await visitor.tell(table_of(visitor), {"kind": "coach", "on": False})
    return any(message["type"] == "comm_msg" for message in said)


# -- running code in one's own kernel

REQUESTS = {
    "execute_request": {"code": "open('/tmp/scarto-was-here', 'w')", "silent": False, "store_history": False,
                        "user_expressions": {"x": "1 + 1"}, "allow_stdin": False, "stop_on_error": True},
    "complete_request": {"code": "import o", "cursor_pos": 8},
    "inspect_request": {"code": "print", "cursor_pos": 5, "detail_level": 1},
    "history_request": {"output": True, "raw": True, "hist_access_type": "tail", "n": 10},
    "is_complete_request": {"code": "1"},
    "debug_request": {"type": "request", "command": "debugInfo", "seq": 1},
    "interrupt_request": {},
    "input_reply": {"value": "1"},
    "usage_request": {},
    "create_subshell_request": {},
    "shutdown_request": {"restart": False},
}


@pytest.mark.parametrize("channel", ["shell", "control", "stdin"])
def test_no_request_but_those_of_widgets_is_heard(meet, channel):
    async def doings(visitor):
        await visitor.open("table.ipynb")
        sent = {await visitor.send(kind, content, channel): kind for kind, content in REQUESTS.items()}
        last = await visitor.send("kernel_info_request", {})  # this one is: what it gets comes after the rest
        heard = set()
        while last not in heard:
            heard.add((await visitor.receive())["parent"])
        assert [kind for msg_id, kind in sent.items() if msg_id in heard] == []
        assert await still_plays(visitor)

    meet(doings)


def test_widgets_of_an_attackers_choice_change_nothing(meet):
    async def doings(visitor):
        await visitor.open("table.ipynb")
        for target in ("jupyter.widget", "no.such.target"):
            for name in ("OutputModel", "HTMLModel", "FileUploadModel", "AnyModel", "Table", "__class__"):
                state = {"_model_module": "@jupyter-widgets/controls", "_model_name": name, "_view_name": name,
                         "_model_module_version": "2.0.0", "_view_module_version": "2.0.0", "msg_id": "x",
                         "_view_module": "@jupyter-widgets/controls", "session": "x", "_esm": "alert(1)"}
                opening = {"comm_id": uuid.uuid4().hex, "target_name": target, "target_module": "os",
                           "data": {"state": state}}
                said = await visitor.ask("comm_open", opening, version="2.1.0")
                assert "Traceback" not in json.dumps(said)
        assert await still_plays(visitor)

    meet(doings)


def test_what_is_written_to_the_table_is_not_believed(meet):
    async def doings(visitor):
        await visitor.open("table.ipynb")
        table = table_of(visitor)
        before = visitor.models[table]["now"]
        for state in ({"now": {"view": {"hand": "T21"}}}, {"options": {}}, {"session": 1}, {"_esm": "alert(1)"},
                      {"words": None}):
            await visitor.ask("comm_msg", {"comm_id": table, "data": {"method": "update", "state": state}})
        for data in (None, 7, {"method": "custom"}, {"method": "custom", "content": ["x"]}, {"method": "__class__"}):
            assert "Traceback" not in json.dumps(await visitor.ask("comm_msg", {"comm_id": table, "data": data}))
        again = Visitor(visitor.url)
        again.cookies, again.kernel_id = visitor.cookies, visitor.kernel_id
        await again.connect(visitor.kernel_id)
        await again.load_widgets()
        assert again.models[table]["now"]["view"] == before["view"]
        assert "alert" not in again.models[table]["_esm"]

    meet(doings)


# -- other people's kernels

def test_another_visitors_kernel_is_not_there(meet):
    async def doings(victim, attacker):
        await victim.open("table.ipynb")
        await attacker.open("table.ipynb")
        theirs, token = f"/api/kernels/{victim.kernel_id}", attacker.cookies["_xsrf"]
        assert (await victim.get(theirs)).code == 200
        for path in ("/api/kernels", "/api/sessions", "/api/status", "/api/me/x", "/metrics"):
            assert (await attacker.get(path, check=False)).code == 404
        for method, path in [("GET", theirs), ("DELETE", theirs), ("POST", f"{theirs}/interrupt"),
                             ("POST", f"{theirs}/restart"), ("POST", f"/voila/api/shutdown/{victim.kernel_id}"),
                             ("POST", f"/voila/api/shutdown/%{ord(victim.kernel_id[0]):x}{victim.kernel_id[1:]}")]:
            answer = await attacker.get(f"{path}?_xsrf={token}", method, check=False)
            assert answer.code == 404, (method, path)
        with pytest.raises(HTTPClientError, match="404"):
            await attacker.connect(victim.kernel_id)
        assert await still_plays(victim)

    meet(doings, count=2)


def test_a_key_of_another_server_opens_nothing(meet):
    async def doings(victim, attacker):
        await victim.open("table.ipynb")
        await attacker.open("table.ipynb")
        own = attacker.cookies["seat"]
        for key in ("", own, own.replace(own.split("|")[-2], "48:" + "A" * 48), victim.kernel_id):
            attacker.cookies["seat"] = key
            with pytest.raises(HTTPClientError, match="404"):
                await attacker.connect(victim.kernel_id)

    meet(doings, count=2)


def test_a_page_of_another_site_reaches_no_kernel(meet):
    async def doings(visitor):
        await visitor.open("table.ipynb")
        elsewhere = Visitor(visitor.url)  # another page in the same browser
        elsewhere.cookies = visitor.cookies
        for origin in ("http://evil.example", "null", f"{visitor.url}.evil.example", "file://"):
            with pytest.raises(HTTPClientError, match="403"):
                await elsewhere.connect(visitor.kernel_id, Origin=origin)
        path = f"/voila/api/shutdown/{visitor.kernel_id}"
        assert (await visitor.get(path, "POST", check=False, Origin="http://evil.example")).code in (403, 404)
        assert (await visitor.get(f"/api/kernels/{visitor.kernel_id}", "DELETE", check=False)).code == 403
        assert await still_plays(visitor)

    meet(doings)


def test_two_visitors_have_two_deals(meet):
    async def doings(one, other):
        await asyncio.gather(one.open("table.ipynb"), other.open("table.ipynb"))
        assert Seat(one).hand != Seat(other).hand

    meet(doings, count=2)


def test_a_rush_gets_no_more_seats_than_there_are(meet):
    async def doings(*visitors):
        rush = [visitor.get("/voila/render/index.ipynb", check=False) for visitor in visitors]
        assert sorted([answer.code for answer in await asyncio.gather(*rush)]) == [200, 200, 200, 503, 503]

    meet(doings, count=5)
    meet(doings, count=5)  # and all are free again when they have left


# -- files, and what lies beside the pages

NOT_THERE = """
    /voila/files/index.ipynb /voila/files/notes.txt /voila/files/picture.svg /voila/files/code.py
    /voila/files/../above.txt /voila/files/..%2Fabove.txt /voila/files/%2e%2e/above.txt /voila/files//etc/passwd
    /voila/render/notes.txt /voila/render/code.py /voila/render/../above.txt /voila/render/..%2Fabove.txt
    /voila/render/%2Fetc%2Fpasswd /voila/render/ /voila/render/. /voila/render/nonsense.ipynb
    /voila/static/../../../../etc/passwd /voila/static/..%2f..%2f..%2f..%2fetc%2fpasswd /voila/static//etc/passwd
    /voila/templates/scarto/static/../../../voila.py /voila/templates/../static/voila.py /voila/templates/x
    /voila/templates/lab/static/..%2f..%2f..%2f..%2f..%2fvoila.py /voila/labextensions/../../voila.py
    /voila/labextensions/%2e%2e/%2e%2e/etc/jupyter /voila/api/themes/../../voila.py /voila/api/themes/..%2f..%2fx
    /voila/tree/.. /voila/tree/../.. /voila/tree/%2e%2e /voila/tree/notes.txt /voila/api/contents/notes.txt
    /voila/api/contents/.. /voila/api/contents/../above.txt /voila/api/contents/%2e%2e%2fabove.txt /api/contents
    /api/contents/notes.txt /files/notes.txt /notebooks/index.ipynb /edit/notes.txt /terminals/1 /api/terminals
    /terminals/websocket/1 /nbconvert/html/index.ipynb /api/nbconvert /api/config/notebook /api/kernelspecs
    /kernelspecs/python3/kernel.json /api/spec.yaml /lab /tree /voila/execution/0-0-0-0-0 /voila/query/0-0-0-0-0
    /static/style/style.min.css /etc/passwd
""".split()


@pytest.mark.parametrize("path", NOT_THERE)
def test_nothing_but_the_pages_is_served(meet, path):
    async def doings(visitor):
        answer = await visitor.get(path, check=False)
        while answer.code == 302:
            answer = await visitor.get(answer.headers["Location"], check=False)
        told = answer.body.decode("utf-8", "replace")
        assert answer.code in (403, 404, 405)
        assert SECRET not in told
        assert "root:" not in told
        assert "Traceback" not in told
        assert str(servers.ROOT) not in told

    meet(doings)


def test_the_list_of_pages_holds_no_contents(meet):
    async def doings(visitor):
        listed = json.loads((await visitor.get("/voila/api/contents")).body)
        assert {each["type"] for each in listed["content"]} == {"notebook"}
        page = json.loads((await visitor.get("/voila/api/contents/failing.ipynb?content=1")).body)
        assert page["content"] is None

    meet(doings)


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize("path", ["/voila/api/contents/notes.txt", "/voila/files/x.txt", "/voila/render/index.ipynb"])
def test_nothing_can_be_written(meet, method, path):
    async def doings(visitor):
        answer = await visitor.get(path, method, check=False, Origin=visitor.url)
        assert answer.code in (403, 404, 405)

    meet(doings)


# -- what errors tell

def test_a_failing_cell_tells_neither_what_nor_why(meet):
    async def doings(visitor):
        await visitor.open("failing.ipynb")
        assert SECRET not in visitor.html
        assert "ValueError" not in visitor.html
        assert "Load the page again" in visitor.html

    meet(doings)


def test_a_widget_that_raises_tells_neither_what_nor_why(meet):
    async def doings(visitor):
        await visitor.open("raising.ipynb")
        button = next(key for key, state in visitor.models.items() if state["_model_name"] == "ButtonModel")
        said = json.dumps(await visitor.tell(button, {"event": "click"}))
        assert "busy" in said  # it was heard
        assert SECRET not in said
        assert "Traceback" not in said

    meet(doings)


def test_a_broken_message_ends_only_its_own_connection(meet):
    async def doings(visitor, other):
        await visitor.open("table.ipynb")
        await other.open("table.ipynb")
        for raw in (b"", b"\xff" * 64, b"\x02" + b"\0" * 7 + b"\xff" * 8):
            await visitor.connect(visitor.kernel_id)
            await visitor._socket.write_message(raw, binary=True)
        assert await still_plays(other)

    meet(doings, count=2)


# -- names, headers, parameters

@pytest.mark.parametrize("path", ["/", "/voila/render/index.ipynb", "/voila/static/voila.js", "/voila/api/contents"])
def test_a_request_under_a_foreign_name_is_refused(meet, room, path):
    async def doings(visitor):
        for name in ("evil.example", f"evil.example:{room.port}", "127.0.0.1.evil.example", "localhost.evil.example"):
            answer = await visitor.get(path, check=False, Host=name)
            assert answer.code == 403
            assert "its address in numbers" in answer.body.decode()  # it says how to ask instead
            assert socket.gethostname() not in answer.body.decode()

    meet(doings)


def test_a_class_may_ask_by_address_by_name_and_by_the_names_that_were_added(meet, room):
    async def doings(visitor):
        own = socket.gethostname()
        for name in ("127.0.0.1", "192.168.7.7", "[fe80::1]", "localhost", "LOCALHOST", own, f"{own}.local",
                     f"{own}.lan", "cards.example", "Cards.Example."):
            for host in (name, f"{name}:{room.port}"):
                assert (await visitor.get("/", check=False, Host=host)).code == 200, host

    meet(doings)


def test_a_socket_under_a_foreign_name_is_refused(meet, room):
    async def doings(visitor):
        await visitor.open("table.ipynb")
        name = f"evil.example:{room.port}"
        with pytest.raises(HTTPClientError, match="403"):
            await visitor.connect(visitor.kernel_id, Host=name, Origin=f"http://{name}")

    meet(doings)


def test_every_answer_has_the_headers_that_keep_a_browser_safe(meet):
    async def doings(visitor):
        paths = ["/", "/voila/render/index.ipynb", "/voila/static/voila.js", "/nonsense", "/voila/render/x.ipynb",
                 "/voila/labextensions/anywidget/package.json", "/voila/api/contents", "/voila/files/notes.txt"]
        for path in paths:
            headers = (await visitor.get(path, check=False)).headers
            assert headers["X-Content-Type-Options"] == "nosniff", path
            assert headers["Referrer-Policy"] == "same-origin", path
            assert "frame-ancestors 'self'" in headers["Content-Security-Policy"], path

    meet(doings)


def test_a_page_runs_only_scripts_of_its_own(meet):
    async def doings(visitor, other):
        policies = []
        for each in (visitor, other):
            answer = await each.get("/voila/render/index.ipynb")
            policy = dict(part.split(" ", 1) for part in answer.headers["Content-Security-Policy"].split("; "))
            policies.append(policy["script-src"])
            assert "unsafe" not in policy["script-src"]
            assert policy["connect-src"] == policy["default-src"] == "'self'"
            assert not any(urlsplit(source).netloc for value in policy.values() for source in value.split())
        assert policies[0] != policies[1]  # the number that marks a script is used once

    meet(doings, count=2)


@pytest.mark.parametrize("parameter", ["theme", "template", "classic-tree", "token", "_xsrf", "session_id", "x"])
@pytest.mark.parametrize("path", ["/voila/render/index.ipynb", "/", "/voila/tree", "/voila/render/nonsense.ipynb"])
def test_no_parameter_comes_back(meet, path, parameter):
    async def doings(visitor):
        answer = await visitor.get(f"{path}?{parameter}=%3Cscript%3Ealert(1)%3C/script%3Ereveal", check=False)
        assert "alert(1)" not in answer.body.decode()
        assert "reveal" not in answer.body.decode()

    meet(doings)


def test_a_cookie_that_is_read_by_no_script_holds_the_key(meet):
    async def doings(visitor):
        cookies = (await visitor.get("/voila/render/index.ipynb")).headers.get_list("Set-Cookie")
        keys = [cookie for cookie in cookies if cookie.startswith(("seat=", "leave="))]
        assert len(keys) == 2
        assert all("HttpOnly" in key and "SameSite=Strict" in key for key in keys)

    meet(doings)
