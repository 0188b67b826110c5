"""How strong the bots are, in points a hand with their 95 % intervals, and how long they take.

    python tests/core/strength.py                              the usual pairs
    python tests/core/strength.py club greedy --deals 2000     one pair
    python tests/core/strength.py expert flat                  against two plain samplers of 1,000 greedy playouts
    python tests/core/strength.py --time expert                CPU milliseconds a decision

Each deal is played once with the bot in every seat, against two of the other kind, so that luck cancels. The same is
`lab.duel("club", "greedy", deals=1000)` in a notebook. The table in `scarto_core/players/README.md` comes from here.
"""

from __future__ import annotations

import argparse
from time import thread_time
from typing import Any

import scarto_core as sc
from scarto_core import lab

PAIRS = (("greedy", "random"), ("club", "greedy"), ("club", "random"))


def player(name: str) -> Any:
    """Return what the laboratory takes for a name: a house bot's, or "flat"."""
    if name != "flat":
        return name
    from scarto_core.players.expert_flat import FlatSampler

    return "flat", FlatSampler


class Clock:
    """A player that notes how much CPU time each choice of another takes, in milliseconds."""

    def __init__(self, player: Any) -> None:
        self.player, self.times = player, []

    def choose_discard(self, view: sc.View) -> Any:
        return self._timed(self.player.choose_discard, view)

    def choose_play(self, view: sc.View) -> Any:
        return self._timed(self.player.choose_play, view)

    def _timed(self, choose: Any, view: sc.View) -> Any:
        start = thread_time()
        choice = choose(view)
        self.times.append(1000 * (thread_time() - start))
        return choice


def time(name: str, hands: int = 20) -> None:
    """Print the mean and the longest time of a bot's choices, in hands against two club players."""
    maker = player(name)
    clock = Clock(
        maker[1]() if isinstance(maker, tuple) else sc.bot(name, **({"wait": True} if name == "expert" else {}))
    )
    for seed in range(hands + 1):
        sc.play_hand(sc.ruleset("course"), [clock, "club", "club"], dealer=seed % 3, seed=seed)
        if seed == 0:
            clock.times.clear()  # what is loaded with the first choice
    mean = sum(clock.times) / len(clock.times)
    print(f"{name}: {mean:.3f} ms of CPU a decision, {max(clock.times):.1f} at most, {len(clock.times)} decisions")


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pair", nargs="*", metavar="bot", help="a bot, and the two it plays against")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=None, help="processes; as many as processors if left out")
    parser.add_argument("--time", metavar="bot", help="measure a bot's time instead")
    wanted = parser.parse_args()
    if wanted.time:
        time(wanted.time)
        return
    if len(wanted.pair) not in (0, 2):
        parser.error("name two bots, or none")
    for bot, others in [wanted.pair] if wanted.pair else PAIRS:
        print(lab.duel(player(bot), player(others), deals=wanted.deals, workers=wanted.workers), flush=True)


if __name__ == "__main__":
    main()
