#!/usr/bin/env python3
"""Checks complete games of Calimala against the rules, independently of the engine.

    calimala.py [FILE ...]      check traces ("-" or no file: standard input)
    calimala.py --play N        play N random games at each player count with the rules below
    calimala.py --self-test     examples of the rules document and of the checker itself

Written from the rules document alone; section numbers (3.5, R-10, ...) refer to it. The state is kept in the shape of
docs/calimala-json.md. From the state before a decision everything is computed anew: who decides, what is legal, the state
after it. Exit status: 0 all as the rules say, 1 differences, 2 a trace can't be read.
"""

import argparse
import copy
import json
import random
import re
import sys
import time
from collections import Counter
from typing import NamedTuple

# ---------------------------------------------------------------------------------------------------------------------
# 1. Data (section 1)

ACTIONS = ["wood", "brick", "marble", "build", "sculpt", "weave", "sea", "land", "donate"]
WOOD, BRICK, MARBLE, BUILD, SCULPT, WEAVE, SEA, LAND, DONATE = range(9)
MATERIALS = ACTIONS[:3]
PORTS = ["barcelona", "lisbon", "london"]
TRADE_CITIES = ["troyes", "bruges", "hamburg"]
CITIES = PORTS + TRADE_CITIES
CHURCHES = ["fiore", "miniato", "croce"]
BUILDINGS = CHURCHES + ["palazzo"]
LOCATIONS = (CITIES + [f"{church}_{material}" for church in CHURCHES for material in MATERIALS]
             + [f"{building}_sculptures" for building in BUILDINGS])
ROWS, SCULPTURES = 6, 15                      # first location of the rows and of the sculpture cells
STREETS = [(0, 1), (1, 2), (0, 3), (1, 4), (2, 5), (3, 4), (4, 5), (3, 6), (4, 7), (5, 8), (6, 7), (7, 8)]
TILES = CITIES + CHURCHES + ["sculptures", "ports", "trade_cities"] + [f"{material}_donations" for material in MATERIALS]
INFLUENCE_CARDS = CITIES + BUILDINGS
DRAFT_CARDS = ["wood", "brick", "marble", "weave", "build"]
SUGGESTED = ["build", "sea", "sculpt", "wood", "donate", "brick", "weave", "land", "marble"]
KINDS = ["own", "white", "support"]
WAREHOUSE = WORKSHOP = 4
SHIPS = WORKSHOPS = 3
CITY_CELLS = 12
SCULPTURE_CELLS = [5, 3, 4, 4]
TILE_PRIZES, CARD_PRIZES = (3, 2, 1), (5, 3, 1)

# locations that count for a scoring tile or an influence card (1.5, 1.6); the Palazzo's card adds the council seats
COUNTED = {city: [city] for city in CITIES}
COUNTED.update({church: [f"{church}_{part}" for part in MATERIALS + ["sculptures"]] for church in CHURCHES})
COUNTED.update({f"{material}_donations": [f"{church}_{material}" for church in CHURCHES] for material in MATERIALS})
COUNTED.update(sculptures=LOCATIONS[SCULPTURES:], ports=PORTS, trade_cities=TRADE_CITIES, palazzo=["palazzo_sculptures"])

SET_UP = {  # section 2: own, white, support discs; influence cards dealt; a card beside the board; one in the box
    2: (12, 4, 6, 4, True, True), 3: (12, 3, 0, 3, True, False), 4: (10, 2, 0, 2, True, True), 5: (8, 2, 0, 2, False, False)}

DEFAULTS = {"players": 3, "obligation": "able", "palazzo_tie": "first", "final_tie": "shared", "centre_action": "donate",
            "layout": "random", "card_copies": [5] * 9, "row_capacity": [5, 3, 4], "house_cells": [5, 5, 5]}

# Effects and action ids (section 10)
SEA_TRIPLES = sorted(((b, l, o) for b in range(4) for l in range(4) for o in range(4) if 1 <= b + l + o <= 3),
                     key=lambda triple: (sum(triple), triple))
LAND_SETS = [tuple(i for i in range(3) if mask >> i & 1) for mask in range(1, 8)]
SHIP, HOUSE, NEW_WORKSHOP, SCULPT_IN, WEAVING, SEA_TO, LAND_TO, DONATE_TO = 3, 4, 7, 8, 12, 13, 32, 39
EFFECT_TEXTS = (MATERIALS + ["build ship"] + [f"build house {city}" for city in TRADE_CITIES] + ["build workshop"]
                + [f"sculpt {building}" for building in BUILDINGS] + ["weave"]
                + ["sea " + " ".join(f"{PORTS[i]} {t[i]}" for i in range(3) if t[i]) for t in SEA_TRIPLES]
                + ["land " + " ".join(TRADE_CITIES[i] for i in cities) for cities in LAND_SETS]
                + [f"donate {church} {material}" for church in CHURCHES for material in MATERIALS])
EFFECT_ACTION = [ACTIONS.index(text.split()[0]) for text in EFFECT_TEXTS]
EXEC, CARD, COMPENSATE, DECLINE, FINISH, REPLACE, KEEP, OPEN, DRAFT = 36, 84, 132, 141, 150, 151, 187, 197, 207
ACTION_TEXTS = ([f"place {kind} {street}" for kind in KINDS for street in range(12)] + EFFECT_TEXTS
                + [f"card {text}" for text in EFFECT_TEXTS] + [f"compensate {action}" for action in ACTIONS]
                + [f"decline {action}" for action in ACTIONS] + ["finish"]
                + [f"replace {street} {position}" for street in range(12) for position in range(3)]
                + [f"keep {card}" for card in INFLUENCE_CARDS] + [f"open {card}" for card in INFLUENCE_CARDS]
                + [f"draft {card}" for card in DRAFT_CARDS])
ACTION_ID = {text: number for number, text in enumerate(ACTION_TEXTS)}


# ---------------------------------------------------------------------------------------------------------------------
# 2. The nine actions (section 4)

class Situation(NamedTuple):
    """All that decides what a player can carry out, apart from his hand."""
    stock: tuple          # wood, brick, marble in the warehouses
    cloth: tuple          # load of each built workshop
    ships: int
    houses: tuple         # own house in Troyes, Bruges, Hamburg
    free: tuple           # free cells of the 19 locations
    house_cells: tuple    # free house cells of the three trade cities


def executable(action, s):
    if action <= MARBLE:
        return s.stock[action] < WAREHOUSE
    if action == BUILD:
        wood, brick, _ = s.stock
        return (wood >= 2 and s.ships < SHIPS or wood >= 1 and brick >= 1 and len(s.cloth) < WORKSHOPS
                or brick >= 2 and any(not s.houses[i] and s.house_cells[i] > 0 for i in range(3)))
    if action == SCULPT:
        return s.stock[MARBLE] >= 1 and any(cells > 0 for cells in s.free[SCULPTURES:])
    if action == WEAVE:
        return min(s.cloth) < WORKSHOP
    if action == SEA:
        return s.ships >= 1 and sum(s.cloth) >= 1 and any(cells > 0 for cells in s.free[0:3])
    if action == LAND:
        return sum(s.cloth) >= 1 and any(s.houses[i] and s.free[3 + i] > 0 for i in range(3))
    return any(s.stock[m] >= 1 and s.free[ROWS + 3 * church + m] > 0 for church in range(3) for m in range(3))


def effects(action, s):
    """The legal effects of an action, by id."""
    if action <= MARBLE:
        return [action] if s.stock[action] < WAREHOUSE else []
    if action == BUILD:
        wood, brick, _ = s.stock
        found = [SHIP] if wood >= 2 and s.ships < SHIPS else []
        found += [HOUSE + i for i in range(3) if brick >= 2 and not s.houses[i] and s.house_cells[i] > 0]
        return found + ([NEW_WORKSHOP] if wood >= 1 and brick >= 1 and len(s.cloth) < WORKSHOPS else [])
    if action == SCULPT:
        return [SCULPT_IN + b for b in range(4) if s.stock[MARBLE] >= 1 and s.free[SCULPTURES + b] > 0]
    if action == WEAVE:
        return [WEAVING] if any(load < WORKSHOP for load in s.cloth) else []
    if action == SEA:
        most = min(s.ships, sum(s.cloth))
        return [SEA_TO + k for k, triple in enumerate(SEA_TRIPLES)
                if sum(triple) <= most and all(triple[i] <= s.free[i] for i in range(3))]
    if action == LAND:
        most = sum(s.cloth)
        return [LAND_TO + k for k, cities in enumerate(LAND_SETS)
                if len(cities) <= most and all(s.houses[i] and s.free[3 + i] > 0 for i in cities)]
    return [DONATE_TO + 3 * church + m for church in range(3) for m in range(3)
            if s.stock[m] >= 1 and s.free[ROWS + 3 * church + m] > 0]


def changed(values, *changes):
    values = list(values)
    for index, difference in changes:
        values[index] += difference
    return tuple(values)


def cloth_taken(cloth, count):
    """Each cube comes from the fullest workshop, the leftmost of equals (R-11)."""
    cloth = list(cloth)
    for _ in range(count):
        cloth[cloth.index(max(cloth))] -= 1
    return tuple(cloth)


def carried_out(effect, s):
    """The situation after an effect."""
    stock, cloth, ships, houses, free, house_cells = s
    if effect <= MARBLE:
        stock = changed(stock, (effect, 1))
    elif effect == SHIP:
        stock, ships = changed(stock, (WOOD, -2)), ships + 1
    elif effect < NEW_WORKSHOP:
        city = effect - HOUSE
        stock, house_cells = changed(stock, (BRICK, -2)), changed(house_cells, (city, -1))
        houses = houses[:city] + (True,) + houses[city + 1:]
    elif effect == NEW_WORKSHOP:
        stock, cloth = changed(stock, (WOOD, -1), (BRICK, -1)), cloth + (0,)
    elif effect < WEAVING:
        stock, free = changed(stock, (MARBLE, -1)), changed(free, (SCULPTURES + effect - SCULPT_IN, -1))
    elif effect == WEAVING:
        cloth = tuple(min(load + 1, WORKSHOP) for load in cloth)
    elif effect < LAND_TO:
        triple = SEA_TRIPLES[effect - SEA_TO]
        cloth, free = cloth_taken(cloth, sum(triple)), changed(free, *((i, -triple[i]) for i in range(3)))
    elif effect < DONATE_TO:
        cities = LAND_SETS[effect - LAND_TO]
        cloth, free = cloth_taken(cloth, len(cities)), changed(free, *((3 + i, -1) for i in cities))
    else:
        row = effect - DONATE_TO
        stock, free = changed(stock, (row % 3, -1)), changed(free, (ROWS + row, -1))
    return Situation(stock, cloth, ships, houses, free, house_cells)


def outlook(s, hand):
    """A situation as far as a hand can tell, for the memory of CAN_FULFIL: free cells beyond what the hand can fill count as
    equal; so do the workshops, the ports, the rows of one material, the sculpture cells, the trade cities among each other."""
    ports, cities, rows, cells = 3 * hand[SEA] + 1, hand[LAND] + 1, hand[DONATE] + 1, hand[SCULPT] + 1
    free = s.free
    return (s.stock, tuple(sorted(s.cloth)), s.ships, tuple(sorted([min(n, ports) for n in free[:3]])),
            tuple(sorted([(s.houses[i], min(free[3 + i], cities), s.houses[i] or s.house_cells[i] > 0) for i in range(3)])),
            *(tuple(sorted([min(n, rows) for n in free[ROWS + m:SCULPTURES:3]])) for m in range(3)),
            tuple(sorted([min(n, cells) for n in free[SCULPTURES:]])))


# ---------------------------------------------------------------------------------------------------------------------
# 3. The rules: decisions and what follows from them (sections 2, 3, 5, 6)

def add_card(cards, card, difference=1):
    """Cards are counted by name; those with none are left out."""
    cards[card] = cards.get(card, 0) + difference
    if cards[card] == 0:
        del cards[card]


class Rules:
    def __init__(self, options):
        self.options = options
        self.players = options["players"]
        self.own, self.white, self.support, self.dealt, self.has_beside, self.has_boxed = SET_UP[self.players]
        self.turns_each = self.own + self.white + self.support
        self.participants = 3 if self.players == 2 else self.players
        self.copies = Counter(dict(zip(ACTIONS, options["card_copies"])))
        self.capacity = ([CITY_CELLS] * 6 + [cells for cells in options["row_capacity"] for _ in range(3)] + SCULPTURE_CELLS)
        self.memory = {}
        self.happened = Counter()          # rare things, for the summary of --play

    # -- reading the state

    def situation(self, state, seat):
        player, board = state["players"][seat], state["board"]
        houses = [sum(city in other["houses"] for other in state["players"]) for city in TRADE_CITIES]
        return Situation(tuple(player[material] for material in MATERIALS), tuple(player["cloth"]), player["ships"],
                         tuple(city in player["houses"] for city in TRADE_CITIES),
                         tuple(cells - sum(board[name]) for cells, name in zip(self.capacity, LOCATIONS)),
                         tuple(cells - built for cells, built in zip(self.options["house_cells"], houses)))

    @staticmethod
    def hand(state, seat):
        return tuple(state["players"][seat]["hand"].get(action, 0) for action in ACTIONS)

    @staticmethod
    def street_actions(state, street):
        return [ACTIONS.index(state["city"][cell]) for cell in STREETS[street]]

    def supply(self, state, seat):
        return sum(state["players"][seat][kind] for kind in KINDS)

    def can_fulfil(self, s, hand, wanted):
        """CAN_FULFIL of 3.2: one of the wanted actions can be carried out, now or after cards of this hand."""
        if any(executable(action, s) for action in wanted):
            return True
        if not wanted or not any(hand):
            return False
        key = (outlook(s, hand), hand, wanted)
        known = self.memory.get(key)
        if known is None:
            if len(self.memory) > 1_000_000:
                self.memory.clear()
            known = self.memory[key] = self.card_helps(s, hand, wanted)
        return known

    def card_helps(self, s, hand, wanted):
        for card in range(9):
            if hand[card]:
                rest = hand[:card] + (hand[card] - 1,) + hand[card + 1:]
                for effect in effects(card, s):
                    if self.can_fulfil(carried_out(effect, s), rest, wanted):
                        return True
        return False

    # -- what may be decided

    def deciders(self, state):
        if state["phase"] == "influence":
            return [seat for seat, player in enumerate(state["players"])
                    if player["kept"] is None or self.players == 2 and player["open"] is None]
        if state["phase"] == "over":
            return []
        return [state["activation"]["seat"] if state["phase"] == "act" else state["active"]]

    def legal(self, state, seat):
        """Ids of all that this seat may decide, in order."""
        phase, player = state["phase"], state["players"][seat]
        if seat not in self.deciders(state):
            return []
        if phase == "influence":
            first, cards = (KEEP, player["dealt"]) if player["kept"] is None else (
                OPEN, [card for card in player["dealt"] if card != player["kept"]])
            return sorted(first + INFLUENCE_CARDS.index(card) for card in cards)
        if phase == "draft":
            return [DRAFT + i for i, card in enumerate(DRAFT_CARDS) if card in state["offer"]]
        if phase == "place":
            return self.placements(state, seat)[0]
        if phase == "replace_white":
            return [REPLACE + 3 * street + position for street, stack in enumerate(state["stacks"])
                    for position, disc in enumerate(stack) if disc == seat]
        return self.act_options(state)

    def placements(self, state, seat):
        """Legal placements, and whether they are those of the exception (3.8)."""
        s, hand = self.situation(state, seat), self.hand(state, seat)
        reachable = [self.can_fulfil(s, hand, tuple(sorted(self.street_actions(state, street)))) for street in range(12)]
        possible = [(12 * number + street, reachable[street]) for number, kind in enumerate(KINDS)
                    if state["players"][seat][kind] > 0 for street in range(12)
                    if kind != "support" or "support" not in state["stacks"][street]]
        usual = [number for number, usable in possible if usable]
        return (usual, False) if usual else ([number for number, _ in possible], True)

    def act_options(self, state):
        activation = state["activation"]
        seat = activation["seat"]
        s, hand = self.situation(state, seat), self.hand(state, seat)
        slots = [ACTIONS.index(name) for name in activation["slots"]]
        bound = activation["placed"] and not activation["able"]
        strict = self.options["obligation"] == "strict"

        def allowed(situation, cards, remaining):             # the obligation, 3.5
            return not bound or self.can_fulfil(situation, cards, tuple(sorted(set(remaining))))

        options = [] if slots else [FINISH]
        for action in set(slots):
            rest = slots.copy()
            rest.remove(action)
            if executable(action, s):
                options += [EXEC + effect for effect in effects(action, s)]
                if not strict or allowed(s, hand, rest):
                    options.append(DECLINE + action)
            elif allowed(s, hand, rest):
                options.append(COMPENSATE + action)
        for card in range(9):
            if hand[card]:
                rest = hand[:card] + (hand[card] - 1,) + hand[card + 1:]
                options += [CARD + effect for effect in effects(card, s) if allowed(carried_out(effect, s), rest, slots)]
        return sorted(options)

    # -- what a decision does

    def decide(self, before, seat, action, shuffle):
        """The state after a decision; shuffle(cards) gives the order of a multiset of cards."""
        state = copy.deepcopy(before)
        player, text = state["players"][seat], ACTION_TEXTS[action].split()
        if action < EXEC:
            self.place(state, seat, text[1], int(text[2]), shuffle, self.placements(before, seat)[1])
        elif action < COMPENSATE:
            effect = (action - EXEC) % 48
            if action >= CARD:
                self.play_card(state, seat, ACTIONS[EFFECT_ACTION[effect]])
            else:
                state["activation"]["slots"].remove(ACTIONS[EFFECT_ACTION[effect]])
                state["activation"]["able"] = True
            self.carry_out(state, seat, effect)
        elif action < DECLINE:
            state["activation"]["slots"].remove(text[1])
            self.draw(state, seat, shuffle)
        elif action < FINISH:
            state["activation"]["slots"].remove(text[1])
            if self.options["obligation"] != "strict":
                state["activation"]["able"] = True
        elif action == FINISH:
            self.finish_activation(state)
        elif action < KEEP:
            stack = state["stacks"][int(text[1])]
            del stack[int(text[2])]
            stack.append("white")
            del state["overflow_street"]
            self.take_seat(state, seat)
        elif action < DRAFT:
            player["kept" if action < OPEN else "open"] = text[1]
            if not self.deciders(state):
                state.update(phase="draft", active=self.players - 1, offer=list(DRAFT_CARDS))
        else:
            self.draft(state, seat, text[1], shuffle)
        state["deck_size"] = len(state["deck"])
        return state

    def draft(self, state, seat, card, shuffle):
        player = state["players"][seat]
        state["offer"].remove(card)
        add_card(player["hand"], card)
        player["hand_size"] += 1
        player["known"] = card
        if seat > 0:
            state["active"] = seat - 1
            return
        taken = Counter(other["known"] for other in state["players"])
        state.update(phase="place", active=0, offer=[], deck=shuffle(self.copies - taken))

    def place(self, state, seat, kind, street, shuffle, exception):
        """3.2 to 3.4, with the exception of 3.8."""
        player, stack = state["players"][seat], state["stacks"][street]
        player[kind] -= 1
        stack.append(seat if kind == "own" else kind)
        self.start_activation(state, seat, street, 1, 2 if kind == "white" else 1)
        activation = state["activation"]
        if exception:
            self.happened["no placement possible"] += 1
            for _ in activation["slots"]:
                self.draw(state, seat, shuffle)
            activation.update(slots=[], able=True)

    def start_activation(self, state, seat, street, depth, times):
        state["phase"] = "act"
        state["activation"] = {
            "seat": seat, "street": street, "depth": depth,
            "slots": [ACTIONS[action] for action in self.street_actions(state, street) for _ in range(times)],
            "placed": depth == 1, "able": self.options["obligation"] == "at_placement_only",
            "support": "support" in state["stacks"][street], "touched": []}

    def carry_out(self, state, seat, effect):
        before = self.situation(state, seat)
        after = carried_out(effect, before)
        player = state["players"][seat]
        player.update(zip(MATERIALS, after.stock))
        player.update(cloth=list(after.cloth), ships=after.ships,
                      houses=[city for city, built in zip(TRADE_CITIES, after.houses) if built])
        for number, name in enumerate(LOCATIONS):
            cubes = before.free[number] - after.free[number]
            if cubes:
                self.add_cubes(state, name, seat, cubes)
                if name not in state["activation"]["touched"]:
                    state["activation"]["touched"].append(name)
        state["activation"]["touched"].sort(key=LOCATIONS.index)

    @staticmethod
    def add_cubes(state, name, participant, cubes):
        state["board"][name][participant] += cubes
        if name == "palazzo_sculptures":
            state["palazzo_order"].append(participant)

    def play_card(self, state, seat, card):
        player = state["players"][seat]
        add_card(player["hand"], card, -1)
        player["hand_size"] -= 1
        add_card(state["discard"], card)
        if player["known"] == card:
            player["known"] = None
        if state["reshuffle"]:
            add_card(state["reshuffle"]["players"][seat]["played"], card)

    def reshuffle(self, state, shuffle):
        state["deck"] = shuffle(Counter(state["discard"]))
        state["reshuffle"] = {"deck": state["discard"],
                              "players": [{"drawn": {}, "drawn_count": 0, "played": {}} for _ in range(self.players)]}
        state["discard"] = {}
        self.happened["reshuffle"] += 1

    def draw(self, state, seat, shuffle):
        """3.9, with the memory of the latest reshuffle (7.3)."""
        if not state["deck"]:
            if not state["discard"]:
                self.happened["no card left to draw"] += 1
                return
            self.happened["late refill (R-07)"] += 1
            self.reshuffle(state, shuffle)
        card = state["deck"].pop(0)
        add_card(state["players"][seat]["hand"], card)
        state["players"][seat]["hand_size"] += 1
        if state["reshuffle"]:
            memory = state["reshuffle"]["players"][seat]
            add_card(memory["drawn"], card)
            memory["drawn_count"] += 1
        if not state["deck"] and state["discard"]:
            self.reshuffle(state, shuffle)

    def finish_activation(self, state):
        activation = state.pop("activation")
        street = activation["street"]
        stack = state["stacks"][street]
        if activation["support"]:                                            # 6.3
            for name in activation["touched"]:
                if sum(state["board"][name]) < self.capacity[LOCATIONS.index(name)]:
                    self.add_cubes(state, name, 2, 1)
        if stack[-1] != "support":
            for depth in range(activation["depth"] + 1, min(len(stack), 3) + 1):
                if isinstance(stack[-depth], int):
                    self.start_activation(state, stack[-depth], street, depth, 1)
                    return
        self.overflow(state, street)

    def overflow(self, state, street):
        """3.6"""
        stack, active = state["stacks"][street], state["active"]
        player = state["players"][active]
        if len(stack) < 4:
            self.end_turn(state)
            return
        disc = stack.pop(0)
        if state["scored"] == 15:
            self.happened["overflow after the 15th tile"] += 1
            if isinstance(disc, int):
                state["removed"]["own"][disc] += 1
            else:
                state["removed"][disc] += 1
            self.end_turn(state)
        elif disc != "white":
            self.take_seat(state, disc if isinstance(disc, int) else "third")
        elif player["own"] > 0:
            self.happened["white disc swapped"] += 1
            player["own"] -= 1
            player["white"] += 1
            self.take_seat(state, active)
        elif any(active in other for other in state["stacks"]):
            self.happened["white disc replaced"] += 1
            state.update(phase="replace_white", overflow_street=street)
        else:
            self.happened["nobody's seat (R-10)"] += 1
            state["removed"]["white"] += 1
            self.take_seat(state, None)

    def take_seat(self, state, owner):
        state["seats"].append(owner)
        self.score_next_tile(state)
        self.end_turn(state)

    def end_turn(self, state):
        """3.7 and, when the game is over, 5.4."""
        state["turns"] += 1
        supplies = [self.supply(state, seat) for seat in range(self.players)]
        if any(supplies) and not (state["scored"] == 15 and len(set(supplies)) == 1):
            state.update(phase="place", active=(state["active"] + 1) % self.players)
            return
        self.happened["end: supplies empty" if not any(supplies) else "end: 15 tiles scored"] += 1
        while state["scored"] < 15:
            self.score_next_tile(state)
        for card in self.influence_in_play(state):
            self.award(state, self.prizes(state, card, CARD_PRIZES))
        state["phase"] = "over"

    # -- scoring (5)

    @staticmethod
    def influence_in_play(state):
        cards = [player[field] for player in state["players"] for field in ("kept", "open")] + [state["beside"]]
        return [card for card in cards if card is not None]

    def score_next_tile(self, state):
        tile = state["tiles"][state["scored"]]
        state["scored"] += 1
        self.award(state, self.prizes(state, tile, TILE_PRIZES))

    def seats_of(self, state, participant):
        disc = "third" if self.players == 2 and participant == 2 else participant
        return [space for space, owner in enumerate(state["seats"]) if owner == disc and owner is not None]

    def council_rank(self, state, participant):
        """Steps 1 to 4 of the ladder (5.3); smaller is better, equal only without seats and sculptures."""
        seats = self.seats_of(state, participant)
        sculptures = [place for place, owner in enumerate(state["palazzo_order"]) if owner == participant]
        step_3_or_4 = seats[-1] if seats else 0
        if not seats and sculptures:
            step_3_or_4 = sculptures[0 if self.options["palazzo_tie"] == "first" else -1]
        return (-(len(seats) + len(sculptures)), -len(seats), step_3_or_4)

    def metric(self, state, name, participant):
        cubes = sum(state["board"][location][participant] for location in COUNTED[name])
        return cubes + (len(self.seats_of(state, participant)) if name == "palazzo" else 0)

    def prizes(self, state, name, prizes):
        """Points per participant for a scoring tile or an influence card (5.1, 5.3, R-15, R-16)."""
        result = [0] * self.participants
        keys = {participant: (-metric, *self.council_rank(state, participant)) for participant in range(self.participants)
                if (metric := self.metric(state, name, participant)) > 0}
        place = 0
        for key in sorted(set(keys.values())):
            tied = [participant for participant in keys if keys[participant] == key]
            if len(tied) > 1:
                self.happened["places shared"] += 1
            share = sum(prizes[place:place + len(tied)]) // len(tied)
            for participant in tied:
                result[participant] = share
            place += len(tied)
        return result

    def award(self, state, points):
        for seat, player in enumerate(state["players"]):
            player["points"] += points[seat]
        if self.players == 2:
            state["third_points"] += points[2]

    def ranks(self, state):
        """5.4-3 and R-17: the place of each seat, shared places are equal."""
        depth = 3 if self.options["final_tie"] == "ladder" else 1
        keys = [(-player["points"], *self.council_rank(state, seat)[:depth]) for seat, player in enumerate(state["players"])]
        return [1 + sum(other < key for other in keys) for key in keys]

    # -- opening (2)

    def opening(self, city, tiles, dealt, beside, boxed, rng):
        players = [{"points": 0, "own": self.own, "white": self.white, "support": self.support, "wood": 0, "brick": 0,
                    "marble": 0, "cloth": [0], "ships": 0, "houses": [], "hand": {}, "hand_size": 0, "known": None,
                    "dealt": cards, "kept": None, "open": None} for cards in dealt]
        state = {"phase": "influence", "active": 0, "turns": 0, "city": city, "stacks": [[] for _ in STREETS], "tiles": tiles,
                 "seats": [], "scored": 0, "board": {name: [0] * self.participants for name in LOCATIONS},
                 "palazzo_order": [], "players": players, "discard": {}, "deck": [], "deck_size": 0, "offer": [],
                 "beside": beside, "boxed": boxed, "reshuffle": None,
                 "removed": {"own": [0] * self.players, "white": 0, "support": 0}, "rng": rng}
        if self.players == 2:
            state["third_points"] = 0
        return state

    def random_opening(self, chance):
        layout = self.options["layout"]
        if layout == "random":
            centre = self.options["centre_action"]
            layout = [action for action in ACTIONS if action != centre]
            chance.shuffle(layout)
            layout.insert(4, centre)
        elif layout == "suggested":
            layout = SUGGESTED
        influence = chance.sample(INFLUENCE_CARDS, 10)
        dealt = [[influence.pop() for _ in range(self.dealt)] for _ in range(self.players)]
        return self.opening(list(layout), chance.sample(TILES, 15), dealt, influence.pop() if self.has_beside else None,
                            influence.pop() if self.has_boxed else None, "0" * 16)


# ---------------------------------------------------------------------------------------------------------------------
# 4. Invariants (9.7)

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
# 5. Traces

class Unreadable(Exception):
    pass


def differences(expected, found, path=""):
    """Field by field: (field, expected, found)."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key in [*expected, *(key for key in found if key not in expected)]:
            name = f"{path}.{key}" if path else key
            if key not in found or key not in expected:
                yield name, expected.get(key, "nothing"), found.get(key, "nothing")
            else:
                yield from differences(expected[key], found[key], name)
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for index, pair in enumerate(zip(expected, found)):
            yield from differences(*pair, f"{path}[{index}]")
    elif type(expected) is not type(found) or expected != found:
        yield path, expected, found


def brought_into_shape(state):
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


class TraceCheck:
    def __init__(self, header):
        if not isinstance(header, dict) or header.get("format") != "fondaco-trace-1" or header.get("game") != "calimala":
            raise Unreadable("is not a fondaco-trace-1 of calimala")
        self.found, self.seq, self.ended = [], 0, False
        self.seed = header.get("seed")
        try:
            self.options = {**DEFAULTS, **header["options"]}
            self.rules = Rules(self.options)
            self.check_options(header["options"])
            self.state = brought_into_shape(header["state"])
            self.check_opening(header)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise Unreadable(f"has an opening line that makes no sense ({type(error).__name__}: {error})") from error

    def differ(self, message):
        self.found.append(f"seq {self.seq}: {message}")

    def expect(self, field, expected, found):
        for name, wanted, given in differences(expected, found, field):
            self.differ(f"{name}: expected {json.dumps(wanted)}, found {json.dumps(given)}")

    def check_options(self, given):
        for name in given:
            if name not in DEFAULTS:
                self.differ(f"options.{name}: no such option")
        for name, values in (("obligation", ["able", "strict", "at_placement_only"]), ("palazzo_tie", ["first", "last"]),
                             ("final_tie", ["shared", "ladder"]), ("centre_action", ACTIONS)):
            if self.options[name] not in values:
                self.differ(f"options.{name}: expected one of {values}, found {self.options[name]!r}")
        copies = self.options["card_copies"]
        if len(copies) != 9 or sum(copies) != 45 or min(copies) < 0 or any(self.rules.copies[card] < 1 for card in DRAFT_CARDS):
            self.differ(f"options.card_copies: {copies} is not allowed")
        if len(self.options["row_capacity"]) != 3 or not all(1 <= cells <= 9 for cells in self.options["row_capacity"]):
            self.differ(f"options.row_capacity: {self.options['row_capacity']} is not allowed")
        if len(self.options["house_cells"]) != 3 or not all(0 <= cells <= 5 for cells in self.options["house_cells"]):
            self.differ(f"options.house_cells: {self.options['house_cells']} is not allowed")

    def check_opening(self, header):
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
        if isinstance(layout, str) and layout == "random" or "centre_action" in header["options"]:
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
        deciders = rules.deciders(state)
        self.expect("rules", 1, header.get("rules"))
        self.expect("deciders", deciders, header["deciders"])
        self.expect("legal", {str(seat): [ACTION_TEXTS[number] for number in rules.legal(state, seat)] for seat in deciders},
                    header["legal"])
        for message in broken_invariants(rules, state):
            self.differ(message)

    def check_line(self, line):
        if self.ended:
            self.differ("a line follows after the end")
        elif line.get("end"):
            self.check_end(line)
        else:
            self.seq += 1
            before, self.state = self.state, brought_into_shape(line["state"])
            try:
                self.check_decision(before, line)
            except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
                self.differ(f"can't be followed further ({type(error).__name__}: {error})")

    def check_decision(self, before, line):
        rules, seat, state = self.rules, line["seat"], self.state
        self.expect("seq", self.seq, line["seq"])
        if seat not in rules.deciders(before):
            self.differ(f"seat: expected one of {rules.deciders(before)}, found {seat}")
            return
        legal = [ACTION_TEXTS[number] for number in rules.legal(before, seat)]
        if legal != line["legal"]:
            missing = [text for text in legal if text not in line["legal"]]
            extra = [text for text in line["legal"] if text not in legal]
            self.differ(f"legal: missing {missing}, not allowed {extra}" if missing or extra else
                        f"legal: expected in this order {legal}, found {line['legal']}")
        self.expect("action", ACTION_ID.get(line["notation"], "no action has this notation"), line["action"])
        if not isinstance(line["events"], list) or not all(
                isinstance(event, dict) and isinstance(event.get("type"), str) for event in line["events"]):
            self.differ("events: expected a list of objects with a type")
        if line["notation"] not in legal:
            self.differ(f"notation: {line['notation']!r} is not allowed")
        else:
            shuffled = []

            def shuffle(cards):
                """Accepts the order found; cards drawn from the new deck at once are those missing in it."""
                shuffled.append(True)
                deck = state["deck"]
                if Counter(deck) - cards:
                    self.differ(f"deck: expected a permutation of {dict(cards)}, found {deck}")
                    return sorted(cards.elements())
                return sorted((cards - Counter(deck)).elements()) + deck

            expected = rules.decide(before, seat, ACTION_ID[line["notation"]], shuffle)
            if shuffled:
                if not isinstance(state["rng"], str) or not re.fullmatch("[0-9a-f]{16}", state["rng"]):
                    self.differ(f"rng: expected 16 hexadecimal digits, found {state['rng']!r}")
                expected["rng"] = state["rng"]
            if line["notation"] == "finish" and expected.get("activation", {}).get("depth", 1) > 1 and "activation" in state:
                # a disc at depth 2 or 3 has no obligation: whether it counts as fulfilled is left open
                if isinstance(state["activation"].get("able"), bool):
                    expected["activation"]["able"] = state["activation"]["able"]
            self.expect("", expected, state)
        self.expect("deciders", rules.deciders(state), line["deciders"])
        for message in [*broken_invariants(rules, state), *broken_points(rules, before, state)]:
            self.differ(message)

    def check_end(self, line):
        self.ended = True
        if self.state["phase"] != "over":
            self.differ("the trace ends before the game")
            return
        self.expect("decisions", self.seq, line.get("decisions"))
        self.expect("points", [player["points"] for player in self.state["players"]], line.get("points"))
        self.expect("ranks", self.rules.ranks(self.state), line.get("ranks"))

    def report(self, shown=10):
        if not self.ended:
            self.differ("the line with the end is missing")
        title = f"calimala {self.rules.players} players seed {self.seed}: {self.seq} decisions"
        if not self.found:
            return f"{title}, all as the rules say"
        more = f", the first {shown}:" if len(self.found) > shown else ":"
        count = "1 difference" if len(self.found) == 1 else f"{len(self.found)} differences"
        return "\n".join([f"{title}, {count}{more}", *(f"  {message}" for message in self.found[:shown])])


def check_traces(lines):
    """All traces of a file, one after the other."""
    checks = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            line = json.loads(line)
        except ValueError as error:
            raise Unreadable(f"has no JSON in line {number}") from error
        if not checks or isinstance(line, dict) and "format" in line:
            checks.append(TraceCheck(line))
        elif not isinstance(line, dict) or not line.get("end") and not isinstance(line.get("state"), dict):
            raise Unreadable(f"has neither a decision nor the end in line {number}")
        else:
            checks[-1].check_line(line)
    if not checks:
        raise Unreadable("is empty")
    return checks


# ---------------------------------------------------------------------------------------------------------------------
# 6. Random games with these rules

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
    state = rules.random_opening(chance)
    texts = lambda seat: [ACTION_TEXTS[number] for number in rules.legal(state, seat)]

    def shuffle(cards):
        deck = list(cards.elements())
        chance.shuffle(deck)
        state_rng[0] = f"{chance.getrandbits(64):016x}"
        return deck

    state_rng = [state["rng"]]
    deciders = rules.deciders(state)
    lines = [{"format": "fondaco-trace-1", "game": "calimala", "rules": 1, "seed": seed, "options": options, "state": state,
              "deciders": deciders, "legal": {str(seat): texts(seat) for seat in deciders}}]
    while deciders:
        seat = chance.choice(deciders)
        legal = rules.legal(state, seat)
        number = choose(chance, policy, legal)
        line = {"seq": len(lines), "seat": seat, "action": number, "notation": ACTION_TEXTS[number], "legal": texts(seat),
                "events": []}
        before, state = state, rules.decide(state, seat, number, shuffle)
        state["rng"] = state_rng[0]
        deciders = rules.deciders(state)
        lines.append({**line, "state": state, "deciders": deciders})
        for message in [*broken_invariants(rules, state), *broken_points(rules, before, state)]:
            raise AssertionError(f"{rules.players} players, seed {seed}, seq {line['seq']}, {line['notation']}: {message}")
        if state["phase"] == "act":
            s = rules.situation(state, state["activation"]["seat"])
            for action in range(9):
                assert executable(action, s) == bool(effects(action, s)), (action, s)
    lines.append({"end": True, "decisions": len(lines) - 1, "points": [player["points"] for player in state["players"]],
                  "ranks": rules.ranks(state)})
    return lines, rules


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


def main():
    parser = argparse.ArgumentParser(description="Checks traces of Calimala against the rules.")
    parser.add_argument("files", nargs="*", metavar="FILE", help='traces; "-" or none: standard input')
    parser.add_argument("--play", type=int, metavar="N", help="play N random games at each player count")
    parser.add_argument("--self-test", action="store_true", help="test this program")
    arguments = parser.parse_args()
    if arguments.self_test:
        sys.dont_write_bytecode = True
        from calimala_test import self_test
        self_test()
    if arguments.play:
        play(arguments.play)
    if arguments.self_test or arguments.play:
        return 0
    status = 0
    for name in arguments.files or ["-"]:
        try:
            if name == "-":
                checks = check_traces(sys.stdin)
            else:
                with open(name, encoding="utf-8") as file:
                    checks = check_traces(file)
        except (Unreadable, OSError, UnicodeDecodeError) as error:
            reason = str(error) if isinstance(error, Unreadable) else f"can't be read ({error.__class__.__name__})"
            print(f"{'standard input' if name == '-' else name} {reason}.", file=sys.stderr)
            return 2
        for check in checks:
            print(check.report())
            status = max(status, int(bool(check.found)))
    return status


if __name__ == "__main__":
    sys.exit(main())
