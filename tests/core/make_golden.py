"""Write the golden playthroughs: ``python tests/core/make_golden.py``, only when the deal changes on purpose.

Each file holds a finished hand as a record, and what the naive reading makes of it: winners, what became of the Fool,
piles, counts, scores, payments. The engine deals and plays them; a hand in which the two differ is not written.
"""

from __future__ import annotations

import json
from pathlib import Path

from building import LOSERS, finish, piles, random_hand, table, takes_all_and_keeps
from naive_hand import NaiveHand, hunt

import scarto_core as sc

GOLDEN = Path(__file__).parent / "golden"


def fate(wanted):
    return lambda hand: any(what == wanted for _, _, what in hand.tricks)


def fool_laid_away(hand):
    return "F" in hand.discards


def fool_led_in_the_middle(hand):
    return any(plays[0][1] == "F" for plays, _, _ in hand.tricks[5:20])


def of_the_fool():
    """One hand for each thing that can happen to the Fool."""
    yield "fool_paid_at_once", hunt("course", fate("paid"))
    yield (
        "fool_owed_and_paid_three_tricks_later",
        finish(table("F B4 B6 SK", "BK BQ BN S2", "B2 B3 B5 S3", play="F BK B2 / BQ B3 B4 / BN B5 B6 / S2 S3 SK")),
    )
    yield (
        "fool_owed_and_paid_at_the_end_with_a_counting_card",
        finish(table(f"{LOSERS} F SK", "BK SJ D1 D2", "B8 SQ D3", play="F BK B8 / SJ SQ SK / D10 D1 D3")),
    )
    yield "fool_owed_and_paid_with_itself", finish(table(f"{LOSERS} F S3", "BK", "B8", play="F BK B8"))
    yield (
        "fool_paid_in_a_safe_last_trick",
        hunt("basic", lambda hand: hand.tricks[-1][2] == "paid", keep=["F"], first=100),
    )
    yield "fool_pays_with_itself_in_a_safe_last_trick", finish(table(f"{LOSERS} F S3", "", "", name="basic"), keep="F")
    yield "fool_kept", hunt("guide", fate("kept"), first=200)
    yield (
        "fool_kept_in_a_safe_last_trick",
        hunt("piemontese", lambda hand: hand.tricks[-1][2] == "kept", keep=["F"], first=300),
    )
    yield "fool_captured", hunt("course", fate("captured"), keep=["F"], first=400)
    yield (
        "fool_captured_where_it_is_kept_otherwise",
        hunt("guide", fate("captured"), keep=["F"], first=500, ultimo="bagatto_or_fool"),
    )
    yield "fool_led", hunt("course", fool_led_in_the_middle, first=600)
    yield "fool_led_to_the_last_trick", takes_all_and_keeps("F")
    yield "fool_laid_away", hunt("piemontese", fool_laid_away, fool_discard="free", piccolo=True)
    yield "fool_with_four_players", hunt("course", fate("owed"), players=4)


def of_the_rulesets():
    """Two hands a ruleset, and the other packs and tables."""
    for name in sc.rulesets():
        for seed in (1, 2):
            yield f"{name}_{seed}", seed, random_hand(seed, name)
    yield "course_four_players", 3, random_hand(3, players=4)
    yield "course_piccolo", 4, random_hand(4, piccolo=True)


def told(reading):
    """What a finished hand comes to, in the naive reading."""
    return {
        "winners": [winner for _, winner, _ in reading.tricks],
        "fool": next(([number, what] for number, (_, _, what) in enumerate(reading.tricks) if what), None),
        "piles": [reading.in_order(pile) + ["F"] * ("F" in pile) for pile in reading.piles],
        "counts": [str(count) for count in reading.counts()],
        "scores": [str(score) for score in reading.scores()],
        "payments": [str(payment) for payment in reading.payments()],
    }


def write(name, hand, seed=None):
    record = hand.record() if isinstance(hand, NaiveHand) else hand.to_record()
    engine, reading = sc.Hand.from_record(record), NaiveHand.replay(record)
    assert piles(engine) == [set(pile) for pile in reading.piles], name
    assert list(engine.payments()) == reading.payments(), name
    whole = {"seed": seed, "record": record, **told(reading)}
    lines = [f' "{key}": {json.dumps(part)}' for key, part in whole.items()]
    (GOLDEN / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for title, dealt_from, played in of_the_rulesets():
        write(title, played, dealt_from)
    for title, played in of_the_fool():
        write(title, played)
