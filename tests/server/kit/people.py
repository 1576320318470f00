"""People with a name, and how they come to sit at a table."""

from kit.http import Http


class Person(Http):
    """A guest with a token."""

    def __init__(self, server, name, source="127.0.0.1", watch=None):
        super().__init__(server, source=source, watch=watch)
        self.name = name
        answer = self.post("/api/guest", {"name": name, "token": True})
        if answer.status != 200:
            raise AssertionError(f"{name} should be let in as a guest, but the answer was {answer}.")
        self.token = answer.json["token"]

    def make_table(self, game, seats, **wish):
        """The table's id and its invitations by seat."""
        answer = self.post("/api/tables", {"game": game, "seats": seats, **wish})
        if answer.status != 201:
            raise AssertionError(f"{self.name} should get a table of {game}, but the answer was {answer}.")
        return answer.json["table"], {i["seat"]: i["invite"] for i in answer.json["invites"]}

    def sit(self, table, invite):
        answer = self.post(f"/api/tables/{table}/sit", {"invite": invite})
        if answer.status != 200:
            raise AssertionError(f"{self.name} should sit down by invitation, but the answer was {answer}.")
        return answer.json["seat"]


def seat_all(game, people, bots=0, level=1, **wish):
    """A table where these people sit in this order, and after them so many bots; gives its id."""
    seats = [{"me": True}] + [{"open": True}] * (len(people) - 1) + [{"bot": level}] * bots
    table, invites = people[0].make_table(game, seats, **wish)
    for seat, person in enumerate(people[1:], 1):
        person.sit(table, invites[seat])
    return table
