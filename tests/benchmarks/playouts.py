"""How fast the kernels are, in ratios: `python tests/benchmarks/playouts.py`.

All rates are taken in turns in one run, in the time of the processor that this process used, and the best of many short
rounds counts: other programs only ever make a round slower. Rates are for the rules of the course, three players.
"""

from __future__ import annotations

import importlib
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import mean, median

import scarto_core as sc
from scarto_core import kernels
from scarto_core.kernels import jit, playouts
from scarto_core.kernels import position as p
from scarto_core.kernels.arrays import arrays_of
from scarto_core.kernels.club import ROOM
from scarto_core.kernels.endgame import solve
from scarto_core.players import bot

COURSE = sc.ruleset("course")
PLAYS = COURSE.players * COURSE.hand_size
ROUNDS = 60
MIXTURES = {"random": [1, 0, 0], "greedy": [0, 1, 0], "club": [0, 0, 1]}
OPEN_SPIEL = "not measured: OpenSpiel is not installed, which `make bench` sees to where it can"

Rate = Callable[[], float]


def per_second(work: Callable[[], int]) -> float:
    """How many of what `work` counts are done in a second of the processor."""
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)


def kernel_hands(policy: str, hands: int, deals: bool = True) -> Rate:
    """Whole hands by one policy, with or without the deal and the scarto."""
    t, f = arrays_of(COURSE)
    worlds, s, room = jit.zeros(hands * p.SIZE), jit.zeros(p.SIZE + 78), jit.reals([0.0] * ROOM)
    mixture, chosen, stop = jit.integers(MIXTURES[policy] * 4), jit.integers([-1]), jit.zeros(2)
    results, seed = jit.zeros(hands * playouts.RESULTS), iter(range(1 << 30))

    def deal() -> None:
        playouts.deal_worlds(t, hands, next(seed), 0, worlds, s)

    def work() -> int:
        if deals:
            deal()
        return playouts.try_cards(t, f, worlds, hands, chosen, mixture, stop, results, s, room)

    def rate() -> float:
        deal()
        return per_second(work)

    return rate


def engine_hands() -> int:
    """Whole random hands by the readable engine."""
    for seed in range(10):
        rng = random.Random(seed)
        hand = sc.Hand.deal(COURSE, seed=seed)
        hand.discard(rng.sample(hand.legal_discards(), 3))
        while hand.to_act is not None:
            hand.play(rng.choice(hand.legal_plays()))
    return 10


def skat_plays() -> int:
    """Random plays of OpenSpiel's skat, driven from Python; its bids count as plays."""
    game, rng, plays = _skat(), random.Random(1), 0
    for _ in range(20):
        state = game.new_initial_state()
        while not state.is_terminal():
            plays += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
    return plays


def _skat():
    return importlib.import_module("pyspiel").load_game("skat")


def look_ups() -> float:
    """Nanoseconds for what a random play cannot do without: its numbers looked up, one after the other."""
    return 1e9 / max(per_second(_chain) for _ in range(20))


def _chain() -> int:
    count = 2_000_000
    _chained(arrays_of(COURSE).t, count)
    return count


def _make_chain():
    from scarto_core.kernels.arrays import BEST, DUTIES, TAKES, VALUE

    def chained(t, count):
        """A chance number, a duty, who takes, the trump to beat: each place depends on what was found before."""
        number = 1
        for _ in range(count):
            number = jit.times(number, 0x5851F42D4C957F2D)
            card = ((number >> 31) * 78) >> 32
            found = t[DUTIES + 16 * card] ^ t[TAKES + 2 * card] ^ t[BEST + card] ^ t[VALUE + card]
            number = jit.plus(number, jit.popcount(found))
        return number

    return jit.kernel(f"int64({jit.INTS}, int64)")(chained)


_chained = _make_chain()


def python(code: str, **variables: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **variables}, capture_output=True, text=True, check=True
    )
    return run.stdout


def without_numba() -> float:
    """Whole random hands a second of the same source without numba."""
    here = f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); import playouts as b"
    return float(python(f"{here}; print(max(b.kernel_hands('random', 20)() for _ in range(8)))", NUMBA_DISABLE_JIT="1"))


def seconds_to_be_ready(folder: str) -> tuple[float, float]:
    """Seconds of a new Python until kernels can be called, numba's import included: of the processor, by the clock."""
    clock = "time.process_time() - a, time.perf_counter() - b"
    code = (
        "import time; a, b = time.process_time(), time.perf_counter(); "
        f"from scarto_core import kernels; kernels.warm(say=str); print({clock})"
    )
    processor, passed = python(code, NUMBA_CACHE_DIR=folder).split()
    return float(processor), float(passed)


def endings(tricks: int, solo: bool, hands: int = 60) -> list[float]:
    """Milliseconds to solve endings that club players come to."""
    players, times = [bot("club") for _ in range(3)], []
    for seed in range(hands):
        hand = sc.Hand.deal(COURSE, dealer=seed % 3, seed=seed)
        hand.discard(players[0].choose_discard(hand.view(hand.dealer)))
        while len(hand.hands[hand.to_act]) > tricks or hand.trick:
            hand.play(players[0].choose_play(hand.view(hand.to_act)))
        start = time.process_time()
        solve(hand, seed % 3 if solo else None)
        times.append(1000 * (time.process_time() - start))
    return times


def rates() -> dict[str, float]:
    """The best rate of each, all measured in turns."""
    measured: dict[str, Rate] = {
        "engine": lambda: per_second(engine_hands),
        **{policy: kernel_hands(policy, 200 if policy != "club" else 50) for policy in MIXTURES},
        "without deal": kernel_hands("random", 200, deals=False),
    }
    try:
        _skat()
        measured["skat"] = lambda: per_second(skat_plays)
    except ImportError:
        pass
    best = dict.fromkeys(measured, 0.0)
    for _ in range(ROUNDS):
        for name, rate in measured.items():
            best[name] = max(best[name], rate())
    return best


def main() -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        compiling, _ = seconds_to_be_ready(folder)
        loading, waiting = map(min, zip(*(seconds_to_be_ready(folder) for _ in range(5)), strict=True))
    print(f"compiled for the first time in {compiling:.1f} s of the processor (goal: under 20)")
    print(f"loaded, numba with it, in {waiting:.2f} s (goal 0.5), {loading:.2f} s of the processor, the best of five")
    kernels.warm(say=str)
    best = rates()
    print(f"whole random hands a second: {best['random']:,.0f}")
    print(f"  the readable engine: {best['engine']:,.0f}; ratio {best['random'] / best['engine']:,.0f} (goal 200)")
    plain = without_numba()
    print(f"  the kernels without numba: {plain:,.0f}; ratio {best['random'] / plain:,.0f}")
    plays = best["random"] * PLAYS
    skat = f"{best['skat']:,.0f}; ratio {plays / best['skat']:,.0f} (goal 60)" if "skat" in best else OPEN_SPIEL
    print(f"plays a second: {plays / 1e6:,.1f} million")
    print(f"  OpenSpiel's skat from Python: {skat}")
    print(
        f"nanoseconds a random play: {1e9 / best['without deal'] / PLAYS:.1f}, with deal and scarto {1e9 / plays:.1f}; "
        f"a bare chain of the look-ups that one play needs takes {look_ups():.1f} here"
    )
    for policy in ("greedy", "club"):
        print(f"{policy} hands a second: {best[policy]:,.0f}, {1e9 / best[policy] / PLAYS:.0f} ns a decision")
    for tricks, solo in ((8, True), (9, True), (6, False), (7, False)):
        times = endings(tricks, solo, hands=60 if tricks < 9 else 30)
        kind = "one against the rest" if solo else "each for himself"
        told = f"{median(times):.1f} ms median, {mean(times):.1f} mean, {max(times):.0f} most"
        print(f"endings of {tricks} tricks, {kind}: {told}")


if __name__ == "__main__":
    import machine

    print(machine.description())
    main()
