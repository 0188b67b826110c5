"""`ClubPlayer.choose_play` as a kernel: the same thoughts in the same order of sums, so the same card.

What is the same for all cards of a suit is found out once, in `room`; the chances that none of n cards is held are
looked up.
"""

from __future__ import annotations

from ..players.weights import Weights
from .arrays import (
    FOOL_CAPTURED,
    FOOL_VALUE,
    HAND_SIZE,
    MOST_CARDS,
    ORDER,
    PLAIN,
    PLAYERS,
    POWER_SIZE,
    POWERS,
    STRENGTH,
    STRONGER,
    SUITS,
    TAKES,
    TRUMPS,
    VALUE,
)
from .jit import Ints, Reals, function, lowest, popcount
from .position import (
    DEALER,
    DISCARDS,
    FOOL_CARD,
    FOOL_WORD,
    HANDS,
    LACKS,
    LAID,
    LATER,
    LED,
    LEFT,
    LEGAL,
    MAY_HOLD,
    NOBODY,
    PLAIN_CARDS,
    POWER_ROWS,
    TO_ACT,
    TRICK,
    UNSEEN,
    WINNING,
)

_NET = 2 / 3
_TRUMP = 5
_BAGATTO = PLAIN_CARDS

(
    _WARINESS, _TO_COME, _TO_COME_HONOURS, _LEAD_NEXT,
    _TRUMP_BASE, _TRUMP_TOP, _TRUMP_MASTER, _TRUMP_LATE, _TRUMP_VALUE, _BAGATTO_ALL, _BAGATTO_SUPPORT, _BAGATTO_ALONE,
    _HONOUR_BASE, _HONOUR_MASTER, _HONOUR_BEHIND, _HONOUR_LENGTH, _HONOUR_EARLY, _PIP_MASTER, _PIP_RANK,
    _FOOL_BASE, _FOOL_EARLY, _LEAD_TRUMP, _LEAD_TRUMP_LONG, _LEAD_TRUMP_TOP, _LEAD_LONG, _LEAD_HONOURS, _LEAD_DRAIN,
    _VOID, _NEARLY_VOID,
) = (
    Weights._fields.index(name)
    for name in (
        "wariness to_come to_come_honours lead_next "
        "trump_base trump_top trump_master trump_late trump_value bagatto bagatto_support bagatto_alone "
        "honour_base honour_master honour_behind honour_length honour_early pip_master pip_rank "
        "fool_base fool_early lead_trump lead_trump_long lead_trump_top lead_long lead_honours lead_drain "
        "void nearly_void"
    ).split()
)  # fmt: skip

# Places in `room`: the score of each card, then what holds for the decision, and for the suit in hand.
ON_TABLE, LEFT_PART, TO_COME_NOW, SAFE, SUIT_BONUS, BEST_SCORE = range(78, 84)
VOIDS, RUFFS = 84, 88  # by seat
ROOM = 92


@function
def club(t: Ints, f: Reals, s: Ints, room: Reals) -> int:
    """Return the card that `ClubPlayer` plays, and leave the score of each legal card in `room` (by card).

    The legal cards are in `s[LEGAL]`; `room` has ROOM places.
    """
    _survey(t, s)
    _look_at_table(t, s, room)
    best, best_score = NOBODY, 0.0
    for suit in range(1, 6):
        cards = s[LEGAL + suit // _TRUMP] & t[SUITS + suit]
        if cards:
            _look_at_suit(t, f, s, room, suit)
        while cards:
            card = lowest(cards) + suit // _TRUMP * PLAIN_CARDS
            cards &= cards - 1
            score = _weigh(t, f, s, room, suit, card)
            room[card] = score
            if best == NOBODY or score > best_score or (score == best_score and t[ORDER + card] < t[ORDER + best]):
                best, best_score = card, score
    if s[LEGAL + 1] & FOOL_WORD:
        room[FOOL_CARD] = -_fool_worth(t, f, s, room)
        if best == NOBODY or room[FOOL_CARD] > best_score:
            best = FOOL_CARD
    return best


@function
def _survey(t: Ints, s: Ints) -> None:
    """Note what is unseen, what each other seat may hold of it, and the row of its powers."""
    seat = s[TO_ACT]
    plain = tarocchi = 0
    for other in range(t[PLAYERS]):
        if other != seat:
            plain |= s[HANDS + 2 * other]
            tarocchi |= s[HANDS + 2 * other + 1]
    if s[DEALER] != seat:
        plain |= s[DISCARDS]
        tarocchi |= s[DISCARDS + 1]
    tarocchi &= ~FOOL_WORD
    s[UNSEEN], s[UNSEEN + 1] = plain, tarocchi
    for other in range(t[PLAYERS]):
        may, trumps = plain & ~s[LACKS + 2 * other], tarocchi & ~s[LACKS + 2 * other + 1]
        s[MAY_HOLD + 2 * other], s[MAY_HOLD + 2 * other + 1] = may, trumps
        size = popcount(s[HANDS + 2 * other]) + popcount(s[HANDS + 2 * other + 1])
        s[POWER_ROWS + other] = POWERS + (size * MOST_CARDS + popcount(may) + popcount(trumps)) * POWER_SIZE
    for turn in range(1, t[PLAYERS] - s[LAID]):
        s[LATER + turn - 1] = seat + turn if seat + turn < t[PLAYERS] else seat + turn - t[PLAYERS]


@function
def _look_at_table(t: Ints, s: Ints, room: Reals) -> None:
    on_table = 0.0
    for place in range(s[LAID]):
        if s[TRICK + place] != FOOL_CARD:
            on_table += t[VALUE + s[TRICK + place]] - _NET
    room[ON_TABLE] = on_table
    room[LEFT_PART] = s[LEFT] / t[HAND_SIZE]


@function
def _look_at_suit(t: Ints, f: Reals, s: Ints, room: Reals, suit: int) -> None:
    """Find out what holds for all cards of a suit of the hand."""
    led = s[LED] if s[LED] else suit
    later = t[PLAYERS] - s[LAID] - 1
    for turn in range(later):
        other = s[LATER + turn]
        powers, held = s[POWER_ROWS + other], s[MAY_HOLD + 2 * other] & t[SUITS + led]
        room[VOIDS + other] = void = f[powers + popcount(held)] if led != _TRUMP else 1.0
        room[RUFFS + other] = void * (1 - f[powers + popcount(s[MAY_HOLD + 2 * other + 1])])
    room[TO_COME_NOW] = _to_come(t, f, s, led, later)
    room[SAFE] = _safe(t, f, s, suit) if suit != _TRUMP else 1.0
    room[SUIT_BONUS] = 0.0 if suit == _TRUMP else _suit_bonus(t, f, s, suit, later)


@function
def _to_come(t: Ints, f: Reals, s: Ints, led: int, later: int) -> float:
    """Return what the later players can be expected to add to the trick."""
    cards = s[UNSEEN + led // _TRUMP] & t[SUITS + led]
    size = popcount(cards)
    if size == 0 or later == 0:
        return f[_TO_COME] * later
    honours = popcount(cards & ~t[PLAIN + led // _TRUMP])
    return later * (f[_TO_COME] + f[_TO_COME_HONOURS] * honours / size)


@function
def _safe(t: Ints, f: Reals, s: Ints, suit: int) -> float:
    """Return the chance that all others follow the suit, where there is a trump to fear."""
    follow = 1.0
    if s[UNSEEN + 1]:
        for other in range(t[PLAYERS]):
            if other != s[TO_ACT]:
                follow *= 1 - f[s[POWER_ROWS + other] + popcount(s[MAY_HOLD + 2 * other] & t[SUITS + suit])]
    return follow


@function
def _suit_bonus(t: Ints, f: Reals, s: Ints, suit: int, later: int) -> float:
    """Return what speaks for every card of a plain suit: leading it, and coming nearer to a void."""
    mine, unseen = s[HANDS + 2 * s[TO_ACT]] & t[SUITS + suit], s[UNSEEN] & t[SUITS + suit]
    length = popcount(mine)
    bonus = 0.0
    if s[LAID] == 0:
        drained = 0
        for turn in range(later):
            other = s[LATER + turn]
            drained += 0 if s[MAY_HOLD + 2 * other] & t[SUITS + suit] else 1
        honours = popcount(unseen & ~t[PLAIN])
        bonus = f[_LEAD_LONG] * length / 7 + f[_LEAD_HONOURS] * honours / 4 + f[_LEAD_DRAIN] * drained
    if (s[LAID] == 0 or s[LED] not in (0, suit)) and s[HANDS + 2 * s[TO_ACT] + 1] & t[TRUMPS]:
        out = popcount(unseen) / 14
        bonus += out * (f[_VOID] if length == 1 else f[_NEARLY_VOID] / length)
    return bonus


@function
def _weigh(t: Ints, f: Reals, s: Ints, room: Reals, suit: int, card: int) -> float:
    """Return what playing a card is worth: what it wins, less what it would be worth if kept."""
    stronger = t[STRONGER + card] & s[UNSEEN + suit // _TRUMP]
    takes = t[TAKES + 2 * s[WINNING] + suit // _TRUMP] >> (card - suit // _TRUMP * PLAIN_CARDS) & 1
    chance = _stands(t, f, s, room, suit, stronger) if takes else 0.0
    gain = room[ON_TABLE] + t[VALUE + card] - _NET + room[TO_COME_NOW]
    above = popcount(stronger)
    if suit != _TRUMP:
        score = chance * gain - _plain_worth(t, f, s, room, suit, card, above)
    elif card == _BAGATTO:
        score = chance * gain - _bagatto_worth(t, f, s)
    else:
        score = chance * gain - _trump_worth(t, f, s, room, card, above)
    if s[LAID] and takes:
        score += f[_LEAD_NEXT] * chance
    elif s[LAID] == 0 and suit == _TRUMP:
        score += _lead_trump(t, f, s, above)
    return score + room[SUIT_BONUS]


@function
def _stands(t: Ints, f: Reals, s: Ints, room: Reals, suit: int, stronger: int) -> float:
    """Return the chance that nobody who plays later beats a card that is winning now."""
    chance = 1.0
    for turn in range(t[PLAYERS] - s[LAID] - 1):
        seat = s[LATER + turn]
        over = 1 - f[s[POWER_ROWS + seat] + popcount(stronger & s[MAY_HOLD + 2 * seat + suit // _TRUMP])]
        void = room[VOIDS + seat]
        if suit == _TRUMP:
            chance *= 1 - void * over
        else:
            chance *= 1 - min(1.0, room[RUFFS + seat] + (1 - void) * over * f[_WARINESS])
    return chance


@function
def _plain_worth(t: Ints, f: Reals, s: Ints, room: Reals, suit: int, card: int, above: int) -> float:
    power = 0.0 if above else f[_PIP_MASTER] * room[SAFE]
    rank = f[_PIP_RANK] * t[STRENGTH + card] / 14
    value = t[VALUE + card] - 1
    if value == 0:
        return power + rank
    out = popcount(s[UNSEEN] & t[SUITS + suit])
    length = popcount(s[HANDS + 2 * s[TO_ACT]] & t[SUITS + suit])
    saved = f[_HONOUR_BASE] + (f[_HONOUR_BEHIND] * above / max(1, out) if above else f[_HONOUR_MASTER]) * room[SAFE]
    saved += f[_HONOUR_LENGTH] * min(length, 6) / 6 + f[_HONOUR_EARLY] * room[LEFT_PART]
    return value * min(1.0, max(0.0, saved)) + power + rank


@function
def _trump_worth(t: Ints, f: Reals, s: Ints, room: Reals, card: int, above: int) -> float:
    out = popcount(s[UNSEEN + 1])
    power = f[_TRUMP_BASE] + f[_TRUMP_TOP] * (1 - above / max(1, out)) + (0.0 if above else f[_TRUMP_MASTER])
    own = (t[VALUE + card] - 1) * f[_TRUMP_VALUE]
    return power * (f[_TRUMP_LATE] + (1 - f[_TRUMP_LATE]) * room[LEFT_PART]) + own


@function
def _bagatto_worth(t: Ints, f: Reals, s: Ints) -> float:
    support = (popcount(s[HANDS + 2 * s[TO_ACT] + 1] & t[TRUMPS]) - 1) / max(1, s[LEFT] - 1)
    alone = 0.0 if s[UNSEEN + 1] else f[_BAGATTO_ALONE]
    value = t[VALUE + _BAGATTO] - 1
    return f[_TRUMP_BASE] + value * min(1.0, f[_BAGATTO_ALL] + f[_BAGATTO_SUPPORT] * support + alone)


@function
def _fool_worth(t: Ints, f: Reals, s: Ints, room: Reals) -> float:
    """Return what keeping the Fool is worth: much early, less later, nothing when it is about to be lost."""
    if t[FOOL_CAPTURED] and s[LEFT] <= 2:
        return -float(t[FOOL_VALUE])
    return f[_FOOL_BASE] + f[_FOOL_EARLY] * room[LEFT_PART]


@function
def _lead_trump(t: Ints, f: Reals, s: Ints, above: int) -> float:
    length = popcount(s[HANDS + 2 * s[TO_ACT] + 1] & t[TRUMPS])
    top = 1 - above / max(1, popcount(s[UNSEEN + 1]))
    return f[_LEAD_TRUMP] + f[_LEAD_TRUMP_LONG] * length / max(1, s[LEFT]) + f[_LEAD_TRUMP_TOP] * top
