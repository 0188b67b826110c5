"""What a kernel says leaves at once, for JupyterLab and Voilà alike.

Without this the network holds an answer back until the browser has acknowledged the "busy" that went before it: about
40 ms for every click (Nagle's algorithm and delayed acknowledgements).
"""

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class _AtOnce(ZMQChannelsWebsocketConnection):
    def connect(self):
        self.websocket_handler.set_nodelay(True)
        return super().connect()


c = get_config()  # noqa: F821 -- given by traitlets, which reads this file
c.ServerApp.kernel_websocket_connection_class = _AtOnce
c.Voila.kernel_websocket_connection_class = _AtOnce
