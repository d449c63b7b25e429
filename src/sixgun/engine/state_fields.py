"""The fields that the classes of a game's state declare.

A field is declared once, by its annotation. In the pure build the annotations are also the slots:
`__slots__ = tuple(__annotations__)`. mypyc ignores the slots and makes native attributes of them.
In both builds the class has a descriptor for each field, which is how they are found here.

See docs/decisions/0025-state-declared-once.md.
"""

from __future__ import annotations

from collections.abc import Collection
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Final

__all__ = ["declared_fields", "saved_fields"]

DESCRIPTORS: Final = (MemberDescriptorType, GetSetDescriptorType)  # of slots, of native attributes


def declared_fields(made: type[object]) -> tuple[str, ...]:
    """The fields of a class and its bases, those of the bases first."""
    return tuple(
        [
            name
            for base in reversed(made.__mro__)
            for name, entry in vars(base).items()
            if isinstance(entry, DESCRIPTORS) and not name.startswith("__")
        ]
    )


def saved_fields(made: type[object], rebuilt: Collection[str]) -> tuple[str, ...]:
    """The fields that a pickle stores: all except those that are rebuilt when it is loaded."""
    return tuple([name for name in declared_fields(made) if name not in rebuilt])
