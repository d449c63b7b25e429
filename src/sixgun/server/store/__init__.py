"""The database: users, tables, games, every move, and tournaments."""

from sixgun.server.store.errors import RETRY_DELAY, DamagedRow
from sixgun.server.store.store import Conflict, Store, StoreError

__all__ = ["RETRY_DELAY", "Conflict", "DamagedRow", "Store", "StoreError"]
