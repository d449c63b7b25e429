"""Requests and messages that nobody should send: each is refused with a code, and others notice
nothing."""
