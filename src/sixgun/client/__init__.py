"""A small client: for bots that sit at a table over the wire, for tests and for measuring."""

from sixgun.client.client import Client, ServerRefused
from sixgun.client.seat import Ended, Seat

__all__ = ["Client", "Ended", "Seat", "ServerRefused"]
