"""The web client: its messages, pictures and sample data."""
