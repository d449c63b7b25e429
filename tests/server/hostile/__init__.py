"""Hostile requests and messages: each is refused with a code, and other users notice nothing."""
