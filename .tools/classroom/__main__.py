"""Serve a folder of notebooks as pages to a class:  python .tools/classroom FOLDER --Voila.port=8866 …"""

import sys

import forks

if forks.POSSIBLE and "--Classroom.warm=False" not in sys.argv:
    forks.mould.start()  # it warms up while the rest is imported

from app import Classroom

Classroom.launch_instance()
