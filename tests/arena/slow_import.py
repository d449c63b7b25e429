"""A bot whose module takes its time to come."""

from __future__ import annotations

import time

from tests.arena.sample_bots import Eager

time.sleep(0.5)


class Late(Eager):
    pass
