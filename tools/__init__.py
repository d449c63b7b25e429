"""What `dev.py` is made of: set-up, the compiled form, import contracts, types for the browser."""
