"""Plain values: numbers, texts, lists and dictionaries, as states and events are made of."""

import marshal

WITHOUT_REFERENCES = 2  # a version of the format: what is equal is written alike


def copied(value):
    return marshal.loads(marshal.dumps(value, WITHOUT_REFERENCES))


def alike(one, other):
    """Whether both are the same, written in the same order; true and 1 are not."""
    return marshal.dumps(one, WITHOUT_REFERENCES) == marshal.dumps(other, WITHOUT_REFERENCES)
