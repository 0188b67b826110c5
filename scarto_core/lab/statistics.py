"""Means with their uncertainty, from numbers that are independent of each other: one for each deal."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

_Z = NormalDist().inv_cdf(0.975)


class Estimate(NamedTuple):
    """A mean and half its 95 % interval: `+7.91 ± 0.18`."""

    mean: float
    half_width: float
    """Infinite where there are fewer than two numbers to judge by."""

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.half_width

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.half_width

    def __str__(self) -> str:
        return f"{self.mean:+.2f} {self.uncertainty(2)}"

    def __repr__(self) -> str:
        return str(self)

    def percent(self) -> str:
        """Return a share as a percentage: `58 ± 2 %`."""
        return f"{100 * self.mean:.0f} {Estimate(0, 100 * self.half_width).uncertainty(0)} %"

    def uncertainty(self, digits: int) -> str:
        """Return the half-width as it is written behind a mean."""
        return "± ?" if self.half_width == inf else f"± {self.half_width:.{digits}f}"


def estimate(numbers: Sequence[float]) -> Estimate:
    """Return the mean of independent numbers with its 95 % interval (Student's t)."""
    if len(numbers) < 2:
        return Estimate(fmean(numbers), inf)
    return Estimate(fmean(numbers), t_quantile(len(numbers) - 1) * stdev(numbers) / sqrt(len(numbers)))


def t_quantile(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t, by its expansion around the normal one: right to 1 % from 4 on."""
    z, n = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
