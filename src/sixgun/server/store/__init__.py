"""The database: users, tables, games, every move, and tournaments."""

from sixgun.server.store.errors import DamagedRow
from sixgun.server.store.store import Conflict, Store, StoreError

__all__ = ["Conflict", "DamagedRow", "Store", "StoreError"]
