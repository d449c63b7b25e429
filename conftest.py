"""For every test in this folder, those of the examples included."""

import pytest


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """With `-p no:cacheprovider` nobody else knows our setting, and an unknown one is an error."""
    if not pluginmanager.hasplugin("cacheprovider"):
        parser.addini("cache_dir", "unused while pytest's cache is off")
