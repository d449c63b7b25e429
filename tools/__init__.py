"""The parts of `dev.py`: set-up, the compiled build, import contracts, types for the browser."""
