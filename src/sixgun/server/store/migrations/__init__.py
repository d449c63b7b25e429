"""Alembic migrations of the database schema."""
