"""How likely worlds make the play that has been seen: by model of player, for each seat (kernels).

A model is a way of playing that an opponent may have. For each a world gives the probability of every choice made so
far; each leaves a small one to every legal card, so that no world is ever impossible.
"""

from __future__ import annotations

from math import exp, log

from ..kernels.arrays import CHEAP, FREE, FREE_ALONE, HAND_SIZE, PLAIN, PLAYERS, STRENGTH, SUIT, SUITS, TRUMPS, VALUE
from ..kernels.club import club
from ..kernels.jit import INTS, REALS, Ints, Reals, function, kernel, lowest, popcount
from ..kernels.play import lay, legal
from ..kernels.policies import greedy
from ..kernels.position import DEALER, DISCARDS, HANDS, LEGAL, PLAIN_CARDS, SIZE, TO_ACT
from ..players.weights import Weights

SHARP, SOFT, GREEDY, RANDOM = range(4)
"""A club player, someone who weighs cards much like one, a greedy player, and anybody."""
MODELS = 4
SEATS = 4
TOLD = 1 + SEATS * MODELS

_SHARP_HEAT, _SOFT_HEAT = 0.15, 0.8
"""By how many points of the club's scores a choice must be worse to be about a third as likely."""
_SHARP_LEAK, _SOFT_LEAK, _GREEDY_LEAK = 0.05, 0.1, 0.05
"""The part of the choices that are made by chance, for all a model knows."""
_DISCARD_HEAT = 0.5

_BANK, _KEEP, _TRUMP_BASE, _TRUMP_TOP, _EARLY, _LENGTH, _RANK, _GUARDED, _NEARLY_VOID, _GONE, _SINGLE = (
    Weights._fields.index(name)
    for name in (
        "bank keep trump_base trump_top honour_early honour_length pip_rank guarded nearly_void discard_void "
        "discard_single"
    ).split()
)


@kernel(f"int64({INTS}, {REALS}, {INTS}, {INTS}, int64, {INTS}, int64, {REALS}, {INTS}, {REALS}, {INTS}, {REALS})")
def weigh(
    t: Ints, f: Reals, opening: Ints, worlds: Ints, count: int, history: Ints, viewer: int,
    beliefs: Reals, stop: Ints, told: Reals, s: Ints, room: Reals,
) -> int:  # fmt: skip
    """Write how likely each world makes what the others did so far; return how many were weighed before a stop.

    A world's row in `told`: the logarithm of the probability of it all, then by seat and model how likely the seat is
    to be of that model in this world. `opening` is the first position of the play, its hands the cards that have been
    played since; `history` are these in order. `beliefs` are the logarithms of the models' chances before any play,
    and the trust: the power to which the probabilities of the choices are raised.
    """
    for number in range(count):
        if stop[0]:
            return number
        world, row = number * SIZE, number * TOLD + 1
        for word in range(SIZE):
            s[word] = opening[word]
        for word in range(HANDS, HANDS + 2 * SEATS):
            s[word] |= worlds[world + word]
        s[DISCARDS], s[DISCARDS + 1] = worlds[world + DISCARDS], worlds[world + DISCARDS + 1]
        for place in range(TOLD):
            told[row - 1 + place] = 0.0
        if s[DEALER] != viewer:
            _weigh_discard(t, f, s, room, told, row + s[DEALER] * MODELS)
        for card in history:
            legal(t, s)
            if s[TO_ACT] != viewer and popcount(s[LEGAL]) + popcount(s[LEGAL + 1]) > 1:
                _weigh_play(t, f, s, room, card, told, row + s[TO_ACT] * MODELS)
            lay(t, s, card)
        for seat in range(t[PLAYERS]):
            if seat != viewer:
                told[row - 1] += _judge(beliefs, told, row + seat * MODELS)
    return count


@function
def _judge(beliefs: Reals, told: Reals, row: int) -> float:
    """Turn the logarithms of a seat's row into the chances of its models; return that of what it did, in all."""
    top = beliefs[0] + beliefs[MODELS] * told[row]
    for model in range(MODELS):
        told[row + model] = beliefs[model] + beliefs[MODELS] * told[row + model]
        top = max(top, told[row + model])
    whole = 0.0
    for model in range(MODELS):
        told[row + model] = exp(told[row + model] - top)
        whole += told[row + model]
    for model in range(MODELS):
        told[row + model] /= whole
    return top + log(whole)


@function
def _weigh_play(t: Ints, f: Reals, s: Ints, room: Reals, card: int, logs: Reals, row: int) -> None:
    best = club(t, f, s, room)
    size = popcount(s[LEGAL]) + popcount(s[LEGAL + 1])
    sharp = soft = 0.0
    for word in range(2):
        cards = s[LEGAL + word]
        while cards:
            behind = room[lowest(cards) + word * PLAIN_CARDS] - room[best]
            sharp += exp(behind / _SHARP_HEAT)
            soft += exp(behind / _SOFT_HEAT)
            cards &= cards - 1
    behind = room[card] - room[best]
    likes = 1.0 if greedy(t, s) == card else 0.0
    logs[row + SHARP] += log((1 - _SHARP_LEAK) * exp(behind / _SHARP_HEAT) / sharp + _SHARP_LEAK / size)
    logs[row + SOFT] += log((1 - _SOFT_LEAK) * exp(behind / _SOFT_HEAT) / soft + _SOFT_LEAK / size)
    logs[row + GREEDY] += log((1 - _GREEDY_LEAK) * likes + _GREEDY_LEAK / size)
    logs[row + RANDOM] -= log(size)


# -- the scarto: how it compares with those that differ in one card


@function
def _weigh_discard(t: Ints, f: Reals, s: Ints, room: Reals, logs: Reals, row: int) -> None:
    hand = HANDS + 2 * s[DEALER]
    tarocchi = s[hand + 1] | s[DISCARDS + 1]
    alone = tarocchi & (tarocchi - 1) == 0
    free = t[FREE] | (t[FREE_ALONE] if alone else 0), t[FREE + 1] | (t[FREE_ALONE + 1] if alone else 0)
    dearest = 0
    for word in range(2):
        cards = (s[hand + word] | s[DISCARDS + word]) & free[word]
        while cards:
            card = lowest(cards) + word * PLAIN_CARDS
            room[card] = _worth_laying_away(t, f, s, card)
            if s[DISCARDS + word] & (cards & -cards):
                dearest = max(dearest, t[CHEAP + card])
            cards &= cards - 1
    shape = _shape(t, f, s, -1, -1)
    club_sum, size, cheapest = 1.0, 1, True
    for word in range(2):
        kept = s[hand + word] & free[word]
        while kept:
            card = lowest(kept) + word * PLAIN_CARDS
            kept &= kept - 1
            cheapest = cheapest and t[CHEAP + card] > dearest
            for other_word in range(2):
                laid = s[DISCARDS + other_word]
                while laid:
                    other = lowest(laid) + other_word * PLAIN_CARDS
                    laid &= laid - 1
                    better = room[card] - room[other] + _shape(t, f, s, card, other) - shape
                    club_sum += exp(min(better / _DISCARD_HEAT, 50.0))
                    size += 1
    logs[row + SHARP] += log((1 - _SHARP_LEAK) / club_sum + _SHARP_LEAK / size)
    logs[row + SOFT] += log((1 - _SOFT_LEAK) / club_sum + _SOFT_LEAK / size)
    logs[row + GREEDY] += log((1 - _GREEDY_LEAK) * (1.0 if cheapest else 0.0) + _GREEDY_LEAK / size)
    logs[row + RANDOM] -= log(size)


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
    """Return what the club player thinks of the shape of what is left, if it laid away one card for another."""
    hand, buried = HANDS + 2 * s[DEALER], s[DISCARDS]
    left, tarocchi = s[hand], s[hand + 1]
    if laid >= 0:
        for card in (laid, kept):
            left ^= 1 << card if card < PLAIN_CARDS else 0
            tarocchi ^= 1 << (card - PLAIN_CARDS) if card >= PLAIN_CARDS else 0
    full = s[hand] | buried
    ready = min(1.0, 3 * popcount(tarocchi & t[TRUMPS]) / t[HAND_SIZE])
    score = 0.0
    for suit in range(1, 5):
        length = popcount(left & t[SUITS + suit])
        if length < 2 and length != popcount(full & t[SUITS + suit]):
            score += (f[_SINGLE] if length else f[_GONE]) * ready
    return score
