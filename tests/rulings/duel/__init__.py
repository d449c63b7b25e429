"""The rulings of The Duel and Renegades, each proved by a scenario."""
