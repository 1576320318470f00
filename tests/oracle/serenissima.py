#!/usr/bin/env python3
"""Checks complete games of Serenissima against the rules, independently of the engine.

    serenissima.py [FILE ...]       check traces ("-" or no file: standard input)
    serenissima.py --play N         play N random games at each player count with the rules of serenissima_rules.py
    serenissima.py --perft DEPTH [FILE]     count the sequences of decisions from a state (the "state" and "options" of FILE's first line)
    serenissima.py --self-test      examples of the rules document and of the checker itself

From the state before a decision everything is computed anew: who decides, what is legal, the state after it, the events; of chance, only the skulls
and the order of a new Doge pile are taken from the trace. Exit status: 0 all as the rules say, 1 differences, 2 a trace can't be read.
"""

import json
import random
import re
import sys
import time
from collections import Counter

import trace_check
from serenissima_facts import (ACTION_ID, ACTION_TEXTS, ADJACENT, BASILICAS, CAP, CHOICES, CLOSED_GOODS, CUBES, DEFAULTS, DOGE_CARDS, FORTS,
                               GALLEY_PLACES, GOODS, MOST_CUBES, MOST_GALLEYS, MOST_SAILORS, NEEDED, PORTS, PRODUCT, SAILORS, SCORINGS,
                               STARTING_PORTS, ZONES, may_be_closed)
from serenissima_rules import Rules, random_closed
from serenissima_steps import Step
from serenissima_table import NO_TURN, cubes, galleys_of, load, ports_of, present

SET_UP = ["setup_close", "setup_port", "setup_galley"]
STEP3 = ["step3", "sell_blockade", "sell", "capture_blockade", "land", "combat_continue", "loot"]
ACTIVATION = ["load", "move", "move_blockade", *STEP3]
BUYING = ["buy_number", "buy_place", "buy_crew"]
PHASES = [*SET_UP, "turn", *ACTIVATION, "invest", *BUYING, "special", "over"]
ROUNDS = {2: (6, 13), 3: (6, 13), 4: (5, 11)}                   # fewest, most (1.6, 1.7)

# ---------------------------------------------------------------------------------------------------------------------
# Invariants (8.3)


def broken_invariants(rules, state):
    """What is wrong with a state by itself."""
    yield from broken_pieces(rules, state)
    for number, galley in state["galleys"].items():
        yield from broken_galley(rules, state, int(number), galley)
    for port in PORTS:
        yield from broken_port(port, state["ports"][port])
    yield from broken_doge(rules, state)
    yield from broken_turn(state)
    yield from broken_flow(rules, state)


def broken_pieces(rules, state):
    aboard, stored, supply = Counter(), Counter(), Counter(state["supply"])
    for galley in state["galleys"].values():
        aboard.update(galley["cargo"])
    for port in state["ports"].values():
        stored.update(port["stored"])
    for good, count in CUBES.items():
        if supply[good] + aboard[good] + stored[good] != count or supply[good] < 0:
            yield f"{good}: {supply[good]} in the supply, {aboard[good]} aboard, {stored[good]} stored, expected {count} in all"
    for seat, player in enumerate(state["players"]):
        aboard = sum(galley["sailors"] for galley in state["galleys"].values() if galley["owner"] == seat)
        ashore = sum(port["garrison"] for port in state["ports"].values() if port["owner"] == seat)
        if player["reserve"] + aboard + ashore != SAILORS[rules.players] or player["reserve"] < 0:
            yield f"seat {seat} has {player['reserve']} sailors in reserve, {aboard} aboard, {ashore} ashore"
        if player["ducats"] < 0:
            yield f"seat {seat} has {player['ducats']} ducats"
        if not ports_of(state, seat) and state["phase"] not in SET_UP:
            yield f"seat {seat} has no port"
        if len(galleys_of(state, seat)) > MOST_GALLEYS:
            yield f"seat {seat} has too many galleys"
    for field, what, count in (("forts_left", "fort", FORTS), ("basilicas_left", "basilica", BASILICAS)):
        if state[field] < 0 or state[field] + sum(port[what] for port in state["ports"].values()) != count:
            yield f"{field}: {state[field]}"


def broken_galley(rules, state, number, galley):
    sixth = state["phase"] == "load" and number == state["galley"]
    beaten = state["phase"] == "loot" and number in (state["galley"], state["target"])
    if not (0 if beaten else 1) <= galley["sailors"] <= MOST_SAILORS + sixth or cubes(galley) > MOST_CUBES + sixth or load(galley) > GALLEY_PLACES + sixth:
        yield f"galley {number} has {galley['sailors']} sailors and {galley['cargo']}"
    if number not in rules.numbers or galley["zone"] not in ZONES or galley["owner"] not in range(rules.players):
        yield f"galley {number} of seat {galley['owner']} in {galley['zone']}"
    if any(count < 1 or good not in GOODS for good, count in galley["cargo"].items()):
        yield f"galley {number} carries {galley['cargo']}"


def broken_port(name, port):
    stored = port["stored"]
    if (port["owner"] is None) != (port["garrison"] == 0) or not 0 <= port["garrison"] <= CAP[name]:
        yield f"{name} has the owner {port['owner']} and {port['garrison']} sailors"
    if len(stored) > CAP[name] or PRODUCT[name] in stored or len(set(stored)) != len(stored):
        yield f"{name} stores {stored}"
    if port["closed"] and (port["garrison"] or stored or port["fort"] or port["basilica"]):
        yield f"{name} is closed and not empty"
    for what, goods in NEEDED.items():
        if port[what] and not all(good == PRODUCT[name] or good in stored for good in goods):
            yield f"{name} has a {what} without the goods for it"


def broken_doge(rules, state):
    pile = Counter(state["doge_pile"])
    if pile + Counter(state["doge_discard"]) != Counter(DOGE_CARDS) or pile != Counter(state["doge_pile_left"]):
        yield f"Doge cards: {state['doge_pile']} and {state['doge_discard']}"
    if not 0 <= state["track"] <= rules.cells[-1] or state["scorings"] != sum(cell <= state["track"] for cell in rules.cells):
        yield f"{state['scorings']} scorings, the marker is at {state['track']}"
    fewest, most = ROUNDS[rules.players]
    if state["round"] > most or state["phase"] == "over" and state["round"] < fewest:
        yield f"round {state['round']} in phase {state['phase']}"
    if (state["phase"] == "over") != (state["scorings"] == SCORINGS) or (state["phase"] in SET_UP) != (state["round"] == 0):
        yield f"phase {state['phase']} after {state['scorings']} scorings in round {state['round']}"


def broken_turn(state):
    """What belongs to a turn, a purchase or a question is set exactly there (3.1)."""
    phase, wheel = state["phase"], state["wheel"]
    in_turn = phase in [*ACTIVATION, "invest"] or phase in BUYING and wheel != 0
    for field, there in (("galley", in_turn), ("origin", phase in ACTIVATION), ("strength", phase in STEP3),
                         ("buying", phase in BUYING), ("decider", phase != "over"), ("queue", phase.endswith("_blockade"))):
        if (state[field] in (None, [])) == there:
            yield f"{field}: {state[field]} in phase {phase}"
    for field, phases in (("free_good", ["load"]), ("locks", ["load"]), ("moved", ACTIVATION[1:]), ("sale_blocked", STEP3), ("capture_blocked", STEP3),
                          ("fought", STEP3), ("sold", ["sell"]), ("bought", ["invest", *BUYING, "special"]),
                          ("target", ["combat_continue", "loot", "land"])):
        if state[field] != NO_TURN[field] and phase not in phases:
            yield f"{field}: {state[field]} in phase {phase}"
    if (wheel == 0) != (phase in [*SET_UP, "special", "over"] or phase in BUYING and not state["galley"]) or state["galley"] not in (None, wheel):
        yield f"wheel: {wheel}, galley {state['galley']} in phase {phase}"


def broken_flow(rules, state):
    phase, decider = state["phase"], state["decider"]
    if phase not in PHASES:
        yield f"phase: {phase}"
        return
    if phase in ["turn", "invest", *ACTIVATION]:
        owner, zone = (state["galleys"][str(state["wheel"])][field] for field in ("owner", "zone"))
        asked = [state["queue"][0]] if state["queue"] else [owner]
        if phase == "loot" and state["galleys"][str(state["galley"])]["sailors"] == 0:
            asked = [state["galleys"][str(state["target"])]["owner"]]
        if decider not in asked or owner in state["queue"] or len(set(state["queue"])) != len(state["queue"]):
            yield f"seat {decider} is asked ({phase}), queue {state['queue']}"
        if isinstance(state["target"], int) and (galley := state["galleys"][str(state["target"])]) and (galley["owner"], galley["zone"]) in (
                (owner, zone), *((seat, other) for seat in range(rules.players) for other in ZONES if other != zone)):
            yield f"target: {state['target']}"
    for seat in rules.deciders(state):
        if not rules.legal(state, seat):
            yield f"seat {seat} must decide, but can't ({phase})"


def paid_or_earned(events, players):
    """What the events tell of each seat's money (invariant 9)."""
    ducats = [0] * players
    for event in events:
        kind = event["type"]
        if kind in ("sold", "income"):
            ducats[event["seat"]] += event["ducats"]
        elif kind == "loaded":
            ducats[event["seat"]] -= event["price"]
            if event["to"] is not None:
                ducats[event["to"]] += event["price"]
        elif kind in ("bought", "hired", "built"):
            ducats[event["seat"]] -= {"bought": event.get("ducats"), "hired": 1, "built": 2}[kind]
    return ducats


# ---------------------------------------------------------------------------------------------------------------------
# Traces


class Told:
    """Chance as a trace tells it."""

    def __init__(self, check, events):
        self.check, self.events, self.used = check, events, False

    def skulls(self, kind, **dice):
        """One number for each field of dice."""
        self.used = True
        event = next((event for event in self.events if event["type"] == kind), {})
        found = [event.get(field) for field in dice]
        if all(type(skulls) is int and 0 <= skulls <= most for skulls, most in zip(found, dice.values())):
            return found
        self.check.differ(f"events: expected {kind} with at most {dice}, found {event}")
        return [0] * len(dice)

    def battle(self, dice, against_dice):
        return self.skulls("rolled", skulls=dice, against_skulls=against_dice)

    def fort(self, dice):
        return self.skulls("fort_fired", skulls=dice)[0]

    def shuffle(self, cards):
        self.used = True
        pile = self.check.state["doge_pile"]
        if Counter(pile) == cards:
            return pile
        self.check.differ(f"doge_pile: expected a permutation of {dict(cards)}, found {pile}")
        return sorted(cards.elements())


class TraceCheck(trace_check.TraceCheck):
    game, defaults, make_rules = "serenissima", DEFAULTS, Rules

    def brought_into_shape(self, state):
        """Counts may name what there is none of; locks have no order."""
        for holder, name in [(state, "supply"), (state, "doge_discard"), (state, "doge_pile_left"),
                             *((galley, "cargo") for galley in state["galleys"].values())]:
            holder[name] = {key: count for key, count in holder[name].items() if count != 0 or isinstance(count, bool)}
        state["locks"] = sorted(state["locks"], key=lambda text: (ACTION_ID.get(text, -1), str(text)))
        return state

    def check_options(self, given):
        for name, values in CHOICES.items():
            self.expect_one_of(f"options.{name}", values, self.options[name])
        ports, players = self.options["closed_ports"], self.rules.players
        if not (self.options["closed_port_policy"] == "fixed" and CLOSED_GOODS[players] and may_be_closed(ports, players)
                or ports == [] and (self.options["closed_port_policy"] != "fixed" or not CLOSED_GOODS[players])):
            self.differ(f"options.closed_ports: {ports}")

    def check_rng(self):
        if not isinstance(self.state["rng"], str) or not re.fullmatch("[0-9a-f]{16}", self.state["rng"]):
            self.differ(f"rng: expected 16 hexadecimal digits, found {self.state['rng']!r}")

    def check_opening(self):
        """The order of the Doge pile and, if they are drawn, the closed ports are taken as they are."""
        state, policy, players = self.state, self.options["closed_port_policy"], self.rules.players
        closed = [port for port in PORTS if state["ports"][port]["closed"] is True]
        if policy == "random" and not (may_be_closed(closed, players) if CLOSED_GOODS[players] else closed == []):
            self.differ(f"ports: {closed} are closed")
        expected = {"random": closed, "fixed": self.options["closed_ports"], "draft": []}[policy]
        self.expect("", self.rules.opening(state["doge_pile"], expected, state["rng"]), state)
        self.check_rng()

    def check_outcome(self, before, seat, action, events):
        chance = Told(self, events)
        expected, told = self.rules.decide(before, seat, action, chance)
        if chance.used:
            expected["rng"] = self.state["rng"]
            self.check_rng()
        for field, wanted, found in (("", expected, self.state), ("events", told, events)):
            self.expect(field, wanted, found)
        gained = [new["ducats"] - old["ducats"] for old, new in zip(before["players"], self.state["players"])]
        self.expect("ducats by events", paid_or_earned(told, self.rules.players), gained)

    def broken(self, before):
        yield from broken_invariants(self.rules, self.state)


# ---------------------------------------------------------------------------------------------------------------------
# Random games with these rules


class Dice:
    """Chance as it is."""

    def __init__(self, chance):
        self.chance, self.used = chance, False

    def skulls(self, dice):
        self.used = True
        return sum(self.chance.random() < 0.5 for _ in range(dice))

    def battle(self, dice, against_dice):
        return self.skulls(dice), self.skulls(against_dice)

    fort = skulls

    def shuffle(self, cards):
        self.used = True
        return self.chance.sample(list(cards.elements()), cards.total())


def kind_of(text):
    """The kind of an action for the weights of a habit."""
    words = text.split()
    return f"{'good' if words[0] in GOODS else words[0]} {words[1]}" if words[-1].isdecimal() and len(words) == 3 or words[0] == "sailor" else words[0]


# How much more (or less) than others an action or a kind of action is liked. Uniform play scuttles; the others lead to full ports, battles, buildings.
SOUND = {"scuttle": 0.01, "sailor to": 0.1, "jettison": 0.05, "activate": 4, "load": 6, "sell": 20, "capture": 8, "sailor from": 0.3, "land 1": 30,
         "sailor from port": 0.1, "good to": 0.2}
HABITS = {
    "uniform": {},
    "trader": {**SOUND, "move": 2, "buy": 4, "hire": 2, "attack": 0.3, "yes": 0.5},
    "settler": {**SOUND, "capture": 40, "fort": 20, "basilica": 20, "invest": 4, "activate": 5, "end": 0.5, "attack port": 5},
    "fighter": {**SOUND, "attack": 40, "continue": 6, "yes": 4, "hire": 6, "invest": 3, "buy": 3, "sell": 3, "take": 3, "end": 0.7, "move": 0.7},
    "carrier": {**SOUND, "hire": 3, "buy": 5, "invest": 2, "sell": 1, "capture": 1, "sailor to": 2, "good to": 3, "good from": 3, "sailor from": 3,
                "sailor from port": 3, "end": 0.4, "yes": 2},
}


def choose(chance, habit, legal):
    texts, liked = [ACTION_TEXTS[number] for number in legal], HABITS[habit]
    return chance.choices(legal, [liked.get(text, liked.get(kind_of(text), 1)) for text in texts])[0]


def crowded(rules, chance):
    """A position in the first round with many pieces in few zones."""
    state = rules.random_opening(chance)
    for port in state["ports"].values() if rules.options["closed_port_policy"] == "draft" else []:
        port["closed"] = False
    centre = chance.choice(ZONES)
    zones = [centre, *chance.sample(ADJACENT[centre], 2)]
    places = chance.sample([port for port in STARTING_PORTS if not state["ports"][port]["closed"]], rules.players)
    places += [port for port in chance.sample(PORTS, 6) + [zone for zone in zones if zone in PORTS]
               if port not in places and not state["ports"][port]["closed"]]
    for index, name in enumerate(dict.fromkeys(places)):
        port, seat = state["ports"][name], index % rules.players
        for good in chance.sample([good for good in GOODS if good != PRODUCT[name]], chance.randrange(CAP[name] + 1)):
            port["stored"].append(good)
            state["supply"][good] -= 1
        for what, goods in NEEDED.items():
            port[what] = chance.random() < 0.6 and all(present(state, name, good) for good in goods) and \
                sum(other[what] for other in state["ports"].values()) < FORTS
        if index < rules.players or chance.random() < 0.6:
            port.update(owner=seat, garrison=chance.randint(1, min(3, CAP[name])))
            state["players"][seat]["reserve"] -= port["garrison"]
    for number in rules.numbers:
        seat, sailors = chance.randrange(rules.players), chance.randint(1, MOST_SAILORS)
        if len(galleys_of(state, seat)) == MOST_GALLEYS or state["players"][seat]["reserve"] < sailors or chance.random() < 0.3:
            continue
        state["players"][seat]["reserve"] -= sailors
        galley = state["galleys"][str(number)] = {"owner": seat, "zone": chance.choice(zones), "sailors": sailors, "cargo": {}}
        for good in chance.choices(GOODS, k=chance.randint(0, GALLEY_PLACES - sailors)):
            if state["supply"][good]:
                state["supply"][good] -= 1
                galley["cargo"][good] = galley["cargo"].get(good, 0) + 1
    for player in state["players"]:
        player["ducats"] = chance.randrange(12)
    step = Step(rules, state, 0, Dice(chance))
    step.start_round()
    return rules.completed(state)


class FromPosition(TraceCheck):
    """Of a game that does not start with the set-up."""

    def check_opening(self):
        pass


def random_options(players, chance):
    options = {**DEFAULTS, **{name: chance.choice(values) for name, values in CHOICES.items()}, "players": players}
    if options["closed_port_policy"] == "fixed" and CLOSED_GOODS[players]:
        options["closed_ports"] = chance.sample(random_closed(players, chance), len(CLOSED_GOODS[players]))
    return options


def play_game(options, seed, habit="uniform", start=Rules.random_opening):
    """One random game as the lines of a trace."""
    chance, rules = random.Random(seed), Rules(options)

    def decide(before, seat, number):
        dice = Dice(chance)
        state, events = rules.decide(before, seat, number, dice)
        if dice.used:
            state["rng"] = f"{chance.getrandbits(64):016x}"
        return state, events

    return trace_check.played(rules, seed, chance, start(rules, chance), lambda legal: choose(chance, habit, legal), decide)


def played_and_checked(options, seed, habit, start=Rules.random_opening):
    lines = play_game(options, seed, habit, start)
    check, = trace_check.check_traces(FromPosition if start is crowded else TraceCheck, map(json.dumps, lines))
    if check.found or not check.ended:
        raise AssertionError(check.report())
    return lines


def told_by(lines):
    """How often each kind of event, phase and kind of action occurs."""
    told = Counter()
    for line in lines[1:-1]:
        told.update(" ".join([event["type"], str(event.get("what") or event.get("reason") or event.get("of") or "")]).strip() for event in line["events"])
        told["phase " + line["state"]["phase"]] += 1
        told["action " + kind_of(line["notation"])] += 1
    return told


def play(games):
    for players in range(2, 5):
        started, decisions, most, told = time.time(), 0, 0, Counter()
        for number in range(games):
            chance = random.Random(1000 * players + number)
            options = random_options(players, chance) if number % 2 else dict(DEFAULTS, players=players)
            lines = played_and_checked(options, number, list(HABITS)[number // 4 % len(HABITS)], crowded if number % 4 > 1 else Rules.random_opening)
            decisions += len(lines) - 2
            most = max([most, *(len(line["legal"]) for line in lines[1:-1])])
            told += told_by(lines)
        print(f"{players} players: {games} games, {decisions / games:.0f} decisions on average, at most {most} options, "
              f"{(time.time() - started) / games:.2f} s each")
        print("  " + ", ".join(f"{what} {count / games:.2f}" for what, count in sorted(told.items())) + " per game")


# ---------------------------------------------------------------------------------------------------------------------
# Counting


class Uncertain(Exception):
    pass


class NoChance:
    def battle(self, *_):
        raise Uncertain

    fort = shuffle = battle


def perft(rules, state, depth):
    """The number of sequences of so many decisions, and of those left out because dice or a shuffle come before their last decision."""
    sequences = left_out = 0
    for seat in rules.deciders(state)[:1]:
        legal = rules.legal(state, seat)
        if depth == 1:
            return len(legal), 0
        for number in legal:
            try:
                after, _ = rules.decide(state, seat, number, NoChance())
            except Uncertain:
                left_out += 1
                continue
            more = perft(rules, after, depth - 1)
            sequences, left_out = sequences + more[0], left_out + more[1]
    return sequences, left_out


def count(depth, name="-"):
    with sys.stdin if name == "-" else open(name, encoding="utf-8") as file:
        line = json.loads(file.readline())
    rules = Rules({**DEFAULTS, **line["options"]})
    for number in range(1, depth + 1):
        sequences, left_out = perft(rules, line["state"], number)
        print(f"depth {number}: {sequences} sequences" + (f" ({left_out} end early with dice or a shuffle)" if left_out else ""))
    return 0


def self_test():
    import serenissima_test
    serenissima_test.self_test()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--perft"]:
        sys.exit(count(int(sys.argv[2]), *sys.argv[3:4]))
    sys.exit(trace_check.main(TraceCheck, play, self_test))
