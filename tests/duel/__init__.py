"""The Duel as a whole: what is printed, and games at random."""
