"""For all tests."""

import signal
import threading

# Whoever starts us in the background may have us ignore Ctrl-C; some tests send it to themselves.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)
