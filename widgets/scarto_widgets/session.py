"""The game behind a table: a match, its bots, and the messages of the page. Needs no kernel and no browser."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

import scarto_core as sc
from scarto_core import languages
from scarto_core.cards import shown
from scarto_core.deal import DEAL_NUMBERS
from scarto_core.deck import DECKS

from .coaching import Adviser, Coach, can_advise
from .messages import LONGEST_RECORD, Refused, check
from .practice import from_next_seat, taken_back
from .resume import open_ticket, table_name
from .seating import Bot, advisers, bot_name, check_adviser, check_bots, player_of
from .state import Standing, state_of
from .text import names, says
from .thinking import Aside, Outcome, Thinking
from .thoughts import SCARTO, decisions, thoughts

YOU = 0
"""The seat of the person at the table."""


class TableSession:
    """A table for one person and bots.

    `handle` takes any message and answers it; `state` is what the page may know. Attributes: the `match`; the `hand`
    on the table, and whether it is `counted` in the match; `fresh`, True while the person has done nothing but set
    the coach, the deck and the language; `trouble`, the last error of a bot or of the table itself.

    A player with a true attribute `slow` thinks by way of `aside`, while messages are answered; what follows is told by
    `push`: None where the state is another one, else a message for the page. By way of `waiting` an adviser is waited
    for that is getting ready.
    """

    def __init__(
        self,
        rules: sc.Rules | str = "course",
        bots: Sequence[Bot] | None = None,
        *,
        seed: int | None = None,
        coach: bool = True,
        record: dict[str, Any] | None = None,
        target: int | None = None,
        hands: int | None = None,
        deck: str | None = None,
        language: str | None = None,
        adviser: Adviser | str = "club",
        aside: Aside | None = None,
        waiting: Aside | None = None,
        push: Callable[[dict[str, Any] | None], None] = lambda message: None,
    ) -> None:
        """Sit down. Raises `ValueError`, saying what would do, for anything that makes no table."""
        if not isinstance(rules, (str, sc.Rules)):
            raise ValueError(f"rules must be a ruleset or its name ({', '.join(sc.rulesets())}), not {shown(rules)}")
        if seed is not None and type(seed) is not int:
            raise ValueError(f"the seed must be a whole number, not {shown(seed)}")
        if not isinstance(coach, bool):
            raise ValueError(f"coach must be True or False, not {shown(coach)}")
        if deck is not None and deck not in DECKS:
            raise ValueError(f"the deck must be one of {', '.join(DECKS)}, not {shown(deck)}")
        self.deck = deck
        self.language = None if language is None else languages.check_language(language)
        self.rules = sc.ruleset(rules) if isinstance(rules, str) else rules
        self.target, self.length = target, hands
        self.hand_no = self.seq = 0
        self.fresh = True
        self.note = ""
        self.trouble: Exception | None = None
        self.standing = Standing()
        self._push = push
        self._thinking, self._looking_back = Thinking(aside), Thinking(aside)
        self._substitute = sc.bot("club")
        self.adviser_name, player = check_adviser(adviser)
        self.coach = Coach(
            player, coach, Thinking(aside), Thinking(waiting), self._tell, lambda share: self._tell_progress(YOU, share)
        )
        self._chance = random.Random(seed)
        self._seat_bots(bots if bots is not None else ("club",) * (self.rules.players - 1))
        self.name = table_name(self.rules, [bot_name(bot) for bot in self.bots], seed, target, hands, record is None)
        self._start_match(seed)
        if record is not None:
            self._sit_down_to(sc.Hand.from_record(record), counted=False)

    @property
    def adviser(self) -> Adviser:
        """The player whose advice the coach gives."""
        return self.coach.adviser

    # -- what the page sees and says

    def state(self) -> dict[str, Any]:
        """Return all that the page may know, as plain JSON."""
        with languages.language(self.spoken):
            return state_of(self)

    @property
    def spoken(self) -> str:
        """The language that this table speaks: its own, or that of the notebook round it."""
        return self.language or languages.spoken()

    def handle(self, message: object) -> dict[str, Any] | None:
        """Do what a message of the page asks. Return a message for the page, or None if the state says it all.

        Never raises: what cannot be done is answered with a sentence, and nothing has changed.
        """
        with languages.language(self.spoken):
            return self._handle(message)

    def _handle(self, message: object) -> dict[str, Any] | None:
        try:
            kind, fields = check(message)
            if "hand" in fields and fields.pop("hand") != self.hand_no:
                raise Refused(says("stale"))
            self.note = ""
            answer: dict[str, Any] | None = getattr(self, f"_on_{kind}")(**fields)
        except Refused as refusal:
            return {"kind": "refused", "text": str(refusal)}
        except Exception as error:  # whatever went wrong, its details are not for the page
            self.trouble = error
            return {"kind": "refused", "text": says("failed")}
        self.seq += kind not in ("thoughts", "copy_record")  # these change nothing
        self.fresh = self.fresh and kind in ("coach", "adviser", "deck", "language")
        return answer

    def _on_play(self, card: str, at: int | None = None) -> None:
        if self.hand.phase == "discard":
            raise Refused(says("scarto_first"))
        if self.hand.to_act != YOU:
            raise Refused(says("not_your_turn"))
        if at is not None and at != len(self.hand.plays):
            raise Refused(says("late"))
        try:
            self.hand.play(card)
        except sc.IllegalPlay as error:
            raise Refused(str(error)) from None
        self._bots_play()

    def _on_discard(self, cards: list[str]) -> None:
        if self.hand.phase != "discard" or self.hand.to_act != YOU:
            raise Refused(says("no_scarto"))
        try:
            self.hand.discard(cards)
        except sc.IllegalDiscard as error:
            raise Refused(str(error)) from None
        self._bots_play()

    def _on_coach(self, on: bool) -> None:
        self.coach.on = on

    def _on_adviser(self, name: str) -> None:
        if name not in advisers():
            raise Refused(says("garbage"))
        self.adviser_name, self.coach.adviser = check_adviser(name)

    def _on_deck(self, name: str) -> None:
        if name not in DECKS:
            raise Refused(says("garbage"))
        self.deck = name

    def _on_language(self, name: str) -> None:
        if name not in languages.LANGUAGES:
            raise Refused(says("garbage"))
        self.language = name

    def _on_new_hand(self) -> None:
        if self.match.over:
            self._start_match(self._new_seed())
        elif self._unfinished():
            # Thrown in: the same dealer deals again, other cards.
            self._sit_down_to(self.match.redeal(self._new_seed()), counted=True)
        else:
            self._sit_down_to(self.match.next_hand(), counted=True)

    def _on_same_deal(self) -> None:
        self._sit_down_to(self.hand.from_start(), counted=False)  # what the others did with it is known by now

    def _on_undo(self) -> None:
        if self.hand.to_act != YOU:
            raise Refused(says("not_your_turn"))
        before = taken_back(self.hand, YOU)
        if before is None:
            raise Refused(says("nothing_to_undo"))
        self._sit_down_to(before, counted=False)

    def _on_next_seat(self) -> None:
        if self.hand.phase != "done":
            raise Refused(says("seats_hidden"))
        self._sit_down_to(from_next_seat(self.hand), counted=False)

    def _on_play_deal(self, number: int, dealer: int) -> None:
        if not (0 <= number < DEAL_NUMBERS and 0 <= dealer < self.rules.players):
            raise Refused(says("no_deal"))
        self._sit_down_to(sc.Hand.deal(self.rules, dealer=dealer, seed=number), counted=False)

    def _on_new_match(self, ruleset: str, players: int, piccolo: bool, bots: list[str]) -> None:
        try:
            base = self.rules if ruleset == self.rules.name else sc.ruleset(ruleset)
            rules = base.with_(players=3, piccolo=False).with_(players=players, piccolo=piccolo)
            seated = [self._known_bot(name, place) for place, name in enumerate(bots)]
            check_bots(seated, rules.players)
        except ValueError as error:
            raise Refused(_sentence(str(error))) from None
        self.rules = rules
        self._seat_bots(seated)
        self._start_match(self._new_seed())

    def _on_copy_record(self) -> dict[str, Any]:
        if self.hand.phase != "done":
            raise Refused(says("record_hidden"))
        return {"kind": "record", "text": json.dumps(self.hand.to_record())}

    def _on_paste_record(self, text: str) -> None:
        if len(text) > LONGEST_RECORD:
            raise Refused(says("record_long"))
        try:
            hand = sc.Hand.from_record(json.loads(text))
        except sc.RecordError as error:
            raise Refused(says("record_broken", why=_sentence(str(error), False))) from None
        except (ValueError, RecursionError):
            raise Refused(says("record_no_json")) from None
        self._sit_down_to(hand, counted=False)

    def _on_resume(self, ticket: str) -> None:
        if len(ticket) > LONGEST_RECORD or (opened := open_ticket(ticket)) is None:
            raise Refused(says("no_ticket"))
        match, hand, bots = opened
        seated = [self._known_bot(name, place) for place, name in enumerate(bots)]
        absent = [bot for bot in seated if isinstance(bot, str) and bot not in sc.bots()]
        present: list[Bot] = ["club" if bot in absent else bot for bot in seated]
        check_bots(present, match.rules.players)
        self.match, self.rules = match, match.rules
        self._seat_bots(present)
        self._sit_down_to(hand, counted=hand is match.hands[-1])
        self.note = self.note or " ".join(says("bot_absent", name=name) for name in absent)

    def _on_thoughts(self, trick: int) -> dict[str, Any]:
        if self.hand.phase != "done":
            raise Refused(says("thoughts_hidden"))
        if not SCARTO <= trick <= len(self.hand.tricks):
            raise Refused(says("garbage"))
        self._looking_back.drop()
        players = dict(enumerate(self._players, start=1))
        chosen = [one for one in decisions(self.hand, trick) if can_advise(players.get(one.view.seat))]

        def told(answer: Outcome | None) -> dict[str, Any]:
            self.trouble = (answer and answer.error) or self.trouble
            plays = (answer and answer.value) or []
            return {"kind": "thoughts", "hand": self.hand_no, "trick": trick, "plays": plays, "thinking": not answer}

        asked = [players[one.view.seat] for one in chosen]
        return told(
            self._looking_back.ask(asked, lambda: thoughts(chosen, players), lambda late: self._push(told(late)))
        )

    # -- the match and its hands

    def _new_seed(self) -> int:
        return self._chance.randrange(DEAL_NUMBERS)

    def _start_match(self, seed: int | None) -> None:
        self.match = sc.Match(self.rules, target=self.target, hands=self.length, seed=seed)
        self._sit_down_to(self.match.next_hand(), counted=True)

    def _unfinished(self) -> bool:
        return bool(self.match.hands) and self.match.hands[-1].phase != "done"

    def _sit_down_to(self, hand: sc.Hand, counted: bool) -> None:
        self._thinking.drop()
        self._looking_back.drop()
        self.hand = hand
        self.counted = counted
        self.hand_no += 1
        self._bots_play()

    # -- the bots

    def _seat_bots(self, bots: Sequence[Bot]) -> None:
        check_bots(bots, self.rules.players)
        self.bots = tuple(bots)
        self._players = [player_of(bot, seat) for seat, bot in enumerate(bots, start=1)]

    def explains(self) -> bool:
        """Say whether any of the bots can tell what it thought."""
        return any(map(can_advise, self._players))

    def _known_bot(self, name: str, place: int) -> Bot:
        """The bot that a name of the options means: a player of the notebook's own keeps its seat by its name."""
        own = self.bots[place] if place < len(self.bots) else None
        return own if own is not None and bot_name(own) == name else name

    def _bots_play(self) -> None:
        """Let the bots choose until it is the person's turn, or until one has to think: then the rest follows later."""
        while self.hand.to_act not in (None, YOU):
            view = self.hand.view(self.hand.to_act)
            answer = self._ask(view)
            if answer is None:
                return
            self._carry_out(view, answer)

    def _ask(self, view: sc.View) -> Outcome | None:
        seat = view.seat - 1
        player = self._players[seat] if seat < len(self._players) else self._substitute
        return self._thinking.ask(
            [player],
            lambda: _choice(player, view),
            lambda late: self._go_on(view, late),
            lambda share: self._tell_progress(view.seat, share),
        )

    def _go_on(self, view: sc.View, answer: Outcome) -> None:
        """A bot that had to think has chosen."""
        with languages.language(self.spoken):
            self._carry_out(view, answer)
            self._bots_play()
        self._tell()

    def _tell_progress(self, seat: int, share: float) -> None:
        """Tell how far a player's thought has come, or the coach's for the person; of what it thinks, nothing."""
        self._push({"kind": "progress", "hand": self.hand_no, "seat": seat, "share": round(share, 2)})

    def _tell(self) -> None:
        self.seq += 1
        self._push(None)

    def _carry_out(self, view: sc.View, answer: Outcome) -> None:
        try:
            if answer.error is not None:
                raise answer.error
            self._lay(view, answer.value)
        except BaseException as error:  # a learner's bot may do anything, and a learner may interrupt it
            self.trouble = error
            self.note = says("bot_failed", name=names()[view.seat], why=_what_happened(error))
            self._lay(view, _choice(self._substitute, view))

    def _lay(self, view: sc.View, choice: Any) -> None:
        if view.phase == "discard":
            self.hand.discard(choice)
        else:
            self.hand.play(choice)


def _choice(player: Any, view: sc.View) -> Any:
    return player.choose_discard(view) if view.phase == "discard" else player.choose_play(view)


def _what_happened(error: BaseException) -> str:
    """Name what stopped a learner's own bot. Its message stays in `trouble`: it may name cards of the bot's hand."""
    return type(error).__name__


def _sentence(text: str, capital: bool = True) -> str:
    text = text[:200].rstrip(".") + "."
    return text[:1].upper() + text[1:] if capital else text
