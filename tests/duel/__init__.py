"""The Duel as a whole: printed facts, and random games."""
