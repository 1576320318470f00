#!/usr/bin/env python3
"""Checks complete games of Mille Fiori against the rules, independently of the engine.

    millefiori.py [FILE ...]    check traces ("-" or no file: standard input)
    millefiori.py --play N      play N random games at each player count with the rules of millefiori_rules.py
    millefiori.py --self-test   examples of the rules document and of the checker itself

From the state before a decision everything is computed anew: who decides, what is legal, the state after it, the events. Exit
status: 0 all as the rules say, 1 differences, 2 a trace can't be read.
"""

import json
import random
import sys
import time
from collections import Counter

import trace_check
from millefiori_rules import (ACTION_TEXTS, AREA, BONUS_AREAS, CARDS, CELLS, DEALT, DEFAULTS, DISPLAY, SUPPLY, SUPPORTS,
                              SYMBOL, VALUE, Rules)

# ---------------------------------------------------------------------------------------------------------------------
# Invariants (F8, 3.1, 4.7)


def broken_invariants(rules, state):
    """What is wrong with a state by itself."""
    players, owners = state["players"], rules.owners(state)
    cards = state["deck"] + state["display"] + state["discard"] + [card for player in players for card in player["hand"]]
    cards += [card for card in (state["card"], *(player["selected"] for player in players)) if card is not None]
    if sorted(cards) != sorted(CARDS):
        once = Counter(list(CARDS))
        wrong = (Counter(cards) - once) + (once - Counter(cards))
        yield f"not all 109 cards are there once: {sorted(wrong)}"
        return
    if sum(len(player["cells"]) for player in players) != len(owners):
        yield "a cell has two owners"
    if len(state["deck"]) != DEALT * rules.players * (rules.rounds - state["round"]):
        yield f"the deck has {len(state['deck'])} cards in round {state['round']}"
    yield from broken_board(rules, state, owners)
    for seat, player in enumerate(players):
        on_bonus = sum(seats.count(seat) for seats in state["bonus"].values())
        if len(player["cells"]) + on_bonus + player["supply"] + player["box"] != SUPPLY + rules.options["rhombi_box"]:
            yield f"seat {seat} has not all its rhombi"
        if min(player["supply"], player["box"]) < 0 or player["supply"] and player["box"] != rules.options["rhombi_box"]:
            yield f"seat {seat} has {player['supply']} rhombi in the supply and {player['box']} in the box"
        if state["phase"] != "over" and player["hand_size"] != expected_hand(rules, state, seat):
            yield f"seat {seat} has {player['hand_size']} cards in hand, expected {expected_hand(rules, state, seat)}"
    for seat in rules.deciders(state):
        legal = [ACTION_TEXTS[number].split()[0] for number in rules.legal(state, seat)]
        if not legal or state["phase"] == "use" and rules.rhombi_left(state, seat) and "place" not in legal:
            yield f"seat {seat} must decide, but can't ({state['phase']})"
    if (state["phase"] == "use") != (state["card"] is not None):
        yield f"card {state['card']} in phase {state['phase']}"


def broken_board(rules, state, owners):
    for cell in owners:
        below = SUPPORTS.get(cell, [])
        if VALUE.get(cell) and cell != "R01":
            below = [CELLS[CELLS.index(cell) - 1]]
        if not all(support in owners for support in below):
            yield f"{cell} is filled too early"
    # citizens of a pyramid are equal here, other cards go by their symbol
    kinds = {symbol: AREA[cell] if cell in SUPPORTS else symbol for cell, symbol in SYMBOL.items()}
    filled = Counter(kinds[SYMBOL[cell]] for cell in owners)
    played = Counter(kinds[CARDS[card].symbol] for card in state["discard"])
    for kind in filled - played:
        yield f"{filled[kind]} cells filled with {played[kind]} cards ({kind})"
    for area in BONUS_AREAS:
        seats = state["bonus"][area]
        if len(set(seats)) != len(seats):
            yield f"bonus.{area}: {seats}"
        for seat, player in enumerate(state["players"]):
            marks = {VALUE.get(cell, SYMBOL[cell]) for cell in player["cells"] if AREA[cell] == area}
            met = len(marks) >= (3 if area in ("nobles", "commoners") else 4)
            if met != (seat in seats) and not (met and rules.rhombi_left(state, seat) == 0):
                yield f"bonus.{area}: seat {seat} has {sorted(marks, key=str)}, but the bonus is {'' if seat in seats else 'not '}taken"


def expected_hand(rules, state, seat):
    """Cards in hand (3.1), without a selected one."""
    place, turn = ((other - state["first"]) % rules.players for other in (seat, state["active"]))
    in_turn = rules.options["select_in_turn"]
    if state["phase"] == "select" and not in_turn:
        selected = state["players"][seat]["has_selected"]
    else:
        selected = not in_turn or place < turn + (state["phase"] != "select")
    if rules.options["leftovers_immediately"] and state["cycle"] == rules.cycles and place < turn:
        return 0
    return DEALT - state["cycle"] + (not selected)


# ---------------------------------------------------------------------------------------------------------------------
# Traces

class TraceCheck(trace_check.TraceCheck):
    game, defaults, make_rules = "millefiori", DEFAULTS, Rules

    def check_options(self, given):
        self.navigations = 0
        for name, values in (("players", range(2, 5)), ("first", [*range(self.rules.players), "random"]), ("rhombi_box", range(88)),
                             *((name, [False, True]) for name, value in DEFAULTS.items() if isinstance(value, bool))):
            self.expect_one_of(f"options.{name}", values, self.options[name])

    def check_opening(self):
        """The order inside a hand and the display is not known any more: counts, and what follows from the deal."""
        state, rules = self.state, self.rules
        hands = [player["hand"] for player in state["players"]]
        self.expect_one_of("first", range(rules.players) if self.options["first"] == "random" else [self.options["first"]],
                           state["first"])
        self.expect("cards in the display", DISPLAY[rules.players], len(state["display"]))
        self.expect("cards dealt", [DEALT] * rules.players, [len(hand) for hand in hands])
        self.expect("", rules.opening(state["first"], state["display"], hands, state["deck"]), state)

    def check_outcome(self, before, seat, action, events):
        self.navigations += ACTION_TEXTS[action] == "navigate"
        state, expected = self.rules.decide(before, seat, action)
        self.expect("", state, self.state)
        self.expect("events", expected, events)

    def broken(self, before):
        yield from broken_invariants(self.rules, self.state)
        filled, plays = len(self.rules.owners(self.state)), len(self.state["discard"])
        if filled + self.navigations != plays:
            yield f"{filled} cells filled and {self.navigations} times navigated, but {plays} cards played"


# ---------------------------------------------------------------------------------------------------------------------
# Random games with these rules

PREFERENCES = {"uniform": (), "navigator": ("navigate", "decline"), "filler": ("place", "take")}


def random_options(players, chance):
    options = {name: chance.choice([False, True]) if isinstance(value, bool) else value for name, value in DEFAULTS.items()}
    return {**options, "players": players, "first": chance.choice([*range(players), "random"]),
            "rhombi_box": chance.choice([0, 1, 3, 87])}


def play_game(options, seed, policy="uniform"):
    """One random game as the lines of a trace."""
    chance, rules = random.Random(seed), Rules(options)
    first = chance.randrange(rules.players) if options["first"] == "random" else options["first"]

    def choose(legal):
        preferred = [number for number in legal if ACTION_TEXTS[number].split()[0] in PREFERENCES[policy]]
        return chance.choice(preferred or legal)

    opening = rules.dealt_opening(first, chance.sample(list(CARDS), len(CARDS)))
    return trace_check.played(rules, seed, chance, opening, choose, rules.decide)


def play(games):
    for players in range(2, 5):
        started, decisions, ends, told = time.time(), 0, Counter(), Counter()
        for number in range(games):
            chance = random.Random(1000 * players + number)
            options = random_options(players, chance) if number % 2 else dict(DEFAULTS, players=players)
            lines = play_game(options, number, ("uniform", "filler", "uniform", "navigator")[number // 2 % 4])
            check, = trace_check.check_traces(TraceCheck, map(json.dumps, lines))
            if check.found or not check.ended:
                raise AssertionError(check.report())
            decisions += len(lines) - 2
            told.update(event["type"] for line in lines[1:-1] for event in line["events"])
            ends[lines[-2]["events"][-1]["reason"]] += 1
        print(f"{players} players: {games} games, {decisions / games:.0f} decisions on average, "
              f"{(time.time() - started) / games:.2f} s each; " + ", ".join(f"ended by {reason} {count}" for reason, count in sorted(ends.items())))
        print("  " + ", ".join(f"{what} {count / games:.2f}" for what, count in sorted(told.items())) + " per game")


def self_test():
    import millefiori_test
    millefiori_test.self_test()


if __name__ == "__main__":
    sys.exit(trace_check.main(TraceCheck, play, self_test))
