"""Tables: seats, games, subscriptions and clocks."""

from sixgun.server.context import ServerContext
from sixgun.server.tables.names import clean_name
from sixgun.server.tables.table import Table

__all__ = ["ServerContext", "Table", "clean_name"]
