"""A small client: for bots that play over the network, for tests and for load tests."""

from sixgun.client.client import Client, ServerRefused
from sixgun.client.seat_connection import ConnectionEnded, Seat
from sixgun.client.tournament_clients import JudgeClient, PlayerClient
from sixgun.client.tournament_subscription import TournamentSubscription

__all__ = [
    "Client",
    "ConnectionEnded",
    "JudgeClient",
    "PlayerClient",
    "Seat",
    "ServerRefused",
    "TournamentSubscription",
]
