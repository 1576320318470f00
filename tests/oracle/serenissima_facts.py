"""The facts of Serenissima: goods, ports, zones, Doge cards, set-up, prices; ids and notation of the actions, options.

The numbers are typed in from the rules document alone; section numbers (1.4, A-41, ...) refer to it. Names, ids and notation: docs/serenissima-json.md.
"""

# ---------------------------------------------------------------------------------------------------------------------
# Goods, ports, zones (1.2 to 1.5)

GOODS = ["wood", "stone", "marble", "wine", "gold", "spice"]
CUBES = dict(zip(GOODS, (14, 12, 12, 12, 10, 10)))

# port, good that it produces, warehouse slots, starting port, adjacent zones
BOARD = """\
VAL wood   5 start BAR SAR ALG
BAR stone  2 -     VAL MRS SAR ALG
MRS wine   2 -     BAR GEN SAR
GEN stone  5 start MRS SAR NAP
SAR wood   3 -     VAL BAR MRS GEN NAP SIC ALG TUN
NAP marble 4 -     GEN SAR SIC
SIC gold   4 -     SAR NAP TUN TRI ION
ALG wine   3 -     VAL BAR SAR TUN
TUN marble 4 -     SAR SIC ALG TRI
TRI spice  4 -     SIC TUN ION
VEN wine   5 start RAG COR
RAG wood   3 -     VEN COR ION
COR stone  2 -     VEN RAG MOD ION
MOD wine   3 -     COR CRE CON SMY ION
CRE stone  2 -     MOD SMY ANT ALX ION
CON gold   5 start MOD SMY
SMY wood   4 -     MOD CRE CON ANT
ANT wood   3 -     CRE SMY ALX
ALX marble 5 start CRE ANT
ION -      0 -     SIC TRI RAG COR MOD CRE
"""
ROWS = [line.split() for line in BOARD.splitlines()]
ZONES = [row[0] for row in ROWS]
PORTS = ZONES[:-1]
PRODUCT = {row[0]: row[1] for row in ROWS[:-1]}
CAP = {row[0]: int(row[2]) for row in ROWS[:-1]}
STARTING_PORTS = [row[0] for row in ROWS if row[3] == "start"]
ADJACENT = {row[0]: row[4:] for row in ROWS}

SLOT_PRICES = [2, 3, 4, 5, 6]                                   # a port with n slots has the first n
INCOME = [0, 2, 5, 10, 15, 20]                                  # by stored cubes, in every port
SPICE_BONUS = 2

# ---------------------------------------------------------------------------------------------------------------------
# Doge cards, time track, set-up (1.6, 1.7, 2.1)

DOGE_CARDS = {"wine": 1, "one_hourglass": 2, "two_hourglasses": 1, "two_hourglasses_arrows": 1}
STEPS = {"wine": 0, "one_hourglass": 1, "two_hourglasses": 2, "two_hourglasses_arrows": 2}
ARROWS = "two_hourglasses_arrows"
SCORING_CELLS = {2: [4, 8, 12], 3: [4, 8, 12], 4: [4, 7, 10]}   # the last cell of the track is the last of them
SCORINGS = 3

SAILORS = {2: 30, 3: 26, 4: 22}
HIGHEST_NUMBER = {2: 12, 3: 12, 4: 15}
START_GALLEYS = {2: 3, 3: 2, 4: 2}
START_DUCATS, START_GARRISON, START_CREW = 5, 3, 3
CLOSED_GOODS = {2: ["wood", "wine", "stone", "marble"], 3: ["wood", "wine", "stone", "marble"], 4: []}

# ---------------------------------------------------------------------------------------------------------------------
# Limits and prices (1.1)

GALLEY_PLACES, MOST_SAILORS, MOST_CUBES = 5, 5, 4
MOST_GALLEYS, SPECIAL_GALLEYS = 6, 2
FORTS = BASILICAS = 5
FORT_DICE = 2
GOOD_PRICE, SAILOR_PRICE, BUILDING_PRICE = 1, 1, 2
WINE_INCOME, BASILICA_INCOME = 3, 5
NEEDED = {"fort": ("wood", "stone"), "basilica": ("gold", "marble")}

# ---------------------------------------------------------------------------------------------------------------------
# Actions (ids and notation: docs/serenissima-json.md) and options (1.9)

ANY_NUMBER = range(1, 16)
ACTION_TEXTS = (["activate", "invest", "end", "yes", "no", "continue", "sell", "capture", "attack port", "load", "sailor from port", "sailor to port",
                 "scuttle", "buy"]
                + [f"land {sailors}" for sailors in range(MOST_SAILORS + 1)] + [f"move {zone}" for zone in ZONES]
                + [f"number {number}" for number in ANY_NUMBER] + [f"attack {number}" for number in ANY_NUMBER]
                + [f"sailor {way} {number}" for way in ("from", "to") for number in ANY_NUMBER]
                + [f"{good} {way} {number}" for way in ("from", "to") for number in ANY_NUMBER for good in GOODS]
                + [f"{what} {good}" for what in ("jettison", "sell", "take") for good in GOODS] + [f"port {port}" for port in PORTS]
                + [f"hire {place}" for place in [*PORTS, *ANY_NUMBER]] + [f"{what} {port}" for what in NEEDED for port in PORTS])
ACTION_ID = {text: number for number, text in enumerate(ACTION_TEXTS)}

DEFAULTS = {"players": 3, "closed_port_policy": "random", "closed_ports": [], "origin_zone_blockade": False, "origin_zone_sale_blockade": True,
            "skip_moot_blockade": True, "capture_blockade": True, "min_attack_strength": 1, "defender_loots": False, "land_ends_activation": True,
            "unlanded_conquest_neutral": True, "sailor_transfer_both_ways_everywhere": False, "scuttle_with_crew": True, "new_galley_crew": "hire",
            "special_invest_sailors": "new_galleys_only", "hidden_money": False}
CHOICES = {"players": [2, 3, 4], "closed_port_policy": ["random", "fixed", "draft"], "min_attack_strength": [1, 0],
           "new_galley_crew": ["hire", "hire_or_garrison"], "special_invest_sailors": ["new_galleys_only", "anywhere"],
           **{name: [value, not value] for name, value in DEFAULTS.items() if isinstance(value, bool)}}


def may_be_closed(ports, players):
    """Four ports that may be closed together (2.2 step 4), in any order."""
    return (sorted(PRODUCT.get(port, "") for port in ports) == sorted(CLOSED_GOODS[players])
            and sum(port not in ports for port in STARTING_PORTS) >= players)
