"""The players of a contest, whatever they were given as, and a fresh one of them for every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from functools import partial
from inspect import Parameter, signature
from typing import Any, NamedTuple

from ..cards import shown
from ..players import ClubPlayer, ExpertPlayer, GreedyPlayer, Player, RandomPlayer, bot, bots

_OF_THE_HOUSE = (RandomPlayer, GreedyPlayer, ClubPlayer, ExpertPlayer)


class Entrant(NamedTuple):
    """A player of a contest: what it is called, and what it was given as."""

    label: str
    given: Any
    trusted: bool
    """True for the house's bots, whose choices are not timed: by name, as they are, or as their classes."""
    takes_seed: bool
    """True if it is made with `seed=`."""

    def seated(self, seed: int) -> Player:
        """Return a player for one game: a new one with its own seed, or a copy of the one that was given.

        An expert is told to wait for its kernels: else another would make its first choices, and no two runs would be
        the same.
        """
        player = self._made(seed)
        if isinstance(player, ExpertPlayer):
            player.wait = True
        return player

    def _made(self, seed: int) -> Player:
        if is_player(self.given):
            return deepcopy(self.given)  # type: ignore[no-any-return]
        maker = partial(bot, self.given) if isinstance(self.given, str) else self.given
        made: Player = maker(seed=seed) if self.takes_seed else maker()
        return made


def is_player(given: object) -> bool:
    """True for something that can choose, false for a class, which has to be made into a player first."""
    can = (callable(getattr(given, name, None)) for name in ("choose_discard", "choose_play"))
    return not isinstance(given, type) and all(can)


def entrants(given: Iterable[object]) -> tuple[Entrant, ...]:
    """Return players as entrants with labels of their own; a pair (label, player) brings its label.

    Raises `ValueError` for something that is neither a house bot's name, nor a player, nor makes players.
    """
    pairs = [_named(one) for one in given]
    seen: Counter[str] = Counter()
    result = []
    for label, player in pairs:
        seen[label] += 1
        unique = label if seen[label] == 1 else f"{label} {seen[label]}"
        result.append(Entrant(unique, player, _is_of_the_house(player), _takes_a_seed(player)))
    return tuple(result)


def _named(given: object) -> tuple[str, object]:
    if isinstance(given, tuple) and len(given) == 2 and isinstance(given[0], str):
        label, player = given
        return label, _checked(player)
    return _label(_checked(given)), given


def _checked(given: object) -> object:
    if isinstance(given, str):
        bot(given)  # refuses an unknown name
        return given
    if isinstance(given, partial) and given.func is bot:
        given()  # refuses an unknown option
        return given
    if isinstance(given, type) and not (hasattr(given, "choose_discard") and hasattr(given, "choose_play")):
        raise ValueError(f"the class {given.__name__} makes no players: it has no choose_discard and choose_play")
    if is_player(given) or callable(given):
        return given
    names = ", ".join(bots())
    raise ValueError(
        f"{shown(given)} is no player: give the name of a bot ({names}), something with choose_discard and "
        "choose_play, or a class or function that makes one"
    )


def _label(given: object) -> str:
    if isinstance(given, str):
        return given
    if isinstance(given, partial):
        of = given.args[0] if given.func is bot and given.args else _label(given.func)
        return f"{of}({', '.join(f'{name}={value!r}' for name, value in given.keywords.items())})"
    named = getattr(given, "name", None)
    if isinstance(named, str) and named:
        return named
    return str(getattr(given, "__name__", type(given).__name__)).replace("<lambda>", "lambda")


def _is_of_the_house(given: object) -> bool:
    by_name = isinstance(given, str) or (isinstance(given, partial) and given.func is bot)
    return by_name or (given if isinstance(given, type) else type(given)) in _OF_THE_HOUSE


def _takes_a_seed(maker: Any) -> bool:
    if isinstance(maker, str):
        return True
    try:
        seed = signature(maker).parameters.get("seed")
    except (TypeError, ValueError):  # some built-in makers do not tell
        return False
    return seed is not None and seed.kind in (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)
