"""The commands and their options. Each command imports what it needs when it runs."""
