"""Players for the tests of the laboratory, most of them badly behaved."""

from __future__ import annotations

import os
import random
import time


class First:
    """Takes the first legal cards."""

    def choose_discard(self, view):
        return view.legal[: view.rules.talon_size]

    def choose_play(self, view):
        return view.legal[0]


class Chancy(First):
    """Takes its chance from Python's own `random`, as beginners do."""

    def choose_play(self, view):
        return random.choice(view.legal)


class Seeded(First):
    """Takes its chance from a seed of its own."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def choose_play(self, view):
        return self.random.choice(view.legal)


class Counting(First):
    """Changes with every play: wrong if it is used for more than one game."""

    def __init__(self):
        self.plays = 0

    def choose_play(self, view):
        self.plays += 1
        assert self.plays == len(view.tricks) + 1
        return view.legal[-1]


class Late(First):
    """Does something wrong in the fifth trick of every deal in which it holds the Bagatto."""

    def choose_play(self, view):
        if len(view.tricks) == 4 and any(str(card) == "T1" for card in view.hand):
            return self.misbehave(view)
        return view.legal[0]


class Raises(Late):
    def misbehave(self, view):
        return view.legal[99]


class Cheats(Late):
    def misbehave(self, view):
        return next(card for card in view.unseen)


class Babbles(Late):
    def misbehave(self, view):
        return {"no": "card"}


class Loops(Late):
    def misbehave(self, view):
        while True:
            pass


class LoopsAndCatches(Late):
    """Lets no exception out, whatever it is."""

    def misbehave(self, view):
        while True:
            try:
                while True:
                    pass
            except BaseException:
                pass


class Sleeps(Late):
    """Hangs outside of Python, where no exception reaches it."""

    def misbehave(self, view):
        time.sleep(10_000)


class Dies(Late):
    def misbehave(self, view):
        os._exit(3)


class Exits(Late):
    def misbehave(self, view):
        raise SystemExit


class Unmade(First):
    def __init__(self):
        raise LookupError("nothing to be made of")


class Endless(First):
    """Lays away cards without end."""

    def choose_discard(self, view):
        while True:
            yield view.legal[0]


class ManyTooMany(First):
    def choose_discard(self, view):
        return view.legal[:4]
