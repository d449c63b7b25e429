"""Bots run in worker processes, so that a slow or broken bot cannot stop the server."""
