"""The commands and their options. Whatever a command needs is imported inside it."""
