#!/usr/bin/env python3
"""Checks complete games of The Castles of Tuscany against the rules, independently of the engine.

    tuscany.py [FILE ...]       check traces ("-" or no file: standard input)
    tuscany.py --play N         play N random games at each player count with the rules of tuscany_rules.py
    tuscany.py --self-test      examples of the rules document and of the checker itself

From the state before a decision everything is computed anew: who decides, what is legal, the state after it, the events. Exit
status: 0 all as the rules say, 1 differences, 2 a trace can't be read.
"""

import json
import random
import re
import sys
import time
from collections import Counter

import trace_check
from tuscany_facts import (ACTION_TEXTS, BOARDS, BONUS_COPIES, BONUS_TYPES, COLOURS, DEFAULTS, EDITIONS, FIVE, NEUTRAL, NEUTRAL_TILES,
                           OWN_TILES, REGION_CARDS, SLOTS, STACK, STACKS, START_HAND, YIELD_CARDS, colour_of, covered_by, own_domain,
                           plain)
from tuscany_rules import Rules

# ---------------------------------------------------------------------------------------------------------------------
# Invariants (8)


def broken_invariants(rules, state):
    """What is wrong with a state by itself."""
    players, phase = state["players"], state["phase"]
    display = [tile for tile in state["display"] if tile]
    built = phase != "layout"
    yield from broken_tiles(rules, state, display, built)
    yield from broken_cards(state)
    for colour, count in Counter(map(colour_of, display)).items():
        if count >= FIVE:
            yield f"{count} tiles of {colour} in the display"
    if len(state["display"]) != SLOTS or len(display) < SLOTS and (state["supply"] or state["neutral_discard"]):
        yield f"{len(display)} tiles in the display, though there are neutral ones"
    owned = sum((Counter(player["bonus"]) for player in players), Counter(state["bonus_pile"]))
    if owned != Counter({kind: BONUS_COPIES for kind in BONUS_TYPES}):
        yield f"bonus tiles: {dict(owned)}"
    for seat, player in enumerate(players):
        if len(player["storage"]) > 1 + player["bonus"].get("storage", 0):
            yield f"seat {seat} stores {len(player['storage'])} items"
        if built:
            yield from broken_domain(seat, player)
    for colour in COLOURS if built else []:
        done = sum(covered_by(player).issuperset(own_domain(player).of_colour[colour]) for player in players)
        if state["colour_bonus"][colour] != (["I", "II"][done] if done < 2 else None):
            yield f"colour_bonus.{colour}: {state['colour_bonus'][colour]}, but {done} players are done"
    yield from broken_flow(rules, state)


def broken_tiles(rules, state, display, built):
    players = state["players"]
    neutral = Counter(state["supply"]) + Counter(state["neutral_discard"]) + Counter(
        plain(tile) for tile in display if tile.startswith(NEUTRAL))
    queues = sum((Counter(player["queue"]) for player in players), Counter())
    with_players = Counter(item for player in players for item in [*player["storage"], *player["domain"].values()] if item != "hex")
    everywhere = neutral + queues + with_players + Counter(tile for tile in display if not tile.startswith(NEUTRAL))
    own = Counter({tile: count * rules.players for tile, count in OWN_TILES.items()})
    everything = own + NEUTRAL_TILES + Counter({"castle": rules.players if built else 0})
    if everywhere - everything or neutral - NEUTRAL_TILES or any(Counter(player["queue"]) - OWN_TILES for player in players):
        yield f"too many tiles of a kind: {dict((everywhere - everything) + (neutral - NEUTRAL_TILES))}"
    if everywhere.total() + state["box"] != everything.total():
        yield f"{everywhere.total()} tiles and {state['box']} in the box, expected {everything.total()} in all"
    for seat, player in enumerate(players):
        if len(player["queue"]) + player["used"] != STACK * STACKS:
            yield f"seat {seat} has {len(player['queue'])} tiles left and has used {player['used']}"


def broken_cards(state):
    hands = sum((Counter(player["hand"]) for player in state["players"]), Counter())
    if hands + Counter(state["deck"]) + Counter(state["discard"]) != REGION_CARDS:
        yield "deck, discard pile and hands together are not all the region cards"
    if Counter(state["yield_deck"]) + Counter(state["yield_discard"]) != YIELD_CARDS:
        yield "deck and discard pile together are not all the yield cards"
    if sum((Counter(player["drawn"]) for player in state["players"]), Counter(state["deck"])) != Counter(state["pool"]):
        yield "the region deck is not what the latest shuffle and the draws since leave"


def broken_domain(seat, player):
    domain, covered, start = own_domain(player), covered_by(player), player["start"]
    if player["domain"].get(str(start)) != "castle" or domain.reached(start, covered) != sorted(covered):
        yield f"the covered cells of seat {seat} are not connected with the starting castle"
    for cell, item in player["domain"].items():
        if item != "hex" and colour_of(item) != domain.colours[int(cell)]:
            yield f"seat {seat} has {item} on {cell}, a cell of {domain.colours[int(cell)]}"


def broken_flow(rules, state):
    phase, turns, most = state["phase"], state["turns"], max(player["used"] for player in state["players"])
    if (phase == "discard") != (state["taking"] is not None) or (phase == "pay") != (state["placing"] is not None):
        yield f"taking {state['taking']}, placing {state['placing']} in phase {phase}"
    if phase in ("layout", "start_bonus"):
        if turns or most:
            yield f"{turns} turns in phase {phase}"
    elif state["active"] != (turns - (phase == "over")) % rules.players or phase == "over" and turns % rules.players:
        yield f"seat {state['active']} is active after {turns} turns"
    if most < STACK * (state["round"] - 1) or (state["final_lap"] or phase == "over") and (most < STACK * STACKS or state["round"] != STACKS):
        yield f"round {state['round']}, though nobody has used more than {most} tiles"
    for seat in rules.deciders(state):
        if not rules.legal(state, seat):
            yield f"seat {seat} must decide, but can't ({phase})"


def broken_points(before, after):
    for seat, (old, new) in enumerate(zip(before["players"], after["players"])):
        if new["red"] < old["red"] or new["green"] < old["green"]:
            yield f"seat {seat} loses points"


# ---------------------------------------------------------------------------------------------------------------------
# Traces

DECKS = {"region": "deck", "yield": "yield_deck", "neutral": "supply"}
COUNTS = ("neutral_discard", "discard", "pool", "yield_discard", "bonus_pile", "hand", "drawn", "paid", "bonus", "queue_left", "supply_left")


def came(event, what):
    """The card or tile that an event shows to have come from this deck, or None."""
    if what == "region":
        return event.get("card") if event["type"] == "drew" else None
    if what == "yield":
        return event.get("card") if event["type"] == "yield" else None
    tile = event.get("tile") if event["type"] == "refilled" else None
    return plain(tile) if isinstance(tile, str) and tile.startswith(NEUTRAL) else None


class TraceCheck(trace_check.TraceCheck):
    game, defaults, make_rules = "tuscany", DEFAULTS, Rules

    def brought_into_shape(self, state):
        """Counts may name what there is none of."""
        for part in [state, *state["players"]]:
            for name in COUNTS:
                if isinstance(part.get(name), dict):
                    part[name] = {key: count for key, count in part[name].items() if count != 0 or isinstance(count, bool)}
        return state

    def check_options(self, given):
        for name, values in (("players", range(2, 5)), ("edition", EDITIONS),
                             *((name, [False, True]) for name, value in DEFAULTS.items() if isinstance(value, bool))):
            self.expect_one_of(f"options.{name}", values, self.options[name])

    def check_rng(self):
        if not isinstance(self.state["rng"], str) or not re.fullmatch("[0-9a-f]{16}", self.state["rng"]):
            self.differ(f"rng: expected 16 hexadecimal digits, found {self.state['rng']!r}")

    def check_opening(self):
        """Order and deal are taken as they are; that all is there is seen by the invariants."""
        state = self.state
        hands, queues, boards = ([player[name] for player in state["players"]] for name in ("hand", "queue", "boards"))
        self.expect("", self.rules.opening(state["display"], state["supply"], state["deck"], state["yield_deck"], hands, queues, boards,
                                           state["rng"]), state)
        self.expect("players", self.rules.players, len(state["players"]))
        self.expect("tiles in the display", [True] * SLOTS, [bool(tile) and tile.startswith(NEUTRAL) for tile in state["display"]])
        self.expect("cards dealt", [START_HAND] * self.rules.players, [sum(hand.values()) for hand in hands])
        dealt = [board for three in boards for board in three]
        if len(set(dealt)) != len(dealt) or any(board not in BOARDS for board in dealt):
            self.differ(f"boards: {boards}")
        self.expect("letters of the boards", ["ABC"] * self.rules.players, ["".join(board[0] for board in three) for three in boards])
        self.check_rng()

    def check_outcome(self, before, seat, action, events):
        shuffles = Counter()

        def shuffle(what, things):
            """The order is what has come since, as the events tell, and, after the last shuffle, what is still there."""
            shuffles[what] += 1
            told, order = 0, []
            for event in events:
                if event["type"] == "reshuffled" and event.get("what") == what:
                    told += 1
                elif told == shuffles[what] and came(event, what) is not None:
                    order.append(came(event, what))
            if told == shuffles[what]:
                order += self.state[DECKS[what]]
            if Counter(order) == things:
                return order
            self.differ(f"{DECKS[what]}: expected a permutation of {dict(things)}, found {order}")
            return sorted(things.elements())

        expected, told = self.rules.decide(before, seat, action, shuffle)
        if shuffles:
            expected["rng"] = self.state["rng"]
            self.check_rng()
        self.expect("", expected, self.state)
        self.expect("events", told, events)

    def broken(self, before):
        yield from broken_invariants(self.rules, self.state)
        if before:
            yield from broken_points(before, self.state)


# ---------------------------------------------------------------------------------------------------------------------
# Random games with these rules

# How often a habit prefers a kind of action, the best first; else it takes any kind. Odd habits lead into odd corners: an empty deck,
# full domains, many hexes, displays that need a refresh.
HABITS = {"uniform": None, "any kind": {}, "builder": {"castle": 0.9, "marble": 0.9, "place": 0.9, "draw": 0.6}, "drawer": {"draw": 0.9},
          "taker": {"refresh": 0.9, "take": 0.9, "discard": 0.9}}


def choose(chance, habit, legal):
    if HABITS[habit] is None:
        return chance.choice(legal)
    kinds = {}
    for number in legal:
        kinds.setdefault(ACTION_TEXTS[number].split()[0], []).append(number)
    if "castle" in kinds:
        kinds["castle"] = kinds["castle"][1:]                    # "castle none" is the first
    preferred = [kind for kind, often in HABITS[habit].items() if kind in kinds and chance.random() < often]
    return chance.choice(kinds[preferred[0] if preferred else chance.choice(list(kinds))])


def random_options(players, chance):
    options = {name: chance.choice([False, True]) if isinstance(value, bool) else value for name, value in DEFAULTS.items()}
    return {**options, "players": players, "edition": chance.choice(list(EDITIONS))}


def play_game(options, seed, habit="uniform"):
    """One random game as the lines of a trace."""
    chance, rules = random.Random(seed), Rules(options)

    def decide(before, seat, number):
        rng = [before["rng"]]

        def shuffle(what, things):
            rng[0] = f"{chance.getrandbits(64):016x}"
            return chance.sample(list(things.elements()), things.total())

        state, events = rules.decide(before, seat, number, shuffle)
        state["rng"] = rng[0]
        return state, events

    return trace_check.played(rules, seed, chance, rules.random_opening(chance), lambda legal: choose(chance, habit, legal), decide)


def play(games):
    for players in range(2, 5):
        started, decisions, most, told = time.time(), 0, 0, Counter()
        for number in range(games):
            chance = random.Random(1000 * players + number)
            options = random_options(players, chance) if number % 2 else dict(DEFAULTS, players=players)
            lines = play_game(options, number, list(HABITS)[number // 2 % len(HABITS)])
            check, = trace_check.check_traces(TraceCheck, map(json.dumps, lines))
            if check.found or not check.ended:
                raise AssertionError(check.report())
            decisions += len(lines) - 2
            most = max([most, *(len(line["legal"]) for line in lines[players + 1:-1])])
            told.update(" ".join([event["type"], str(event.get("what") or event.get("reason") or "")]).strip()
                        for line in lines[1:-1] for event in line["events"])
        print(f"{players} players: {games} games, {decisions / games:.0f} decisions on average, at most {most} options, "
              f"{(time.time() - started) / games:.2f} s each")
        print("  " + ", ".join(f"{what} {count / games:.2f}" for what, count in sorted(told.items())) + " per game")


def self_test():
    import tuscany_test
    tuscany_test.self_test()


if __name__ == "__main__":
    sys.exit(trace_check.main(TraceCheck, play, self_test))
