"""Settings and fixtures for all tests."""

import signal
import threading
from collections.abc import Iterator

import pytest

from sixgun.live import custom_boxes

LONGEST = ("tests/browser/", "tests/server/test_crash_recovery.py")

# A shell that starts the tests in the background may make them ignore Ctrl-C; some tests need it.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start the longest tests first, so that no worker is idle at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


@pytest.fixture(autouse=True)
def unsealed_boxes() -> Iterator[None]:
    """Unseal the boxes after a test whose server sealed them."""
    yield
    custom_boxes.SEALED.clear()
