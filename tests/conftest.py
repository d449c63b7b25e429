"""For all tests."""

import signal
import threading
from collections.abc import Iterator

import pytest

from sixgun.live import custom_boxes

FIRST = ("tests/browser/", "tests/server/test_killed.py")

# Whoever starts us in the background may have us ignore Ctrl-C; some tests send it to themselves.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that in the end no worker waits long for the other."""
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))


@pytest.fixture(autouse=True)
def unsealed_boxes() -> Iterator[None]:
    """A server that a test opens in this process seals the boxes; the next test may load some."""
    yield
    custom_boxes.SEALED.clear()
