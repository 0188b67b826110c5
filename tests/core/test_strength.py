"""The bots in their order of strength, over duplicate deals."""

from __future__ import annotations

import pytest
from strength import duel


@pytest.mark.parametrize(("name", "others", "least"), [("greedy", "random", 1), ("club", "greedy", 5)])
def test_a_better_bot_beats_two_weaker_ones_clearly(name, others, least):
    points, interval = duel(name, others, deals=150)
    print(f"{name} against two {others}: {points:+.2f} ± {interval:.2f}")
    assert points - interval > least
