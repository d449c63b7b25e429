"""Everything that is printed, and the rulings that hold for it: as data, for those who show it."""

from sixgun.library.entries import Entry
from sixgun.library.shelves import SHELVES, Shelf

__all__ = ["SHELVES", "Entry", "Shelf"]
