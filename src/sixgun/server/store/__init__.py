"""What lasts: people, tables, and every move, in one database."""

from sixgun.server.store.store import Store, StoreError, Taken

__all__ = ["Store", "StoreError", "Taken"]
