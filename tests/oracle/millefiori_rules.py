"""The rules of Mille Fiori, written from the rules document alone; section numbers (3.2, Q29, ...) refer to it.

The state is kept in the shape of docs/millefiori-json.md.
"""

from typing import NamedTuple

from plain import copied

# ---------------------------------------------------------------------------------------------------------------------
# The board (1.4 to 1.9)

AREAS = ["workshops", "residences", "nobles", "commoners", "trade", "harbour"]
BONUS_AREAS = AREAS[:5]
BONUS_VALUES = [20, 15, 10, 5]
MATERIALS = {"Q": "quartz", "A": "ash", "L": "limestone", "P": "pigment"}
GOODS = {"G": "goblet", "C": "carafe", "E": "earrings", "S": "swan"}
WORKSHOP_ROWS = [" P A P L A L   A  ",         # by d, the doubled column
                 "Q L Q A P Q   P Q ",
                 " P A   Q L P Q L P",
                 "  Q   L P A L P A "]
TRIPLES = [[f"W{number:02}" for number in triple] for triple in (
    (1, 8, 9), (2, 3, 10), (4, 11, 12), (5, 6, 13), (7, 14, 15), (16, 17, 24), (18, 25, 26), (19, 20, 27), (21, 28, 29), (22, 23, 30))]
RESIDENCE_VALUES = [2, 4, 3, 5, 1, 4, 2, 3, 1, 5, 10, 2, 3, 4, 5, 10, 1, 5, 4, 3]
PYRAMID = ["cross coin lion cross coin", "lion cross coin lion", "coin lion cross"]            # the nobles, from below
COMMONERS = {"lion": "fish", "coin": "shell", "cross": "crab"}
LEVEL_POINTS = {1: 1, 2: 3, 3: 6}
FLEET_POINTS = [0, 1, 3, 6, 10]                # for each rhombus, by goods in the row
SEA_POINTS = [0, 1, 1, 1, 3, 1, 10, 0, 1, 5, 1, 1, 10, 10, 1, 5, 0, 1, 1, 1, 10]
SEA_SYMBOLS = {7, 16, 20}
LAST_SPACE = 20

AREA, SYMBOL = {}, {}                          # of each cell
NEIGHBOURS = {}                                # of each workshop
VALUE = {}                                     # of each residence
LEVEL, SUPPORTS = {}, {}                       # of each citizen
ROW = {}                                       # of each goods and ship cell


def add_cell(cell, area, symbol):
    AREA[cell], SYMBOL[cell] = area, symbol


def lay_out_board():
    """Every cell, in the order of the ids."""
    lattice = {}
    for row, letters in enumerate(WORKSHOP_ROWS):
        for d, letter in enumerate(letters):
            if letter != " ":
                lattice[row, d] = cell = f"W{len(lattice) + 1:02}"
                add_cell(cell, "workshops", MATERIALS[letter])
    for (row, d), cell in lattice.items():
        around = [(row, d - 2), (row, d + 2), *((row + up, d + side) for up in (-1, 1) for side in (-1, 1))]
        NEIGHBOURS[cell] = [lattice[place] for place in around if place in lattice]
    for number, value in enumerate(RESIDENCE_VALUES, 1):
        add_cell(f"R{number:02}", "residences", "key")
        VALUE[f"R{number:02}"] = value
    for letter, area in (("N", "nobles"), ("C", "commoners")):
        for level, symbols in enumerate(PYRAMID, 1):
            for position, symbol in enumerate(symbols.split(), 1):
                cell = f"{letter}{level}{position}"
                add_cell(cell, area, symbol if area == "nobles" else COMMONERS[symbol])
                LEVEL[cell] = level
                SUPPORTS[cell] = [f"{letter}{level - 1}{position}", f"{letter}{level - 1}{position + 1}"] if level > 1 else []
    for row in range(1, 6):
        for letter, good in GOODS.items():
            add_cell(f"T{row}{letter}", "trade", good)
            ROW[f"T{row}{letter}"] = row
    for row in range(1, 6):
        for letter in "abc":
            add_cell(f"H{row}{letter}", "harbour", "ship")
            ROW[f"H{row}{letter}"] = row


lay_out_board()
CELLS = list(AREA)
CELL_ID = {cell: number for number, cell in enumerate(CELLS)}
SHIP_CELLS = [cell for cell in CELLS if AREA[cell] == "harbour"]
TRIPLE = {cell: triple for triple in TRIPLES for cell in triple}


def triangle(cell):
    """The other cells of the triangle that a citizen closes (4.3)."""
    below = SUPPORTS[cell]
    return below + sorted({lowest for support in below for lowest in SUPPORTS[support]})


# ---------------------------------------------------------------------------------------------------------------------
# The deck (1.10) and the actions (9; notation and ids: docs/millefiori-json.md)

class Card(NamedTuple):
    area: str
    symbol: str
    number: int


DECK = {"quartz": "1233345", "ash": "1223445", "limestone": "1123455", "pigment": "112233445", "key": "11112222333344445555",
        "lion": "1235", "coin": "1235", "cross": "1234", "fish": "1234", "shell": "1234", "crab": "1235",
        "goblet": "12345", "carafe": "12345", "earrings": "12345", "swan": "12345", "ship": "111222333444555"}


def named_cards():
    """Every card by its name, in the order of the ids; a letter tells equal faces apart."""
    area_of = {SYMBOL[cell]: AREA[cell] for cell in CELLS}
    cards = {}
    for kind, digits in DECK.items():
        for index, digit in enumerate(digits):
            letter = "abcd"[index - digits.index(digit)] if digits.count(digit) > 1 else ""
            cards[f"{kind} {digit}{letter}"] = Card(area_of[kind], kind, int(digit))
    return cards


CARDS = named_cards()
CARD_ID = {card: number for number, card in enumerate(CARDS)}

ACTION_TEXTS = ([f"select {card}" for card in CARDS] + [f"place {cell}" for cell in CELLS]
                + [f"place {cell} no sail" for cell in SHIP_CELLS] + ["navigate"] + [f"take {card}" for card in CARDS] + ["decline"])
ACTION_ID = {text: number for number, text in enumerate(ACTION_TEXTS)}

# ---------------------------------------------------------------------------------------------------------------------
# Options and set-up (2, 7)

DEFAULTS = {"players": 3, "first": 0, "select_in_turn": False, "harbour_sail_optional": True, "navigate_noop_allowed": True,
            "leftovers_immediately": False, "rhombi_box": 3, "trade_bonus_counts": False}
SUPPLY = 27
DEALT = 5
DISPLAY = {2: 9, 3: 4, 4: 9}
CYCLES = {2: 3, 3: 4, 4: 4}                    # cards played per player and round


# ---------------------------------------------------------------------------------------------------------------------
# The areas (4)

class Effect(NamedTuple):
    gains: list           # (reason, {seat: points}), in order
    bonus: bool           # the condition of the bonus cells is met
    extra: bool           # an extra card is earned


def paid(owners, cells, worth):
    """The points of each seat for its rhombi on these cells."""
    points = {}
    for cell in cells:
        points[owners[cell]] = points.get(owners[cell], 0) + worth(cell)
    return points


def group(owners, cell):
    """The connected own cells that contain this one (4.1)."""
    found, waiting = {cell}, [cell]
    while waiting:
        for other in NEIGHBOURS[waiting.pop()]:
            if other not in found and owners.get(other) == owners[cell]:
                found.add(other)
                waiting.append(other)
    return found


def effect_of(owners, cell, card):
    """What a rhombus just put on a cell brings; owners has it already."""
    seat, area = owners[cell], AREA[cell]
    own = [other for other in owners if owners[other] == seat and AREA[other] == area]
    symbols = {SYMBOL[other] for other in own}
    if area == "workshops":
        points = len(group(owners, cell)) * (2 if SYMBOL[cell] == "pigment" else 1)
        return Effect([("group", {seat: points})], len(symbols) == 4, all(other in owners for other in TRIPLE[cell]))
    if area == "residences":
        last = first = CELL_ID[cell]
        while owners.get(CELLS[first - 1]) == seat and AREA[CELLS[first - 1]] == area:
            first -= 1
        before = {VALUE[other] for other in own if other != cell}
        distinct = len(before) + 1 if VALUE[cell] not in before else None          # counts only when it changes (Q19)
        points = sum(VALUE[CELLS[number]] for number in range(first, last + 1))
        return Effect([("chain", {seat: points})], distinct == 4, distinct in (3, 5))
    if area == "trade":
        filled = [other for other in owners if SYMBOL[other] == SYMBOL[cell]]
        points = paid(owners, filled, lambda _: len(filled))
        return Effect([("goods", points)], len(symbols) == 4, max(points.values()) > points[seat])
    if area == "harbour":
        fleet = [other for other in SHIP_CELLS if ROW[other] == ROW[cell]]
        goods = sum(ROW.get(other) == ROW[cell] and AREA[other] == "trade" for other in owners)
        complete = all(other in owners for other in fleet)
        return Effect([("fleet", paid(owners, fleet, lambda _: FLEET_POINTS[goods]))] if complete else [], False, False)
    level = LEVEL_POINTS[LEVEL[cell]] * (2 if SYMBOL[cell] == card.symbol else 1)
    return Effect([("level", {seat: level}), ("triangle", paid(owners, triangle(cell), lambda other: LEVEL_POINTS[LEVEL[other]]))],
                  len(symbols) == 3, LEVEL[cell] == 3)


def placements(owners, card):
    """The free cells a card may fill, in the order of the ids."""
    free = [cell for cell in CELLS if AREA[cell] == card.area and cell not in owners]
    if card.area == "residences":
        return free[:1]
    if card.area in ("nobles", "commoners"):
        return [cell for cell in free if all(support in owners for support in SUPPORTS[cell])]
    return [cell for cell in free if SYMBOL[cell] == card.symbol]


# ---------------------------------------------------------------------------------------------------------------------
# Decisions (3)

class Rules:
    game, texts = "millefiori", ACTION_TEXTS

    def __init__(self, options):
        self.options = options
        self.players = options["players"]
        self.cycles = CYCLES[self.players]
        self.rounds = (len(CARDS) - DISPLAY[self.players]) // (DEALT * self.players)

    def opening(self, first, display, hands, deck):
        players = [{"points": 0, "ship": 0, "cells": [], "hand": list(hand), "selected": None} for hand in hands]
        return self.completed({
            "phase": "select", "round": 1, "cycle": 1, "first": first, "active": first, "card": None, "players": players,
            "bonus": {area: [] for area in BONUS_AREAS}, "display": list(display), "discard": [], "deck": list(deck)})

    def dealt_opening(self, first, deck):
        """The opening from the order of a shuffled deck (Q39)."""
        deck = list(deck)
        display = [deck.pop(0) for _ in range(DISPLAY[self.players])]
        hands = [None] * self.players
        for seat in self.clockwise(first):
            hands[seat] = [deck.pop(0) for _ in range(DEALT)]
        return self.opening(first, display, hands, deck)

    def completed(self, state):
        """Brings the lists into order and adds what follows from the rest of the state."""
        for cards in (state["display"], state["discard"]):
            cards.sort(key=CARD_ID.get)
        state["deck_size"] = len(state["deck"])
        for seat, player in enumerate(state["players"]):
            player["cells"].sort(key=CELL_ID.get)
            player["hand"].sort(key=CARD_ID.get)
            selected = [player["selected"]] if player["selected"] is not None else []
            used = self.used(state, seat)
            player.update(holds=sorted(player["hand"] + selected, key=CARD_ID.get), hand_size=len(player["hand"]),
                          has_selected=bool(selected), supply=max(SUPPLY - used, 0),
                          box=self.options["rhombi_box"] - max(used - SUPPLY, 0))
        return state

    def clockwise(self, first):
        return [(first + step) % self.players for step in range(self.players)]

    @staticmethod
    def used(state, seat):
        """Rhombi of a seat on the board, bonus cells included."""
        return len(state["players"][seat]["cells"]) + sum(seats.count(seat) for seats in state["bonus"].values())

    def rhombi_left(self, state, seat):
        return SUPPLY + self.options["rhombi_box"] - self.used(state, seat)

    @staticmethod
    def owners(state):
        return {cell: seat for seat, player in enumerate(state["players"]) for cell in player["cells"]}

    def deciders(self, state):
        if state["phase"] == "over":
            return []
        if state["phase"] == "select" and not self.options["select_in_turn"]:
            return [seat for seat, player in enumerate(state["players"]) if player["selected"] is None]
        return [state["active"]]

    def legal(self, state, seat):
        """Ids of all that this seat may decide, in order."""
        if seat not in self.deciders(state):
            return []
        player = state["players"][seat]
        if state["phase"] == "select":
            texts = [f"select {card}" for card in player["hand"]]
        elif state["phase"] == "extra":
            texts = [f"take {card}" for card in state["display"]] + ["decline"]
        else:
            card, at_end = CARDS[state["card"]], player["ship"] == LAST_SPACE
            cells = placements(self.owners(state), card) if self.rhombi_left(state, seat) > 0 else []
            texts = [f"place {cell}" for cell in cells]
            if card.area == "harbour" and self.options["harbour_sail_optional"] and not at_end:
                texts += [f"place {cell} no sail" for cell in cells]                                        # Q6
            if self.options["navigate_noop_allowed"] or not at_end or self.rhombi_left(state, seat) == 0:   # Q9
                texts.append("navigate")
        return sorted(ACTION_ID[text] for text in texts)

    def decide(self, before, seat, action):
        """The state after a decision, and the events."""
        step = Step(self, copied(before))
        verb, *rest = ACTION_TEXTS[action].split(" ", 1)
        if verb == "select":
            step.select(seat, rest[0])
        elif verb == "take":
            step.take(rest[0])
        elif verb == "decline":
            step.tell("declined", seat=seat)
            step.end_turn()
        elif verb == "navigate":
            step.use(None, True)
        else:
            step.use(rest[0].split()[0], not rest[0].endswith("no sail"))
        return self.completed(step.state), step.events

    @staticmethod
    def ranks(state):
        points = [player["points"] for player in state["players"]]
        return [1 + sum(other > own for other in points) for own in points]


class Step:
    """One decision being carried out: the state is changed, the events are gathered."""

    def __init__(self, rules, state):
        self.rules, self.options, self.state, self.events = rules, rules.options, state, []

    def tell(self, kind, **fields):
        self.events.append({"type": kind, **fields})

    def award(self, seat, points, reason):
        if points:
            self.state["players"][seat]["points"] += points
            self.tell("points", seat=seat, points=points, reason=reason)

    # -- selecting and extra cards (3.1)

    def select(self, seat, card):
        player = self.state["players"][seat]
        player["hand"].remove(card)
        player["selected"] = card
        self.tell("selected", seat=seat, card=card)
        if self.options["select_in_turn"]:
            self.reveal(seat)
        elif all(other["selected"] is not None for other in self.state["players"]):
            self.reveal(self.state["first"])

    def reveal(self, seat):
        player = self.state["players"][seat]
        self.state.update(phase="use", active=seat, card=player["selected"])
        player["selected"] = None
        self.tell("revealed", seat=seat, card=self.state["card"])

    def take(self, card):
        self.state["display"].remove(card)
        self.state.update(phase="use", card=card)
        self.tell("took", seat=self.state["active"], card=card)

    # -- one play (3.2)

    def use(self, cell, sail):
        """Fills a cell, or none to navigate; with a ship card the ship moves if it is to sail."""
        state, seat = self.state, self.state["active"]
        card = CARDS[state["card"]]
        had_supply = self.rules.used(state, seat) < SUPPLY
        extra = False
        if cell:
            extra = self.place(seat, cell, card)
        if sail and (not cell or card.area == "harbour"):
            extra = self.move_ship(seat, card.number) or extra
        state["discard"].append(state["card"])
        state["card"] = None
        if had_supply and self.rules.used(state, seat) >= SUPPLY:
            self.tell("supply_empty", seat=seat)
        if extra:
            self.tell("earned", seat=seat)
            if state["display"]:
                state["phase"] = "extra"
                return
            self.tell("lapsed", seat=seat)
        self.end_turn()

    def place(self, seat, cell, card):
        state, area = self.state, AREA[cell]
        state["players"][seat]["cells"].append(cell)
        self.tell("placed", seat=seat, cell=cell)
        effect = effect_of(self.rules.owners(state), cell, card)
        bonus = 0
        for reason, points in effect.gains:
            for other in self.rules.clockwise(seat):
                self.award(other, points.get(other, 0), reason)
        if effect.bonus and seat not in state["bonus"][area]:
            if self.rules.rhombi_left(state, seat) > 0:
                value = BONUS_VALUES[len(state["bonus"][area])]
                state["bonus"][area].append(seat)
                self.tell("bonus", seat=seat, area=area, value=value)
                self.award(seat, value, "bonus")
                bonus = value
            else:
                self.tell("no_rhombus", seat=seat, area=area)
        if area == "trade" and self.options["trade_bonus_counts"]:                             # Q20, the literal reading
            goods = dict(effect.gains)["goods"]
            return any(points > goods[seat] + bonus for points in goods.values())
        return effect.extra

    def move_ship(self, seat, number):
        player = self.state["players"][seat]
        start, player["ship"] = player["ship"], min(player["ship"] + number, LAST_SPACE)
        if player["ship"] == start:
            return False
        self.tell("sailed", seat=seat, **{"from": start, "to": player["ship"]})
        self.award(seat, SEA_POINTS[player["ship"]], "sea")
        return player["ship"] in SEA_SYMBOLS

    # -- ends of turns, cycles, rounds (3.1)

    def end_turn(self):
        state, seat = self.state, self.state["active"]
        self.tell("turn_over", seat=seat)
        if self.options["leftovers_immediately"] and state["cycle"] == self.rules.cycles:       # Q29
            self.lay_out(seat)
        following = (seat + 1) % self.rules.players
        if following == state["first"]:
            self.end_cycle()
        elif self.options["select_in_turn"]:
            state.update(phase="select", active=following)
        else:
            self.reveal(following)

    def end_cycle(self):
        state, players = self.state, self.state["players"]
        if any(self.rules.used(state, seat) >= SUPPLY for seat in range(self.rules.players)):
            self.end_game("rhombi")
        elif state["cycle"] < self.rules.cycles:
            hands = [player["hand"] for player in players]
            for seat, player in enumerate(players):
                player["hand"] = hands[seat - 1]
            self.tell("passed", cycle=state["cycle"])
            state.update(phase="select", cycle=state["cycle"] + 1, active=state["first"])
        else:
            self.end_round()

    def lay_out(self, seat):
        hand = self.state["players"][seat]["hand"]
        for card in sorted(hand, key=CARD_ID.get):
            self.tell("laid_out", seat=seat, card=card)
        self.state["display"] += hand
        hand.clear()

    def end_round(self):
        state = self.state
        for seat in self.rules.clockwise(state["first"]):
            self.lay_out(seat)
        if not state["deck"]:
            self.end_game("deck")
            return
        first = (state["first"] + 1) % self.rules.players
        self.tell("doge", seat=first)
        for seat in self.rules.clockwise(first):                                                 # Q39
            state["players"][seat]["hand"] = [state["deck"].pop(0) for _ in range(DEALT)]
        state.update(phase="select", round=state["round"] + 1, cycle=1, first=first, active=first)
        self.tell("dealt", round=state["round"])

    def end_game(self, reason):
        self.state["phase"] = "over"
        self.tell("game_over", reason=reason)
