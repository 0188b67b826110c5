"""How Voilà shows the demo pages: nothing chosen by the visitor, no file but the pages, no kernel left behind."""

c = get_config()  # noqa: F821 -- given by traitlets, which reads this file


ROOM = 60  # kernels at once, at some 60 MiB each; pages asked for beyond that are told so


def _let_the_page_end_its_kernel(handler, notebook, cwd):
    # A page that is left asks for its kernel to be shut down. The server takes that request only with the
    # cookie that reading this property sets.
    handler.xsrf_token  # noqa: B018
    if len(list(handler.kernel_manager.list_kernel_ids())) >= ROOM:
        from tornado.web import HTTPError

        raise HTTPError(503, reason="The room is full")


def _nothing_from_outside(page_config, **_):
    # Inside JupyterLab's server formulas would be set by a script from another host; without these, by Voilà's own.
    return page_config | {"fullMathjaxUrl": None, "mathjaxConfig": None}


c.VoilaConfiguration.template = "scarto"
c.VoilaConfiguration.theme = "light"
c.VoilaConfiguration.allow_template_override = "NO"
c.VoilaConfiguration.allow_theme_override = "NO"  # a theme named in the address would reach the page unescaped
c.VoilaConfiguration.file_allowlist = []
c.VoilaConfiguration.show_tracebacks = False
# It is there for whoever writes lessons; on a page it fails.
c.VoilaConfiguration.extension_denylist = ["jupyterlab-jupytext"]
c.VoilaConfiguration.prelaunch_hook = _let_the_page_end_its_kernel
c.VoilaConfiguration.page_config_hook = _nothing_from_outside

# Pages whose browser vanished without a word. Never while one is connected: its table would go dead.
c.MappingKernelManager.cull_idle_timeout = 600
c.MappingKernelManager.cull_interval = 60
c.MappingKernelManager.cull_connected = False

c.KernelManager.transport_encryption = "auto"
load_subconfig("nodelay.py")  # noqa: F821 -- given by traitlets as well
