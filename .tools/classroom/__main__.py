"""Serve a folder of notebooks as pages to a class:  python .tools/classroom FOLDER --Voila.port=8866 …"""

import forks

if forks.POSSIBLE:
    forks.mould.start()  # it warms up while the rest is imported

from app import Classroom  # noqa: E402

Classroom.launch_instance()
