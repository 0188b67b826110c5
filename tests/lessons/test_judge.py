"""The judge meets whatever learners write: every answer is a sentence, and nothing hangs or dies."""

import sys
import threading
from collections import Counter

import pytest
from every import check, code
from scarto_lessons import sandbox
from scarto_lessons.feedback import Drawn
from scarto_lessons.judge import Verdict
from scarto_lessons.report import _score
from scarto_lessons.sources import define

import scarto_core as sc

PLAYS = code("04.q4")
COUNT = code("06.q4")
SORT = code("02.q3")
RIGHT = "sc.legal_plays(sc.ruleset('course'), hand, trick)"


def plays(body):
    """Check `legal_plays` with this body."""
    return check(PLAYS, "def legal_plays(hand, trick):\n" + body)


def shown_hand(result):
    """The hand in the case that a result shows."""
    return next(part.value for part in result.parts if isinstance(part, Drawn) and part.label == "Hand")


@pytest.fixture
def short(monkeypatch):
    """Let a check give up early, to keep the tests short, and then stop a function however long that takes."""
    monkeypatch.setattr("scarto_lessons.exercise.judge", lambda exercise, function: judge(exercise, function, 1))
    monkeypatch.setattr(sandbox, "_GRACE", 300)
    from scarto_lessons.judge import judge


# -- what comes back


def test_a_number_beyond_all_counting_is_put_in_words():
    result = check(COUNT, "def count_trios(pile):\n    return 10 ** 10000")
    assert result.status == "wrong"
    assert "far too large" in str(result)


def test_an_async_function_is_told_so():
    assert "leave out `async`" in str(check(COUNT, "async def count_trios(pile):\n    return 3"))


def test_an_object_that_will_not_be_asked_is_still_judged():
    source = """
class Shy:
    def __call__(self, pile):
        return 1
    def __getattr__(self, name):
        raise RuntimeError(name)
count_trios = Shy()
"""
    assert check(COUNT, source).status in ("wrong", "misconception")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("    return None", "returns nothing: is a `return` missing"),
        ("    hand.clear()", "It changes the list that it was given, but returns nothing"),
        ("    return 3", "a list of cards is wanted, and this is the number 3"),
        ("    return True", "a list of cards is wanted, and this is True"),
        ("    return 'S2'", "a list of cards is wanted, and this is the text 'S2'"),
        ("    return ['S2', 'Z9']", "the text 'Z9' is no card"),
        ("    return [2, 3]", "the number 2 is no card"),
        ("    return legal_plays", "this is `legal_plays` itself, not what it returns: are the brackets () missing?"),
        ("    return hand.copy", "this is `copy` itself, not what it returns: are the brackets () missing?"),
        ("    return object()", "object: <object object>"),
        ("    return [[]] * 9000", "a list: [] is no card"),
        ("    return hand + hand", "There more than once"),
        ("    return []", "Missing"),
        ("    return hand + ['T1']", "Too many"),
    ],
)
def test_an_answer_of_the_wrong_kind_is_put_in_words(body, said):
    result = plays(body)
    assert result.status == "wrong"
    assert said in str(result)


@pytest.mark.parametrize("container", ["list", "tuple", "set", "iter", "dict.fromkeys", "reversed", "sc.Cards"])
def test_any_container_will_do(container):
    assert plays(f"    return {container}({RIGHT})").status == "correct"


def test_numbers_may_be_floats_or_fractions_but_not_text():
    good = "def count_trios(pile):\n    return {}(sc.count_trios(sc.ruleset('course'), pile))"
    assert check(COUNT, good.format("float")).status == "correct"
    assert check(COUNT, good.format("int")).status == "correct"
    assert "a number is wanted" in str(check(COUNT, good.format("str")))
    assert "a number is wanted" in str(check(COUNT, "def count_trios(pile):\n    return float('nan')"))
    assert "a number is wanted" in str(check(COUNT, "def count_trios(pile):\n    return 1j"))


def test_an_endless_generator_is_an_answer_too():
    assert plays("    while True:\n        yield 'S2'").status == "wrong"


def test_changing_the_arguments_does_no_harm_but_is_mentioned():
    key = "lambda c: ('SBCDTF'.index(c[0]), -sc.ruleset('course').strength(c))"
    changing = f"def sort_hand(hand):\n    hand.sort(key={key})\n"
    result = check(SORT, changing + "    return hand")
    assert result.status == "correct"
    assert "changes the list that it is given" in str(result)
    assert "changes the list" in str(check(SORT, changing))
    assert check(SORT, SORT.solution_source).status == "correct"


def test_a_function_that_remembers_earlier_calls_is_told_so():
    body = f"    kept.append(1)\n    return {RIGHT}[: 561 - len(kept)]"
    result = check(PLAYS, "kept = []\ndef legal_plays(hand, trick):\n" + body)
    assert result.status == "wrong"
    assert "two different answers" in str(result)


def test_prints_are_caught_and_mentioned(capsys):
    result = plays(f"    print('looking at', hand)\n    return {RIGHT}")
    assert result.status == "correct"
    assert "also printed something (it begins `looking at" in str(result)
    assert capsys.readouterr().out == ""


# -- exceptions


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("    x = 1\n    return hand[99]", "in line 3 of its cell, `return hand[99]`, with IndexError"),
        ("    return legal_play(hand)", "in line 2 of its cell, `return legal_play(hand)`, with NameError"),
        ("    return {}[hand[0]]", "with KeyError"),
        ("    return 1 / 0", "divided by zero"),
        ("    return hand + 1", "with TypeError"),
        ("    return sc.Card.parse(hand)", "in line 2 of its cell, `return sc.Card.parse(hand)`, with NotationError"),
        ("    raise KeyboardInterrupt", "with KeyboardInterrupt"),
        ("    import sys\n    sys.exit(3)", "with SystemExit"),
        ("    exit()", "with"),
        ("    return input('card? ')", "with EOFError"),
        ("    assert not hand", "with AssertionError"),
        ("    return legal_plays(hand, trick)", "calls itself without end"),
        ("    return sorted(hand, key=lambda card: legal_plays(hand, trick))", "calls itself without end"),
        ("    yield from hand\n    raise ValueError('late')", "with ValueError: late"),
    ],
)
def test_exceptions_are_one_sentence_with_the_line(body, said):
    result = plays(body)
    assert result.status == "error"
    assert said in str(result)
    assert "Traceback" not in str(result)


def test_an_exception_that_cannot_even_be_shown():
    bad = "class Bad(Exception):\n    def __str__(self):\n        raise Bad\n"
    assert check(PLAYS, bad + "def legal_plays(hand, trick):\n    raise Bad").status == "error"


def test_an_error_in_a_few_cases_is_shown_with_the_smallest_of_them():
    result = plays(f"    if 'F' in hand:\n        return hand.index('Z')\n    return {RIGHT}")
    assert result.status == "error"
    assert "F" in shown_hand(result)
    assert len(shown_hand(result)) <= 2
    assert "ValueError" in str(result)


# -- loops


@pytest.mark.parametrize(
    "body",
    [
        "    while True: pass",
        "    while True:\n        try:\n            len(hand)\n        except Exception:\n            pass",
        "    while True:\n        try:\n            len(hand)\n        except BaseException:\n            pass",
        "    for card in iter(int, 1): hand.append('S2') if len(hand) < 9 else None",
        "    while True: print('again')",
    ],
)
def test_endless_loops_are_stopped(body, short):
    threads = threading.active_count()
    result = plays(body)  # which would never come back
    assert result.status == "error"
    assert "does not come to an end" in str(result)
    assert "To try it" in str(result)
    assert "restart" not in str(result)
    assert threading.active_count() <= threads


def test_a_loop_in_one_case_shows_that_case(short):
    result = plays(f"    while 'F' in hand: pass\n    return {RIGHT}")
    assert "F" in shown_hand(result)
    assert len(shown_hand(result)) <= 2


ASLEEP = """
    import sys
    sys.modules["let_go"].wait()
"""
STUBBORN = """
    import sys
    let_go = sys.modules["let_go"]
    while not let_go.is_set():
        try:
            while not let_go.is_set():
                try:
                    sorted(hand)
                except:
                    pass
        except:
            pass
"""


@pytest.mark.parametrize("body", [ASLEEP, STUBBORN])
def test_what_cannot_be_stopped_is_left_behind(monkeypatch, short, body):
    let_go = threading.Event()
    monkeypatch.setitem(sys.modules, "let_go", let_go)
    monkeypatch.setattr(sandbox, "_GRACE", 0.1)
    before = set(threading.enumerate())
    result = plays(body)  # comes back while the function goes on
    left = set(threading.enumerate()) - before
    let_go.set()
    for thread in left:
        thread.join()
    assert "does not come to an end" in str(result)
    assert body != ASLEEP or "restart the kernel" in str(result)


def test_an_interrupt_by_the_learner_stops_the_function(monkeypatch):
    def interrupted(self, timeout=None):
        monkeypatch.undo()
        raise KeyboardInterrupt

    threads = threading.active_count()
    monkeypatch.setattr(threading.Thread, "join", interrupted)
    with pytest.raises(KeyboardInterrupt):
        plays("    while True: pass")
    assert threading.active_count() <= threads


def test_without_threads_it_still_works(monkeypatch):
    def refuse(self):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    assert check(PLAYS, PLAYS.solution_source).status == "correct"


def test_output_and_input_are_as_before_after_a_check(capsys):
    import builtins
    import sys

    before = sys.stdout, sys.stderr, builtins.input
    plays("    raise SystemExit")
    assert (sys.stdout, sys.stderr, builtins.input) == before


# -- what is not judged


def test_a_hole_deep_inside_is_not_attempted():
    assert plays("    def inner(card):\n        return card in ____\n    return hand").status == "not attempted"


def test_a_hole_in_a_helper_is_not_attempted():
    source = "def helper(hand):\n    return ____\ndef legal_plays(hand, trick):\n    return helper(hand)"
    result = check(PLAYS, source)
    assert result.status == "not attempted"
    assert "a function that it calls" in str(result)
    source = "def strength(card):\n    return ____\ndef sort_hand(hand):\n    return [strength(card) for card in hand]"
    assert check(SORT, source).status == "not attempted"


def test_the_hole_swallows_what_is_done_with_it():
    hole = define("def f():\n    return ____", "f")()
    assert repr(hole + 1 - hole) == repr(hole[0](2)) == "____"
    assert not hole
    assert list(hole) == []
    assert sum([hole, hole]) is hole
    assert not hole < 3
    assert 3 not in hole


def test_something_that_is_no_function():
    result = PLAYS.check(["S2"])
    assert result.status == "error"
    assert "should be a function, and it is a list" in str(result)


@pytest.mark.parametrize("head", ["hand", "hand, trick, more", ""])
def test_other_arguments_than_wanted(head):
    result = check(PLAYS, f"def legal_plays({head}):\n    return []")
    assert result.status == "error"
    assert "def legal_plays(hand, trick):" in str(result)


def test_callables_of_other_kinds_are_judged_as_well():
    class Player:
        def plays(self, hand, trick):
            return sc.legal_plays(sc.ruleset("course"), hand, trick)

    assert PLAYS.check(Player().plays).status == "correct"
    assert PLAYS.check(lambda *both: sc.legal_plays(sc.ruleset("course"), *both)).status == "correct"


# -- which answer is told


def test_the_smallest_counterexample_is_shown():
    assert len(shown_hand(plays(f"    return hand if len(hand) > 3 else {RIGHT}"))) == 4


def test_a_mistake_besides_does_not_hide_a_misconception():
    # It ranks round suits like long ones, and besides takes the knight of swords for weak.
    source = "def strength(card):\n    if card == 'SN':\n        return 0\n    return sc.Card.parse(card).rank"
    result = check(code("02.q2"), source)
    assert result.misconception == "ranks round suits like long ones"


def test_a_function_that_is_wrong_everywhere_gets_no_name():
    assert plays("    return []").misconception is None
    assert check(code("02.q2"), "def strength(card):\n    return 5").misconception is None


def test_any_numbers_in_the_right_order_are_a_strength():
    source = "def strength(card):\n    return -1 / sc.ruleset('course').strength(card)"
    assert check(code("02.q2"), source).status == "correct"
    result = check(code("02.q2"), "def strength(card):\n    return 'high'")
    assert result.status == "wrong"
    assert "a number is wanted" in str(result)


def test_errors_everywhere_are_told_even_where_they_take_their_time(short):
    result = plays("    import time\n    time.sleep(0.02)\n    raise ValueError('slow')")
    assert result.status == "error"
    assert "ValueError: slow" in str(result)


@pytest.mark.parametrize(
    ("wrong", "cases", "said"),
    [
        ({"value": 1}, 1, []),
        ({"value": 3}, 3, ["It is right in none of 3 cases."]),
        ({"value": 1, "nothing": 2}, 9, ["It is right in 6 of 9 cases (once another answer, twice nothing returned)."]),
        ({"error": 4}, 9, ["It is right in 5 of 9 cases."]),
    ],
)
def test_how_many_cases_are_right_is_said_as_people_say_it(wrong, cases, said):
    assert [part.words for part in _score(Verdict("wrong", wrong=Counter(wrong), cases=cases))] == said
