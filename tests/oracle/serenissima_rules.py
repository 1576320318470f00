"""Serenissima: set-up, who may decide what, and the places at the end; written from the rules document alone.

The state is kept in the shape of docs/serenissima-json.md; section numbers (4.3, A-12, ...) refer to the rules document.
"""

from collections import Counter

from plain import copied
from serenissima_facts import (ACTION_ID, ACTION_TEXTS, ADJACENT, BASILICAS, BUILDING_PRICE, CAP, CLOSED_GOODS, CUBES, DOGE_CARDS, FORTS, GALLEY_PLACES,
                               GOODS, GOOD_PRICE, HIGHEST_NUMBER, MOST_GALLEYS, NEEDED, PORTS, PRODUCT, SAILORS, SAILOR_PRICE, SCORING_CELLS,
                               SPECIAL_GALLEYS, STARTING_PORTS, START_DUCATS, START_GALLEYS, may_be_closed)
from serenissima_steps import Step
from serenissima_table import (NO_TURN, active, can_take, carried, galley_of, galleys_of, load, locked, looting, open_port, others_beside,
                               own_port, ports_of, present, sellable, strength, unloadings)


class Rules:
    game, version, texts, points_field = "serenissima", 2, ACTION_TEXTS, "ducats"

    def __init__(self, options):
        self.options = options
        self.players = options["players"]
        self.numbers = range(1, HIGHEST_NUMBER[self.players] + 1)
        self.cells = SCORING_CELLS[self.players]
        self.to_close = CLOSED_GOODS[self.players]
        seats = list(range(self.players))
        self.placing_order = sum((seats[::1 - 2 * (lap % 2)] for lap in range(START_GALLEYS[self.players])), [])

    def opening(self, pile, closed, rng):
        """2.2, steps 1 to 4."""
        drafted = self.to_close and self.options["closed_port_policy"] == "draft"
        return self.completed({
            "phase": "setup_close" if drafted else "setup_port", "decider": self.players - 1 if drafted else 0, "round": 0, "wheel": 0, "track": 0,
            "supply": dict(CUBES), "doge_pile": list(pile), "doge_discard": {}, "galleys": {},
            "players": [{"ducats": START_DUCATS, "reserve": SAILORS[self.players]} for _ in range(self.players)],
            "ports": {port: {"owner": None, "garrison": 0, "stored": [], "fort": False, "basilica": False, "closed": port in closed,
                             "produces": PRODUCT[port]} for port in PORTS},
            **copied(NO_TURN), "rng": rng})

    def random_opening(self, chance):
        pile = chance.sample(list(Counter(DOGE_CARDS).elements()), sum(DOGE_CARDS.values()))
        closed = self.options["closed_ports"]
        if self.to_close and self.options["closed_port_policy"] == "random":
            closed = random_closed(self.players, chance)
        return self.opening(pile, closed, f"{chance.getrandbits(64):016x}")

    def completed(self, state):
        """Brings lists and counts into order and adds what follows from the rest of the state."""
        for holder, name in [(state, "supply"), (state, "doge_discard"), *((galley, "cargo") for galley in state["galleys"].values())]:
            holder[name] = {key: count for key, count in holder[name].items() if count}
        state["locks"].sort(key=ACTION_ID.get)
        state["bought"].sort()
        for port in state["ports"].values():
            port["stored"].sort(key=GOODS.index)
        state.update(scorings=sum(cell <= state["track"] for cell in self.cells), doge_pile_left=dict(Counter(state["doge_pile"])),
                     forts_left=FORTS - sum(port["fort"] for port in state["ports"].values()),
                     basilicas_left=BASILICAS - sum(port["basilica"] for port in state["ports"].values()))
        for seat, player in enumerate(state["players"]):
            player.update(galleys=len(galleys_of(state, seat)), ports=len(ports_of(state, seat)))
        return state

    def deciders(self, state):
        return [] if state["phase"] == "over" else [state["decider"]]

    def legal(self, state, seat):
        """Ids of all that this seat may decide, in order."""
        if seat not in self.deciders(state):
            return []
        return sorted(ACTION_ID[text] for text in getattr(self, f"in_{state['phase']}")(state, seat))

    # -- set-up (2.2, A-41)

    def in_setup_close(self, state, seat):
        closed = [port for port in PORTS if state["ports"][port]["closed"]]
        goods = {good for good in self.to_close if good not in [PRODUCT[port] for port in closed]}
        start = [port for port in STARTING_PORTS if port not in closed]
        return [f"port {port}" for port in PORTS if PRODUCT[port] in goods and len(set(start) - {port}) >= self.players]

    def in_setup_port(self, state, seat):
        return [f"port {port}" for port in STARTING_PORTS if open_port(state, port) and state["ports"][port]["owner"] is None]

    def in_setup_galley(self, state, seat):
        return [f"number {number}" for number in self.free_numbers(state)]

    def free_numbers(self, state):
        return [number for number in self.numbers if str(number) not in state["galleys"]]

    # -- activation (4.1 to 4.10)

    def in_turn(self, state, seat):
        return ["activate", "invest"]

    def in_load(self, state, seat):
        if load(active(state)) > GALLEY_PLACES:
            return unloadings(state, keep_a_sailor=True)
        takings = [text for text in self.takings(state, seat) if not locked(state, text) and can_take(state, text)]
        return takings + unloadings(state) + ["end"] + ["scuttle"] * self.options["scuttle_with_crew"]

    def takings(self, state, seat):
        """What may come aboard, if it is not locked and has room."""
        zone = active(state)["zone"]
        port, own = open_port(state, zone), own_port(state, zone, seat)
        if port and state["supply"].get(PRODUCT[port], 0) and (state["free_good"] or state["players"][seat]["ducats"] >= GOOD_PRICE):
            yield "load"
        if own and state["ports"][own]["garrison"] > 1:
            yield "sailor from port"
        for number in others_beside(state):
            if own or self.options["sailor_transfer_both_ways_everywhere"]:
                yield f"sailor from {number}"
            yield from (f"{good} from {number}" for good in carried(galley_of(state, number)))

    def in_move(self, state, seat):
        rowing = active(state)["sailors"] > state["moved"]
        return ["end"] + [f"move {zone}" for zone in ADJACENT[active(state)["zone"]] if rowing]

    def in_move_blockade(self, state, seat):
        return ["yes", "no"]

    in_sell_blockade = in_capture_blockade = in_move_blockade

    def blockaders(self, state):
        """Eligible opponents in the order in which they are asked (4.4, A-11, A-13)."""
        galley, found = active(state), []
        for seat in range(self.players):
            numbers = galleys_of(state, seat, galley["zone"])
            sailors = sum(galley_of(state, number)["sailors"] for number in numbers)
            if seat != galley["owner"] and sailors > galley["sailors"]:
                found.append((-sailors, numbers[0], seat))
        return [seat for *_, seat in sorted(found)]

    def in_step3(self, state, seat):
        zone = active(state)["zone"]
        port, texts = open_port(state, zone), ["end"]
        if sellable(state) and not (state["fought"] or state["sale_blocked"] or state["capture_blocked"]):
            texts.append("sell")
        owner = state["ports"][port]["owner"] if port else None
        if port and owner is None and not state["capture_blocked"]:
            texts.append("capture")
        if strength(state) >= self.options["min_attack_strength"]:
            texts += [f"attack {number}" for other in range(self.players) if other != seat for number in galleys_of(state, other, zone)]
            if owner not in (None, seat) and len(ports_of(state, owner)) > 1 and not galleys_of(state, owner, zone):
                texts.append("attack port")
        return texts

    def in_sell(self, state, seat):
        return [f"sell {good}" for good in sellable(state)] + ["end"] * state["sold"]

    def in_land(self, state, seat):
        galley = active(state)
        least = 0 if state["target"] == "port" and self.options["unlanded_conquest_neutral"] else 1
        return [f"land {sailors}" for sailors in range(least, min(galley["sailors"], CAP[galley["zone"]]) + 1)]

    def in_combat_continue(self, state, seat):
        return ["end", "continue"]

    def in_loot(self, state, seat):
        galley, _, beaten = looting(state)
        if load(galley) < GALLEY_PLACES:
            return ["end"] + [f"take {good}" for good in carried(beaten)]
        return ["end"] + [f"jettison {good}" for good in carried(galley) if carried(beaten)]

    # -- investments (4.11, 4.12)

    def in_invest(self, state, seat):
        texts = ["end"] + self.hirings(state, seat)
        if not state["bought"] and self.may_buy(state, seat):
            texts.append("buy")
        for what, goods in NEEDED.items():
            if state[{"fort": "forts_left", "basilica": "basilicas_left"}[what]] and state["players"][seat]["ducats"] >= BUILDING_PRICE:
                texts += [f"{what} {port}" for port in ports_of(state, seat)
                          if not state["ports"][port][what] and all(present(state, port, good) for good in goods)]
        return texts

    def in_special(self, state, seat):
        texts = ["end"] + self.hirings(state, seat)
        if len(galleys_of(state, seat)) < SPECIAL_GALLEYS and self.may_buy(state, seat):
            texts.append("buy")
        if self.options["special_invest_sailors"] == "new_galleys_only":
            texts = [text for text in texts if not text.startswith("hire ") or text in [f"hire {number}" for number in state["bought"]]]
        return texts

    def hirings(self, state, seat):
        player, own = state["players"][seat], ports_of(state, seat)
        if player["ducats"] < SAILOR_PRICE or player["reserve"] < 1:
            return []
        return ([f"hire {port}" for port in own if state["ports"][port]["garrison"] < CAP[port]]
                + [f"hire {number}" for number in galleys_of(state, seat)
                   if galley_of(state, number)["zone"] in own and load(galley_of(state, number)) < GALLEY_PLACES])

    def may_buy(self, state, seat):
        return (len(galleys_of(state, seat)) < MOST_GALLEYS and bool(self.free_numbers(state))
                and any(self.crews(state, seat, port) for port in ports_of(state, seat)))

    def crews(self, state, seat, port):
        """Where the first sailor of a galley bought in this port may come from (A-37)."""
        player, price = state["players"][seat], len(galleys_of(state, seat))
        found = ["hire"] if player["ducats"] >= price + SAILOR_PRICE and player["reserve"] else []
        if self.options["new_galley_crew"] == "hire_or_garrison" and player["ducats"] >= price and state["ports"][port]["garrison"] > 1:
            found.append("garrison")
        return found

    in_buy_number = in_setup_galley

    def in_buy_place(self, state, seat):
        return [f"port {port}" for port in ports_of(state, seat) if self.crews(state, seat, port)]

    def in_buy_crew(self, state, seat):
        texts = {"hire": f"hire {state['buying']['number']}", "garrison": "sailor from port"}
        return [texts[crew] for crew in self.crews(state, seat, state["buying"]["port"])]

    # -- decisions and the end

    def decide(self, before, seat, action, chance):
        """The state after a decision, and the events."""
        step = Step(self, copied(before), seat, chance)
        words = ACTION_TEXTS[action].split()
        getattr(step, f"in_{before['phase']}")(ACTION_TEXTS[action], words[0], words[-1])
        return self.completed(step.state), step.events

    def ranks(self, state):
        """5.3: ducats, then ports."""
        worths = [(player["ducats"], player["ports"]) for player in state["players"]]
        return [1 + sum(other > own for other in worths) for own in worths]


def random_closed(players, chance):
    """A-41."""
    while True:
        closed = [chance.choice([port for port in PORTS if PRODUCT[port] == good]) for good in CLOSED_GOODS[players]]
        if may_be_closed(closed, players):
            return closed
