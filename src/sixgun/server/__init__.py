"""The game server: tables and tournaments for browsers and other clients; `runner` starts it.

This module imports nothing, because bot workers need only a small part of the package.
"""
