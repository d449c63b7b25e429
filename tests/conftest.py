"""For all tests."""

import signal
import threading

import pytest

FIRST = ("tests/browser/", "tests/server/test_killed.py")

# Whoever starts us in the background may have us ignore Ctrl-C; some tests send it to themselves.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that in the end no worker waits long for the other."""
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))
