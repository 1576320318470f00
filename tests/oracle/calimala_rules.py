"""The rules of Calimala, written from the rules document alone; section numbers (3.5, R-10, ...) refer to it.

The state is kept in the shape of docs/calimala-json.md.
"""

import itertools
from collections import Counter
from typing import NamedTuple

from plain import copied

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
SEA_TRIPLES = sorted((goods for goods in itertools.product(range(4), repeat=3) if 1 <= sum(goods) <= 3),
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
    game, texts = "calimala", ACTION_TEXTS

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
        state = copied(before)
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
