"""What a set of rules implies: do its counts add up, and do its scores cancel out? (RULES 6 to 8)"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from .rules import Rules, pack
from .scoring import ULTIMO_BONUS, count_value


@dataclass(frozen=True, kw_only=True)
class Audit:
    """The bookkeeping of a set of rules. Read it with `print`, or field by field."""

    rules: Rules
    pack_value: int
    """The sum of the values of all cards, before anything is taken off for trios."""
    trios: Fraction
    """The number of trios in the pack."""
    by_fate: dict[str, Fraction]
    """The count of all piles together, by what becomes of the Fool: "kept", "paid", "captured", "discarded"."""
    par: Fraction
    score_sums: tuple[Fraction, ...]
    """What the scores of a hand can sum to, the Ultimo included."""

    @property
    def totals(self) -> tuple[Fraction, ...]:
        """What all piles together can count, from the least up."""
        return tuple(sorted(set(self.by_fate.values())))

    @property
    def constant(self) -> bool:
        """True if all piles together count the same in every hand."""
        return len(self.totals) == 1

    @property
    def zero_sum(self) -> bool:
        """True if the scores of a hand always sum to zero."""
        return not any(self.score_sums)

    def __str__(self) -> str:
        totals = " or ".join(map(str, self.totals))
        always = "always" if self.constant else "depending on the Fool"
        sums = " or ".join(map(str, self.score_sums))
        zero = "always sum to zero" if self.zero_sum else f"do not always sum to zero: their sum can be {sums}"
        return (
            f"{self.rules.name}: the pack is worth {self.pack_value}, less 2 for each of {self.trios} trios.\n"
            f"All piles together count {totals}, {always} ({_fates(self.by_fate)}).\n"
            f"Par is {self.par}, {self.rules.players} times par is {self.rules.players * self.par}; "
            f"the scores {zero}."
        )


def _fates(by_fate: dict[str, Fraction]) -> str:
    return ", ".join(f"{total} with the Fool {fate}" for fate, total in by_fate.items())


def audit(rules: Rules) -> Audit:
    """Return the bookkeeping of `rules` (use `rules.audit()`)."""
    value = sum(rules.value(card) for card in pack(rules))
    by_fate = {fate: _total(rules, value, fate) for fate in _fates_of_the_fool(rules)}
    sums = {
        total - rules.players * rules.par + bonus for fate, total in by_fate.items() for bonus in _bonuses(rules, fate)
    }
    return Audit(
        rules=rules,
        pack_value=value,
        trios=Fraction(rules.pack_size, 3),
        by_fate=by_fate,
        par=rules.par,
        score_sums=tuple(sorted(sums)),
    )


def _fates_of_the_fool(rules: Rules) -> list[str]:
    fates = ["paid" if rules.fool == "pays" else "kept"]
    if rules.fool_last_trick == "captured":
        fates.append("captured")
    if rules.fool_discard != "never":
        fates.append("discarded")
    return fates


def _bonuses(rules: Rules, fate: str) -> tuple[int, ...]:
    """Return what the Ultimo can add to the scores of a hand in which the Fool met this fate (RULES 7)."""
    if rules.ultimo == "none":
        return (0,)
    sure = rules.ultimo == "bagatto_or_fool" and fate == "captured"
    return (ULTIMO_BONUS,) if sure else (0, ULTIMO_BONUS)


def _total(rules: Rules, value: int, fate: str) -> Fraction:
    """Count all piles together for one fate of the Fool.

    Who wins which trick changes no total: tricks are whole trios at a table of three, and with four nothing is
    rounded. So let one seat win them all, and another have made the scarto. Only a Fool that is kept, with nothing
    given for it, leaves piles that are no whole trios.
    """
    tricks = rules.hand_size * rules.players
    sizes = [tricks - 1, rules.talon_size, 1] if fate == "kept" else [tricks, rules.talon_size]
    values = [value, *(0 for _ in sizes[1:])]
    return sum((count_value(rules, v, n) for v, n in zip(values, sizes, strict=True)), Fraction(0))
