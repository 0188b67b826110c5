"""How Voilà shows the demo pages: nothing chosen by the visitor, no file but the pages, no kernel left behind."""

import secrets
from base64 import b64encode
from hashlib import sha256
from pathlib import PurePosixPath

c = get_config()  # noqa: F821 -- given by traitlets, which reads this file


# Scripts: those of this server, those that the page's template marks with a number used once, and the modules of
# widgets, which are loaded from blobs. Styles may stand in the page: JupyterLab's widgets place themselves with them.
POLICY = "; ".join([
    "default-src 'self'",
    "script-src 'self' 'nonce-{nonce}' blob: {heartbeat}",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
])
HEARTBEAT = "window.voila_heartbeat()"  # Voilà sends this script while a page takes long, and marks it with nothing


def _guard_the_page(handler, notebook, cwd):
    # A page that is left asks for its kernel to be shut down. The server takes that request only with the
    # cookie that reading this property sets.
    handler.xsrf_token  # noqa: B018
    nonce = notebook.metadata["nonce"] = secrets.token_urlsafe(16)
    notebook.metadata["frame"] = _frame(handler.request.path)
    heartbeat = f"'sha256-{b64encode(sha256(HEARTBEAT.encode()).digest()).decode()}'"
    handler.set_header("Content-Security-Policy", POLICY.format(nonce=nonce, heartbeat=heartbeat))
    handler.set_header("X-Content-Type-Options", "nosniff")
    handler.set_header("Referrer-Policy", "same-origin")


def _frame(path):
    # Here, and not above: who starts the server need not wait for it.
    from scarto_widgets import demos

    page = PurePosixPath(path).stem
    return {"header": demos.header(page), "loading": demos.loading(), "style": demos.style()}


def _nothing_from_outside(page_config, **_):
    # Inside JupyterLab's server formulas would be set by a script from another host; without these, by Voilà's own.
    return page_config | {"fullMathjaxUrl": None, "mathjaxConfig": None}


c.VoilaConfiguration.template = "scarto"
c.VoilaConfiguration.theme = "auto"  # as the visitor has it; "light" and "dark" are the same for everybody
c.VoilaConfiguration.allow_template_override = "NO"
c.VoilaConfiguration.allow_theme_override = "NO"  # a theme named in the address would reach the page unescaped
c.VoilaConfiguration.file_allowlist = []
c.VoilaConfiguration.show_tracebacks = False
c.VoilaExecutor.cell_error_instruction = "Load the page again; if that does not help, tell whoever runs it."
c.MappingKernelManager.allow_tracebacks = False
c.MappingKernelManager.traceback_replacement_message = "Something went wrong here."
# It is there for whoever writes lessons; on a page it fails.
c.VoilaConfiguration.extension_denylist = ["jupyterlab-jupytext"]
c.VoilaConfiguration.prelaunch_hook = _guard_the_page
c.VoilaConfiguration.page_config_hook = _nothing_from_outside

# Pages whose browser vanished without a word. Never while one is connected: its table would go dead.
c.MappingKernelManager.cull_idle_timeout = 600
c.MappingKernelManager.cull_interval = 60
c.MappingKernelManager.cull_connected = False

c.KernelManager.transport_encryption = "auto"
load_subconfig("nodelay.py")  # noqa: F821 -- given by traitlets as well
