"""The bots in their order of strength, over duplicate deals."""

from __future__ import annotations

import pytest

from scarto_core import lab


@pytest.mark.parametrize(("name", "others", "least"), [("greedy", "random", 1), ("club", "greedy", 5)])
def test_a_better_bot_beats_two_weaker_ones_clearly(name, others, least):
    duel = lab.duel(name, others, deals=150, executor="inline", progress=False)
    print(duel)
    assert duel.points.low > least
