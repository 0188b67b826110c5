"""All the words of the table, in English, in one place for translators; card names come from `scarto_core.words`.

A sentence may hold {placeholders}: {card} is "ace of coins", {the_card} "the ace of coins", {suit} "coins". Keys ending
in `_one` and `_many` are the two forms of a number, keys beginning with `you_` and `they_` the two forms of a person.
The catalogues take their sentences from the tables here (`make words`).
"""

from __future__ import annotations

from typing import Any

import scarto_core as sc
from scarto_core.cards import SUITS, TRUMP
from scarto_core.languages import LANGUAGES, form_for, gettext, spoken
from scarto_core.words import label, suit_name, the

NAMES = ("You", "Bruna", "Carlo", "Dora")
"""The players by seat, in English."""

PAGE = {
    # the bar
    "title": "Scarto",
    "table": "Scarto, the card table",
    "controls": "Table",
    "menu": "Menu",
    "new_hand": "New hand",
    "new_match": "New match",
    "same_deal": "Same deal",
    "same_again": "Same deal again",
    "next_seat": "From the next seat",
    "thoughts": "What they thought",
    "undo": "Undo",
    "last_trick": "Last trick",
    "tricks": "All tricks",
    "keys": "Keys",
    "hide_hand": "Hide hand",
    "coach": "Coach",
    "record": "Record",
    "options": "Options",
    "hand_number": "hand {n}",
    "practice": "practice hand, not counted",
    # the felt
    "players": "Players",
    "trick": "Cards on the table",
    "dealer": "dealer",
    "to_play": "to play",
    "to_lay_away": "to lay away",
    "owes": "a card owed to {name}",
    "owes_you": "a card owed to you",
    "nothing_taken": "nothing taken yet",
    "point_in_card": "{points} point in {cards} card",
    "points_in_card": "{points} points in {cards} card",
    "point_in_cards": "{points} point in {cards} cards",
    "points_in_cards": "{points} points in {cards} cards",
    "held_one": "{n} card in hand",
    "held_many": "{n} cards in hand",
    "plays_card": "{name}: {card}",
    "you_took_last": "The last trick: you took it.",
    "they_took_last": "The last trick: {name} took it.",
    # what goes on
    "log": "What has been played",
    "you_to_play": "It is your turn.",
    "they_to_play": "{name} is to play …",
    "you_take": "You take the trick with {the_card}.",
    "they_take": "{name} takes the trick with {the_card}.",
    "fool_kept": "The Fool stays with its player.",
    "fool_paid": "The Fool goes back to its player, who pays a plain card for it.",
    "fool_owed": "The Fool goes back to its player, who still owes a plain card for it.",
    "fool_captured": "The Fool is captured: this was the last trick.",
    "dealer_laid_away_one": "{name} deals and has laid {n} card away.",
    "dealer_laid_away_many": "{name} deals and has laid {n} cards away.",
    "you_laid_away_one": "You have laid {n} card away.",
    "you_laid_away_many": "You have laid {n} cards away.",
    "you_lead": "Your turn: lead any card.",
    "last_card": "Your last card: play it.",
    "fool_led": "The Fool was led: play any card; it sets the suit.",
    "follow": "Your turn: follow {suit}.",
    "follow_over": "Your turn: trumps were led, and you must go higher.",
    "must_trump": "Your turn: you have no {suit}, so you must trump.",
    "must_overtrump": "Your turn: you have no {suit}, and you must go over the highest trump.",
    "throw_off": "Your turn: nothing to follow with, so any card will do.",
    "hand_over_none": "The hand is over. You took no card at all.",
    "hand_over_one": "The hand is over. Below lies the one card you took.",
    "hand_over_many": "The hand is over. Below lie the {n} cards you took.",
    "your_hand_one": "Your hand, {n} card",
    "your_hand_many": "Your hand, {n} cards",
    "your_pile_one": "Your pile, {n} card",
    "your_pile_many": "Your pile, {n} cards",
    # the scarto
    "scarto": "The scarto",
    "scarto_title": "You deal: lay cards away",
    "barred": "not allowed now",
    "legal": "legal",
    "place_first": "strongest of {suit}",
    "place": "{nth} strongest of {suit}",
    "talon_legend": "These came from the talon.",
    "from_talon": "from the talon",
    "pick_one": "Choose {n} more card to lay away.",
    "pick_many": "Choose {n} cards to lay away.",
    "picked": "{n} of {size}",
    "ready": "Lay them away, or take one back.",
    "lay_away": "Lay away",
    "take_back": "Take back {the_card}",
    "enough_picked": "That is enough: take one back first.",
    # a card lifted, a trick that waits
    "tap_again": "{card}: tap again, or",
    "play": "Play",
    "go_on": "Go on",
    "left": "You left a hand here unfinished.",
    "resume": "Go on with it",
    "face_down": "a card face down",
    "hand_covered": "Your hand is face down: turn it up with the H key or “Hide hand”.",
    # the tricks so far, and the keys
    "laid_away": "You laid away:",
    "trick_column": "Trick",
    "led": "led",
    "took_it": "took it",
    "key_arrows": "← → ↑ ↓: from card to card, and from suit to suit",
    "key_ends": "Home, End: to the first card, to the last card",
    "key_enter": "Enter or Space: play the card, or choose it for the scarto",
    "key_only": ".: play the only legal card",
    "key_undo": "U: take your last card back",
    "key_hide": "H: your hand face down, or up again",
    "key_last": "L: the last trick",
    "key_all": "T: all tricks so far",
    "key_help": "?: this list",
    # refusals that the page can give by itself
    "more_than_one": "More than one card may be played.",
    "not_your_turn": "Wait for your turn.",
    "not_now": "That card may not be played now.",
    "no_last_trick": "No trick has been taken yet.",
    "kernel_gone": "The kernel behind this table is gone.",
    "no_answer": "The kernel does not answer. If it is busy, wait a moment.",
    "run_again": "Run the cell again to get a new table.",
    "start_again": "Start again",
    # the result
    "result": "Result of the hand",
    "you_win_hand": "You win the hand",
    "they_win_hand": "{name} wins the hand",
    "hand_shared": "{names} share the hand",
    "you_win_match": "You win the match",
    "they_win_match": "{name} wins the match",
    "match_shared": "{names} share the match",
    "above_par": "You counted {count}: {score} above the par of {par}.",
    "below_par": "You counted {count}: {score} below the par of {par}.",
    "at_par": "You counted {count}: exactly par.",
    "you_dealt": "Deal number {number}; you dealt.",
    "they_dealt": "Deal number {number}; {name} dealt.",
    "not_counted": "A practice hand: it does not count for the match.",
    "player": "Player",
    "counted": "Count",
    "score": "Score",
    "chips": "Chips",
    # the papers
    "papers": "Coach and score sheet",
    "score_sheet": "Score sheet",
    "hand_column": "Hand",
    "total": "Total",
    "to_target": "The match goes to {n}.",
    "for_hands_one": "The match is {n} hand.",
    "for_hands_many": "The match is {n} hands.",
    "coach_waits": "Advice comes when it is your turn.",
    "coach_thinks": "The coach is thinking …",
    "coach_meanwhile": "So says a club player, until the expert is ready.",
    "suggest_play": "Play {the_cards}.",
    "suggest_discard": "Lay away {the_cards}.",
    "compare": "Compare all legal cards",
    "estimate": "A club player's estimate, against the best card.",
    "the_best": "best",
    "price": "about {n} points worse",
    "expected": "{n} ± {error}",
    "expected_about": "The score of the hand that each choice can be expected to bring, with its standard error.",
    "expected_best": "Expected score of the hand: {n} ± {error}.",
    "advised": "the coach's choice",
    "trumps_out": "Trumps not seen: {n}",
    "the_fool": "and the Fool",
    "none_out": "none",
    "void_in": "no {suit}",
    "no_trump_above": "no trump above {the_card}",
    "voids": "Voids",
    "nothing_shown": "none shown yet",
    "list_and": "{first} and {last}",
    # what the bots thought
    "thoughts_about": "Each player's reason at the moment of its choice, from what it could see then.",
    "trick_of": "Trick {n} of {size}",
    "before": "‹ Before",
    "after": "Next ›",
    "laid_cards": "{name} laid away: {cards}",
    "thinks": "{name} is thinking …",
    "says_nothing": "{name} gives no reasons.",
    "would_rather": "On second thoughts: rather {the_cards}.",
    # the dialogs
    "throw_in_title": "Throw this hand in?",
    "throw_in_about": "It will not count, and the same dealer deals again.",
    "throw_in_yes": "Deal again",
    "start_over_title": "Start this deal again?",
    "start_over_about": "The same cards come back, as practice: the hand does not count for the match.",
    "start_over_yes": "Start again",
    "take_back_title": "Take your last card back?",
    "take_back_about": "The hand becomes practice and does not count for the match.",
    "take_back_yes": "Take it back",
    "play_on": "Play on",
    "record_about": "A record holds all cards of a hand, so it can be copied when the hand is over. "
    "A pasted one is played on from where it ends, as practice.",
    "record_text": "Record of a hand",
    "record_hint": "Paste a record here",
    "copy_record": "Copy this hand",
    "paste_record": "Play this record",
    "save_file": "Save as a file",
    "open_file": "Open a file",
    "saved": "Saved by the browser as scarto-hand.json.",
    "file_long": "That file is no record of a hand: it is too long.",
    "deal_about": "Every deal has a number, shown when its hand is over. Played by its number it is practice.",
    "deal_number": "Number of the deal",
    "deal_dealer": "Dealt by",
    "deal_digits": "The number of a deal has 1 to 15 digits.",
    "play_deal": "Play this deal",
    "copied": "Copied.",
    "copy_by_hand": "The browser keeps the clipboard closed: copy the marked text.",
    "close": "Close",
    "set_language": "Language",
    "set_speed": "Speed of the cards",
    "set_speed_slow": "slow",
    "set_speed_normal": "normal",
    "set_speed_fast": "fast",
    "set_speed_off": "at once",
    "set_pause": "A full trick stays",
    "set_pause_same": "as the speed has it",
    "set_pause_slow": "long",
    "set_pause_normal": "a moment",
    "set_pause_fast": "briefly",
    "set_pause_click": "until I click",
    "set_taps": "With a finger",
    "set_taps_two": "a second tap plays",
    "set_taps_one": "one tap plays",
    "set_look": "Look",
    "set_look_screen": "for a screen",
    "set_look_projector": "for a projector: large, strong contrast",
    "set_deck": "Deck of cards",
    "set_deck_piemontese": "Piemontese",
    "set_deck_french": "French",
    "deck_about": "On French cards spades stand for swords, clubs for batons, hearts for cups, diamonds for coins.",
    "rules": "Rules",
    "game": "Game",
    "game_three": "three players",
    "game_four": "four players",
    "game_piccolo": "Piccolo, three players and 42 cards",
    "player_of": "{name} plays as",
    "options_about": "Rules, game and players change with a new match.",
    "start_match": "Start a new match",
}  # fmt: skip

RULESETS = {
    "course": ("Course rules", "What the lessons teach: par 26, overtrumping is a duty, the Fool is paid for."),
    "guide": ("Guide's rules", "The Angelo counts 5 as well, and the Fool is kept without paying."),
    "basic": ("Basic rules", "No duty to overtrump; the Bagatto and the Mondo may not be laid away."),
    "piemontese": ("Piedmontese rules", "The Angelo beats the Mondo; no duty to overtrump; one deal each."),
}
"""Title and one line for each ruleset (RULES 8)."""

BOTS = {
    "random": "a beginner (any legal card)",
    "greedy": "a grabber (takes what it can)",
    "club": "a club player",
    "expert": "an expert",
}
"""What each bot is called in the options."""

SAYS = {
    "garbage": "The table does not understand that message.",
    "stale": "That was meant for an earlier hand.",
    "late": "That click came late: the card was meant for an earlier trick.",
    "not_your_turn": "It is not your turn.",
    "no_scarto": "There is nothing to lay away now.",
    "scarto_first": "Lay your cards away first.",
    "record_hidden": "The record shows all cards: it can be copied when the hand is over.",
    "record_broken": "That is no record of a hand: {why}",
    "record_no_json": "That is no record of a hand: it is not JSON.",
    "record_long": "That is no record of a hand: it is too long.",
    "nothing_to_undo": "There is nothing to take back: you have not chosen yet.",
    "seats_hidden": "The other seats can be tried when the hand is over.",
    "no_ticket": "The hand you left cannot be gone on with: it was played elsewhere.",
    "no_deal": "There is no such deal: the number is a whole one of at most 15 digits.",
    "thoughts_hidden": "What the others think is told when the hand is over.",
    "bot_absent": "{name} is not in this notebook: a club player took the seat.",
    "failed": "The table could not do that; nothing has changed.",
    "bot_failed": "{name} did not choose a legal card ({why}); a club player chose instead.",
}
"""What the kernel answers."""

LISTS = {
    "ordinals": "first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, "
    "thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth, twenty-first",
}
"""Words in a row, with a comma and a space between two."""


def names(players: int = len(NAMES)) -> tuple[str, ...]:
    """Return what the players are called, by seat."""
    return (gettext("You"), *NAMES[1:players])


def says(key: str, **values: object) -> str:
    """Return a sentence of `SAYS`."""
    return gettext(SAYS[key], **values)


def about(ruleset: str) -> tuple[str, str]:
    """Return a ruleset's title and its line; of an unknown one its name alone."""
    title, line = RULESETS.get(ruleset, (ruleset, ""))
    return gettext(title), gettext(line)


def bot_title(bot: str) -> str:
    """Return what a bot is called in the options; a player of the notebook's own has its own name."""
    return gettext(BOTS[bot]) if bot in BOTS else bot


def sentences(table: dict[str, str]) -> dict[str, str]:
    """Return a table in the language that is spoken; its forms of a number are those for 1 and for 2."""
    said = {}
    for key, text in table.items():
        stem, _, form = key.rpartition("_")
        if form in ("one", "many") and f"{stem}_one" in table and f"{stem}_many" in table:
            said[key] = form_for(table[f"{stem}_one"], table[f"{stem}_many"], 1 if form == "one" else 2)
        else:
            said[key] = gettext(text)
    return said


def words(table: dict[str, str] = PAGE) -> dict[str, Any]:
    """Return the catalogue that the page gets: its sentences, and the names of cards and suits."""
    pack = sc.pack(sc.ruleset("course"))
    return {
        "lang": spoken(),
        "languages": LANGUAGES,
        "text": sentences(table),
        "cards": {str(card): label(card) for card in pack},
        "the": {str(card): the(card) for card in pack},
        "suits": {suit: suit_name(suit) for suit in (*SUITS, TRUMP)},
        "ordinals": gettext(LISTS["ordinals"]).split(", "),
    }
