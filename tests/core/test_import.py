"""The core needs nothing but the standard library, imports quickly, and stands alone."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import scarto_core

HOME = Path(scarto_core.__file__).parent
MODULES = sorted(
    ".".join(("scarto_core", *path.relative_to(HOME).with_suffix("").parts)).removesuffix(".__init__")
    for path in HOME.rglob("*.py")
)


def python(code):
    """What a fresh interpreter prints that knows nothing but the standard library and the core."""
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(HOME.parent)!r}); {code}"],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


PLAY = "import scarto_core as sc; sc.play_hand(sc.ruleset('course'), sc.bots()[-3:], seed=1).view(0).to_dict()"


def test_the_core_plays_without_any_other_package():
    assert python(f"{PLAY}; print('played')") == "played\n"


def test_only_the_standard_library_is_imported():
    loaded = json.loads(
        python(f"{PLAY}; import json; print(json.dumps(sorted({{name.split('.')[0] for name in sys.modules}})))")
    )
    assert set(loaded) - set(sys.stdlib_module_names) <= {"scarto_core", "__main__"}


def test_importing_loads_no_part_before_it_is_used():
    loaded = json.loads(python("import scarto_core, json; print(json.dumps(list(sys.modules)))"))
    assert not [name for name in loaded if name.startswith("scarto_core.")]


def test_importing_brings_in_nothing_that_python_did_not_have():
    new = python("import sys; had = set(sys.modules); import scarto_core; print(sorted(set(sys.modules) - had))")
    assert new == "['__future__', 'scarto_core']\n"


def test_the_core_knows_neither_widgets_nor_lessons():
    loaded = json.loads(python(f"{PLAY}; import json; print(json.dumps(list(sys.modules)))"))
    assert not [name for name in loaded if name.startswith(("scarto_widgets", "scarto_lessons", "ipywidgets"))]


@pytest.mark.parametrize("module", MODULES)
def test_every_module_can_be_imported_first(module):
    """No import order is needed."""
    python(f"import {module}")


def test_nothing_is_printed_by_a_hand():
    assert python(PLAY) == ""
