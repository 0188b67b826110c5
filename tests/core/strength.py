"""How strong the bots are, in points a hand with their 95 % intervals.

    python tests/core/strength.py                              the usual pairs
    python tests/core/strength.py club greedy --deals 2000     one pair

Each deal is played once with the bot in every seat, against two of the other kind, so that luck cancels. The same is
`lab.duel("club", "greedy", deals=1000)` in a notebook.
"""

from __future__ import annotations

import argparse

from scarto_core import lab

PAIRS = (("greedy", "random"), ("club", "greedy"), ("club", "random"))


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pair", nargs="*", metavar="bot", help="a bot, and the two it plays against")
    parser.add_argument("--deals", type=int, default=1000)
    wanted = parser.parse_args()
    if len(wanted.pair) not in (0, 2):
        parser.error("name two bots, or none")
    for bot, others in [wanted.pair] if wanted.pair else PAIRS:
        print(lab.duel(bot, others, deals=wanted.deals), flush=True)


if __name__ == "__main__":
    main()
