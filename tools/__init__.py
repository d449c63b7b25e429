"""What `dev.py` is made of: set-up, the compiled form, import contracts. Nothing of the game."""
