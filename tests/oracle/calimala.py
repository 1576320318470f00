#!/usr/bin/env python3
"""Checks complete games of Calimala against the rules, independently of the engine.

    calimala.py [FILE ...]      check traces ("-" or no file: standard input)
    calimala.py --play N        play N random games at each player count with the rules of calimala_rules.py
    calimala.py --self-test     examples of the rules document and of the checker itself

From the state before a decision everything is computed anew: who decides, what is legal, the state after it. Exit status:
0 all as the rules say, 1 differences, 2 a trace can't be read.
"""

import random
import re
import sys
import time
from collections import Counter

import trace_check
from calimala_rules import (ACTIONS, ACTION_TEXTS, CARD, COMPENSATE, DECLINE, DEFAULTS, DRAFT_CARDS, EXEC, INFLUENCE_CARDS, KINDS,
                            LOCATIONS, MATERIALS, SHIPS, SUGGESTED, TILES, TRADE_CITIES, WAREHOUSE, WORKSHOP, WORKSHOPS, Rules,
                            effects, executable)


# ---------------------------------------------------------------------------------------------------------------------
# Invariants (9.7)

def broken_invariants(rules, state):
    """What is wrong with a state by itself."""
    stacks, players, phase, turns = state["stacks"], state["players"], state["phase"], state["turns"]
    streets = Counter(disc for stack in stacks for disc in stack)
    acting = phase in ("act", "replace_white")
    for street, stack in enumerate(stacks):
        tall = phase == "act" and state["activation"]["street"] == street
        if len(stack) > (4 if tall else 3):
            yield f"street {street} has {len(stack)} discs"
        if stack.count("support") > 1:
            yield f"street {street} has several support discs"
    for seat in range(rules.players):
        had = turns // rules.players + (seat < turns % rules.players) + (acting and seat == state["active"])
        if rules.supply(state, seat) != rules.turns_each - had:
            yield f"seat {seat} has {rules.supply(state, seat)} discs in supply, expected {rules.turns_each - had}"
        own = players[seat]["own"] + streets[seat] + state["seats"].count(seat) + state["removed"]["own"][seat]
        if own != rules.own:
            yield f"{own} own discs of seat {seat} in all, expected {rules.own}"
    white = sum(player["white"] for player in players) + streets["white"] + state["removed"]["white"]
    white += phase == "replace_white"
    if white != rules.white * rules.players:
        yield f"{white} white discs in all, expected {rules.white * rules.players}"
    support = sum(player["support"] for player in players) + streets["support"] + state["removed"]["support"]
    support += state["seats"].count("third")
    if support != rules.support * rules.players:
        yield f"{support} support discs in all, expected {rules.support * rules.players}"
    removed = sum(state["removed"]["own"]) + state["removed"]["white"] + state["removed"]["support"]
    overflows = len(state["seats"]) + removed - state["seats"].count(None) + (phase == "replace_white")
    if streets.total() != turns + acting - overflows:
        yield f"{streets.total()} discs on streets after {turns + acting} placements and {overflows} overflows"
    if not acting and overflows < turns - 36:
        yield f"only {overflows} overflows in {turns} turns"
    if removed > state["seats"].count(None) and state["scored"] < 15:
        yield "discs were removed before the 15th tile was scored"
    hands = sum((Counter(player["hand"]) for player in players), Counter())
    if phase not in ("influence", "draft"):
        if hands + Counter(state["deck"]) + Counter(state["discard"]) != rules.copies:
            yield "deck, discard pile and hands together are not all the action cards"
    for number, name in enumerate(LOCATIONS):
        if sum(state["board"][name]) > rules.capacity[number]:
            yield f"{name} holds {sum(state['board'][name])} of {rules.capacity[number]} cubes"
    if Counter(state["palazzo_order"]) != Counter(dict(enumerate(state["board"]["palazzo_sculptures"]))):
        yield "palazzo_order does not fit the sculptures in the palazzo"
    for seat, player in enumerate(players):
        if not all(0 <= player[material] <= WAREHOUSE for material in MATERIALS):
            yield f"a warehouse of seat {seat} holds too much or too little"
        if not (1 <= len(player["cloth"]) <= WORKSHOPS and all(0 <= load <= WORKSHOP for load in player["cloth"])):
            yield f"the workshops of seat {seat} are impossible: {player['cloth']}"
        if not 0 <= player["ships"] <= SHIPS or min(player[kind] for kind in KINDS) < 0:
            yield f"seat {seat} has an impossible number of ships or discs"
        if player["known"] is not None and not player["hand"].get(player["known"]):
            yield f"the known card of seat {seat} is not in its hand"
    for city, cells in zip(TRADE_CITIES, rules.options["house_cells"]):
        if sum(city in player["houses"] for player in players) > cells:
            yield f"too many houses in {city}"
    if phase != "over" and state["scored"] != len(state["seats"]):
        yield f"{state['scored']} tiles scored, but {len(state['seats'])} council spaces used"
    if phase == "over" and (state["scored"] != 15 or turns % rules.players):
        yield f"the game is over after {state['scored']} scoring phases and {turns} turns"
    if state["reshuffle"]:
        memory = state["reshuffle"]
        drawn = sum((Counter(player["drawn"]) for player in memory["players"]), Counter())
        if Counter(memory["deck"]) - drawn != Counter(state["deck"]):
            yield "the deck is not what the latest reshuffle and the draws since leave"
    for seat in rules.deciders(state):
        if not rules.legal(state, seat):
            yield f"seat {seat} must decide but has no legal option"


def broken_points(rules, before, after):
    """Points given by one decision: at most 6 for a scoring phase and 9 for an influence card."""
    given = [sum(player["points"] for player in state["players"]) + state.get("third_points", 0) for state in (before, after)]
    most = 6 * (after["scored"] - before["scored"])
    if after["phase"] == "over":
        most += 9 * len(rules.influence_in_play(after))
    if not 0 <= given[1] - given[0] <= most:
        yield f"{given[1] - given[0]} points given by one decision, at most {most} are possible"


# ---------------------------------------------------------------------------------------------------------------------
# Traces

class TraceCheck(trace_check.TraceCheck):
    game, defaults, make_rules = "calimala", DEFAULTS, Rules

    def brought_into_shape(self, state):
        """Makes equal what docs/calimala-json.md leaves open: the order of sets, the names of participants."""
        def sort(values, order):
            if isinstance(values, list) and all(value in order for value in values):
                values.sort(key=order.index)

        sort(state.get("offer"), DRAFT_CARDS)
        if isinstance(state.get("activation"), dict):
            sort(state["activation"].get("touched"), LOCATIONS)
        if isinstance(state.get("palazzo_order"), list):
            state["palazzo_order"] = [2 if owner == "third" else owner for owner in state["palazzo_order"]]
        return state

    def check_options(self, given):
        self.centre_given = "centre_action" in given
        for name, values in (("obligation", ["able", "strict", "at_placement_only"]), ("palazzo_tie", ["first", "last"]),
                             ("final_tie", ["shared", "ladder"]), ("centre_action", ACTIONS)):
            self.expect_one_of(f"options.{name}", values, self.options[name])
        copies = self.options["card_copies"]
        if len(copies) != 9 or sum(copies) != 45 or min(copies) < 0 or any(self.rules.copies[card] < 1 for card in DRAFT_CARDS):
            self.differ(f"options.card_copies: {copies} is not allowed")
        if len(self.options["row_capacity"]) != 3 or not all(1 <= cells <= 9 for cells in self.options["row_capacity"]):
            self.differ(f"options.row_capacity: {self.options['row_capacity']} is not allowed")
        if len(self.options["house_cells"]) != 3 or not all(0 <= cells <= 5 for cells in self.options["house_cells"]):
            self.differ(f"options.house_cells: {self.options['house_cells']} is not allowed")

    def check_opening(self):
        state, rules, layout = self.state, self.rules, self.options["layout"]
        dealt = [player["dealt"] for player in state["players"]]
        expected = rules.opening(state["city"], state["tiles"], dealt, state["beside"], state["boxed"], state["rng"])
        expected["active"] = state["active"] if state["active"] in range(rules.players) else 0     # nobody's turn yet
        self.expect("", expected, state)
        self.expect("city, sorted", sorted(ACTIONS), sorted(state["city"]))
        self.expect("tiles, sorted", sorted(TILES), sorted(state["tiles"]))
        if layout == "suggested":
            self.expect("city", SUGGESTED, state["city"])
        elif layout != "random":
            self.expect("city", layout, state["city"])
        if isinstance(layout, str) and layout == "random" or self.centre_given:
            self.expect("city[4]", self.options["centre_action"], state["city"][4])
        self.expect("cards dealt per player", [rules.dealt] * rules.players, [len(cards) for cards in dealt])
        self.expect("a card beside the board", rules.has_beside, state["beside"] is not None)
        self.expect("an undealt card in the box", rules.has_boxed, state["boxed"] is not None)
        cards = [card for hand in dealt for card in hand] + [state["beside"], state["boxed"]]
        cards = Counter(card for card in cards if card is not None)
        if set(cards) - set(INFLUENCE_CARDS) or max(cards.values()) > 1 or cards.total() != 10:
            self.differ(f"influence cards: expected each of the ten once, found {dict(cards)}")
        if not isinstance(state["rng"], str) or not re.fullmatch("[0-9a-f]{16}", state["rng"]):
            self.differ(f"rng: expected 16 hexadecimal digits, found {state['rng']!r}")

    def check_outcome(self, before, seat, action, events):
        """Events are only looked at for their shape."""
        state, shuffled = self.state, []

        def shuffle(cards):
            """Accepts the order found; cards drawn from the new deck at once are those missing in it."""
            shuffled.append(True)
            deck = state["deck"]
            if Counter(deck) - cards:
                self.differ(f"deck: expected a permutation of {dict(cards)}, found {deck}")
                return sorted(cards.elements())
            return sorted((cards - Counter(deck)).elements()) + deck

        expected = self.rules.decide(before, seat, action, shuffle)
        if shuffled:
            if not isinstance(state["rng"], str) or not re.fullmatch("[0-9a-f]{16}", state["rng"]):
                self.differ(f"rng: expected 16 hexadecimal digits, found {state['rng']!r}")
            expected["rng"] = state["rng"]
        if ACTION_TEXTS[action] == "finish" and expected.get("activation", {}).get("depth", 1) > 1 and "activation" in state:
            # a disc at depth 2 or 3 has no obligation: whether it counts as fulfilled is left open
            if isinstance(state["activation"].get("able"), bool):
                expected["activation"]["able"] = state["activation"]["able"]
        self.expect("", expected, state)

    def broken(self, before):
        yield from broken_invariants(self.rules, self.state)
        if before:
            yield from broken_points(self.rules, before, self.state)


# ---------------------------------------------------------------------------------------------------------------------
# Random games with these rules

POLICIES = ["uniform", "hoarder", "spender", "white first"]


def choose(chance, policy, legal):
    """Odd habits lead into odd corners: huge hands, an empty deck, white discs at the bottom."""
    if policy == "hoarder":
        preferred = [number for number in legal if not CARD <= number < COMPENSATE]
    elif policy == "spender":
        preferred = [number for number in legal if CARD <= number < COMPENSATE]
    elif policy == "white first":
        preferred = [number for number in legal if 12 <= number < EXEC or COMPENSATE <= number < DECLINE]
    else:
        preferred = legal
    return chance.choice(preferred or legal)


def random_options(players, chance):
    copies = [5] * 9
    for _ in range(chance.choice([0, 12])):
        first, second = chance.sample(range(9), 2)
        if copies[first] > 1:
            copies[first], copies[second] = copies[first] - 1, copies[second] + 1
    options = dict(DEFAULTS, players=players, card_copies=copies, obligation=chance.choice(["able", "strict", "at_placement_only"]),
                   palazzo_tie=chance.choice(["first", "last"]), final_tie=chance.choice(["shared", "ladder"]),
                   centre_action=chance.choice(ACTIONS), row_capacity=[chance.randint(1, 9) for _ in range(3)],
                   house_cells=[chance.randint(0, 5) for _ in range(3)])
    if chance.random() < 0.3:
        options["layout"] = chance.sample(ACTIONS, 9)
        options["centre_action"] = options["layout"][4]
    return options


def play_game(options, seed, policy="uniform"):
    """One random game as the lines of a trace, with the rules used; every state is tested against the invariants."""
    chance, rules = random.Random(seed), Rules(options)
    opening = rules.random_opening(chance)
    rng = [opening["rng"]]

    def shuffle(cards):
        deck = list(cards.elements())
        chance.shuffle(deck)
        rng[0] = f"{chance.getrandbits(64):016x}"
        return deck

    def decide(before, seat, number):
        state = rules.decide(before, seat, number, shuffle)
        state["rng"] = rng[0]
        for message in [*broken_invariants(rules, state), *broken_points(rules, before, state)]:
            raise AssertionError(f"{rules.players} players, seed {seed}, {ACTION_TEXTS[number]}: {message}")
        if state["phase"] == "act":
            s = rules.situation(state, state["activation"]["seat"])
            for action in range(9):
                assert executable(action, s) == bool(effects(action, s)), (action, s)
        return state, []

    return trace_check.played(rules, seed, chance, opening, lambda legal: choose(chance, policy, legal), decide), rules


def play(games):
    for players in range(2, 6):
        started, decisions, most, happened, slowest = time.time(), 0, 0, Counter(), 0
        for number in range(games):
            game_started, chance = time.time(), random.Random(1000 * players + number)
            options = random_options(players, chance) if number % 3 == 2 else dict(DEFAULTS, players=players)
            lines, rules = play_game(options, number, POLICIES[number // 2 % len(POLICIES)] if number % 2 else "uniform")
            decisions += len(lines) - 2
            most = max([most, *(len(line["legal"]) for line in lines[1:-1])])
            happened += rules.happened
            slowest = max(slowest, time.time() - game_started)
        print(f"{players} players: {games} games, {decisions / games:.0f} decisions on average, at most {most} options, "
              f"{(time.time() - started) / games:.2f} s each, slowest {slowest:.2f} s")
        print("  " + ", ".join(f"{what} {count / games:.2f}" for what, count in sorted(happened.items())) + " per game")


def self_test():
    import calimala_test
    calimala_test.self_test()


if __name__ == "__main__":
    sys.exit(trace_check.main(TraceCheck, play, self_test))
