"""What a page's kernel loads, which is what thirty visitors pay for."""

from __future__ import annotations

import subprocess
import sys

import nbclient
import nbformat
import pytest

HEAVY = ("numpy", "numba", "llvmlite", "matplotlib.pyplot", "pandas", "distributed", "scipy")
SAY = f"import sys\nprint([name for name in {HEAVY} if name in sys.modules], 'scarto_core' in sys.modules)"
DEMOS = ["index", "legal_play", "pack", "ranking", "scarto", "table", "trios"]


def test_these_are_all_demos(root):
    assert sorted(path.stem for path in (root / "lessons/demos").glob("*.ipynb")) == DEMOS


@pytest.mark.parametrize("demo", DEMOS)
def test_a_pages_kernel_loads_nothing_heavy(root, demo):
    notebook = nbformat.read(root / f"lessons/demos/{demo}.ipynb", as_version=4)
    notebook.cells.append(nbformat.v4.new_code_cell(SAY))
    nbclient.NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(root)}}).execute()
    assert notebook.cells[-1].outputs[0].text == "[] True\n"  # nothing heavy, but the engine


def test_what_kernels_are_forked_from_loads_nothing_heavy_and_has_one_thread(root):
    code = f"import mould; mould.warm_up()\n{SAY}\nimport psutil\nprint(psutil.Process().num_threads())"
    said = subprocess.run([sys.executable, "-c", code], cwd=root / ".tools/classroom", capture_output=True, text=True,
                          check=True).stdout
    assert said == "[] True\n1\n"  # what other threads hold would be held for ever after a fork
