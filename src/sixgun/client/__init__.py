"""A small client: for bots that play over the network, for tests and for load tests."""

from sixgun.client.client import Client, ServerRefused
from sixgun.client.seat import Ended, Seat
from sixgun.client.tournament import Entrant, Judge
from sixgun.client.watching import Watch

__all__ = ["Client", "Ended", "Entrant", "Judge", "Seat", "ServerRefused", "Watch"]
