"""Duels, tournaments and sweeps: what people call."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from math import isfinite
from typing import Any, NamedTuple, TypeVar

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


def duel(
    a: object,
    b: object,
    deals: int = 200,
    *,
    rules: Rules | str = "course",
    seed: int = 0,
    precision: float | None = None,
    seconds: float | None = 5.0,
    executor: Executor | str = "processes",
    workers: int | None = None,
    progress: bool | Told = True,
    stop: Callable[[], bool] | None = None,
) -> Duel:
    """Let `a` play alone against a table of `b`, each deal once with it in every seat.

    Players and options are those of `tournament`. The result says how many points a hand `a` gets, with its 95 %
    interval: `duel("club", "greedy").points`.
    """
    players = entrants([a, b])
    schedule = duel_schedule(_rules(rules), _whole("seed", seed))
    return _contest(Duel, players, schedule, _Settings(deals, precision, seconds, executor, workers, progress, stop))


def tournament(
    players: Mapping[str, object] | Iterable[object],
    deals: int = 100,
    *,
    seatings: str | None = None,
    rules: Rules | str = "course",
    seed: int = 0,
    precision: float | None = None,
    seconds: float | None = 5.0,
    executor: Executor | str = "processes",
    workers: int | None = None,
    progress: bool | Told = True,
    stop: Callable[[], bool] | None = None,
) -> Result:
    """Let two or more players play each other, everybody with the same cards, and rate them.

    A player is the name of one of the house's bots, a class or function that makes one (called with `seed=` if it takes
    that), or a player that is there already (copied for each game). A house bot with options is `functools.partial(
    sc.bot, "club", weights=mine)`. A mapping gives players names; so does an attribute `name`. Each game has players of
    its own, with seeds of their own.

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
    listed = entrants([named] if isinstance(named, str) else named)
    if len(listed) < 2:
        raise ValueError("a tournament needs at least two players")
    schedule = tournament_schedule(_rules(rules), len(listed), _whole("seed", seed), seatings)
    return _contest(Result, listed, schedule, _Settings(deals, precision, seconds, executor, workers, progress, stop))


def sweep(
    make: Callable[[Any], object],
    budgets: Iterable[Any],
    against: object = "club",
    deals: int = 100,
    *,
    executor: Executor | str = "processes",
    workers: int | None = None,
    **options: Any,
) -> Sweep:
    """Let players with different budgets duel with the same opponents, on the same deals.

    `make(budget)` returns a player. The budgets are whatever it takes: playouts, milliseconds, depths. Players and
    options are those of `tournament`. `sweep(...).plot()` draws the share of hands won against the budget.
    """
    points = []
    with opened(executor, workers) as shared:
        for budget in budgets:
            result = duel((str(budget), make(budget)), against, deals, executor=shared, **options)
            points.append(Point(budget, result))
            if result.stopped:
                break
    if not points:
        raise ValueError("a sweep needs at least one budget")
    return Sweep(tuple(points))


class _Settings(NamedTuple):
    """How a contest is played; see `tournament`."""

    deals: int
    precision: float | None
    seconds: float | None
    executor: Executor | str
    workers: int | None
    progress: bool | Told
    stop: Callable[[], bool] | None

    def checked(self) -> _Settings:
        """Return the same. Raises `ValueError` for what makes no sense."""
        _whole("deals", self.deals, 1)
        _positive("precision", self.precision)
        _positive("seconds", self.seconds)
        return self


def _contest(kind: type[_R], players: tuple[Entrant, ...], schedule: Schedule, settings: _Settings) -> _R:
    deals, precision, seconds, executor, workers, progress, stop = settings.checked()
    ledger = Ledger(schedule, len(players), deals, precision)
    cast = Cast(schedule.rules, players, seconds)
    with opened(executor, workers) as where, bar(progress, ledger.expected) as told:
        stopped = Collector(cast, ledger, where, stop, told).run()
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


def _rules(given: Rules | str) -> Rules:
    rules = ruleset(given) if isinstance(given, str) else given
    compile_rules(rules)  # refuses what are no rules
    return rules


def _whole(name: str, number: int, least: int | None = None) -> int:
    if type(number) is not int or (least is not None and number < least):
        wanted = "a whole number" if least is None else f"a whole number from {least} up"
        raise ValueError(f"{name} must be {wanted}, not {shown(number)}")
    return number


def _positive(name: str, number: float | None) -> None:
    if number is None:
        return
    if isinstance(number, bool) or not isinstance(number, (int, float)) or not (number > 0 and isfinite(number)):
        raise ValueError(f"{name} must be a number above 0, or None, not {shown(number)}")
