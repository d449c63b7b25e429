"""The server, with real sockets, real processes and a real database."""
