"""The laboratory: let bots play each other, your own among them, and see which is better and how surely.

>>> from scarto_core import lab
>>> result = lab.duel("greedy", "random", deals=60, executor="inline", progress=False)
>>> result.points.low > 1, result.hands
(True, 180)

A *duel* sets one player against a table of another kind. A *tournament* lets any number play each other, a *sweep* one
player with different budgets:

>>> result = lab.tournament(["club", "greedy", "random"], deals=10, executor="inline", progress=False)
>>> [rating.player for rating in result.ratings]
['club', 'greedy', 'random']

**Luck.** All games of a deal have the same cards and the same dealer; only who plays which hand differs. So good cards
come to everybody alike, and what is left is skill. Points are what a seat gets or pays for a hand (RULES 7), and sum to
zero. Intervals are 95 % and taken over deals. The same seed gives the same numbers, whoever does the work.

**Your own bot** is a class with `choose_discard(view)` and `choose_play(view)`, given as it is: `lab.duel(Mine,
"greedy")`. A cell of a notebook is a fine place for it. Each game makes a new one; if it takes a `seed`, it gets one of
its own. Python's `random` is seeded for each game too, but not in threads and on a cluster: there take chance from
`random.Random(seed)`.

**Faults.** A bot that raises an exception, chooses what the rules forbid, or thinks longer than `seconds`, loses that
hand: it pays par (26), which the others share, and the game goes on with the next hand. `result.faults` says what
happened, each with the hand to look at: `result.faults[0].view` is what your bot saw. Who overruns the time for the
third time is out, and loses its later hands unplayed. In the lab's processes every choice can be ended; in threads, on
a cluster and inline, all but a single call that never comes back to Python (`time.sleep`, a C function). What bots
print in another process is not shown; play one hand with `sc.play_hand` to see it.

**Where.** `executor` is "processes" (as many as there are processors, or `workers`), "threads", "inline", or any
executor of the standard library's kind, such as a cluster's: `distributed.Client(...).get_executor()`. With `with
lab.Processes() as pool:` the processes are kept for many duels: `executor=pool`.
"""

from __future__ import annotations

from .contests import duel, sweep, tournament
from .executors import Inline
from .faults import Fault
from .processes import Processes, WorkerDied
from .result import Duel, Rating, Result
from .statistics import Estimate
from .sweeps import Sweep

__all__ = [
    "Duel",
    "Estimate",
    "Fault",
    "Inline",
    "Processes",
    "Rating",
    "Result",
    "Sweep",
    "WorkerDied",
    "duel",
    "sweep",
    "tournament",
]
