"""What is said about a game: log, decisions and moves."""
