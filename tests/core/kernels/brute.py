"""Endings solved the slow and obvious way, with the readable engine: every play is tried, nothing is remembered."""


def against(hand, solo):
    """Final score of ``solo``, which takes the most it can while all others hold it down."""
    if hand.to_act is None:
        return hand.scores()[solo]
    choose = max if hand.to_act == solo else min
    return choose(against(after(hand, card), solo) for card in hand.legal_plays())


def each(hand):
    """Final scores if each seat takes the most for itself; of equals the first card in the order of the pack."""
    seat = hand.to_act
    if seat is None:
        return hand.scores()
    return max((each(after(hand, card)) for card in hand.legal_plays()), key=lambda scores: scores[seat])


def after(hand, card):
    """The hand after one more play."""
    twin = hand.copy()
    twin.play(card)
    return twin
