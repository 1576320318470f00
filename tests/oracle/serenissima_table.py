"""Serenissima: looking at a state, and what moves aboard and off a galley; written from the rules document alone.

The state is kept in the shape of docs/serenissima-json.md; section numbers (4.3, A-12, ...) refer to the rules document.
"""

from plain import copied
from serenissima_facts import CAP, GALLEY_PLACES, GOODS, MOST_CUBES, PORTS, PRODUCT

# What belongs to a turn (3.1), as it is outside of one
NO_TURN = {"galley": None, "origin": None, "free_good": False, "locks": [], "moved": 0, "strength": None, "sale_blocked": False,
           "capture_blocked": False, "fought": False, "sold": False, "target": None, "queue": [], "bought": [], "buying": None}

# ---------------------------------------------------------------------------------------------------------------------
# Looking at a state


def galley_of(state, number):
    return state["galleys"][str(number)]


def active(state):
    """A, the active galley."""
    return galley_of(state, state["galley"])


def cubes(galley):
    return sum(galley["cargo"].values())


def load(galley):
    return galley["sailors"] + cubes(galley)


def carries(galley, good):
    return galley["cargo"].get(good, 0) > 0


def carried(galley):
    return [good for good in GOODS if carries(galley, good)]


def open_port(state, zone):
    """The port of a zone, if there is one and it is open."""
    return zone if zone in PORTS and not state["ports"][zone]["closed"] else None


def own_port(state, zone, seat):
    """The port of a zone, if it belongs to this seat."""
    return zone if zone in PORTS and state["ports"][zone]["owner"] == seat else None


def ports_of(state, seat):
    return [port for port in PORTS if state["ports"][port]["owner"] == seat]


def galleys_of(state, seat, zone=None):
    """The numbers of a seat's galleys, in a zone or everywhere."""
    return sorted(int(number) for number, galley in state["galleys"].items()
                  if galley["owner"] == seat and zone in (None, galley["zone"]))


def others_beside(state):
    """The numbers of the other own galleys in the zone of the active one."""
    return [number for number in galleys_of(state, active(state)["owner"], active(state)["zone"]) if number != state["galley"]]


def present(state, port, good):
    """Produced or stored (4.11, 4.12)."""
    return PRODUCT[port] == good or good in state["ports"][port]["stored"]


def strength(state):
    """S (4.5)."""
    return min(state["strength"], active(state)["sailors"])


def sellable(state):
    """The goods of the active galley that its port would take now (4.5)."""
    port = open_port(state, active(state)["zone"])
    if port is None or len(state["ports"][port]["stored"]) == CAP[port]:
        return []
    return [good for good in carried(active(state)) if not present(state, port, good)]


def looting(state):
    """The galley that loots, its number, and the beaten one; the active galley is the beaten one only by option (A-24)."""
    numbers = [state["galley"], state["target"]]
    if active(state)["sailors"] == 0:
        numbers.reverse()
    return galley_of(state, numbers[0]), numbers[0], galley_of(state, numbers[1])


def change(counts, key, number):
    counts[key] = counts.get(key, 0) + number


# ---------------------------------------------------------------------------------------------------------------------
# Loading step by step (4.2, 4.3)


def opposite(state, text):
    """What is locked when this has been done."""
    port = open_port(state, active(state)["zone"])
    words = text.split()
    if text == "load":
        return f"jettison {PRODUCT[port]}"
    if words[0] == "jettison":
        return "load" if port and PRODUCT[port] == words[1] else None
    return " ".join([words[0], {"from": "to", "to": "from"}[words[1]], words[2]])


def locked(state, text):
    return opposite(state, text) in state["locks"]


def transfer(state, text):
    """Something comes aboard the active galley or leaves it, unpaid; a galley emptied by it, other than the active one, sinks."""
    galley, words = active(state), text.split()
    if text == "load":
        good = PRODUCT[galley["zone"]]
        change(state["supply"], good, -1)
        change(galley["cargo"], good, 1)
    elif words[0] == "jettison":
        change(galley["cargo"], words[1], -1)
        change(state["supply"], words[1], 1)
    else:
        what, way, place = words
        come = 1 if way == "from" else -1
        other = state["ports"][galley["zone"]] if place == "port" else galley_of(state, place)
        if what == "sailor":
            galley["sailors"] += come
            other["garrison" if place == "port" else "sailors"] -= come
        else:
            change(galley["cargo"], what, come)
            change(other["cargo"], what, -come)
        if place != "port" and other["sailors"] == 0:
            sink(state, place)
    if text not in state["locks"]:
        state["locks"].append(text)


def sink(state, number):
    galley = state["galleys"].pop(str(number))
    state["players"][galley["owner"]]["reserve"] += galley["sailors"]
    for good, count in galley["cargo"].items():
        change(state["supply"], good, count)


def unloadings(state, keep_a_sailor=False):
    """The unloading actions; those that leave the active galley a sailor only, if wanted."""
    galley = active(state)
    port = own_port(state, galley["zone"], galley["owner"])
    texts = []
    if galley["sailors"] > 1 or not keep_a_sailor:
        if port and state["ports"][port]["garrison"] < CAP[port]:
            texts.append("sailor to port")
        texts += [f"sailor to {number}" for number in others_beside(state) if load(galley_of(state, number)) < GALLEY_PLACES]
    for number in others_beside(state):
        other = galley_of(state, number)
        if load(other) < GALLEY_PLACES and cubes(other) < MOST_CUBES:
            texts += [f"{good} to {number}" for good in carried(galley)]
    texts += [f"jettison {good}" for good in carried(galley)]
    return [text for text in texts if not locked(state, text)]


def can_take(state, text):
    """There is room, or something can leave again (4.3, sixth place)."""
    if load(active(state)) < GALLEY_PLACES:
        return True
    zone = active(state)["zone"]
    ports = {**state["ports"], zone: dict(state["ports"][zone])} if zone in PORTS else {}
    after = {**state, "ports": ports, **{part: copied(state[part]) for part in ("galleys", "players", "supply", "locks")}}
    transfer(after, text)
    return bool(unloadings(after, keep_a_sailor=True))
