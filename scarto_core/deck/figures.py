"""The people on the cards, in pieces that courts and trumps share: faces, hair, beards, crowns, hands.

Every piece of a head is drawn around the middle of the face, which is 20 units wide and looks a little to the right.
"""

from __future__ import annotations

from .shapes import (
    FLESH,
    GOLD,
    INK,
    RED,
    ROSE,
    WHITE,
    dots,
    flat,
    group,
    inked,
    line,
    num,
    path,
    tinted,
    use,
)

_JAW = "M-9.7-8C-10.3,2-8.6,8.5-3,12.2C-.6,13.7 2,13.7 4.2,12.2C9,8.6 10,2 9.6-8C6-12-6-12-9.7-8Z"


def _face() -> str:
    return tinted(_JAW) + use("features")


def _features() -> str:
    eyes = "M-6.4-.4Q-3.6-3.1-.9-.5Q-3.4,1.2-6.4-.4ZM2.6-.5Q5.3-3.1 8-.4Q5.2,1.2 2.6-.5Z"
    brows = "M-7.3-3.7Q-4.2-6-.7-4.1M8.6-3.7Q5.6-5.9 2.5-4.2C1.8-1.4 2.3,1.8 3.4,4.2Q2.4,5.7 .2,5"
    lips = "M-2,8.3Q0,7.3 1.2,7.9Q2.6,7.3 4.3,8.3Q1.4,11-2,8.3Z"
    return (
        dots("-5.6,4.3 6.9,4.3", 2.3, ROSE)
        + path(eyes, WHITE, stroke_width=0.8)
        + dots("-3.2,-.9 5.6,-.9", 1.15, INK)
        + line(brows, 1.1)
        + flat(lips, RED)
    )


def _beard() -> str:
    return (
        tinted(
            "M-9.8-1C-10.8,8-8.6,14-5.2,18C-3,21.3-.8,22 .8,25C2.2,22 5,21 7.2,17.6C10,13.6 10.8,8 9.6-1"
            "C8.8,3.4 7.2,5.8 5,6.2C3.4,5 2,5.4 1.1,6.1C.2,5.4-1.2,5-2.9,6.2C-5.4,6-8.6,3.6-9.8-1Z"
        )
        + flat("M-1.4,8.6Q1.2,7.6 3.8,8.6Q1.2,11.2-1.4,8.6Z", RED)
        + line("M-5.6,10.4C-5,13.4-3.8,15.6-2,17.4M7.2,10.2C7,13 6,15.2 4.6,17M.9,13.6V19", 0.8)
    )


def _bob() -> str:
    return tinted("M-10-8C-14.4,1-14.6,9-13,14.4C-9.6,17.6-6,16-5,11L6,11C7,16 10.4,17.6 13.4,14.4C15,9 14.6,0 10-8Z")


def _tresses() -> str:
    return tinted(
        "M-9-10C-15.6-4-13.8,6-16,13C-17.4,18-14.4,22-16.6,29C-10,31-5,25-5,15L6,15C6,25 11,31 17.4,29"
        "C15.2,22 18,18 16.6,13C14.4,6 15.8-4 9.4-10Z"
    ) + line("M-11.6,2C-10.6,10-13.4,14-11.4,24M12,2C11,10 14,14 12,24", 0.8)


def _veil() -> str:
    """A veil from the crown of the head to the shoulders, to lie behind the face."""
    return tinted("M0-16C-14-16-15-4-15,6C-15,16-18,22-22,28H22C18,22 15,16 15,6C15-4 14-16 0-16Z") + line(
        "M-12.6,4C-12,14-14,20-17,26M12.6,4C12,14 14,20 17,26", 0.8
    )


def _plaits() -> str:
    plait = tinted(
        "M-8-8C-14-4-13.6,4-12.4,8C-15.6,10-15.6,14-12.8,16C-16,18-16,22-13.2,24"
        "C-15,27-14,30-12,33C-9.6,30-8.6,27-10.2,24"
        "C-7.4,22-7.4,18-10,16C-7,13-7,9-8,6Z"
    )
    return plait + group(plait, "scale(-1 1)") + tinted("M-9,6V-9H9V6Z")


def _moustache() -> str:
    return inked(
        tinted("M1,6.4C-1,5-4,5.2-8.6,9.4C-4.6,10 -1,9.4 1.1,7.8C3.4,9.4 6.8,10 10.4,9.2C6.4,5.2 3,5 1,6.4Z"), 0.9
    )


def _fringe() -> str:
    return tinted(
        "M-10.4,1C-11.8-7-8-13 .2-13C8.4-13 11.8-7 10.4,1C9.6-3 8-6 4.4-7.6"
        "C1.6-5-4.8-5.4-6.6-7.2C-8.8-5-9.8-2.4-10.4,1Z"
    )


def _crown() -> str:
    return (
        path("M-10-10C-9-17-4-19 0-19S9-17 10-10Z", RED)
        + path(
            "M-11.6-6.2L-14.4-18.6L-7.4-13.4L-4.6-20.4L0-14.2L4.6-20.4L7.4-13.4L14.4-18.6L11.6-6.2Q0-9.6-11.6-6.2Z",
            GOLD,
        )
        + dots("-14.4,-19.4 -4.6,-21.2 4.6,-21.2 14.4,-19.4", 2.1, INK)
        + dots("-14.4,-19.4 -4.6,-21.2 4.6,-21.2 14.4,-19.4", 1.2, WHITE)
        + dots("-6.6,-9.6 6.6,-9.6", 1.1, INK)
        + path("M0-12.2L2-10L0-7.8L-2-10Z", RED, stroke_width=0.8)
    )


def _diadem() -> str:
    return (
        path(
            "M-10.4-6.6C-10.6-10-11.4-13-12.4-15L-6.6-12.4C-5-15.4-2.6-17.6 0-20"
            "C2.6-17.6 5-15.4 6.6-12.4L12.4-15C11.4-13 10.6-10 10.4-6.6Q0-10.4-10.4-6.6Z",
            GOLD,
        )
        + path("M0-16.4L2.2-13.2L0-10.2L-2.2-13.2Z", RED, stroke_width=0.8)
        + dots("-6,-9.4 6,-9.4", 1, INK)
    )


def _fist() -> str:
    return tinted("M-5.2-3.4Q-5.6-5-3.6-5H3.4Q5.6-5 5.6-3V3Q5.6,5 3.4,5H-3Q-5.2,5-5.2,3Z") + line(
        "M-1,-1.7H5.2M-1,1.5H5.2M-5-2Q-2-1-1.4-4.8", 0.9
    )


def _hand() -> str:
    """An open hand, fingers up, thumb to the left."""
    return tinted(
        "M-3.8,7L-4.2,1.6L-7-2Q-7.4-4-5.4-3.6L-3.4-1.4V-8Q-2.4-9.6-1.4-8L-1-3V-9.6Q.2-11.2 1.2-9.6V-3L1.8-8.6"
        "Q3-10 3.8-8.4V-2.4L4.6-6Q5.8-7 6.4-5.6L5.4,2.4L4.4,7Z"
    )


PARTS = {
    "face": _face(),
    "features": _features(),
    "veil": _veil(),
    "moustache": _moustache(),
    "plaits": _plaits(),
    "beard": _beard(),
    "bob": _bob(),
    "tresses": _tresses(),
    "fringe": _fringe(),
    "crown": _crown(),
    "diadem": _diadem(),
    "fist": _fist(),
    "hand": _hand(),
}


def neck(x: float, y: float, low: float = 24) -> str:
    """The neck under a face at (x, y), down to y + low."""
    return path(f"M{x - 4.6},{y + 8}V{y + low}H{x + 5.4}V{y + 8}Z", FLESH) + flat(
        f"M{x - 4},{y + 11}q5,6 8.8,1v5q-5,2-8.8-2z", ROSE
    )


def head(
    x: float, y: float, *pieces: str, scale: float = 1, flip: bool = False, hair: str = "", skin: str = FLESH
) -> str:
    """The named pieces over one another around the face at (x, y)."""
    return "".join(use(piece, x, y, scale, 0, flip, skin if piece == "face" else hair) for piece in pieces)


def fist(x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False, skin: str = FLESH) -> str:
    """A closed hand at (x, y), as it holds something upright."""
    return use("fist", x, y, scale, turn, flip, skin)


def sleeve(x: float, y: float, cloth: str, cuff: str, lean: float = 0, foot: float = 96) -> str:
    """An arm rising from `foot` to a wrist at (x, y); `lean` moves the elbow sideways."""
    low, bend = x + lean, num(foot - 16)
    left, right = num(x - 6.4), num(x + 7)
    return path(
        f"M{num(low - 10)},{num(foot)}Q{num(low - 8)},{bend} {num(x - 4.6)},{num(y + 11)}"
        f"H{num(x + 5.4)}Q{num(low + 11)},{bend} {num(min(98, low + 14))},{num(foot)}Z",
        cloth,
    ) + path(f"M{left},{num(y + 5)}H{right}V{num(y + 11.5)}H{left}Z", cuff)
