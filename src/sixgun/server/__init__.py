"""The authoritative server: tables that last, for browsers and other clients. `serving` starts it.

Nothing is imported here: the processes in which bots think need only a corner of the house.
"""
