"""Requests and their answers."""

import http.client
import json

from kit.environment import patience


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def code(self):
        """Of an error."""
        try:
            return self.json.get("code")
        except (ValueError, AttributeError):
            return None

    def __repr__(self):
        return f"{self.status} {self.body[:300]!r}"


class Http:
    """Requests of one client, one after the other. `watch` sees each of them with its answer."""

    def __init__(self, server, token=None, source="127.0.0.1", watch=None):
        self.server, self.token, self.source, self.watch = server, token, source, watch
        self.connection = None

    def request(self, method, path, body=None, headers=None):
        sent = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        sent.update(headers or {})
        data = body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode()
        if data is not None:
            sent.setdefault("Content-Type", "application/json")
        answer = self._exchange(method, path, data, sent)
        if self.watch:
            self.watch(method, path, body, answer)
        return answer

    def _exchange(self, method, path, data, headers):
        reused = self.connection is not None
        if not reused:
            self.connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=patience(15),
                                                         source_address=(self.source, 0))
        try:
            self.connection.request(method, path, data, headers)
            answer = self.connection.getresponse()
            return Answer(answer.status, answer.headers, answer.read())
        except (OSError, http.client.HTTPException):
            self.close()
            if not reused:
                raise
        return self._exchange(method, path, data, headers)  # it was an old line that the server had closed

    def close(self):
        if self.connection is not None:
            self.connection.close()
        self.connection = None

    def get(self, path, **more):
        return self.request("GET", path, **more)

    def post(self, path, body=None, **more):
        return self.request("POST", path, body, **more)

    def put(self, path, body, **more):
        return self.request("PUT", path, body, **more)

    def delete(self, path, **more):
        return self.request("DELETE", path, **more)
