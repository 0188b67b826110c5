"""How strong the bots are, in points a hand with their 95 % intervals, and how long they take.

    python tests/core/strength.py                              the usual pairs
    python tests/core/strength.py club greedy --deals 2000     one pair
    python tests/core/strength.py expert flat                  against two plain samplers of 1,000 greedy playouts
    python tests/core/strength.py --time expert                CPU milliseconds a decision alone

Each deal is played once with the bot in every seat, against two of the other kind, so that luck cancels. The same is
`lab.duel("club", "greedy", deals=1000)` in a notebook. Then the bot is timed in hands against two of the same others,
the scarto included. The table in `scarto_core/players/README.md` comes from here.
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


def seated(name: str, seed: int = 0) -> Any:
    """Return a player by its name that plays at full strength from the first choice on."""
    given = player(name)
    return (
        given[1](seed)
        if isinstance(given, tuple)
        else sc.bot(name, seed, **({"wait": True} if name == "expert" else {}))
    )


def times(name: str, others: str, hands: int = 40) -> str:
    """Say how much CPU a bot's choices take, in hands against two others."""
    clock = Clock(seated(name))
    for seed in range(hands + 1):
        sc.play_hand(sc.ruleset("course"), [clock, seated(others), seated(others)], dealer=seed % 3, seed=seed)
        if seed == 0:
            clock.times.clear()  # what is loaded with the first choice
    spent = sorted(clock.times)
    mean, most = sum(spent) / len(spent), spent[len(spent) * 95 // 100]
    return (
        f"{name}: {mean:.3f} ms of CPU a decision, 95 % take at most {most:.1f}, the longest {spent[-1]:.1f}, "
        f"{len(spent)} decisions"
    )


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pair", nargs="*", metavar="bot", help="a bot, and the two it plays against")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=None, help="processes; as many as processors if left out")
    parser.add_argument("--time", metavar="bot", help="measure a bot's time instead")
    wanted = parser.parse_args()
    if wanted.time:
        print(times(wanted.time, "club"))
        return
    if len(wanted.pair) not in (0, 2):
        parser.error("name two bots, or none")
    for bot, others in [wanted.pair] if wanted.pair else PAIRS:
        duel = lab.duel(player(bot), player(others), deals=wanted.deals, workers=wanted.workers)
        print(duel, f"Lower end of the interval: {duel.points.low:+.3f}.", flush=True)
        print(times(bot, others), flush=True)


if __name__ == "__main__":
    main()
