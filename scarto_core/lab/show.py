"""How results are shown: as text, and as HTML in a notebook, light or dark."""

from __future__ import annotations

from html import escape

from ..rules import RulesError
from .result import Duel, Rating, Result

_FAULTS = 3
_HEADS = ("player", "points a hand", "hands won", "hands", "lost by fault", "ms a choice")
_NUMBER = {3: "two", 4: "three"}


def text(result: Result) -> str:
    """Return a result as a table of text."""
    rows = [_HEADS, *(_cells(rating) for rating in result.ratings)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEADS))]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
    return "\n".join([*(line.rstrip() for line in lines), _what(result), *_remarks(result)])


def duel_text(duel: Duel) -> str:
    """Return a duel as a sentence."""
    return "\n".join([f"{_headline(duel)} {_what(duel)}", *_remarks(duel)])


def html(result: Result) -> str:
    """Return a result as HTML that takes its colours from the notebook."""
    heads = "".join(f'<th scope="col" style="{_side(i)}">{head}</th>' for i, head in enumerate(_HEADS))
    rows = "".join(_row(_cells(rating)) for rating in result.ratings)
    title = f"<p><strong>{escape(_headline(result))}</strong></p>" if isinstance(result, Duel) else ""
    what = "<br>".join(map(escape, [_what(result), *_remarks(result)]))
    return (
        f'<div>{title}<table style="color:inherit"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'
        f"<p>{what}</p></div>"
    )


def _headline(duel: Duel) -> str:
    first, second = duel.players
    return f"{first} against {_NUMBER[duel.rules.players]} {second}: {duel.points} points a hand. {_verdict(duel)}"


def _verdict(duel: Duel) -> str:
    """Say what a learner may conclude, and what not."""
    if duel.points.low > 0:
        return "It is better."
    if duel.points.high < 0:
        return "It is worse."
    return "Which is better these deals do not tell."


def _what(result: Result) -> str:
    deals = f"{result.deals:,} deal{'s' * (result.deals != 1)}"
    return f"{deals}, {result.played}: {result.hands:,} hands, {_rules(result)}, seed {result.seed}."


def _rules(result: Result) -> str:
    rules = result.rules
    table = "Piccolo" if rules.piccolo else f"{rules.players} players"
    try:
        changes = rules.changes
    except RulesError:
        return f"rules of one's own, {table}"
    switches = [f"{switch}={value!r}" for switch, value in changes.items() if switch not in ("players", "piccolo")]
    return ", ".join([f"{rules.name} rules", table, *switches])


def _remarks(result: Result) -> list[str]:
    """Return what has to be said besides, if anything."""
    remarks = []
    if result.stopped:
        remarks.append(f"This was {result.stopped}: fewer deals were played than asked for.")
    for label in result.out:
        remarks.append(f"{label} used up its time again and again, and lost its later hands unplayed.")
    if result.faults:
        remarks += [f"Hands lost by a fault, {len(result.faults)} in all (see .faults):"]
        remarks += [f"· {fault}" for fault in result.faults[:_FAULTS]]
        if len(result.faults) > _FAULTS:
            remarks.append("· …")
    return remarks


def _cells(rating: Rating) -> tuple[str, ...]:
    milliseconds = rating.milliseconds
    return (
        rating.player,
        str(rating.points),
        rating.won.percent(),
        f"{rating.hands:,}",
        f"{rating.forfeits:,}" if rating.forfeits else "–",
        f"{milliseconds:.{2 if milliseconds < 1 else 1}f}",
    )


def _row(cells: tuple[str, ...]) -> str:
    first, *rest = map(escape, cells)
    numbers = "".join(f'<td style="{_side(1)}">{cell}</td>' for cell in rest)
    return f'<tr><th scope="row" style="{_side(0)}">{first}</th>{numbers}</tr>'


def _side(column: int) -> str:
    return f"text-align:{'right' if column else 'left'};font-variant-numeric:tabular-nums"
