"""The rulings of The Duel and Renegades, each proved at a table set by hand."""
