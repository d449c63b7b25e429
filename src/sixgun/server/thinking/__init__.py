"""Bots think in processes of their own: the server goes on, whatever they do."""
