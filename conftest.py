"""Settings for all tests, including the tests of the examples."""

import pytest


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """Declare our setting: with `-p no:cacheprovider`, pytest would report it as unknown."""
    if not pluginmanager.hasplugin("cacheprovider"):
        parser.addini("cache_dir", "unused while pytest's cache is off")
