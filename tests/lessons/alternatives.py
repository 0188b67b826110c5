"""For every code exercise a right solution written another way: other containers, other types, other ideas."""

ALTERNATIVES = {
    "01.q3": '''
def parse(card):
    if card == "F":
        return ["F", 0]
    order = "JNQK"
    return [card[0], 11 + order.index(card[-1]) if card[-1] in order else int(card[1:])]
''',
    "01.q4": '''
def pack():
    yield sc.Card.parse("F")
    for trump in range(21, 0, -1):
        yield f"T{trump}"
    for rank in "1 2 3 4 5 6 7 8 9 10 J N Q K".split():
        for suit in ("D", "C", "B", "S"):
            yield sc.Card.parse(suit + rank)
''',
    "02.q2": '''
LONG = "1 2 3 4 5 6 7 8 9 10 J N Q K".split()
ROUND = "10 9 8 7 6 5 4 3 2 1 J N Q K".split()


def strength(card):
    if card.startswith("T"):
        return float(card[1:]) / 21
    return (ROUND if card[0] in ("C", "D") else LONG).index(card[1:]) * 100 - 7
''',
    "02.q3": '''
def sort_hand(hand):
    hand.sort(key=lambda card: sc.ruleset("course").strength(card), reverse=True)
    return (sc.Card.parse(card) for suit in "SBCDTF" for card in hand if card[0] == suit)
''',
    "03.q3": '''
def legal_discards(hand):
    kept = set()
    for card in hand:
        if card.endswith("K") or card in {"T20", "T21", "F"}:
            kept.add(card)
        elif card == "T1" and any(other[0] in "TF" for other in hand if other != "T1"):
            kept.add(card)
    return set(hand) - kept
''',
    "03.q4": '''
def voids_made(hand, discards):
    for card in discards:
        hand.remove(card)
    return "".join(s for s in "DCBS" if any(c[0] == s for c in discards) and not any(c[0] == s for c in hand))
''',
    "04.q3": '''
def must_play(hand, led):
    answer = set()
    for wanted in (led, "T"):
        if not answer - {"F"}:
            answer |= {card for card in hand if card[0] == wanted}
    if not answer:
        return tuple(hand)
    return answer | {card for card in hand if card == "F"}
''',
    "04.q4": '''
def beats(card, trick):
    return all(int(card[1:]) > int(other[1:]) for seat, other in trick if other[0] == "T")


def legal_plays(hand, trick):
    def may(card):
        suits = [other[0] for seat, other in trick if other != "F"]
        if not suits or card == "F":
            return True
        holds = {other[0] for other in hand}
        if suits[0] != "T" and suits[0] in holds:
            return card[0] == suits[0]
        if "T" not in holds:
            return True
        if card[0] != "T":
            return False
        return beats(card, trick) or not any(beats(other, trick) for other in hand if other[0] == "T")

    return frozenset(sc.Card.parse(card) for card in hand if may(card))
''',
    "05.q3": '''
def trick_winner(trick):
    best = None
    for seat, card in trick:
        if card == "F":
            continue
        rank = {"J": 11, "N": 12, "Q": 13, "K": 14}.get(card[1:]) or int(card[1:])
        power = -rank if card[0] in "CD" and rank < 11 else rank
        if best is None or (card[0] == best[0] and power > best[1]) or (card[0] == "T" != best[0]):
            best = card[0], power, seat
    return float(best[2])
''',
    "05.q4": '''
def fool_goes_to(trick, last):
    seats = {card: seat for seat, card in trick}
    if not last:
        return seats.pop("F")
    others = [(s, sc.Card.parse(c)) for s, c in trick if c != "F"]
    (first, a), (second, b) = others
    if a.suit != b.suit:
        return second if b.is_trump else first
    return first if sc.ruleset("course").strength(a) > sc.ruleset("course").strength(b) else second
''',
    "06.q3": '''
def value(card):
    five = {"SK", "BK", "CK", "DK", "T1", "T21", "F"}
    return 1 + 4 * (card in five) + 3 * (card[-1] == "Q") + 2 * (card[-1] == "N") + (card[-1] == "J")
''',
    "06.q4": '''
def count_trios(pile):
    if not pile:
        return 0
    values = [sc.ruleset("course").value(card) for card in pile[:3]]
    return sum(values) - [0, 0, 1, 2][len(values)] + count_trios(pile[3:])
''',
    "06.q5": '''
def pack_total(pack):
    from fractions import Fraction
    return sum(sc.ruleset("course").value(card) - Fraction(2, 3) for card in pack)
''',
    "07.q2": '''
def scores(counts):
    a, b, c = counts
    return a - 26.0, b - 26.0, c - 26.0
''',
    "07.q3": '''
def payments(scores):
    mean = sum(scores) / len(scores)
    return tuple(score - mean for score in scores)
''',
    "07.q4": '''
def winners(totals, target):
    ranked = sorted(range(3), key=lambda seat: -totals[seat])
    return {s for s in ranked if totals[ranked[0]] >= target and totals[s] == totals[ranked[0]]}
''',
    "08.q2": '''
def replay(record):
    rules, leader = sc.ruleset(record["rules"]), (record["dealer"] + 1) % 3
    plays = iter(record["plays"])
    for trick in zip(plays, plays, plays):
        leader = sc.trick_winner(rules, [((leader + i) % 3, card) for i, card in enumerate(trick)])
        yield leader
''',
}
