"""What `dev.py` is made of: set-up, the compiled build, import contracts, types for the browser."""
