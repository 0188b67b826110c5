"""Duels, tournaments and sweeps: what people call."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from math import isfinite
from typing import Any, Protocol, TypedDict, TypeVar, Unpack

from ..cards import shown
from ..rules import Rules, ruleset
from ..tables import compile_rules
from .collect import Collector
from .entrants import Entrant, entrants
from .executors import opened
from .ledger import Ledger
from .progress import Told, bar
from .result import Duel, Result
from .seating import Schedule, duel_schedule, tournament_schedule
from .sweeps import Point, Sweep
from .work import Cast

_R = TypeVar("_R", bound=Result)


class _Options(TypedDict, total=False):
    """How a contest is played; see `tournament`."""

    rules: Rules | str
    seed: int
    precision: float | None
    seconds: float | None
    executor: Executor | str | None
    workers: int | None
    progress: bool | Told
    stop: Callable[[], bool] | None


class Maker(Protocol):
    """Makes a player that uses a budget."""

    def __call__(self, budget: Any) -> object:
        """Return a player, or what makes one."""
        ...


def duel(a: object, b: object, deals: int = 200, **options: Unpack[_Options]) -> Duel:
    """Let `a` play alone against a table of `b`, each deal once with it in every seat.

    Players and options are those of `tournament`. The result says how many points a hand `a` gets, with its 95 %
    interval: `duel("club", "greedy").points`.
    """
    players = entrants([a, b])
    rules, seed = _rules(options.get("rules")), _whole("seed", options.get("seed", 0))
    return _contest(Duel, players, duel_schedule(rules, seed), deals, options)


def tournament(
    players: Mapping[str, object] | Iterable[object],
    deals: int = 100,
    *,
    seatings: str | None = None,
    **options: Unpack[_Options],
) -> Result:
    """Let two or more players play each other, everybody with the same cards, and rate them.

    A player is the name of one of the house's bots, a class or function that makes one (called with `seed=` if it takes
    that), or a player that is there already (copied for each game). A mapping gives them names; so does an attribute
    `name`. Each game has players of its own, with seeds of their own.

    `seatings`: "all" plays each deal in every seating with as many different players as fit, "circle" in as many games
    as there are players, each once in every seat, in an order that changes from deal to deal. Left out, it is "all"
    where that is at most 36 games a deal. `deals` is how many deals are played, at most if `precision` is given: then
    it ends as soon as every player's points are known to within ± `precision`.

    Options: `rules` (a name or `Rules`), `seed` (the same seed gives the same numbers, whoever does the work),
    `seconds` (how long a choice may take, 5 if left out, None for ever; the house's bots are not timed), `executor`
    ("processes", "threads", "inline", or any `concurrent.futures.Executor`), `workers`, `progress` (False for no bar,
    or a function told how many hands are done, of how many), and `stop` (a function that is asked whether to stop). An
    interrupt stops as well; what is done by then is kept.

    Raises `ValueError` for players and options that make no sense.
    """
    named = players.items() if isinstance(players, Mapping) else players
    listed = [named] if isinstance(named, str) else list(named)
    if len(listed) < 2:
        raise ValueError("a tournament needs at least two players")
    rules, seed = _rules(options.get("rules")), _whole("seed", options.get("seed", 0))
    schedule = tournament_schedule(rules, len(listed), seed, seatings)
    return _contest(Result, entrants(listed), schedule, deals, options)


def sweep(
    make: Maker, budgets: Iterable[Any], against: object = "club", deals: int = 100, **options: Unpack[_Options]
) -> Sweep:
    """Let players with different budgets duel with the same opponents, on the same deals.

    `make(budget)` returns a player. The budgets are whatever it takes: playouts, milliseconds, depths. Players and
    options are those of `tournament`. `sweep(...).plot()` draws the share of hands won against the budget.
    """
    points = []
    with opened(options.get("executor"), options.get("workers")) as executor:
        options = {**options, "executor": executor, "workers": None}
        for budget in budgets:
            result = duel((str(budget), make(budget)), against, deals, **options)
            points.append(Point(budget, result))
            if result.stopped:
                break
    if not points:
        raise ValueError("a sweep needs at least one budget")
    return Sweep(tuple(points))


def _contest(kind: type[_R], players: tuple[Entrant, ...], schedule: Schedule, deals: int, options: _Options) -> _R:
    deals, precision = _whole("deals", deals, 1), _positive("precision", options.get("precision"))
    seconds = _positive("seconds", options.get("seconds", 5.0))
    ledger = Ledger(schedule, len(players), deals, precision)
    cast = Cast(schedule.rules, players, seconds)
    with (
        opened(options.get("executor"), _workers(options.get("workers"))) as executor,
        bar(options.get("progress", True), ledger.expected) as told,
    ):
        stopped = Collector(cast, ledger, executor, options.get("stop"), told).run()
    return kind(
        rules=schedule.rules,
        players=tuple(player.label for player in players),
        seed=schedule.seed,
        played=schedule.words,
        games=ledger.games,
        means=ledger.means,
        faults=ledger.faults(),
        out=tuple(players[number].label for number in sorted(ledger.out)),
        stopped=stopped,
    )


def _rules(given: Rules | str | None) -> Rules:
    rules = ruleset("course" if given is None else given) if given is None or isinstance(given, str) else given
    compile_rules(rules)  # refuses what are no rules
    return rules


def _whole(name: str, number: object, least: int | None = None) -> int:
    if type(number) is not int or (least is not None and number < least):
        wanted = "a whole number" if least is None else f"a whole number from {least} up"
        raise ValueError(f"{name} must be {wanted}, not {shown(number)}")
    return number


def _workers(number: object) -> int | None:
    return None if number is None else _whole("workers", number, 1)


def _positive(name: str, number: object) -> float | None:
    if number is None:
        return None
    if isinstance(number, bool) or not isinstance(number, (int, float)) or not (number > 0 and isfinite(number)):
        raise ValueError(f"{name} must be a number above 0, or None, not {shown(number)}")
    return float(number)
