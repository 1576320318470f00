"""The facts of The Castles of Tuscany: tiles, cards, boards and domains, payments, ids and notation of the actions.

Written from the rules document alone; section numbers (1.6, A-27, ...) refer to it.
"""

import functools
from collections import Counter
from itertools import product

# ---------------------------------------------------------------------------------------------------------------------
# Colours, tiles and cards (1.1 to 1.5)

COLOURS = ["castle", "city", "tavern", "field", "quarry", "village", "monastery", "cart"]
LETTERS = "KCTFQVMW"
COLOUR_ID = {colour: number for number, colour in enumerate(COLOURS)}
REGION_CARDS = Counter(dict(zip(COLOURS, (12, 14, 12, 18, 16, 18, 16, 16))))
COLOUR_BONUS = {side: dict(zip(COLOURS, points)) for side, points in (("I", (2, 3, 2, 4, 3, 4, 3, 3)), ("II", (1, 1, 1, 2, 2, 2, 2, 2)))}
YIELD_CARDS = Counter({"worker": 4, "marble": 4, "hex": 3, "cards": 4, "green": 4, "red2": 4, "red3": 4})
BONUS_TYPES = ["card", "storage", "marble", "worker", "yield"]
BONUS_COPIES = 5
FARMS = ["vineyard", "pigs", "olives", "wheat"]                 # bits 1, 2, 4, 8


def field(mask):
    return "field " + "+".join(farm for bit, farm in enumerate(FARMS) if mask >> bit & 1)


FIELDS = [field(mask) for mask in range(1, 16)]
TILES = [tile for colour in COLOURS for tile in (FIELDS if colour == "field" else [colour])]
ITEM_ORDER = {item: number for number, item in enumerate(TILES + ["hex"])}
OWN_TILES = Counter(dict(zip(COLOURS, (1, 2, 1, 0, 3, 4, 3, 3)))) + Counter(field(mask) for mask in (1, 8, 3, 12))
NEUTRAL_TILES = Counter({colour: 4 for colour in COLOURS if colour != "field"}) + Counter(field(mask) for mask in (2, 4, 6, 9))
NEUTRAL = "neutral "                                            # marks a neutral tile in the display


def plain(tile):
    """A tile without the mark."""
    return tile.removeprefix(NEUTRAL)


def colour_of(tile):
    return plain(tile).split()[0]


def farms_of(tile):
    return set(tile.split()[1].split("+"))


# ---------------------------------------------------------------------------------------------------------------------
# Boards and domains (1.6, 1.7)

BOARDS = {"A1": "MVTWVFFCKQ", "A2": "KCVQFFVMTW", "A3": "CVVMKFFQWT", "A4": "CWMKFFQTVV",
          "B1": "CFMTFWQKVW", "B2": "KFFMWTCVWQ", "B3": "QKWCFWVMFT", "B4": "CVWKQWTMFF",
          "C1": "MKQMWVVFCQ", "C2": "KQFVVCWQMM", "C3": "MMQQFVVKCW", "C4": "WKCVMQVMQF"}
PLACES = [(0, -2), (0, 0), (0, 2), (1, -3), (1, -1), (1, 1), (1, 3), (2, -2), (2, 0), (2, 2)]      # column, row in half hexes
CELLS = range(30)
ORDERS = ["ABC", "ACB", "BAC"]
OFFSETS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
AREA_POINTS = {1: 1, 2: 3}                                      # larger ones: 6
LARGE_AREA_POINTS = 6


def layouts():
    """Every layout by its text, in the order of the ids: (letters from left, letters turned, offsets)."""
    found = {}
    for order, *turns, offsets in product(ORDERS, (0, 1), (0, 1), (0, 1), OFFSETS):
        turned = {letter for letter, turn in zip("ABC", turns) if turn}
        text = " ".join(letter + "'" * (letter in turned) for letter in order)
        found[f"{text} {''.join('+' if offset > 0 else '-' for offset in offsets)}"] = order, turned, offsets
    return found


LAYOUTS = layouts()


class Domain:
    """The cells of three joined boards."""

    def __init__(self, boards, layout):
        order, turned, offsets = LAYOUTS[layout]
        self.colours, places = [], []
        for position, letter in enumerate(order):
            letters = BOARDS[boards["ABC".index(letter)]]
            letters = letters[::-1] if letter in turned else letters
            self.colours += [COLOURS[LETTERS.index(one)] for one in letters]
            places += [(3 * position + column, row + sum(offsets[:position])) for column, row in PLACES]
        cell_at = {place: cell for cell, place in enumerate(places)}
        self.neighbours = []
        for column, row in places:
            around = [(column, row - 2), (column, row + 2), *product((column - 1, column + 1), (row - 1, row + 1))]
            self.neighbours.append(sorted(cell_at[place] for place in around if place in cell_at))
        self.of_colour = {colour: [cell for cell in CELLS if self.colours[cell] == colour] for colour in COLOURS}
        self.area = [self.reached(cell, self.of_colour[self.colours[cell]]) for cell in CELLS]

    def reached(self, cell, allowed):
        """The allowed cells connected with this one, which is among them."""
        found, waiting = {cell}, [cell]
        while waiting:
            for other in self.neighbours[waiting.pop()]:
                if other in allowed and other not in found:
                    found.add(other)
                    waiting.append(other)
        return sorted(found)

    def frontier(self, covered):
        """Empty cells beside covered ones (3.1)."""
        return sorted({cell for other in covered for cell in self.neighbours[other]} - covered)


@functools.cache
def domain_of(boards, layout):
    return Domain(boards, layout)


def own_domain(player):
    return domain_of(tuple(player["boards"]), player["layout"])


def covered_by(player):
    return {int(cell) for cell in player["domain"]}


def area_points(size):
    return AREA_POINTS.get(size, LARGE_AREA_POINTS)


# ---------------------------------------------------------------------------------------------------------------------
# Actions (ids and notation: docs/tuscany-json.md) and options

SLOTS, MOST_STORED = 8, 5
PAYMENTS = ([("own", "own"), ("own", "worker"), ("worker", "worker")]
            + [(unit, colour) for unit in ("own", "worker") for colour in COLOURS]
            + [(first, second) for number, first in enumerate(COLOURS) for second in COLOURS[number:]])


def payment_text(units):
    return "pay " + " ".join(f"2 {unit}" if unit in COLOUR_ID else unit for unit in units)


PAYMENT = {payment_text(units): units for units in PAYMENTS}
ACTION_TEXTS = ([f"layout {layout} castle {rank}" for layout in LAYOUTS for rank in (1, 2, 3)]
                + [f"bonus {kind}" for kind in BONUS_TYPES] + ["draw"] + [f"take {slot}" for slot in range(SLOTS)]
                + [f"refresh {colour}" for colour in COLOURS]
                + [f"place {item} on {cell}" for item in range(MOST_STORED) for cell in CELLS]
                + [f"discard {item}" for item in range(MOST_STORED)] + list(PAYMENT)
                + ["castle none"] + [f"castle {slot} on {cell}" for slot in range(SLOTS) for cell in CELLS] + ["end", "marble"])
ACTION_ID = {text: number for number, text in enumerate(ACTION_TEXTS)}

DEFAULTS = {"players": 3, "edition": "revised", "take_only_placeable": False, "extra_lap_after_round_3": True,
            "hex_usable_same_turn": False}
EDITIONS = {"revised": {"drawn": 3, "cards_per_point": 5}, "first_edition_2020": {"drawn": 2, "cards_per_point": 3}}
START_HAND, MONASTERY_CARDS, YIELD_CARDS_DRAWN = 5, 3, 2
STACK, STACKS = 7, 3
FIVE = 5
STORAGE_GREEN, OVERFLOW_RED = 2, 2


def priced(units, colour):
    """The cards and workers of a payment for a cell of this colour."""
    cards = Counter()
    for unit in units:
        if unit == "own":
            cards[colour] += 1
        elif unit != "worker":
            cards[unit] += 2
    return cards, units.count("worker")


PRICES = {colour: [(text, *priced(units, colour)) for text, units in PAYMENT.items() if colour not in units] for colour in COLOURS}


def payments(player, colour):
    """The texts of all payments that a player has for a cell of this colour (3.5), one by one."""
    hand, workers = player["hand"], player["workers"]
    for text, cards, needed in PRICES[colour]:
        if needed <= workers and all(hand.get(card, 0) >= count for card, count in cards.items()):
            yield text
