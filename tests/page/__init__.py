"""The page: what it says, and what it is shown."""
