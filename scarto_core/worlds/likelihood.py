"""How likely a world makes the play that has been seen: by model of player, for each seat (kernels).

A model is a way of playing that an opponent may have. For each a world gives the probability of every choice made so
far; each leaves a small one to every legal card, so that no world is ever impossible.
"""

from __future__ import annotations

from math import exp, log

from ..kernels.arrays import CHEAP, FREE, FREE_ALONE, HAND_SIZE, PLAIN, PLAYERS, STRENGTH, SUIT, SUITS, TRUMPS, VALUE
from ..kernels.club import club
from ..kernels.jit import Ints, Reals, function, lowest, popcount
from ..kernels.play import lay, legal
from ..kernels.policies import greedy
from ..kernels.position import DEALER, DISCARDS, HANDS, LEGAL, PLAIN_CARDS, SIZE, TO_ACT
from ..players.weights import Weights

SHARP, SOFT, GREEDY, RANDOM = range(4)
"""A club player, someone who weighs cards much like one, a greedy player, and anybody."""
MODELS = 4
SEATS = 4
TOLD = 1 + SEATS * MODELS
"""The length of a row (see `explains`)."""
FAR = 1e9
"""A number beyond all logarithms."""

_SOFT_HEAT = 0.75
"""By how many points of the club's scores a choice must be worse to be about a third as likely (sharp: a twentieth)."""
_SHARP_LEAK, _SOFT_LEAK, _GREEDY_LEAK = 0.03, 0.1, 0.02
"""The part of the choices that are made by chance, for all a model knows."""
_DISCARD_HEAT = 0.5
_TRUMP, _SUITS = 5, 6

_BANK, _KEEP, _TRUMP_BASE, _TRUMP_TOP, _EARLY, _LENGTH, _RANK, _GUARDED, _NEARLY_VOID, _GONE, _SINGLE = (
    Weights._fields.index(name)
    for name in (
        "bank keep trump_base trump_top honour_early honour_length pip_rank guarded nearly_void discard_void "
        "discard_single"
    ).split()
)


@function
def explains(
    t: Ints, f: Reals, opening: Ints, worlds: Ints, world: int, history: Ints, viewer: int,
    beliefs: Reals, least: float, told: Reals, row: int, s: Ints, room: Reals,
) -> bool:  # fmt: skip
    """Write into the row how likely a world makes what the others did so far, unless that is less than `least`.

    A row has the logarithm of the probability of it all, then by seat and model how likely the seat is to be of that
    model in this world. False is returned, and soon, for a world that is not likely enough: it then has no such row.
    `opening` is the first position of the play, its hands the cards that have been played since; `history` are these
    in order. `beliefs` are the logarithms of the models' chances before any play, and the trust: the power to which
    the probabilities of the choices are raised.
    """
    for word in range(SIZE):
        s[word] = opening[word]
    for word in range(HANDS, HANDS + 2 * SEATS):
        s[word] |= worlds[world + word]
    s[DISCARDS], s[DISCARDS + 1] = worlds[world + DISCARDS], worlds[world + DISCARDS + 1]
    for place in range(TOLD):
        told[row + place] = 1.0
    limit = exp(least / beliefs[MODELS])
    if s[DEALER] != viewer:
        _weigh_discard(t, f, s, room, told, row + 1 + s[DEALER] * MODELS)
    for card in history:
        legal(t, s)
        if s[TO_ACT] != viewer and popcount(s[LEGAL]) + popcount(s[LEGAL + 1]) > 1:
            _weigh_play(t, f, s, room, card, told, row + 1 + s[TO_ACT] * MODELS)
            if _at_most(t, told, row) < limit:
                return False
        lay(t, s, card)
    told[row] = 0.0
    for seat in range(t[PLAYERS]):
        if seat != viewer:
            told[row] += _judge(beliefs, told, row + 1 + seat * MODELS)
    return told[row] >= least


@function
def _at_most(t: Ints, told: Reals, row: int) -> float:
    """Return what the probability of it all, without the trust, can be at most: each seat as the likeliest model."""
    most = 1.0
    for seat in range(t[PLAYERS]):
        place = row + 1 + seat * MODELS
        most *= max(max(told[place + SHARP], told[place + SOFT]), max(told[place + GREEDY], told[place + RANDOM]))
    return most


@function
def _judge(beliefs: Reals, told: Reals, row: int) -> float:
    """Turn the probabilities in a seat's row into the chances of its models; return the logarithm of that of it all."""
    top = -FAR
    for model in range(MODELS):
        told[row + model] = beliefs[model] + beliefs[MODELS] * log(told[row + model])
        top = max(top, told[row + model])
    whole = 0.0
    for model in range(MODELS):
        told[row + model] = exp(told[row + model] - top)
        whole += told[row + model]
    for model in range(MODELS):
        told[row + model] /= whole
    return top + log(whole)


@function
def _weigh_play(t: Ints, f: Reals, s: Ints, room: Reals, card: int, odds: Reals, row: int) -> None:
    best = club(t, f, s, room)
    size = popcount(s[LEGAL]) + popcount(s[LEGAL + 1])
    sharp = soft = 0.0
    for word in range(2):
        cards = s[LEGAL + word]
        while cards:
            likes = exp((room[lowest(cards) + word * PLAIN_CARDS] - room[best]) / _SOFT_HEAT)
            soft += likes
            sharp += _sharpened(likes)
            cards &= cards - 1
    likes = exp((room[card] - room[best]) / _SOFT_HEAT)
    odds[row + SHARP] *= (1 - _SHARP_LEAK) * _sharpened(likes) / sharp + _SHARP_LEAK / size
    odds[row + SOFT] *= (1 - _SOFT_LEAK) * likes / soft + _SOFT_LEAK / size
    odds[row + GREEDY] *= (1 - _GREEDY_LEAK) * (1.0 if greedy(t, s) == card else 0.0) + _GREEDY_LEAK / size
    odds[row + RANDOM] /= size


@function
def _sharpened(likes: float) -> float:
    """Return the power of 20: how much the sharp player likes what the soft one likes so much."""
    fifth = likes * likes * (likes * likes) * likes
    return fifth * fifth * (fifth * fifth)


# -- the scarto: how it compares with those that differ in one card


@function
def _weigh_discard(t: Ints, f: Reals, s: Ints, room: Reals, odds: Reals, row: int) -> None:
    hand = HANDS + 2 * s[DEALER]
    tarocchi = s[hand + 1] | s[DISCARDS + 1]
    alone = tarocchi & (tarocchi - 1) == 0
    for suit in range(2 * _SUITS):
        room[suit] = 0.0
    dearest, cheapest, kept, laid = 0, 78, 0, 0
    for word in range(2):
        cards = (s[hand + word] | s[DISCARDS + word]) & (t[FREE + word] | (t[FREE_ALONE + word] if alone else 0))
        while cards:
            card = lowest(cards) + word * PLAIN_CARDS
            likes = exp(_worth_laying_away(t, f, s, card) / _DISCARD_HEAT)
            if s[DISCARDS + word] & (cards & -cards):
                room[_SUITS + t[SUIT + card]] += 1 / likes
                laid, dearest = laid + 1, max(dearest, t[CHEAP + card])
            else:
                room[t[SUIT + card]] += likes
                kept, cheapest = kept + 1, min(cheapest, t[CHEAP + card])
            cards &= cards - 1
    others, size = 1 + _exchanged(t, f, s, room), 1 + kept * laid
    odds[row + SHARP] *= (1 - _SHARP_LEAK) / others + _SHARP_LEAK / size
    odds[row + SOFT] *= (1 - _SOFT_LEAK) / others + _SOFT_LEAK / size
    odds[row + GREEDY] *= (1 - _GREEDY_LEAK) * (1.0 if cheapest > dearest else 0.0) + _GREEDY_LEAK / size
    odds[row + RANDOM] /= size


@function
def _exchanged(t: Ints, f: Reals, s: Ints, room: Reals) -> float:
    """Return how much the club player likes all discards with one card exchanged, if he likes the one he made 1.

    The first places of `room` have, by suit, how much he would like to lay away the cards that he kept; the next how
    much he would like to have those back that he laid away.
    """
    shape, whole = _shape(t, f, s, 0, 0), 0.0
    for laid in range(_SUITS):
        for kept in range(_SUITS):
            likes = room[laid] * room[_SUITS + kept]
            if likes:
                whole += likes * exp((_shape(t, f, s, laid, kept) - shape) / _DISCARD_HEAT)
    return whole


@function
def _worth_laying_away(t: Ints, f: Reals, s: Ints, card: int) -> float:
    """Return what the club player thinks of laying one card away, by itself (`club_discard`)."""
    banked = f[_BANK] * (t[VALUE + card] - 1)
    if card >= PLAIN_CARDS:
        return banked - f[_KEEP] * (f[_TRUMP_BASE] + f[_TRUMP_TOP] * t[STRENGTH + card] / 21 + 1)
    suit = (s[HANDS + 2 * s[DEALER]] | s[DISCARDS]) & t[SUITS + t[SUIT + card]]
    length = popcount(suit)
    guard = f[_GUARDED] if suit & ~t[PLAIN] & ~(1 << card) else 0.0
    kept = (t[VALUE + card] - 1) * (f[_EARLY] + f[_LENGTH] * min(length, 6) / 6) + f[_RANK]
    return banked - f[_KEEP] * kept - guard + f[_NEARLY_VOID] / length


@function
def _shape(t: Ints, f: Reals, s: Ints, laid: int, kept: int) -> float:
    """Return what the club player thinks of the shape of what is left, a card of one suit laid away for another."""
    hand, buried = s[HANDS + 2 * s[DEALER]], s[DISCARDS]
    trumps = popcount(s[HANDS + 2 * s[DEALER] + 1] & t[TRUMPS])
    if laid != kept:
        trumps += (1 if kept == _TRUMP else 0) - (1 if laid == _TRUMP else 0)
    score = 0.0
    for suit in range(1, _TRUMP):
        length = popcount(hand & t[SUITS + suit])
        before = length + popcount(buried & t[SUITS + suit])
        if laid != kept:
            length += (1 if kept == suit else 0) - (1 if laid == suit else 0)
        if length < 2 and length != before:
            score += f[_SINGLE] if length else f[_GONE]
    return score * min(1.0, 3 * trumps / t[HAND_SIZE])
