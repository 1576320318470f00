"""The two documents of the protocol: docs/protocol.schema.json and docs/openapi.json."""

import json
import re
import urllib.parse

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from kit.environment import ROOT

# What each code means in HTTP.
STATUS = {"bad_json": 400, "bad_message": 400, "bad_name": 400, "bad_password": 400, "bad_record": 400,
          "bad_url": 400, "no_such_position": 400, "not_signed_in": 401, "wrong_password": 403, "not_seated": 403,
          "bad_invite": 403, "listed_only": 403, "not_owner": 403, "foreign_origin": 403, "not_found": 404,
          "no_such_table": 404, "no_such_method": 405, "taken": 409, "begun": 409, "not_over": 409,
          "name_taken": 409, "has_account": 409, "one_seat": 409, "closed": 409, "too_large": 413, "too_fast": 429, "busy": 503,
          "store_unavailable": 503}


def _complaint(validator, value):
    error = best_match(validator.iter_errors(value))
    return None if error is None else f"/{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}"


class Protocol:
    """docs/protocol.schema.json."""

    def __init__(self):
        self.schema = json.loads((ROOT / "docs/protocol.schema.json").read_text(encoding="utf-8"))
        self.made = {}

    def complaint(self, definition, value):
        """What is wrong with a value, None if it is as defined."""
        if definition not in self.made:
            part = {"$ref": f"#/$defs/{definition}", "$defs": self.schema["$defs"]}
            self.made[definition] = Draft202012Validator(part)
        return _complaint(self.made[definition], value)

    def check(self, side, message):
        """Raises an AssertionError unless the message is one that this side may send."""
        kind = message.get("type") if isinstance(message, dict) else None
        definition = f"{side}_{kind}"
        if definition not in self.schema["$defs"]:
            raise AssertionError(f"The protocol knows no message of the {side} with the type {kind!r}.")
        wrong = self.complaint(definition, message)
        if wrong:
            raise AssertionError(f"A message of the {side}, {kind}, is not as the schema has it: {wrong}")


class Interface:
    """docs/openapi.json."""

    def __init__(self):
        self.document = json.loads((ROOT / "docs/openapi.json").read_text(encoding="utf-8"))
        self.made = {}
        self.patterns = []
        for path in sorted(self.document["paths"], key=lambda p: p.count("{")):
            pattern = re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path))
            self.patterns.append((re.compile(pattern), path))

    def operations(self):
        """(METHOD, path) of everything that it describes."""
        return [(method.upper(), path) for path, item in self.document["paths"].items()
                for method in item if method in ("get", "put", "post", "delete")]

    def operation(self, method, target):
        path = urllib.parse.urlsplit(target).path
        for pattern, template in self.patterns:
            if pattern.fullmatch(path):
                return self.document["paths"][template].get(method.lower()), template
        return None, None

    def complaint(self, schema, value):
        key = json.dumps(schema)
        if key not in self.made:
            self.made[key] = Draft202012Validator({**schema, "components": self.document["components"]})
        return _complaint(self.made[key], value)

    def resolve(self, node):
        """What a reference leads to."""
        if "$ref" in node:
            path, node = node["$ref"], self.document
            for part in path.removeprefix("#/").split("/"):
                node = node[part]
        return node

    def check(self, method, target, answer):
        """Raises an AssertionError unless the answer is one that the document describes."""
        operation, _ = self.operation(method, target)
        what = f"{method} {target} answered {answer.status}"
        if operation is None:
            if not (answer.status in (404, 405) or target.startswith("/t/") or target == "/"):
                raise AssertionError(f"{what}, though the document does not know it.")
            return
        described = operation["responses"].get(str(answer.status))
        if described is None and answer.status < 400:
            raise AssertionError(f"{what}, which the document does not describe.")
        described = self.resolve(described or operation["responses"]["default"])
        content = described.get("content")
        if content is None:
            if answer.body:
                raise AssertionError(f"{what} with a body, though there should be none.")
            return
        kind = (answer.headers.get("Content-Type") or "").split(";")[0]
        if kind not in content:
            raise AssertionError(f"{what} with {kind or 'no type'}, and {' or '.join(content)} was expected.")
        value = answer.json if kind == "application/json" else answer.body.decode()
        wrong = self.complaint(content[kind]["schema"], value)
        if wrong:
            raise AssertionError(f"{what} with a body that is not as described: {wrong}")

    def watch(self, method, path, body, answer):
        """The same; also its code must mean its status, and nothing may be accepted that the document forbids."""
        self.check(method, path, answer)
        operation, _ = self.operation(method, path)
        if answer.status >= 400 and (operation is not None or path.startswith("/api")):
            if (path, answer.status) != ("/health", 503) and STATUS.get(answer.code) != answer.status:
                raise AssertionError(f"{method} {path} answered {answer.code} with the status {answer.status}.")
        if answer.status < 400 and operation and "requestBody" in operation and not isinstance(body, bytes):
            wrong = self.complaint(operation["requestBody"]["content"]["application/json"]["schema"], body)
            if wrong:
                raise AssertionError(f"{method} {path} accepted a body that the document forbids: {wrong}")


PROTOCOL, INTERFACE = Protocol(), Interface()
