"""What a learner sees: HTML that is whole and safe, cards drawn, the same in plain text, and help in steps."""

import re
from html.parser import HTMLParser

import pytest
from every import CODE, MISTAKES, MODULES, check, code, named
from scarto_lessons.feedback import ICONS, Code, Drawn, Panel, Text, draw, say

VOID = {"path", "rect", "circle", "ellipse", "line", "use", "polygon", "polyline", "br"}


class Balanced(HTMLParser):
    """Checks that every element that is opened is closed again."""

    def __init__(self, html):
        super().__init__()
        self.open, self.text = [], []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if "style" not in self.open:
            self.text.append(data)


@pytest.mark.parametrize("exercise", CODE, ids=named)
def test_every_panel_is_whole(exercise):
    panels = [check(exercise, exercise.solution_source), check(exercise, exercise.starter), exercise.solution()]
    panels += [check(exercise, mistake.source) for mistake in exercise.misconceptions]
    panels += [exercise.hint(number) for number in range(1, len(exercise.hints) + 1)]
    for panel in panels:
        html = panel.html()
        words = "".join(Balanced(html).text)
        assert panel.title.replace("`", "") in words
        assert "Traceback" not in words
        assert "<script" not in html
        assert len(html) < 250_000


@pytest.mark.parametrize(("exercise", "mistake"), MISTAKES, ids=[f"{e.id}-{m.name}" for e, m in MISTAKES])
def test_a_wrong_answer_is_never_just_wrong(exercise, mistake):
    """It shows the case, what came and what should have come, and the rule; with cards, they are drawn."""
    result = check(exercise, mistake.source)
    assert "By the rules" in str(result)
    assert len(result.parts) >= 4
    if exercise.id[:2] not in ("07",) and exercise.labels:
        assert "<svg" in result.html()


def test_a_learners_text_cannot_break_the_page():
    result = check(code("04.q4"), "def legal_plays(hand, trick):\n    raise ValueError('<script>alert(1)</script>')")
    assert "<script" not in result.html()
    assert "&lt;script&gt;" in result.html()


def test_the_icon_never_stands_alone():
    titles = [panel.title for panel in (check(code("06.q3"), code("06.q3").starter), code("06.q3").hint())]
    assert all(re.search(r"\w", title) for title in titles)
    assert {"good", "open", "not yet", "stopped", "hint", "code"} == set(ICONS)


def test_a_result_can_be_read_from_a_notebook():
    mistake = code("02.q2").misconceptions[0]
    data, metadata = check(code("02.q2"), mistake.source)._repr_mimebundle_()
    assert set(data) == {"text/plain", "text/html"}
    assert metadata == {"scarto": {"exercise": "02.q2", "status": "misconception", "misconception": mistake.name}}


def test_values_are_said_and_drawn():
    assert say(["S2", "F"]) == "S2 F"
    assert say([(1, "S2"), (2, "F")]) == "seat 1: S2, seat 2: F"
    assert say([]) == "no card"
    assert say([26, 0]) == "[26, 0]"
    assert "seat 1" in draw([(1, "S2")])
    assert draw([]) == draw([26]) == draw("swords") == ""
    assert Drawn("Pack", ["S2"] * 78).words == "78 cards"
    assert draw(["S2"] * 78) == ""


def test_plain_text_reads_well():
    panel = Panel("hint", "A title", (Text("Some `code`."), Code("a = 1\nb = 2"), Drawn("Hand", ["S2"])))
    assert str(panel) == repr(panel) == "➜ A title\nSome `code`.\n\n    a = 1\n    b = 2\n\n  Hand: S2"


def test_an_exercise_shows_what_is_to_be_done():
    data, _ = MODULES["04"].q4._repr_mimebundle_()
    assert "q4.check()" in data["text/plain"]
    assert MODULES["04"].q4.task in data["text/plain"]


def test_hints_lead_on_to_the_next_and_to_the_solution():
    q2 = code("02.q2")
    assert "q2.hint(2)" in str(q2.hint())
    assert "q2.solution()" in str(q2.hint(3))
    assert "q2.hint(3)" in str(q2.hint(0))
    assert "q2.hint(3)" in str(q2.hint("x"))
