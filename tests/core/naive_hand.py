"""One hand played by the naive reading: hands, tricks, piles, the Fool's debt, scores."""

from __future__ import annotations

import random

import naive


class NaiveHand:
    """A hand from the deal to the score, over notation strings, with no checks at all."""

    def __init__(self, rules, dealer, hands, talon):
        self.rules, self.dealer = rules, dealer
        self.dealt, self.talon = [list(hand) for hand in hands], list(talon)
        self.hands = [list(hand) for hand in hands]
        self.hands[dealer] += talon
        self.piles = [[] for _ in hands]
        self.discards, self.plays = [], []
        self.to_act = dealer
        self.trick, self.tricks = [], []  # a finished trick: (plays, winner, fate of the Fool)
        self.debt = None

    @classmethod
    def shuffled(cls, rules, dealer, rng):
        """A hand with random cards (not the engine's deal, any deal)."""
        cards = naive.pack(rules)
        rng.shuffle(cards)
        each, _ = naive.sizes(rules)
        seats = range(rules["players"])
        return cls(
            rules, dealer, [cards[each * seat : each * (seat + 1)] for seat in seats], cards[each * rules["players"] :]
        )

    @classmethod
    def replay(cls, record):
        """The hand that a record tells."""
        rules = naive.read(record["rules"], **record["changes"])
        hand = cls(rules, record["dealer"], record["hands"], record["talon"])
        if record.get("discard"):
            hand.discard(record["discard"])
        for card in record.get("plays", []):
            hand.play(card)
        return hand

    def record(self):
        name = next(
            n
            for n in naive.ACCOUNTS
            if all(naive.ACCOUNTS[n][key] == self.rules[key] for key in ("T21", "T20", "F", "never laid away"))
        )
        changes = {key: new for key, new in self.rules.items() if naive.ACCOUNTS[name][key] != new}
        return {
            "format": "scarto-hand/1",
            "rules": name,
            "changes": changes,
            "dealer": self.dealer,
            "hands": [list(hand) for hand in self.dealt],
            "talon": list(self.talon),
            "discard": list(self.discards),
            "plays": list(self.plays),
        }

    @property
    def done(self):
        return bool(self.plays) and not any(self.hands)

    def legal(self):
        """What the seat to act may play."""
        return naive.may_play(self.rules, self.hands[self.to_act], self.trick)

    def discard(self, cards):
        self.discards = list(cards)
        for card in cards:
            self.hands[self.dealer].remove(card)
        self.piles[self.dealer] += cards
        self.to_act = (self.dealer + 1) % len(self.hands)

    def play(self, card):
        self.hands[self.to_act].remove(card)
        self.trick.append((self.to_act, card))
        self.plays.append(card)
        self.to_act = (self.to_act + 1) % len(self.hands)
        if len(self.trick) == len(self.hands):
            self.gather()

    def gather(self):
        """The trick is full: piles, the Fool's fate, debts."""
        winner = naive.winner(self.rules, self.trick)
        last = not any(self.hands)
        captured = [card for _, card in self.trick]
        fate = None
        for seat, card in self.trick:
            if card == "F" and last and self.rules["fool_last_trick"] == "captured":
                fate = "captured"
            elif card == "F":
                captured.remove("F")
                self.piles[seat].append("F")
                fate = "kept"
                if self.rules["fool"] == "pays":
                    self.debt = (seat, winner)
        self.piles[winner] += captured
        if self.debt:
            self.pay_a_plain_card()
        if last and self.debt:
            self.pay_at_the_end()
        if fate == "kept" and self.rules["fool"] == "pays":
            fate = "owed" if self.debt else "paid"
        self.tricks.append((list(self.trick), winner, fate))
        self.trick = []
        self.to_act = None if last else winner

    def in_order(self, cards):
        """Suits S B C D, in a suit from the lowest rank up, then the trumps from the lowest up."""
        return [card for suit in "SBCDT" for card in naive.low_to_high(self.rules, suit) if card in cards]

    def pay_a_plain_card(self):
        debtor, _ = self.debt
        plain = [card for card in self.piles[debtor] if naive.value(self.rules, card) == 1]
        if plain:
            self.hand_over(self.in_order(plain)[0])

    def pay_at_the_end(self):
        others = self.in_order(self.piles[self.debt[0]])  # the Fool has no place in that order
        if others:
            cheapest = min(naive.value(self.rules, card) for card in others)
            self.hand_over(next(card for card in others if naive.value(self.rules, card) == cheapest))
        else:
            self.hand_over("F")

    def hand_over(self, card):
        debtor, creditor = self.debt
        self.piles[debtor].remove(card)
        self.piles[creditor].append(card)
        self.debt = None

    def counts(self):
        return [naive.count(self.rules, pile) for pile in self.piles]

    def scores(self):
        scores = [count - naive.par(self.rules) for count in self.counts()]
        trick, winner, fate = self.tricks[-1]
        bagatto = self.rules["ultimo"] != "none" and any(card == "T1" for _, card in trick)
        fool = self.rules["ultimo"] == "bagatto_or_fool" and fate == "captured"
        if bagatto or fool:
            scores[winner] += 5
        return scores

    def payments(self):
        return naive.payments(self.scores())


def played_at_random(rules, dealer, rng, keep=()):
    """A finished hand of random legal choices; the cards in ``keep`` are held back as long as anything else will do."""
    hand = NaiveHand.shuffled(rules, dealer, rng)
    hand.discard(rng.sample(naive.may_lay_away(rules, hand.hands[dealer]), naive.sizes(rules)[1]))
    while not hand.done:
        legal = hand.legal()
        hand.play(rng.choice([card for card in legal if card not in keep] or legal))
    return hand


def hunt(name, want, keep=(), first=0, tries=2000, **changes):
    """The first random hand for which ``want`` holds, over seeds from ``first`` on."""
    rules = naive.read(name, **changes)
    for seed in range(first, first + tries):
        hand = played_at_random(rules, seed % rules["players"], random.Random(seed), keep)
        if want(hand):
            return hand
    raise AssertionError(f"no such hand in {tries} tries")
