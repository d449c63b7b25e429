"""Tables: who sits there, the game that is played, who looks at it, and how long it takes."""

from sixgun.server.tables.names import checked_name
from sixgun.server.tables.services import Services
from sixgun.server.tables.table import Table

__all__ = ["Services", "Table", "checked_name"]
